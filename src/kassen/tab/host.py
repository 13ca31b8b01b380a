"""What the page around this Python does for it: it keeps journals, and searches in workers of its own."""

from __future__ import annotations

from typing import Protocol


class Host(Protocol):
    cores: int  # workers that search
    language: str  # of the page

    async def append(self, table: str, number: int, body: str, card: str, decides: str | None) -> bool:
        """Keep an entry, and the table's card as it is now. True: it is on disk. False: there is one with this number. Refusal:
        there is no room, or the browser keeps nothing."""

    async def journal(self, table: str, since: int) -> list[str]:
        """The bodies of a table's entries after that number, in order."""

    async def cards(self) -> list[tuple[str, str | None]]:
        """All tables, what happened last first: card, and who decides there."""

    async def remove(self, table: str) -> None: ...

    async def read(self, key: str) -> str | None:
        """Something kept beside the tables."""

    async def write(self, key: str, value: str) -> None: ...

    async def prepare(self, game: str, fingerprint: str) -> None:
        """Load the kernel of a game; Refusal if it was not made from these sources."""

    async def search(self, order: str) -> str:
        """Grow trees in the workers (search.py says what is ordered and answered, in JSON)."""

    async def run(self, errand: str) -> bytes:
        """One call of a kernel in one of the workers (an Errand, in JSON); the pieces that are wanted back, one after another."""
