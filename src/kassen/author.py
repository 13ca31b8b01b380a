"""The API for writing a game: everything a game's package imports, and nothing about how games are run.

CONTRIBUTING.md ("Add a game") explains how the parts fit together; examples/bluff is a complete game built from them.

- the record: `Record`, its fields `int8` ... `int64`, their types `Row`, `Grid`, `Cube`
- rules: `@rule`, `constant`, chance (`draw`, `shuffle`), events (`tell`, to `EVERYBODY`, `only(seat)`, `all_but(seat)`), seats
- the contract: `Rules`, `Phase`, `Option`, `Effect`, `Advice` (and its learned `Policy`), `Facts`
- helpers: data files, positions, texts, a `Drawing` of the board

>>> from kassen.author import Record, Row, draw, int8, rule
>>> class DiceRecord(Record):
...     dice: Row = int8(3)  # what lies on the table · everybody
>>> @rule
... def roll(s: DiceRecord) -> None:
...     for die in range(3):
...         s.dice[die] = 1 + draw(s, 6)
>>> s = DiceRecord()
>>> roll(s)
>>> all(1 <= face <= 6 for face in s.dice)
True
"""

from kassen.core.advice import Advice, Judge, draw_weighted, exp, prospects, read_chances, reward
from kassen.core.bits import count, has_two, lowest, members, nth, wide
from kassen.core.chance import draw, shuffle
from kassen.core.data import by_players, read_text, read_toml
from kassen.core.drawing import Drawing
from kassen.core.effects import Effect
from kassen.core.facts import Fact, Facts
from kassen.core.game import Game, Rules
from kassen.core.observation import Part, each_seat, steps
from kassen.core.options import Option, OptionValues
from kassen.core.phases import CHOICE, MOVED_ON, Phase, Program, ask, go, legal
from kassen.core.policy import Cell, Policy, is_trained, read_appeals
from kassen.core.position import by_name, check_seats, demand, index_of, numbers_of, phase_of, seat_of
from kassen.core.position import read as read_position
from kassen.core.record import ALL_SEATS, NOBODY, Cube, Grid, Record, Row, int8, int16, int32, int64
from kassen.core.seats import clockwise, count_rounds, shares_eyes, steps_to
from kassen.core.shapes import EventData, MoveData, Seat, Shape, Shapes, View, means, with_seat
from kassen.core.sheet import Sheet
from kassen.core.source import EVERYBODY, all_but, constant, listening, only, product64, rule, tell
from kassen.core.state import State
from kassen.core.text import Say, Texts, width

__all__ = [
    "ALL_SEATS",
    "CHOICE",
    "EVERYBODY",
    "MOVED_ON",
    "NOBODY",
    "Advice",
    "Cell",
    "Cube",
    "Drawing",
    "Effect",
    "EventData",
    "Fact",
    "Facts",
    "Game",
    "Grid",
    "Judge",
    "MoveData",
    "Option",
    "OptionValues",
    "Part",
    "Phase",
    "Policy",
    "Program",
    "Record",
    "Row",
    "Rules",
    "Say",
    "Seat",
    "Shape",
    "Shapes",
    "Sheet",
    "State",
    "Texts",
    "View",
    "all_but",
    "ask",
    "by_name",
    "by_players",
    "check_seats",
    "clockwise",
    "constant",
    "count",
    "count_rounds",
    "demand",
    "draw",
    "draw_weighted",
    "each_seat",
    "exp",
    "go",
    "has_two",
    "index_of",
    "int8",
    "int16",
    "int32",
    "int64",
    "is_trained",
    "legal",
    "listening",
    "lowest",
    "means",
    "members",
    "nth",
    "numbers_of",
    "only",
    "phase_of",
    "product64",
    "prospects",
    "read_appeals",
    "read_chances",
    "read_position",
    "read_text",
    "read_toml",
    "reward",
    "rule",
    "seat_of",
    "shares_eyes",
    "shuffle",
    "steps",
    "steps_to",
    "tell",
    "wide",
    "width",
    "with_seat",
]
