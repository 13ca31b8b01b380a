"""Raw bytes at a server, over HTTP and sockets: whatever comes, it is no fault of the server.

    python -m tests.server.fuzz --inputs 1000000 [--seed N]

Most are handed to the server's protocol in its own loop, which is many times as quick as the network; some take the network. The
inputs follow from the seed; what makes the server fail is printed with its number.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import copy
import gc
import json
import logging
import random
import re
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from kassen.core import Game, rules
from kassen.server import messages as m
from kassen.server.serve import Server
from kassen.server.settings import Settings
from tests.server.conftest import Running
from tests.server.guests import PATIENCE_S, Guest

# Every address, with the methods it knows.
PATHS = {
    "/": "GET",
    "/health": "GET",
    "/metrics": "GET",
    "/api/me": "GET POST PATCH DELETE",
    "/api/me/link": "POST",
    "/api/me/claim": "POST",
    "/api/me/tables": "DELETE",
    "/api/me/tables/TABLE": "DELETE",
    "/api/me/devices": "POST",
    "/api/me/devices/x": "DELETE",
    "/api/me/devices/key": "GET",
    "/api/games": "GET",
    "/api/bots": "GET",
    "/api/lobby": "GET",
    "/api/feed": "GET",
    "/api/tables": "POST",
    "/api/files": "POST",
    "/api/schema": "GET",
    "/api/openapi.json": "GET",
    "/api/games/nobunaga/rules": "GET",
    "/api/games/nobunaga/summary": "GET",
    "/api/games/%ff/texts": "GET",
    "/api/games/nobunaga/lesson": "GET",
    "/api/tables/TABLE": "GET",
    "/api/tables/TABLE/do": "POST",
    "/api/tables/TABLE/replay": "GET",
    "/api/tables/TABLE/file": "GET",
    "/api/tables/TABLE/fork": "POST",
    "/api/tables/TABLE/feed": "GET",
    "/api/tables/TABLE/analysis": "GET",
    "/api/tables/OVER": "GET",
    "/api/tables/OVER/do": "POST",
    "/api/tables/OVER/replay": "GET",
    "/api/tables/OVER/file": "GET",
    "/api/tables/OVER/fork": "POST",
    "/api/tables/x": "GET",
    "/t/TABLE": "GET",
    "/../x": "GET",
    "/%00": "GET",
    "/api//": "GET",
}
METHODS = ("GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "OPTIONS", "CONNECT", "x", "")
QUERIES = (
    "",
    "?lang=ja",
    "?lang=%ff",
    "?seat=-1",
    "?seat=0&since=99999999999999999999",
    "?ply=1e9",
    "?ply=3&seat=1",
    "?%",
    "?a=%00",
)
VERSIONS = ("13", "13", "13", "8", "x")
TYPES = [each.__struct_config__.tag for each in m.ClientMessage.__args__]
FIELDS = sorted({name for each in m.ClientMessage.__args__ for name in each.__struct_fields__})
WISH = [
    "game",
    "players",
    "options",
    "seats",
    "clock",
    "listed",
    "chat",
    "cover",
    "grace_s",
    "position",
    "start",
    "name",
    "token",
    "code",
]
ODD = [
    None,
    True,
    -1,
    0,
    2**63,
    1e308,
    "",
    "nobunaga",
    "\ud800",
    "\x00",
    "é" * 30,
    [],
    {},
    [[]],
    "me",
    "random",
    ["me", "random"],
    2,
]
WORDS = (
    "http://[",
    "null",
    "https://evil.example",
    "*",
    "\xff",
    "a" * 9000,
    "[::1",
    "kassen=\xff\xfe",
    "Bearer ",
    "gzip",
    "chunked",
    "0",
    "-1",
)
NAMES = [
    "Origin",
    "Host",
    "Cookie",
    "Authorization",
    "Content-Type",
    "Accept-Encoding",
    "Transfer-Encoding",
    "Expect",
    "Upgrade",
    "Connection",
    "X-Forwarded-For",
]


SAY_EVERY = 10_000
AT_ONCE = 64  # many of them wait for an answer that never comes
FAR = 16  # one in so many takes the network
ANSWER_S = 0.3
NEW_VISITOR = 500  # inputs: whoever was forgotten, or has given a table up, is no use any more


class Visitor(NamedTuple):
    """On whose behalf inputs are sent: their cookie, a table of theirs that is under way, and one that is over."""

    cookie: str
    table: str
    over: str


def visit(url: str) -> Visitor:
    aki = Guest(url, "Aki")
    table = aki.open("nobunaga", seats=["me", "me"], start=True)
    visitor = Visitor(aki.cookie, table, aki.post("/api/files", document("nobunaga", 10_000))["id"])
    aki.close()
    return visitor


def document(game: str, decisions: int) -> dict[str, Any]:
    """A game that was played so far, as a file."""
    state, dice = Game(rules(game), 2).start(7), random.Random(7)
    while not state.over and state.ply < decisions:
        state.play(dice.choice(state.legal()))
    return dict(json.loads(state.log.to_json()))


def wish(game: str) -> dict[str, Any]:
    """A table from a position in the middle of a game."""
    file = document(game, 12)
    state = Game(rules(game), 2).start(7)
    state.play_all(file["decisions"])
    position = json.loads(json.dumps(state.position()))
    return {
        "game": game,
        "players": 2,
        "position": position,
        "redraw": True,
        "listed": True,
        "seats": ["me", "random"],
        "start": True,
    }


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container in a document, with a key or index of it."""
    if isinstance(value, (dict, list)):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])


