"""One page, script or feed that follows a table: through which seat it looks, and what it has yet to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from kassen.server.person import Person

SLOW = 4408


class Post:
    """Carries everything that was said in one turn of the event loop at its end: a batch of decisions comes from the disk
    together, and telling all before sending any costs sender and receivers fewer wake-ups."""

    def __init__(self) -> None:
        self._letters: list[tuple[Connection, bytes]] = []

    def take(self, connection: Connection, message: bytes) -> None:
        if not self._letters:
            asyncio.get_running_loop().call_soon(self.go_round)
        self._letters.append((connection, message))

    def go_round(self) -> None:
        letters, self._letters = self._letters, []
        for connection, message in letters:
            connection.hand_over(message)


def not_at_once(message: bytes) -> bool:
    """Without a wire of its own everything waits for whoever fetches it."""
    return False


class Connection:
    def __init__(self, person: Person | None, address: str, language: str | None, outbox: int) -> None:
        self.person = person
        self.viewer: int | None = None
        self.language = language
        self.charged = person.id if person else f"at {address}"  # whose share of the server this uses
        self.closed: tuple[int, str] | None = None  # code and reason, once nothing more is sent
        self.on_drop: Callable[[], object] | None = None
        self._post: Post | None = None
        self._at_once: Callable[[bytes], bool] = not_at_once
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()  # what waits for the writing task
        self._behind = False  # something waits there, or is being sent
        self._most = outbox
        self._past = 0  # of what waits, messages of the story so far: whoever comes late has not lagged behind

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    def use(self, post: Post, at_once: Callable[[bytes], bool]) -> None:
        """From now on by post. `at_once` sends a message if that needs no waiting, and says whether it did."""
        self._post, self._at_once = post, at_once

    def hang_up(self) -> None:
        """The wire is gone: let go of it, or the two would keep each other, and the table, in memory."""
        self._post, self._at_once, self.on_drop = None, not_at_once, None

    def send(self, message: bytes) -> None:
        """Never waits: who does not read is let go."""
        if self.closed:
            return
        if self._post is None:
            self._keep(message)
        else:
            self._post.take(self, message)

    def begin_with(self, story: list[bytes]) -> None:
        """What is long past, before anything else."""
        for message in story:
            self._outbox.put_nowait(message)
        self._past = len(story)
        self._behind = True

    def hand_over(self, message: bytes) -> None:
        """What the post brings goes out, or behind what waits already."""
        if self._behind or not self._at_once(message):
            self._keep(message)

    def _keep(self, message: bytes) -> None:
        if self.closed:
            return
        if self._outbox.qsize() - self._past >= self._most:
            self.close(SLOW, "too slow: messages pile up. Connect again")
            if self.on_drop:
                self.on_drop()
            return
        self._outbox.put_nowait(message)
        self._behind = True

    def close(self, code: int, reason: str, last: bytes | None = None) -> None:
        if self._post:
            self._post.go_round()
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
            self._behind = not self._outbox.empty()
            self._past = max(self._past - 1, 0)
