"""Reading positions from outside: checked against the game's own types, refused with a sentence that says what is wrong where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Sized
from typing import Any, TypeVar

import msgspec

Shape = TypeVar("Shape", bound=msgspec.Struct)
Name = TypeVar("Name", bound=str)


def read(data: Mapping[str, Any], shape: type[Shape]) -> Shape:
    """The position as a struct of the game; a wrong type, name or range raises ValueError with its path."""
    try:
        return msgspec.convert(data, shape, strict=True)
    except msgspec.ValidationError as error:
        raise ValueError(f"position: {error}") from None


def demand(truth: object, sentence: str) -> None:
    """Check something that must hold in a position; `sentence` tells its author what is wrong."""
    if not truth:
        raise ValueError(f"position: {sentence}")


def index_of(name: str, names: Sequence[str], what: str) -> int:
    """The index of a name; ValueError lists the names there are."""
    if name not in names:
        raise ValueError(f"position: there is no {what} {name[:40]!r}; choose from {', '.join(names)}")
    return names.index(name)


def phase_of(name: str, phases: Mapping[int, Any]) -> int:
    """The id of the phase with this name."""
    ids = sorted(phases)
    names = [phases[id].name for id in ids]
    return ids[index_of(name, names, "phase")]


def check_seats(seats: Sized, players: int) -> None:
    """Check that a position describes every seat."""
    demand(len(seats) == players, f"{players} players have {players} seats, not {len(seats)}")


def seat_of(seat: int, players: int, what: str) -> int:
    """The seat, checked to exist."""
    demand(0 <= seat < players, f"{what} is seat {seat}, but seats are 0 to {players - 1}")
    return seat


# Counts of things: a row of numbers in the record, a mapping by name elsewhere.


def by_name(numbers: Sequence[int], names: Sequence[Name]) -> dict[Name, int]:
    """A row of counts as a mapping by name, zeros left out."""
    assert len(numbers) == len(names)
    things: dict[Name, int] = {}
    place = 0
    for number in numbers:
        if number:
            things[names[place]] = number
        place += 1  # noqa: SIM113 - every view has many of these; with `enumerate` each takes a third longer, with `zip` twice as long
    return things


def numbers_of(things: Mapping[str, int], names: Sequence[str], what: str) -> list[int]:
    """The inverse of `by_name`: a row of counts; ValueError for an unknown name."""
    row = [0] * len(names)
    for name, number in things.items():
        row[index_of(name, names, what)] = number
    return row
