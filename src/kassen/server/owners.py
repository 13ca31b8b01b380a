"""Which process a table belongs to, where there are several: it is written in the table's id, so whoever sees the id knows.

An id is 96 random bits and the number of the part of the database in which the table was opened (none: the first file, which is
all there is with one process). The part stays with the table; whose it is follows from how many processes there are today.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

RANDOM_LETTERS = 16


def part_of(table: str) -> int:
    mark = table[RANDOM_LETTERS:]
    return int(mark) if mark.isascii() and mark.isdigit() else 0


class Place(NamedTuple):
    """This process among all of them."""

    number: int = 0
    processes: int = 1

    def keeps(self, part: int) -> bool:
        return owner(part, self.processes) == self.number

    @property
    def part(self) -> int:
        """Where new tables go."""
        return self.number + 1 if self.processes > 1 else 0

    def new_id(self) -> str:
        return secrets.token_urlsafe(12) + (str(self.part) if self.part else "")


ALONE = Place()


def owner(part: int, processes: int) -> int:
    return (part - 1) % processes if part else 0
