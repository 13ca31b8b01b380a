"""What bots know of the Warring Provinces: how the war would go if it began now, and where armies do most."""

from __future__ import annotations

from typing import Any

from kassen.core import NOBODY, Advice, Judge, draw, draw_weighted, prospects, rule
from kassen.core.phases import legal
from kassen.games.provinces.decisions import ACT, KEEP, KEEP_DICE, ROLL_AGAIN, ROLL_DICE, SET_APART, SPLIT
from kassen.games.provinces.forecast import best_split
from kassen.games.provinces.material import COUNT_DIFFERENT, DEPLOYED, DIFFERENT, HIGHEST, LOWEST, PROVINCES, TOTAL, UNORDERED
from kassen.games.provinces.state import NO_ROLL, ProvincesRecord
from kassen.games.provinces.war import points, wage_war

# Rules of thumb.
ARMY = 1.5  # points an army in reserve is still good for
LUCK = 3.0  # points the dice may still move, and for each army in reserve so many more:
LUCK_OF_ARMY = 0.5
SURE = 5.0  # how much more promising the decision of a playout is
SLIPS = 8  # in a playout, one split in so many is not the one that would be best then


@rule
def evaluate(s: ProvincesRecord, out: Any) -> None:
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
def take_back_war(s: ProvincesRecord) -> None:
    for castle in range(LOWEST, HIGHEST + 1):
        s.winner[castle] = NOBODY
        s.second[castle] = NOBODY
    for province in range(PROVINCES):
        for seat in range(s.players):
            s.reinforcements[province][seat] = 0


# ── THE WAR, IF IT BEGAN NOW ──────────────────────────


@rule
def trial(s: ProvincesRecord, province: int, armies: int, out: Any) -> int:
    """Fight it with so many more armies of the seat to move in a province, and take it back: everybody's points into `out`, and
    by how many the seat would lead."""
    seat, phase, options = int(s.seat), int(s.phase), int(s.options)
    held = int(s.held[seat])
    s.armies[province][seat] += armies
    if armies > 0:
        s.held[seat] = held | 1 << province
    wage_war(s)
    best = 0
    for other in range(s.players):
        out[other] = points(s, other)
        if other != seat:
            best = max(best, int(out[other]))
    take_back_war(s)
    s.armies[province][seat] -= armies
    s.held[seat] = held
    s.seat, s.phase, s.options = seat, phase, options
    return int(out[seat]) - best


@rule
def split_lead(s: ProvincesRecord, die: int, out: Any) -> int:
    """The lead if this die were set apart and then the war began."""
    return trial(s, s.site[TOTAL[s.roll] - die], min(int(DEPLOYED[die]), int(s.reserve[s.seat])), out)


@rule
def war_now(s: ProvincesRecord, out: Any) -> None:
    """A yardstick: the points if the war began now and nothing else mattered; dice on the table count with their best split."""
    if s.phase == KEEP or s.phase == SPLIT:
        best = 0
        most = -1000
        for k in range(COUNT_DIFFERENT[s.roll]):
            lead = split_lead(s, DIFFERENT[s.roll][k], out)
            if lead > most:
                most = lead
                best = DIFFERENT[s.roll][k]
        split_lead(s, best, out)
    else:
        trial(s, 0, 0, out)
    prospects(s.players, LUCK, out)


# ── PLAYOUTS ──────────────────────────────────────────


@rule
def weigh(s: ProvincesRecord, out: Any, n: int, weights: Any) -> None:
    """Where a playout would be sure the tree is almost sure: before it has seen much it should play no worse than a playout."""
    if s.phase == KEEP or s.phase == SPLIT:
        die, gained = best_split(s, weights)
        sensible = SET_APART + die
        if s.phase == KEEP:
            sensible = KEEP_DICE if gained > 0.0 else ROLL_AGAIN
        for i in range(n):
            weights[i] = SURE if out[i] == sensible else 1.0
    else:
        for i in range(n):
            weights[i] = 2.0 * n if s.phase == ACT and out[i] == ROLL_DICE else 1.0


@rule
def playout(s: ProvincesRecord, out: Any, weights: Any) -> int:
    """A roll is kept if it gains more than its armies are worth; its best die is laid aside then, not to be looked for twice."""
    if s.phase == KEEP:
        die, gained = best_split(s, weights)
        if gained > 0.0:
            s.apart = die
            return KEEP_DICE
        return ROLL_AGAIN
    if s.phase == SPLIT and draw(s, SLIPS) > 0:
        return SET_APART + (s.apart if s.apart > 0 else best_split(s, weights)[0])
    n = legal(s, out)
    weigh(s, out, n, weights)
    return int(out[draw_weighted(s, weights, n)])


@rule
def outcome(s: ProvincesRecord) -> int:
    """The dice on the table, in any order."""
    return UNORDERED[s.roll] if s.roll != NO_ROLL else 0


JUDGE = Judge(sims=0)
ADVICE = Advice(evaluate=evaluate, weigh=weigh, playout=playout, outcome=outcome, yardsticks={"war": war_now}, judge=JUDGE)
