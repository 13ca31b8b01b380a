"""The battlefield in bits: neighbours, formations, heights, and where a tile fits.

A word is an integer with one bit a square (material.py says which). Shifting a word by 1 or by `below` moves every square
to a neighbour at once; whatever leaves the battlefield is masked away, so that plain and compiled integers agree.
"""

from __future__ import annotations

from kassen.core import rule
from kassen.core.bits import wide
from kassen.games.gunkimono.material import HALF_TROOP, HAND, KINDS, TROOPS
from kassen.games.gunkimono.state import NOTHING, PLANES, WAYS, GunkimonoRecord

# How a large tile lies: where its first half is, seen from the second. Even: first half left or above.
FIRST_LEFT, FIRST_RIGHT, FIRST_ABOVE, FIRST_BELOW = range(WAYS)


@rule
def spread(word: int, below: int) -> int:
    """The squares of a word and all next to them, orthogonally; mask the result."""
    return word | (word << 1) | (word >> 1) | (word << below) | (word >> below)


# A formation: orthogonally connected squares showing the same troop, whatever the level, printed ones included. (S)


@rule
def connected(troops: int, start: int, below: int) -> int:
    """The squares of `troops` that hang together with those of `start`."""
    reached = start & troops
    wider = spread(reached, below) & troops
    while wider != reached:
        reached = wider
        wider = spread(reached, below) & troops
    return reached


@rule
def troop_of(s: GunkimonoRecord, square: int) -> int:
    """The troop face up on a square, given as a word."""
    for troop in range(TROOPS):
        if s.face[troop] & square:
            return troop
    return NOTHING


@rule
def troop_at(s: GunkimonoRecord, square: int) -> int:
    """The troop face up on a square, given by its number."""
    return troop_of(s, 1 << square)


@rule
def formation(s: GunkimonoRecord, square: int) -> int:
    return connected(s.face[troop_at(s, square)], 1 << square, s.below)


# ── heights ──


@rule
def height(s: GunkimonoRecord, square: int) -> int:
    level = 0
    for k in range(s.planes):
        level |= ((s.plane[k] >> square) & 1) << k
    return level


@rule
def heighten(s: GunkimonoRecord, squares: int) -> None:
    """One level more on each of these squares: binary addition, all squares at once."""
    carry = squares
    for k in range(PLANES):
        if carry == 0:
            return
        if k == s.planes:
            s.planes += 1
        over = s.plane[k] & carry
        s.plane[k] ^= carry
        carry = over


@rule
def compare(s: GunkimonoRecord, step: int) -> tuple[int, int, int]:
    """Squares whose neighbour `step` bits on has the same height, is one higher, is one lower. Mask the result."""
    level, rise, fall = 0, 0, 0  # where the heights are found to differ from that
    carry_up, carry_down = -1, -1
    for k in range(s.planes):
        here = s.plane[k]
        there = here >> step
        level |= here ^ there
        rise |= here ^ carry_up ^ there
        fall |= there ^ carry_down ^ here
        carry_up &= here
        carry_down &= there
    # a carry left over: one more would need a bit that no height has
    return ~level, ~(rise | carry_up), ~(fall | carry_down)


# ── where a tile fits ──
# Four rules: troop duplication, level, support, strongholds. Each stands in `pairs` or `fitting`, where it acts; a small tile
# obeys the first and the last.


@rule
def find_fits(s: GunkimonoRecord) -> None:
    """All placements of the seat that decides, into `fits` and `fits_small`."""
    seat = s.seat
    below = wide(s.below)
    level_right, rise_right, fall_right = compare(s, 1)
    level_down, rise_down, fall_down = compare(s, below)
    # No support without a small tile in the reserve. (S)
    if s.reserve[seat] == 0:
        rise_right = fall_right = rise_down = fall_down = 0
    for slot in range(s.held[seat]):
        kind = s.hand[seat][slot]
        # equal tiles in hand are offered once
        if (slot > 0 and kind == s.hand[seat][0]) or (slot > 1 and kind == s.hand[seat][1]):
            continue
        one, two = HALF_TROOP[kind][0], HALF_TROOP[kind][1]
        fits = s.fits[slot]
        fits[FIRST_LEFT] = pairs(s, one, two, 1, level_right, rise_right, fall_right)
        fits[FIRST_RIGHT] = pairs(s, two, one, 1, level_right, rise_right, fall_right)
        fits[FIRST_ABOVE] = pairs(s, one, two, below, level_down, rise_down, fall_down)
        fits[FIRST_BELOW] = pairs(s, two, one, below, level_down, rise_down, fall_down)
    free = s.board & ~s.strongholds
    for troop in range(TROOPS):
        left = (s.reserve[seat] >> troop) & 1
        s.fits_small[troop] = -left & free & ~s.face[troop] & ~s.contested[troop]


@rule
def pairs(s: GunkimonoRecord, here: int, there: int, step: int, level: int, rise: int, fall: int) -> int:
    """Squares that can take the troop `here` while the neighbour `step` bits on takes the troop `there`."""
    # Strongholds: no tile, nor support, on a square where one stands; no link of two seats' formations (see below). (S)
    free = s.board & ~s.strongholds
    near, far = free & ~s.contested[here], free & ~s.contested[there]
    fit = fitting(s, near, far, here, there, step, level, rise, fall)
    if s.contested[here] | s.contested[there]:
        fit |= cutting_pairs(s, here, there, step, level, rise, fall) & ~fit
    return fit


