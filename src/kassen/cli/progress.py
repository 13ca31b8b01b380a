"""Progress of long work: in a terminal a bar with the time left, elsewhere a line now and then."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kassen.cli.words import TEXTS

WINDOW = 3600  # seconds that the speed is estimated over; a single game may take minutes


@contextmanager
def shown(title: str, total: int, things: str = "games", language: str = "en") -> Iterator[Callable[[int], None]]:
    """Yields a function to call with how much is done. `things` are games, moves or puzzles."""
    console = Console(stderr=True)
    if not console.is_terminal:
        print(TEXTS.say("progress-begins", language, title=title, total=f"{total:,}", things=things), file=sys.stderr, flush=True)
        yield Lines(title, total, things, language)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, speed_estimate_period=WINDOW) as progress:
        task = progress.add_task(title, total=total)
        yield lambda done: progress.update(task, completed=done)


class Lines:
    """Prints a line at every tenth of the work, for logs and pipes."""

    def __init__(self, title: str, total: int, things: str, language: str) -> None:
        self.title, self.total, self.things, self.language = title, total, things, language
        self.begin = time.monotonic()
        self.first: int | None = None  # how much was done already when this run began
        self.said = 0

    def __call__(self, done: int) -> None:
        tenth = 10 * done // max(self.total, 1)
        if self.first is None:
            self.first, self.said = done, tenth
        elif tenth > self.said:
            self.said = tenth
            left = (time.monotonic() - self.begin) / (done - self.first) * (self.total - done)
            far = {"done": f"{done:,}", "total": f"{self.total:,}", "things": self.things, "left": f"{left:,.0f}"}
            print(TEXTS.say("progress-goes", self.language, title=self.title, **far), file=sys.stderr, flush=True)
