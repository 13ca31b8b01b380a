"""Looking back as the wire has it, the same for a server's bots and for the page that needs no server."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable

import msgspec

from kassen.analysis import Analysis
from kassen.analysis.words import tell
from kassen.core import Log
from kassen.server import messages as m
from kassen.server.refusal import Refusal
from kassen.server.table import Table

LOG = logging.getLogger("kassen.server.lookback")

Pictures = AsyncGenerator[tuple[bytes, bool], None]  # better and better ones, each with whether it is the last


def log_of(table: Table) -> Log:
    """The log of a table whose game is over, else Refusal: looking back earlier would tell secrets."""
    if table.state is None or not table.finished or not table.state.over:
        raise Refusal("not_now", "not-over")
    return table.state.log


async def lines(pictures: Pictures, told: Callable[[bytes], Awaitable[bytes]], language: str) -> AsyncIterator[bytes]:
    """One line per picture, the first and the last also in words (`tell_back`). If the server stops, the stream just ends. After
    a fault of ours the last line is a Problem: a stream that breaks off would look like a lost connection."""
    first = True
    try:
        async with contextlib.aclosing(pictures) as found:
            async for picture, complete in found:
                words = msgspec.json.decode(await told(picture), type=list[m.Told]) if first or complete else None
                yield m.encode(m.LookedBack(complete=complete, analysis=Analysis.from_json(picture), told=words)) + b"\n"
                first = False
    except Refusal:
        pass
    except Exception as error:
        LOG.error("fault", exc_info=error)
        yield m.encode(Refusal("unavailable", "look-back-failed").problem(language)) + b"\n"


def tell_back(log: str, picture: bytes, language: str, names: list[str]) -> bytes:
    """Every decision of a picture in words."""
    told = tell(Log.from_json(log), Analysis.from_json(picture), language, names)
    fields = ("move", "better", "why", "why_better", "news", "options")
    return msgspec.json.encode([{name: getattr(one, name) for name in fields} for one in told])
