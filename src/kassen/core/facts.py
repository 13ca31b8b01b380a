"""What a finished game tells its designer, as plain data: the game says what is worth counting, the arena counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

# Yes or no, one of several (a number, a name), or how many of each thing ({"takeda": 2}); things counted 0 may be left out.
Fact = bool | int | str | Mapping[str, int]


@dataclass(frozen=True)
class Facts:
    """Facts of each seat, held against its win share, and facts of the whole game, counted.

    The game's catalogue has the text `fact-<name>` as heading; values are worded like arguments of that name (see text.py).
    """

    seats: Sequence[Mapping[str, Fact]] = ()  # one mapping a seat, or nothing at all
    table: Mapping[str, Fact] = field(default_factory=dict)
