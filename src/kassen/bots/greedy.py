"""The greedy bot: looks one decision ahead, with the game's evaluation, and takes what looks best."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

from kassen.bots.bot import Knowledge, TimeSource
from kassen.bots.compiling import is_ready
from kassen.bots.deadlines import deadline, plain_time, waiting_time
from kassen.bots.value import Evaluation, value_of
from kassen.core import Game
from kassen.core.chance import split_mix

GUESSES = 16  # how often chance and hidden things are drawn for every decision
PATIENCE = 300  # states a greedy bot without machine code looks at for a decision, about


class GreedyBot:
    """The evaluation after each legal decision, averaged over guesses, the same guesses for each.

    `by` names one of the game's yardsticks to play by instead of its best evaluation. Such a bot needs no machine code.
    """

    def __init__(
        self, seed: int | None = None, ms: int | None = None, by: str | None = None, clock: TimeSource = time.monotonic
    ) -> None:
        self._seed, self._ms = seed, ms
        self._dice = random.Random(seed)
        self._seconds = None if ms is None else ms / 1000
        self._by = by
        self._clock = clock

    def __repr__(self) -> str:
        return f"GreedyBot(seed={self._seed}, ms={self._ms}, by={self._by!r})"

    def choose(self, known: Knowledge) -> int:
        seed = self._dice.getrandbits(63)
        if len(known.legal) == 1:
            return known.legal[0]
        is_late = deadline(self._clock, plain_time(self._seconds))
        if self._by is not None:
            yardstick = known.game.rules.advice.yardsticks[self._by]
            guesses = max(1, min(GUESSES, PATIENCE // len(known.legal)))
            return best_of(known.legal, plain_survey(known, seed, is_late, yardstick, guesses))
        if is_ready(known.game, compile_survey, waiting_time(self._seconds)):
            return best_of(known.legal, survey(known, seed))
        return best_of(known.legal, plain_survey(known, seed, is_late))


def best_of(ids: Sequence[int], values: Sequence[float]) -> int:
    return max(zip(values, ids, strict=True), key=lambda pair: (pair[0], -pair[1]))[1]


def compile_survey(game: Game) -> None:
    from kassen.bots.one_ply import OnePly

    OnePly(game).look(game.packed, 0, 0, [], 0)


def survey(known: Knowledge, seed: int) -> list[float]:
    """The summed evaluation after each of the legal decisions."""
    from kassen.bots.one_ply import OnePly

    return OnePly(known.game).look(known.guess(seed).pack(), known.seat, seed, known.legal, GUESSES)


def plain_survey(
    known: Knowledge, seed: int, is_late: Callable[[], bool], by: Evaluation | None = None, guesses: int = GUESSES
) -> list[float]:
    """The same without the compiler, as far as time allows: decisions not reached are worth nothing."""
    totals = [0.0] * len(known.legal)
    for number in range(guesses):
        guess = known.guess(split_mix(seed, number))  # as compiled bots make it (resample.py)
        for i, id in enumerate(known.legal):
            if is_late():
                return totals
            after = guess.copy()
            after.play(id)
            totals[i] += value_of(after, by)[known.seat]
    return totals
