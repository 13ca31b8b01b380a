"""Looking back at a whole game: `analyse`, and `refine`, which soon yields a first picture and then better ones."""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Coroutine, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from functools import lru_cache, partial
from typing import Any, Protocol

from kassen.analysis.decision import BUDGETS, ROUGH, Budget, Look, Position, look, look_of, row_of
from kassen.analysis.findings import Analysis, Chances, differences
from kassen.analysis.judge import Measure, Stopped, at_once, keys, means, rounded
from kassen.core import ALL_SEATS, Game, Log, State, rules
from kassen.core.batch import cores
from kassen.core.chance import split_mix

DEALS = 64  # deals over which the worth of a seat is averaged
EVERY_S = 0.5  # the least time between two pictures

# In place of a ply, for random numbers that do not belong to one decision.
START, END = -1, -2

Progress = Callable[[int, int], None]  # (decisions looked at, of how many)


def budget_of(name: str) -> Budget:
    if name not in BUDGETS:
        raise ValueError(f"there is no budget {name[:40]!r}; choose from {', '.join(BUDGETS)}")
    return BUDGETS[name]


def analyse(log: Log, budget: str = "normal", seed: int = 0, progress: Progress | None = None) -> Analysis:
    """Look back at a game, finished or not. The same log, budget and seed give the same figures on any machine.

    >>> import kassen
    >>> from kassen.analysis import analyse
    >>> log = kassen.game("nobunaga", players=2).start(7, [7]).log
    >>> analyse(log, "quick").rows[0].grade in ("best", "fine", "slip", "blunder")
    True
    """
    *_, last = refine(log, budget, seed, progress)
    return last


def refine(
    log: Log,
    budget: str = "normal",
    seed: int = 0,
    progress: Progress | None = None,
    known: Analysis | None = None,
    threads: int | None = None,
) -> Generator[Analysis, None, None]:
    """Yield ever better pictures of a game, the first one rough, the last one complete. Closing the iterator stops the work at
    once. `known` is an earlier picture to continue from."""
    book = open_book(log, budget, seed)
    with ThreadCrew(book.game, threads or cores()) as crew:
        pictures = book.fill(crew, progress or (lambda done, total: None), known)
        while True:
            try:
                yield at_once(pictures.__anext__())
            except StopAsyncIteration:
                return


def open_book(log: Log, budget: str = "normal", seed: int = 0) -> Book:
    """An empty book, to be filled by a crew."""
    wanted = budget_of(budget)
    positions, end = walk(log.to_json())
    return Book(Game(rules(log.game), log.players, log.options), log, wanted, seed, positions, end)


@lru_cache(maxsize=4)  # continuing from a picture walks through the same log again
def walk(text: str) -> tuple[list[Position], State]:
    """Every decision of a log with the state it was made in, and the final state; ValueError if the log cannot be played."""
    log = Log.from_json(text)
    state, positions = Game(rules(log.game), log.players, log.options).begin(log), []
    for decision in log.decisions:
        if state.seat is not None:
            positions.append(Position(state.ply, state.record(), state.seat, state.phase, state.legal(), decision))
        state.play(decision)
    return positions, state


def digest(log: Log) -> str:
    return hashlib.sha256(log.to_json().encode()).hexdigest()


