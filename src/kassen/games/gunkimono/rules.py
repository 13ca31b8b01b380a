"""The rules of Gunkimono, in the order of the rulebook: place, score, build, assess, refill, end.

Marks behind a sentence: S the rulebook says it, C other sources confirm it, I it follows from those, R reconstructed. Where a
tile may lie is in field.py. Each `apply_x` makes one decision and names the phase that comes next.
"""

from __future__ import annotations

from typing import Any

from kassen.core import CHOICE, EVERYBODY, MOVED_ON, NOBODY, Phase, all_but, go, listening, only, rule, tell
from kassen.core.bits import count, has_two, lowest, nth
from kassen.core.seats import clockwise
from kassen.games.gunkimono.field import (
    FIRST_ABOVE,
    clear_fits,
    connected,
    count_fits,
    cover,
    find_contested,
    find_fits,
    formation,
    heighten,
    placeable_kinds,
    renew_claims,
    troop_at,
)
from kassen.games.gunkimono.material import (
    BANNER_ROW,
    END_TILE,
    HALF_SYMBOLS,
    HALF_TROOP,
    HAND,
    KINDS,
    ROW,
    SETS,
    SMALL_SYMBOLS,
    SQUARES,
    STRONGHOLD_ROW,
    STRONGHOLDS,
    TROOPS,
)
from kassen.games.gunkimono.state import NOTHING, WAYS, GunkimonoRecord

# Ids of decisions. A large tile: its kind, how it lies, and its left or upper square; a small one: its troop and square.
FIRST_SMALL = KINDS * WAYS * SQUARES
FIRST_SUPPORT = FIRST_SMALL + TROOPS * SQUARES  # + troop
POINTS = FIRST_SUPPORT + TROOPS
HONOR = POINTS + 1
FIRST_SITE = HONOR + 1  # + square
FIRST_TAKE = FIRST_SITE + SQUARES  # + kind
DRAW = FIRST_TAKE + KINDS
MOVES = DRAW + 1

# The most a decision can offer: the ordered pairs of neighbours of the largest battlefields for three tiles, and every square
# for five small ones. `list_squares` may write a few entries more than it counts.
AT_ONCE = 8
MOST_PAIRS = max(2 * r * c - r - c for r in range(1, SQUARES) for c in range(1, SQUARES) if r * (c + 1) <= SQUARES)
MOST_LEGAL = HAND * 2 * MOST_PAIRS + TROOPS * (SQUARES - 1) + AT_ONCE

# Phases: which decision is open.
PLACE, SUPPORT, SCORE, BUILD, REFILL = range(5)

# What happened (notation.py puts it into words).
FIRST_CHOSEN, DEALT, DEALT_UNSEEN, REVEALED, PLACED, PLACED_SMALL, SUPPORTED = range(7)
SCORED, HONORED, NOT_SCORED, BANNER, BANNER_UNSEEN, NO_BANNER = range(7, 13)
BUILT, WAITS, ASSESSED, TAKEN, DRAWN, DRAWN_UNSEEN = range(13, 19)
END_DRAWN, END_REVEALED, PASSED, BANNERS, ENDED = range(19, 24)


# ── PLACE ─────────────────────────────────────────────
# One tile face up: a large tile of the hand on two orthogonally adjacent squares, in either direction, or a small tile of the
# reserve on one square. (S)


@rule
def open_place(s: GunkimonoRecord) -> int:
    find_fits(s)
    fits = count_fits(s)
    if fits > 1:
        return CHOICE
    if fits:
        return only_fit(s)
    return pass_turn(s)


@rule
def only_fit(s: GunkimonoRecord) -> int:
    """The id of the one placement there is."""
    for slot in range(s.held[s.seat]):
        for way in range(WAYS):
            if s.fits[slot][way]:
                return (s.hand[s.seat][slot] * WAYS + way) * SQUARES + lowest(s.fits[slot][way])
    for troop in range(TROOPS):
        if s.fits_small[troop]:
            return FIRST_SMALL + troop * SQUARES + lowest(s.fits_small[troop])
    return NOTHING


@rule
def legal_place(s: GunkimonoRecord, out: Any) -> int:
    n = 0
    seat = s.seat
    for slot in range(s.held[seat]):
        kind = s.hand[seat][slot]
        for way in range(WAYS):
            n = list_squares(s.fits[slot][way], (kind * WAYS + way) * SQUARES, out, n)
    if s.reserve[seat]:
        for troop in range(TROOPS):
            n = list_squares(s.fits_small[troop], FIRST_SMALL + troop * SQUARES, out, n)
    return n


