"""What a finished game tells its designer, as plain data: the game decides what is worth counting, the arena counts it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

# Yes or no, one of several values (a number, a name), or how many of each thing ({"takeda": 2}); a count of 0 may be left out.
Fact = bool | int | str | Mapping[str, int]


@dataclass(frozen=True)
class Facts:
    """Facts about each seat, which the arena relates to its win share, and facts about the whole game, which it counts.

    The heading of a fact is the text `fact-<name>`; its values are translated like arguments of that name (see text.py).
    """

    seats: Sequence[Mapping[str, Fact]] = ()  # one mapping per seat, or none at all
    table: Mapping[str, Fact] = field(default_factory=dict)
