"""Looking back at tables that are over.

The work is done a slice at a time in the bots' processes, which are shared fairly; people looking at the same table share the
same work. A complete analysis is stored. When nobody is waiting any more, the work stops and its last picture stays in memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import zlib
from collections import OrderedDict
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field

from sqlalchemy import insert, select

from kassen.analysis import Analysis
from kassen.core import Log
from kassen.server.bot_queue import Share
from kassen.server.journal import Unavailable
from kassen.server.schema import ANALYSES
from kassen.server.store import Store
from kassen.server.thinking import Thinking

LEFT = 64  # incomplete pictures kept in memory


@dataclass
class Work:
    """Work in progress on one table."""

    task: asyncio.Task[None] | None = None
    picture: bytes | None = None
    error: BaseException | None = None
    done: bool = False
    viewers: int = 0
    changed: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def next(self, seen: bytes | None) -> tuple[bytes, bool]:
        """Wait for a picture other than `seen`; return it, and whether it is the last. Raises what went wrong."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.done or self.picture is not seen)
        if self.error is not None or self.picture is None:
            raise self.error or RuntimeError("there is no picture")
        return self.picture, self.done


class Analyses:
    def __init__(self, thinking: Thinking, store: Store) -> None:
        self._thinking, self._store = thinking, store
        self.under_way: dict[str, Work] = {}
        self._left: OrderedDict[str, bytes] = OrderedDict()

    async def kept(self, table: str) -> bytes | None:
        """The stored analysis, if there is one that this version can read."""
        rows = await self._store.read(select(ANALYSES.c.body).where(ANALYSES.c.table_id == table))
        if not rows:
            return None
        body = zlib.decompress(rows[0].body)
        with contextlib.suppress(ValueError):
            Analysis.from_json(body)
            return body
        return None

    async def pictures(self, table: str, log: Log, share: Share) -> AsyncGenerator[tuple[bytes, bool], None]:
        """Better and better pictures, each with whether it is the last. Closing the generator stops the work, unless somebody
        else is waiting for it."""
        if (kept := await self.kept(table)) is not None:
            yield kept, True
            return
        work = self.under_way.get(table) or self._begin(table, log, share)
        work.viewers += 1
        try:
            seen: bytes | None = None
            last = False
            while not last:  # a slow reader may miss some, but gets the last one
                seen, last = await work.next(seen)
                yield seen, last
        finally:
            work.viewers -= 1
            if not work.viewers and work.task and not work.done:
                work.task.cancel()
                self.under_way.pop(table, None)

    def _begin(self, table: str, log: Log, share: Share) -> Work:
        work = Work(picture=self._left.pop(table, None))
        work.task = asyncio.create_task(self._look(table, log, share, work))
        self.under_way[table] = work
        return work

    async def _look(self, table: str, log: Log, share: Share, work: Work) -> None:
        try:
            while not work.done:
                picture = await self._thinking.look_back(log, work.picture, share)
                complete = Analysis.from_json(picture).complete
                if complete:
                    await self._keep(table, picture)
                await self._show(work, picture, complete)
        except asyncio.CancelledError:
            self._leave(table, work.picture)
            raise
        except Exception as error:  # raised again for everybody who is waiting
            work.error = error
            await self._show(work, work.picture, True)
        finally:
            self.under_way.pop(table, None)

    async def _show(self, work: Work, picture: bytes | None, done: bool) -> None:
        async with work.changed:
            work.picture, work.done = picture, done
            work.changed.notify_all()

    def _leave(self, table: str, picture: bytes | None) -> None:
        if picture is not None:
            self._left[table] = picture
            while len(self._left) > LEFT:
                self._left.popitem(last=False)

    async def _keep(self, table: str, picture: bytes) -> None:
        with contextlib.suppress(Unavailable):  # computed again when somebody asks again; or another process stored it first
            await self._store.write(insert(ANALYSES).values(table_id=table, body=zlib.compress(picture)), table=table)

    async def close(self) -> None:
        tasks = [work.task for work in self.under_way.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
