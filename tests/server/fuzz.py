"""Raw bytes at a real server, over HTTP and sockets: whatever comes, it is no fault of the server.

    python -m tests.server.fuzz --inputs 1000000 [--seed N]

The inputs follow from the seed; what makes the server fail is printed with its number.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import random
import re
import tempfile
from pathlib import Path

from kassen.server import messages as m
from tests.server.guests import PATIENCE_S

PATHS = [
    "/",
    "/health",
    "/metrics",
    "/api/me",
    "/api/me/link",
    "/api/me/claim",
    "/api/games",
    "/api/bots",
    "/api/lobby",
    "/api/tables",
    "/api/files",
    "/api/schema",
    "/api/games/nobunaga/rules",
    "/api/games/%ff/texts",
    "/api/games/nobunaga/lesson",
    "/api/tables/TABLE",
    "/api/tables/TABLE/do",
    "/api/tables/TABLE/replay",
    "/api/tables/TABLE/file",
    "/api/tables/TABLE/fork",
    "/api/tables/x",
    "/t/TABLE",
    "/../x",
    "/%00",
    "/api//",
]
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


class Fuzz:
    def __init__(self, seed: int, table: str, cookie: str) -> None:
        self.dice, self.table, self.cookie = random.Random(seed), table, cookie

    def value(self, depth: int = 0) -> object:
        if depth < 3 and self.dice.random() < 0.2:
            return {self.dice.choice(FIELDS + WISH): self.value(depth + 1) for _ in range(self.dice.randrange(4))}
        return self.dice.choice(ODD)

    def body(self) -> bytes:
        kind = self.dice.randrange(8)
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

    def request(self) -> bytes:
        path = self.dice.choice(PATHS).replace("TABLE", self.table) + self.dice.choice(QUERIES)
        body = self.body() if self.dice.random() < 0.6 else b""
        headers = {"Host": "127.0.0.1", "Connection": "close", "Content-Length": str(len(body))}
        if self.dice.random() < 0.7:
            headers["Cookie"] = self.cookie
        while self.dice.random() < 0.3:
            headers[self.dice.choice(NAMES)] = self.dice.choice(WORDS)
        head = f"{self.dice.choice(METHODS[:4] * 4 + METHODS)} {path} HTTP/1.1\r\n" + "".join(
            f"{k}: {v}\r\n" for k, v in headers.items()
        )
        whole = head.encode("latin-1", "replace") + b"\r\n" + body
        if self.dice.random() < 0.1:
            at = self.dice.randrange(len(whole))
            whole = whole[:at] + self.dice.randbytes(2) + whole[at + self.dice.randrange(4) :]
        return whole

    def socket(self) -> bytes:
        key = base64.b64encode(self.dice.randbytes(self.dice.choice([16, 16, 16, 3]))).decode()
        head = (
            f"GET /api/tables/{self.table}/socket{self.dice.choice(QUERIES)} HTTP/1.1\r\nHost: a\r\nCookie: {self.cookie}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: {self.dice.choice(VERSIONS)}\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n"
        )
        return head.encode()

    def frame(self) -> bytes:
        said = self.body()[:16_000]
        length = bytes([0x80 | len(said)]) if len(said) < 126 else b"\xfe" + len(said).to_bytes(2, "big")
        first = self.dice.choice([0x81, 0x81, 0x81, 0x82, 0x01, 0x80, 0x89, 0x8A, 0x83, 0xF1, 0x88])
        return bytes([first]) + length + b"\x00" * 4 + said


async def send(port: int, parts: list[bytes]) -> bytes:
    """All parts on one line, and what comes back until it ends (we end it when everything was said)."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(parts[0])
        if len(parts) == 1:
            writer.write_eof()
            return await asyncio.wait_for(reader.read(200_000), PATIENCE_S)
        answer = await asyncio.wait_for(reader.read(65_536), PATIENCE_S)
        for part in [*parts[1:], b"\x88\x80\x00\x00\x00\x00"]:
            writer.write(part)
        await asyncio.wait_for(reader.read(), PATIENCE_S)
        return answer
    except OSError:  # it hung up first
        return b""
    finally:
        writer.close()


async def attack(port: int, table: str, cookie: str, inputs: int, seed: int, at_once: int = 16) -> list[str]:
    """What went wrong: answers of 5xx (503 is an answer, not a fault), each with its input."""
    fuzz, wrong, left = Fuzz(seed, table, cookie), [], iter(range(inputs))

    async def go_on() -> None:
        for number in left:
            parts = [fuzz.socket(), *(fuzz.frame() for _ in range(3))] if number % 8 == 0 else [fuzz.request()]
            status = re.match(rb"HTTP/1.1 (5\d\d)", await send(port, parts))
            if status and status[1] != b"503":
                wrong.append(f"input {number} of seed {seed}: {status[1].decode()} for {parts[0][:300]!r}")

    await asyncio.gather(*(go_on() for _ in range(at_once)))
    return wrong


def main() -> int:
    from kassen.server.settings import Settings
    from tests.server.conftest import Running
    from tests.server.guests import Guest

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Settings(database=f"sqlite:///{Path(folder) / 'kassen.db'}", bot_processes=0, limits=None))
        aki = Guest(server.url, "Aki")
        table = aki.open("nobunaga", seats=["me", "me"], start=True)
        wrong = asyncio.run(attack(server.port, table, aki.cookie, given.inputs, given.seed))
        errors = [line for line in aki.http.get("/metrics").text.splitlines() if line.startswith("kassen_errors_total")]
        aki.close()
        server.stop()
    print("\n".join(wrong[:50]))
    print(f"{given.inputs} inputs, {len(wrong)} server errors, {errors[0]}")
    return bool(wrong)


if __name__ == "__main__":
    raise SystemExit(main())
