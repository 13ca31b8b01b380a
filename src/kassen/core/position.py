"""Positions from outside: typed by the game's own structure, refused with a sentence that says what is wrong and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

Shape = TypeVar("Shape", bound=msgspec.Struct)


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
        raise ValueError(f"position: no {what} {name[:40]!r}; there are {', '.join(names)}")
    return names.index(name)


def phase_of(name: str, phases: Mapping[int, Any]) -> int:
    """The id of a phase by its name."""
    ids, names = list(phases), [phase.name for phase in phases.values()]
    return ids[index_of(name, names, "phase")]
