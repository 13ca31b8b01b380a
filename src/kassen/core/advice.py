"""Advice: what bots know about a game beyond its rules, and a few functions for writing it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kassen.core.chance import draw
from kassen.core.data import has_data, read_toml
from kassen.core.policy import Policy
from kassen.core.source import rule

TENTHS = 10
AS_SAID = [tenth / TENTHS for tenth in range(TENTHS + 1)]


@dataclass(frozen=True)
class Judge:
    """How chances to win are measured, for hints and for looking back on a game. Which settings see most differs from game to
    game, so measure (docs/analysis.md) before changing them. The defaults are searches that play to the end."""

    sims: int = 400  # simulations per search; 0: no search, only quick games played to the end by `playout`
    # About how many decisions per seat a simulation plays beyond the tree before it is evaluated; None: it plays to the end.
    cut: int | None = None
    # The share of a budget's simulations that is enough: an evaluation is less noisy than the winner of a playout.
    enough: float = 1.0
    # `cut` for the searches that measure how a decision met hidden information, if that shows before the winner does; None: same.
    near: int | None = None
    # players → the share of games actually won where the search says 0, 10, 20 ... 100 %, interpolated linearly. Without a map
    # the search is believed. `python -m bench.calibration` measures the maps and writes them to data/chances.toml.
    maps: Mapping[int, Sequence[float]] = field(default_factory=dict)


@dataclass(frozen=True)
class Advice:
    """Every field is optional. Functions are `@rule` source like the rules, with the argument names given here.

    A bot passes them a guess, whose chance is its own: take all randomness in advice from `draw`.
    """

    # (s, out): the prospects of every seat in a game under way, 0 (lost) to 1 (won). Without it: the result as it stands.
    evaluate: Callable[[Any, Any], None] | None = None
    # (s, out, n, weights): how promising each of the n legal ids in `out` is, above 0. Without it: all equal.
    weigh: Callable[[Any, Any, int, Any], None] | None = None
    # (s, out, weights): choose one decision of a playout; the caller makes it. `out` and `weights` are scratch. Without it: a
    # random legal decision.
    playout: Callable[[Any, Any, Any], int] | None = None
    # (s): what chance has just shown the deciding seat, as a number, so that the seat can answer each outcome differently.
    # Without it: 0.
    outcome: Callable[[Any], int] | None = None
    # name → an evaluation simpler than `evaluate`; a bot that plays greedily by it is a baseline for other bots.
    yardsticks: Mapping[str, Callable[[Any, Any], None]] = field(default_factory=dict)
    # (players): decisions after which a playout is cut short and evaluated. Without it: playouts go to the end.
    horizon: Callable[[int], int] | None = None
    # What `weigh` and `playout` have learned, if anything; `kassen train` learns it again.
    policy: Policy | None = None
    judge: Judge = field(default_factory=Judge)


def read_chances(package: str) -> dict[int, list[float]]:
    """The calibration maps in a game's data/chances.toml, by number of players; empty if none were measured."""
    players = read_toml(package, "chances.toml")["players"] if has_data(package, "chances.toml") else {}
    maps = {int(number): [float(share) for share in found["won"]] for number, found in players.items()}
    for number, won in maps.items():
        if len(won) != TENTHS + 1 or won[0] != 0 or won[-1] != 1 or won != sorted(won):
            raise ValueError(f"{package}: data/chances.toml must rise from 0 to 1 in {TENTHS} steps for {number} players")
    return maps


def calibrated(chance: float, won: Sequence[float]) -> float:
    """The share of games that is really won when the search says `chance`."""
    tenth = min(int(chance * TENTHS), TENTHS - 1)
    return won[tenth] + (chance * TENTHS - tenth) * (won[tenth + 1] - won[tenth])


# What a finished game is worth to a bot. Winning counts most. A bot that cannot win still prefers to end ahead of others (where
# the game itself may win, that can be all there is to play for). The margin keeps it trying once the game is won or lost.
WIN, AHEAD, MARGIN = 0.6, 0.3, 0.1


@rule
def reward(results: Any, team: Any, players: int, out: Any) -> None:
    """From scores and ranks (as `result` writes them) to one number per seat, 0 to 1. Allies get the same number."""
    for seat in range(players):
        winners = 0  # seats on rank 1; sides that win together share the win
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


# The exp of different systems and browsers differs in the last bit, which can change a bot's decision. This one (after fdlibm's)
# uses only + - * /, so that a seeded bot decides the same in plain Python, in machine code and in a browser.
LN2_HIGH, LN2_LOW, PER_LN2 = 6.93147180369123816490e-01, 1.90821492927058770002e-10, 1.44269504088896338700e00
E1, E2, E3 = 1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05
E4, E5 = -1.65339022054652515390e-06, 4.13813679705723846039e-08
LARGEST = 700.0  # beyond it: infinity, or 0


@rule
def exp(x: float) -> float:
    """e to the power of x, within one unit in the last place, with the same bits on every platform."""
    if x < -LARGEST:
        return 0.0
    if x > LARGEST:
        return math.inf
    twos = int(x * PER_LN2 + (0.5 if x >= 0.0 else -0.5))
    high = x - twos * LN2_HIGH
    low = twos * LN2_LOW
    rest = high - low
    square = rest * rest
    c = rest - square * (E1 + square * (E2 + square * (E3 + square * (E4 + square * E5))))
    power = 1.0 - ((low - (rest * c) / (2.0 - c)) - high)
    factor = 2.0 if twos >= 0 else 0.5
    left = twos if twos >= 0 else -twos
    while left > 0:  # powers of two are exact
        if left & 1:
            power *= factor
        factor *= factor
        left >>= 1
    return power


@rule
def share_win(results: Any, team: Any, players: int, out: Any) -> None:
    """From scores and ranks to win shares: every seat of a winning side gets 1, sides that win together split it, and there may
    be no winner at all."""
    winners = 0  # sides on rank 1
    for seat in range(players):
        out[seat] = 0.0
        first = results[players + seat] == 1
        for other in range(seat):
            if team[other] == team[seat] and results[players + other] == 1:
                first = False
        if first:
            winners += 1
    for seat in range(players):
        for other in range(players):
            if team[other] == team[seat] and results[players + other] == 1:
                out[seat] = 1.0 / winners


@rule
def prospects(players: int, spread: float, out: Any, outsider: float = -math.inf) -> None:
    """Turn the expected scores in `out` into chances of coming first, where luck may still move a score by about `spread`.

    `outsider` is the score of a rival who has no seat.
    """
    best = outsider
    for seat in range(players):
        best = max(best, out[seat])
    total = exp((outsider - best) / spread)
    for seat in range(players):
        out[seat] = exp((out[seat] - best) / spread)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@rule
def draw_weighted(s: Any, weights: Any, n: int) -> int:
    """A number from 0 to n-1, each with a probability proportional to its weight."""
    share = draw(s, 1 << 24) / (1 << 24)  # drawn first, so that the processor adds up the weights meanwhile
    total = 0.0
    for i in range(n):
        total += weights[i]
    left = total * share
    number = 0
    for i in range(n - 1):  # to the end and without a branch, which no processor could predict
        left -= weights[i]
        if left >= 0.0:
            number += 1
    return number
