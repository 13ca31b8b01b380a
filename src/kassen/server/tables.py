"""All tables of a process: reads them from their journals and opens new ones. It knows no database and no network: both the house
of a server and the one in a browser tab are built on it."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from kassen.bots import BOTS
from kassen.core import Game, Log, State, rules
from kassen.server import entries as e
from kassen.server import messages as m
from kassen.server import scenes
from kassen.server.bot_queue import Share
from kassen.server.connection import Post
from kassen.server.feeds import Feeds
from kassen.server.journal import Append
from kassen.server.levels import level_like
from kassen.server.limits import Gate, UnderWay, Whereabouts
from kassen.server.person import Person
from kassen.server.positions import redraw
from kassen.server.presence import Presence
from kassen.server.referee import need_level
from kassen.server.refusal import Refusal
from kassen.server.room import Room, now_ms
from kassen.server.settings import Settings
from kassen.server.slices import Slicer
from kassen.server.table import Table

if TYPE_CHECKING:
    from kassen.analysis.hint import Estimate
    from kassen.server.files import TableFile

ON_THE_SHELF = 16


class Journals(Protocol):
    """What tables need of a store: an entry is kept when `append` returns True (store.py explains the rest)."""

    alone: bool

    async def append(self, item: Append) -> bool: ...
    async def journal(self, table: str, since: int = -1) -> list[e.AnyEntry]: ...
    async def settle(self) -> None: ...
    async def keep(self, table: str) -> bool: ...
    async def release(self, table: str) -> None: ...
    def gossip(self, word: str) -> None: ...
    def new_id(self) -> str: ...
    def serves(self, table: str) -> bool: ...


class Thinker(Protocol):
    """What tables need of the bots (thinking.py)."""

    preparing: set[str]

    async def choose(self, log: Log, level: str, awaited: bool, share: Share) -> int: ...
    async def advise(self, log: Log, share: Share) -> list[Estimate]: ...


class Tables:
    store: Journals
    thinking: Thinker

    def __init__(self, settings: Settings, store: Journals, thinking: Thinker, metrics: Any) -> None:
        self.settings, self.store, self.thinking, self.metrics = settings, store, thinking, metrics
        self.presence = Presence(store.gossip, self._attendance_changed, store.alone)
        self.gate = Gate(settings.limits)
        self.whereabouts = Whereabouts()
        self.under_way = UnderWay(settings.limits, self._still_under_way)
        self.feeds = Feeds()
        self.post = Post()
        self.slicer = Slicer(metrics.SLICES.inc)
        self.shelf: OrderedDict[str, bytes] = OrderedDict()  # files of tables that are over
        self.rooms: dict[str, Room] = {}
        self.began = now_ms()
        self.closing = False
        self._finding: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ── finding ──

    async def room(self, id: str, address: str | None = None) -> Room:
        """The room of a table, from memory or from its journal. Two callers at the same time get the same room. Reading a journal
        counts as work of the address that asks."""
        if id in self.rooms:
            return self.rooms[id]
        if not self.store.serves(id):  # the request came to the wrong process; a new connection comes to the right one
            raise Refusal("unavailable", "stopping")
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
        room = self._take_in(await self.slicer.run(Table.reading(id, journal)))
        await room.catch_up()  # with what was written after the journal was read and before the room was known
        await room.resume(self.began)
        room.tend()
        return room

    def _take_in(self, table: Table) -> Room:
        room = self.rooms[table.id] = Room(self, table)
        self.metrics.ROOMS.set(len(self.rooms))
        self.presence.ask(table.id, now_ms())
        return room

    def _attendance_changed(self, table: str) -> None:
        if table in self.rooms:
            self.rooms[table].attendance_changed()

    async def _still_under_way(self, ids: set[str]) -> set[str]:
        """Which of these tables are not over and have seen something happen lately."""
        raise NotImplementedError

    # ── opening ──

    async def open_table(self, host: Person, wish: m.NewTable, origin: e.Origin | None = None) -> str:
        """Open a table as wished, fill its seats, and start it if asked to. Returns its id."""
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
            clock=e.TimeControl(*msgspec.structs.astuple(wish.clock)),
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
                await room.act(host, m.Sit(seat=seat, name=wish.names[seat] if wish.names else None))
            elif who != "open":
                await room.act(host, m.PutBot(seat=seat, level=who))
        if wish.start:
            await room.act(host, m.Start())
        return room.table.id

    async def file(self, table: Table, address: str) -> bytes:
        """The file of a table that is over. The last few files asked for stay in memory."""
        from kassen.server.files import making_file  # imported late: a browser tab that opens a table need not wait for it

        made = self.shelf.pop(table.id, None)
        if made is None:
            self.gate.work(address, len(table.story))
            made = (await self.slicer.run(making_file(table))).to_json().encode()
        self.shelf[table.id] = made
        if len(self.shelf) > ON_THE_SHELF:
            self.shelf.popitem(last=False)
        return made

    async def open_file(self, host: Person, file: TableFile, state: State, redraw: bool) -> str:
        """Open a table from a verified file and the state at its end: a finished game to look at, an unfinished one to play on,
        from a new seed."""
        if not state.over:
            wish = m.NewTable(
                game=file.game,
                players=file.players,
                options=dict(file.options),
                position=state.position(),
                redraw=redraw,
                seats=seats_again(file, redraw),
            )
            return await self.open_table(host, wish, e.Origin("file", file.table, state.ply))
        opened = e.Opened(
            at=now_ms(),
            host=host.id,
            game=file.game,
            players=file.players,
            options=dict(file.options),
            seed=file.seed,
            clock=e.TimeControl(),
            listed=False,
            chat=False,
            cover=level_like("daimyo"),
            grace_s=m.GRACE_S,
            position=file.position,
            given=file.given,
            decisions=file.decisions,
            origin=e.Origin("file", file.table, by=host.name),
        )
        return (await self._found(opened)).table.id

    async def open_again(self, table: Table, host: Person) -> str:
        """The same again: the host and the bots sit where they sat, and other people's seats are open; without any, it starts."""
        mine = table.seats_of(host.id)
        seats = ["me" if seat in mine else place.level or "open" for seat, place in enumerate(table.places)]
        names = [place.name if seat in mine and len(mine) > 1 else None for seat, place in enumerate(table.places)]
        opened = table.opened
        wish = m.NewTable(
            game=opened.game,
            players=opened.players,
            options=opened.options,
            seats=seats,
            names=names,
            clock=scenes.time_control(opened),
            listed=opened.listed,
            chat=opened.chat,
            cover=level_like(opened.cover),
            grace_s=opened.grace_s,
            start="open" not in seats,
        )
        return await self.open_table(host, wish, e.Origin("rematch", table.id))

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
            state = state.resample(fork.seat, secrets.randbits(63))
        level = need_level(fork.level or level_like("samurai"))
        wish = m.NewTable(
            game=table.opened.game,
            players=table.opened.players,
            options=table.opened.options,
            seats=["me" if seat == fork.seat else level for seat in range(table.opened.players)],
            position=state.position(),
            start=True,
        )
        return await self.open_table(host, wish, e.Origin("fork", table.id, fork.ply))

    async def _found(self, opened: e.Opened) -> Room:
        """Begin a new table's journal with its first entry."""
        room = Room(self, await self.slicer.run(Table.reading(self.store.new_id(), [opened])))
        if not room.table.finished:
            await self.under_way.add(room.table.id, opened.host, self.whereabouts.of(opened.host))
        await room.found()
        self.rooms[room.table.id] = room
        self.metrics.ROOMS.set(len(self.rooms))
        return room


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
    """The position to play from, if any: the one wished for, with its hidden side redrawn if that is wished, too."""
    if not wish.redraw:
        return wish.position
    if wish.position is None:
        raise Refusal("illegal", "cannot-redraw", "redraw goes with a position")
    try:
        return redraw(game, wish.position, seed)
    except ValueError as error:
        raise Refusal("illegal", "cannot-redraw", error) from None


