"""The house in a tab, with a page made of Python: tables as on a server, kept entry by entry."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kassen.bots import Knowledge, make_bot
from kassen.bots.search import SearchBot
from kassen.bots.tree import DEEPEST, EDGE, HEAD, NODE
from kassen.core import Game
from kassen.server.files import read_file, verify
from kassen.tab import search
from kassen.tab.connection import PageConnection
from kassen.tab.house import TabHouse
from kassen.tab.routes import answer
from tests.bots.games import SMALLEST, some_states
from tests.tab.memory import MemoryPage, open_house

Use = Callable[[TabHouse, MemoryPage], Awaitable[None]]


def use(story: Use) -> None:
    async def run() -> None:
        page = MemoryPage()
        await story(await open_house(page), page)

    asyncio.run(run())


async def ask(house: TabHouse, method: str, path: str, body: Any = None) -> Any:
    status, said = await answer(house, method, path, json.dumps(body).encode() if body is not None else b"")
    read = json.loads(said) if said else None
    return read if status == 200 else (status, read["why"])


class Watcher:
    """The page's end of a connection."""

    def __init__(self, house: TabHouse) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self.connection = PageConnection(house, lambda text: self.heard.append(json.loads(text)), self.closed.append)

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    async def until(self, reached: Callable[[], bool]) -> None:
        for _ in range(10_000):
            if reached():
                return
            await asyncio.sleep(0)
        raise AssertionError(self.heard[-1:])


async def play(house: TabHouse, game: str, seats: list[str]) -> tuple[str, Watcher]:
    opened = await ask(house, "POST", "/api/tables", {"game": game, "seats": seats, "start": True})
    watcher = Watcher(house)
    await watcher.connection.open(opened["id"], None, -1)
    await watcher.until(lambda: bool(watcher.heard))
    return opened["id"], watcher


def scene(watcher: Watcher) -> dict[str, Any]:
    return next(message["scene"] for message in reversed(watcher.heard) if message.get("scene"))


async def decide(watcher: Watcher) -> bool:
    """The first of my moves, once I am asked; False: it is over."""
    await watcher.until(lambda: "moves" in scene(watcher)["view"] or scene(watcher)["view"]["over"])
    now = scene(watcher)
    if now["view"]["over"]:
        return False
    heard = len(watcher.heard)
    await watcher.connection.hear(json.dumps({"type": "decide", "turn": now["turn"], "id": now["view"]["moves"][0]["id"]}))
    await watcher.until(lambda: len(watcher.heard) > heard)
    return True


def test_a_game_on_one_screen_from_the_first_click_to_a_file_that_verifies() -> None:
    async def story(house: TabHouse, page: MemoryPage) -> None:
        id, watcher = await play(house, "nobunaga", ["me", "random"])
        while await decide(watcher):
            pass
        assert (await ask(house, "GET", "/api/lobby"))["mine"][0]["status"] == "over"
        _, file = await answer(house, "GET", f"/api/tables/{id}/file", b"")
        assert verify(read_file(file))
        loaded = await ask(house, "POST", "/api/files", json.loads(file))
        assert loaded["path"] == f"/replay/{loaded['id']}"
        assert (await ask(house, "GET", f"/api/tables/{loaded['id']}/replay?ply=3"))["scene"]["view"]["ply"] == 3

    use(story)


def test_what_was_decided_is_there_after_the_tab_was_closed() -> None:
    async def story(house: TabHouse, page: MemoryPage) -> None:
        id, watcher = await play(house, "provinces", ["me", "random"])
        for _ in range(3):
            await decide(watcher)
        await watcher.until(lambda: "moves" in scene(watcher)["view"])
        before = scene(watcher)
        again = await open_house(page)
        assert again.person == house.person
        table = await ask(again, "GET", f"/api/tables/{id}")
        assert table["scene"]["view"]["board"] == before["view"]["board"]
        assert table["scene"]["turn"] == before["turn"]

    use(story)


def test_a_decision_that_cannot_be_kept_is_not_made() -> None:
    async def story(house: TabHouse, page: MemoryPage) -> None:
        id, watcher = await play(house, "nobunaga", ["me", "me"])
        before = scene(watcher)
        page.full = True
        await watcher.connection.hear(
            json.dumps({"type": "decide", "turn": before["turn"], "id": before["view"]["moves"][0]["id"], "ref": 1})
        )
        await watcher.until(lambda: watcher.heard[-1]["type"] == "refused")
        assert watcher.last("refused")["why"] == "storage-full"
        assert watcher.last("refused")["scene"]["turn"] == before["turn"]
        page.full = False
        assert await decide(watcher)
        assert len(page.entries[id]) == 1 + 2 + 1 + 1  # opened, two seats, begun, decided

    use(story)


def test_without_a_kernel_that_fits_no_table_is_opened_and_no_bot_decides() -> None:
    async def story(house: TabHouse, page: MemoryPage) -> None:
        id, _ = await play(house, "nobunaga", ["me", "random"])
        before = list(page.entries[id])
        again = await open_house(page)
        page.unfit = True
        assert await ask(again, "POST", "/api/tables", {"game": "nobunaga"}) == (409, "unfit-kernel")
        watcher = Watcher(again)
        await watcher.connection.open(id, None, -1)
        assert watcher.last("refused")["why"] == "unfit-kernel"
        assert page.entries == {id: before}

    use(story)


def test_what_takes_a_server_is_refused() -> None:
    async def story(house: TabHouse, page: MemoryPage) -> None:
        assert await ask(house, "POST", "/api/tables", {"game": "nobunaga", "seats": ["me", "open"]}) == (409, "needs-server")
        assert await ask(house, "POST", "/api/me/link") == (409, "needs-server")
        assert await ask(house, "GET", "/api/tables/none") == (409, "no-such-table")
        assert await ask(house, "POST", "/api/tables", {"game": 7}) == (400, "unreadable")

    use(story)


def test_a_person_has_a_name_and_tables_that_go_when_they_say_so() -> None:
    async def story(house: TabHouse, page: MemoryPage) -> None:
        assert (await ask(house, "PATCH", "/api/me", {"name": " Oda  Nobunaga "}))["name"] == "Oda Nobunaga"
        assert await ask(house, "PATCH", "/api/me", {"name": "\u2800"}) == (409, "empty-name")
        id, _ = await play(house, "nobunaga", ["me", "random"])
        assert (await open_house(page)).person.name == "Oda Nobunaga"
        await ask(house, "DELETE", f"/api/me/tables/{id}")
        assert (await ask(house, "GET", "/api/lobby"))["mine"] == []
        assert page.entries == {}

    use(story)


def test_a_tree_is_as_large_as_the_page_is_told() -> None:
    assert (NODE.itemsize, EDGE.itemsize, HEAD.itemsize, DEEPEST) == (search.NODE, search.EDGE, search.HEAD, search.DEEPEST)


@pytest.mark.parametrize("game", SMALLEST)
def test_a_seeded_bot_decides_in_a_tab_as_it_does_anywhere(game: Game) -> None:
    if not game.rules.package.startswith("kassen.games."):
        pytest.skip("no kernel")
    thinking = search.TabThinking(MemoryPage())
    for number, state in enumerate(some_states(game, seed=6, count=4)):
        known = Knowledge(state)
        bot, twin = (make_bot("search", number, sims=120) for _ in range(2))
        assert isinstance(bot, SearchBot)
        assert asyncio.run(thinking._decide(bot, known)) == twin.choose(known)
