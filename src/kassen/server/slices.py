"""Long work that does not block the event loop: a generator that yields after each small step, run in slices.

Threads would not do: they share the interpreter with the loop, and the more of them work, the longer it waits for its turn.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from typing import TypeVar

T = TypeVar("T")
Steps = Generator[None, None, T]  # a step plays a decision or tells an entry: some tenths of a millisecond
MOST_STEPS = 64
SLICE_S = 0.004


def at_once(steps: Steps[T]) -> T:
    """Run all steps now, where there is no event loop to block."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result


class Slicer:
    """Runs one slice in each turn of the event loop, no matter for whom: ten callers with long work wait for each other, and
    nobody else waits for them."""

    def __init__(self, count: Callable[[], object] = lambda: None) -> None:
        self._count = count
        self._turn = asyncio.Lock()

    async def run(self, steps: Steps[T]) -> T:
        try:
            while True:
                async with self._turn:
                    self._count()
                    done = work(steps)
                    await asyncio.sleep(0)  # with the lock held: the next slice, no matter whose, is in the next turn
                if done is not None:
                    return done[0]
        finally:
            steps.close()


def work(steps: Steps[T]) -> tuple[T] | None:
    """Run one slice. Returns the result, in a tuple, if that was the last."""
    end = time.perf_counter() + SLICE_S
    for _ in range(MOST_STEPS):
        try:
            next(steps)
        except StopIteration as done:
            return (done.value,)
        if time.perf_counter() > end:
            return None
    return None