def origin_of(wish: m.NewTable, origin: e.Origin | None, host: Person) -> e.Origin | None:
    if wish.position is None:
        return origin
    return msgspec.structs.replace(origin or e.Origin("position"), by=host.name, redrawn=wish.redraw)


def seats_again(file: TableFile, redraw: bool) -> list[str] | None:
    """Bots sit where they sat, and the host in the people's seats; if others may join (`redraw`), only in the first of those."""
    if len(file.seats) != file.players:
        return None
    seats = ["me" if player.level is None else player.level if player.level in BOTS else "open" for player in file.seats]
    if redraw and "me" in seats:
        first = seats.index("me")
        seats = [who if who != "me" or seat == first else "open" for seat, who in enumerate(seats)]
    return seats


def check_seats(wish: m.NewTable, players: int) -> list[str]:
    seats = ["me", *["open"] * (players - 1)] if wish.seats is None else wish.seats
    if len(seats) != players:
        raise Refusal("illegal", "seats-differ", players=players, number=len(seats))
    if wish.names and len(wish.names) != players:
        raise Refusal("illegal", "seats-differ", players=players, number=len(wish.names))
    for who in seats:
        if who not in ("me", "open"):
            need_level(who)
    if wish.position is not None and wish.listed and "open" in seats and not wish.redraw:
        raise Refusal("not_allowed", "known-position", 'send "redraw": true, or "listed": false')
    if wish.start and "open" in seats:
        raise Refusal("not_now", "seats-open", number=[seat + 1 for seat, who in enumerate(seats) if who == "open"])
    return seats


read_card = msgspec.json.Decoder(m.TableCard).decode


def card_of(person: Person, card: m.TableCard, decides: str | None) -> m.TableCard:
    """A card as it is in a person's own list; `decides`: who is to decide there."""
    others = any(seat.person not in (None, person.id) for seat in card.seats)
    removable = card.status in ("over", "closed") or not others
    return msgspec.structs.replace(card, my_turn=decides == person.id, removable=removable)
