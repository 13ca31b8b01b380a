"""The house: all tables of this process, with their database. Loads tables where something is due, and drops from memory those
that nobody needs."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from sqlalchemy import delete, select

from kassen import __version__
from kassen.server import messages as m
from kassen.server import metrics
from kassen.server.analyses import Analyses
from kassen.server.neighbours import TELL_S, Neighbours
from kassen.server.owners import ALONE
from kassen.server.peers import Peers
from kassen.server.people import RENAMED, People
from kassen.server.person import Person
from kassen.server.presence import REPEAT_S
from kassen.server.push import Push
from kassen.server.refusal import Refusal
from kassen.server.room import Room, now_ms
from kassen.server.schema import SITTING, TABLES
from kassen.server.settings import Settings
from kassen.server.store import Pulse, Store, make_store
from kassen.server.tables import Tables, card_of, read_card
from kassen.server.thinking import Thinking

LOG = logging.getLogger("kassen.server.house")
IN_A_LIST = 50
LIVELY_S = 86_400  # a table where nothing happened for this long no longer counts against anybody's limit
WAKE_AT_ONCE = 200
GOODBYE_TRIES = 20
FORGOTTEN = "forgotten"


class House(Tables):
    store: Store
    thinking: Thinking

    def __init__(self, settings: Settings, peers: Peers | None = None) -> None:
        place, gossip = (peers.place, peers.tell) if peers else (ALONE, None)
        store = make_store(settings.database, settings.batch_ms, place, gossip)
        super().__init__(settings, store, Thinking(settings.bot_processes), metrics)
        self.peers = peers
        self.neighbours = Neighbours(self, peers) if peers else None
        self.pulse = Pulse(self.store)
        self.people = People(self.store)
        self.push = Push(self.store, self.presence, self.settings)
        self.analyses = Analyses(self.thinking, self.store)
        self._loops: list[asyncio.Task[None]] = []

    # ── life ──

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.store.open()
        self.store.listen(self._heard, self.overhear)
        self.thinking.warm_up()
        if self.neighbours:
            self.neighbours.open()
            self._loops = [asyncio.create_task(self._every(TELL_S, self.neighbours.tell_spent))]
        self._loops += [
            asyncio.create_task(self._every(self.settings.wake_s, self._wake)),
            asyncio.create_task(self._every(REPEAT_S, self._sweep)),
            asyncio.create_task(self._every(self.settings.push_s, self.push.tell_all)),
        ]

    def say_goodbye(self) -> None:
        """Send no more news; close every socket and feed, asking clients to come back in a moment."""
        self.closing = True
        bye = m.encode(m.Bye(reason=Refusal("unavailable", "stopping").error(), retry_s=2))
        for room in self.rooms.values():
            for connection in list(room.connections):
                connection.close(1001, "the server stops", bye)
        for feed in self.feeds.all():
            feed.close(1001, "the server stops", bye)

    async def empty(self) -> None:
        """Say goodbye, and give clients a moment to leave."""
        self.say_goodbye()
        self.thinking.close()
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
        await self.analyses.close()
        self.thinking.close()
        for room in list(self.rooms.values()):
            async with room.enter():  # wait for whoever is writing
                pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loops, return_exceptions=True)
        await self.store.close()
        if self.peers:
            self.peers.close()

    async def forget_person(self, person: Person) -> None:
        """Delete the person's keys and close everything they have open, at all processes."""
        await self.people.forget(person)
        self._hang_up(person.id)
        self.store.gossip(f"{FORGOTTEN} {person.id}")

    def _hang_up(self, id: str) -> None:
        following = [each for room in self.rooms.values() for each in room.connections if each.person_id == id]
        for connection in [*following, *self.feeds.of(id)]:
            connection.close(4401, "you asked to be forgotten")

    def overhear(self, word: str) -> None:
        """Act on gossip from another process: somebody was forgotten or renamed, or has a page open there."""
        what, _, id = word.partition(" ")
        if what in (FORGOTTEN, RENAMED):
            self.people.lose(id)
        if what == FORGOTTEN:
            self._hang_up(id)
        elif what != RENAMED:
            self.presence.hear(word, now_ms())

    async def _every(self, seconds: float, work: Any) -> None:
        while True:
            try:
                await work()
            except Exception:
                metrics.ERRORS.inc()
                LOG.exception("housekeeping failed")
            await asyncio.sleep(seconds)

    async def _wake(self) -> None:
        """Load the tables without a room where something is due; their rooms then do it."""
        wanted = select(TABLES.c.id).where(TABLES.c.due <= now_ms(), self.store.own(TABLES.c.id))
        wanted = wanted.order_by(TABLES.c.due).limit(WAKE_AT_ONCE)
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

    # ── for the operator ──

    async def health(self) -> m.Health:
        """The health of all processes together: each must answer and be able to write."""
        answers = [await self.answer("health"), *((await self.peers.ask("health")).values() if self.peers else ())]
        processes = self.peers.place.processes if self.peers else 1
        writes = all(answers)
        ok = writes and len(answers) == processes and not self.closing
        return m.Health(ok, __version__, "answers" if writes else "cannot be written to", len(answers))

    async def counted(self) -> bytes:
        """The metrics in Prometheus's text format; with several processes, each sample under its process's number."""
        if self.peers is None:
            return metrics.text()
        mine = {self.peers.place.number: await self.answer("metrics")}
        return metrics.together(mine | await self.peers.ask("metrics"))

    async def answer(self, question: str) -> str:
        """Answer a question of another process, or of this one. Empty means no."""
        if question == "metrics":
            return metrics.text().decode()
        return "yes" if await self.pulse.writes() else ""

    # ── finding ──

    async def _heard(self, table: str, number: int) -> None:
        """Another process (or this one) wrote an entry. An empty `table`: we may have missed some."""
        if not table:
            for room in list(self.rooms.values()):
                await room.catch_up()
        elif table in self.rooms:
            await self.rooms[table].catch_up(number)
        elif self.feeds:
            await self._tell_feeds(select(TABLES.c.person, TABLES.c.card).where(TABLES.c.id == table))

    async def tell_turns(self, person: Person) -> None:
        """Announce in this person's feeds every table that waits for them now."""
        await self._tell_feeds(
            select(TABLES.c.person, TABLES.c.card).where(TABLES.c.person == person.id, TABLES.c.status == "running")
        )

    def tell_turns_of(self, people: set[str]) -> None:
        """The same for several people, from the tables in memory, wherever the feeds are."""
        for room in self.rooms.values():
            if not people.isdisjoint(room.table.people):
                self.feeds.tell(room.table)

    async def _tell_feeds(self, wanted: Any) -> None:
        for row in await self.store.read(wanted.limit(IN_A_LIST)):
            self.feeds.tell_card(row.person, read_card(row.card))

    async def lobby(self, person: Person | None) -> m.Lobby:
        listed = select(TABLES.c.card, TABLES.c.person).where(TABLES.c.listed.is_(True)).order_by(TABLES.c.updated.desc())
        mine: list[m.TableCard] = []
        if person:
            sits = select(TABLES.c.card, TABLES.c.person).join(SITTING, SITTING.c.table_id == TABLES.c.id)
            rows = await self.store.read(
                sits.where(SITTING.c.person == person.id).order_by(TABLES.c.updated.desc()).limit(IN_A_LIST)
            )
            mine = [card_of(person, read_card(row.card), row.person) for row in rows]
        return m.Lobby(
            mine=sorted(mine, key=lambda card: (not card.my_turn, card.status != "running")),
            open=[read_card(row.card) for row in await self.store.read(listed.where(TABLES.c.status == "open").limit(IN_A_LIST))],
            running=[
                read_card(row.card) for row in await self.store.read(listed.where(TABLES.c.status == "running").limit(IN_A_LIST))
            ],
        )

    async def drop(self, person: Person, table: str) -> None:
        """Take this table off the person's list. What was played stays, for anybody who has its link."""
        await (await self.room(table)).abandon(person)
        mine = delete(SITTING).where(SITTING.c.person == person.id, SITTING.c.table_id == table)
        await self.store.write(mine, table=table)

    async def drop_finished(self, person: Person) -> None:
        finished = select(TABLES.c.id).where(TABLES.c.status.in_(("over", "closed")))
        await self.store.write_everywhere(delete(SITTING).where(SITTING.c.person == person.id, SITTING.c.table_id.in_(finished)))

    async def _still_under_way(self, ids: set[str]) -> set[str]:
        lively = TABLES.c.updated > now_ms() - LIVELY_S * 1000
        wanted = select(TABLES.c.id).where(TABLES.c.id.in_(ids), TABLES.c.status.in_(("open", "running")), lively)
        return {row.id for row in await self.store.read(wanted)}
