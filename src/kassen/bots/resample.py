"""How compiled bots make a guess: a state that looks to a seat like the true one, with chance of its own."""

from __future__ import annotations

from typing import Any

import numpy as np

from kassen.core.chance import FIRST_FACTOR, GOLDEN, SECOND_FACTOR
from kassen.core.compiled import callable_inside, guess


@callable_inside
def mix(x: Any) -> Any:
    """64 well stirred bits of a number (the last step of SplitMix64)."""
    x = (x ^ (x >> np.uint64(30))) * np.uint64(FIRST_FACTOR)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(SECOND_FACTOR)
    return x ^ (x >> np.uint64(31))


@callable_inside
def resample_as(s: Any, seat: Any, seed: Any, number: Any) -> None:
    """Draw what the seat cannot know, and give the guess a generator of its own: nothing of the true future is left in it."""
    key = mix(seed + np.uint64(number) * np.uint64(GOLDEN))
    s.key0 = np.int64(key & np.uint64(0xFFFFFFFF))
    s.key1 = np.int64(key >> np.uint64(32))
    s.draws = 0
    guess(s, seat)
