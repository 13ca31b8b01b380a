"""SQLite: one thread owns the one connection that writes.

The event loop gathers entries for a few milliseconds and hands them over; the thread writes them all in one transaction (WAL,
synchronous=FULL: then they are on disk) and wakes the loop once for the whole batch. A batch of decisions is a single statement:
after each call into SQLite the thread waits for the interpreter, which the busy loop is slow to release, and then the loop waits
for the thread.

Where several processes serve (processes.py), the database has parts: the file itself holds people and the tables that were opened
while a single process served, and each process opens tables in a part of its own. Reads go over all parts at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy.exc
from sqlalchemy import ColumnElement, Connection, Engine, Executable, create_engine, event, func, true
from sqlalchemy.ext.asyncio import create_async_engine

from kassen.server import metrics, sqlite_file
from kassen.server.journal import Append, Unavailable
from kassen.server.migrate import upgrade
from kassen.server.owners import ALONE, RANDOM_LETTERS, Place, part_of
from kassen.server.schema import ANALYSES, ENTRIES, SITTING, TABLES
from kassen.server.store import ANYTHING, Gossip, Store

LOG = logging.getLogger("kassen.server.sqlite")
MOST = 512  # items in one transaction

# A row inserted into the view `arrivals` becomes an entry and its table's row in the index. `due` moves on a little with every
# decision, usually by seconds out of a month, and a table woken a minute early just waits. So `due` is written only when it moves
# back, or on by more than a minute.
ARRIVALS = (
    """
CREATE TEMP VIEW arrivals AS SELECT table_id, number, body, status, listed, person, due, updated, card
FROM entries JOIN tables ON tables.id = table_id
""",
    """
CREATE TEMP TRIGGER arrive INSTEAD OF INSERT ON arrivals BEGIN
INSERT INTO entries (table_id, number, body) VALUES (new.table_id, new.number, new.body);
INSERT INTO tables (id, status, listed, person, due, updated, card)
VALUES (new.table_id, new.status, new.listed, new.person, new.due, new.updated, new.card)
ON CONFLICT (id) DO UPDATE SET
status = excluded.status, person = excluded.person, updated = excluded.updated, card = excluded.card;
UPDATE tables SET due = new.due WHERE id = new.table_id
AND CASE WHEN due IS NULL OR new.due IS NULL THEN due IS NOT new.due ELSE new.due NOT BETWEEN due AND due + 60000 END;
END
""",
)
OUT_OF_ORDER = (sqlite3.OperationalError, sqlalchemy.exc.OperationalError)
Work = Append | tuple[Executable, ...]
Outcome = int | Exception  # how many rows the first statement touched


class Second(Exception):
    """An entry with this number is there already: somebody else was first."""


@dataclass
class Job:
    """Something to write, and who waits for it."""

    work: Work
    done: asyncio.Future[int]


class SqliteStore(Store):
    def __init__(self, path: str, batch_ms: float, place: Place = ALONE, gossip: Gossip | None = None) -> None:
        self.path, self.place = Path(path), place
        self.batch_s = batch_ms / 1000
        self._gossip = gossip
        self._parts: dict[int, Path] = {0: self.path}
        self._writers: dict[int, Writer] = {}
        self._locks: list[int] = []
        self._claimed = self._closed = False

    async def open(self) -> None:
        self.claim()
        for part in {0, *self._mine}:
            self._writer(part)
        self.engine = create_async_engine(f"sqlite+aiosqlite:///{self.path}", pool_size=4)
        event.listens_for(self.engine.sync_engine, "connect")(self._set_up)

    async def close(self) -> None:
        self._closed = True
        if self._writers:
            await asyncio.gather(*(writer.close() for writer in self._writers.values()))
            self._writers.clear()
            await self.dispose()
        sqlite_file.release(self._locks)
        self._claimed = False

    def claim(self) -> None:
        """Lock the parts of this process. One of several finds the database prepared by its parent; alone, it prepares it."""
        if self._claimed:
            return
        alone = self.place.processes == 1
        self._parts = prepare(self.path, 0, self._locks) if alone else sqlite_file.parts(self.path)
        if not alone:
            sqlite_file.claim_all([self._parts[part] for part in self._mine], self._locks)
        self._claimed = True

    @property
    def _mine(self) -> list[int]:
        return [part for part in self._parts if self.place.keeps(part)]

    def _writer(self, part: int) -> Writer:
        """The writer of a part. Another process's part is opened only when it must be written to, which is rare."""
        if self._closed:
            raise Unavailable("closed")
        if part not in self._writers:
            self._writers[part] = Writer(self._parts[part], self.batch_s)
        return self._writers[part]

    def _set_up(self, connection: sqlite3.Connection, record: object) -> None:
        """Set up a connection for reading, which sees all parts as one."""
        set_up(connection, record)
        others = {f"part{number}": path for number, path in self._parts.items() if number}
        cursor = connection.cursor()
        for name, path in others.items():
            cursor.execute(f"ATTACH DATABASE ? AS {name}", (str(path),))
        for table in (ENTRIES, TABLES, SITTING, ANALYSES) if others else ():
            rows = " UNION ALL ".join(f"SELECT * FROM {name}.{table.name}" for name in ("main", *others))
            cursor.execute(f"CREATE TEMP VIEW {table.name} AS {rows}")
        cursor.close()

    def own(self, table: ColumnElement[str]) -> ColumnElement[bool]:
        if self.place.processes == 1:
            return true()
        return func.substr(table, RANDOM_LETTERS + 1).in_([str(part) if part else "" for part in self._mine])

    def serves(self, table: str) -> bool:
        return self.place.keeps(part_of(table))

    def new_id(self) -> str:
        return self.place.new_id()

    async def append(self, item: Append) -> bool:
        return await self._writer(part_of(item.table)).put(item) == 1

    async def write(self, *statements: Executable, table: str = "") -> int:
        return await self._writer(part_of(table)).put(statements)

    async def write_everywhere(self, *statements: Executable) -> None:
        for part in self._parts:
            await self._writer(part).put(statements)

    async def check(self) -> None:
        for part in {0, *self._mine}:
            await self._writer(part).put((ANYTHING,))

    async def settle(self) -> None:
        with contextlib.suppress(Unavailable):
            for part in self._mine:
                await self._writer(part).put(())

    def gossip(self, word: str) -> None:
        if self._gossip:
            self._gossip(word)


