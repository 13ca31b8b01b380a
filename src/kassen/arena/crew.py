"""A crew of worker processes, one per core: games go out, played games come back in any order.

Every game is independent, so a worker that dies costs only time: another is hired and plays its games again.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from kassen.arena.match import Job, Played, play
from kassen.arena.plan import Fixture, Setting
from kassen.core.batch import cores

AHEAD = 2  # games given to a worker at a time, so that it never waits for the next
LIVES = 3  # how many workers may die with the same game in hand before the game gets the blame


class GameFailed(ValueError):
    """A game could not be played; the message says which, and why."""


def play_on_cores(setting: Setting, fixtures: Iterator[Fixture], processes: int, job: Job = play) -> Iterator[Played]:
    """Play in this many processes, which share the cores; closing the iterator ends them at once."""
    crew = Crew(setting, fixtures, max(1, cores() // processes), job)
    try:
        for _ in range(processes):
            crew.hire()
        while crew.workers:
            yield from crew.collect()
    finally:
        crew.dismiss()


@dataclass
class Worker:
    """A process at the other end of a pipe."""

    pipe: Connection
    in_hand: deque[Fixture] = field(default_factory=deque)  # answered in this order


class Crew:
    def __init__(self, setting: Setting, fixtures: Iterator[Fixture], threads: int, job: Job) -> None:
        self.setting, self.fixtures, self.threads, self.job = setting, fixtures, threads, job
        self.again: deque[Fixture] = deque()  # games of workers that died
        self.deaths: Counter[int] = Counter()
        self.processes: list[BaseProcess] = []
        self.workers: dict[Connection, Worker] = {}  # those at work

    def hire(self) -> None:
        """Start one more worker, if there is work. Spawned, because forking a process with threads can deadlock."""
        first = self.next_fixture()
        if first is None:
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self.setting, self.threads, self.job), daemon=True)
        with interrupts_ignored():
            process.start()
        theirs.close()
        self.processes.append(process)
        worker = self.workers[ours] = Worker(ours)
        self.give(worker, first)

    def next_fixture(self) -> Fixture | None:
        return self.again.popleft() if self.again else next(self.fixtures, None)

    def give(self, worker: Worker, fixture: Fixture | None) -> None:
        """Give the worker this game and more, up to AHEAD. If it then has none, there is nothing left to do."""
        try:
            while fixture is not None:
                worker.in_hand.append(fixture)
                worker.pipe.send(fixture)
                fixture = self.next_fixture() if len(worker.in_hand) < AHEAD else None
        except OSError:
            self.replace(worker)
        else:
            if not worker.in_hand:
                self.release(worker)

    def collect(self) -> Iterator[Played]:
        """Wait for the next answers."""
        for pipe in wait(list(self.workers)):
            worker = self.workers[pipe]  # type: ignore[index]
            try:
                answer = worker.pipe.recv()
            except (EOFError, OSError):
                self.replace(worker)
                continue
            fixture = worker.in_hand.popleft()
            if isinstance(answer, str):
                raise GameFailed(f"game {fixture.number} (seed {fixture.seed}, {', '.join(fixture.bots)}) failed:\n{answer}")
            self.give(worker, self.next_fixture())
            yield answer

    def replace(self, worker: Worker) -> None:
        """Replace a dead worker; the games it had in hand are given out again."""
        self.release(worker)
        for fixture in worker.in_hand:
            self.deaths[fixture.number] += 1
            if self.deaths[fixture.number] >= LIVES:
                raise GameFailed(
                    f"game {fixture.number} (seed {fixture.seed}) was given to {LIVES} workers, and all died; is memory short?"
                )
            self.again.append(fixture)
        self.hire()

    def release(self, worker: Worker) -> None:
        del self.workers[worker.pipe]
        worker.pipe.close()

    def dismiss(self) -> None:
        for process in self.processes:
            process.kill()
        for process in self.processes:
            process.join()
        for worker in list(self.workers.values()):
            self.release(worker)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ignore Ctrl-C while a worker is started. The worker inherits that, so only the parent reacts to Ctrl-C."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# ── in the worker ──


def work(pipe: Connection, setting: Setting, threads: int, job: Job) -> None:
    os.environ["KASSEN_CORES"] = str(threads)  # the other cores are for the other workers
    threading.Thread(target=end_with_parent, daemon=True).start()
    game = setting.bind()
    while True:
        try:
            fixture = pipe.recv()
        except (EOFError, OSError):  # the parent is gone
            return
        answer: Played | str
        try:
            answer = job(game, fixture)
        except Exception:
            answer = traceback.format_exc()
        try:
            pipe.send(answer)
        except OSError:
            return


def end_with_parent() -> None:
    """Exit as soon as the parent has ended, even in the middle of a long game."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
