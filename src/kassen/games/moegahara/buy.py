"""Chapter 2 of a turn: the buy phase."""

from __future__ import annotations

from kassen.core import EVERYBODY, go, rule, tell
from kassen.core.bits import wide
from kassen.games.moegahara.action import put_on_discard
from kassen.games.moegahara.decisions import BOUGHT, BUY, DEPLOYMENT, PAID, PASS, TOOK_SIDE, offer, team_of
from kassen.games.moegahara.material import COPPER, DEAREST, EAST, KINDS, LAST_GENERAL, TREASURES, WEST
from kassen.games.moegahara.state import MoegaharaRecord

# All treasure of the hand is played: nothing is gained by holding it back, so it is not a decision. (S)


@rule
def lay_treasure(s: MoegaharaRecord) -> None:
    seat = s.active
    s.actions = 0
    if s.hand_kinds[seat] & TREASURES:
        s.shown += 1
        for kind in range(COPPER, KINDS):
            number = s.hand[seat][kind]
            if number:
                s.coins += number * s.card_coins[kind]
                s.hand_size[seat] -= number
                s.hand[seat][kind] = 0
                s.known[seat][kind] = 0
                s.spent[kind] += number
                s.spent_kinds |= 1 << kind
        s.hand_kinds[seat] &= ~TREASURES
        # Whatever treasure is in play was laid just now.
        tell(s, EVERYBODY, PAID, seat, s.spent[COPPER], s.spent[COPPER + 1], s.spent[COPPER + 2])
    s.phase = BUY


# 1 buy and those of the cards. Each takes one card of the supply whose cost is within the coins left and puts it on the own
# discard pile. Until sides are taken all of them are offered to everybody, then only those of the own side. (S)
# No buys left: the phase ends by itself. Unspent coins and buys are lost.


@rule
def open_buy(s: MoegaharaRecord) -> int:
    if s.buys > 0:
        kinds = s.supply_kinds & s.for_team[team_of(s.active)] & s.affordable[min(s.coins, DEAREST)]
        if kinds:
            return offer(s, BUY, s.active, 0, kinds, 1)
    return go(s, DEPLOYMENT)


@rule
def apply_buy(s: MoegaharaRecord, kind: int) -> None:
    if kind == PASS:
        s.phase = DEPLOYMENT
        return
    seat = wide(s.seat)
    s.supply[kind] -= 1
    if s.supply[kind] == 0:
        s.supply_kinds &= ~(1 << kind)
    put_on_discard(s, seat, kind, 1)
    s.coins -= s.cost[kind]
    s.buys -= 1
    tell(s, EVERYBODY, BOUGHT, seat, kind)
    if kind <= LAST_GENERAL and s.side[0] < 0:
        take_side(s, team_of(seat), WEST if (s.side_kinds[WEST] >> kind) & 1 else EAST)


# The first buyer of any general takes East or West for their team, and the other team gets the other side, for the rest of the
# game. (I: the rulebook says the first player) With `sides` agreed they are taken at set-up. (S)


@rule
def take_side(s: MoegaharaRecord, team: int, side: int) -> None:
    fix_sides(s, team, side)
    tell(s, EVERYBODY, TOOK_SIDE, team, side)


@rule
def fix_sides(s: MoegaharaRecord, team: int, side: int) -> None:
    s.side[team] = side
    s.side[1 - team] = 1 - side
    s.for_team[team] &= ~s.side_kinds[1 - side]
    s.for_team[1 - team] &= ~s.side_kinds[side]
