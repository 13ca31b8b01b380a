"""PostgreSQL: any number of processes serve the same tables.

Each process writes entries through one connection and one task: those that come within a few milliseconds are one statement and
one transaction. The primary key decides which process was first. NOTIFY carries only (table, number); other processes that serve
that table then read the journal. A session-level advisory lock for each table says which process looks after its bots and clocks;
when a process dies, PostgreSQL frees its locks.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Sequence
from typing import Any

import asyncpg
from sqlalchemy import Executable, text
from sqlalchemy.ext.asyncio import create_async_engine

from kassen.server import metrics
from kassen.server.journal import Append, Unavailable
from kassen.server.migrate import upgrade
from kassen.server.owners import ALONE, Place
from kassen.server.store import Gossip, Heard, Store, answering, to_its_end

LOG = logging.getLogger("kassen.server.postgres")
MOST = 512
KNOCK_S = 10
MIGRATING = 7_364_110  # the advisory lock under which one process at a time changes the schema

# One statement inserts the entries that are new, updates their tables' rows, and notifies the other processes.
WRITE = """
WITH given AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::bytea[], $4::text[], $5::bool[], $6::text[], $7::bigint[], $8::bigint[], $9::bytea[]
    ) AS row (table_id, number, body, status, listed, person, due, updated, card)
), fresh AS (
    INSERT INTO entries (table_id, number, body) SELECT table_id, number, body FROM given ON CONFLICT DO NOTHING
    RETURNING table_id, number
), put AS (
    INSERT INTO tables (id, status, listed, person, due, updated, card)
    SELECT table_id, status, listed, person, due, updated, card FROM given JOIN fresh USING (table_id, number)
    ON CONFLICT (id) DO UPDATE SET
    status = excluded.status, person = excluded.person, due = excluded.due, updated = excluded.updated, card = excluded.card
)
SELECT table_id, number, pg_notify('kassen', table_id || ' ' || number) FROM fresh
"""

Job = tuple[Append | None, "asyncio.Future[bool]"]  # None: nothing to write, only an answer once all before it is written


class PostgresStore(Store):
    alone = False

    def __init__(self, url: str, batch_ms: float, place: Place = ALONE) -> None:
        self.url, self.place = url, place
        self.batch_s = batch_ms / 1000
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._writing: asyncpg.Connection | None = None
        self._line: asyncpg.Connection | None = None  # hears the other processes and holds the locks
        self._connecting = asyncio.Lock()
        self._kept: set[str] = set()
        self._heard: Heard | None = None
        self._gossip: Gossip | None = None
        self._closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    def claim(self) -> None:
        """Check that PostgreSQL answers and lets us in; ValueError says why not."""

        async def knock() -> None:
            await (await asyncpg.connect(self.url, timeout=KNOCK_S)).close()

        try:
            asyncio.run(knock())
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
            raise ValueError(
                f"PostgreSQL does not let us in: {error or type(error).__name__}; look at --db or KASSEN_DB"
            ) from None

    async def open(self) -> None:
        self.engine = create_async_engine(self.url.replace("postgresql://", "postgresql+asyncpg://", 1), pool_size=5)
        async with self.engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            await connection.run_sync(upgrade)
        self._writing = await asyncpg.connect(self.url)
        await self._connect_line()
        self._writer = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        self._closing = True
        if self._writer:
            await self._jobs.put(None)
            await self._writer
        for connection in (self._writing, self._line):
            if connection and not connection.is_closed():
                await connection.close()
        await self.dispose()

    # ── writing ──

    async def append(self, item: Append) -> bool:
        return await self._put(item)

    async def settle(self) -> None:
        with contextlib.suppress(Unavailable):
            await self._put(None)

    def _put(self, item: Append | None) -> asyncio.Future[bool]:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((item, done))
        return done

    async def write(self, *statements: Executable, table: str = "") -> int:
        return await to_its_end(self._write(statements))

    async def _write(self, statements: tuple[Executable, ...]) -> int:
        with answering():
            async with self.engine.begin() as connection:
                first, *_ = [(await connection.execute(statement)).rowcount for statement in statements]
                return first

    async def _write_forever(self) -> None:
        while True:
            first = await self._jobs.get()
            if first is None:
                return
            await asyncio.sleep(self.batch_s)
            batch = [first]
            while len(batch) < MOST and not self._jobs.empty():
                job = self._jobs.get_nowait()
                if job is None:
                    self._jobs.put_nowait(None)
                    break
                batch.append(job)
            await self._write_batch(batch)

    async def _write_batch(self, batch: list[Job]) -> None:
        begin = time.perf_counter()
        try:
            items = [item for item, _ in batch if item]
            fresh = await self._insert(items) if items else set()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            LOG.error("a batch of %d was not written: %s", len(batch), type(error).__name__)
            for _, done in batch:
                if not done.done():
                    done.set_exception(Unavailable(type(error).__name__))
            return
        metrics.BATCH_SECONDS.observe(time.perf_counter() - begin)
        metrics.BATCH_SIZE.observe(len(batch))
        for item, done in batch:
            if not done.done():
                done.set_result(item is None or (item.table, item.number) in fresh)

    async def _insert(self, items: Sequence[Append]) -> set[tuple[str, int]]:
        if self._writing is None or self._writing.is_closed():
            self._writing = await asyncpg.connect(self.url)
        rows = [(i.table, i.number, i.body, *i.summary) for i in items]
        async with self._writing.transaction():
            fresh = {(row[0], row[1]) for row in await self._writing.fetch(WRITE, *map(list, zip(*rows, strict=True)))}
            for item in items:
                if item.people is not None and (item.table, item.number) in fresh:
                    await self._seat(item.table, item.people)
        return fresh

    async def _seat(self, table: str, people: Sequence[str]) -> None:
        assert self._writing is not None
        await self._writing.execute("DELETE FROM sitting WHERE table_id = $1", table)
        await self._writing.execute("INSERT INTO sitting (person, table_id) SELECT unnest($1::text[]), $2", list(people), table)

    def new_id(self) -> str:
        return self.place.new_id()

    # ── other processes ──

    def listen(self, heard: Heard, gossip: Gossip) -> None:
        self._heard, self._gossip = heard, gossip

    def gossip(self, word: str) -> None:
        self._spawn(self._send_gossip(word))

    async def _send_gossip(self, word: str) -> None:
        with contextlib.suppress(Unavailable):
            await self.write(text("SELECT pg_notify('kassen_gossip', :word)").bindparams(word=word))

    async def keep(self, table: str) -> bool:
        if table in self._kept:
            return True
        try:
            async with self._connecting:
                if self._line is None or self._line.is_closed():
                    return False
                if await self._line.fetchval("SELECT pg_try_advisory_lock($1)", lock_number(table)):
                    self._kept.add(table)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False
        return table in self._kept

    async def release(self, table: str) -> None:
        if table not in self._kept:
            return
        self._kept.discard(table)
        with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            async with self._connecting:
                if self._line and not self._line.is_closed():
                    await self._line.execute("SELECT pg_advisory_unlock($1)", lock_number(table))

    async def _connect_line(self) -> None:
        async with self._connecting:
            self._line = await asyncpg.connect(self.url)
            await self._line.add_listener("kassen", self._on_entry)
            await self._line.add_listener("kassen_gossip", self._on_gossip)
            self._line.add_termination_listener(self._on_lost)

    def _on_entry(self, _connection: Any, pid: int, _channel: str, payload: object) -> None:
        if self._writing and not self._writing.is_closed() and pid == self._writing.get_server_pid():
            return  # our own
        table, _, number = str(payload).rpartition(" ")
        if self._heard:
            self._spawn(self._heard(table, int(number)))

    def _on_gossip(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        if self._gossip:
            self._gossip(str(payload))

    def _on_lost(self, _connection: Any) -> None:
        self._kept.clear()
        if not self._closing:
            self._spawn(self._call_again())

    async def _call_again(self) -> None:
        """The line is dead, and its locks are lost with it: connect again, then catch up on what was missed."""
        while not self._closing:
            try:
                await self._connect_line()
                break
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                LOG.warning("PostgreSQL does not answer; trying again")
                await asyncio.sleep(1)
        if self._heard:
            await self._heard("", 0)

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def lock_number(table: str) -> int:
    """A table's id as a number for pg_try_advisory_lock: 63 bits of its hash."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big") >> 1
