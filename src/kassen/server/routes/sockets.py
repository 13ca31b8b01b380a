"""/api/tables/{id}/socket and the feeds: what is told as it happens."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections.abc import AsyncIterator, Iterator
from typing import Any, cast

import msgspec
from litestar import Router, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.response import Stream

from kassen.server import messages as m
from kassen.server import metrics
from kassen.server.connection import SLOW, Connection
from kassen.server.dispatch import act
from kassen.server.feeds import Feed
from kassen.server.guard import address_of, check_origin, house_of, secret_of, somebody, who
from kassen.server.house import House
from kassen.server.journal import Unavailable
from kassen.server.refusal import Refusal
from kassen.server.room import Room
from kassen.server.routes.parameters import REFUSALS, HttpRequest, MaybeLang, MaybeSeat, Since, TableId
from kassen.server.wire import Socket as WireSocket

LOG = logging.getLogger("kassen.server")
Socket = WebSocket[Any, Any, Any]
CLOSING: dict[m.Code, int] = {"not_allowed": 4403, "not_found": 4404, "too_many": 4429, "too_long": 4413, "not_yours": 4403}
CLOSE_S = 5
IN_A_ROW = 8  # messages of one client answered before others have their turn: it may send without a pause
PATIENCE = 20  # messages beyond the limit before a socket is closed


@websocket("/tables/{table:str}/socket")
async def follow(socket: Socket, table: TableId, seat: MaybeSeat = None, lang: MaybeLang = None, since: Since = -1) -> None:
    """Play: see docs/server.md."""
    await socket.accept()  # before any refusal: a browser cannot read why a handshake failed
    house, address = house_of(socket), address_of(socket)
    try:
        check_origin(socket, house.settings)
        house.gate.request(address)
        if house.closing:
            raise Refusal("unavailable", "stopping")
        person = await house.people.find(secret_of(socket))
        if person:
            house.whereabouts.note(person.id, address)
        room = await house.room(table, address)
        house.gate.work(address, len(room.table.after(since)))
        connection = Connection(person, address, lang, house.settings.outbox)
        house.gate.socket(connection.charged, address)
        with entered(house, connection.charged, address):
            await TableSocket(house, room, socket, connection).run(seat, since)
    except Refusal as refusal:
        await turn_away(socket, refusal, lang)
    except Unavailable:
        await turn_away(socket, Refusal("unavailable", "cannot-write"), lang)


async def turn_away(socket: Socket, refusal: Refusal, language: str | None) -> None:
    metrics.REFUSED.labels(refusal.code).inc()
    with contextlib.suppress(WebSocketDisconnect):
        await socket.send_text(m.encode(refusal.told(language)).decode())
        await socket.close(code=CLOSING.get(refusal.code, 1013), reason=refusal.why)


@contextlib.contextmanager
def entered(house: House, charged: str, address: str) -> Iterator[None]:
    """A socket counts against its person's and its address's share while it is open."""
    house.gate.enter(charged, address)
    metrics.SOCKETS.inc()
    try:
        yield
    finally:
        metrics.SOCKETS.dec()
        house.gate.exit(charged, address)


class TableSocket:
    """One socket: a task reads, a task writes; when either ends both do."""

    def __init__(self, house: House, room: Room, socket: Socket, connection: Connection) -> None:
        self.house, self.room, self.socket, self.connection = house, room, socket, connection
        self._wire: WireSocket = socket.scope["wire"]  # type: ignore[typeddict-item]
        self._beyond = 0
        self._gone = False  # the client has left

    async def run(self, seat: int | None, since: int) -> None:
        try:
            await self.room.join(self.connection, seat, since)
            reading = asyncio.create_task(self._read())
            writing = asyncio.create_task(self._write())
            self.connection.on_drop = writing.cancel  # it may be stuck sending to a client that does not read
            self.connection.use(self.house.post, self._wire.send_at_once)
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
        finally:
            self.room.part(self.connection)
            self.connection.hang_up()
        if self._gone:
            return
        code, reason = self.connection.closed or (1000, "")
        count_slow(self.connection)
        with contextlib.suppress(Exception):  # gone already, or not reading
            await asyncio.wait_for(self.socket.close(code=code, reason=reason), CLOSE_S)

    async def _write(self) -> None:
        async for message in self.connection.messages():
            await self.socket.send_data(message, mode="text")

    async def _read(self) -> None:
        for count in itertools.count(1):
            if self.connection.closed:
                return
            event = await self._wire.receive()
            if event["type"] == "websocket.disconnect":
                self._gone = True
                return
            await self._answer(cast("str | bytes", event.get("text") or event.get("bytes") or ""))
            if count % IN_A_ROW == 0:
                await asyncio.sleep(0)

    async def _answer(self, text: str | bytes) -> None:
        ref: m.Ref = None
        try:
            message = m.decode_message(text)
            ref = message.ref
            answer = await act(self.house, self.room, self.connection, message)
            if ref is not None or not isinstance(answer, m.Done):
                self.connection.send(m.encode(answer))
        except Refusal as refusal:
            await self._refuse(refusal, ref)
        except Unavailable:
            await self._refuse(Refusal("unavailable", "cannot-write"), ref)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            await self._refuse(Refusal("unreadable", "unreadable", error), find_ref(text))
        except Exception:
            metrics.ERRORS.inc()
            LOG.exception("fault")
            raise

    async def _refuse(self, refusal: Refusal, ref: m.Ref) -> None:
        """Answer with the refusal and the current scene; close a socket that asks far too much."""
        metrics.REFUSED.labels(refusal.code).inc()
        if refusal.code == "too_many":
            self._beyond += 1
            if self._beyond > PATIENCE:
                metrics.DROPPED.labels("flood").inc()
                self.connection.close(4429, "too many messages")
                return
        scene = None
        if refusal.code != "too_many":  # a client that asks too much gets a short answer
            async with self.room.enter():
                scene = self.room.scene(self.connection)
        self.connection.send(m.encode(refusal.told(self.connection.language, ref, scene)))


class _Ref(msgspec.Struct):
    ref: m.Ref = None


def find_ref(text: str | bytes) -> m.Ref:
    """The ref of a message that is otherwise wrong, if it can be read."""
    try:
        return msgspec.json.decode(text, type=_Ref).ref
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


# ── the same without a socket: lines of JSON ──


@get("/tables/{table:str}/feed", media_type="application/x-ndjson", responses=REFUSALS)
async def table_feed(
    request: HttpRequest, table: TableId, seat: MaybeSeat = None, lang: MaybeLang = None, since: Since = -1
) -> Stream:
    """What a socket of mine would be told, as lines of JSON, until the table is over."""
    house, person = house_of(request), await who(request)
    room = await house.room(table, address_of(request))
    house.gate.work(address_of(request), len(room.table.after(since)))
    room.viewer_for(person, seat)  # refuse before the stream begins
    connection = Connection(person, address_of(request), lang, house.settings.outbox)
    house.gate.socket(connection.charged, address_of(request))  # likewise

    async def lines() -> AsyncIterator[bytes]:
        try:
            with entered(house, connection.charged, address_of(request)):
                await room.join(connection, seat, since)
                async for line in kept_alive(connection, house.settings.alive_s):
                    yield line
        finally:
            room.part(connection)

    return Stream(lines(), media_type="application/x-ndjson", headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})


@get("/feed", media_type="application/x-ndjson", responses=REFUSALS)
async def my_feed(request: HttpRequest) -> Stream:
    """ "Your turn" at any of my tables, as lines of JSON; first every table that waits for me already."""
    house, person = house_of(request), await somebody(request)
    feed = Feed(person, house.settings.outbox)
    house.gate.socket(feed.charged, address_of(request))  # refuse before the stream begins

    async def lines() -> AsyncIterator[bytes]:
        with entered(house, feed.charged, address_of(request)):
            house.feeds.open(feed)
            try:
                await house.tell_turns(person)
                feed.send(m.encode(m.Alive()))
                async for line in kept_alive(feed, house.settings.alive_s):
                    yield line
            finally:
                house.feeds.close(feed)

    return Stream(lines(), media_type="application/x-ndjson", headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})


async def kept_alive(connection: Connection, alive_s: float) -> AsyncIterator[bytes]:
    """A connection's messages as lines; now and then a sign of life, so that a dead client is noticed."""
    alive = m.encode(m.Alive())
    timer = asyncio.get_running_loop()

    def tick() -> None:
        connection.send(alive)
        handle[0] = timer.call_later(alive_s, tick)

    handle = [timer.call_later(alive_s, tick)]
    try:
        async for message in connection.messages():
            yield message + b"\n"
    finally:
        handle[0].cancel()
        count_slow(connection)


def count_slow(connection: Connection) -> None:
    if connection.closed and connection.closed[0] == SLOW:
        metrics.DROPPED.labels("slow").inc()


ROUTER = Router("/api", route_handlers=[follow, table_feed, my_feed], tags=["told as it happens"])
