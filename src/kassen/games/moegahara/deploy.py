"""Chapter 3 of a turn: the deployment phase. Every card played that waits is settled, one at a time."""

from __future__ import annotations

from kassen.core import EVERYBODY, go, rule, tell
from kassen.core.bits import wide
from kassen.games.moegahara import rows
from kassen.games.moegahara.action import spend
from kassen.games.moegahara.decisions import (
    DEPLOYED,
    FIRST_ORDER,
    FIRST_TARGET,
    FIRST_TERRITORY,
    GOT_MARKER,
    KEEP_HORO,
    NEW_ORDERS,
    NEXT,
    NO_ROOM,
    ORDER,
    PASS,
    RESOLVE,
    STRIKE,
    TERRITORY,
    offer,
    team_of,
)
from kassen.games.moegahara.effects import reorders, strikes, takes_as_third
from kassen.games.moegahara.material import PLACES, WARRIORS
from kassen.games.moegahara.showdown import remove_card, win_territory
from kassen.games.moegahara.state import MoegaharaRecord
from kassen.games.moegahara.tactics import begin_tactic, reorder

# ── WHICH CARD NEXT ───────────────────────────────────
# Every general and troop played this turn must be deployed, and every tactic played takes effect or is passed up, one at a time
# in the order the player chooses. All waiting kinds are offered, whether they can do anything now or not. (I)


@rule
def begin_deployment(s: MoegaharaRecord) -> None:
    s.coins = 0
    s.buys = 0
    s.phase = NEXT


@rule
def open_next(s: MoegaharaRecord) -> int:
    kinds = wide(s.waiting_kinds)
    if kinds == 0:
        return go(s, KEEP_HORO)
    return offer(s, NEXT, s.active, 0, kinds, 0)


@rule
def settle(s: MoegaharaRecord, kind: int) -> None:
    """Take the card from the waiting ones and open its decision."""
    s.waiting[kind] -= 1
    if s.waiting[kind] == 0:
        s.waiting_kinds &= ~(1 << kind)
    s.card = kind
    if (WARRIORS >> kind) & 1 == 0:
        begin_tactic(s, kind)
    elif s.room[team_of(s.active)] == 0:
        leave_without_room(s, kind)
    else:
        offer(s, TERRITORY, s.active, FIRST_TERRITORY, s.room[team_of(s.active)], 0)


# A chosen card without room anywhere is settled at once and goes to the discard pile in the clean-up. (R)


@rule
def leave_without_room(s: MoegaharaRecord, kind: int) -> None:
    s.card = -1
    spend(s, kind)
    tell(s, EVERYBODY, NO_ROOM, s.active, kind)
    s.phase = NEXT


# ── DEPLOYING ─────────────────────────────────────────
# The card goes to the end of the team's row in a territory not yet won in which the team has fewer than 3 cards. First its
# on-deploy effect (and the return of that effect's marker), then one showdown check. (S)


@rule
def apply_territory(s: MoegaharaRecord, a: int) -> None:
    s.phase = RESOLVE
    territory = a - FIRST_TERRITORY
    kind = wide(s.card)
    s.card = -1
    s.marched = 1
    team = team_of(s.active)
    row = add_to_row(s, team, territory, rows.card(kind, wide(s.active)))
    tell(s, EVERYBODY, DEPLOYED, s.active, kind, territory)
    gain_marker(s, s.active, kind)
    # Hideyori as third card wins the territory at once, and no showdown is made. (S)
    if takes_as_third(s, kind, row):
        win_territory(s, team, territory)
        return
    s.due = territory
    if strikes(s, kind):
        begin_strike(s, territory)
    elif reorders(s, kind):
        begin_order(s, territory)


@rule
def add_to_row(s: MoegaharaRecord, team: int, territory: int, card: int) -> int:
    row = wide(s.row[team][territory])
    cards = rows.size(row)
    row |= card << (8 * cards)
    s.row[team][territory] = row
    if cards + 1 == PLACES:
        s.room[team] &= ~(1 << territory)
    return row


# Archers, cavalry and gunners bring the deploying seat a marker of their colour as they are placed. It counts from the next
# action phase, and may be the one returned at once. (I)


@rule
def gain_marker(s: MoegaharaRecord, seat: int, kind: int) -> None:
    if s.marker[kind] >= 0:
        s.markers[seat][s.marker[kind]] += 1
        tell(s, EVERYBODY, GOT_MARKER, seat, s.marker[kind])


# ── STRIKE (Kobayakawa) ───────────────────────────────
# One enemy card of the same territory is discarded, or none. (S)


@rule
def begin_strike(s: MoegaharaRecord, territory: int) -> None:
    enemy = wide(s.row[1 - team_of(s.active)][territory])
    if enemy:
        offer(s, STRIKE, s.active, FIRST_TARGET + PLACES * territory, rows.distinct_places(enemy), 1)


@rule
def apply_strike(s: MoegaharaRecord, a: int) -> None:
    s.phase = RESOLVE
    if a != PASS:
        remove_card(s, 1 - team_of(s.active), a - FIRST_TARGET)


# ── ORDER (Otani) ─────────────────────────────────────
# The own-side cards of his row come into a new order, or stay as they are. (S)


@rule
def begin_order(s: MoegaharaRecord, territory: int) -> None:
    orders = rows.distinct_orders(wide(s.row[team_of(s.active)][territory]))
    if orders:
        offer(s, ORDER, s.active, FIRST_ORDER + NEW_ORDERS * territory, orders, 1)


@rule
def apply_order(s: MoegaharaRecord, a: int) -> None:
    s.phase = RESOLVE
    if a != PASS:
        reorder(s, a)
