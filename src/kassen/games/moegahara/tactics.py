"""The tactics of the deployment phase: Trap and Horo."""

from __future__ import annotations

from typing import Any

from kassen.core import EVERYBODY, rule, tell
from kassen.core.bits import lowest, wide
from kassen.core.seats import clockwise
from kassen.games.moegahara import rows
from kassen.games.moegahara.action import put_on_discard, spend
from kassen.games.moegahara.decisions import (
    FIRST_GIFT,
    FIRST_ORDER,
    FIRST_TARGET,
    GAVE,
    NEW_ORDERS,
    NEXT,
    PASS,
    PASSED,
    RALLY,
    REORDERED,
    RESOLVE,
    RETURNED,
    TRAPPING,
    offer,
    team_of,
)
from kassen.games.moegahara.effects import is_untrappable, plots
from kassen.games.moegahara.material import KINDS, PLACES, TERRITORIES
from kassen.games.moegahara.showdown import remove_card
from kassen.games.moegahara.state import MoegaharaRecord


@rule
def begin_tactic(s: MoegaharaRecord, kind: int) -> None:
    """A tactic that can do nothing passes by itself: then passing is its only option."""
    if plots(s, kind):
        offer(s, TRAPPING, s.active, FIRST_TARGET, trap_targets(s), 1)
    else:
        offer(s, RALLY, s.active, 0, rally_ways(s), 1)


@rule
def pass_up(s: MoegaharaRecord) -> None:
    """Passed up or used, a tactic goes to the discard pile in the clean-up."""
    tell(s, EVERYBODY, PASSED, s.active, s.card)
    spend(s, wide(s.card))
    s.card = -1
    s.phase = NEXT


# ── TRAP ──────────────────────────────────────────────
# Discards one enemy deployed card, not Ieyasu or Ishida. (S; enemy R, deployment phase I)


@rule
def trap_targets(s: MoegaharaRecord) -> int:
    enemy = 1 - team_of(s.active)
    targets = 0
    for territory in range(TERRITORIES):
        row = wide(s.row[enemy][territory])
        if row:
            places = rows.distinct_places(row)
            for place in range(rows.size(row)):
                if is_untrappable(s, rows.kind_at(row, place)):
                    places &= ~(1 << place)
            targets |= places << (PLACES * territory)
    return targets


@rule
def apply_trap(s: MoegaharaRecord, a: int) -> None:
    if a == PASS:
        pass_up(s)
        return
    spend(s, wide(s.card))
    s.card = -1
    remove_card(s, 1 - team_of(s.active), a - FIRST_TARGET)
    s.phase = RESOLVE


# ── HORO ──────────────────────────────────────────────
# One of three (S): discard one own-side deployed card, generals too; reorder the own-side cards of one row that holds two or
# more; put any one card of the own discard pile on an ally's discard pile (so never with 2 players). If one was done, Horo
# returns to the supply at once; if none is possible or wanted it is discarded as usual.


@rule
def rally_ways(s: MoegaharaRecord) -> int:
    """Not the options themselves, which are many, but whether there are any: bit 0 cards on the field, bit 1 gifts."""
    ways = 0
    team = team_of(s.active)
    for territory in range(TERRITORIES):
        if s.row[team][territory]:
            ways = 1
    if s.players > 2 and s.discard_kinds[s.active]:
        ways |= 2
    return ways


@rule
def legal_rally(s: MoegaharaRecord, out: Any) -> int:
    out[0] = PASS
    n = 1
    team = team_of(s.active)
    for territory in range(TERRITORIES):
        row = wide(s.row[team][territory])
        if row:
            places = rows.distinct_places(row)
            while places:
                out[n] = FIRST_TARGET + PLACES * territory + lowest(places)
                places &= places - 1
                n += 1
            orders = rows.distinct_orders(row)
            while orders:
                out[n] = FIRST_ORDER + NEW_ORDERS * territory + lowest(orders)
                orders &= orders - 1
                n += 1
    for ally in range(s.players // 2 - 1):
        kinds = wide(s.discard_kinds[s.active])
        while kinds:
            out[n] = FIRST_GIFT + KINDS * ally + lowest(kinds)
            kinds &= kinds - 1
            n += 1
    return n


@rule
def apply_rally(s: MoegaharaRecord, a: int) -> None:
    if a == PASS:
        pass_up(s)
        return
    return_to_supply(s, wide(s.card))
    s.card = -1
    if a >= FIRST_GIFT:
        give_to_ally(s, a - FIRST_GIFT)
        s.phase = NEXT
        return
    if a >= FIRST_ORDER:
        reorder(s, a)
    else:
        remove_card(s, team_of(s.active), a - FIRST_TARGET)
    s.phase = RESOLVE


@rule
def return_to_supply(s: MoegaharaRecord, kind: int) -> None:
    s.supply[kind] += 1
    s.supply_kinds |= 1 << kind
    tell(s, EVERYBODY, RETURNED, s.active, kind)


@rule
def ally_of(s: MoegaharaRecord, seat: int, number: int) -> int:
    """The first (0) or second (1) ally clockwise."""
    return clockwise(s, seat, 2 * (number + 1))


@rule
def give_to_ally(s: MoegaharaRecord, gift: int) -> None:
    """`gift` is a kind of card and the number of the ally."""
    seat, kind = wide(s.active), gift % KINDS
    ally = ally_of(s, seat, gift // KINDS)
    s.discard[seat][kind] -= 1
    if s.discard[seat][kind] == 0:
        s.discard_kinds[seat] &= ~(1 << kind)
    put_on_discard(s, ally, kind, 1)
    tell(s, EVERYBODY, GAVE, seat, kind, ally)


@rule
def reorder(s: MoegaharaRecord, a: int) -> None:
    """Put a row of the active team into the order that the id names; its showdown is due."""
    territory = (a - FIRST_ORDER) // NEW_ORDERS
    order = (a - FIRST_ORDER) % NEW_ORDERS + 1
    team = team_of(s.active)
    s.row[team][territory] = rows.in_order(wide(s.row[team][territory]), order)
    s.due = territory
    tell(s, EVERYBODY, REORDERED, s.active, territory, s.row[team][territory])
