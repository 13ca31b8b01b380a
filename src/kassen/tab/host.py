"""What the page does for the Python it runs: keeping journals, and searching in its workers."""

from __future__ import annotations

from typing import Protocol


class Host(Protocol):
    cores: int  # how many workers search
    language: str  # of the page

    async def append(self, table: str, number: int, body: str, card: str, decides: str | None) -> bool:
        """Store an entry and the table's current card. True: it is on disk. False: this table already has an entry with that
        number. Refusal: the storage is full, or the browser stores nothing."""

    async def journal(self, table: str, since: int) -> list[str]:
        """The bodies of a table's entries after number `since`, in order."""

    async def cards(self) -> list[tuple[str, str | None]]:
        """All tables, the latest first: each with its card and the person who decides there."""

    async def remove(self, table: str) -> None: ...

    async def read(self, key: str) -> str | None:
        """Something stored beside the tables."""

    async def write(self, key: str, value: str) -> None: ...

    async def prepare(self, game: str, fingerprint: str) -> None:
        """Load a game's kernel; Refusal if its fingerprint differs."""

    async def search(self, order: str) -> str:
        """Grow trees in the workers. Takes an Order (search.py) and returns one list of options for each tree, both in JSON."""

    async def run(self, errand: str) -> bytes:
        """Call a kernel function in one of the workers (an Errand, in JSON). Returns the pieces asked for, concatenated."""
