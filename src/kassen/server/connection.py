"""One page, script or feed that follows a table: through which seat it looks, and what it has yet to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from kassen.server import metrics
from kassen.server.referee import Person

SLOW = 4408


class Connection:
    def __init__(self, person: Person | None, address: str, language: str | None, outbox: int, plain: bool = False) -> None:
        self.person = person
        self.viewer: int | None = None
        self.language = language
        self.plain = plain  # one answer of HTTP: moves in full, a story in one piece
        self.charged = person.id if person else f"at {address}"  # whose share of the server this uses
        self.closed: tuple[int, str] | None = None  # code and reason, once nothing more is sent
        self.on_drop: Callable[[], object] | None = None
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._most = outbox

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    def send(self, message: bytes) -> None:
        """Never waits: who does not read is let go."""
        if self.closed:
            return
        if self._outbox.qsize() >= self._most:
            metrics.DROPPED.labels("slow").inc()
            self.close(SLOW, "too slow: messages pile up. Connect again")
            if self.on_drop:
                self.on_drop()
            return
        self._outbox.put_nowait(message)

    def close(self, code: int, reason: str, last: bytes | None = None) -> None:
        if self.closed:
            return
        if last is not None:
            self._outbox.put_nowait(last)
        self.closed = (code, reason)
        self._outbox.put_nowait(None)

    async def messages(self) -> AsyncIterator[bytes]:
        """What is to be sent, until closed. A slow client's backlog is not worth sending."""
        while (message := await self._outbox.get()) is not None:
            if self.closed and self.closed[0] == SLOW:
                return
            yield message
