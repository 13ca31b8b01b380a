"""How far a long work is: a bar with the time left on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

WINDOW = 3600  # seconds: single games may take minutes


@contextmanager
def shown(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Gives a function that is told how much is done."""
    console = Console(stderr=True)
    if not console.is_terminal:
        print(f"{title}: {total:,} games ...", file=sys.stderr, flush=True)
        yield Lines(title, total)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("left"))
    with Progress(*columns, console=console, transient=True, speed_estimate_period=WINDOW) as progress:
        task = progress.add_task(title, total=total)
        yield lambda done: progress.update(task, completed=done)


class Lines:
    """A line at every tenth of the work, for logs and pipes."""

    def __init__(self, title: str, total: int) -> None:
        self.title, self.total = title, total
        self.begin = time.monotonic()
        self.first: int | None = None  # what was done before this sitting
        self.said = 0

    def __call__(self, done: int) -> None:
        tenth = 10 * done // self.total
        if self.first is None:
            self.first, self.said = done, tenth
        elif tenth > self.said:
            self.said = tenth
            left = (time.monotonic() - self.begin) / (done - self.first) * (self.total - done)
            print(f"{self.title}: {done:,} of {self.total:,} games, {left:,.0f} s left", file=sys.stderr, flush=True)
