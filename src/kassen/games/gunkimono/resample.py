"""What a seat cannot know, drawn again: stacks, removed tiles, what the others hold unseen, and banner values."""

from __future__ import annotations

from kassen.core import NOBODY, draw, rule, shuffle
from kassen.core.seats import shares_eyes
from kassen.games.gunkimono.field import clear_fits, count_fits, find_fits
from kassen.games.gunkimono.material import BANNER_VALUES, END_TILE, END_TILES, KINDS, REMOVED, SETS, TROOPS
from kassen.games.gunkimono.rules import PLACE
from kassen.games.gunkimono.state import NOTHING, GunkimonoRecord


@rule
def resample(s: GunkimonoRecord, seat: int) -> None:
    """`seat` NOBODY is a spectator, who knows no hand; ALL_SEATS know all of them."""
    if s.seat != NOBODY:
        redraw_banners(s, seat)
    redraw_tiles(s, seat)
    # Somebody else is asked where to place: everybody can tell that they have at least two placements.
    if s.seat != NOBODY and s.phase == PLACE and not shares_eyes(seat, s.seat):
        renew_fits(s)
        while count_fits(s) < 2:
            redraw_tiles(s, seat)
            renew_fits(s)


@rule
def renew_fits(s: GunkimonoRecord) -> None:
    clear_fits(s)
    find_fits(s)


# The set of every banner is open, its value only to its owner: the values of a set are dealt again among the columns where
# the seat does not know them, beginning from the order in the box, so that what was there before leaves no trace.


@rule
def redraw_banners(s: GunkimonoRecord, seat: int) -> None:
    for k in range(SETS[s.players]):
        sort_banners(s, seat, k)
        unknown = 0
        for column in range(TROOPS):
            if not knows_banner(s, seat, column, k):
                unknown += 1
                swap_banners(s, seat, column, k, draw(s, unknown))


@rule
def knows_banner(s: GunkimonoRecord, seat: int, column: int, k: int) -> bool:
    return s.owner[column][k] != NOBODY and shares_eyes(seat, s.owner[column][k])


@rule
def sort_banners(s: GunkimonoRecord, seat: int, k: int) -> None:
    number = 0
    for column in range(TROOPS):
        if not knows_banner(s, seat, column, k):
            while is_own_value(s, seat, k, BANNER_VALUES[k][number]):
                number += 1
            s.banner[column][k] = BANNER_VALUES[k][number]
            number += 1


@rule
def is_own_value(s: GunkimonoRecord, seat: int, k: int, value: int) -> bool:
    for column in range(TROOPS):
        if knows_banner(s, seat, column, k) and s.banner[column][k] == value:
            return True
    return False


@rule
def swap_banners(s: GunkimonoRecord, seat: int, column: int, k: int, chosen: int) -> None:
    """Exchange the value in a column with the `chosen`-th value unknown to the seat."""
    for other in range(TROOPS):
        if not knows_banner(s, seat, other, k):
            if chosen == 0:
                value = s.banner[column][k]
                s.banner[column][k] = s.banner[other][k]
                s.banner[other][k] = value
                return
            chosen -= 1


# Every tile not seen lies anywhere unseen with equal chance, the end tile anywhere in what is left of the end stack. Only
# a seat that passed is known not to hold what it could have placed.


@rule
def redraw_tiles(s: GunkimonoRecord, seat: int) -> None:
    lift_end_tile(s)
    for other in range(s.players):
        if not shares_eyes(seat, other):
            lift_hand(s, other)
    sort_stack(s)
    deal_barred(s, seat)
    shuffle(s, s.stack, s.stack_size)
    for other in range(s.players):
        if not shares_eyes(seat, other) and not s.barred[other]:
            deal_hand(s, other)
    lay_end_tile(s)


@rule
def lift_end_tile(s: GunkimonoRecord) -> None:
    for k in range(s.stack_size):
        if s.stack[k] == END_TILE:
            s.stack_size -= 1
            s.stack[k] = s.stack[s.stack_size]
            s.stack[s.stack_size] = NOTHING
            return


@rule
def sort_stack(s: GunkimonoRecord) -> None:
    """In the order of the box: what was there before leaves no trace."""
    for k in range(s.stack_size):
        s.pool[s.stack[k]] += 1
    size = 0
    for kind in range(KINDS):
        while s.pool[kind] > 0:
            s.pool[kind] -= 1
            s.stack[size] = kind
            size += 1


@rule
def lay_end_tile(s: GunkimonoRecord) -> None:
    if not s.ending:
        bottom = REMOVED[s.players]
        left = min(s.stack_size + 1 - bottom, END_TILES + 1)
        place = bottom + draw(s, left)
        s.stack[s.stack_size] = s.stack[place]
        s.stack[place] = END_TILE
        s.stack_size += 1


@rule
def lift_hand(s: GunkimonoRecord, seat: int) -> None:
    """Put the tiles nobody else has seen onto the stack."""
    for slot in range(s.known[seat], s.held[seat]):
        s.stack[s.stack_size] = s.hand[seat][slot]
        s.stack_size += 1


@rule
def deal_hand(s: GunkimonoRecord, seat: int) -> None:
    for slot in range(s.known[seat], s.held[seat]):
        s.stack_size -= 1
        s.hand[seat][slot] = s.stack[s.stack_size]
        s.stack[s.stack_size] = NOTHING


@rule
def deal_barred(s: GunkimonoRecord, seat: int) -> None:
    """Deal the seats that passed tiles they may hold."""
    pool = int(s.stack_size)
    while not try_barred(s, seat, pool):
        s.stack_size = pool
    for k in range(s.stack_size, pool):
        s.stack[k] = NOTHING


@rule
def try_barred(s: GunkimonoRecord, seat: int, pool: int) -> bool:
    """Deal them once; False if it must begin again. Dealt tiles stay above the stack for that.

    Every tile is taken with the same chance, one in as many as would be allowed if only this seat took some: a number beyond
    those still there begins again. So every deal that is possible is as likely as any other.
    """
    for other in range(s.players):
        if shares_eyes(seat, other) or not s.barred[other]:
            continue
        for slot in range(s.known[other], s.held[other]):
            chosen = draw(s, count_allowed(s, pool, s.barred[other]) - (slot - s.known[other]))
            if chosen >= count_allowed(s, s.stack_size, s.barred[other]):
                return False
            deal_allowed(s, other, slot, chosen)
    return True


@rule
def count_allowed(s: GunkimonoRecord, size: int, barred: int) -> int:
    allowed = 0
    for k in range(size):
        if not (barred >> s.stack[k]) & 1:
            allowed += 1
    return allowed


@rule
def deal_allowed(s: GunkimonoRecord, seat: int, slot: int, chosen: int) -> None:
    """Give the `chosen`-th tile of the stack that the seat may hold."""
    k = 0
    while True:
        if not (s.barred[seat] >> s.stack[k]) & 1:
            if chosen == 0:
                break
            chosen -= 1
        k += 1
    kind = int(s.stack[k])
    s.stack_size -= 1
    s.stack[k] = s.stack[s.stack_size]
    s.stack[s.stack_size] = kind
    s.hand[seat][slot] = kind
