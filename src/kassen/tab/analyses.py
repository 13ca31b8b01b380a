"""Looking back on tables in a tab: measured by the page's workers, stored once complete, and resumed if interrupted."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, AsyncIterator
from itertools import islice

from kassen.analysis.findings import Analysis
from kassen.analysis.judge import Measure
from kassen.analysis.looking import Task, open_book
from kassen.core import Game, Log
from kassen.server.refusal import Refusal
from kassen.tab.host import Host
from kassen.tab.search import PageSearcher

_left: dict[str, Analysis] = {}  # incomplete analyses, by table, to resume from


class PageCrew:
    """Runs as many tasks at once as the page has workers."""

    def __init__(self, game: Game, host: Host) -> None:
        self._measure, self._cores = Measure(game, PageSearcher(game, host)), host.cores

    async def work(self, tasks: list[Task]) -> AsyncIterator[None]:
        waiting = iter(tasks)
        begun = {asyncio.ensure_future(task(self._measure)) for task in islice(waiting, self._cores)}
        try:
            while begun:
                done, begun = await asyncio.wait(begun, return_when=asyncio.FIRST_COMPLETED)
                for one in done:
                    one.result()
                    begun |= {asyncio.ensure_future(task(self._measure)) for task in islice(waiting, 1)}
                    yield
        finally:
            for one in begun:
                one.cancel()


async def pictures(host: Host, table: str, log: Log) -> AsyncGenerator[tuple[bytes, bool], None]:
    """Ever better pictures of a finished table, each with whether it is the last. Closing the generator stops the work."""
    key = f"analysis {table}"
    if (kept := await host.read(key)) is not None:
        with contextlib.suppress(ValueError):  # written by another version
            Analysis.from_json(kept)
            yield kept.encode(), True
            return
    book = open_book(log)
    async with contextlib.aclosing(book.fill(PageCrew(book.game, host), lambda done, total: None, _left.get(table))) as found:
        async for picture in found:
            _left[table] = picture
            if picture.complete:
                break
            yield picture.to_json().encode(), False
        del _left[table]
        with contextlib.suppress(Refusal):  # storage is full: it will be measured again next time
            await host.write(key, picture.to_json())
        yield picture.to_json().encode(), True
