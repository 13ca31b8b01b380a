"""The compiled part of the greedy bot. Importing this module loads the compiler."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kassen.bots.resample import resample_as
from kassen.bots.value import teams_of
from kassen.core import Game
from kassen.core.compiled import decide, entry, prepare, worth

Array = np.ndarray[Any, Any]


class OnePly:
    """The room one look ahead needs."""

    def __init__(self, game: Game) -> None:
        prepare(game.rules)
        self.team = np.array(teams_of(game), np.int8)
        self.work = game.packed.copy()
        self.values = np.zeros((2, 2 * game.players))  # results, rewards

    def look(self, guess: Array, seat: int, seed: int, ids: Sequence[int], guesses: int) -> list[float]:
        """The summed value to `seat` after each of the decisions, in so many guesses."""
        return self.ahead(guess, seat, seed, ids, guesses)[0]

    def ahead(self, guess: Array, seat: int, seed: int, ids: Sequence[int], guesses: int) -> tuple[list[float], list[float]]:
        """... and the summed squares of these values."""
        found = np.zeros((2, len(ids)))
        look_ahead(guess, self.work, seat, np.uint64(seed), guesses, np.array(ids, np.int32), self.team, self.values, found)
        totals, squares = found.tolist()
        return totals, squares


@entry
def look_ahead(guess: Any, work: Any, seat: Any, seed: Any, guesses: Any, ids: Any, team: Any, values: Any, found: Any) -> Any:
    """Into `found`: the sums of the values, and of their squares."""
    s = work[0]
    for number in range(guesses):
        for i in range(len(ids)):
            work[0] = guess[0]
            resample_as(s, seat, seed, number)
            decide(s, np.int64(ids[i]))
            worth(s, team, values[0], values[1])
            found[0, i] += values[1, seat]
            found[1, i] += values[1, seat] ** 2
