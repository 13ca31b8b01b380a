"""The showdown, how cards leave the field, and how their markers go back."""

from __future__ import annotations

from kassen.core import EVERYBODY, NOBODY, rule, tell
from kassen.core.bits import has_two, lowest, wide
from kassen.core.seats import clockwise
from kassen.games.moegahara import rows
from kassen.games.moegahara.action import put_on_discard
from kassen.games.moegahara.decisions import (
    BY_POINTS,
    ESCAPED,
    FIRST_SEAT,
    LOST_MARKER,
    MARKER,
    NEXT,
    REMOVED,
    RESOLVE,
    WON,
    offer,
    team_of,
)
from kassen.games.moegahara.effects import escapes, strength
from kassen.games.moegahara.end import end_game
from kassen.games.moegahara.material import PLACES, POINTS, POINTS_TO_WIN
from kassen.games.moegahara.state import MoegaharaRecord

# ── WHO WINS A TERRITORY ──────────────────────────────
# 3 cards against 0: won at once, also when a removal brings it about. (S; removal I)
# Else the rows are compared place by place. A place is won by the higher strength; equal, or nobody opposite: nobody's. Two
# places won: the territory is won. (S)


@rule
def showdown(s: MoegaharaRecord, territory: int) -> int:
    """The team that wins the territory as it stands, or NOBODY."""
    return winner(s, wide(s.row[0][territory]), wide(s.row[1][territory]))


@rule
def winner(s: MoegaharaRecord, a: int, b: int) -> int:
    """The team whose row wins, or NOBODY."""
    cards_a, cards_b = rows.size(a), rows.size(b)
    opposed = min(cards_a, cards_b)
    if opposed < 2:
        if opposed == 0 and cards_a + cards_b == PLACES:
            return 0 if cards_a else 1
        return NOBODY
    won_a, won_b = 0, 0
    for place in range(opposed):
        difference = strength(s, a, b, place) - strength(s, b, a, place)
        if difference > 0:
            won_a += 1
        elif difference < 0:
            won_b += 1
    if won_a >= 2:
        return 0
    return 1 if won_b >= 2 else NOBODY


# The territory turns to the winner; all its cards leave the game; it takes no more cards; markers of its marker troops go back,
# the winner's row first, front to back, then the loser's. (S; no more cards I; order R)
# The winning side chooses for both sides who loses them: the active player if they belong to it, else the next clockwise. (R)


@rule
def win_territory(s: MoegaharaRecord, team: int, territory: int) -> None:
    tell(s, EVERYBODY, WON, team, territory, s.row[0][territory], s.row[1][territory])
    s.owned[team] |= 1 << territory
    leave_for_good(s, team, territory)
    leave_for_good(s, 1 - team, territory)
    s.chooser = s.active if team_of(s.active) == team else clockwise(s, s.active, 1)
    if POINTS[s.owned[team]] >= POINTS_TO_WIN:
        end_game(s, BY_POINTS)


@rule
def leave_for_good(s: MoegaharaRecord, team: int, territory: int) -> None:
    row = wide(s.row[team][territory])
    s.row[team][territory] = 0
    s.room[team] &= ~(1 << territory)
    for place in range(rows.size(row)):
        kind = rows.kind_at(row, place)
        if escapes(s, kind):
            put_on_discard(s, rows.seat_at(row, place), kind, 1)
            tell(s, EVERYBODY, ESCAPED, rows.seat_at(row, place), kind)
        owe_marker(s, team, kind)


# ── A CARD IS DISCARDED FROM THE FIELD ────────────────
# It goes to the discard pile of the seat that deployed it (R); the cards behind it close up. (S)
# A removal's marker is returned before the showdown check. (I)


@rule
def remove_card(s: MoegaharaRecord, team: int, target: int) -> None:
    """`target` is territory and place in one number."""
    territory, place = target // PLACES, target % PLACES
    row = wide(s.row[team][territory])
    kind, seat = rows.kind_at(row, place), rows.seat_at(row, place)
    s.row[team][territory] = rows.without(row, place)
    s.room[team] |= 1 << territory
    put_on_discard(s, seat, kind, 1)
    tell(s, EVERYBODY, REMOVED, seat, kind, territory)
    owe_marker(s, team, kind)
    s.chooser = s.active
    s.due = territory


# ── MARKERS GO BACK ───────────────────────────────────
# When a marker troop leaves the field, its side loses one marker of that colour. Markers owed wait in `returns`, three bits each,
# the next one lowest: team and colour plus one, so that 0 means none.


@rule
def owe_marker(s: MoegaharaRecord, team: int, kind: int) -> None:
    if s.marker[kind] >= 0:
        returns = wide(s.returns)
        shift = 0
        while returns >> shift:
            shift += 3
        s.returns = returns | ((3 * team + s.marker[kind] + 1) << shift)


# After a decision: markers first, one at a time; then the showdown that is due, which may owe more of them; then the next card.
# Who loses the marker is a decision only if several seats of that side have one of the colour. (S)


@rule
def resolve(s: MoegaharaRecord) -> None:
    if s.returns:
        return_marker(s)
    elif s.due >= 0:
        territory = wide(s.due)
        s.due = -1
        team = showdown(s, territory)
        if team != NOBODY:
            win_territory(s, team, territory)
    else:
        s.chooser = NOBODY
        s.phase = NEXT


@rule
def return_marker(s: MoegaharaRecord) -> None:
    team, marker = (s.returns & 7) // 4, ((s.returns & 7) - 1) % 3
    holders = 0
    for seat in range(team, s.players, 2):
        if s.markers[seat][marker] > 0:
            holders |= 1 << seat
    if has_two(holders):
        offer(s, MARKER, s.chooser, FIRST_SEAT, holders, 0)
    else:
        lose_marker(s, lowest(holders), marker)


@rule
def apply_marker(s: MoegaharaRecord, a: int) -> None:
    lose_marker(s, a - FIRST_SEAT, ((s.returns & 7) - 1) % 3)
    s.phase = RESOLVE


@rule
def lose_marker(s: MoegaharaRecord, seat: int, marker: int) -> None:
    s.markers[seat][marker] -= 1
    s.returns >>= 3
    tell(s, EVERYBODY, LOST_MARKER, seat, marker)
