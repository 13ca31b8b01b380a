"""Many games at once as compiled records, for researchers, bots and the arena."""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, TypeVar

from kassen.core.arrays import Array, np
from kassen.core.chance import WORD
from kassen.core.game import Game, Rules

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor


def cores() -> int:
    """How many cores this process may use: KASSEN_CORES (1 in each of many worker processes), or else all."""
    return int(os.environ.get("KASSEN_CORES", 0)) or os.cpu_count() or 1


@cache
def workers() -> ThreadPoolExecutor:
    """One thread per core: compiled code releases the interpreter lock."""
    from concurrent.futures import ThreadPoolExecutor

    return ThreadPoolExecutor(cores(), "kassen")


class Helper:
    """A thread that waits for work. Two locks hand the work over and back in a third of the time a thread pool takes; a step of
    many games is often shorter than that."""

    def __init__(self) -> None:
        self._begin, self._done = Lock(), Lock()
        self._begin.acquire()
        self._done.acquire()
        self._work: Callable[[], Any] = bool
        self._failure: BaseException | None = None
        Thread(target=self._run, name="kassen-helper", daemon=True).start()

    def begin(self, work: Callable[[], Any]) -> None:
        self._work, self._failure = work, None
        self._begin.release()

    def finish(self) -> None:
        self._done.acquire()
        if self._failure is not None:
            raise self._failure

    def _run(self) -> None:
        while True:
            self._begin.acquire()
            try:
                self._work()
            except BaseException as failure:
                self._failure = failure
            self._done.release()


@cache
def helpers() -> tuple[Lock, list[Helper]]:
    """A helper for each core but the caller's, and a lock, because they help one caller at a time."""
    return Lock(), [Helper() for _ in range((os.cpu_count() or 1) - 1)]


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=helpers.cache_clear)  # threads do not survive a fork

# The least work per thread: waking another core and waiting for it was measured at 200 us, and the cores share memory bandwidth.
WORTH_NS = 600_000


