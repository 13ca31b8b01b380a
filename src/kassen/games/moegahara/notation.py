"""Decisions and events as data: stable names for logs, programs and texts. Territories and places count from 1."""

from __future__ import annotations

from kassen.core.position import by_name
from kassen.core.shapes import EventData, MoveData
from kassen.games.moegahara import decisions as d
from kassen.games.moegahara import rows
from kassen.games.moegahara import shapes as h
from kassen.games.moegahara.counts import number_of
from kassen.games.moegahara.material import CARD_IDS, COPPER, HORO, KINDS, MARKERS, PLACES, SIDES, TEAMS, TRAP
from kassen.games.moegahara.state import MoegaharaRecord
from kassen.games.moegahara.tactics import ally_of

KIND_WORDS = {d.ACTION: h.Play, d.BUY: h.Buy, d.NEXT: h.Settle}
TARGET_WORDS = {d.STRIKE: h.Strike, d.TRAPPING: h.Trap, d.RALLY: h.Withdraw}


def move(s: MoegaharaRecord, id: int) -> MoveData:
    if id == d.PASS:
        return _pass(s)
    if id < KINDS:
        return KIND_WORDS[s.phase](CARD_IDS[id])
    if id >= d.FIRST_GIFT:
        ally, kind = divmod(id - d.FIRST_GIFT, KINDS)
        return h.Give(CARD_IDS[kind], ally_of(s, s.seat, ally))
    if id >= d.FIRST_KEEP:
        return h.Keep(CARD_IDS[HORO if s.phase == d.KEEP_HORO else TRAP], id - d.FIRST_KEEP)
    if id >= d.FIRST_SEAT:
        return h.Return(MARKERS[((s.returns & 7) - 1) % 3], id - d.FIRST_SEAT)
    if id >= d.FIRST_ORDER:
        return _order(s, *divmod(id - d.FIRST_ORDER, d.NEW_ORDERS))
    if id >= d.FIRST_TARGET:
        return _target(s, *divmod(id - d.FIRST_TARGET, PLACES))
    return h.Deploy(CARD_IDS[s.card], id - d.FIRST_TERRITORY + 1)


def _pass(s: MoegaharaRecord) -> MoveData:
    """Doing nothing has a name in every phase."""
    match s.phase:
        case d.ACTION:
            return h.EndActions()
        case d.BUY:
            return h.EndBuys()
        case d.STRIKE:
            return h.Spare(CARD_IDS[s.card] if s.card >= 0 else None)
        case d.ORDER:
            return h.Leave(CARD_IDS[s.card] if s.card >= 0 else None)
    return h.Pass(CARD_IDS[s.card if s.card >= 0 else TRAP if s.phase == d.TRAPPING else HORO])


def listed(s: MoegaharaRecord, ids: list[int]) -> list[int]:
    """As a person likes them: cheap cards before dear ones in the buy phase, and doing nothing last."""
    return sorted(ids, key=lambda move: (move == d.PASS, s.cost[move] if s.phase == d.BUY and move < KINDS else 0))


def _order(s: MoegaharaRecord, territory: int, number: int) -> h.Reorder:
    """The new row by names, and by the places the cards come from."""
    row = s.row[d.team_of(s.seat)][territory]
    order = rows.ORDERS[number + 1][: rows.size(row)]
    return h.Reorder(territory + 1, [place + 1 for place in order], [CARD_IDS[rows.kind_at(row, place)] for place in order])


def _target(s: MoegaharaRecord, territory: int, place: int) -> MoveData:
    team = d.team_of(s.seat) if s.phase == d.RALLY else 1 - d.team_of(s.seat)
    row = s.row[team][territory]
    card, seat = CARD_IDS[rows.kind_at(row, place)], rows.seat_at(row, place)
    return TARGET_WORDS[s.phase](card, territory + 1, place + 1, seat)


def _cards(low: int, middle: int, high: int) -> h.Cards:
    return by_name([number_of(low, middle, high, kind) for kind in range(KINDS)], CARD_IDS)


def row_names(row: int) -> list[h.Card]:
    return [CARD_IDS[rows.kind_at(row, place)] for place in range(rows.size(row))]


def _won(team: int, territory: int, row_a: list[h.Card], row_b: list[h.Card]) -> EventData:
    if row_a and row_b:
        return h.Won(TEAMS[team], territory + 1, row_a, row_b)
    return h.WonUnopposed(TEAMS[team], territory + 1, row_a or row_b)


ENDINGS = {d.BY_POINTS: h.EndedPoints, d.BY_SILENCE: h.EndedSilence, d.BY_ROUNDS: h.EndedRounds}
DRAWS = {d.BY_POINTS: h.EndedPointsDraw, d.BY_SILENCE: h.EndedSilenceDraw, d.BY_ROUNDS: h.EndedRoundsDraw}


def event(s: MoegaharaRecord, kind: int, numbers: tuple[int, ...]) -> EventData:
    a, b, c, e = numbers
    match kind:
        case d.FIRST:
            return h.First(a)
        case d.TURN:
            return h.Turn(a, b)
        case d.PLAYED:
            return h.Played(a, CARD_IDS[b])
        case d.DREW:
            return h.Drew(a, _cards(b, c, e))
        case d.DREW_UNSEEN:
            return h.DrewUnseen(a, b)
        case d.SHUFFLED:
            return h.Shuffled(a, b)
        case d.PAID:
            return h.Paid(a, by_name((b, c, e), CARD_IDS[COPPER:]))
        case d.BOUGHT:
            return h.Bought(a, CARD_IDS[b])
        case d.TOOK_SIDE:
            return h.TookSide(TEAMS[a], SIDES[b], TEAMS[1 - a], SIDES[1 - b])
        case d.DEPLOYED:
            return h.CardDeployed(a, CARD_IDS[b], c + 1)
        case d.NO_ROOM:
            return h.NoRoom(a, CARD_IDS[b])
        case d.GOT_MARKER:
            return h.GotMarker(a, MARKERS[b])
        case d.LOST_MARKER:
            return h.LostMarker(a, MARKERS[b])
        case d.REMOVED:
            return h.Removed(a, CARD_IDS[b], c + 1)
        case d.REORDERED:
            return h.Reordered(a, b + 1, row_names(c))
        case d.PASSED:
            return h.Passed(a, CARD_IDS[b])
        case d.GAVE:
            return h.Gave(a, CARD_IDS[b], c)
        case d.RETURNED:
            return h.Returned(a, CARD_IDS[b])
        case d.WON:
            return _won(a, b, row_names(c), row_names(e))
        case d.ESCAPED:
            return h.Escaped(a, CARD_IDS[b])
        case d.KEPT:
            return h.Kept(a, CARD_IDS[b], c)
        case d.DISCARDED:
            return h.Discarded(a, _cards(b, c, e))
        case d.ENDED:
            return ENDINGS[a](TEAMS[b]) if b >= 0 else DRAWS[a]()
    raise ValueError(f"unknown event {kind}")
