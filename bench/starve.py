"""python -m bench.starve: can one address starve everybody's bots?

A victim plays against a samurai, alone at first. Then an attacker at another address opens 200 tables of shoguns under ten
names, with a page open at each, so that somebody seems to wait for all these bots. Reported is how long the victim's bot takes
to answer, without and with the attacker. Rate limits and caps are off: only the sharing of the workers is measured. Both use
addresses of this machine (127.0.0.2 and 127.0.0.1; Linux) and share it with the server.

    python -m bench.starve --decisions 100 --bots 2
    KASSEN="python -m kassen.cli.main" python -m bench.starve      another program as the server
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from bench.server import Server, percentile

VICTIM, ATTACKER = "127.0.0.2", "127.0.0.1"
WARM_UP = 5  # answers to ignore at first, which wait for machine code
GIVE_UP_S = 600


@dataclass
class Person:
    """A client with an account and an address."""

    server: Server
    address: str
    cookie: str = ""
    client: httpx.AsyncClient = field(init=False)

    async def arrive(self) -> Person:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        self.client = httpx.AsyncClient(base_url=self.server.url, transport=transport, timeout=GIVE_UP_S)
        self.cookie = f"kassen={(await self.client.post('/api/me', json={})).cookies['kassen']}"
        return self

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = await self.client.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    async def follow(self, table: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie}
        return await connect(address, additional_headers=headers, local_addr=(self.address, 0), max_size=None, open_timeout=60)


async def play(victim: Person, given: argparse.Namespace, decisions: int) -> list[float]:
    """How long the victim's bot takes for each of that many decisions, in seconds from being asked to its answer being told."""
    waits: list[float] = []
    while len(waits) < decisions:
        wish = {"game": given.game, "seats": ["me", given.level], "start": True}
        async with await victim.follow((await victim.post("/api/tables", wish))["id"]) as line:
            asked, over = time.perf_counter(), False
            while not over and len(waits) < decisions:
                message = json.loads(await asyncio.wait_for(line.recv(), GIVE_UP_S))
                if message.get("news", {}).get("level") and message["news"]["what"] == "decided":
                    waits.append(time.perf_counter() - asked)
                if scene := message.get("scene"):
                    asked, over = time.perf_counter(), scene["view"]["over"]
                    if moves := scene["view"].get("moves"):
                        await line.send(json.dumps({"type": "decide", "turn": scene["turn"], "id": random.choice(moves)["id"]}))
    return waits


async def attack(server: Server, given: argparse.Namespace, heard: list[int]) -> list[asyncio.Task[None]]:
    """Open tables that keep the strongest bot busy all the time, each followed by a page."""

    async def listen(line: ClientConnection) -> None:
        async for message in line:
            heard[0] += '"what":"decided"' in str(message)

    people = [await Person(server, ATTACKER).arrive() for _ in range(given.names)]
    pages = []
    for number in range(given.tables):
        person = people[number % len(people)]
        wish = {"game": given.game, "seats": ["me", *[given.attack] * (given.players - 1)], "start": True}
        table = (await person.post("/api/tables", wish))["id"]
        pages.append(asyncio.create_task(listen(await person.follow(table))))
        await person.post(f"/api/tables/{table}/do", {"type": "bot", "seat": 0, "level": given.attack})
    return pages


async def measure(given: argparse.Namespace) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/bench.db", given.bots)
        try:
            victim = await Person(server, VICTIM).arrive()
            await play(victim, given, WARM_UP)
            alone = await play(victim, given, given.decisions)
            heard = [0]
            pages = await attack(server, given, heard)
            heard[0], begin = 0, time.perf_counter()
            beside = await play(victim, given, given.decisions)
            rate = round(heard[0] / (time.perf_counter() - begin), 1)
            for page in pages:
                page.cancel()
            return [row("without the attacker", alone), {**row("with the attacker", beside), "attacker_per_s": rate}]
        finally:
            await asyncio.to_thread(server.stop)


def row(what: str, waits: list[float]) -> dict[str, Any]:
    waits = sorted(waits)
    shares = {"p50_ms": 0.5, "p90_ms": 0.9, "p99_ms": 0.99, "max_ms": 1.0}
    load = round(os.getloadavg()[0], 1)
    return {"what": what, "answers": len(waits), **{key: percentile(waits, share) for key, share in shares.items()}, "load": load}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200, help="of the attacker")
    parser.add_argument("--names", type=int, default=10, help="the attacker's identities")
    parser.add_argument("--players", type=int, default=2, help="seats at each of their tables")
    parser.add_argument("--attack", default="shogun", help="the bots at these tables")
    parser.add_argument("--level", default="samurai", help="the victim's bot")
    parser.add_argument("--game", default="nobunaga")
    parser.add_argument("--decisions", type=int, default=100, help="answers of the victim's bot, each time")
    parser.add_argument("--bots", type=int, default=os.cpu_count() or 1, help="worker processes for bots (default: one per core)")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    print(f"{given.tables} tables of {given.attack}s against one {given.level} ...", file=sys.stderr, flush=True)
    rows = asyncio.run(measure(given))
    if given.json:
        print(json.dumps(rows))
        return
    grid = Grid("what", *[each["what"] for each in rows])
    for key in rows[1]:
        if key != "what":
            grid.add_row(key.replace("_", " "), *[str(each.get(key, "")) for each in rows])
    grid.add_row("p99: times as long", "1", str(round(rows[1]["p99_ms"] / rows[0]["p99_ms"], 2)))
    Console(width=100).print(grid)


if __name__ == "__main__":
    main()