def prepare(path: Path, parts: int, locks: list[int]) -> dict[int, Path]:
    """Find or create the parts of a database, at least this many: each is locked, checked and brought up to date, and the first
    file records how many there are."""
    sqlite_file.claim_all([path], locks)
    try:
        sqlite_file.check(path)
        found = sqlite_file.make_parts(path, parts)
        sqlite_file.claim_all(list(found.values())[1:], locks)
        for each in found.values():
            if each != path:
                sqlite_file.check(each)
            engine = sqlite_engine(f"sqlite:///{each}")
            with engine.begin() as connection:
                upgrade(connection)
                if connection.exec_driver_sql("PRAGMA journal_mode").scalar() != "wal":
                    LOG.warning("the file system under the database allows no WAL: readers will make writers wait")
            engine.dispose()
    except BaseException:
        sqlite_file.release(locks)
        raise
    return found


class Writer:
    """The thread that writes one file, and the jobs that wait for it."""

    def __init__(self, path: Path, batch_s: float) -> None:
        self.batch_s = batch_s
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Job] = []  # not yet handed over
        self._ripe = False  # they have been gathered long enough
        self._writing = False  # the thread is at work
        self._closed = False
        self._batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        connection = sqlite_engine(f"sqlite:///{path}").connect().execution_options(isolation_level="AUTOCOMMIT")
        for statement in ARRIVALS:
            connection.connection.cursor().execute(statement)
        self._thread = threading.Thread(target=self._write_forever, args=(connection,), name="kassen-writer")
        self._thread.start()

    async def close(self) -> None:
        self._closed = True
        while self._waiting:
            self._hand_over()
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    # ── gathering ──

    def put(self, work: Work) -> asyncio.Future[int]:
        if self._closed:
            raise Unavailable("closed")
        done: asyncio.Future[int] = self._loop.create_future()
        self._waiting.append(Job(work, done))
        if len(self._waiting) == 1:
            self._ripe = False
            self._loop.call_later(self.batch_s, self._ripen)
        return done

    def _ripen(self) -> None:
        self._ripe = True
        self._go_on()

    def _go_on(self) -> None:
        if self._waiting and self._ripe and not self._writing:
            self._writing = True
            self._hand_over()

    def _hand_over(self) -> None:
        self._batches.put(self._waiting[:MOST])
        del self._waiting[:MOST]

    def _answer(self, batch: list[Job], outcomes: list[Outcome]) -> None:
        """Give everybody who waited for this batch the outcome."""
        self._writing = False
        self._go_on()
        for job, outcome in zip(batch, outcomes, strict=True):
            if job.done.done():
                continue
            if isinstance(outcome, Exception):
                job.done.set_exception(Unavailable(type(outcome).__name__))
            else:
                job.done.set_result(outcome)

    # ── the writer's thread ──

    def _write_forever(self, connection: Connection) -> None:
        while (batch := self._batches.get()) is not None:
            outcomes = self._write(connection, batch)
            self._loop.call_soon_threadsafe(self._answer, batch, outcomes)
        connection.close()
        connection.engine.dispose()

    def _write(self, connection: Connection, batch: list[Job]) -> list[Outcome]:
        begin = time.perf_counter()
        try:
            outcomes = write_all(connection, [job.work for job in batch])
        except OUT_OF_ORDER as error:  # locked, full or broken: each job alone would fail, too
            LOG.error("not written: %s", type(error).__name__)
            return [error] * len(batch)
        except Exception as error:
            if len(batch) > 1:  # one bad job must not take the others with it
                return [self._write(connection, [job])[0] for job in batch]
            if isinstance(error, Second):
                return [0]
            LOG.error("not written: %s", type(error).__name__)
            return [error]
        metrics.BATCH_SECONDS.observe(time.perf_counter() - begin)
        metrics.BATCH_SIZE.observe(len(batch))
        return outcomes