class Book:
    """Everything measured of a game so far."""

    def __init__(self, game: Game, log: Log, budget: Budget, seed: int, positions: list[Position], end: State) -> None:
        self.game, self.log, self.budget, self.seed = game, log, budget, seed
        self.positions, self.end = positions, end
        self.looks: dict[int, Look] = {}  # by ply
        self.start: Chances = []
        self.ended: Chances = []

    async def fill(self, crew: Crew, progress: Progress, known: Analysis | None) -> AsyncGenerator[Analysis, None]:
        if known is not None and self._fits(known):
            self._recall(known)
        else:
            async for _ in crew.work([self._frame, *(partial(self._look, position, ROUGH) for position in self.positions)]):
                pass
            yield self.picture()
        missing = [position for position in self.positions if self.looks[position.ply].verdict is None]
        done, total, shown = len(self.looks) - len(missing), len(self.positions), time.monotonic()
        progress(done, total)
        async for _ in crew.work([partial(self._look, position, self.budget) for position in self._dearest(missing)]):
            done += 1
            progress(done, total)
            if done < total and time.monotonic() - shown > EVERY_S:
                shown = time.monotonic()
                yield self.picture()
        if missing or known is not None:
            yield self.picture()

    def _recall(self, known: Analysis) -> None:
        by_met = self.game.rules.advice.judge.near is not None
        self.looks = {row.ply: look_of(row, position, by_met) for row, position in zip(known.rows, self.positions, strict=True)}
        self.start, self.ended = known.start, known.ended

    def _fits(self, known: Analysis) -> bool:
        """Whether an analysis is of the same log, with the same budget and seed."""
        return (known.log, known.budget, known.seed) == (digest(self.log), self.budget.name, self.seed)

    def _dearest(self, positions: list[Position]) -> list[Position]:
        """The positions in the order to look at them: the decisions that seem to have cost their seat most come first."""
        rows = {row.ply: row for row in self.picture().rows}
        return sorted(positions, key=lambda position: rows[position.ply].fair[position.seat])

    async def _look(self, position: Position, budget: Budget, measure: Measure) -> None:
        self.looks[position.ply] = await look(measure, position, budget, self.seed)

    async def _frame(self, measure: Measure) -> None:
        """Measure the chances at the start and at the end."""
        count, end = measure.samples(self.budget.value, 1), self.end.record()
        if self.end.over:
            self.ended = rounded(measure.shares(end))
        else:
            self.ended = rounded(means(await measure.sample(end, ALL_SEATS, split_mix(self.seed, END % 2**64), 0, count)))
        if self.log.position is None:
            deals = keys(split_mix(self.seed, START % 2**64), DEALS)
            few = measure.samples(self.budget.value // 8, 1)
            chances = [means(await measure.sample(measure.deal(key), ALL_SEATS, key, 0, few)) for key in deals]
            self.start = rounded(means(chances))

    def picture(self) -> Analysis:
        """The analysis as far as it is known now; it adds up at any time."""
        looks = [self.looks[position.ply] for position in self.positions]
        chances = [*(look.before for look in looks), self.ended]
        start = self.start or chances[0]
        return Analysis(
            game=self.log.game,
            players=self.log.players,
            options=dict(self.game.options),
            log=digest(self.log),
            budget=self.budget.name,
            seed=self.seed,
            start=start,
            deal=differences(chances[0], start),
            ended=self.ended,
            over=self.end.over,
            rows=[row_of(look, following) for look, following in zip(looks, chances[1:], strict=True)],
        )


Task = Callable[[Measure], Coroutine[Any, Any, None]]


class Crew(Protocol):
    """Workers. What they find does not depend on how many there are."""

    def work(self, tasks: list[Task]) -> AsyncIterator[None]:
        """Do all tasks in any order, and yield whenever one is done."""


class ThreadCrew:
    """A crew of threads, each with a `Measure` of its own."""

    def __init__(self, game: Game, threads: int) -> None:
        self._game, self._threads = game, threads
        self._stop = threading.Event()
        self._own = threading.local()
        self._pool = ThreadPoolExecutor(threads, "kassen-analysis")

    def __enter__(self) -> ThreadCrew:
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._pool.shutdown(cancel_futures=True)

    async def work(self, tasks: list[Task]) -> AsyncIterator[None]:
        left: set[Future[None]] = {self._pool.submit(self._do, task) for task in tasks}
        while left:
            done, left = wait(left, return_when=FIRST_COMPLETED)
            for one in done:
                one.result()
                yield

    def _do(self, task: Task) -> None:
        from kassen.analysis.compiled import compiled_measure

        if not hasattr(self._own, "measure"):
            self._own.measure = compiled_measure(self._game, self._stop.is_set)
        try:
            at_once(task(self._own.measure))
        except Stopped:
            if not self._stop.is_set():
                raise
