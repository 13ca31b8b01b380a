"""The face for those who write a game: everything a game's package needs, and nothing of how games are run.

CONTRIBUTING.md ("Add a game") says how the parts fit together; examples/bluff is a whole game made of them.

- the record: `Record`, its fields `int8` ... `int64`, their types `Row`, `Grid`, `Cube`
- rules: `@rule`, `table`, chance (`draw`, `shuffle`), news (`tell`, to `EVERYBODY`, `only(seat)`, `all_but(seat)`), seats, sets
- the contract: `Rules`, `Phase`, `Option`, `Advice`, `Facts`
- around them: data files, positions, words

>>> from kassen.author import Record, Row, draw, int8, rule
>>> class Table(Record):
...     dice: Row = int8(3)  # what lies on the table · everybody
>>> @rule
... def roll(s: Table) -> None:
...     for die in range(3):
...         s.dice[die] = 1 + draw(s, 6)
>>> s = Table()
>>> roll(s)
>>> all(1 <= face <= 6 for face in s.dice)
True
"""

from kassen.core.advice import Advice, draw_weighted, prospects, reward
from kassen.core.bits import has_two, lowest, members, wide
from kassen.core.chance import draw, shuffle
from kassen.core.data import by_players, read_text, read_toml
from kassen.core.facts import Fact, Facts
from kassen.core.game import Game, Rules
from kassen.core.options import Option, OptionValues
from kassen.core.phases import CHOICE, MOVED_ON, Phase, go, legal
from kassen.core.position import by_name, check_seats, demand, index_of, numbers_of, phase_of, seat_of
from kassen.core.position import read as read_position
from kassen.core.record import NOBODY, Cube, Grid, Record, Row, int8, int16, int32, int64
from kassen.core.seats import clockwise, count_rounds, steps_to, with_seat
from kassen.core.sheet import Sheet
from kassen.core.source import EVERYBODY, all_but, listening, only, product64, rule, table, tell
from kassen.core.state import State
from kassen.core.text import Say, Texts, width

__all__ = [
    "CHOICE",
    "EVERYBODY",
    "MOVED_ON",
    "NOBODY",
    "Advice",
    "Cube",
    "Fact",
    "Facts",
    "Game",
    "Grid",
    "Option",
    "OptionValues",
    "Phase",
    "Record",
    "Row",
    "Rules",
    "Say",
    "Sheet",
    "State",
    "Texts",
    "all_but",
    "by_name",
    "by_players",
    "check_seats",
    "clockwise",
    "count_rounds",
    "demand",
    "draw",
    "draw_weighted",
    "go",
    "has_two",
    "index_of",
    "int8",
    "int16",
    "int32",
    "int64",
    "legal",
    "listening",
    "lowest",
    "members",
    "numbers_of",
    "only",
    "phase_of",
    "product64",
    "prospects",
    "read_position",
    "read_text",
    "read_toml",
    "reward",
    "rule",
    "seat_of",
    "shuffle",
    "steps_to",
    "table",
    "tell",
    "wide",
    "width",
    "with_seat",
]
