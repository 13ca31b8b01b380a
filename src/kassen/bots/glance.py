"""The compiled part of the greedy bot. Importing this module loads the compiler."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kassen.bots.guess import guess_again
from kassen.bots.value import teams_of
from kassen.core import Game
from kassen.core.compiled import apply, njit, prepare, worth

Array = np.ndarray[Any, Any]


class Glance:
    """The room one look ahead needs."""

    def __init__(self, game: Game) -> None:
        prepare(game.rules)
        self.team = teams_of(game)
        self.work = game.packed.copy()
        self.values = np.zeros((2, 2 * game.players))  # results, rewards

    def look(self, guess: Array, seat: int, seed: int, ids: Sequence[int], guesses: int) -> list[float]:
        """The summed value to `seat` after each of the decisions, in so many guesses."""
        options, totals = np.array(ids, np.int32), np.zeros(len(ids))
        glance(guess, self.work, seat, np.uint64(seed), guesses, options, self.team, self.values, totals)
        return list(map(float, totals))


@njit(cache=True, nogil=True)
def glance(guess: Any, work: Any, seat: Any, seed: Any, guesses: Any, ids: Any, team: Any, values: Any, totals: Any) -> Any:
    s = work[0]
    for number in range(guesses):
        for i in range(len(ids)):
            work[0] = guess[0]
            guess_again(s, seat, seed, number)
            apply(s, np.int64(ids[i]))
            worth(s, team, values[0], values[1])
            totals[i] += values[1, seat]
