"""SQLite: one thread owns the one connection that writes.

It takes the first entry, gathers a few milliseconds what else comes, writes all in one transaction (WAL, synchronous=FULL: the
disk has it) and wakes the event loop once for the whole batch. All entries go in one statement: after each statement the thread
waits for the interpreter, which the event loop does not like to let go.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Executable, create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine

from kassen.server import metrics
from kassen.server.migrate import upgrade
from kassen.server.store import Append, Store, Unavailable

LOG = logging.getLogger("kassen.server.sqlite")
MOST = 512  # items in one transaction

INSERT_ENTRIES = "INSERT INTO entries (table_id, number, body) VALUES {} ON CONFLICT DO NOTHING"
PUT_TABLES = """
INSERT INTO tables (id, status, listed, person, due, updated, card) VALUES {} ON CONFLICT (id) DO UPDATE SET
status = excluded.status, person = excluded.person, due = excluded.due, updated = excluded.updated, card = excluded.card
"""
Work = Append | tuple[Executable, ...]
Outcome = int | Exception  # how many rows the first statement touched


class Clash(Exception):
    """Somebody wrote one of these entries first."""


@dataclass
class Job:
    """Something to write, and who waits for it."""

    work: Work
    done: asyncio.Future[int]


class SqliteStore(Store):
    def __init__(self, path: str, batch_ms: float) -> None:
        self.path = Path(path)
        self.batch_s = batch_ms / 1000
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._lock_file: int | None = None

    async def open(self) -> None:
        self.claim()
        self._loop = asyncio.get_running_loop()
        writer = sqlite_engine(f"sqlite:///{self.path}")
        with writer.begin() as connection:
            upgrade(connection)
        self.engine = create_async_engine(f"sqlite+aiosqlite:///{self.path}", pool_size=4)
        event.listens_for(self.engine.sync_engine, "connect")(set_up)
        self._thread = threading.Thread(target=self._write_forever, args=(writer,), name="kassen-writer")
        self._thread.start()

    async def close(self) -> None:
        if self._thread:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            await self.engine.dispose()
        if self._lock_file is not None:
            os.close(self._lock_file)

    def claim(self) -> None:
        """One process a file: bots and clocks of a table are looked after once."""
        if self._lock_file is not None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            import fcntl
        except ImportError:  # no such locks on this system: the database itself still refuses doubled entries
            return
        self._lock_file = os.open(f"{self.path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ValueError(f"another server uses {self.path}; for several processes use PostgreSQL (docs/hosting.md)") from None

    async def append(self, item: Append) -> bool:
        return await self._put(item) == 1

    async def write(self, *statements: Executable) -> int:
        return await self._put(statements)

    def _put(self, work: Work) -> asyncio.Future[int]:
        done: asyncio.Future[int] = self._loop.create_future()
        self._jobs.put(Job(work, done))
        return done

    # ── the writer's thread ──

    def _write_forever(self, engine: Engine) -> None:
        with engine.connect() as connection:
            while (batch := self._gather()) is not None:
                outcome = self._write(connection, batch)
                self._loop.call_soon_threadsafe(settle, batch, outcome)
        engine.dispose()

    def _gather(self) -> list[Job] | None:
        first = self._jobs.get()
        if first is None:
            return None
        time.sleep(self.batch_s)  # what comes meanwhile shares the transaction
        batch = [first]
        with contextlib.suppress(queue.Empty):
            while len(batch) < MOST:
                job = self._jobs.get_nowait()
                if job is None:
                    self._jobs.put(None)  # finish this batch first
                    break
                batch.append(job)
        return batch

    def _write(self, connection: Connection, batch: list[Job]) -> list[Outcome]:
        begin = time.perf_counter()
        try:
            with connection.begin():
                outcome = write_all(connection, [job.work for job in batch])
        except Exception as error:
            if len(batch) > 1:  # one bad job must not take the others with it
                return [self._write(connection, [job])[0] for job in batch]
            LOG.error("not written: %s", type(error).__name__)
            return [error]
        metrics.BATCH_SECONDS.observe(time.perf_counter() - begin)
        metrics.BATCH_SIZE.observe(len(batch))
        return outcome


def settle(batch: list[Job], outcomes: list[Outcome]) -> None:
    """Back in the event loop: everybody who waited learns what became of it."""
    for job, outcome in zip(batch, outcomes, strict=True):
        if job.done.done():
            continue
        if isinstance(outcome, Exception):
            job.done.set_exception(Unavailable(type(outcome).__name__))
        else:
            job.done.set_result(outcome)


def write_all(connection: Connection, batch: list[Work]) -> list[Outcome]:
    """How many rows each touched. An entry that is there already touches none, and is found by writing it alone."""
    appends = [work for work in batch if isinstance(work, Append)]
    cursor = connection.connection.cursor()
    written = put_rows(cursor, INSERT_ENTRIES, [(item.table, item.number, item.body) for item in appends])
    if written < len(appends):
        if len(batch) > 1:
            raise Clash
        return [0]
    put_rows(cursor, PUT_TABLES, [(item.table, *item.summary) for item in appends])
    for item in appends:
        if item.people is not None:
            cursor.execute("DELETE FROM sitting WHERE table_id = ?", (item.table,))
            put_rows(cursor, "INSERT INTO sitting (person, table_id) VALUES {}", [(who, item.table) for who in item.people])
    return [1 if isinstance(work, Append) else execute(connection, work) for work in batch]


def put_rows(cursor: Any, statement: str, rows: Sequence[tuple[Any, ...]]) -> int:
    """Many rows in one statement; how many it touched."""
    if not rows:
        return 0
    row = f"({', '.join('?' * len(rows[0]))})"
    cursor.execute(statement.format(", ".join([row] * len(rows))), [value for each in rows for value in each])
    return int(cursor.rowcount)


def execute(connection: Connection, statements: tuple[Executable, ...]) -> int:
    first, *_ = [connection.execute(statement).rowcount for statement in statements]
    return first


def sqlite_engine(url: str) -> Engine:
    engine = create_engine(url, connect_args={"check_same_thread": False})
    event.listens_for(engine, "connect")(set_up)
    return engine


def set_up(connection: sqlite3.Connection, record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
