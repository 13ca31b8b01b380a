"""A page in Python: it keeps journals in memory and grows trees in a kernel, as ordered."""

from __future__ import annotations

import base64
import json
from functools import cache
from typing import Any

import numpy as np

from kassen.bots.tree import NOTHING
from kassen.server.refusal import Refusal
from kassen.tab.house import TabHouse
from tests.kernel.instance import Instance, signed


class MemoryPage:
    cores = 2
    language = "ja"

    def __init__(self) -> None:
        self.entries: dict[str, list[str]] = {}
        self.tables: dict[str, tuple[str, str | None]] = {}
        self.other: dict[str, str] = {}
        self.room: int | None = None  # for so many entries; none: for any number
        self.unfit = False

    async def append(self, table: str, number: int, body: str, card: str, decides: str | None) -> bool:
        journal = self.entries.setdefault(table, [])
        if self.room is not None and len(journal) >= self.room:
            raise Refusal("unavailable", "storage-full")
        if len(journal) != number:
            return False
        journal.append(body)
        self.tables.pop(table, None)
        self.tables[table] = (card, decides)
        return True

    async def journal(self, table: str, since: int) -> list[str]:
        return self.entries.get(table, [])[since + 1 :]

    async def cards(self) -> list[tuple[str, str | None]]:
        return list(reversed(self.tables.values()))

    async def remove(self, table: str) -> None:
        del self.entries[table], self.tables[table]

    async def read(self, key: str) -> str | None:
        return self.other.get(key)

    async def write(self, key: str, value: str) -> None:
        self.other[key] = value

    async def prepare(self, game: str, fingerprint: str) -> None:
        if self.unfit:
            raise Refusal("unavailable", "unfit-kernel")

    async def search(self, order: str) -> str:
        what = json.loads(order)
        return json.dumps([grow(what, k, share or 20) for k, share in enumerate(what["shares"])])

    async def run(self, errand: str) -> bytes:
        what = json.loads(errand)
        instance = at_work(what["game"])
        places, end = {}, instance.base
        for name, piece in what["pieces"].items():
            places[name] = -(-end // 16) * 16
            end = places[name] + piece["size"]
        instance.make_room(end)
        for name, piece in what["pieces"].items():
            if piece["size"]:
                data = base64.b64decode(piece.get("data", ""))
                instance.memory.write(instance.store, data.ljust(piece["size"], b"\0"), places[name])
        given = [
            one if isinstance(one, int) else places[one["at"]] if "at" in one else signed(int(one["big"]))
            for one in what["given"]
        ]
        instance.exports[what["call"]](instance.store, *given)
        wanted = [(places[name], what["pieces"][name]["size"]) for name in what["answer"]]
        return b"".join(bytes(instance.memory.read(instance.store, at, at + size)) for at, size in wanted)


@cache
def at_work(game: str) -> Instance:
    return Instance(game)


def grow(order: dict[str, Any], k: int, sims: int) -> list[tuple[int, int, float]]:
    """One tree, in arrays as large as the order says."""

    def kind(size: int) -> np.dtype:
        return np.dtype([("bytes", np.uint8, (size,))])

    instance, sizes = Instance(order["game"]), order["bytes"]
    players, moves, nodes = len(order["teams"]), order["moves"], order["room"]
    packed = bytearray(base64.b64decode(order["guess"]))
    guess = np.frombuffer(packed, kind(len(packed)))
    node, edge, head = (kind(sizes[name]) for name in ("node", "edge", "head"))
    tree = np.zeros(1, head), np.zeros(nodes, node), np.zeros(4 * nodes, edge)
    instance.call("clear", *tree[:2])
    scratch = (
        np.zeros((2, sizes["path"] // 8), np.int32),
        np.zeros(moves, np.int64),
        np.zeros(order["widest"], np.int32),
        np.zeros(order["widest"]),
        np.zeros((2, 2 * players)),
    )
    teams = np.array(order["teams"], np.int8)
    given = (guess, guess.copy(), order["seat"], order["seat"], int(order["seed"]) + k, sims, order["horizon"], teams)
    instance.call("grow", *given, *tree, *scratch, NOTHING)
    ids, visits, totals = np.zeros(moves, np.int32), np.zeros(moves, np.int32), np.zeros(moves)
    n = instance.call("harvest", *tree, ids, visits, totals)
    return list(zip(ids[:n].tolist(), visits[:n].tolist(), totals[:n].tolist(), strict=True))


async def open_house(page: MemoryPage) -> TabHouse:
    house = TabHouse(page)
    await house.open()
    return house