class Fuzz:
    def __init__(self, seed: int, visitor: Visitor) -> None:
        self.dice, self.visitor = random.Random(seed), visitor
        self.files = [document("nobunaga", 5), document("provinces", 10_000)]
        self.wishes = [wish(game) for game in ("gunkimono", "moegahara", "nobunaga", "provinces")]

    def bent(self, whole: Any) -> bytes:
        """A good document with something odd in it."""
        whole = copy.deepcopy(whole)
        for _ in range(self.dice.randrange(3)):
            box, key = self.dice.choice(list(places(whole)))
            if isinstance(box, dict) and self.dice.random() < 0.3:
                del box[key]
            else:
                box[key] = self.value()
        return json.dumps(whole).encode()

    def value(self, depth: int = 0) -> object:
        if depth < 3 and self.dice.random() < 0.2:
            return {self.dice.choice(FIELDS + WISH): self.value(depth + 1) for _ in range(self.dice.randrange(4))}
        return copy.deepcopy(self.dice.choice(ODD))

    def body(self, path: str = "") -> bytes:
        kind = self.dice.randrange(8)
        if kind > 4 and path.startswith(("/api/files", "/api/tables")):
            return self.bent(self.dice.choice(self.files if path.startswith("/api/files") else self.wishes))
        if kind == 0:
            return self.dice.randbytes(self.dice.randrange(200))
        if kind == 1:
            return self.dice.choice([b"[", b'{"a":', b'{"position":{"a":', b'{"type":"decide","move":{"a":']) * self.dice.choice(
                [10, 990, 30_000]
            )
        known = {"type": self.dice.choice(TYPES)} if kind < 5 else {"game": self.dice.choice(["nobunaga", "provinces", "x"])}
        fields = {self.dice.choice(FIELDS if kind < 5 else WISH): self.value() for _ in range(self.dice.randrange(4))}
        text = json.dumps({**known, **fields}).encode()
        if kind == 2:  # broken somewhere
            at = self.dice.randrange(len(text))
            return text[:at] + self.dice.randbytes(self.dice.randrange(3)) + text[at + 1 :]
        return text

    def request(self) -> tuple[bytes, bool]:
        """And whether it has an end for certain."""
        path, known = self.dice.choice(list(PATHS.items()))
        method = self.dice.choice(known.split() if self.dice.random() < 0.8 else METHODS)
        path = path.replace("TABLE", self.visitor.table).replace("OVER", self.visitor.over)
        body = self.body(path) if self.dice.random() < 0.6 else b""
        path += self.dice.choice(QUERIES)
        headers = {"Host": "127.0.0.1", "Connection": "close", "Content-Length": str(len(body))}
        if self.dice.random() < 0.7:
            headers["Cookie"] = self.visitor.cookie
        while self.dice.random() < 0.3:
            headers[self.dice.choice(NAMES)] = self.dice.choice(WORDS)
        head = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in headers.items())
        whole = head.encode("latin-1", "replace") + b"\r\n" + body
        if damaged := self.dice.random() < 0.1:
            at = self.dice.randrange(len(whole))
            whole = whole[:at] + self.dice.randbytes(2) + whole[at + self.dice.randrange(4) :]
        return whole, not damaged and "Transfer-Encoding" not in headers

    def socket(self) -> bytes:
        key = base64.b64encode(self.dice.randbytes(self.dice.choice([16, 16, 16, 3]))).decode()
        head = (
            f"GET /api/tables/{self.visitor.table}/socket{self.dice.choice(QUERIES)} HTTP/1.1\r\nHost: a\r\n"
            f"Cookie: {self.visitor.cookie}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: {self.dice.choice(VERSIONS)}\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n"
        )
        return head.encode()

    def frame(self) -> bytes:
        said = self.body()[:16_000]
        length = bytes([0x80 | len(said)]) if len(said) < 126 else b"\xfe" + len(said).to_bytes(2, "big")
        first = self.dice.choice([0x81, 0x81, 0x81, 0x82, 0x01, 0x80, 0x89, 0x8A, 0x83, 0xF1, 0x88])
        return bytes([first]) + length + b"\x00" * 4 + said