def write_all(connection: Connection, batch: list[Work]) -> list[Outcome]:
    """Write everything in one transaction; how many rows each touched. An entry that is there already fails the whole batch: the
    caller finds it by writing each alone."""
    appends = [work for work in batch if isinstance(work, Append)]
    cursor = connection.connection.cursor()
    if len(appends) == len(batch) and all(item.people is None for item in appends):
        arrive(cursor, appends)  # one statement is a transaction of its own
        return [1] * len(batch)
    with transaction(connection):
        arrive(cursor, appends)
        for item in appends:
            if item.people is not None:
                cursor.execute("DELETE FROM sitting WHERE table_id = ?", (item.table,))
                put_rows(cursor, "INSERT INTO sitting (person, table_id)", [(who, item.table) for who in item.people])
        return [1 if isinstance(work, Append) else execute(connection, work) for work in batch]


@contextlib.contextmanager
def transaction(connection: Connection) -> Iterator[None]:
    """All or nothing. No transaction is left open, even if COMMIT itself fails: the next batch would be written into it."""
    raw = connection.connection.cursor()
    raw.execute("BEGIN")
    try:
        yield
        raw.execute("COMMIT")
    except BaseException:
        connection.connection.rollback()
        raise
    finally:
        connection.rollback()  # ends the one that SQLAlchemy counts as begun; the database knows none


def arrive(cursor: Any, items: list[Append]) -> None:
    try:
        put_rows(cursor, "INSERT INTO arrivals", [(item.table, item.number, item.body, *item.summary) for item in items])
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorname == "SQLITE_CONSTRAINT_PRIMARYKEY":
            raise Second from None
        raise


def put_rows(cursor: Any, insert: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """Insert many rows in one statement."""
    if rows:
        row = f"({', '.join('?' * len(rows[0]))})"
        cursor.execute(f"{insert} VALUES {', '.join([row] * len(rows))}", [value for each in rows for value in each])


def execute(connection: Connection, statements: tuple[Executable, ...]) -> int:
    touched = [connection.execute(statement).rowcount for statement in statements]
    return touched[0] if touched else 0


def sqlite_engine(url: str) -> Engine:
    engine = create_engine(url, connect_args={"check_same_thread": False})
    event.listens_for(engine, "connect")(set_up)
    return engine


def set_up(connection: sqlite3.Connection, record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