# How many squares a word has is chance, and asking after each whether it was the last costs more than writing eight in a go;
# what is written too much is overwritten by the next word or not counted.


@rule
def list_squares(word: int, base: int, out: Any, n: int) -> int:
    """Write base + square for every square of a word from out[n] on; returns the new n."""
    end = n + count(word)
    while word:
        for k in range(AT_ONCE):
            out[n + k] = base + lowest(word)
            word &= word - 1
        n += AT_ONCE
    return end


# The same without the list, for random play.


@rule
def count_place(s: GunkimonoRecord) -> int:
    n = 0
    for slot in range(s.held[s.seat]):
        for way in range(WAYS):
            n += count(s.fits[slot][way])
    for troop in range(TROOPS):
        n += count(s.fits_small[troop])
    return n


@rule
def nth_place(s: GunkimonoRecord, k: int) -> int:
    for slot in range(s.held[s.seat]):
        for way in range(WAYS):
            squares = count(s.fits[slot][way])
            if k < squares:
                return (s.hand[s.seat][slot] * WAYS + way) * SQUARES + nth(s.fits[slot][way], k)
            k -= squares
    for troop in range(TROOPS):
        squares = count(s.fits_small[troop])
        if k < squares:
            return FIRST_SMALL + troop * SQUARES + nth(s.fits_small[troop], k)
        k -= squares
    return NOTHING


@rule
def apply_place(s: GunkimonoRecord, a: int) -> None:
    clear_fits(s)
    s.passes = 0
    if a >= FIRST_SMALL:
        s.tile = KINDS + (a - FIRST_SMALL) // SQUARES
        s.at = a % SQUARES
        s.reserve[s.seat] ^= 1 << (s.tile - KINDS)
        lay_small(s)
        return
    near = a % SQUARES
    way = a // SQUARES % WAYS
    step = 1 if way < FIRST_ABOVE else int(s.below)
    far = near + step
    s.tile = a // (SQUARES * WAYS)
    s.at = far if way & 1 else near
    s.to = near if way & 1 else far
    take_from_hand(s, s.tile)
    if lower_square(s) == NOTHING:
        lay_large(s)
    else:
        s.phase = SUPPORT


@rule
def lower_square(s: GunkimonoRecord) -> int:
    """The square of the tile being placed that lies lower than the other, or NOTHING."""
    for k in range(s.planes - 1, -1, -1):
        first = (s.plane[k] >> s.at) & 1
        second = (s.plane[k] >> s.to) & 1
        if first != second:
            return int(s.to) if first else int(s.at)
    return NOTHING


# If a hand holds a known and an unknown copy of the tile placed, the known one counts as placed: known ones come first.


@rule
def take_from_hand(s: GunkimonoRecord, kind: int) -> None:
    seat = s.seat
    slot = 0
    while s.hand[seat][slot] != kind:
        slot += 1
    if slot < s.known[seat]:
        s.known[seat] -= 1
    else:
        s.shown += 1
    for after in range(slot, HAND - 1):
        s.hand[seat][after] = s.hand[seat][after + 1]
    s.hand[seat][HAND - 1] = NOTHING
    s.held[seat] -= 1
    if s.known[seat] == s.held[seat]:
        s.barred[seat] = 0


@rule
def lay_small(s: GunkimonoRecord) -> None:
    square = 1 << int(s.at)
    heighten(s, square)
    cover(s, square)
    s.face[s.tile - KINDS] |= square
    renew_claims(s, square)
    tell(s, EVERYBODY, PLACED_SMALL, s.seat, s.tile - KINDS, s.at)
    begin_score(s)


@rule
def lay_large(s: GunkimonoRecord) -> None:
    first = 1 << int(s.at)
    second = 1 << int(s.to)
    heighten(s, first | second)
    cover(s, first | second)
    s.face[HALF_TROOP[s.tile][0]] |= first
    s.face[HALF_TROOP[s.tile][1]] |= second
    renew_claims(s, first | second)
    tell(s, EVERYBODY, PLACED, s.seat, s.tile, s.at, s.to)
    begin_score(s)


# No legal placement at all: nothing is placed, scored or drawn; a due stronghold is still built and strongholds are
# assessed (I). Everybody sees that nothing the seat holds could be placed.


@rule
def pass_turn(s: GunkimonoRecord) -> int:
    s.passes += 1
    s.barred[s.seat] |= placeable_kinds(s)
    tell(s, EVERYBODY, PASSED, s.seat)
    return go(s, BUILD)


