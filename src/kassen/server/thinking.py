"""Bots think outside the event loop, in processes of their own that yield to people."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import multiprocessing.util
import os
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from kassen.bots import BOTS, Knowledge, make_bot
from kassen.bots.workshop import is_at_work
from kassen.core import Game, Log, State, rules
from kassen.server import metrics

NICENESS = 10
THREADS = 2  # without processes
CLOSE_S = 3
GREEDY_MS = 300  # levels have a limit of their own; this bot would wait for the compiler as long as it takes
REMEMBERED = 64  # games a worker keeps, so that it plays on instead of replaying


def levels() -> list[str]:
    """The bots there are: building blocks, then the levels for people from weak to strong."""
    return list(BOTS)


def level_like(wish: str) -> str:
    """This level if there is one of that name, else the last of all."""
    return wish if wish in BOTS else levels()[-1]


class Workers:
    """Processes in which bots think, first come first served. No processes means threads, for tests and very small machines."""

    def __init__(self, processes: int, begin: Callable[[], None]) -> None:
        self._processes, self._begin = processes, begin
        self._pool = self._hire()

    def _hire(self) -> Executor:
        if self._processes == 0:
            return ThreadPoolExecutor(THREADS, "kassen-bot")
        # Spawned, not forked: a child must not inherit the writer's connection and the sockets.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, initializer=begin_worker, initargs=(self._begin,))

    def warm_up(self) -> None:
        """Start them now: the first bot to move should not wait for an import."""
        for _ in range(self._processes):
            self._pool.submit(os.getpid)

    async def choose(self, *work: Any) -> tuple[int, bool]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, choose, *work)
        except BrokenProcessPool:  # a worker was killed: new ones, once more
            self._pool = self._hire()
            return await loop.run_in_executor(self._pool, choose, *work)

    async def close(self) -> None:
        """What is being thought of is given up, unless it is done at once."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.to_thread(self._pool.shutdown, cancel_futures=True), CLOSE_S)


class Thinking:
    """`choose` answers with a bot's decision. Where a person waits, bots have a process a core. Tables of bots only share one
    more, which thinks when nothing else is to be done: they never keep a person waiting."""

    def __init__(self, processes: int | None) -> None:
        self.preparing: set[str] = set()  # games whose bots still have to do without machine code
        count = os.cpu_count() or 1 if processes is None else processes
        self._awaited = Workers(count, be_nice)
        self._unawaited = Workers(min(count, 1), be_idle)

    def warm_up(self) -> None:
        self._awaited.warm_up()

    async def choose(self, log: Log, level: str, awaited: bool) -> int:
        """`awaited`: a person is there and waits."""
        begin = time.perf_counter()
        workers = self._awaited if awaited else self._unawaited
        id, preparing = await workers.choose(log.to_json(), level, secrets.randbits(32))
        (self.preparing.add if preparing else self.preparing.discard)(log.game)
        metrics.THINK_SECONDS.labels(level).observe(time.perf_counter() - begin)
        return id

    async def close(self) -> None:
        await asyncio.gather(self._awaited.close(), self._unawaited.close())


# ── in the worker ──

_games: OrderedDict[str, State] = OrderedDict()
_guard = threading.Lock()


def begin_worker(begin: Callable[[], None]) -> None:
    begin()
    threading.Thread(target=die_with_parent, daemon=True).start()
    # A worker that is dismissed goes at once: the interpreter would wait for the compiler, which may take half a minute.
    multiprocessing.util.Finalize(None, os._exit, (0,), exitpriority=0)


def be_nice() -> None:
    """Yield to the tables, but not to everything: a bot that somebody waits for has to be in time on a busy machine, too."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)


def be_idle() -> None:
    """Use what the processor would idle away, where the system knows such a thing (Linux)."""
    try:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    except (OSError, AttributeError):
        be_nice()


def die_with_parent() -> None:
    """A server that is killed leaves no workers behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def choose(log: str, level: str, seed: int) -> tuple[int, bool]:
    """The decision, and whether machine code for the game is still being made here."""
    known = Knowledge(recall(Log.from_json(log)))
    bot = make_bot(level, seed, GREEDY_MS if level == "greedy" else None)
    return bot.choose(known), is_at_work(known.game)


def recall(log: Log) -> State:
    """The state after a log; a game seen before is played on from where it was."""
    key = f"{log.game} {log.seed} {log.position is not None}"
    with _guard:
        known = _games.pop(key, None)
    if known is None or tuple(known.decisions) != log.decisions[: known.ply]:
        game = Game(rules(log.game), log.players, log.options)
        known = game.start(log.seed) if log.position is None else game.load(log.position, log.seed)
    for decision in log.decisions[known.ply :]:
        known.play(decision)
    with _guard:
        _games[key] = known
        if len(_games) > REMEMBERED:
            _games.popitem(last=False)
    return known.copy()
