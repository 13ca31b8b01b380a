"""How strong the bots are: who ends ahead of whom, and one rating for each that explains it.

A game of many players counts as a comparison of every two bots in it: who ended ahead (level counts half). A rival without a
seat, such as a lord whom all must beat, is left out. The Bradley-Terry model gives each bot the strength that makes the observed
games most likely, on the scale of chess: 400 points are odds of ten to one.

The interval of a bot consists of all ratings under which the games are still likely enough, with the other bots' strengths
refitted each time (profile likelihood). So it is wide after few games and lopsided after one-sided ones, as it should be. The
threshold depends on how much deals differ (Kent, "Robust properties of likelihood ratio tests", Biometrika 69, 1982).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from scipy.optimize import brentq
from scipy.special import expit, log_expit

from kassen.arena.results import Results
from kassen.arena.statistics import Estimate, quantile, share

Array = np.ndarray[Any, Any]

MEAN = 1500.0
SCALE = 400 / math.log(10)
STEPS = 100  # the limit for a fit, more than it ever takes
FARTHEST = 60.0  # the search range for a strength: beyond it not even e^60 games could tell
SURE_BLOCKS = 2  # what the prior is worth in blocks, for Student's t
PRIOR = 8.0  # even games added as if independent; with fewer, a handful of games that happen to agree count too much
LONGEST_STEP = 2.0  # so that Newton's method does not overshoot from far away


def comparisons(results: Results) -> Array:
    """[game, bot, other]: in which share of the pairs of their seats in that game the bot ended ahead (level counts half)."""
    return compared(results.bots, results.numbers("rank"), results.sides, len(results.names))


def compared(bots: Array, ranks: Array, sides: Sequence[int] | Array, count: int) -> Array:
    """`comparisons` from the bots and their ranks, both [game, seat]."""
    points = np.zeros((len(bots), count, count))
    seats = (bots[:, :, None] == bots[:, None, :]).sum(axis=2)  # [game, seat]: how many seats its bot has in that game
    game = np.arange(len(bots))
    for first in range(len(sides)):
        for second in range(len(sides)):
            if sides[first] != sides[second]:
                ahead = np.sign(ranks[:, second].astype(int) - ranks[:, first]) / 2 + 0.5
                weight = 1 / (seats[:, first] * seats[:, second])
                np.add.at(points, (game, bots[:, first], bots[:, second]), ahead * weight)
    points[:, range(count), range(count)] = 0
    return points


def ahead(results: Results, points: Array) -> dict[str, dict[str, Estimate]]:
    """By bot and other bot: the share of their games in which the first ends ahead."""
    met = points + points.swapaxes(1, 2) > 0
    table: dict[str, dict[str, Estimate]] = {name: {} for name in results.names}
    for i, name in enumerate(results.names):
        for j, other in enumerate(results.names):
            together = met[:, i, j]
            if i != j and together.any():
                table[name][other] = share(points[together, i, j], results.blocks[together], int(together.sum()))
    return table


def ratings(results: Results, points: Array) -> dict[str, Estimate]:
    """The rating of each bot, with its interval. A single bot is at the mean by definition, without an interval."""
    blocks = np.zeros((results.blocks.max() + 1, *points.shape[1:]))
    np.add.at(blocks, results.blocks, points)
    games = [int((results.bots == i).any(axis=1).sum()) for i in range(len(results.names))]
    return {name: Estimate(*rated, games[i]) for i, (name, rated) in enumerate(zip(results.names, rate(blocks), strict=True))}


def rate(blocks: Array) -> list[tuple[float, float, float]]:
    """The rating, low and high of each bot, from the tables of who was ahead of whom, [block, bot, other]."""
    if blocks.shape[1] == 1:
        return [(MEAN, MEAN, MEAN)]
    seen = blocks.sum(axis=0)
    wins = seen + (seen + seen.T > 0) / 2
    strengths = fit(wins)
    doubt = quantile(len(blocks) + SURE_BLOCKS) ** 2 * variance_ratios(blocks, wins, strengths)
    found = []
    for bot, best in enumerate(map(float, strengths)):

        def likely(strength: float, bot: int = bot) -> float:
            return likelihood(wins, fit(wins, bot, strength))

        low, high = (edge(likely, best, way, doubt[bot]) for way in (-1, 1))
        found.append((MEAN + SCALE * best, MEAN + SCALE * low, MEAN + SCALE * high))
    return found


# ── the model: the odds that a bot is ahead of another are e^(difference of their strengths); strengths add up to 0 ──


def likelihood(wins: Array, strengths: Array) -> float:
    """The log-likelihood of these wins."""
    return float((wins * log_expit(strengths[:, None] - strengths[None, :])).sum())


def slope_and_curvature(wins: Array, strengths: Array) -> tuple[Array, Array]:
    """The gradient of the log-likelihood, and its negative second derivative (the information matrix)."""
    met = wins + wins.T
    chance = expit(strengths[:, None] - strengths[None, :])
    weights = met * chance * chance.T
    return (wins - met * chance).sum(axis=1), np.diag(weights.sum(axis=1)) - weights


def fit(wins: Array, bot: int | None = None, strength: float = 0.0) -> Array:
    """The most likely strengths (Newton's method), optionally with the strength of one bot fixed.

    The wins include one drawn game between every two bots that met, so that a bot that won all its games still gets a finite
    rating. For two bots this is Jeffreys' prior.
    """
    count = len(wins)
    free = [i for i in range(count) if i != bot]
    strengths = np.zeros(count)
    if bot is not None:
        strengths[:] = -strength / (count - 1)
        strengths[bot] = strength
    if len(free) < 2:
        return strengths
    # Directions in which the free strengths can move while all still add up to 0.
    ways = np.zeros((count, len(free) - 1))
    ways[free[:-1], range(len(free) - 1)] = 1
    ways[free[-1]] = -1
    for _ in range(STEPS):
        slope, curvature = slope_and_curvature(wins, strengths)
        step = ways @ np.linalg.lstsq(ways.T @ curvature @ ways, ways.T @ slope, rcond=None)[0]
        strengths = strengths + step * min(1.0, LONGEST_STEP / max(np.abs(step).max(), 1e-300))
        if np.abs(step).max() < 1e-10:
            break
    return strengths


def variance_ratios(blocks: Array, wins: Array, strengths: Array) -> Array:
    """By bot: the variance of its strength divided by what it would be if games were independent.

    It is estimated from how blocks differ (the sandwich estimator), because games on one deal may agree, or cancel each other's
    luck. A few blocks that look alike prove neither, so `PRIOR` independent games are added.
    """
    _, curvature = slope_and_curvature(wins, strengths)
    chance = expit(strengths[:, None] - strengths[None, :])
    pulls = (blocks - (blocks + blocks.swapaxes(1, 2)) * chance).sum(axis=2)  # the gradient that each block contributes
    inverse = np.linalg.pinv(curvature, hermitian=True)
    variance = np.diag(inverse)
    seen = np.diag(inverse @ pulls.T @ pulls @ inverse) / variance
    ratios: Array = (seen / variance + PRIOR) / (1 / variance + PRIOR)  # weighted by information; an even game has 1
    return ratios


def edge(likely: Callable[[float], float], best: float, way: int, doubt: float) -> float:
    """The end of the interval up or down (`way`): where the games, given that strength, are no longer likely enough."""
    top = likely(best)

    def missing(distance: float) -> float:
        return 2 * (top - likely(best + way * distance)) - doubt

    return best + way * (FARTHEST if missing(FARTHEST) < 0 else float(brentq(missing, 0.0, FARTHEST, xtol=1e-6)))


# ── a stranger among bots whose strengths are known ──


def place(blocks: Array, known: Sequence[float]) -> tuple[float, float, float]:
    """The rating, low and high of a stranger, from how often they were ahead of each rated bot and behind it ([block, bot, 2]).
    The ratings of the others are fixed, and a drawn game with each bot that was met is added, as above."""
    rated = (np.asarray(known) - MEAN) / SCALE
    seen = blocks.sum(axis=0)
    met = seen.sum(axis=1)
    won, lost = (seen + (met > 0)[:, None] / 2).T

    def likely(strength: float) -> float:
        return float((won * log_expit(strength - rated) + lost * log_expit(rated - strength)).sum())

    def slope(strength: float) -> float:
        return float((won - (won + lost) * expit(strength - rated)).sum())

    best = float(brentq(slope, -FARTHEST, FARTHEST))
    chance = expit(best - rated)
    information = float(((won + lost) * chance * (1 - chance)).sum())
    pulls = (blocks[:, :, 0] - blocks.sum(axis=2) * chance).sum(axis=1)
    ratio = (float((pulls**2).sum()) + PRIOR) / (information + PRIOR)  # as in `variance_ratios`
    doubt = quantile(len(blocks) + SURE_BLOCKS) ** 2 * ratio
    low, high = (edge(likely, best, way, doubt) for way in (-1, 1))
    return MEAN + SCALE * best, MEAN + SCALE * low, MEAN + SCALE * high
