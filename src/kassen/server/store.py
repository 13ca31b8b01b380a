"""Where journals are stored. Two implementations, one contract: an entry is on disk when `append` returns True.

`sqlite.py`: one writer thread for each file; a table belongs to one process. `postgres.py`: any number of processes serve a
table, and tell each other (table, number) of each entry.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from functools import cached_property
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Executable, Row, select, text, true
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine

from kassen.server.entries import AnyEntry, read_entry
from kassen.server.journal import Append, Unavailable
from kassen.server.owners import ALONE, Place
from kassen.server.schema import ENTRIES

LOG = logging.getLogger("kassen.server.store")
ANYTHING = text("UPDATE alembic_version SET version_num = version_num")
FRESH_S = 1.0  # how long a result of the pulse is used again
PULSE_S = 3.0  # how long to wait for one


# What comes from other processes: (table, number) of an entry, or a word of gossip (House.overhear).
Heard = Callable[[str, int], Awaitable[None]]
Gossip = Callable[[str], None]
T = TypeVar("T")


@contextlib.contextmanager
def answering() -> Iterator[None]:
    """Raise Unavailable for every error of a database that is away, full, locked or broken."""
    try:
        yield
    except (OSError, DBAPIError, PoolTimeout) as error:
        LOG.error("the database does not do its work: %s", type(getattr(error, "orig", None) or error).__name__)
        raise Unavailable(type(error).__name__) from None


async def to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """Finish the work even if the caller is cancelled, as when a client hangs up: work that is broken off in the middle costs the
    pool a connection, and its thread."""
    return await asyncio.shield(asyncio.ensure_future(work))


class Store(ABC):
    """Both implementations read through SQLAlchemy; each has its own writer, which gathers entries into batches."""

    engine: AsyncEngine
    alone = True  # no other process serves these tables

    def claim(self) -> None:
        """Make sure that we may use the database at all; ValueError says why not."""
        return

    @abstractmethod
    async def open(self) -> None:
        """Connect, bring the schema up to date, begin to write."""

    @abstractmethod
    async def close(self) -> None:
        """Write what was accepted, then disconnect."""

    @abstractmethod
    async def append(self, item: Append) -> bool:
        """True: the entry is on disk. False: there is one with this number already; somebody else was first."""

    @abstractmethod
    async def write(self, *statements: Executable, table: str = "") -> int:
        """Write anything else, in one transaction; how many rows the first statement touched. `table`: the table that this is
        about, if it is about one."""

    async def write_everywhere(self, *statements: Executable) -> None:
        """Write what is about many tables."""
        await self.write(*statements)

    def serves(self, table: str) -> bool:
        """May this process open the table? Where tables are kept in parts, only the process whose part it is."""
        return True

    def own(self, table: ColumnElement[str]) -> ColumnElement[bool]:
        """A condition on the id: the tables that this process may look after."""
        return true()

    @abstractmethod
    def new_id(self) -> str:
        """An id for a table that is opened here."""

    @abstractmethod
    async def settle(self) -> None:
        """Wait until every entry given to `append` so far is on disk or refused, even those whose caller has gone."""

    async def keep(self, table: str) -> bool:
        """Look after the table from now on: its bots, clocks and absent people. False if another process does."""
        return True

    async def release(self, table: str) -> None:
        """Stop looking after the table."""
        return

    def listen(self, heard: Heard, gossip: Gossip) -> None:
        """Call these with what other processes tell. `heard` with an empty table: some entries may have been missed."""
        return

    def gossip(self, word: str) -> None:
        """Tell the other processes something that need not be stored."""
        return

    @cached_property
    def _reading(self) -> set[asyncio.Task[Any]]:
        return set()

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        reading = asyncio.create_task(self._read(statement))
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await asyncio.shield(reading)  # the caller may be cancelled: see `to_its_end`

    async def dispose(self) -> None:
        """Close the pool once all reads are done: a connection that comes back later would stay open."""
        await asyncio.gather(*self._reading, return_exceptions=True)
        await self.engine.dispose()

    async def _read(self, statement: Executable) -> Sequence[Row[Any]]:
        with answering():
            async with self.engine.connect() as connection:
                return (await connection.execute(statement)).all()

    async def check(self) -> None:
        """Make a write that changes nothing, or Unavailable: the operator should know of trouble before people do."""
        await self.write(ANYTHING)

    async def journal(self, table: str, since: int = -1) -> list[AnyEntry]:
        """The entries after number `since`, in order."""
        wanted = select(ENTRIES.c.body).where(ENTRIES.c.table_id == table, ENTRIES.c.number > since).order_by(ENTRIES.c.number)
        return [read_entry(row.body) for row in await self.read(wanted)]


class Pulse:
    """Whether the database can be written to. Tried when somebody asks, but at most once a second."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trying: asyncio.Task[bool] | None = None
        self._tried_at = -FRESH_S

    async def writes(self) -> bool:
        if self._trying is None or (self._trying.done() and time.monotonic() - self._tried_at >= FRESH_S):
            self._trying = asyncio.create_task(self._try())
        return await asyncio.shield(self._trying)

    async def _try(self) -> bool:
        try:
            await asyncio.wait_for(self._store.check(), PULSE_S)
            return True
        except (Unavailable, TimeoutError):
            return False
        finally:
            self._tried_at = time.monotonic()


def make_store(url: str, batch_ms: float, place: Place = ALONE, gossip: Gossip | None = None) -> Store:
    """The store for a database URL: sqlite:///file or postgresql://… `gossip` tells the other processes of this machine."""
    if url.startswith("sqlite:///"):
        from kassen.server.sqlite import SqliteStore

        return SqliteStore(url.removeprefix("sqlite:///"), batch_ms, place, gossip)
    if url.startswith(("postgresql://", "postgres://")):
        from kassen.server.postgres import PostgresStore

        return PostgresStore("postgresql://" + url.split("://", 1)[1], batch_ms, place)
    raise ValueError("a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
