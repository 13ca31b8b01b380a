"""What bots know of Gunkimono: what a placement scores, and when honor pays."""

from __future__ import annotations

from typing import Any

from kassen.core import NOBODY, Advice, Judge, draw, draw_weighted, prospects, rule
from kassen.core.advice import read_chances
from kassen.core.bits import count
from kassen.core.phases import legal
from kassen.games.gunkimono.field import connected
from kassen.games.gunkimono.material import (
    BANNER_ROW,
    END_TILES,
    HALF_SYMBOLS,
    HALF_TROOP,
    REMOVED,
    SETS,
    SMALL_SYMBOLS,
    SQUARES,
    STRONGHOLD_ROW,
    STRONGHOLDS,
    TROOPS,
)
from kassen.games.gunkimono.rules import (
    BUILD,
    FIRST_SITE,
    FIRST_SMALL,
    HONOR,
    PLACE,
    SCORE,
    banner_points,
    can_score_points,
    count_halves,
    half_formation,
    half_symbols,
    half_troop,
)
from kassen.games.gunkimono.state import WAYS, GunkimonoRecord

# ── WHAT HONOR IS WORTH ───────────────────────────────
# A stronghold scores its formation on every turn that is left; steps on the way to it cost the points they were taken for.

PACE = 2.5  # steps a turn on the way to a stronghold
FORGONE = 3.0  # points a step costs
SHARE = 0.75  # of the largest free formation, what a stronghold will hold
FIRST_BANNER, STEP_DOWN = 13.0, 5.0  # the mean of the first set, and how much less the mean of each next one is


@rule
def turns_left(s: GunkimonoRecord, seat: int) -> float:
    """Turns a seat has yet, about: the end tile is in the middle of the end stack, and every turn takes a tile."""
    if s.ending:
        return 0.5
    tiles = float(s.stack_size - REMOVED[s.players]) - END_TILES / 2
    return max(tiles / s.players, 0.0) + 0.5


@rule
def largest_free(s: GunkimonoRecord) -> int:
    """The size of the largest formation without a stronghold."""
    best = 0
    claimed = 0
    for seat in range(s.players):
        claimed |= s.claim[seat][0] | s.claim[seat][1]
    for troop in range(TROOPS):
        troops = s.face[troop] & ~claimed
        while troops:
            squares = connected(troops, troops & -troops, s.below)
            best = max(best, count(squares))
            troops &= ~squares
    return best


@rule
def steps_missing(s: GunkimonoRecord, seat: int) -> int:
    """To the next stronghold."""
    row = STRONGHOLD_ROW[s.players][s.built[seat]]
    missing = 0
    for troop in range(TROOPS):
        missing += max(row - s.honor[seat][troop], 0)
    return missing


@rule
def next_banner(s: GunkimonoRecord, column: int) -> float:
    """What the top banner of a column is worth, about."""
    for k in range(SETS[s.players]):
        if s.owner[column][k] == NOBODY:
            return FIRST_BANNER - STEP_DOWN * k
    return 0.0


@rule
def honor_worth(s: GunkimonoRecord, seat: int, largest: int) -> float:
    """What a seat has to expect of its strongholds and of the banners it is on the way to."""
    turns = turns_left(s, seat)
    total = 0.0
    for k in range(s.built[seat]):
        total += count(s.claim[seat][k]) * turns
    if s.built[seat] < STRONGHOLDS:
        missing = steps_missing(s, seat)
        total += max(SHARE * largest * (turns - missing / PACE) - FORGONE * missing, 0.0)
    top = BANNER_ROW[s.players]
    for troop in range(TROOPS):
        honor = s.honor[seat][troop]
        if honor < top:
            total += next_banner(s, troop) * honor * honor / (top * top)
    return total


@rule
def evaluate(s: GunkimonoRecord, out: Any) -> None:
    largest = largest_free(s)
    for seat in range(s.players):
        out[seat] = s.score[seat] + banner_points(s, seat) + honor_worth(s, seat, largest)
    prospects(s.players, 6.0 + 1.5 * turns_left(s, s.seat), out)


@rule
def points_only(s: GunkimonoRecord, out: Any) -> None:
    """A yardstick: the points one has and those the halves just laid would give. Honor is worth nothing to it."""
    for seat in range(s.players):
        out[seat] = s.score[seat] + banner_points(s, seat)
    if s.phase == SCORE:
        half = s.half
        while s.half < count_halves(s):
            if can_score_points(s):
                out[s.seat] += count(half_formation(s))
            s.half += 1
        s.half = half
    prospects(s.players, 6.0, out)


# ── WHAT TO LOOK AT FIRST ─────────────────────────────


@rule
def step_worth(s: GunkimonoRecord, seat: int, largest: int) -> float:
    """What one step on the way to the next stronghold is worth in points."""
    if s.built[seat] == STRONGHOLDS:
        return 1.0
    missing = steps_missing(s, seat)
    return max(SHARE * largest * (turns_left(s, seat) - missing / PACE) / max(missing, 1), 0.0)


