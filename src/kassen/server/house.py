"""The house: all tables of this process. Opens and finds them, wakes those where something is due, forgets those nobody needs."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any

import msgspec
from sqlalchemy import Row, delete, select

from kassen.core import Game, State, rules
from kassen.server import entries as e
from kassen.server import messages as m
from kassen.server import metrics
from kassen.server.connection import Post
from kassen.server.feeds import Feeds
from kassen.server.files import TableFile, making_file
from kassen.server.limits import Gate, UnderWay, Whereabouts
from kassen.server.people import People
from kassen.server.person import Person
from kassen.server.positions import redraw
from kassen.server.presence import REPEAT_S, Presence
from kassen.server.referee import need_level
from kassen.server.refusal import Refusal
from kassen.server.room import Room, now_ms
from kassen.server.schema import SITTING, TABLES
from kassen.server.settings import Settings
from kassen.server.slices import Turns
from kassen.server.store import Pulse, make_store
from kassen.server.table import Table
from kassen.server.thinking import Thinking, level_like

LOG = logging.getLogger("kassen.server.house")
IN_A_LIST = 50
LIVELY_S = 86_400  # a table where nothing happened for so long costs nobody anything
WAKE_AT_ONCE = 200
GOODBYE_TRIES = 40
ON_THE_SHELF = 16
FORGOTTEN = "forgotten"


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = make_store(settings.database, settings.batch_ms)
        self.pulse = Pulse(self.store)
        self.people = People(self.store)
        self.presence = Presence(self.store.gossip, self._attendance_changed, self.store.alone)
        self.gate = Gate(settings.limits)
        self.whereabouts = Whereabouts()
        self.under_way = UnderWay(settings.limits, self._still_under_way)
        self.feeds = Feeds()
        self.post = Post()
        self.turns = Turns()
        self.shelf: OrderedDict[str, bytes] = OrderedDict()  # files of tables that are over
        self.thinking = Thinking(settings.bot_processes)
        self.rooms: dict[str, Room] = {}
        self.began = now_ms()
        self.closing = False
        self._finding: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loops: list[asyncio.Task[None]] = []

    # ── life ──

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.store.open()
        self.store.listen(self._heard, self._overheard)
        self.thinking.warm_up()
        self._loops = [
            asyncio.create_task(self._every(self.settings.wake_s, self._wake)),
            asyncio.create_task(self._every(REPEAT_S, self._sweep)),
        ]

    def say_goodbye(self) -> None:
        """No more news; everybody is asked to come back in a moment."""
        self.closing = True
        bye = m.encode(m.Bye(reason=Refusal("unavailable", "stopping").error(), retry_s=2))
        for room in self.rooms.values():
            for connection in list(room.connections):
                connection.close(1001, "the server stops", bye)
        for feed in self.feeds.all():
            feed.close(1001, "the server stops", bye)

    async def empty(self) -> None:
        """Goodbye, and a moment for it to be heard."""
        self.say_goodbye()
        for _ in range(GOODBYE_TRIES):
            if not any(room.connections for room in self.rooms.values()) and not self.feeds:
                return
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Finish what was accepted, then stop."""
        self.say_goodbye()
        for loop in self._loops:
            loop.cancel()
        for room in self.rooms.values():
            room.stop()
        await self.thinking.close()
        for room in list(self.rooms.values()):
            async with room.enter():  # whoever is writing gets done
                pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loops, return_exceptions=True)
        await self.store.close()

    async def forget_person(self, person: Person) -> None:
        """No key opens anything for them any more, and what is open is closed."""
        await self.people.forget(person)
        self._hang_up(person.id)
        self.store.gossip(f"{FORGOTTEN} {person.id}")

    def _hang_up(self, id: str) -> None:
        following = [each for room in self.rooms.values() for each in room.connections if each.person_id == id]
        for connection in [*following, *self.feeds.of(id)]:
            connection.close(4401, "you asked to be forgotten")

    def _overheard(self, word: str) -> None:
        """Gossip of another process: somebody is to be forgotten here too, or who has a page open there."""
        what, _, id = word.partition(" ")
        if what == FORGOTTEN:
            self.people.lose(id)
            self._hang_up(id)
        else:
            self.presence.hear(word, now_ms())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _every(self, seconds: float, work: Any) -> None:
        while True:
            try:
                await work()
            except Exception:
                metrics.ERRORS.inc()
                LOG.exception("housekeeping failed")
            await asyncio.sleep(seconds)

    async def _wake(self) -> None:
        """Tables without a room where the server has something to do."""
        wanted = select(TABLES.c.id).where(TABLES.c.due <= now_ms()).order_by(TABLES.c.due).limit(WAKE_AT_ONCE)
        for row in await self.store.read(wanted):
            if row.id not in self.rooms:
                await self.room(row.id)
                await asyncio.sleep(0)

    async def _sweep(self) -> None:
        self.presence.repeat(now_ms())
        old = time.monotonic() - self.settings.forget_room_s
        for room in [room for room in self.rooms.values() if room.idle and room.quiet_since < old]:
            await self.forget(room)
        metrics.ROOMS.set(len(self.rooms))

    async def forget(self, room: Room) -> None:
        room.stop()
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        await self.store.release(room.table.id)

    # ── finding ──

    async def room(self, id: str, address: str | None = None) -> Room:
        """The room of a table, from memory or from its journal. Two who ask at once get the same. Reading a journal is work for
        the address that asks."""
        if id in self.rooms:
            return self.rooms[id]
        if id not in self._finding:
            self._finding[id] = asyncio.create_task(self._load(id, address))
        try:
            return await asyncio.shield(self._finding[id])
        finally:
            self._finding.pop(id, None)

    async def _load(self, id: str, address: str | None) -> Room:
        journal = await self.store.journal(id) if len(id) <= 32 and id.isascii() and id.isprintable() else []
        if not journal:
            raise Refusal("not_found", "no-such-table")
        if address is not None:
            self.gate.work(address, len(journal) + len(getattr(journal[0], "decisions", ())))
        room = self._take_in(await self.turns.take(Table.reading(id, journal)))
        await room.catch_up()  # what was written between reading the journal and being known as a room
        await room.resume(self.began)
        room.tend()
        return room

    def _take_in(self, table: Table) -> Room:
        room = self.rooms[table.id] = Room(self, table)
        metrics.ROOMS.set(len(self.rooms))
        self.presence.ask(table.id)
        return room

    async def _heard(self, table: str, number: int) -> None:
        """Another process (or this one) wrote an entry; an empty table: we may have missed some."""
        if not table:
            for room in list(self.rooms.values()):
                await room.catch_up()
        elif table in self.rooms:
            await self.rooms[table].catch_up(number)
        elif self.feeds:
            await self._tell_feeds(select(TABLES.c.person, TABLES.c.card).where(TABLES.c.id == table))

    async def tell_turns(self, person: Person) -> None:
        """Everything that waits for this person now, into the feeds."""
        await self._tell_feeds(
            select(TABLES.c.person, TABLES.c.card).where(TABLES.c.person == person.id, TABLES.c.status == "running")
        )

    async def _tell_feeds(self, wanted: Any) -> None:
        for row in await self.store.read(wanted.limit(IN_A_LIST)):
            self.feeds.tell_card(row.person, _cards(row.card))

    def _attendance_changed(self, table: str) -> None:
        if table in self.rooms:
            self.rooms[table].attendance_changed()

    async def lobby(self, person: Person | None) -> m.Lobby:
        listed = select(TABLES.c.card, TABLES.c.person).where(TABLES.c.listed.is_(True)).order_by(TABLES.c.updated.desc())
        mine: list[m.TableCard] = []
        if person:
            sits = select(TABLES.c.card, TABLES.c.person).join(SITTING, SITTING.c.table_id == TABLES.c.id)
            rows = await self.store.read(
                sits.where(SITTING.c.person == person.id).order_by(TABLES.c.updated.desc()).limit(IN_A_LIST)
            )
            mine = [_card_of(person, row) for row in rows]
        return m.Lobby(
            mine=sorted(mine, key=lambda card: (not card.my_turn, card.status != "running")),
            open=[_cards(row.card) for row in await self.store.read(listed.where(TABLES.c.status == "open").limit(IN_A_LIST))],
            running=[
                _cards(row.card) for row in await self.store.read(listed.where(TABLES.c.status == "running").limit(IN_A_LIST))
            ],
        )

    async def drop(self, person: Person, table: str) -> None:
        """Off my list with this table. What was played stays, for whoever has its link."""
        await (await self.room(table)).abandon(person)
        await self.store.write(delete(SITTING).where(SITTING.c.person == person.id, SITTING.c.table_id == table))

    async def drop_finished(self, person: Person) -> None:
        finished = select(TABLES.c.id).where(TABLES.c.status.in_(("over", "closed")))
        await self.store.write(delete(SITTING).where(SITTING.c.person == person.id, SITTING.c.table_id.in_(finished)))

    # ── opening ──

    async def open_table(self, host: Person, wish: m.NewTable, origin: m.Origin | None = None) -> str:
        """A new table as wished: opened, seats taken, begun if asked for. Its id."""
        game = bind(wish)
        seats = check_seats(wish, game.players)
        seed = secrets.token_hex(32)
        opened = e.Opened(
            at=now_ms(),
            host=host.id,
            game=game.id,
            players=game.players,
            options=dict(game.options),
            seed=seed,
            clock=wish.clock,
            listed=wish.listed,
            chat=wish.chat,
            cover=need_level(wish.cover or level_like("daimyo")),
            grace_s=wish.grace_s,
            position=begin_from(wish, game, seed),
            given=wish.position if wish.redraw else None,
            origin=origin_of(wish, origin, host),
        )
        room = await self._found(opened)
        for seat, who in enumerate(seats):
            if who == "me":
                await room.act(host, m.Sit(seat=seat))
            elif who != "open":
                await room.act(host, m.PutBot(seat=seat, level=who))
        if wish.start:
            await room.act(host, m.Start())
        return room.table.id

    async def file(self, table: Table, address: str) -> bytes:
        """A table that is over as one file. Made once; those asked for last are kept."""
        made = self.shelf.pop(table.id, None)
        if made is None:
            self.gate.work(address, len(table.story))
            made = (await self.turns.take(making_file(table))).to_json().encode()
        self.shelf[table.id] = made
        if len(self.shelf) > ON_THE_SHELF:
            self.shelf.popitem(last=False)
        return made

    async def open_file(self, host: Person, file: TableFile, state: State, redraw: bool) -> str:
        """A file that was verified, and the game at its end: a finished one to look at, an unfinished one to go on with (chance
        drawn anew)."""
        if not state.over:
            options, position = dict(file.options), state.position()
            wish = m.NewTable(game=file.game, players=file.players, options=options, position=position, redraw=redraw)
            return await self.open_table(host, wish, m.Origin("file", file.table, state.ply))
        opened = e.Opened(
            at=now_ms(),
            host=host.id,
            game=file.game,
            players=file.players,
            options=dict(file.options),
            seed=file.seed,
            clock=m.Clock(),
            listed=False,
            chat=False,
            cover=level_like("daimyo"),
            grace_s=60,
            position=file.position,
            given=file.given,
            decisions=file.decisions,
            origin=m.Origin("file", file.table, by=host.name),
        )
        return (await self._found(opened)).table.id

    async def open_again(self, table: Table, host: Person) -> str:
        """The same again: I and the bots sit where we sat, the other seats wait for their people; with none, it begins."""
        mine = table.seats_of(host.id)
        seats = ["me" if seat in mine else place.level or "open" for seat, place in enumerate(table.places)]
        opened = table.opened
        wish = m.NewTable(
            game=opened.game,
            players=opened.players,
            options=opened.options,
            seats=seats,
            clock=opened.clock,
            listed=opened.listed,
            chat=opened.chat,
            cover=level_like(opened.cover),
            grace_s=opened.grace_s,
            start="open" not in seats,
        )
        return await self.open_table(host, wish, m.Origin("rematch", table.id))

    async def open_fork(self, table: Table, host: Person, fork: m.Fork) -> str:
        """Play on from a position of a table that is over, against bots."""
        if table.state is None or not table.finished:
            raise Refusal("not_now", "not-over")
        if fork.ply > table.state.ply or fork.seat >= table.opened.players:
            raise Refusal("not_found", "no-such-moment", number=table.state.ply)
        state = table.at(fork.ply)
        if state.over:
            raise Refusal("not_now", "over-there")
        if fork.redraw:
            state = state.redeal(fork.seat, secrets.randbits(63))
        level = need_level(fork.level or level_like("samurai"))
        wish = m.NewTable(
            game=table.opened.game,
            players=table.opened.players,
            options=table.opened.options,
            seats=["me" if seat == fork.seat else level for seat in range(table.opened.players)],
            position=state.position(),
            start=True,
        )
        return await self.open_table(host, wish, m.Origin("fork", table.id, fork.ply))

    async def _found(self, opened: e.Opened) -> Room:
        """The first entry of a new journal."""
        room = Room(self, await self.turns.take(Table.reading(secrets.token_urlsafe(12), [opened])))
        if not room.table.finished:
            await self.under_way.add(room.table.id, opened.host, self.whereabouts.of(opened.host))
        await room.found()
        self.rooms[room.table.id] = room
        metrics.ROOMS.set(len(self.rooms))
        return room

    async def _still_under_way(self, ids: set[str]) -> set[str]:
        lively = TABLES.c.updated > now_ms() - LIVELY_S * 1000
        wanted = select(TABLES.c.id).where(TABLES.c.id.in_(ids), TABLES.c.status.in_(("open", "running")), lively)
        return {row.id for row in await self.store.read(wanted)}


