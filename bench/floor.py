"""python -m bench.floor: the least that a server of this kind can cost, to compare with in bench.server.

It has as many sockets, receives and sends as many messages of the same size, and writes as much to the same store before it
sends; but it has no game, no checks and no framework. What remains must be done by any server: parse a frame, hand an entry to
the store, write four frames.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import hashlib
import sys
from typing import Any

from kassen.server.journal import Append, Summary
from kassen.server.store import Store, make_store

try:
    from uvloop import run
except ImportError:  # Windows has none
    from asyncio import run

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
SEATS = 4


class Floor:
    """The tables by id: who sits there, and how many decisions were made."""

    def __init__(self, store: Store, size: int, body: int, card: int) -> None:
        self.store, self.size = store, size
        self.seats: dict[str, list[Line]] = {}
        self.numbers: dict[str, int] = {}
        self.body, self.card = b"x" * body, b"x" * card
        self.tasks: set[asyncio.Task[None]] = set()

    def sit(self, table: str, line: Line) -> None:
        seats = self.seats.setdefault(table, [])
        seats.append(line)
        self.numbers.setdefault(table, 0)
        line.send(self.message(0, len(seats) == 1))

    def decide(self, table: str) -> None:
        task = asyncio.create_task(self._decide(table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _decide(self, table: str) -> None:
        self.numbers[table] = number = self.numbers[table] + 1
        summary = Summary("running", False, "x" * 12, number * 100_000, number, self.card)
        await self.store.append(Append(table, number, self.body, summary))
        asked, others = self.message(number, True), self.message(number, False)
        for seat, line in enumerate(self.seats[table]):
            line.send(asked if seat == number % SEATS else others)

    def message(self, turn: int, asked: bool) -> bytes:
        moves = b',"moves":[{"id":1}]' if asked else b""
        text = b'{"type":"update","scene":{"turn":%d%s},"pad":"' % (turn, moves)
        return text + b"x" * (self.size - len(text) - 2) + b'"}'


class Line(asyncio.Protocol):
    def __init__(self, floor: Floor) -> None:
        self.floor, self.table, self.buffer = floor, "", bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.table:
            self.shake_hands()
            return
        while len(self.buffer) >= 6 and len(self.buffer) >= 6 + (self.buffer[1] & 127):
            size = self.buffer[1] & 127  # the load sends short messages, masked with zeros
            del self.buffer[: 6 + size]
            self.floor.decide(self.table)

    def shake_hands(self) -> None:
        if b"\r\n\r\n" not in self.buffer:
            return
        lines = bytes(self.buffer).split(b"\r\n")
        key = next(line.split(b": ")[1] for line in lines if line.startswith(b"Sec-WebSocket-Key"))
        accept = base64.b64encode(hashlib.sha1(key + GUID).digest())
        self.buffer.clear()
        head = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.transport.write(head + b"Sec-WebSocket-Accept: %s\r\n\r\n" % accept)
        self.table = lines[0].split(b"/")[3].decode()
        self.floor.sit(self.table, self)

    def send(self, message: bytes) -> None:
        self.transport.write(b"\x81\x7e" + len(message).to_bytes(2, "big") + message)


async def serve(given: argparse.Namespace) -> None:
    store = make_store(given.db, 4.0)
    await store.open()
    floor = Floor(store, given.size, given.body, given.card)
    server = await asyncio.get_running_loop().create_server(lambda: Line(floor), "127.0.0.1", 0)
    gc.freeze()
    sys.setswitchinterval(0.001)
    print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
    await server.serve_forever()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--db", required=True)
    parser.add_argument("--size", type=int, default=1_100, help="bytes of a message to a viewer")
    parser.add_argument("--body", type=int, default=60, help="bytes of an entry")
    parser.add_argument("--card", type=int, default=600, help="bytes of a table's card in the index")
    run(serve(parser.parse_args()))


if __name__ == "__main__":
    main()
