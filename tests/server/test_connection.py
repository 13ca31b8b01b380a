"""What is sent arrives in the order in which it was said, whether or not the client keeps up."""

from __future__ import annotations

import asyncio

from kassen.server.connection import SLOW, Connection, Post


class Wire:
    """A client that keeps up, or does not."""

    def __init__(self, outbox: int = 100) -> None:
        self.open = True
        self.got: list[bytes] = []
        self.connection = Connection(None, "", None, outbox)
        self.connection.use(Post(), self.take)
        self._resumed = asyncio.Event()
        self.writing = asyncio.create_task(self._write())

    def take(self, message: bytes) -> bool:
        if self.open:
            self.got.append(message)
        return self.open

    def resume(self) -> None:
        self.open = True
        self._resumed.set()

    async def _write(self) -> None:
        async for message in self.connection.messages():
            while not self.take(message):
                await self._resumed.wait()


def happen(*words: str, outbox: int = 100) -> Wire:
    """What is said, and what the client does: "stop" and "go"; "turn" is a turn of the event loop."""

    async def run() -> Wire:
        wire = Wire(outbox)
        for word in (*words, "end"):
            match word:
                case "stop":
                    wire.open = False
                case "go":
                    wire.resume()
                case "turn":
                    await turn()
                case "end":
                    wire.connection.close(1000, "", b"bye")
                case _:
                    wire.connection.send(word.encode())
        await turn()
        wire.writing.cancel()
        return wire

    return asyncio.run(run())


async def turn() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_client_that_keeps_up_gets_everything_in_order() -> None:
    assert happen("a", "b", "turn", "c").got == [b"a", b"b", b"c", b"bye"]


def test_what_waited_for_a_slow_client_comes_before_what_was_said_since() -> None:
    slow = happen("a", "turn", "stop", "b", "c", "turn", "go", "d", "turn", "e")
    assert slow.got == [b"a", b"b", b"c", b"d", b"e", b"bye"]


def test_who_does_not_read_is_let_go() -> None:
    deaf = happen("stop", "a", "b", "c", "d", "turn", "go", "turn", outbox=2)
    assert b"d" not in deaf.got
    assert deaf.connection.closed is not None
    assert deaf.connection.closed[0] == SLOW


def test_a_long_story_is_no_lag() -> None:
    """Whoever comes late is told more at once than a slow client may fall behind; and from then on counts like anybody."""

    async def run() -> tuple[list[bytes], Connection]:
        connection = Connection(None, "", None, outbox=2)
        connection.begin_with([b"past"] * 9)
        connection.send(b"welcome")
        got = []
        async for message in connection.messages():
            got.append(message)
            if message == b"welcome":
                for word in (b"a", b"b", b"c"):
                    connection.send(word)
                break
        return got, connection

    got, connection = asyncio.run(run())
    assert got == [b"past"] * 9 + [b"welcome"]
    assert connection.closed is not None
    assert connection.closed[0] == SLOW
