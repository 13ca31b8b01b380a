"""What every game is built from. Nothing in core names a game."""

# Import Game first: it and State and Batch import each other (see the end of game.py).
from kassen.core.game import Game, Rules

# isort: split
from kassen.core.advice import Advice, Judge, draw_weighted, exp, prospects, reward, share_win
from kassen.core.batch import Batch
from kassen.core.chance import draw, shuffle
from kassen.core.effects import Effect
from kassen.core.facts import Facts
from kassen.core.log import Log
from kassen.core.moves import Event, IllegalMove, Move
from kassen.core.options import Option, OptionValues
from kassen.core.phases import CHOICE, MOVED_ON, Phase, ask, go
from kassen.core.record import ALL_SEATS, NOBODY, Cube, Grid, Record, Row, int8, int16, int32, int64
from kassen.core.registry import all_rules, game, replay, rules
from kassen.core.shapes import EventData, MoveData, Shape, Shapes, View
from kassen.core.sheet import Sheet
from kassen.core.source import EVERYBODY, all_but, constant, listening, only, product64, rule, tell
from kassen.core.state import State
from kassen.core.views import Views

__all__ = [
    "ALL_SEATS",
    "CHOICE",
    "EVERYBODY",
    "MOVED_ON",
    "NOBODY",
    "Advice",
    "Batch",
    "Cube",
    "Effect",
    "Event",
    "EventData",
    "Facts",
    "Game",
    "Grid",
    "IllegalMove",
    "Judge",
    "Log",
    "Move",
    "MoveData",
    "Option",
    "OptionValues",
    "Phase",
    "Record",
    "Row",
    "Rules",
    "Shape",
    "Shapes",
    "Sheet",
    "State",
    "View",
    "Views",
    "all_but",
    "all_rules",
    "ask",
    "constant",
    "draw",
    "draw_weighted",
    "exp",
    "game",
    "go",
    "int8",
    "int16",
    "int32",
    "int64",
    "listening",
    "only",
    "product64",
    "prospects",
    "replay",
    "reward",
    "rule",
    "rules",
    "share_win",
    "shuffle",
    "tell",
]
