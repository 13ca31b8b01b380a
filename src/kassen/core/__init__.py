"""What every game is made of. Core knows no game."""

# Game first: it knows State and Batch, and they know it.
from kassen.core.game import Game, Rules

# isort: split
from kassen.core.advice import Advice, draw_weighted, prospects, reward
from kassen.core.batch import Batch
from kassen.core.chance import draw, shuffle
from kassen.core.facts import Facts
from kassen.core.log import Log
from kassen.core.moves import Event, IllegalMove, Move
from kassen.core.options import Option, OptionValues
from kassen.core.phases import CHOICE, MOVED_ON, Phase, go
from kassen.core.record import NOBODY, Cube, Grid, Record, Row, int8, int16, int32, int64
from kassen.core.registry import all_rules, game, replay, rules
from kassen.core.sheet import Sheet
from kassen.core.source import EVERYBODY, all_but, listening, only, product64, rule, table, tell
from kassen.core.state import State
from kassen.core.views import Views

__all__ = [
    "CHOICE",
    "EVERYBODY",
    "MOVED_ON",
    "NOBODY",
    "Advice",
    "Batch",
    "Cube",
    "Event",
    "Facts",
    "Game",
    "Grid",
    "IllegalMove",
    "Log",
    "Move",
    "Option",
    "OptionValues",
    "Phase",
    "Record",
    "Row",
    "Rules",
    "Sheet",
    "State",
    "Views",
    "all_but",
    "all_rules",
    "draw",
    "draw_weighted",
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
    "shuffle",
    "table",
    "tell",
]
