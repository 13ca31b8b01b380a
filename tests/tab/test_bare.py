"""The house opens, and a game is played, where there is nothing but Python and what the page brings along."""

from __future__ import annotations

import subprocess
import sys

BARE = """
import asyncio, importlib.abc, json, sys
MISSING = {"fluent", "litestar", "numba", "numpy", "platformdirs", "prometheus_client", "rich", "sqlalchemy", "uvicorn"}

class Bare(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"not in a tab: {name}", name=name)

sys.meta_path.insert(0, Bare())
from kassen.core import all_rules
from kassen.server.messages import Decide
import kassen.tab.analyses
from kassen.tab.connection import PageConnection
from kassen.tab.house import TabHouse
from kassen.tab.routes import answer

class Page:
    cores = 1
    entries = []
    async def append(self, table, number, body, card, decides):
        self.entries.append(body)
        return True
    async def read(self, key): return '{"id": "me", "name": "Oda"}'
    async def write(self, key, value): pass
    async def prepare(self, game, fingerprint): pass

async def main():
    house = TabHouse(Page())
    await house.open()
    for rules in all_rules():
        wish = {"game": rules.id, "seats": ["me"] + ["random"] * (rules.players[0] - 1), "start": True}
        status, body = await answer(house, "POST", "/api/tables", json.dumps(wish).encode())
        room = house.rooms[json.loads(body)["id"]]
        while not room.table.finished:
            if room.table.seat == 0:
                await room.act(house.person, Decide(turn=room.table.turn, id=room.table.state.legal()[0]))
            await asyncio.sleep(0)
        print(rules.id, room.table.status)

asyncio.run(main())
"""


def test_every_game_is_played_without_compiler_database_and_network() -> None:
    done = subprocess.run([sys.executable, "-c", BARE], check=True, capture_output=True, text=True, timeout=300)
    told = done.stdout.splitlines()
    assert told
    assert all(line.endswith(" over") for line in told), told