@rule
def honor_gain(s: GunkimonoRecord, troop: int, symbols: int, step: float) -> float:
    """What taking honor with one half brings: towards the next stronghold, or to the banner."""
    seat = s.seat
    before = s.honor[seat][troop]
    top = BANNER_ROW[s.players]
    after = min(before + symbols, top)
    gain = next_banner(s, troop) * float(after * after - before * before) / float(top * top)
    if s.built[seat] < STRONGHOLDS:
        row = STRONGHOLD_ROW[s.players][s.built[seat]]
        gain += step * max(min(after, row) - before, 0)
    return gain


@rule
def half_gain(s: GunkimonoRecord, troop: int, square: int, cover: int, symbols: int, step: float, turns: float) -> float:
    """The better of points and honor for a half laid on a square, while the tile covers some, and what it adds to formations
    with a stronghold, which score for the rest of the game."""
    bit = 1 << square
    squares = connected((s.face[troop] & ~cover) | bit, bit, s.below)
    points = float(count(squares))
    held = 0.0
    for seat in range(s.players):
        claimed = s.claim[seat][0] | s.claim[seat][1]
        if squares & claimed:
            points = 0.0
            held += side(s, seat) * turns * count(squares & ~claimed)
    return max(points, honor_gain(s, troop, symbols, step)) + held


@rule
def side(s: GunkimonoRecord, seat: int) -> float:
    """What a point of this seat is worth to who decides."""
    return 1.0 if seat == s.seat else -1.0 / (s.players - 1)


@rule
def buried(s: GunkimonoRecord, cover: int, turns: float) -> float:
    """What strongholds lose by what a tile covers."""
    total = 0.0
    for seat in range(s.players):
        for k in range(s.built[seat]):
            covered = s.claim[seat][k] & cover
            if covered:
                left = connected(s.claim[seat][k] & ~cover, s.site[seat][k], s.below)
                total -= side(s, seat) * turns * (count(s.claim[seat][k]) - count(left))
    return total


@rule
def place_gain(s: GunkimonoRecord, a: int, step: float, turns: float) -> float:
    square = a % SQUARES
    if a >= FIRST_SMALL:
        troop = (a - FIRST_SMALL) // SQUARES
        # A small tile takes a turn for one half: it had better be kept for later.
        gain = half_gain(s, troop, square, 1 << square, SMALL_SYMBOLS[troop], step, turns)
        return max(gain + buried(s, 1 << square, turns), 0.0)
    kind = a // (SQUARES * WAYS)
    way = a // SQUARES % WAYS
    far = square + (1 if way < 2 else int(s.below))
    first, second = (far, square) if way & 1 else (square, far)
    cover = (1 << square) | (1 << far)
    gain = half_gain(s, HALF_TROOP[kind][0], first, cover, HALF_SYMBOLS[kind][0], step, turns)
    gain += half_gain(s, HALF_TROOP[kind][1], second, cover, HALF_SYMBOLS[kind][1], step, turns)
    return max(gain + buried(s, cover, turns), 0.0)


@rule
def honor_weight(s: GunkimonoRecord, step: float) -> float:
    """Honor against points (1) for the half that is scored now."""
    points = count(half_formation(s))
    return (honor_gain(s, half_troop(s), half_symbols(s), step) + 0.5) / (points + 0.5)


@rule
def weigh(s: GunkimonoRecord, out: Any, n: int, weights: Any) -> None:
    for i in range(n):
        weights[i] = 1.0
    if s.phase == PLACE:
        step = step_worth(s, s.seat, largest_free(s))
        turns = turns_left(s, s.seat)
        for i in range(n):
            gain = place_gain(s, out[i], step, turns)
            weights[i] = 0.1 + gain * gain * gain
    elif s.phase == SCORE:
        weight = honor_weight(s, step_worth(s, s.seat, largest_free(s)))
        for i in range(n):
            if out[i] == HONOR:
                weights[i] = weight * weight
    elif s.phase == BUILD:
        for i in range(n):
            size = count(site_formation(s, out[i] - FIRST_SITE))
            weights[i] = 0.1 + size * size


@rule
def site_formation(s: GunkimonoRecord, square: int) -> int:
    for troop in range(TROOPS):
        if (s.face[troop] >> square) & 1:
            return connected(s.face[troop], 1 << square, s.below)
    return 0


# ── PLAYOUTS ──────────────────────────────────────────

TRIES = 6  # placements looked at in a playout: the best of a few is much better than any, and all are too many


@rule
def playout(s: GunkimonoRecord, out: Any, weights: Any) -> int:
    n = legal(s, out)
    if s.phase != PLACE:
        weigh(s, out, n, weights)
        return int(out[draw_weighted(s, weights, n)])
    step = step_worth(s, s.seat, largest_free(s))
    turns = turns_left(s, s.seat)
    best = -1.0
    choice = 0
    for _ in range(TRIES):
        i = draw(s, n)
        gain = place_gain(s, out[i], step, turns)
        if gain > best:
            best = gain
            choice = i
    return int(out[choice])


EACH = 4  # decisions of each seat in a playout, about a turn: everybody should have had one before it is evaluated

JUDGE = Judge(sims=200, cut=EACH, maps=read_chances(__package__))
ADVICE = Advice(
    evaluate=evaluate,
    weigh=weigh,
    playout=playout,
    yardsticks={"points": points_only},
    horizon=lambda players: EACH * players,
    judge=JUDGE,
)
