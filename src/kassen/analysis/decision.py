"""Looking back at one decision: what it was worth, what would have been better, and what chance made of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from math import fsum
from typing import Any, NamedTuple

import msgspec

from kassen.analysis.findings import Chances, OptionValue, Row, differences, grade
from kassen.analysis.judge import Measure, mean, means, rounded, spread
from kassen.core import ALL_SEATS
from kassen.core.chance import split_mix


@dataclass(frozen=True)
class Budget:
    """How much is simulated for one decision; the more, the smaller the errors."""

    name: str
    first: int  # simulations for each option that gets a closer look, to begin with
    most: int  # ... and at most, for comparing the best option with the played one
    target: float  # the standard error of a loss at which that comparison stops
    value: int  # simulations for the chances before a decision; `fair` or `met` begin with as many
    after: int  # ... and after it, over all that chance may bring
    options: int = 12  # how many get a closer look


BUDGETS = {
    "quick": Budget("quick", first=50, most=6_400, target=0.03, value=200, after=800),
    "normal": Budget("normal", first=200, most=25_600, target=0.015, value=800, after=2_400),
    "deep": Budget("deep", first=1_600, most=204_800, target=0.005, value=6_400, after=19_200),
}
ROUGH = Budget("rough", first=0, most=0, target=1.0, value=100, after=200)  # the first picture: no option is compared

CARE = 0.02  # a loss that is surely below this is not measured more precisely
SURE = 2.0  # "surely", in standard errors
FEWEST = 4  # the fewest samples for comparing two options

# What random numbers are drawn for, at one decision: each purpose has its own.
VALUE, AFTER, FAIR, COMPARE, CHECK = range(5)


class Position(NamedTuple):
    """A decision of the game, and the state it was made in."""

    ply: int
    record: Any  # a plain record, or in `look` the searcher's form of it; never changed
    seat: int
    phase: str
    legal: list[int]
    played: int


class Look(NamedTuple):
    """What was measured of one decision; `row_of` makes a row of it."""

    position: Position
    before: Chances
    after: Chances | None  # None: nothing was left to chance, so these are the chances in the state that followed
    fair: Chances | None  # None: the whole change minus `met`
    met: Chances | None  # None: the whole change minus `fair`; if both are None, nothing was hidden and all of it is fair
    verdict: Verdict | None


class Verdict(NamedTuple):
    """The options compared, given what the seat knew."""

    best: int
    gap: float
    error: float
    options: list[OptionValue]

    def loss(self, played: int) -> float:
        return max(self.gap, 0.0) if self.best != played else 0.0


async def look(measure: Measure, position: Position, budget: Budget, seed: int) -> Look:
    position = position._replace(record=measure.searcher.ready(position.record))
    s, played = position.record, position.played
    seeds = [split_mix(split_mix(seed, position.ply), purpose) for purpose in (VALUE, AFTER, FAIR, COMPARE, CHECK)]
    count = measure.samples(budget.value, 1)
    before = means(await measure.sample(s, ALL_SEATS, seeds[VALUE], 0, count))
    after = None
    if not measure.is_sure(s, played, seeds[AFTER]):
        after = rounded(means(await measure.after(s, played, seeds[AFTER], measure.samples(budget.after, 4))))
    fair = met = None
    if measure.game.rules.hidden and budget.most and not measure.knows_all(s, seeds[FAIR]):
        if nearer := measure.nearer():
            met = rounded(await met_change(nearer, position, budget, seeds[FAIR]))
        else:
            fair = rounded(await fair_change(measure, position, budget, seeds[FAIR]))
    verdict = await compare(measure, position, budget, seeds[COMPARE], seeds[CHECK]) if budget.most else None
    return Look(position, rounded(before), after, fair, met, verdict)


async def fair_change(measure: Measure, position: Position, budget: Budget, seed: int) -> Chances:
    """What the decision changed, given what its seat knew: the mean over all states that the seat had to consider possible."""

    async def draw(first: int, last: int) -> list[Chances]:
        return await measure.changes(position.record, position.seat, position.played, seed, first, last)

    return await surely(draw, measure, position, budget)


async def met_change(measure: Measure, position: Position, budget: Budget, seed: int) -> Chances:
    """What the decision changed in the true state, minus what it changed given what its seat knew. Both are measured by another
    judge than the chances; it may see less, but what it sees has mean 0."""

    async def draw(first: int, last: int) -> list[Chances]:
        true, fair = [
            await measure.changes(position.record, knower, position.played, seed, first, last)
            for knower in (ALL_SEATS, position.seat)
        ]
        return list(map(differences, true, fair))

    return await surely(draw, measure, position, budget)


Draw = Callable[[int, int], Awaitable[list[Chances]]]  # (first, last): the samples first..last-1


async def surely(draw: Draw, measure: Measure, position: Position, budget: Budget) -> Chances:
    """The mean over as many samples as it takes for a small error. In a ledger these errors add up; those of chances cancel,
    because the chances after one decision are also those before the next."""
    most = measure.samples(8 * budget.value, 8)
    changes: list[Chances] = []
    count = measure.samples(budget.value, 4)
    while True:
        changes += await draw(len(changes), count)
        error = spread([change[position.seat] for change in changes]) / count**0.5
        if error <= budget.target / 2 or count >= most:
            return means(changes)
        count = min(2 * count, most)


# ── options ──


class Options:
    """Paired samples of some options, given what the deciding seat knows."""

    def __init__(self, measure: Measure, position: Position, seed: int, ids: list[int]) -> None:
        self._measure, self._position, self._seed = measure, position, seed
        self.chances: dict[int, list[float]] = {id: [] for id in ids}

    async def deepen(self, ids: list[int], to: int) -> None:
        """Take samples until each of these options has `to` of them."""
        for id in ids:
            have = self.chances[id]
            if len(have) < to:
                s, seat = self._position.record, self._position.seat
                more = await self._measure.sample(s, seat, self._seed, len(have), to, id)
                self.chances[id] = have + [chances[seat] for chances in more]

    def mean(self, id: int) -> float:
        return mean(self.chances[id])

    def ranked(self) -> list[int]:
        """The best first."""
        return sorted(self.chances, key=self.mean, reverse=True)

    def spread(self) -> float:
        """The standard deviation of one sample, pooled over all options that have several."""
        several = [values for values in self.chances.values() if len(values) > 1]
        squares = fsum((len(values) - 1) * spread(values) ** 2 for values in several)
        return float((squares / max(sum(len(values) - 1 for values in several), 1)) ** 0.5)

    def gap(self, one: int, other: int) -> tuple[float, float]:
        """How much better one option is than the other, and the standard error of that."""
        apart = differences(self.chances[one], self.chances[other])
        return mean(apart), max(spread(apart), 0.01) / len(apart) ** 0.5


async def compare(measure: Measure, position: Position, budget: Budget, seed: int, check_seed: int) -> Verdict:
    """Sift the options; the played one always stays. If another comes out best, compare the two in fresh samples, because it may
    have come out best by chance. If the played one is best, its exact lead does not matter."""
    played = position.played
    ids = await measure.promising(position.record, position.legal, seed, budget.options)
    ids = ids if played in ids else [*ids, played]
    table = Options(measure, position, seed, ids)
    order = await sift(table, measure.samples(budget.first, 1), played)
    best, rival = order[0], played if order[0] != played else order[1]
    if best == played:
        await table.deepen([best, rival], FEWEST)
        best, rival = sorted([best, rival], key=table.mean, reverse=True)
    check = table if best == played else await hold_against(measure, position, budget, check_seed, best, rival)
    gap, error = check.gap(best, rival)
    return Verdict(best, gap, error, values_of(measure, table, check, best, rival))


async def sift(table: Options, count: int, *keep: int) -> list[int]:
    """Compare options in rounds: each keeps the best third, and `keep`, and doubles their samples. Returns what is left, best
    first."""
    order = list(table.chances)
    await table.deepen(order, count)
    while len(order) > 2:
        order = sorted(order, key=table.mean, reverse=True)[: max(2, len(order) // 3)]
        count *= 2
        await table.deepen([*order, *keep], count)
    return sorted({*order, *keep}, key=table.mean, reverse=True)


async def hold_against(measure: Measure, position: Position, budget: Budget, seed: int, best: int, played: int) -> Options:
    """Sample both options until their difference is known well enough, or surely does not matter. What would be graded a slip or
    a blunder gets four times the budget, so that the grade is right."""
    check, most = Options(measure, position, seed, [best, played]), measure.samples(budget.most, 2 * FEWEST)
    count = measure.samples(min(budget.most, 2 * budget.first), FEWEST)
    while True:
        await check.deepen([best, played], count)
        gap, error = check.gap(best, played)
        enough = 4 * most if grade(gap, error) in ("slip", "blunder") else most
        if error <= budget.target or count >= enough or abs(gap) + SURE * error < CARE:
            return check
        count = min(2 * count, enough)


def values_of(measure: Measure, table: Options, check: Options, best: int, rival: int) -> list[OptionValue]:
    """All compared options, the best first. The values of the best and its rival come from their last direct comparison, so that
    their difference is the gap."""
    spread, own = table.spread(), check.spread()
    found = []
    for id in table.chances:
        values, width = (check.chances[id], own) if id in (best, rival) else (table.chances[id], spread)
        error, sims = width / len(values) ** 0.5, len(values) * max(measure.sims, 1)
        found.append(OptionValue(id, round(mean(values), 5), round(error, 5), sims))
    return sorted(found, key=lambda option: (option.id != best, -option.value))


# ── rows ──


def row_of(look: Look, following: Chances) -> Row:
    """`following`: the chances before the next decision, or at the end."""
    position, after = look.position, look.after or following
    change = differences(after, look.before)
    fair = look.fair or (differences(change, look.met) if look.met else change)
    row = Row(
        ply=position.ply,
        seat=position.seat,
        phase=position.phase,
        legal=len(position.legal),
        played=position.played,
        before=look.before,
        fair=fair,
        met=differences(change, fair),
        luck=differences(following, after),
        chance=look.after is not None,
    )
    if (verdict := look.verdict) is None:
        return row
    loss, error = verdict.loss(position.played), round(verdict.error, 5)
    return msgspec.structs.replace(
        row,
        best=verdict.best,
        gap=round(verdict.gap, 5),
        loss=round(loss, 5),
        error=error,
        grade=grade(loss, error),
        options=verdict.options,
    )


def look_of(row: Row, position: Position, met_is_measured: bool) -> Look:
    """The inverse of `row_of`. Of `fair` and `met` only one was measured; `row_of` derives the other again."""
    change = [fair + met for fair, met in zip(row.fair, row.met, strict=True)]
    after = [one + other for one, other in zip(row.before, change, strict=True)]
    verdict = Verdict(row.best, row.gap, row.error, row.options) if row.grade else None
    fair, met = (None, row.met) if met_is_measured else (row.fair, None)
    if not any(row.met):
        fair = met = None
    return Look(position, row.before, after if row.chance else None, fair, met, verdict)