class Sharing:
    """Runs the same work on many games again and again, on as many cores as pay off, judged by how long a game took last time.
    The caller's thread works too."""

    def __init__(self) -> None:
        self._game_ns = 0.0

    def run(self, games: int, work: Callable[[int, int], Any]) -> None:
        """Call `work(first, last)` on ranges that together cover all games."""
        parts = min(cores(), games, int(games * self._game_ns / WORTH_NS))
        free, crew = helpers() if parts > 1 else (None, [])
        if free is None or not free.acquire(blocking=False):
            self._work(work, games)
            return
        try:
            called = crew[: parts - 1]
            bounds = [games * k // (len(called) + 1) for k in range(len(called) + 2)]
            for k, helper in enumerate(called, 1):
                helper.begin(partial(work, bounds[k], bounds[k + 1]))
            try:
                self._work(work, bounds[1])
            finally:  # even after an error, leave no helper at work
                for helper in called:
                    helper.finish()
        finally:
            free.release()

    def _work(self, work: Callable[[int, int], Any], games: int) -> None:
        begin = time.perf_counter_ns()
        work(0, games)
        self._game_ns = (time.perf_counter_ns() - begin) / games


def compiler(rules: Rules) -> Any:
    """The compiled engine, prepared for these rules. The first call in a process loads the compiler."""
    from kassen.core import compiled

    compiled.prepare(rules)
    return compiled


class Batch:
    """`size` games side by side. `legal[i, :counts[i]]` are the legal ids of game i; a count of 0 means it is over.

    >>> import kassen
    >>> batch = kassen.game("nobunaga", players=3).batch(1000)
    >>> batch.start(range(1000))
    >>> while batch.counts.any():
    ...     batch.step(batch.legal[:, 0])
    >>> batch.results().shape  # scores, then ranks
    (1000, 6)
    """

    def __init__(self, game: Game, size: int) -> None:
        if type(size) is not int or size < 1:
            raise ValueError(f"a batch needs at least one game, not {str(size)[:40]}")
        self.game, self.size = game, size
        self._fill(np.repeat(game.packed, size), np.zeros((size, game.most_legal), np.int32), np.zeros(size, np.int32))

    def _fill(self, records: Array, legal: Array, counts: Array) -> None:
        self.records, self.legal, self.counts = records, legal, counts
        self._rows = list(legal)
        self._engine = compiler(self.game.rules)
        self._sharing = Sharing()

    def start(self, seeds: Sequence[int] | Array) -> None:
        """Deal every game, game i with seeds[i]."""
        keys = np.asarray(seeds, np.uint64)
        if keys.shape != (self.size,):
            raise ValueError(f"{self.size} games need {self.size} seeds, not {keys.shape}")
        self.records[:] = self.game.packed[0]
        self.records["key0"] = keys & np.uint64(WORD)
        self.records["key1"] = keys >> np.uint64(32)
        self.step(np.full(self.size, self._engine.SET_UP, np.int32))

    def load(self, i: int, packed: Array) -> int:
        """Put a packed state (`State.pack`) into place i; returns the number of its legal decisions."""
        self.records[i] = packed[0]
        state = self.game.rules.record.unpack(packed[0])
        count = 0 if state.seat < 0 else self.game.rules.program.legal(state, self._rows[i])
        self.counts[i] = count
        return count

    def step(self, decisions: Array) -> None:
        """One decision in every game that is not over, on all cores. Decisions must be legal: they are not checked."""
        self._step(decisions, True)

    def step_nth(self, numbers: Array) -> None:
        """Like `step`, with each decision given as its index among the legal ones, from 0 to `counts[i] - 1`, for callers that
        choose without looking at the ids. The next legal decisions are counted but not listed, which is faster where there are
        many; `legal` is stale until the next `step`.

        >>> import kassen, numpy
        >>> batch = kassen.game("gunkimono", players=2).batch(100)
        >>> batch.start(range(100))
        >>> dice = numpy.random.default_rng(1)
        >>> while batch.counts.any():
        ...     batch.step_nth((dice.random(100) * batch.counts).astype(numpy.int32))
        """
        self._step(numbers, False)

    def _step(self, decisions: Array, listed: bool) -> None:
        self._sharing.run(
            self.size,
            lambda first, last: self._engine.step_many(self.records, first, last, decisions, self.legal, self.counts, listed),
        )

    def step_one(self, i: int, decision: int) -> int:
        """One decision in game i; returns how many decisions are legal next."""
        count: int = self._engine.step(self.records, i, decision, self._rows[i])
        self.counts[i] = count
        return count

    def copy_one(self, source: int, target: int) -> None:
        """Copy game `source` over game `target`. For searches in Python: it takes a fraction of the time of `State.copy`."""
        if not (0 <= source < self.size and 0 <= target < self.size):
            raise IndexError(f"a batch of {self.size} has no games {source} and {target}")
        self._engine.copy(self.records, self.legal, self.counts, source, target)

    def restart(self, which: Array, seeds: Array) -> None:
        """Deal these games anew and leave the others alone."""
        self.records[which] = self.game.packed[0]
        self.records["key0"][which] = seeds & np.uint64(WORD)
        self.records["key1"][which] = seeds >> np.uint64(32)
        for i in which:
            self.step_one(int(i), self._engine.SET_UP)

    def results(self, which: Array | None = None) -> Array:
        """One row per game: the scores of all seats, then their ranks."""
        games = np.arange(self.size) if which is None else which
        out = np.zeros((len(games), 2 * self.game.players))
        for row, i in enumerate(games):
            self._engine.final(self.records, int(i), out[row])
        return out

    @property
    def seats(self) -> Array:
        """Who decides in each game, -1 where it is over."""
        return self.records["seat"]

    def copy(self) -> Batch:
        """An independent copy of all games."""
        twin = object.__new__(Batch)
        twin.__setstate__((self.game, self.records.copy(), self.legal.copy(), self.counts.copy()))
        return twin

    def __copy__(self) -> Batch:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Batch:
        return self.copy()

    def __getstate__(self) -> tuple[Game, Array, Array, Array]:
        return self.game, self.records, self.legal, self.counts

    def __setstate__(self, kept: tuple[Game, Array, Array, Array]) -> None:
        self.game, records = kept[:2]
        if records.dtype != self.game.packed.dtype:
            raise ValueError(f"this batch was pickled by another version of {self.game.id}")
        self.size = len(records)
        self._fill(*kept[1:])

    def __repr__(self) -> str:
        return f"<{self.game!r}.batch({self.size}): {np.count_nonzero(self.counts)} under way>"


@dataclass
class Tally:
    """The outcome of many random games."""

    results: Array  # one row per game: scores, then ranks
    lengths: Array  # decisions in each game


def random_games(game: Game, games: int, seed: int, threads: int | None = None, chunk: int = 2000) -> Iterator[Tally]:
    """Play whole games, every decision uniformly random, on all cores; yields a tally per chunk so that callers see progress.

    Game g is dealt with seed+g, and each chunk chooses with its own generator, so a seed gives the same games on any number of
    cores.
    """
    engine = compiler(game.rules)

    def play(first: int) -> Tally:
        size = min(chunk, games - first)
        seeds = np.arange(size, dtype=np.uint64) + np.uint64((seed + first) % 2**64)
        tally = Tally(np.zeros((size, 2 * game.players)), np.zeros(size, np.int64))
        chooser = np.array([(seed + first) % 2**64], np.uint64)
        scratch, out = game.packed.copy(), np.zeros(game.most_legal, np.int32)
        engine.play_random(game.packed, scratch, seeds, chooser, out, tally.results, tally.lengths)
        return tally

    yield from in_order(play, range(0, games, chunk), threads or cores())


Task = TypeVar("Task")
Answer = TypeVar("Answer")


def in_order(work: Callable[[Task], Answer], tasks: Iterable[Task], threads: int) -> Iterator[Answer]:
    """Work on the tasks in this many threads and yield the answers in order. At most a few tasks are started ahead of the caller;
    closing the iterator cancels the rest."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(threads, "kassen") as pool:
        waiting: deque[Future[Answer]] = deque()
        try:
            for task in tasks:
                waiting.append(pool.submit(work, task))
                if len(waiting) > 2 * threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()
