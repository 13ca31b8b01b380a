"""Bots think outside the event loop, in low-priority processes of their own."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from kassen.analysis import Analysis, refine
from kassen.analysis.hint import Estimate, estimates
from kassen.bots import Knowledge, make_bot
from kassen.bots.compiling import is_compiling
from kassen.core import Game, Log, State, rules
from kassen.server import metrics
from kassen.server.bot_queue import ANYBODY, BotQueue, Share
from kassen.server.lookback import tell_back
from kassen.server.refusal import Refusal

Answer = TypeVar("Answer")

NICENESS = 10
THREADS = 2  # if there are no processes
FEWEST = 2  # processes, even on one core: with only one, everybody would wait for the thought under way
COMPILER_S = 0.5  # how long a hint waits for machine code
GREEDY_MS = 300  # the levels have a time limit of their own; without one this bot would wait for the compiler
REMEMBERED = 64  # games a worker keeps, so that it plays on instead of replaying


class Workers:
    """Processes in which bots think, shared fairly. No processes means threads, for tests and very small machines."""

    def __init__(self, processes: int, begin: Callable[[], None]) -> None:
        self._processes, self._begin = processes, begin
        self._pool = self._hire()
        self._queue = BotQueue(processes or THREADS)
        self._thoughts: set[asyncio.Future[Any]] = set()

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

    async def do(self, share: Share, task: Callable[..., Answer], *work: Any) -> Answer:
        try:
            await self._queue.enter(share)
            begin = time.perf_counter()
            try:
                return await self._do(task, *work)
            finally:
                self._queue.leave(share, time.perf_counter() - begin)
        except asyncio.CancelledError:
            if self._queue.closed:
                raise Refusal("unavailable", "stopping") from None
            raise

    async def _do(self, task: Callable[..., Answer], *work: Any) -> Answer:
        try:
            return await self._hand_over(task, *work)
        except BrokenProcessPool:  # a worker was killed: start new ones and try once more
            self._pool = self._hire()
            return await self._hand_over(task, *work)

    async def _hand_over(self, task: Callable[..., Answer], *work: Any) -> Answer:
        thought = asyncio.get_running_loop().run_in_executor(self._pool, task, *work)
        self._thoughts.add(thought)
        try:
            return await thought
        finally:
            self._thoughts.discard(thought)

    def close(self) -> None:
        """Give up all thoughts; those who wait for them get a Refusal. A worker may be compiling for half a minute and deaf to
        requests, so processes are killed; threads are left behind."""
        self._queue.close()
        for thought in self._thoughts:
            thought.cancel()
        processes = list((getattr(self._pool, "_processes", None) or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


class Thinking:
    """What bots think for tables. Where a person waits, bots have one process per core. Tables where nobody waits share one more
    process, which runs when the processor is otherwise idle, so they never keep a person waiting. Time is shared by address and
    then by table (bot_queue.py): opening many tables gains nobody more of it."""

    def __init__(self, processes: int | None) -> None:
        self.preparing: set[str] = set()  # games whose bots still have to do without machine code
        count = max(FEWEST, os.cpu_count() or 1) if processes is None else processes
        self._awaited = Workers(count, be_nice)
        self._unawaited = Workers(min(count, 1), be_idle)

    def warm_up(self) -> None:
        self._awaited.warm_up()

    async def choose(self, log: Log, level: str, awaited: bool, share: Share = ANYBODY) -> int:
        """A bot's decision. `awaited`: a person is there and waits. `share`: the account that it is charged to."""
        begin = time.perf_counter()
        workers = self._awaited if awaited else self._unawaited
        id, preparing = await workers.do(share, choose, log.to_json(), level, secrets.randbits(32))
        (self.preparing.add if preparing else self.preparing.discard)(log.game)
        metrics.THINK_SECONDS.labels(level).observe(time.perf_counter() - begin)
        return id

    async def advise(self, log: Log, share: Share = ANYBODY) -> list[Estimate]:
        """The best options. They depend only on what the seat to move knows."""
        return await self._awaited.do(share, advise, log.to_json())

    async def look_back(self, log: Log, known: bytes | None, share: Share = ANYBODY) -> bytes:
        """A better picture of a game that is over than the known one, after one slice of work; others wait no longer."""
        return await self._awaited.do(share, look_back, log.to_json(), known)

    async def tell_back(self, log: Log, picture: bytes, language: str, names: list[str], share: Share = ANYBODY) -> bytes:
        """Every decision of a picture in words."""
        return await self._awaited.do(share, tell_back, log.to_json(), picture, language, names)

    def close(self) -> None:
        """Stop at once, without waiting for answers that nobody will hear."""
        self._awaited.close()
        self._unawaited.close()


# ── in the worker ──

_games: OrderedDict[str, State] = OrderedDict()
_guard = threading.Lock()


def begin_worker(begin: Callable[[], None]) -> None:
    begin()
    threading.Thread(target=die_with_parent, daemon=True).start()


def be_nice() -> None:
    """Give way to the server, but not to everything: a bot that somebody waits for must be in time on a busy machine, too."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)


def be_idle() -> None:
    """Run only when the processor is otherwise idle, where the system can do that (Linux)."""
    try:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    except (OSError, AttributeError):
        be_nice()


def die_with_parent() -> None:
    """Exit with the parent, so that a server that is killed leaves no workers behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def choose(log: str, level: str, seed: int) -> tuple[int, bool]:
    """A bot's decision, and whether machine code for the game is still being made here."""
    known = Knowledge(recall(Log.from_json(log)))
    bot = make_bot(level, seed, GREEDY_MS if level == "greedy" else None)
    return bot.choose(known), is_compiling(known.game)


def advise(log: str) -> list[Estimate]:
    """Limited by simulations, not time, so that it always finds the same; but it does not wait long for the compiler."""
    return estimates(Knowledge(recall(Log.from_json(log))), wait=COMPILER_S)


def look_back(log: str, known: bytes | None) -> bytes:
    """One slice: the first picture there is, or what a moment adds to it."""
    pictures = refine(Log.from_json(log), known=Analysis.from_json(known) if known else None, threads=1)
    picture = next(pictures)
    pictures.close()
    return picture.to_json().encode()


def recall(log: Log) -> State:
    """The state after a log. A game that this worker has seen before is continued, not replayed."""
    key = f"{log.game} {log.seed} {log.position is not None}"
    with _guard:
        known = _games.pop(key, None)
    if known is None or tuple(known.decisions) != log.decisions[: known.ply]:
        known = Game(rules(log.game), log.players, log.options).begin(log)
    known.play_all(log.decisions[known.ply :])
    with _guard:
        _games[key] = known
        if len(_games) > REMEMBERED:
            _games.popitem(last=False)
    return known.copy()
