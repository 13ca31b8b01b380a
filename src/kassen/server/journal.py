"""What a store is given to write: an entry, and the table's new row in the index."""

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
    """One entry to write, with the table's new row in the index. `people`: on whose lists the table is, if that has changed."""

    table: str
    number: int
    body: bytes
    summary: Summary
    people: tuple[str, ...] | None = None


class Unavailable(Exception):
    """The database does not answer or refuses to write. Nobody was told of what could not be written."""
