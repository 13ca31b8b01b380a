"""Shares and differences with 95 % intervals that account for games sharing a deal.

The games of a block are played on the same deal, so they are not independent: the luck one bot has, every other bot has in turn.
Blocks are independent. So every interval here is computed from how blocks differ, and where pairing takes luck out of the
comparison, the interval gets narrower.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.special import stdtrit

Array = np.ndarray[Any, Any]

COVERAGE = 0.95
Z = 1.959963984540054  # of the normal distribution


@dataclass(frozen=True)
class Estimate:
    """A value and its 95 % interval."""

    value: float
    low: float
    high: float
    games: int  # how many it is based on


def wilson(share: float, n: float, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for a share observed in n independent trials; n need not be whole."""
    centre = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return max(0.0, centre - half), min(1.0, centre + half)


def quantile(blocks: int) -> float:
    """How many standard errors cover 95 %: Student's t, because the error itself is estimated from the blocks."""
    return float(stdtrit(blocks - 1, 0.5 + COVERAGE / 2)) if blocks > 1 else Z


def share(values: Array, blocks: Array, games: int) -> Estimate:
    """The mean of values from 0 to 1, with an interval. `blocks` has the block of each value; `games` is how many there are."""
    if not len(values):
        return Estimate(math.nan, 0.0, 1.0, 0)
    mean = min(1.0, float(values.mean()))
    sums, sizes = block_sums(values - mean, blocks)
    low, high = wilson(mean, effective_games(mean, sums, sizes, games), quantile(len(sizes)))
    return Estimate(mean, low, high, games)


def average(values: Array, blocks: Array) -> Estimate:
    """The mean of any values, with an interval. If there is only one block, its games are treated as independent."""
    mean = float(values.mean())
    sums, sizes = block_sums(values - mean, blocks)
    if len(sizes) < 2:
        sums, sizes = values - mean, np.ones(len(values))
    count = len(sizes)
    error = math.sqrt(float((sums**2).sum()) * count / max(1, count - 1)) / len(values)
    half = quantile(count) * error
    return Estimate(mean, mean - half, mean + half, len(values))


def block_sums(values: Array, blocks: Array) -> tuple[Array, Array]:
    """The sum and the number of values of each block that has any."""
    _, place = np.unique(blocks, return_inverse=True)
    return np.bincount(place, values), np.bincount(place)


def effective_games(mean: float, sums: Array, sizes: Array, games: int) -> float:
    """How many independent games would give the same uncertainty about a share (the design effect of survey sampling).

    The variance between blocks includes one more block of maximal uncertainty: ten pairs of games that all ended one to one do
    not prove that the next pair will.
    """
    one_game = mean * (1 - mean)
    if len(sums) < 2 or one_game == 0:
        return games
    blocks = len(sums)
    spread = float(((sums / sizes.mean()) ** 2).sum()) + one_game
    return one_game * blocks**2 / spread


@dataclass(frozen=True)
class Lift:
    """The win share of seats with something compared with that of seats without it."""

    with_it: float
    without: float
    count: int  # seats with it
    of: int  # seats in all
    lift: Estimate | None  # None: too few with or without it to tell


FEW = 20  # seats with or without it; with fewer no lift is given


def lift(has: Array, wins: Array, bots: Array, blocks: Array) -> Lift:
    """How much more a seat wins with something than without it, compared within each bot.

    A strong bot wins with whatever it takes, so only seats of the same bot are compared: a regression with an effect for every
    bot, with errors clustered by block, and never smaller than Agresti and Caffo's for independent seats.
    """
    count, of = int(has.sum()), len(has)
    with_it = float(wins[has].mean()) if count else math.nan
    without = float(wins[~has].mean()) if count < of else math.nan
    centred = has - bot_means(has.astype(float), bots)
    weight = float((centred**2).sum())
    if min(count, of - count) < FEW or weight < 1:
        return Lift(with_it, without, count, of, None)
    slope = float((centred * wins).sum()) / weight
    residuals = wins - bot_means(wins, bots) - slope * centred
    sums, _ = block_sums(centred * residuals / weight, blocks)
    error = max(math.sqrt(float((sums**2).sum())), caffo_error(with_it, count, without, of - count))
    half = quantile(len(sums)) * error
    return Lift(with_it, without, count, of, Estimate(slope, max(-1.0, slope - half), min(1.0, slope + half), count))


def bot_means(values: Array, bots: Array) -> Array:
    """Each value replaced by the mean of its bot."""
    sums, sizes = np.bincount(bots, values), np.bincount(bots)
    return (sums / np.maximum(sizes, 1))[bots]


def caffo_error(first: float, n: int, second: float, m: int) -> float:
    """The standard error of the difference of two shares, each with one win and one loss added, so that it is never 0."""
    p, q = (first * n + 1) / (n + 2), (second * m + 1) / (m + 2)
    return math.sqrt(p * (1 - p) / (n + 2) + q * (1 - q) / (m + 2))
