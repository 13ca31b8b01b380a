"""A bot's time: when it must stop, and how long it may wait for the compiler."""

from __future__ import annotations

from collections.abc import Callable

from kassen.bots.bot import Clock

SHARE = 0.85  # of its time a bot thinks; the rest is for a machine that has other things to do


def deadline(clock: Clock, seconds: float | None) -> Callable[[], bool]:
    """From now on: is the time over? None is all the time in the world."""
    if seconds is None:
        return lambda: False
    end = clock() + SHARE * seconds
    return lambda: clock() >= end


def waiting_time(seconds: float | None) -> float | None:
    """Half of the time may go into waiting for machine code; with the other half a bot still finds a move in plain Python."""
    return None if seconds is None else seconds / 2
