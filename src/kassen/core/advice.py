"""Advice: what bots know of a game beyond its rules, and the few functions that advice is made with."""

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
    """How chances to win are measured, for hints and when a game is looked back on. Which way sees most differs from game to
    game: measure it (docs/analysis.md) before saying anything here. Without a word: searches that play to the end."""

    sims: int = 400  # simulations of one search; 0: no search, but quick games to the end by `playout` alone
    # Decisions of each seat, about, after which a simulation ends behind the tree, and is evaluated; None: it goes to the end.
    cut: int | None = None
    # What of a budget's simulations is enough: an evaluation is surer than who happened to win at the end.
    enough: float = 1.0
    # The cut of searches that tell how a decision met what was hidden, if it shows sooner than who wins; None: the same searches.
    near: int | None = None
    # players → how often is won what is said to be won in 0, 10, 20 ... 100 of 100 games, straight lines between. Without it: as
    # often as it says. It is measured by `python -m bench.calibration`, which keeps it in data/chances.toml.
    maps: Mapping[int, Sequence[float]] = field(default_factory=dict)


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
    # (players): decisions after which a playout is cut short and evaluated. Without it: it goes to the end.
    horizon: Callable[[int], int] | None = None
    # What `weigh` and `playout` learned, if they did: `kassen train` learns it anew.
    policy: Policy | None = None
    judge: Judge = field(default_factory=Judge)


def read_chances(package: str) -> dict[int, list[float]]:
    """The maps that were measured for a game, from its data/chances.toml, if they were."""
    players = read_toml(package, "chances.toml")["players"] if has_data(package, "chances.toml") else {}
    maps = {int(number): [float(share) for share in found["won"]] for number, found in players.items()}
    for number, won in maps.items():
        if len(won) != TENTHS + 1 or won[0] != 0 or won[-1] != 1 or won != sorted(won):
            raise ValueError(f"{package}: data/chances.toml must rise from 0 to 1 in {TENTHS} steps for {number} players")
    return maps


def calibrated(chance: float, won: Sequence[float]) -> float:
    """A chance as it was said, as what is won of such."""
    tenth = min(int(chance * TENTHS), TENTHS - 1)
    return won[tenth] + (chance * TENTHS - tenth) * (won[tenth + 1] - won[tenth])


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


# Libraries of systems and browsers differ in the last bit of their exponential, and a bot may decide otherwise for that. This one
# is made of + - * / alone (after fdlibm's): with it a seeded bot decides alike in plain Python, in machine code and in a browser.
LN2_HIGH, LN2_LOW, PER_LN2 = 6.93147180369123816490e-01, 1.90821492927058770002e-10, 1.44269504088896338700e00
E1, E2, E3 = 1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05
E4, E5 = -1.65339022054652515390e-06, 4.13813679705723846039e-08
LARGEST = 700.0  # beyond it: infinite, or nothing


@rule
def exp(x: float) -> float:
    """e to the power of x, within one unit in the last place, the same bits wherever it is worked out."""
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
    """From scores and ranks to win shares: a win is 1 for the whole side, sides that win together share it, and nobody may win
    at all."""
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
    """From expected scores in `out` to chances to be first, where luck may still move a score by about `spread`.

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
    """A number from 0 to n-1, each as likely as its weight is heavy."""
    share = draw(s, 1 << 24) / (1 << 24)  # first: a processor goes on with it while the weights are added up
    total = 0.0
    for i in range(n):
        total += weights[i]
    left = total * share
    number = 0
    for i in range(n - 1):  # to the end, without a branch: which it is nobody can foresee
        left -= weights[i]
        if left >= 0.0:
            number += 1
    return number
