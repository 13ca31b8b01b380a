"""A table under way in this process: who follows it, who acts on it, and in which order things become true.

An action is judged, applied, and written; when it is on disk everybody is told. All of it under one lock, so between `apply` and
the disk nobody can look. If writing fails, or another process was first, the table is built again from the journal.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from kassen.core import Log
from kassen.server import entries as e
from kassen.server import messages as m
from kassen.server import scenes
from kassen.server.bot_queue import Share
from kassen.server.connection import Connection
from kassen.server.duty import HERE, Duty, Think, is_awaited, latest, next_duty
from kassen.server.journal import Append, Summary, Unavailable
from kassen.server.levels import level_like
from kassen.server.person import Person
from kassen.server.referee import Action, judge, may_hint, need_running, need_seated, not_your_turn
from kassen.server.refusal import Refusal
from kassen.server.sentences import spelling
from kassen.server.slices import Steps
from kassen.server.table import Applied, Table

if TYPE_CHECKING:
    from kassen.server.tables import Tables

LOG = logging.getLogger("kassen.server.room")
LONGEST_ALARM_S = 3600.0
PIECE_BYTES = 12_000  # of a story in one message; a scene fits beside it
AWAITED_S = 60.0  # who looks or acts over HTTP waits for the bots so long
SPECTATOR = ""  # who has no seat, in what is known of presence
SHORT_STORY = 24  # entries that fit into the welcome itself
MOST_WATCHERS = 8  # who are told by name
RETRY_S = 1.0  # when another process looks after the table, or the database is away


def now_ms() -> int:
    return int(time.time() * 1000)


def in_pieces(table: Table, past: list[Applied], viewer: int | None, language: str | None) -> Steps[list[bytes]]:
    """A long story before the welcome itself, oldest news first: no message should be large."""
    pieces: list[bytes] = []
    piece: list[m.News] = []
    size = 0
    for applied in past:
        news = scenes.news(table, applied, viewer, language)
        length = len(m.encode(news)) + 1
        if size + length > PIECE_BYTES and piece:
            pieces.append(m.encode(m.Story(news=piece)))
            piece, size = [], 0
        piece.append(news)
        size += length
        yield
    return [*pieces, m.encode(m.Story(news=piece))]


class Entering:
    """In a table's room, and alone there. Every decision goes through here: a generator would cost twice as much."""

    __slots__ = ("_fresh", "_room")

    def __init__(self, room: Room, fresh: bool) -> None:
        self._room, self._fresh = room, fresh

    def __aenter__(self) -> Coroutine[Any, Any, Table]:
        return self._room.lock(self._fresh)

    async def __aexit__(self, *_: object) -> None:
        self._room.unlock()