# ── SUPPORT ───────────────────────────────────────────
# Any of the small tiles left goes face down on the lower square, and the large tile covers it. The small tile is spent. (S)


@rule
def open_support(s: GunkimonoRecord) -> int:
    reserve = int(s.reserve[s.seat])
    return CHOICE if has_two(reserve) else FIRST_SUPPORT + lowest(reserve)


@rule
def legal_support(s: GunkimonoRecord, out: Any) -> int:
    n = 0
    for troop in range(TROOPS):
        if (s.reserve[s.seat] >> troop) & 1:
            out[n] = FIRST_SUPPORT + troop
            n += 1
    return n


@rule
def apply_support(s: GunkimonoRecord, a: int) -> None:
    troop = a - FIRST_SUPPORT
    square = lower_square(s)
    s.reserve[s.seat] ^= 1 << troop
    s.supports[square] += 1
    heighten(s, 1 << square)
    tell(s, EVERYBODY, SUPPORTED, s.seat, troop, square)
    lay_large(s)


# ── SCORE ─────────────────────────────────────────────
# Each half scores, the first then the second, both formations measured when the whole tile lies: points, as many as its formation
# has troops, or honor, as many steps in the column of the troop as the half has symbols. (S)


@rule
def begin_score(s: GunkimonoRecord) -> None:
    s.half = 0
    s.phase = SCORE


@rule
def count_halves(s: GunkimonoRecord) -> int:
    return 2 if s.tile < KINDS else 1


@rule
def half_troop(s: GunkimonoRecord) -> int:
    return int(HALF_TROOP[s.tile][s.half]) if s.tile < KINDS else s.tile - KINDS


@rule
def half_symbols(s: GunkimonoRecord) -> int:
    return int(HALF_SYMBOLS[s.tile][s.half] if s.tile < KINDS else SMALL_SYMBOLS[s.tile - KINDS])


@rule
def half_square(s: GunkimonoRecord) -> int:
    return int(s.to) if s.half else int(s.at)


@rule
def half_formation(s: GunkimonoRecord) -> int:
    return connected(s.face[half_troop(s)], 1 << half_square(s), s.below)


# A formation that holds any stronghold gives no points. (S)


@rule
def can_score_points(s: GunkimonoRecord) -> bool:
    square = 1 << half_square(s)
    for seat in range(s.players):
        if (s.claim[seat][0] | s.claim[seat][1]) & square:
            return False
    return True


# Honor is impossible once that marker has left the track. (S)


@rule
def can_score_honor(s: GunkimonoRecord) -> bool:
    return s.honor[s.seat][half_troop(s)] < int(BANNER_ROW[s.players])


@rule
def open_score(s: GunkimonoRecord) -> int:
    if s.half == count_halves(s):
        return go(s, BUILD)
    points, honor = can_score_points(s), can_score_honor(s)
    if points and honor:
        return CHOICE
    # In a formation with a stronghold honor is compulsory while the marker is there. (I)
    if points or honor:
        return HONOR if honor else POINTS
    # With the marker gone too the half scores nothing. (I)
    tell(s, EVERYBODY, NOT_SCORED, s.seat, half_troop(s))
    s.half += 1
    return MOVED_ON


@rule
def legal_score(s: GunkimonoRecord, out: Any) -> int:
    out[0] = POINTS
    out[1] = HONOR
    return 2


@rule
def apply_score(s: GunkimonoRecord, a: int) -> None:
    if a == POINTS:
        squares = half_formation(s)
        points = count(squares)
        s.score[s.seat] += points
        tell(s, EVERYBODY, SCORED, s.seat, half_troop(s), points, squares)
    else:
        climb(s, half_troop(s), half_symbols(s))
    s.half += 1


# A marker that reaches or passes the banner row takes the top banner of its column, unseen by the others, and leaves the track;
# overshoot is lost (S). If the stack is empty the marker leaves without a banner (I).


@rule
def climb(s: GunkimonoRecord, troop: int, steps: int) -> None:
    seat = s.seat
    top = BANNER_ROW[s.players]
    reached = min(s.honor[seat][troop] + steps, top)
    tell(s, EVERYBODY, HONORED, seat, troop, reached - s.honor[seat][troop], reached)
    s.honor[seat][troop] = reached
    if reached == top:
        take_banner(s, seat, troop)


@rule
def take_banner(s: GunkimonoRecord, seat: int, column: int) -> None:
    for k in range(SETS[s.players]):
        if s.owner[column][k] == NOBODY:
            s.owner[column][k] = seat
            s.shown += 1
            tell(s, only(seat), BANNER, seat, column, k, s.banner[column][k])
            tell(s, all_but(seat), BANNER_UNSEEN, seat, column, k)
            return
    tell(s, EVERYBODY, NO_BANNER, seat, column)


