"""A bot's time: when it must stop, and how long it may wait for the compiler."""

from __future__ import annotations

from collections.abc import Callable

from kassen.bots.bot import TimeSource

SHARE = 0.85  # of its time a bot thinks; the rest is for a machine that has other things to do
WAIT_S = 0.5  # the most a bot with limited time waits for the compiler
PLAIN_S = 1.5  # and the most it takes for a decision without machine code, however strong it is: more would help it little


def deadline(clock: TimeSource, seconds: float | None) -> Callable[[], bool]:
    """From now on: is the time over? None is all the time in the world."""
    if seconds is None:
        return lambda: False
    end = clock() + SHARE * seconds
    return lambda: clock() >= end


def plain_time(seconds: float | None) -> float | None:
    """What a bot with so much time takes for a decision in plain Python, waiting for the compiler included."""
    return None if seconds is None else min(seconds, PLAIN_S)


def waiting_time(seconds: float | None) -> float | None:
    """Half of the time may go into waiting for machine code; with the other half a bot still finds a move in plain Python."""
    return None if seconds is None else min(seconds / 2, WAIT_S)