class Room:
    def __init__(self, house: Tables, table: Table) -> None:
        self.house = house
        self.table = table
        self.connections: set[Connection] = set()
        self.quiet_since = time.monotonic()  # when the last connection went
        self._lock = asyncio.Lock()
        self._told = table.number  # everything up to here was told
        self._stale = False  # what is in memory may not be what is on disk
        self._alarm: asyncio.TimerHandle | None = None
        self._busy = False
        self._preparing = False  # what was told of the bots' machine code

    def enter(self, fresh: bool = False) -> Entering:
        """The table as it is on disk; nothing happens to it meanwhile. `fresh`: with what other processes have just written."""
        return Entering(self, fresh)

    async def lock(self, fresh: bool) -> Table:
        await self._lock.acquire()
        try:
            if self._stale:
                await self._rebuild()
            elif fresh:
                await self._read_on()
        except BaseException:
            self._lock.release()
            raise
        return self.table

    def unlock(self) -> None:
        self._lock.release()

    # ── people act ──

    async def act(self, person: Person, action: Action) -> int:
        """Carry out an action, or Refusal. The number of the journal afterwards."""
        begin = time.perf_counter()
        async with self.enter():
            await self._carry_out(person, action)
            if type(action) is m.Leave and action.seat is None:
                while self.table.seats_of(person.id):
                    await self._carry_out(person, action)
            self.house.metrics.ACT_SECONDS.observe(time.perf_counter() - begin)
            return self.table.number

    async def _carry_out(self, person: Person, action: Action) -> None:
        while True:
            absent = self._absent() if type(action) is m.PutBot else None
            try:
                entry = judge(self.table, person, action, now_ms(), absent)
            except Refusal:
                if await self._read_on():  # refused for what is no longer true: another process has written meanwhile
                    continue
                raise
            seat = self.table.seat
            if type(action) is m.Decide and seat is not None and self.table.places[seat].cover:
                entry = e.Back(at=now_ms(), by=person.id)  # who decides is back; then judged again
                await self._commit(entry)
            elif await self._commit(entry):
                return

    async def rematch(self, person: Person) -> str:
        """The table of the same again: the first who asks opens it."""
        async with self.enter(fresh=True) as table:
            need_seated(table, person)
            if not table.finished:
                raise Refusal("not_now", "not-over")
            while table.rematch is None:
                again = await self.house.open_again(table, person)
                await self._commit(e.Rematched(at=now_ms(), by=person.id, table=again))
                table = self.table
            return table.rematch

    async def abandon(self, person: Person) -> None:
        """Somebody wants this table off their list. A game that nobody else plays ends with that."""
        async with self.enter(fresh=True) as table:
            if person.id not in table.kept_by and not table.finished:
                raise Refusal("not_found", "not-on-your-list")
            while not table.finished:
                if table.kept_by != [person.id]:
                    raise Refusal("not_now", "others-play-here")
                await self._commit(e.Ended(at=now_ms(), reason="abandoned" if table.running else "closed"))
                table = self.table

    async def hint(self, person: Person) -> tuple[int, str, Log]:
        """What a bot needs to advise this person: turn, level and log."""
        async with self.enter(fresh=True) as table:
            state = need_running(table)
            mine = need_seated(table, person)
            if state.seat not in mine:
                raise not_your_turn(table, "not_now")
            if not may_hint(table, person.id):
                raise Refusal("not_allowed", "no-hints")
            return table.turn, level_like("daimyo"), state.log

    # ── the journal ──

    async def found(self) -> None:
        """Write the first entry of a new table."""
        item = Append(self.table.id, 0, e.write_entry(self.table.opened), self.summary(), tuple(self.table.kept_by))
        if not await self.house.store.append(item):
            raise Refusal("conflict", "fault")  # of 2^96 ids: the random generator is broken

    async def _commit(self, entry: e.AnyEntry) -> bool:
        """Apply, write, tell. False: another process was first; the table is what that process made of it."""
        before = self.table.kept_by if type(entry) in e.RESEATS else None
        self._stale = True  # until it is on disk, whatever happens to this task
        applied = self.table.apply(entry)
        people = tuple(self.table.kept_by) if before is not None and self.table.kept_by != before else None
        item = Append(self.table.id, self.table.number, e.write_entry(entry), self.summary(), people)
        try:
            written = await self.house.store.append(item)
            for connection in [each for each in self.connections if each.language]:
                await self.spell(connection)
        except Unavailable:
            raise Refusal("unavailable", "cannot-write") from None
        except asyncio.CancelledError:
            self.house.spawn(self.catch_up())  # who acted is gone, the entry is on its way: the others must hear of it
            raise
        if not written:
            self.house.metrics.CLASHES.inc()
            await self._rebuild()
            return False
        self._stale = False
        self._broadcast(applied)
        self.tend()
        return True

    async def _rebuild(self) -> None:
        """The table from the journal, and everybody told of what they have not heard."""
        await self.house.store.settle()
        journal = await self.house.store.journal(self.table.id)
        self.table = await self.house.slicer.run(Table.reading(self.table.id, journal[: self._told + 1]))
        self._stale = False
        self._follow(journal[self._told + 1 :])

    async def catch_up(self, number: int | None = None) -> None:
        """Another process wrote an entry (none named: it may have)."""
        async with self.enter():
            if number is None or number > self.table.number:
                await self._read_on()

    async def _read_on(self) -> bool:
        """What other processes have written since. True: something."""
        if self.house.store.alone:
            return False
        journal = await self.house.store.journal(self.table.id, self.table.number)
        self._follow(journal)
        return bool(journal)

    def _follow(self, journal: list[e.AnyEntry]) -> None:
        for entry in journal:
            self._broadcast(self.table.apply(entry))
        self.tend()

    def summary(self) -> Summary:
        table = self.table
        place = None if table.seat is None else table.places[table.seat]
        return Summary(
            status=table.status,
            listed=table.opened.listed,
            person=place.person if place and not place.cover else None,
            due=latest(table, self.house.settings),
            updated=table.touched,
            card=m.encode(scenes.card(table)),
        )

    # ── broadcast ──

    def _broadcast(self, applied: Applied) -> None:
        table, entry = self.table, applied.entry
        self._told = applied.number
        self.house.metrics.ENTRIES.count(str(entry.__struct_config__.tag))
        if self.connections:
            self._tell_all(scenes.Broadcast(table, applied, now_ms()), type(entry) in e.RESEATS)
        self.house.feeds.tell(table)
        if table.finished:
            self.house.feeds.over(table)

    def _tell_all(self, broadcast: scenes.Broadcast, reseated: bool) -> None:
        told: dict[tuple[int | None, str | None], bytes] = {}
        for connection in list(self.connections):
            you = None
            if reseated:
                self._settle(connection)
                you = self.you(connection)
            key = viewer, language = connection.viewer, connection.language
            message = None if you else told.get(key)
            if message is None:
                message = told[key] = m.encode(broadcast.update(viewer, language, you))
            connection.send(message)

    def _settle(self, connection: Connection) -> None:
        """Nobody looks through a seat that is not theirs; who has just sat down looks through it."""
        mine = self.table.seats_of(connection.person_id)
        if connection.viewer not in mine and not self.table.finished:
            connection.viewer = mine[0] if mine else None

    def you(self, connection: Connection) -> m.You:
        person = connection.person
        return m.You(
            person=person.id if person else None,
            name=person.name if person else None,
            seats=self.table.seats_of(connection.person_id),
            viewer=connection.viewer,
        )

    def welcome(self, connection: Connection, since: int, ref: m.Ref = None) -> m.Welcome:
        """Everything this connection may know. Call inside `enter`."""
        table, (people, spectators) = self.table, self.attendance()
        return m.Welcome(
            ref=ref,
            number=table.number,
            you=self.you(connection),
            table=scenes.info(table),
            scene=self.scene(connection),
            story=scenes.story(table, connection.viewer, connection.language, since),
            present=people,
            spectators=spectators,
            watchers=self.watchers(),
            preparing=self._preparing,
        )

    def scene(self, connection: Connection) -> m.Scene | None:
        return scenes.scene(self.table, connection.viewer, connection.language, now_ms())

    def viewer_for(self, person: Person | None, seat: int | None) -> int | None:
        """The seat somebody looks through: the one asked for if it is theirs, else theirs to decide, else their first."""
        mine = self.table.seats_of(person.id if person else None)
        if seat is not None:
            if seat >= len(self.table.places):
                raise Refusal("not_found", "no-such-seat", number=len(self.table.places))
            if seat not in mine and not self.table.finished:
                raise Refusal("not_yours", "others-view")
            return seat
        if self.table.seat in mine:
            return self.table.seat
        return mine[0] if mine else None

    async def spell(self, connection: Connection) -> None:
        """Before a scene is made: it may have hundreds of moves in words, and nobody else should wait for them. Call inside
        `enter`."""
        table, language = self.table, connection.language
        if language and table.state and connection.viewer is not None and connection.viewer == table.seat:
            await self.house.slicer.run(spelling(table.state, language))

    # ── coming and going ──

    async def join(self, connection: Connection, seat: int | None, since: int) -> None:
        """Follow the table from now on; who was covered for being away is back."""
        since = await self._tell_past(connection, seat, since)
        async with self.enter() as table:
            connection.viewer = self.viewer_for(connection.person, seat)
            await self.spell(connection)
            connection.send(m.encode(self.welcome(connection, since)))
            self.connections.add(connection)
            if table.running and any(table.places[mine].cover for mine in table.seats_of(connection.person_id)):
                assert connection.person is not None
                await self._commit(e.Back(at=now_ms(), by=connection.person.id))
        self.house.presence.come(table.id, connection.person_id or "", now_ms())

    async def _tell_past(self, connection: Connection, seat: int | None, since: int) -> int:
        """What is long past, before the table is entered: nobody waits for who reads a long story. How far it was told."""
        past = self.table.after(since)
        if len(past) > SHORT_STORY:
            viewer = self.viewer_for(connection.person, seat)
            connection.begin_with(await self.house.slicer.run(in_pieces(self.table, past, viewer, connection.language)))
            since = past[-1].number
        return since

    def part(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self.quiet_since = time.monotonic()
            self.house.presence.go(self.table.id, connection.person_id or "", now_ms())

    def heard_from(self, person: Person | None) -> None:
        """Somebody without a socket looks or acts: they are there, and the table is worth its memory."""
        self.quiet_since = time.monotonic()
        if person and self.table.seats_of(person.id):
            self.house.presence.sign(self.table.id, person.id, now_ms())
        elif not self.table.people:
            self.house.presence.sign(self.table.id, SPECTATOR, now_ms())
            self.tend()

    def attendance(self) -> tuple[list[str], int]:
        """The people seated who have a page open, and how many others watch."""
        counts = self.house.presence.counts(self.table.id, now_ms())
        people = [person for person in self.table.people if counts.get(person)]
        return people, sum(count for person, count in counts.items() if person not in people)

    def watchers(self) -> list[str]:
        """The names of those who watch through this process, as many as one likes to read."""
        watching = (each.person for each in self.connections if each.person and not self.table.seats_of(each.person.id))
        return sorted({person.id: person.name for person in watching}.values())[:MOST_WATCHERS]

    def attendance_changed(self) -> None:
        people, spectators = self.attendance()
        present = m.Present(people=people, spectators=spectators, watchers=self.watchers(), preparing=self._preparing)
        message = m.encode(present)
        for connection in self.connections:
            connection.send(message)
        self.tend()

    # ── what the server does itself ──

    def tend(self) -> None:
        """See what is to be done next, and be there when it is."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self._busy or self.house.closing:
            return
        duty = None if self._stale else self._duty()  # what was never written is no reason to do anything, or to wait
        if duty is None and not self._stale:
            return
        wait_s = (duty.at - now_ms()) / 1000 if duty else 0
        if wait_s <= 0:
            self._busy = True
            self.house.spawn(self._perform(duty))
        else:
            self._alarm = asyncio.get_running_loop().call_later(min(wait_s, LONGEST_ALARM_S), self.tend)

    def _duty(self) -> Duty | None:
        if is_awaited(self.table, self.house.presence.counts(self.table.id, now_ms())):
            return None
        return next_duty(self.table, self._absent(), self.house.settings)

    def _absent(self) -> dict[str, int]:
        presence, id, now = self.house.presence, self.table.id, now_ms()
        if self.table.people:
            return presence.absent(id, self.table.people, self.house.began, now)
        seen = presence.absent(id, [SPECTATOR], 0, now)[SPECTATOR]
        return {SPECTATOR: HERE if presence.counts(id, now) or seen > now - AWAITED_S * 1000 else seen}

    async def _perform(self, duty: Duty | None) -> None:
        """None: only what is due once the table is as it is on disk."""
        done = False
        try:
            if await self.house.store.keep(self.table.id):
                await (self._think(duty) if isinstance(duty, Think) else self._write_due())
                done = True
        except Refusal as refusal:  # it will be tried again; who waits for it is told why nothing happens
            LOG.warning("table left waiting: the database does not answer")
            for connection in list(self.connections):
                connection.send(m.encode(refusal.told(connection.language)))
        except Exception:
            self.house.metrics.ERRORS.inc()
            LOG.exception("a duty failed")
        finally:
            self._busy = False
            if done:
                self.tend()
            elif not self.house.closing:
                self._alarm = asyncio.get_running_loop().call_later(RETRY_S, self.tend)

    async def _think(self, duty: Think) -> None:
        async with self.enter() as table:
            turn, state = table.turn, table.state
            if not table.running or state is None:
                return
            log, legal = state.log, state.legal()
        try:
            id = await self.house.thinking.choose(log, duty.level, self._awaited, self.share)
        except Refusal:  # the server stops, and decides nothing any more
            return
        except Exception:  # a bot that fails must not stop the table
            self.house.metrics.ERRORS.inc()
            LOG.exception("the bot %s failed; a random decision is made for it", duty.level)
            id = secrets.choice(legal)
        if self._preparing != (log.game in self.house.thinking.preparing):
            self._preparing = not self._preparing
            self.attendance_changed()
        async with self.enter() as table:
            if table.running and table.turn == turn and isinstance(self._duty(), Think):
                await self._commit(e.Decided(at=now_ms(), id=id, level=duty.level))

    @property
    def share(self) -> Share:
        """On whose account bots think here: that of the host's address."""
        return Share(self.house.whereabouts.of(self.table.opened.host), self.table.id)

    @property
    def _awaited(self) -> bool:
        """Somebody seated has a page open, or was just here without one."""
        return bool(self.table.people) and any(gone > now_ms() - AWAITED_S * 1000 for gone in self._absent().values())

    async def _write_due(self) -> None:
        async with self.enter():
            duty = self._duty()  # it may have been settled while we waited
            if duty is not None and not isinstance(duty, Think) and duty.at <= now_ms():
                await self._commit(duty.entry)

    async def resume(self, since: int) -> None:
        """This process began at `since`: a live clock that ran before that was not running for the player."""
        table = self.table
        if table.running and table.opened.clock.kind == "live" and table.since < since and await self.house.store.keep(table.id):
            async with self.enter():
                await self._commit(e.Resumed(at=now_ms()))

    @property
    def idle(self) -> bool:
        """Nobody looks and nothing is about to happen: memory can be given back."""
        return not self.connections and not self._busy and not self._lock.locked()

    def stop(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
