"""The rules of placing and of formations as a person would check them, square by square. Slow, and obviously so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

Square = tuple[int, int]
NEIGHBOURS = ((0, 1), (1, 0), (0, -1), (-1, 0))


@dataclass(frozen=True)
class Field:
    troops: Mapping[Square, int]
    levels: Mapping[Square, int]
    strongholds: Mapping[Square, int]  # square → seat

    def formation(self, start: Square) -> set[Square]:
        found, todo = {start}, [start]
        while todo:
            row, column = todo.pop()
            for down, right in NEIGHBOURS:
                square = (row + down, column + right)
                if square not in found and self.troops.get(square) == self.troops[start]:
                    found.add(square)
                    todo.append(square)
        return found

    def owners(self, start: Square) -> set[int]:
        return {self.strongholds[square] for square in self.formation(start) if square in self.strongholds}

    def with_troops(self, troops: Mapping[Square, int]) -> Field:
        return replace(self, troops={**self.troops, **troops})


def may_place(field: Field, troops: Mapping[Square, int], supported: Square | None) -> bool:
    """May these troops come to lie on these squares, one of them perhaps on a support?"""
    for square, troop in troops.items():
        if square in field.strongholds:
            return False
        if square != supported and field.troops[square] == troop:
            return False
    after = field.with_troops(troops)
    return all(len(after.owners(square)) < 2 for square in troops)


def large_placements(field: Field, one: int, two: int, small_left: bool) -> Iterator[tuple[Square, Square]]:
    for at in field.troops:
        for down, right in NEIGHBOURS:
            to = (at[0] + down, at[1] + right)
            if to not in field.troops:
                continue
            difference = field.levels[at] - field.levels[to]
            supported = None
            if difference:
                if abs(difference) != 1 or not small_left:
                    continue
                supported = to if difference > 0 else at
            if may_place(field, {at: one, to: two}, supported):
                yield at, to


def small_placements(field: Field, troop: int) -> Iterator[Square]:
    for square in field.troops:
        if may_place(field, {square: troop}, None):
            yield square