# ── BUILD ─────────────────────────────────────────────
# After both halves are scored (I), once all five markers stand at or past the row of the lowest stronghold still on the track, it
# must be built now (S); a marker that left counts as past both (I). One a turn; what waits, for a second one or for want of a
# site, is looked at again on every own turn (S).


@rule
def is_due(s: GunkimonoRecord) -> bool:
    seat = s.seat
    if s.built[seat] == STRONGHOLDS:
        return False
    row = STRONGHOLD_ROW[s.players][s.built[seat]]
    for troop in range(TROOPS):
        if s.honor[seat][troop] < row:
            return False
    return True


# On any square whose formation holds no opponent's stronghold; printed troops are fine (S). Not on a square that carries one (I).
# A second one in an own formation is allowed; `strict_build` forbids any formation with a stronghold (I).


@rule
def build_sites(s: GunkimonoRecord) -> int:
    taken = s.strongholds
    for seat in range(s.players):
        if seat != s.seat or s.strict_build:
            taken |= s.claim[seat][0] | s.claim[seat][1]
    return s.board & ~taken


@rule
def open_build(s: GunkimonoRecord) -> int:
    s.sites = build_sites(s) if is_due(s) else 0
    if has_two(s.sites):
        return CHOICE
    if s.sites:
        return FIRST_SITE + lowest(s.sites)
    if listening() and is_due(s):
        tell(s, EVERYBODY, WAITS, s.seat)
    end_build(s)
    return MOVED_ON


@rule
def legal_build(s: GunkimonoRecord, out: Any) -> int:
    return list_squares(s.sites, FIRST_SITE, out, 0)


@rule
def apply_build(s: GunkimonoRecord, a: int) -> None:
    seat = s.seat
    square = a - FIRST_SITE
    k = s.built[seat]
    s.site[seat][k] = 1 << square
    s.claim[seat][k] = formation(s, square)
    s.strongholds |= 1 << square
    s.built[seat] = k + 1
    s.sites = 0
    troop = troop_at(s, square)
    s.contested[troop] = find_contested(s, troop)
    tell(s, EVERYBODY, BUILT, seat, square, s.claim[seat][k])
    end_build(s)


@rule
def end_build(s: GunkimonoRecord) -> None:
    assess(s)
    s.phase = REFILL


# ── ASSESS ────────────────────────────────────────────
# For each own stronghold, also one built this turn, 1 point per troop of its formation, its own square included. Two in one
# formation score it twice. (S)


@rule
def assess(s: GunkimonoRecord) -> None:
    seat = s.seat
    for k in range(s.built[seat]):
        points = count(s.claim[seat][k])
        s.score[seat] += points
        if listening():
            tell(s, EVERYBODY, ASSESSED, seat, lowest(s.site[seat][k]), points, s.claim[seat][k])


# ── REFILL ────────────────────────────────────────────
# Whoever placed a large tile takes one of the face-up tiles (then the next of the stack is revealed) or the top of the stack
# unseen (S). Once the end tile has appeared nobody refills any more (I).


@rule
def must_refill(s: GunkimonoRecord) -> bool:
    return s.tile != NOTHING and s.tile < KINDS and not s.ending


@rule
def open_refill(s: GunkimonoRecord) -> int:
    if must_refill(s):
        return CHOICE
    end_turn(s)
    return MOVED_ON


@rule
def legal_refill(s: GunkimonoRecord, out: Any) -> int:
    n = 0
    for k in range(s.row_size):
        kind = s.row[k]
        # equal tiles in the row are offered once
        if (k > 0 and kind == s.row[0]) or (k > 1 and kind == s.row[1]):
            continue
        out[n] = FIRST_TAKE + kind
        n += 1
    out[n] = DRAW
    return n + 1


@rule
def apply_refill(s: GunkimonoRecord, a: int) -> None:
    seat = s.seat
    if a == DRAW:
        kind = draw_tile(s)
        if kind == END_TILE:
            # Whoever drew the end tile has no replacement for this turn. (I)
            s.ending = 1
            tell(s, EVERYBODY, END_DRAWN, seat)
        else:
            tell(s, only(seat), DRAWN, seat, kind)
            tell(s, all_but(seat), DRAWN_UNSEEN, seat)
            add_unseen(s, seat, kind)
    else:
        kind = a - FIRST_TAKE
        tell(s, EVERYBODY, TAKEN, seat, kind)
        take_from_row(s, kind)
        add_known(s, seat, kind)
        reveal(s)
    end_turn(s)


