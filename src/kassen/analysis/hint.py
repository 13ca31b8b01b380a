"""A hint with a reason: the two best options, each with its chance to win by the judge that looking back uses, and what sets them
apart.

A hint depends only on what the seat knows: the same position gives the same hint. While a game's machine code is not ready, the
look is shallower, and the estimates say so by fewer simulations.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from kassen.analysis.decision import BUDGETS, Options, Position, sift
from kassen.analysis.judge import Measure, at_once
from kassen.bots import PARTS, Knowledge
from kassen.bots.compiling import is_ready
from kassen.bots.greedy import GUESSES, PATIENCE, plain_survey
from kassen.core import Effect, State

SIMULATIONS = 2_000  # for both candidates together; less promising options get fewer
CANDIDATES = 2  # more than the best alone, because the difference teaches


class Estimate(Struct, frozen=True):
    """An option and its estimated chance to win, with the standard error and the number of simulations behind it."""

    id: int
    chance: float
    error: float
    sims: int


def estimates(known: Knowledge, sims: int = SIMULATIONS, wait: float | None = None) -> list[Estimate]:
    """The candidates, best first. `wait`: how many seconds to wait for the compiler; None: as long as it takes."""
    if not all(is_ready(known.game, part, wait) for part in PARTS):
        return _surveyed(known)
    from kassen.analysis.compiled import compiled_measure

    return at_once(judged(compiled_measure(known.game), known, sims))


async def judged(measure: Measure, known: Knowledge, sims: int = SIMULATIONS) -> list[Estimate]:
    """Estimates made as looking back compares options, given what the seat knows."""
    seed, legal = known.seed(), known.legal
    position = Position(0, known.guess(0).record(), known.seat, "", legal, legal[0])
    ids = await measure.promising(position.record, legal, seed, BUDGETS["normal"].options)
    table = Options(measure, position, seed, ids)
    best = (await sift(table, measure.samples(sims // 10, 1)))[:CANDIDATES]
    count = max(len(table.chances[id]) for id in best)
    count = max(count, measure.samples(sims // CANDIDATES, 2))
    await table.deepen(best, count)
    error = max(table.spread(), 0.01) / math.sqrt(count)  # never 0: samples that all agreed prove nothing
    return ordered([_estimate(id, table.mean(id), error, count * max(measure.sims, 1)) for id in best])


def _surveyed(known: Knowledge) -> list[Estimate]:
    """Estimates from one decision ahead, in plain Python."""
    guesses = max(1, min(GUESSES, PATIENCE // len(known.legal)))
    totals = plain_survey(known, known.seed(), lambda: False, guesses=guesses)
    found = []
    for id, total in zip(known.legal, totals, strict=True):
        chance = total / guesses
        found.append(_estimate(id, chance, math.sqrt((chance * (1 - chance) + 1 / (4 * guesses)) / guesses), guesses))
    return ordered(found)[:CANDIDATES]


def _estimate(id: int, chance: float, error: float, sims: int) -> Estimate:
    return Estimate(id, round(chance, 4), round(error, 4), sims)


def ordered(found: list[Estimate]) -> list[Estimate]:
    return sorted(found, key=lambda option: (-option.chance, option.id))


class Choice(Protocol):
    @property
    def id(self) -> int: ...


def differences(state: State, options: Sequence[Choice]) -> list[list[Effect]]:
    """For each option the effects that no other option has: what sets it apart."""
    brings = [state.effects(option.id) for option in options]
    return [[effect for effect in own if not any(effect in other for other in brings if other is not own)] for own in brings]
