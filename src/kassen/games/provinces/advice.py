"""What bots know of the Warring Provinces: how the war would go if it began now, and where armies do most."""

from __future__ import annotations

import math
from typing import Any

from kassen.core import NOBODY, Advice, draw_weighted, prospects, rule
from kassen.games.provinces.decisions import ACT, KEEP, KEEP_DICE, ROLL_AGAIN, ROLL_DICE, SET_APART, SPLIT
from kassen.games.provinces.material import DEPLOYED, DICE, HIGHEST, LOWEST, PROVINCES, TOTAL
from kassen.games.provinces.rules import legal
from kassen.games.provinces.state import Table
from kassen.games.provinces.war import points, strength, wage_war

# Rules of thumb.
ARMY = 1.5  # points an army in reserve is still good for
LUCK = 3.0  # points the dice may still move, and for each army in reserve so many more:
LUCK_OF_ARMY = 0.5
WORTH_KEEPING = 6.0  # the `gain` from which on a roll is not rolled again


@rule
def evaluate(s: Table, out: Any) -> None:
    """The war as things stand, fought and taken back; armies still in reserve count for what they may win."""
    seat, phase, options = int(s.seat), int(s.phase), int(s.options)
    wage_war(s)
    reserves = 0
    for other in range(s.players):
        out[other] = points(s, other) + ARMY * s.reserve[other]
        reserves += s.reserve[other]
    take_back_war(s)
    s.seat, s.phase, s.options = seat, phase, options
    prospects(s.players, LUCK + LUCK_OF_ARMY * reserves / s.players, out)


@rule
def take_back_war(s: Table) -> None:
    for castle in range(LOWEST, HIGHEST + 1):
        s.winner[castle] = NOBODY
        s.second[castle] = NOBODY
    for province in range(PROVINCES):
        for seat in range(s.players):
            s.reinforcements[province][seat] = 0


@rule
def war_now(s: Table, out: Any) -> None:
    """A yardstick: the points if the war began now and nothing else mattered; dice on the table count with their best split."""
    seat, phase, options = int(s.seat), int(s.phase), int(s.options)
    best = -math.inf
    for k in range(3 if s.phase in (KEEP, SPLIT) else 1):
        province, armies = 0, 0
        if s.phase in (KEEP, SPLIT):
            die = DICE[s.roll][k]
            province, armies = s.site[TOTAL[s.roll] - die], min(DEPLOYED[die], s.reserve[seat])
        before, held = int(s.armies[province][seat]), int(s.held[seat])
        s.armies[province][seat] = before + armies
        s.held[seat] = held | (1 << province if armies else 0)
        wage_war(s)
        lead = points(s, seat)
        for other in range(s.players):
            if other != seat:
                lead = min(lead, points(s, seat) - points(s, other))
        if lead > best:
            best = lead
            for other in range(s.players):
                out[other] = points(s, other)
        take_back_war(s)
        s.armies[province][seat], s.held[seat] = before, held
        s.seat, s.phase, s.options = seat, phase, options
    prospects(s.players, LUCK, out)


# ── PLAYOUTS ──────────────────────────────────────────


@rule
def gain(s: Table, seat: int, castle: int, armies: int) -> float:
    """What so many armies more at a castle change there: taking the lead is worth it, holding it a little."""
    province = s.site[castle]
    mine = strength(s, province, seat)
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, strength(s, province, other))
    if mine > best + 2 or mine + armies < best:
        return 1.0
    if mine <= best:
        return 1.0 + castle if mine + armies > best else 1.0 + 0.5 * castle
    return 1.0 + 0.3 * castle


@rule
def best_gain(s: Table) -> float:
    best = 0.0
    for k in range(3):
        die = DICE[s.roll][k]
        best = max(best, gain(s, s.seat, TOTAL[s.roll] - die, DEPLOYED[die]))
    return best


@rule
def sensible_keep(s: Table) -> int:
    """A roll is kept if it takes a lead that is worth something."""
    return KEEP_DICE if best_gain(s) > WORTH_KEEPING else ROLL_AGAIN


@rule
def weigh(s: Table, out: Any, n: int, weights: Any) -> None:
    """Where a playout would be sure the tree is almost sure: before it has seen much it should play no worse than a playout."""
    for i in range(n):
        weights[i] = 1.0
        if s.phase == SPLIT:
            die = out[i] - SET_APART
            weights[i] = gain(s, s.seat, TOTAL[s.roll] - die, DEPLOYED[die])
        elif s.phase == KEEP and out[i] == sensible_keep(s):
            weights[i] = 5.0
        elif s.phase == ACT and out[i] == ROLL_DICE:
            weights[i] = 2.0 * n


@rule
def playout(s: Table, out: Any, weights: Any) -> int:
    if s.phase == KEEP:
        return sensible_keep(s)
    n = legal(s, out)
    weigh(s, out, n, weights)
    return int(out[draw_weighted(s, weights, n)])


@rule
def outcome(s: Table) -> int:
    """The dice on the table."""
    return s.roll + 1


ADVICE = Advice(evaluate=evaluate, weigh=weigh, playout=playout, outcome=outcome, yardsticks={"war": war_now})
