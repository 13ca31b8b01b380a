"""How strong the bots are: who ends ahead of whom, and one number for each that explains it.

A game of many players is read as a comparison of every two bots in it: who ended ahead (level counts half). Whoever holds a rank
without a seat, like a lord whom all must beat, takes no part. The Bradley-Terry model gives each bot the strength that makes what
was seen most likely, on the scale of chess: 400 points more are ten to one.
"""

from __future__ import annotations

import math
from typing import Any

import choix
import numpy as np

from kassen.arena.results import Results
from kassen.arena.statistics import Estimate, share

Array = np.ndarray[Any, Any]

MEAN = 1500.0
SCALE = 400 / math.log(10)
RESAMPLES = 300


def comparisons(results: Results) -> Array:
    """[game, bot, other]: how far the bot ended ahead of the other, 1 if always, over the pairs of their seats in that game."""
    bots, ranks = results.bots, results.numbers("rank")
    count = len(results.names)
    points = np.zeros((len(bots), count, count))
    seats = (bots[:, :, None] == bots[:, None, :]).sum(axis=2)  # how many its bot has in the game
    game = np.arange(len(bots))
    for first in range(results.players):
        for second in range(results.players):
            if results.sides[first] != results.sides[second]:
                ahead = np.sign(ranks[:, second].astype(int) - ranks[:, first]) / 2 + 0.5
                weight = 1 / (seats[:, first] * seats[:, second])
                np.add.at(points, (game, bots[:, first], bots[:, second]), ahead * weight)
    points[:, range(count), range(count)] = 0
    return points


def ahead(results: Results, points: Array) -> dict[str, dict[str, Estimate]]:
    """By bot and other bot: in which share of their games the first ends ahead."""
    met = points + points.swapaxes(1, 2) > 0
    table: dict[str, dict[str, Estimate]] = {name: {} for name in results.names}
    for i, name in enumerate(results.names):
        for j, other in enumerate(results.names):
            together = met[:, i, j]
            if i != j and together.any():
                table[name][other] = share(points[together, i, j], results.blocks[together], int(together.sum()))
    return table


def ratings(results: Results, points: Array) -> dict[str, Estimate]:
    """A rating a bot; intervals by drawing whole blocks again and again."""
    blocks = np.zeros((results.blocks.max() + 1, *points.shape[1:]))
    np.add.at(blocks, results.blocks, points)
    found = rate(blocks.sum(axis=0))
    dice = np.random.default_rng(results.plan.seed)
    again = np.array([rate(redrawn(blocks, dice)) for _ in range(RESAMPLES)]) if len(results.names) > 1 else found[None]
    low, high = np.quantile(again, [0.025, 0.975], axis=0)
    games = [int((results.bots == i).any(axis=1).sum()) for i in range(len(results.names))]
    return {
        name: Estimate(float(found[i]), float(min(low[i], found[i])), float(max(high[i], found[i])), games[i])
        for i, name in enumerate(results.names)
    }


def redrawn(blocks: Array, dice: np.random.Generator) -> Array:
    times = np.bincount(dice.integers(len(blocks), size=len(blocks)), minlength=len(blocks))
    return np.tensordot(times, blocks, axes=1)


def rate(wins: Array) -> Array:
    """Strengths from a table of wins. One drawn game between every two that met keeps a bot that won all of them on the scale."""
    if len(wins) == 1:
        return np.array([MEAN])
    met = wins + wins.T > 0
    strengths: Array = choix.ilsr_pairwise_dense(wins + met / 2)
    return MEAN + SCALE * strengths
