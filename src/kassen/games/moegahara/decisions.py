"""What can be decided, what can happen, and how a decision is put to a seat: the words that all chapters of the rules share."""

from __future__ import annotations

from typing import Any

from kassen.core import CHOICE, ask, rule, tell
from kassen.core.bits import count, has_two, lowest, nth, wide
from kassen.games.moegahara.counts import one
from kassen.games.moegahara.material import KINDS, MOST_TACTICS, PLACES, SEATS, TERRITORIES
from kassen.games.moegahara.rows import ORDER_COUNT
from kassen.games.moegahara.state import MoegaharaRecord

# Ids of decisions: a kind of card, passing, a territory, a card on the field by territory and place, a new order of a row, a
# seat, how many tactics are kept, and last, for players with allies, a kind of card and the ally who gets it.
PASS = KINDS
FIRST_TERRITORY = PASS + 1
FIRST_TARGET = FIRST_TERRITORY + TERRITORIES
FIRST_ORDER = FIRST_TARGET + PLACES * TERRITORIES
NEW_ORDERS = ORDER_COUNT - 1
FIRST_SEAT = FIRST_ORDER + NEW_ORDERS * TERRITORIES
FIRST_KEEP = FIRST_SEAT + SEATS
FIRST_GIFT = FIRST_KEEP + MOST_TACTICS + 1

# Phases: which decision is open.
ACTION, BUY, NEXT, TERRITORY, STRIKE, ORDER, TRAPPING, RALLY, MARKER, KEEP_HORO, KEEP_TRAP = range(11)
PHASE_COUNT = 11
# Steps, in which nobody decides: a turn begins, treasure is laid, the deployment begins, markers go back and territories are won.
TURN_BEGINS, PAY, DEPLOYMENT, RESOLVE = range(PHASE_COUNT, PHASE_COUNT + 4)

# What happened (notation.py puts it into words).
FIRST, TURN, PLAYED, DREW, DREW_UNSEEN, SHUFFLED, PAID, BOUGHT, TOOK_SIDE = range(9)
DEPLOYED, NO_ROOM, GOT_MARKER, LOST_MARKER, REMOVED, REORDERED, PASSED, GAVE = range(9, 17)
RETURNED, WON, ESCAPED, KEPT, DISCARDED, ENDED = range(17, 23)
# Why it ended.
BY_POINTS, BY_SILENCE, BY_ROUNDS = range(3)


@rule
def team_of(seat: int) -> int:
    """Seats alternate: even seats are one team, odd seats the other. (S)"""
    return seat & 1


# Every decision is put to a seat as a mask of options above a first id, and whether it may pass.


@rule
def offer(s: MoegaharaRecord, phase: int, seat: int, first_option: int, options: int, may_pass: int) -> int:
    ask(s, phase, seat, options)
    s.first_option = first_option
    s.may_pass = may_pass
    return only_option(s)


@rule
def only_option(s: MoegaharaRecord) -> int:
    options = wide(s.options)
    if s.may_pass:
        return PASS if options == 0 else CHOICE
    return CHOICE if has_two(options) else s.first_option + lowest(options)


@rule
def legal_options(s: MoegaharaRecord, out: Any) -> int:
    n = 0
    if s.may_pass:
        out[0] = PASS
        n = 1
    options = wide(s.options)
    first = wide(s.first_option)
    while options:
        out[n] = first + lowest(options)
        options &= options - 1
        n += 1
    return n


@rule
def count_options(s: MoegaharaRecord) -> int:
    return s.may_pass + count(wide(s.options))


@rule
def nth_option(s: MoegaharaRecord, k: int) -> int:
    return PASS if k < s.may_pass else s.first_option + nth(wide(s.options), k - s.may_pass)


@rule
def tell_cards(s: MoegaharaRecord, to: int, event: int, seat: int, cards: Any) -> None:
    """News of several cards."""
    low, middle, high = 0, 0, 0
    for kind in range(KINDS):
        number = int(cards[kind])
        low, middle, high = low + number * one(kind, 0), middle + number * one(kind, 1), high + number * one(kind, 2)
    tell(s, to, event, seat, low, middle, high)
