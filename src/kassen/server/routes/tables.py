"""/api/tables: open, look, act, replay, fork, download. Whatever can be said on a socket can be posted here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from kassen.server import messages as m
from kassen.server import scenes
from kassen.server.bot_queue import Share
from kassen.server.connection import Connection
from kassen.server.dispatch import act_once
from kassen.server.files import count_values, read_file, verifying
from kassen.server.guard import address_of, house_of, somebody, who
from kassen.server.limits import network
from kassen.server.lookback import lines, log_of
from kassen.server.refusal import Refusal
from kassen.server.replay import showing
from kassen.server.routes.parameters import REFUSALS, HttpRequest, MaybeLang, MaybePly, MaybeSeat, Redraw, Since, TableId
from kassen.server.table import MARK_EVERY

PART_BYTES = 65_536
PICTURES = ResponseSpec(m.LookedBack, description="A line a picture.", media_type="application/x-ndjson", generate_examples=False)
WELCOME = ResponseSpec(m.Welcome, description="The table, as I may see it.", generate_examples=False)


@get("/lobby", responses=REFUSALS)
async def show_lobby(request: HttpRequest) -> m.Lobby:
    """My tables, those that wait for me first; open tables; tables to watch."""
    return await house_of(request).lobby(await who(request))


@post("/tables", responses=REFUSALS)
async def open_table(request: HttpRequest, data: JSONBody[m.NewTable]) -> m.OpenedTable:
    """Open a table. With every seat named and `start`, the game begins at once."""
    house, person = house_of(request), await somebody(request)
    house.gate.table(person.id)
    return opened(await house.open_table(person, data))


@get("/tables/{table:str}", responses={**REFUSALS, 200: WELCOME})
async def show_table(
    request: HttpRequest, table: TableId, seat: MaybeSeat = None, lang: MaybeLang = None, since: Since = -1
) -> Response[bytes] | Stream:
    """The table as I may see it: `seat` one of mine, or any when it is over."""
    house, address = house_of(request), address_of(request)
    room = await house.room(table, address)
    async with room.enter(fresh=True) as current:
        person = await who(request)
        room.heard_from(person)
        connection = Connection(person, address, lang, 1)
        connection.viewer = room.viewer_for(person, seat)
        await room.spell(connection)
        past, welcome = current.after(since), room.welcome(connection, current.number)
    # The long part after leaving the room, so that nobody waits for it.
    house.gate.work(address, len(past))
    story = await house.slicer.run(scenes.encode_story(current, past, connection.viewer, lang))
    return in_parts(m.encode(msgspec.structs.replace(welcome, story=msgspec.Raw(story))))


@post("/tables/{table:str}/do", status_code=200, responses=REFUSALS)
async def act(request: HttpRequest, table: TableId, data: JSONBody[m.ClientMessage], lang: MaybeLang = None) -> m.Acted:
    """Do anything one could say on the socket; the answer is the table afterwards, as I may see it."""
    house, person = house_of(request), await somebody(request)
    return await act_once(house, await house.room(table, address_of(request)), person, data, lang)


@get("/tables/{table:str}/replay", responses=REFUSALS)
async def show_replay(
    request: HttpRequest, table: TableId, ply: MaybePly = None, seat: MaybeSeat = None, lang: MaybeLang = None
) -> m.Replay:
    """The table after `ply` decisions (none: all of them). While it runs: as a spectator, or my own seat, saw it."""
    house = house_of(request)
    person = await who(request)
    room = await house.room(table, address_of(request))
    house.gate.work(address_of(request), MARK_EVERY)
    async with room.enter(fresh=True) as current:
        viewer = None if seat is None else room.viewer_for(person, seat)
        last = current.state.ply if current.state else 0
        return await house.slicer.run(showing(current, last if ply is None else ply, viewer, lang))


@get("/tables/{table:str}/file", responses=REFUSALS)
async def download(request: HttpRequest, table: TableId) -> Response[bytes] | Stream:
    """The whole table as one JSON file, when it is over. `kassen verify FILE` checks it."""
    house, address = house_of(request), address_of(request)
    async with (await house.room(table, address)).enter(fresh=True) as current:
        pass  # what is over does not change any more
    try:
        body = await house.file(current, address)
    except ValueError:
        raise Refusal("not_now", "not-over") from None
    name = f"{current.opened.game}-{table}.json"
    return in_parts(body, {"Content-Disposition": f'attachment; filename="{name}"'})


@get("/tables/{table:str}/analysis", responses={**REFUSALS, 200: PICTURES})
async def look_back(request: HttpRequest, table: TableId, lang: MaybeLang = None) -> Stream:
    """Look back at a table that is over: chances, what was given away, luck. One JSON object per line, each a better picture."""
    house, address = house_of(request), address_of(request)
    async with (await house.room(table, address)).enter(fresh=True) as current:
        pass  # what is over does not change any more
    log = log_of(current)
    house.gate.analysis(address)
    share, language = Share(network(address), table), lang or "en"

    async def told(picture: bytes) -> bytes:
        return await house.thinking.tell_back(log, picture, language, scenes.names(current, language), share)

    return Stream(lines(house.analyses.pictures(table, log, share), told, language), media_type="application/x-ndjson")


@post("/tables/{table:str}/fork", responses=REFUSALS)
async def fork(request: HttpRequest, table: TableId, data: JSONBody[m.Fork]) -> m.OpenedTable:
    """Play on from a position of a table that is over, against bots."""
    house, person = house_of(request), await somebody(request)
    house.gate.table(person.id)
    async with (await house.room(table, address_of(request))).enter(fresh=True) as current:
        return opened(await house.open_fork(current, person, data))


async def load_file(request: HttpRequest, redraw: Redraw = False) -> m.OpenedTable:
    """Load a table's file: a finished game to look at, or an unfinished one to play on, alone with bots. With `redraw` all that
    is hidden is redrawn, and others may sit down too."""
    house, person = house_of(request), await somebody(request)
    house.gate.table(person.id)
    body, most = await request.body(), house.settings.file_values
    if count_values(body) >= most:
        raise Refusal("too_long", "too-long", f"a file has at most {most} values beside its analysis")
    await asyncio.sleep(0)
    try:
        file = read_file(body)
        house.gate.work(address_of(request), 2 * len(file.decisions))  # once to verify the file, once to put it on a table
        _, state = await house.slicer.run(verifying(file))
        id = await house.open_file(person, file, state, redraw)
        return m.OpenedTable(id, f"/replay/{id}") if (await house.room(id)).table.finished else opened(id)
    except (ValueError, KeyError, RecursionError) as error:
        raise Refusal("illegal", "bad-file", error) from None


def in_parts(body: bytes, headers: dict[str, str] | None = None) -> Response[bytes] | Stream:
    """An answer of JSON, in parts if it is long: compressing and sending all of it at once would block the event loop."""
    if len(body) <= PART_BYTES:
        return Response(body, media_type="application/json", headers=headers)

    async def parts() -> AsyncIterator[bytes]:
        for at in range(0, len(body), PART_BYTES):
            yield body[at : at + PART_BYTES]
            await asyncio.sleep(0)

    return Stream(parts(), media_type="application/json", headers=headers)


def opened(id: str) -> m.OpenedTable:
    return m.OpenedTable(id, f"/t/{id}")


def make_router(file_bytes: int) -> Router:
    load = post("/files", request_max_body_size=file_bytes, responses=REFUSALS)(load_file)
    handlers = [show_lobby, open_table, show_table, act, show_replay, download, look_back, fork, load]
    return Router("/api", route_handlers=handlers, tags=["tables"])
