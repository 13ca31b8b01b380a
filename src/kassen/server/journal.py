"""What is handed to whoever keeps journals: an entry, and what follows from it for lists."""

from __future__ import annotations

from typing import NamedTuple


class Summary(NamedTuple):
    """The row of `tables` after an entry: what lists and the wake-up need without reading the journal."""

    status: str
    listed: bool
    person: str | None
    due: int | None
    updated: int
    card: bytes


class Append(NamedTuple):
    """One entry to write, and what follows from it for the index. `people` when who sits there has changed."""

    table: str
    number: int
    body: bytes
    summary: Summary
    people: tuple[str, ...] | None = None


class Unavailable(Exception):
    """The database does not answer or refuses to write. Nothing was told to anybody."""
