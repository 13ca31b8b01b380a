"""One decision looked at: what it was worth, what would have been better, and what chance made of it."""

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
    first: int  # simulations for each option that deserves a closer look
    most: int  # ... and for the best and the played one, unless it is clear before
    target: float  # the standard error of a loss at which it is
    value: int  # simulations for a chance before a decision, before and after it
    after: int  # ... and after it, all that chance may bring
    options: int = 12  # that deserve a closer look


BUDGETS = {
    "quick": Budget("quick", first=50, most=6_400, target=0.03, value=200, after=800),
    "normal": Budget("normal", first=200, most=25_600, target=0.015, value=800, after=2_400),
    "deep": Budget("deep", first=1_600, most=204_800, target=0.005, value=6_400, after=19_200),
}
ROUGH = Budget("rough", first=0, most=0, target=1.0, value=100, after=200)  # the first picture: no option is compared

CARE = 0.02  # a loss surely below this need not be known better
SURE = 2.0  # standard errors
FEWEST = 4  # samples that tell how far two options are apart

# What the numbers of one decision are drawn for: each purpose has numbers of its own.
VALUE, AFTER, FAIR, COMPARE, CHECK = range(5)


class Position(NamedTuple):
    """A decision as it was asked."""

    ply: int
    record: Any  # a plain one, which nobody changes
    seat: int
    phase: str
    legal: list[int]
    played: int


class Look(NamedTuple):
    """What was measured of one decision; `assemble` makes rows of all of them."""

    position: Position
    before: Chances
    after: Chances | None  # None: nothing was left to chance, so what followed had to follow
    fair: Chances | None  # None: it is what the decision changed, less what it met
    met: Chances | None  # None: what the decision changed, less what is fair; if that is None, too, nothing is hidden
    verdict: Verdict | None


class Verdict(NamedTuple):
    """The options compared, by what the seat knew."""

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
    """What the decision changed by what its seat knew: in the mean over all tables that it had to hold possible."""

    async def draw(first: int, last: int) -> list[Chances]:
        return await measure.changes(position.record, position.seat, position.played, seed, first, last)

    return await surely(draw, measure, position, budget)


async def met_change(measure: Measure, position: Position, budget: Budget, seed: int) -> Chances:
    """What the decision changed at the true table, less what it changed by what its seat knew, both by another judge than that
    of the chances: it may see less, but whatever it sees has mean 0."""

    async def draw(first: int, last: int) -> list[Chances]:
        true, fair = [
            await measure.changes(position.record, knower, position.played, seed, first, last)
            for knower in (ALL_SEATS, position.seat)
        ]
        return list(map(differences, true, fair))

    return await surely(draw, measure, position, budget)


Draw = Callable[[int, int], Awaitable[list[Chances]]]  # the samples from one number to another


async def surely(draw: Draw, measure: Measure, position: Position, budget: Budget) -> Chances:
    """The mean of as many samples as it takes: these errors do not cancel in a ledger as those of chances do, where one
    decision's end is the next one's beginning."""
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
    """Paired samples of some options, by what the deciding seat knows."""

    def __init__(self, measure: Measure, position: Position, seed: int, ids: list[int]) -> None:
        self._measure, self._position, self._seed = measure, position, seed
        self.chances: dict[int, list[float]] = {id: [] for id in ids}

    async def deepen(self, ids: list[int], to: int) -> None:
        """As many samples of each of these."""
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
        """Of one sample, over all options that have several."""
        several = [values for values in self.chances.values() if len(values) > 1]
        squares = fsum((len(values) - 1) * spread(values) ** 2 for values in several)
        return float((squares / max(sum(len(values) - 1 for values in several), 1)) ** 0.5)

    def gap(self, one: int, other: int) -> tuple[float, float]:
        """By how much one is better than the other, and the standard error of that."""
        apart = differences(self.chances[one], self.chances[other])
        return mean(apart), max(spread(apart), 0.01) / len(apart) ** 0.5


async def compare(measure: Measure, position: Position, budget: Budget, seed: int, check_seed: int) -> Verdict:
    """The options are sifted; the played one always stays. If another is best, the two are held against each other in samples of
    their own, so that it is not best by chance. If the played one is, nobody asks by how much."""
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
    """Rounds in which ever fewer options get ever more samples; those to keep always stay. What is left, the best first."""
    order = list(table.chances)
    await table.deepen(order, count)
    while len(order) > 2:
        order = sorted(order, key=table.mean, reverse=True)[: max(2, len(order) // 3)]
        count *= 2
        await table.deepen([*order, *keep], count)
    return sorted({*order, *keep}, key=table.mean, reverse=True)


async def hold_against(measure: Measure, position: Position, budget: Budget, seed: int, best: int, played: int) -> Options:
    """Until the difference is known well enough, or surely does not matter; what will be called a slip or a blunder had better
    be one."""
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
    """All that were compared, the best first; it and its rival by the samples in which they were last held against each other,
    so that their difference is the gap."""
    spread, own = table.spread(), check.spread()
    found = []
    for id in table.chances:
        values, width = (check.chances[id], own) if id in (best, rival) else (table.chances[id], spread)
        error, sims = width / len(values) ** 0.5, len(values) * max(measure.sims, 1)
        found.append(OptionValue(id, round(mean(values), 5), round(error, 5), sims))
    return sorted(found, key=lambda option: (option.id != best, -option.value))


# ── rows ──


def row_of(look: Look, following: Chances) -> Row:
    """`following` are the chances before the next decision, or at the end."""
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
    """The way back: what was measured, from a row. Of `fair` and `met` the other one follows from it, and from what follows."""
    change = [fair + met for fair, met in zip(row.fair, row.met, strict=True)]
    after = [one + other for one, other in zip(row.before, change, strict=True)]
    verdict = Verdict(row.best, row.gap, row.error, row.options) if row.grade else None
    fair, met = (None, row.met) if met_is_measured else (row.fair, None)
    if not any(row.met):
        fair = met = None
    return Look(position, row.before, after if row.chance else None, fair, met, verdict)
