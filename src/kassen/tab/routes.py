"""The server's routes, answered in the tab. Left out are those that need other people, or are files beside the page."""

from __future__ import annotations

import datetime
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import parse_qsl, urlsplit

import msgspec

from kassen.server import messages as m
from kassen.server import puzzles, scenes
from kassen.server.files import read_file, verifying
from kassen.server.refusal import Refusal
from kassen.server.replay import showing
from kassen.server.slices import at_once
from kassen.tab.house import TabHouse

T = TypeVar("T")


async def answer(house: TabHouse, method: str, address: str, body: bytes) -> tuple[int, bytes]:
    """Status and body, as the server would give them."""
    url = urlsplit(address)
    return await told(find(house, method, url.path.removeprefix("/api/").split("/"), dict(parse_qsl(url.query)), body))


async def answer_lines(house: TabHouse, address: str, say: Callable[[str], Any]) -> tuple[int, bytes]:
    """Look back at a table: each line that the server would stream is passed to `say`, then status and body are returned."""
    url = urlsplit(address)
    table = url.path.split("/")[3]

    async def look() -> bytes:
        async for line in house.look_back(await house.room(table), dict(parse_qsl(url.query)).get("lang", "en")):
            say(line.decode())
        return b""

    return await told(look())


async def told(work: Awaitable[bytes]) -> tuple[int, bytes]:
    try:
        return 200, await work
    except Refusal as refusal:
        return 409, m.encode(refusal.problem())
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError) as error:
        return 400, m.encode(Refusal("unreadable", "unreadable", error).problem())


async def find(house: TabHouse, method: str, path: list[str], asked: dict[str, str], body: bytes) -> bytes:
    match method, path:
        case "POST", ["me"]:
            return me(house)
        case "PATCH", ["me"]:
            await house.rename(read(body, m.Rename).name)
            return me(house)
        case "GET", ["lobby"]:
            return m.encode(await house.lobby())
        case "DELETE", ["me", "tables"]:
            await house.drop_finished()
            return b""
        case "DELETE", ["me", "tables", id]:
            await house.drop(id)
            return b""
        case "POST", ["tables"]:
            return await opened(house, await house.open_table(house.person, alone(read(body, m.NewTable))))
        case "POST", ["files"]:
            return await load_file(house, body)
        case "GET", ["games", game, "puzzle"]:
            return m.encode(puzzles.of_the_day(game, datetime.date.fromisoformat(asked.get("date", ""))))
        case "POST", ["games", game, "puzzles", which, "try"]:
            return m.encode(puzzles.answer(game, int(which), read(body, m.Try).id))
        case "GET", ["tables", id]:
            return await show_table(house, id, number(asked, "seat"), number(asked, "since"))
        case "GET", ["tables", id, "replay"]:
            return await show_replay(house, id, number(asked, "ply"), number(asked, "seat"))
        case "GET", ["tables", id, "file"]:
            return await download(house, id)
        case "POST", ["tables", id, "fork"]:
            table = (await house.room(id)).table
            return await opened(house, await house.open_fork(table, house.person, read(body, m.Fork)))
    raise Refusal("not_found", "needs-server")


def read(body: bytes, kind: type[T]) -> T:
    return msgspec.json.decode(body, type=kind)


def number(asked: dict[str, str], name: str) -> int | None:
    return int(asked[name]) if name in asked else None


def me(house: TabHouse) -> bytes:
    return m.encode(m.Me(person=house.person.id, name=house.person.name))


def alone(wish: m.NewTable) -> m.NewTable:
    """Reject what would let other people in; nobody else can come here."""
    if wish.listed or (wish.seats is not None and "open" in wish.seats):
        raise Refusal("not_allowed", "needs-server")
    return wish


async def opened(house: TabHouse, id: str) -> bytes:
    room = await house.room(id)
    return m.encode(m.OpenedTable(id, f"/replay/{id}" if room.table.finished else f"/t/{id}"))


async def load_file(house: TabHouse, body: bytes) -> bytes:
    try:
        file = read_file(body)
        _, state = await house.slicer.run(verifying(file))
        id = await house.open_file(house.person, file, state, False)
    except (ValueError, KeyError, RecursionError) as error:
        raise Refusal("illegal", "bad-file", error) from None
    return await opened(house, id)


async def show_table(house: TabHouse, id: str, seat: int | None, since: int | None) -> bytes:
    room = await house.room(id)
    async with room.enter() as table:
        connection = house.connection()
        connection.viewer = room.viewer_for(house.person, seat)
        past, welcome = table.after(-1 if since is None else since), room.welcome(connection, table.number)
    story = await house.slicer.run(scenes.encode_story(table, past, connection.viewer, None))
    return m.encode(msgspec.structs.replace(welcome, story=msgspec.Raw(story)))


async def show_replay(house: TabHouse, id: str, ply: int | None, seat: int | None) -> bytes:
    room = await house.room(id)
    async with room.enter() as table:
        viewer = None if seat is None else room.viewer_for(house.person, seat)
        last = table.state.ply if table.state else 0
        return m.encode(at_once(showing(table, last if ply is None else ply, viewer, None)))


async def download(house: TabHouse, id: str) -> bytes:
    room = await house.room(id)
    try:
        return await house.file(room.table, "")
    except ValueError:
        raise Refusal("not_now", "not-over") from None
