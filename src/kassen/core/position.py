"""Positions from outside: typed by the game's own structure, refused with a sentence that says what is wrong and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Sized
from typing import Any, TypeVar

import msgspec

Shape = TypeVar("Shape", bound=msgspec.Struct)
Name = TypeVar("Name", bound=str)


def read(data: Mapping[str, Any], shape: type[Shape]) -> Shape:
    """The position as the game's structure; a wrong type, name or range is a ValueError with its path."""
    try:
        return msgspec.convert(data, shape, strict=True)
    except msgspec.ValidationError as error:
        raise ValueError(f"position: {error}") from None


def demand(truth: object, sentence: str) -> None:
    """What must hold in a position, in words for the person who wrote it."""
    if not truth:
        raise ValueError(f"position: {sentence}")


def index_of(name: str, names: Sequence[str], what: str) -> int:
    """The number behind a name, or the names there are."""
    if name not in names:
        raise ValueError(f"position: there is no {what} {name[:40]!r}; choose from {', '.join(names)}")
    return names.index(name)


def phase_of(name: str, phases: Mapping[int, Any]) -> int:
    """The id of a phase by its name."""
    ids = sorted(phases)
    names = [phases[id].name for id in ids]
    return ids[index_of(name, names, "phase")]


def check_seats(seats: Sized, players: int) -> None:
    """A position describes every seat."""
    demand(len(seats) == players, f"{players} players have {players} seats, not {len(seats)}")


def seat_of(seat: int, players: int, what: str) -> int:
    """A seat that there is."""
    demand(0 <= seat < players, f"{what} is seat {seat}, but seats are 0 to {players - 1}")
    return seat


# Things and how many of each: in the record a row of numbers, elsewhere a mapping by name.


def by_name(numbers: Sequence[int], names: Sequence[Name]) -> dict[Name, int]:
    """A row of numbers by the names of its places, those without any left out."""
    assert len(numbers) == len(names)
    things: dict[Name, int] = {}
    place = 0
    for number in numbers:
        if number:
            things[names[place]] = number
        place += 1  # noqa: SIM113 - every view has many of these; with `enumerate` each takes a third longer, with `zip` twice as long
    return things


def numbers_of(things: Mapping[str, int], names: Sequence[str], what: str) -> list[int]:
    """The way back: the row of numbers, or ValueError for a name there is not."""
    row = [0] * len(names)
    for name, number in things.items():
        row[index_of(name, names, what)] = number
    return row
