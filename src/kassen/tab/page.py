"""Where Python meets the page: the only module that knows Pyodide. The page's worker calls the functions below.

A person returning to a table waits for this import, so it imports only what a table needs, and the rest on demand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable
from typing import Any

from pyodide.ffi import JsException, to_js

from kassen.server.refusal import Refusal
from kassen.tab.connection import PageConnection
from kassen.tab.house import TabHouse

# Names of errors from the page, and the reason a person is told.
TROUBLES = {"QuotaExceededError": "storage-full", "Unfit": "unfit-kernel", "Missing": "not-loaded"}


class Page:
    """The page's functions as a Host. Errors there become Refusals here."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self.cores: int = page.cores
        self.language: str = page.language

    async def append(self, table: str, number: int, body: str, card: str, decides: str | None) -> bool:
        return bool(await told(self._page.append(table, number, body, card, decides)))

    async def journal(self, table: str, since: int) -> list[str]:
        return list((await told(self._page.journal(table, since))).to_py())

    async def cards(self) -> list[tuple[str, str | None]]:
        return [(card, decides) for card, decides in json.loads(await told(self._page.cards()))]

    async def remove(self, table: str) -> None:
        await told(self._page.remove(table))

    async def read(self, key: str) -> str | None:
        kept = await told(self._page.read(key))
        return None if kept is None else str(kept)

    async def write(self, key: str, value: str) -> None:
        await told(self._page.write(key, value))

    async def prepare(self, game: str, fingerprint: str) -> None:
        await told(self._page.prepare(game, fingerprint))

    async def search(self, order: str) -> str:
        return str(await told(self._page.search(order)))

    async def run(self, errand: str) -> bytes:
        return bytes((await told(self._page.run(errand))).to_bytes())


async def told(promise: Awaitable[Any]) -> Any:
    try:
        return await promise
    except JsException as error:
        raise Refusal("unavailable", TROUBLES.get(str(error.name), "no-storage"), error) from None


_house: TabHouse
_connections: dict[int, PageConnection] = {}
_looking: dict[int, asyncio.Future[tuple[int, bytes]]] = {}


async def start(page: Any) -> str | None:
    """Open the house. Returns why it cannot be opened, or None."""
    global _house
    _house = TabHouse(Page(page))
    try:
        await _house.open()
    except Refusal as refusal:
        return refusal.why
    return None


async def ask(method: str, address: str, body: Any) -> Any:
    from kassen.tab.routes import answer

    return to_js(await answer(_house, method, address, body.to_bytes()))


async def look_back(number: int, address: str, say: Any) -> Any:
    """Say pictures of a table, one per line, until the last one or until `stop`; then answer as `ask` does."""
    from kassen.tab.routes import answer_lines

    _looking[number] = work = asyncio.ensure_future(answer_lines(_house, address, say))
    try:
        return to_js(await work)
    except asyncio.CancelledError:
        return to_js((499, b""))
    finally:
        del _looking[number]


def stop(number: int) -> None:
    if number in _looking:
        _looking[number].cancel()


async def connect(number: int, table: str, seat: int | None, since: int, say: Any, close: Any) -> None:
    _connections[number] = connection = PageConnection(_house, say, close)
    await connection.open(table, seat, since)


async def hear(number: int, text: str) -> None:
    await _connections[number].hear(text)


def hang_up(number: int) -> None:
    if number in _connections:
        _connections.pop(number).close()
