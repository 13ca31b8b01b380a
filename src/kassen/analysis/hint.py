"""A hint with a reason: the two best options, what chance to win each has by the judge of looking back, and what differs between
them.

It follows from what the seat knows and from nothing else: the same position gives the same hint. Where the machine code of a
game is not ready yet, a shallower look is taken, and fewer simulations are named.
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

SIMULATIONS = 2_000  # for both candidates together; what is less promising gets fewer
CANDIDATES = 2  # not the best alone: the difference teaches


class Estimate(Struct, frozen=True):
    """An option, its estimated chance to win, the standard error of that, and from how many simulations it comes."""

    id: int
    chance: float
    error: float
    sims: int


def estimates(known: Knowledge, sims: int = SIMULATIONS, wait: float | None = None) -> list[Estimate]:
    """The candidates among the legal options, the best first. `wait`: seconds for the compiler; None: as long as it takes."""
    if not all(is_ready(known.game, part, wait) for part in PARTS):
        return _surveyed(known)
    from kassen.analysis.compiled import compiled_measure

    return at_once(judged(compiled_measure(known.game), known, sims))


async def judged(measure: Measure, known: Knowledge, sims: int = SIMULATIONS) -> list[Estimate]:
    """As looking back compares options, by what the seat knows."""
    seed, legal = known.seed(), known.legal
    position = Position(0, known.guess(0).record(), known.seat, "", legal, legal[0])
    ids = await measure.promising(position.record, legal, seed, BUDGETS["normal"].options)
    table = Options(measure, position, seed, ids)
    best = (await sift(table, measure.samples(sims // 10, 1)))[:CANDIDATES]
    count = max(len(table.chances[id]) for id in best)
    count = max(count, measure.samples(sims // CANDIDATES, 2))
    await table.deepen(best, count)
    error = max(table.spread(), 0.01) / math.sqrt(count)  # never 0: what was always seen may yet be otherwise
    return ordered([_estimate(id, table.mean(id), error, count * max(measure.sims, 1)) for id in best])


def _surveyed(known: Knowledge) -> list[Estimate]:
    """One decision ahead, in plain Python."""
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
    """For each option what it brings that the others do not: why it is another choice."""
    brings = [state.effects(option.id) for option in options]
    return [[effect for effect in own if not any(effect in other for other in brings if other is not own)] for own in brings]
