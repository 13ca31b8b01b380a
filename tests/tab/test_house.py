"""The house in a tab, with a page made of Python: tables as on a server, kept entry by entry."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kassen.analysis import BUDGETS, Analysis, Budget, analyse
from kassen.analysis.hint import estimates
from kassen.bots import Knowledge, make_bot
from kassen.bots.people import PEOPLE
from kassen.bots.search import SearchBot
from kassen.bots.tree import DEEPEST, EDGE, HEAD, NODE
from kassen.core import Game
from kassen.server import room
from kassen.server.files import read_file, verify
from kassen.tab import search
from kassen.tab.analyses import pictures
from kassen.tab.connection import PageConnection
from kassen.tab.house import TabHouse
from kassen.tab.routes import answer, answer_lines
from tests.bots.games import SMALLEST, some_states
from tests.kernel.instance import BY_DAY
from tests.nightly import by_day
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


def test_a_game_under_way_goes_on_from_its_file() -> None:
    async def story(house: TabHouse, page: MemoryPage) -> None:
        id, watcher = await play(house, "nobunaga", ["me", "random", "greedy"])
        for _ in range(3):
            await decide(watcher)
        await watcher.until(lambda: "moves" in scene(watcher)["view"])
        before = scene(watcher)["view"]
        _, file = await answer(house, "GET", f"/api/tables/{id}/file", b"")
        assert verify(read_file(file))
        assert "result" not in json.loads(file)
        again = await ask(house, "POST", "/api/files", json.loads(file))
        assert again["path"] == f"/t/{again['id']}"
        seen = await ask(house, "GET", f"/api/tables/{again['id']}")
        assert [seat.get("level") for seat in seen["table"]["seats"]] == [None, "random", "greedy"]
        other = Watcher(house)
        await other.connection.open(again["id"], None, -1)
        await other.connection.hear(json.dumps({"type": "start"}))
        await other.until(lambda: any(message.get("scene") for message in other.heard))
        await other.until(lambda: "moves" in scene(other)["view"])
        assert scene(other)["view"]["board"] == before["board"]
        assert await decide(other)
        # One more decision: the file is of now, not of then.
        await decide(watcher)
        _, later = await answer(house, "GET", f"/api/tables/{id}/file", b"")
        assert len(json.loads(later)["decisions"]) > len(json.loads(file)["decisions"])

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
        page.room = 0
        await watcher.connection.hear(
            json.dumps({"type": "decide", "turn": before["turn"], "id": before["view"]["moves"][0]["id"], "ref": 1})
        )
        await watcher.until(lambda: watcher.heard[-1]["type"] == "refused")
        assert watcher.last("refused")["why"] == "storage-full"
        assert watcher.last("refused")["scene"]["turn"] == before["turn"]
        page.room = None
        assert await decide(watcher)
        assert len(page.entries[id]) == 1 + 2 + 1 + 1  # opened, two seats, begun, decided

    use(story)


def test_who_waits_for_a_bot_that_cannot_be_kept_is_told_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "RETRY_S", 0)

    async def story(house: TabHouse, page: MemoryPage) -> None:
        id, watcher = await play(house, "nobunaga", ["random", "me"])
        await watcher.until(lambda: "moves" in scene(watcher)["view"])
        while "moves" in scene(watcher)["view"]:
            turn, page.room = scene(watcher)["turn"], len(page.entries[id]) + 1  # for my decision, and not for a bot's
            await decide(watcher)
            await watcher.until(lambda turn=turn: scene(watcher)["turn"] != turn)
        await watcher.until(lambda: watcher.heard[-1]["type"] == "refused")
        assert watcher.last("refused")["why"] == "storage-full"
        assert len(page.entries[id]) == page.room
        kept, page.room = page.room, None
        await watcher.until(lambda: "moves" in scene(watcher)["view"])
        assert len(page.entries[id]) > kept

    use(story)


def test_without_a_kernel_that_fits_no_table_is_opened_and_no_bot_decides() -> None:
    async def story(house: TabHouse, page: MemoryPage) -> None:
        id, mine = await play(house, "nobunaga", ["me", "random"])
        await mine.until(lambda: "moves" in scene(mine)["view"])  # the bot of this house is done
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
    assert DEEPEST == search.DEEPEST
    for record, form in ((NODE, search.NODE), (EDGE, search.EDGE), (HEAD, search.HEAD)):
        letters = {"int64": "q", "int32": "i", "float64": "d", "float32": "f"}
        assert form.format == "<" + "".join(letters[record[name].name] for name in record.names or ())
        assert form.size == record.itemsize


@pytest.mark.parametrize("game", by_day(SMALLEST, BY_DAY))
def test_a_seeded_bot_decides_in_a_tab_as_it_does_anywhere(game: Game) -> None:
    if not game.rules.package.startswith("kassen.games."):
        pytest.skip("no kernel")
    thinking = search.TabThinking(MemoryPage())
    for number, state in enumerate(some_states(game, seed=6, count=4)):
        known = Knowledge(state)
        for name in ("search", *PEOPLE):
            bot, twin = (make_bot(name, number, sims=60) for _ in range(2))
            assert isinstance(bot, SearchBot)
            assert asyncio.run(thinking._decide(bot, known)) == twin.choose(known), name


@pytest.mark.parametrize("game", by_day(SMALLEST, BY_DAY))
def test_a_hint_is_in_a_tab_what_it_is_anywhere(game: Game) -> None:
    if not game.rules.package.startswith("kassen.games."):
        pytest.skip("no kernel")
    thinking = search.TabThinking(MemoryPage())
    for state in some_states(game, seed=7, count=2):
        assert asyncio.run(thinking.advise(state.log)) == estimates(Knowledge(state))


@pytest.mark.parametrize("game", by_day(SMALLEST, BY_DAY))
def test_a_look_back_finds_in_a_tab_what_it_finds_anywhere(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    if not game.rules.package.startswith("kassen.games."):
        pytest.skip("no kernel")
    monkeypatch.setitem(BUDGETS, "normal", Budget("normal", first=20, most=100, target=0.1, value=50, after=100))
    state = game.start(5)
    for _ in range(12):
        if not state.over:
            state.play(state.legal()[-1])
    log, page = state.log, MemoryPage()

    async def look() -> list[tuple[bytes, bool]]:
        return [picture async for picture in pictures(page, "table", log)]

    found = asyncio.run(look())
    assert [complete for _, complete in found] == [*[False] * (len(found) - 1), True]
    assert Analysis.from_json(found[-1][0]) == analyse(log)
    assert asyncio.run(look()) == found[-1:], "it is kept"


def test_a_table_is_looked_back_on_when_it_is_over_and_the_work_can_be_stopped() -> None:
    async def story(house: TabHouse, page: MemoryPage) -> None:
        id, watcher = await play(house, "nobunaga", ["me", "random"])
        lines: list[str] = []
        assert (await answer_lines(house, f"/api/tables/{id}/analysis?lang=fr", lines.append))[0] == 409
        while await decide(watcher):
            pass
        work = asyncio.ensure_future(answer_lines(house, f"/api/tables/{id}/analysis?lang=fr", lines.append))
        while not lines:
            await asyncio.sleep(0)
        work.cancel()
        first = json.loads(lines[0])
        assert not first["complete"]
        assert len(first["told"]) == len(first["analysis"]["rows"])
        with pytest.raises(asyncio.CancelledError):
            await work
        assert len(asyncio.all_tasks()) == 1, "nobody goes on"

    use(story)