@rule
def fitting(s: GunkimonoRecord, near: int, far: int, here: int, there: int, step: int, level: int, rise: int, fall: int) -> int:
    """The squares of `near` where the tile fits, its other half `step` bits on, on one of `far`."""
    # Troop duplication: a half may not cover a face-up troop of its own type, printed ones included. (S)
    over_near, over_far = near & ~s.face[here], far & ~s.face[there]
    # Level: both halves end on the same level. (S)
    # Support: where the two squares differ by exactly 1 and a small tile is left, it may be put face down on the lower one
    # first. The supported half obeys no duplication rule, the higher half does. (S)
    return (over_near & (over_far >> step) & level) | (near & (over_far >> step) & rise) | (over_near & (far >> step) & fall)


# No placement after which strongholds of two seats are in one formation. What counts is the position when the whole tile
# lies: cutting a stronghold off and joining the rest is legal. (S)
# A square is contested for a troop if it touches formations of that troop claimed by two seats. Such a square is only possible
# when the other half covers one of those very troops; then the formations are walked as they would be.


@rule
def cutting_pairs(s: GunkimonoRecord, here: int, there: int, step: int, level: int, rise: int, fall: int) -> int:
    """The pairs of squares with a contested one that are legal because the tile itself keeps the formations apart."""
    free = s.board & ~s.strongholds
    open_pairs = fitting(s, free, free, here, there, step, level, rise, fall)
    open_pairs &= ~s.contested[here] | (s.face[here] >> step)
    open_pairs &= ~(s.contested[there] >> step) | s.face[there]
    open_pairs &= s.contested[here] | (s.contested[there] >> step)
    fit = 0
    while open_pairs:
        near = open_pairs & -open_pairs
        open_pairs ^= near
        far = near << step
        if not links(s, connected((s.face[here] & ~far) | near, near, s.below)):
            if not links(s, connected((s.face[there] & ~near) | far, far, s.below)):
                fit |= near
    return fit


@rule
def links(s: GunkimonoRecord, squares: int) -> bool:
    """Do strongholds of two seats stand on these squares?"""
    seats = 0
    for seat in range(s.players):
        if (s.site[seat][0] | s.site[seat][1]) & squares:
            seats += 1
    return seats > 1


@rule
def clear_fits(s: GunkimonoRecord) -> None:
    for slot in range(HAND):
        for way in range(WAYS):
            s.fits[slot][way] = 0
    for troop in range(TROOPS):
        s.fits_small[troop] = 0


@rule
def count_fits(s: GunkimonoRecord) -> int:
    """How many placements there are: none, one, or 2 for more."""
    found = 0
    for slot in range(s.held[s.seat]):
        for way in range(WAYS):
            word = s.fits[slot][way]
            if word:
                found += 2 if word & (word - 1) else 1
            if found > 1:
                return 2
    for troop in range(TROOPS):
        word = s.fits_small[troop]
        if word:
            found += 2 if word & (word - 1) else 1
    return min(found, 2)


@rule
def placeable_kinds(s: GunkimonoRecord) -> int:
    """Bits: the kinds of large tiles that would have a legal placement now."""
    below = wide(s.below)
    level_right, rise_right, fall_right = compare(s, 1)
    level_down, rise_down, fall_down = compare(s, below)
    if s.reserve[s.seat] == 0:
        rise_right = fall_right = rise_down = fall_down = 0
    kinds = 0
    for kind in range(KINDS):
        one, two = HALF_TROOP[kind][0], HALF_TROOP[kind][1]
        fit = pairs(s, one, two, 1, level_right, rise_right, fall_right)
        fit |= pairs(s, two, one, 1, level_right, rise_right, fall_right)
        fit |= pairs(s, one, two, below, level_down, rise_down, fall_down)
        fit |= pairs(s, two, one, below, level_down, rise_down, fall_down)
        if fit:
            kinds |= 1 << kind
    return kinds


# ── what covering a square, or building on it, changes ──


@rule
def cover(s: GunkimonoRecord, squares: int) -> None:
    """These squares show nothing for the moment: a tile is being laid on them."""
    for troop in range(TROOPS):
        s.face[troop] &= ~squares


@rule
def renew_claims(s: GunkimonoRecord, changed: int) -> None:
    """Follow the formations of the strongholds after these squares changed, and with them what is contested."""
    touched = spread(changed, s.below)
    moved = 0
    for seat in range(s.players):
        for k in range(s.built[seat]):
            if s.claim[seat][k] & touched:
                troop = troop_of(s, s.site[seat][k])
                s.claim[seat][k] = connected(s.face[troop], s.site[seat][k], s.below)
                moved |= 1 << troop
    for troop in range(TROOPS):
        if (moved >> troop) & 1:
            s.contested[troop] = find_contested(s, troop)


@rule
def find_contested(s: GunkimonoRecord, troop: int) -> int:
    """The squares next to formations of this troop that two seats have claimed."""
    once = 0
    twice = 0
    for seat in range(s.players):
        own = (s.claim[seat][0] | s.claim[seat][1]) & s.face[troop]
        if own:
            near = spread(own, s.below)
            twice |= once & near
            once |= near
    return twice & s.board
