"""Bots think outside the event loop, in processes of their own that yield to people."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import threading
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager

from kassen.bots import BOTS, Knowledge, make_bot
from kassen.core import Game, Log, State, rules
from kassen.server import metrics

NICENESS = 10
THREADS = 2  # without processes
FOR_BOTS = 10  # one decision in so many is thought about where nobody waits, if any is asked for there
CLOSE_S = 3
REMEMBERED = 64  # games a worker keeps, so that it plays on instead of replaying


def levels() -> list[str]:
    """The bots there are: building blocks, then the levels for people from weak to strong."""
    return list(BOTS)


def level_like(wish: str) -> str:
    """This level if there is one of that name, else the last of all."""
    return wish if wish in BOTS else levels()[-1]


class ThinkingQueue:
    """Whose bot thinks next: where a person waits before where only bots play, first come first served among each. One turn in
    so many is for the bots' tables all the same: however many people wait, such a table is not forgotten."""

    def __init__(self, workers: int) -> None:
        self._free = workers
        self._passed = 0
        self._urgent: deque[asyncio.Future[None]] = deque()
        self._patient: deque[asyncio.Future[None]] = deque()

    @asynccontextmanager
    async def worker(self, urgent: bool) -> AsyncIterator[None]:
        """A worker of one's own, once it is one's turn."""
        if self._free:
            self._free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            (self._urgent if urgent else self._patient).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():  # it was our turn already
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        self._passed += 1
        queues = (self._urgent, self._patient) if self._passed % FOR_BOTS else (self._patient, self._urgent)
        for queue in queues:
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


class Thinking:
    """`choose` answers with a bot's decision. `processes` 0 means threads, for tests and very small machines."""

    def __init__(self, processes: int | None) -> None:
        self.processes = os.cpu_count() or 1 if processes is None else processes
        self._pool = self._make_pool()
        self._queue = ThinkingQueue(self.processes or THREADS)

    def _make_pool(self) -> Executor:
        if self.processes == 0:
            return ThreadPoolExecutor(THREADS, "kassen-bot")
        # Spawned, not forked: a child must not inherit the writer's connection and the sockets.
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), initializer=begin_worker)

    def warm_up(self) -> None:
        """Start the workers now: the first bot to move should not wait for an import."""
        if self.processes:
            for _ in range(self.processes):
                self._pool.submit(os.getpid)

    async def choose(self, log: Log, level: str, urgent: bool) -> int:
        """`urgent`: a person is there and waits."""
        begin = time.perf_counter()
        work = (log.to_json(), level, secrets.randbits(32))
        loop = asyncio.get_running_loop()
        async with self._queue.worker(urgent):
            try:
                id = await loop.run_in_executor(self._pool, choose, *work)
            except BrokenProcessPool:  # a worker was killed: new ones, once more
                self._pool = self._make_pool()
                id = await loop.run_in_executor(self._pool, choose, *work)
        metrics.THINK_SECONDS.labels(level).observe(time.perf_counter() - begin)
        return id

    async def close(self) -> None:
        """What is being thought of is given up, unless it is done at once."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.to_thread(self._pool.shutdown, cancel_futures=True), CLOSE_S)


# ── in the worker ──

_games: OrderedDict[str, State] = OrderedDict()
_guard = threading.Lock()


def begin_worker() -> None:
    yield_to_people()
    threading.Thread(target=die_with_parent, daemon=True).start()


def yield_to_people() -> None:
    """Think with what the processor would idle away (Linux). Elsewhere, or if that is not allowed, be nice: then a table may
    wait its turn behind a bot."""
    try:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    except (OSError, AttributeError):
        with contextlib.suppress(OSError, AttributeError):
            os.nice(NICENESS)


def die_with_parent() -> None:
    """A server that is killed leaves no workers behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def choose(log: str, level: str, seed: int) -> int:
    return make_bot(level, seed).choose(Knowledge(recall(Log.from_json(log))))


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
