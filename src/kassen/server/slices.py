"""Long work without holding the event loop: it is written as a generator that yields after each small step, and done in slices.

Threads would not do: they share the interpreter with the loop, and the more of them work the longer it waits for its turn.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from typing import TypeVar

T = TypeVar("T")
Steps = Generator[None, None, T]  # a step is a decision played, or an entry told: some tenths of a millisecond
MOST_STEPS = 64
SLICE_S = 0.004


def at_once(steps: Steps[T]) -> T:
    """All of it now: where there is no event loop to hold."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result


class Slicer:
    """One slice in a turn of the loop, whoever it is for: ten who ask for long work wait for each other, and nobody for them."""

    def __init__(self, count: Callable[[], object] = lambda: None) -> None:
        self._count = count
        self._turn = asyncio.Lock()

    async def run(self, steps: Steps[T]) -> T:
        try:
            while True:
                async with self._turn:
                    self._count()
                    done = work(steps)
                    await asyncio.sleep(0)  # with the turn in hand: the next slice, whose ever, is in the next turn
                if done is not None:
                    return done[0]
        finally:
            steps.close()


def work(steps: Steps[T]) -> tuple[T] | None:
    """One slice. The result, when that was the last."""
    end = time.perf_counter() + SLICE_S
    for _ in range(MOST_STEPS):
        try:
            next(steps)
        except StopIteration as done:
            return (done.value,)
        if time.perf_counter() > end:
            return None
    return None
