"""What every game is made of. Core knows no game."""

from kassen.core.advice import Advice, draw_weighted, prospects, reward
from kassen.core.chance import draw, shuffle
from kassen.core.facts import Facts
from kassen.core.game import Game, Rules
from kassen.core.log import Log
from kassen.core.options import Option, OptionValues
from kassen.core.phases import CHOICE, MOVED_ON, Phase, go
from kassen.core.record import NOBODY, Cube, Grid, Record, Row, int8, int16, int32, int64
from kassen.core.registry import all_rules, game, rules
from kassen.core.source import EVERYBODY, all_but, listening, only, rule, table, tell
from kassen.core.state import Event, IllegalMove, Move, State, Views

__all__ = [
    "CHOICE",
    "EVERYBODY",
    "MOVED_ON",
    "NOBODY",
    "Advice",
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
    "prospects",
    "reward",
    "rule",
    "rules",
    "shuffle",
    "table",
    "tell",
]