@rule
def draw_tile(s: GunkimonoRecord) -> int:
    """The next tile, off the main stack and then off the end stack."""
    s.shown += 1
    s.stack_size -= 1
    kind = int(s.stack[s.stack_size])
    s.stack[s.stack_size] = NOTHING
    return kind


@rule
def add_unseen(s: GunkimonoRecord, seat: int, kind: int) -> None:
    s.hand[seat][s.held[seat]] = kind
    s.held[seat] += 1
    s.barred[seat] = 0


@rule
def add_known(s: GunkimonoRecord, seat: int, kind: int) -> None:
    known = s.known[seat]
    s.hand[seat][s.held[seat]] = s.hand[seat][known]
    s.hand[seat][known] = kind
    s.held[seat] += 1
    s.known[seat] += 1


@rule
def take_from_row(s: GunkimonoRecord, kind: int) -> None:
    k = 0
    while s.row[k] != kind:
        k += 1
    for after in range(k, ROW - 1):
        s.row[after] = s.row[after + 1]
    s.row[ROW - 1] = NOTHING
    s.row_size -= 1


@rule
def reveal(s: GunkimonoRecord) -> None:
    kind = draw_tile(s)
    if kind == END_TILE:
        # A row that revealed the end tile is not filled up again. (I)
        s.ending = 1
        tell(s, EVERYBODY, END_REVEALED)
    else:
        s.row[s.row_size] = kind
        s.row_size += 1
        tell(s, EVERYBODY, REVEALED, kind)


# ── END ───────────────────────────────────────────────
# When the end tile appears, drawn or revealed, the round is played to the last seat in turn order, the one right of the first
# player; if that seat drew or revealed it, the game ends at once (S). If every seat passes once in succession, it ends too (R).


@rule
def last_seat(s: GunkimonoRecord) -> int:
    return clockwise(s, s.first, s.players - 1)


@rule
def end_turn(s: GunkimonoRecord) -> None:
    s.tile = NOTHING
    s.at = NOTHING
    s.to = NOTHING
    s.half = 0
    s.phase = PLACE
    if (s.ending and s.seat == last_seat(s)) or s.passes == s.players:
        end_game(s)
    else:
        s.seat = clockwise(s, s.seat, 1)


@rule
def end_game(s: GunkimonoRecord) -> None:
    s.seat = NOBODY
    s.shown += 1
    if listening():
        for seat in range(s.players):
            tell(s, EVERYBODY, BANNERS, seat, packed_banners(s, seat), banner_points(s, seat))
    tell(s, EVERYBODY, ENDED)


@rule
def packed_banners(s: GunkimonoRecord, seat: int) -> int:
    """The values of a seat's banners in one number for events, four bits each."""
    packed = 0
    for column in range(TROOPS):
        for k in range(SETS[s.players]):
            if s.owner[column][k] == seat:
                packed = packed << 4 | int(s.banner[column][k])
    return packed


# Then add banners. Most points first; tie: most troops in own formations, a formation counted once (I); still tied: shared (I).


@rule
def banner_points(s: GunkimonoRecord, seat: int) -> int:
    points = 0
    for column in range(TROOPS):
        for k in range(SETS[s.players]):
            if s.owner[column][k] == seat:
                points += s.banner[column][k]
    return points


@rule
def final_points(s: GunkimonoRecord, seat: int) -> int:
    """Banners are hidden, and count, only when the game is over."""
    return s.score[seat] + (banner_points(s, seat) if s.seat == NOBODY else 0)


@rule
def own_troops(s: GunkimonoRecord, seat: int) -> int:
    return count(s.claim[seat][0] | s.claim[seat][1])


@rule
def result(s: GunkimonoRecord, out: Any) -> None:
    for seat in range(s.players):
        mine = final_points(s, seat)
        rank = 1
        for other in range(s.players):
            theirs = final_points(s, other)
            if theirs > mine or (theirs == mine and own_troops(s, other) > own_troops(s, seat)):
                rank += 1
        out[seat] = mine
        out[s.players + seat] = rank


PHASES = {
    SCORE: Phase("score", legal_score, apply_score, open_score),
    PLACE: Phase("place", legal_place, apply_place, open_place, count_place, nth_place),
    REFILL: Phase("refill", legal_refill, apply_refill, open_refill),
    BUILD: Phase("build", legal_build, apply_build, open_build),
    SUPPORT: Phase("support", legal_support, apply_support, open_support),
}