def bind(wish: m.NewTable) -> Game:
    try:
        game_rules = rules(wish.game)
    except ValueError as error:
        raise Refusal("not_found", "no-such-game", error) from None
    try:
        players = len(wish.seats) if wish.players is None and wish.seats else wish.players
        game = Game(game_rules, players, wish.options)
        if wish.position is not None:
            game.load(wish.position)
    except (ValueError, RecursionError) as error:
        raise Refusal("illegal", "impossible-table", error) from None
    return game


def begin_from(wish: m.NewTable, game: Game, seed: str) -> dict[str, Any] | None:
    """The position to play from, if any: the one wished for, or with all that is hidden in it drawn anew."""
    if not wish.redraw:
        return wish.position
    if wish.position is None:
        raise Refusal("illegal", "cannot-redraw", "redraw goes with a position")
    try:
        return redraw(game, wish.position, seed)
    except ValueError as error:
        raise Refusal("illegal", "cannot-redraw", error) from None


def origin_of(wish: m.NewTable, origin: m.Origin | None, host: Person) -> m.Origin | None:
    if wish.position is None:
        return origin
    return msgspec.structs.replace(origin or m.Origin("position"), by=host.name, redrawn=wish.redraw)


def check_seats(wish: m.NewTable, players: int) -> list[str]:
    seats = ["me", *["open"] * (players - 1)] if wish.seats is None else wish.seats
    if len(seats) != players:
        raise Refusal("illegal", "seats-differ", players=players, number=len(seats))
    for who in seats:
        if who not in ("me", "open"):
            need_level(who)
    if wish.position is not None and wish.listed and "open" in seats and not wish.redraw:
        raise Refusal("not_allowed", "known-position", 'send "redraw": true, or "listed": false')
    if wish.start and "open" in seats:
        raise Refusal("not_now", "seats-open", number=[seat + 1 for seat, who in enumerate(seats) if who == "open"])
    return seats


_cards = msgspec.json.Decoder(m.TableCard).decode


def _card_of(person: Person, row: Row[Any]) -> m.TableCard:
    """A table of mine."""
    card = _cards(row.card)
    others = any(seat.person not in (None, person.id) for seat in card.seats)
    removable = card.status in ("over", "closed") or not others
    return msgspec.structs.replace(card, my_turn=row.person == person.id, removable=removable)
