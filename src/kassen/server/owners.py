"""Which of several processes a table belongs to. The table's id says it, so nobody has to look it up.

An id is 96 random bits and the number of the part of the database in which the table was opened (none: the first file, where a
process that serves alone opens its tables). A table stays in its part; which process has a part depends on how many there are.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

RANDOM_LETTERS = 16


def part_of(table: str) -> int:
    mark = table[RANDOM_LETTERS:]
    return int(mark) if mark.isascii() and mark.isdigit() else 0


class Place(NamedTuple):
    """Which of the processes this is, and how many there are."""

    number: int = 0
    processes: int = 1

    def keeps(self, part: int) -> bool:
        return owner(part, self.processes) == self.number

    @property
    def part(self) -> int:
        """The part in which this process opens tables."""
        return self.number + 1 if self.processes > 1 else 0

    def new_id(self) -> str:
        return secrets.token_urlsafe(12) + (str(self.part) if self.part else "")


ALONE = Place()


def owner(part: int, processes: int) -> int:
    return (part - 1) % processes if part else 0