class Pipe(asyncio.Transport):
    """A line to the server without a network between, for whoever is in its loop."""

    def __init__(self, server: Server) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.reader, self._loop = asyncio.StreamReader(), asyncio.get_running_loop()
        state = {"server_state": server.server_state, "app_state": server.lifespan.state}
        self._protocol: Any = server.config.http_protocol_class(config=server.config, **state)  # type: ignore[call-arg]
        self._protocol.connection_made(self)

    # The server's end.

    _closing = False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def write(self, data: Any) -> None:
        if not self.is_closing():
            self.reader.feed_data(bytes(data))

    def is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            self.reader.feed_eof()
            self._loop.call_soon(lambda: self._protocol.connection_lost(None))

    abort = close

    def pause_reading(self) -> None:
        """What was said was said."""

    resume_reading = pause_reading

    # Ours.

    def say(self, data: bytes) -> None:
        self._loop.call_soon(lambda: self.is_closing() or self._protocol.data_received(data))

    def end(self) -> None:
        self._loop.call_soon(lambda: self.is_closing() or self._protocol.eof_received() or self.close())


class Network:
    """The same line, through the operating system."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.say, self.end, self.close = reader, writer.write, writer.write_eof, writer.close


async def send(line: Pipe | Network, parts: list[bytes], ends: bool) -> bytes:
    """All parts on one line, and how the answer begins. Who hangs up before it gets none: only a request without an end needs
    that."""
    try:
        line.say(parts[0])
        if len(parts) == 1:
            try:
                return await asyncio.wait_for(line.reader.read(65_536), PATIENCE_S if ends else ANSWER_S)
            except TimeoutError:
                line.end()
                return await asyncio.wait_for(line.reader.read(65_536), PATIENCE_S)
        answer = await asyncio.wait_for(line.reader.read(65_536), PATIENCE_S)
        for part in [*parts[1:], b"\x88\x80\x00\x00\x00\x00"]:
            line.say(part)
        await asyncio.wait_for(line.reader.read(), PATIENCE_S)
        return answer
    except OSError:  # it hung up first
        return b""
    finally:
        line.close()


class Watch(logging.Handler):
    """Faults of the server in this process that nobody is told of: an exception that is only logged is one."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if "received from client" in record.getMessage():  # whose fault it is: the socket was closed for it
            return
        if record.exc_info or record.levelno >= logging.ERROR:
            fault = f"{record.exc_info[1]!r}" if record.exc_info else ""
            self.seen.append(f"{record.name}: {record.getMessage()} {fault}"[:500])

    def __enter__(self) -> Watch:
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        gc.collect()  # a task that failed and was forgotten is told of when it is swept away
        logging.getLogger().removeHandler(self)


def attack(server: Running, inputs: int, seed: int, say: Callable[[str], None] = lambda _: None) -> list[str]:
    """What went wrong in a server of this process."""
    with Watch() as watch:
        sending = send_all(server, inputs, seed, say)
        wrong = asyncio.run_coroutine_threadsafe(sending, server.house.loop).result()
    return wrong + watch.seen


async def send_all(server: Running, inputs: int, seed: int, say: Callable[[str], None]) -> list[str]:
    """Answers of 5xx (503 is an answer, not a fault), each with its input."""
    fuzz, wrong, left = Fuzz(seed, await asyncio.to_thread(visit, server.url)), list[str](), iter(range(inputs))
    answers: Counter[str] = Counter()

    async def go_on() -> None:
        for number in left:
            if number % NEW_VISITOR == NEW_VISITOR - 1:
                fuzz.visitor = await asyncio.to_thread(visit, server.url)
            whole, ends = (fuzz.socket(), True) if number % 8 == 0 else fuzz.request()
            parts = [whole, *(fuzz.frame() for _ in range(3))] if number % 8 == 0 else [whole]
            far = number % FAR == FAR - 1 or number % (8 * FAR) == 0
            line = Network(*await asyncio.open_connection("127.0.0.1", server.port)) if far else Pipe(server.server)
            status = re.match(rb"HTTP/1.1 (\d\d\d)", await send(line, parts, ends))
            answers[status[1].decode() if status else "none"] += 1
            if status and status[1].startswith(b"5") and status[1] != b"503":
                wrong.append(f"input {number} of seed {seed}: {status[1].decode()} for {parts[0][:300]!r}")
                say(wrong[-1])
            if number % SAY_EVERY == SAY_EVERY - 1:
                say(f"{number + 1} inputs, {len(wrong)} server errors; answers {dict(sorted(answers.items()))}")

    await asyncio.gather(*(go_on() for _ in range(AT_ONCE)))
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Settings(database=f"sqlite:///{Path(folder) / 'kassen.db'}", bot_processes=0, limits=None))
        try:
            wrong = attack(server, given.inputs, given.seed, lambda line: print(line, flush=True))
            guest = Guest(server.url)
            errors = [line for line in guest.http.get("/metrics").text.splitlines() if line.startswith("kassen_errors_total")]
            guest.close()
        finally:
            server.stop()
    print("\n".join(wrong[:50]))
    print(f"{given.inputs} inputs, {len(wrong)} server errors, {errors[0]}")
    return bool(wrong)


if __name__ == "__main__":
    raise SystemExit(main())
