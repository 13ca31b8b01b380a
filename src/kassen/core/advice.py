"""Advice: what bots know of a game beyond its rules, and the few functions that advice is made with."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from kassen.core.chance import draw
from kassen.core.source import rule


@dataclass(frozen=True)
class Advice:
    """All of it optional, and `@rule` source like the rules, with argument names as given here.

    In a bot's thoughts the record is a guess with chance of its own: whatever is random in advice comes from `draw`.
    """

    # (s, out): the prospects of every seat in a game under way, 0 (lost) to 1 (won). Without it: the result as it stands.
    evaluate: Callable[[Any, Any], None] | None = None
    # (s, out, n, weights): how promising each of the n legal ids in `out` is, above 0. Without it: all alike.
    weigh: Callable[[Any, Any, int, Any], None] | None = None
    # (s, out, weights): one decision of a quick game to the end, which is then made; `out` and `weights` are scratch. Without
    # it: any legal one.
    playout: Callable[[Any, Any, Any], int] | None = None
    # (s): what chance has just shown to the seat that decides, as a number, so that it may answer each otherwise. Without it: 0.
    outcome: Callable[[Any], int] | None = None
    # By name, simpler evaluations than the first: whoever plays greedily by them is a rival to measure other bots against.
    yardsticks: Mapping[str, Callable[[Any, Any], None]] = field(default_factory=dict)
    # Decisions after which a playout is cut short and evaluated; None: it goes to the end.
    horizon: int | None = None


# What an ended game is worth to a bot. Winning is what counts; who cannot win still prefers to be ahead of others (and where
# the game itself may win, that is all there is left); the margin makes a bot finish what it has won and not
# despair of what it has lost.
WIN, AHEAD, MARGIN = 0.6, 0.3, 0.1


@rule
def reward(results: Any, team: Any, players: int, out: Any) -> None:
    """From scores and ranks (as `result` leaves them) to one number a seat, 0 to 1. Allies have the same."""
    for seat in range(players):
        winners = 0  # seats on rank 1; a win shared by rivals counts in parts
        allies = 0
        rivals = 0
        ahead = 0.0
        best = -math.inf
        for other in range(players):
            first = 1 if results[players + other] == 1 else 0
            winners += first
            if team[other] == team[seat]:
                allies += first
                continue
            rivals += 1
            if results[players + other] > results[players + seat]:
                ahead += 1.0
            elif results[players + other] == results[players + seat]:
                ahead += 0.5
            best = max(best, results[other])
        won = allies / winners if winners > 0 else 0.0
        margin = (results[seat] - best) / (abs(results[seat]) + abs(best) + 1.0)
        out[seat] = WIN * won + AHEAD * ahead / rivals + MARGIN * (0.5 + 0.5 * margin)


@rule
def prospects(players: int, spread: float, out: Any, outsider: float = -math.inf) -> None:
    """From expected scores in `out` to chances to be first, where luck may still move a score by about `spread`.

    `outsider` is the score of a rival who has no seat.
    """
    best = outsider
    for seat in range(players):
        best = max(best, out[seat])
    total = math.exp((outsider - best) / spread)
    for seat in range(players):
        out[seat] = math.exp((out[seat] - best) / spread)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@rule
def draw_weighted(s: Any, weights: Any, n: int) -> int:
    """A number from 0 to n-1, each as likely as its weight is heavy."""
    total = 0.0
    for i in range(n):
        total += weights[i]
    left = total * draw(s, 1 << 24) / (1 << 24)
    for i in range(n - 1):
        left -= weights[i]
        if left < 0.0:
            return i
    return n - 1
