"""Decisions and news as data: stable names for logs, programs and texts. Territories and places count from 1."""

from __future__ import annotations

from typing import Any

from kassen.core.position import by_name
from kassen.games.moegahara import decisions as d
from kassen.games.moegahara import rows
from kassen.games.moegahara.counts import number_of
from kassen.games.moegahara.material import CARD_IDS, COPPER, HORO, KINDS, MARKERS, PLACES, SIDES, TEAMS, TRAP
from kassen.games.moegahara.state import Table
from kassen.games.moegahara.tactics import ally_of

PASSING = {
    d.ACTION: {"do": "end-actions"},
    d.BUY: {"do": "end-buys"},
    d.STRIKE: {"do": "spare"},
    d.ORDER: {"do": "leave"},
    d.TRAPPING: {"do": "pass", "card": CARD_IDS[TRAP]},
    d.RALLY: {"do": "pass", "card": CARD_IDS[HORO]},
}
KIND_WORDS = {d.ACTION: "play", d.BUY: "buy", d.NEXT: "settle"}
TARGET_WORDS = {d.STRIKE: "strike", d.TRAPPING: "trap", d.RALLY: "withdraw"}


def move(s: Table, id: int) -> dict[str, Any]:
    if id == d.PASS:
        return dict(PASSING[s.phase]) | ({"card": CARD_IDS[s.card]} if s.card >= 0 else {})
    if id < KINDS:
        return {"do": KIND_WORDS[s.phase], "card": CARD_IDS[id]}
    if id >= d.FIRST_GIFT:
        ally, kind = divmod(id - d.FIRST_GIFT, KINDS)
        return {"do": "give", "card": CARD_IDS[kind], "to_seat": ally_of(s, s.seat, ally)}
    if id >= d.FIRST_KEEP:
        kept = HORO if s.phase == d.KEEP_HORO else TRAP
        return {"do": "keep", "card": CARD_IDS[kept], "number": id - d.FIRST_KEEP}
    if id >= d.FIRST_SEAT:
        return {"do": "return", "marker": MARKERS[((s.returns & 7) - 1) % 3], "from_seat": id - d.FIRST_SEAT}
    if id >= d.FIRST_ORDER:
        return _order(s, *divmod(id - d.FIRST_ORDER, d.NEW_ORDERS))
    if id >= d.FIRST_TARGET:
        return _target(s, *divmod(id - d.FIRST_TARGET, PLACES))
    return {"do": "deploy", "card": CARD_IDS[s.card], "territory": id - d.FIRST_TERRITORY + 1}


def listed(s: Table, ids: list[int]) -> list[int]:
    """As a person likes them: cheap cards before dear ones in the buy phase, and doing nothing last."""
    return sorted(ids, key=lambda move: (move == d.PASS, s.cost[move] if s.phase == d.BUY and move < KINDS else 0))


def _order(s: Table, territory: int, number: int) -> dict[str, Any]:
    """The new row by names, and by the places the cards come from."""
    row = s.row[d.team_of(s.seat)][territory]
    order = rows.ORDERS[number + 1][: rows.size(row)]
    cards = [CARD_IDS[rows.kind_at(row, place)] for place in order]
    return {"do": "reorder", "territory": territory + 1, "order": [place + 1 for place in order], "card": cards}


def _target(s: Table, territory: int, place: int) -> dict[str, Any]:
    team = d.team_of(s.seat) if s.phase == d.RALLY else 1 - d.team_of(s.seat)
    row = s.row[team][territory]
    card, seat = CARD_IDS[rows.kind_at(row, place)], rows.seat_at(row, place)
    return {"do": TARGET_WORDS[s.phase], "territory": territory + 1, "place": place + 1, "card": card, "of_seat": seat}


def _cards(low: int, middle: int, high: int) -> dict[str, int]:
    return by_name([number_of(low, middle, high, kind) for kind in range(KINDS)], CARD_IDS)


def row_names(row: int) -> list[str]:
    return [CARD_IDS[rows.kind_at(row, place)] for place in range(rows.size(row))]


def _won(team: int, territory: int, row_a: list[str], row_b: list[str]) -> dict[str, Any]:
    where = {"team": TEAMS[team], "territory": territory + 1}
    if row_a and row_b:
        return {"event": "won", **where, "a_card": row_a, "b_card": row_b}
    return {"event": "won-unopposed", **where, "card": row_a or row_b}


REASONS = {d.BY_POINTS: "points", d.BY_SILENCE: "silence", d.BY_ROUNDS: "rounds"}


def event(s: Table, kind: int, numbers: tuple[int, ...]) -> dict[str, Any]:
    a, b, c, e = numbers
    match kind:
        case d.FIRST:
            return {"event": "first", "seat": a}
        case d.TURN:
            return {"event": "turn", "seat": a, "number": b}
        case d.PLAYED:
            return {"event": "played", "seat": a, "card": CARD_IDS[b]}
        case d.DREW:
            return {"event": "drew", "seat": a, "card": _cards(b, c, e)}
        case d.DREW_UNSEEN:
            return {"event": "drew-unseen", "seat": a, "number": b}
        case d.SHUFFLED:
            return {"event": "shuffled", "seat": a, "number": b}
        case d.PAID:
            return {"event": "paid", "seat": a, "card": by_name((b, c, e), CARD_IDS[COPPER:])}
        case d.BOUGHT:
            return {"event": "bought", "seat": a, "card": CARD_IDS[b]}
        case d.TOOK_SIDE:
            return {
                "event": "took-side",
                "team": TEAMS[a],
                "side": SIDES[b],
                "other_team": TEAMS[1 - a],
                "other_side": SIDES[1 - b],
            }
        case d.DEPLOYED:
            return {"event": "deployed", "seat": a, "card": CARD_IDS[b], "territory": c + 1}
        case d.NO_ROOM:
            return {"event": "no-room", "seat": a, "card": CARD_IDS[b]}
        case d.GOT_MARKER:
            return {"event": "got-marker", "seat": a, "marker": MARKERS[b]}
        case d.LOST_MARKER:
            return {"event": "lost-marker", "seat": a, "marker": MARKERS[b]}
        case d.REMOVED:
            return {"event": "removed", "of_seat": a, "card": CARD_IDS[b], "territory": c + 1}
        case d.REORDERED:
            return {"event": "reordered", "seat": a, "territory": b + 1, "card": row_names(c)}
        case d.PASSED:
            return {"event": "passed", "seat": a, "card": CARD_IDS[b]}
        case d.GAVE:
            return {"event": "gave", "seat": a, "card": CARD_IDS[b], "to_seat": c}
        case d.RETURNED:
            return {"event": "returned", "seat": a, "card": CARD_IDS[b]}
        case d.WON:
            return _won(a, b, row_names(c), row_names(e))
        case d.ESCAPED:
            return {"event": "escaped", "of_seat": a, "card": CARD_IDS[b]}
        case d.KEPT:
            return {"event": "kept", "seat": a, "card": CARD_IDS[b], "number": c}
        case d.DISCARDED:
            return {"event": "discarded", "seat": a, "card": _cards(b, c, e)}
        case d.ENDED:
            return {"event": f"ended-{REASONS[a]}", "team": TEAMS[b]} if b >= 0 else {"event": f"ended-{REASONS[a]}-draw"}
    raise ValueError(f"unknown news {kind}")
