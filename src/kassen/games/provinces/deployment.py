"""The draft and the deployment phase: whose turn it is, the roll, the split, where the armies go."""

from __future__ import annotations

from typing import Any

from kassen.core import EVERYBODY, ask, draw, rule, tell
from kassen.core.bits import has_two, lowest
from kassen.core.seats import clockwise
from kassen.games.provinces.board import cards_locked, check_reserve, put_armies
from kassen.games.provinces.cards import begin_lord, begin_tactic, can_use_lord, usable_tactics
from kassen.games.provinces.decisions import (
    ACT,
    DEPLOYED_ARMIES,
    DRAFT,
    DRAFTED,
    KEEP,
    KEEP_DICE,
    LEAD,
    LEFT_OUT,
    ROLL_AGAIN,
    ROLL_DICE,
    ROLLED,
    ROLLED_AGAIN,
    SET_APART,
    SPLIT,
    WITH_DAIMYO,
    WITHOUT_DAIMYO,
    end_turn,
)
from kassen.games.provinces.material import (
    ALL_TACTICS,
    COUNT_DIFFERENT,
    DEPLOYED,
    DIFFERENT,
    IN_RESERVE,
    ROLLS,
    TACTICS,
    TOTAL,
    VALUES,
)
from kassen.games.provinces.state import NO_ROLL, NONE, ProvincesRecord

# ── DRAFT ─────────────────────────────────────────────
# Advanced rules: from the seat right of the first player counter-clockwise, the first player last, each seat picks one of the
# daimyo cards shown; the one left goes out. (S)


@rule
def ask_draft(s: ProvincesRecord, seat: int) -> None:
    ask(s, DRAFT, seat, s.display & ~ALL_TACTICS)


@rule
def seat_after_draft(s: ProvincesRecord, seat: int) -> int:
    """Counter-clockwise."""
    return clockwise(s, seat, s.players - 1)


@rule
def apply_draft(s: ProvincesRecord, card: int) -> None:
    s.lord[s.seat] = card
    s.display &= ~(1 << card)
    tell(s, EVERYBODY, DRAFTED, s.seat, card)
    if s.seat != s.first:
        ask_draft(s, seat_after_draft(s, s.seat))
        return
    tell(s, EVERYBODY, LEFT_OUT, lowest(s.display & ~ALL_TACTICS))
    s.display &= ALL_TACTICS
    begin_first_turn(s)


# ── ACT ───────────────────────────────────────────────
# A turn is exactly one of: deploy; use one of the tactic cards shown, once a game; use the own daimyo card, once a game. (S)
# Once any reserve is empty nobody uses a card any more. (S)


@rule
def act_options(s: ProvincesRecord) -> int:
    seat = s.seat
    options = 1 << ROLL_DICE
    if not cards_locked(s):
        if s.tactic[seat] == NONE:
            options |= usable_tactics(s)
        if s.advanced and not (s.spent >> seat) & 1 and can_use_lord(s):
            options |= 1 << s.lord[seat]
    return options


@rule
def begin_turn(s: ProvincesRecord, seat: int) -> None:
    s.seat = seat
    options = act_options(s)
    if has_two(options):
        ask(s, ACT, seat, options)
    else:
        begin_deployment(s, seat)  # the machine would find it too, but this is half of all turns


@rule
def apply_act(s: ProvincesRecord, a: int) -> None:
    if a == ROLL_DICE:
        begin_deployment(s, s.seat)
    elif a < TACTICS:
        begin_tactic(s, a)
    else:
        begin_lord(s, a)


# With no army on the map no card can be used: the first turn is a deployment.


@rule
def begin_first_turn(s: ProvincesRecord) -> None:
    begin_deployment(s, s.first)


@rule
def begin_deployment(s: ProvincesRecord, seat: int) -> None:
    roll(s)
    tell(s, EVERYBODY, ROLLED, seat, s.roll)
    ask(s, KEEP, seat, (1 << KEEP_DICE) | (1 << ROLL_AGAIN))


@rule
def roll(s: ProvincesRecord) -> None:
    """Three dice in one draw: all 216 rolls are as likely."""
    s.roll = draw(s, ROLLS)


# Clockwise; a seat whose reserve is empty is skipped. (S)


@rule
def next_seat(s: ProvincesRecord) -> int:
    seat = s.seat
    while True:
        seat = clockwise(s, seat, 1)
        if s.katana[seat] == 0:
            return seat


# ── KEEP ──────────────────────────────────────────────
# All three dice may be rolled again, once. (S)


@rule
def legal_keep(s: ProvincesRecord, out: Any) -> int:
    out[0] = KEEP_DICE
    out[1] = ROLL_AGAIN
    return 2


@rule
def count_keep(s: ProvincesRecord) -> int:
    return 2


@rule
def nth_keep(s: ProvincesRecord, k: int) -> int:
    return KEEP_DICE + k


@rule
def apply_keep(s: ProvincesRecord, a: int) -> None:
    if a == ROLL_AGAIN:
        roll(s)
        tell(s, EVERYBODY, ROLLED_AGAIN, s.seat, s.roll)
    ask(s, SPLIT, s.seat, VALUES[s.roll] << SET_APART)


# ── SPLIT ─────────────────────────────────────────────
# One die is set apart: 1-2 give 1 army, 3-4 two, 5-6 three. (C) The sum of the other two is the castle they march to. (S)
# Equal dice are one option. Every split is legal.


@rule
def legal_split(s: ProvincesRecord, out: Any) -> int:
    for place in range(3):  # all three places are written, the first ones count
        out[place] = nth_split(s, place)
    return count_split(s)


@rule
def count_split(s: ProvincesRecord) -> int:
    return int(COUNT_DIFFERENT[s.roll])


@rule
def nth_split(s: ProvincesRecord, k: int) -> int:
    return SET_APART + int(DIFFERENT[s.roll][k])


@rule
def apply_split(s: ProvincesRecord, a: int) -> None:
    s.apart = a - SET_APART
    if can_choose_leader(s):
        ask(s, LEAD, s.seat, (1 << WITHOUT_DAIMYO) | (1 << WITH_DAIMYO))
    else:
        # Armies in reserve fewer than the number: a daimyo still in reserve goes too. (I)
        deploy(s, s.daimyo[s.seat] == IN_RESERVE)


# ── LEAD ──────────────────────────────────────────────
# Advanced rules: the daimyo may replace any one of the armies placed and counts as one of the number. (S) The choice is free
# when he is in reserve and the armies there are at least the number.


@rule
def can_choose_leader(s: ProvincesRecord) -> bool:
    return s.daimyo[s.seat] == IN_RESERVE and s.reserve[s.seat] >= DEPLOYED[s.apart]


@rule
def apply_lead(s: ProvincesRecord, a: int) -> None:
    deploy(s, a == WITH_DAIMYO)


# Exactly that number is placed, or all that are left when fewer. (S)


@rule
def deploy(s: ProvincesRecord, with_daimyo: bool) -> None:
    seat = s.seat
    castle = TOTAL[s.roll] - s.apart
    province = s.site[castle]
    number = DEPLOYED[s.apart]
    if with_daimyo:
        s.daimyo[seat] = province
        number -= 1
    armies = min(number, s.reserve[seat])
    s.reserve[seat] -= armies
    put_armies(s, seat, province, armies)
    tell(s, EVERYBODY, DEPLOYED_ARMIES, seat, armies, castle, 1 if with_daimyo else 0)
    s.roll = NO_ROLL
    s.apart = 0
    check_reserve(s, seat)
    end_turn(s)
