"""Decisions and news as data: stable names for logs, programs and texts."""

from __future__ import annotations

from typing import Any

from kassen.core.position import by_name
from kassen.games.nobunaga import rules as r
from kassen.games.nobunaga.material import HOUSE_IDS, HOUSES
from kassen.games.nobunaga.state import NOBUNAGA, Table

WORDS = {r.KEEP: "keep", r.PICK: "pick", r.GIVE: "give", r.REST: "take", r.ATTACK: "attack"}


def move(s: Table, id: int) -> dict[str, Any]:
    if id >= r.FIRST_PAIR:
        pair = s.pairs[id - r.FIRST_PAIR]
        return {"do": "pair", "position": id - r.FIRST_PAIR + 1, "house": [HOUSE_IDS[house] for house in pair]}
    if id == r.ACTIVE_CARD:
        return {"do": "active"}
    return {"do": WORDS[s.phase], "house": HOUSE_IDS[id]}


def _unpacked(packed: int) -> dict[str, int]:
    return by_name([(packed >> (5 * house)) & 31 for house in range(HOUSES)], HOUSE_IDS)


def event(s: Table, kind: int, numbers: tuple[int, ...]) -> dict[str, Any]:
    a, b, c, d = numbers
    match kind:
        case r.ACTIVE_CHOSEN:
            return {"event": "active-chosen", "seat": a}
        case r.CARD_LEFT:
            return {"event": "card-left", "house": HOUSE_IDS[a]}
        case r.PAIR_LAID:
            return {"event": "pair-laid", "position": a, "house": [HOUSE_IDS[b], HOUSE_IDS[c]]}
        case r.PAIR_TAKEN:
            return {"event": "pair-taken", "seat": a, "house": [HOUSE_IDS[b], HOUSE_IDS[c]]}
        case r.KEPT:
            return {"event": "kept", "seat": a, "house": HOUSE_IDS[b], "under_house": HOUSE_IDS[c]}
        case r.KEPT_UNSEEN:
            return {"event": "kept-unseen", "seat": a}
        case r.OPENED_CARDS:
            return {"event": "opened", "seat": a, "house": _unpacked(b)}
        case r.PICKED:
            return {"event": "picked", "seat": a, "house": HOUSE_IDS[b]}
        case r.ACTIVE_TAKEN:
            return {"event": "active-taken", "seat": a}
        case r.REST_TAKEN:
            return {"event": "rest-taken", "seat": a, "house": HOUSE_IDS[b]}
        case r.SENT:
            return {"event": "sent", "house": HOUSE_IDS[a], "number": b}
        case r.ACTIVE_STAYS:
            return {"event": "active-stays", "seat": a}
        case r.CAMPAIGN:
            return {"event": "campaign", "number": a, "house": _unpacked(b)}
        case r.ATTACKED:
            return {"event": "attacked", "seat": a, "house": HOUSE_IDS[b]}
        case r.RANKED:
            return _of("ranked", a, house=HOUSE_IDS[b], number=c, rank=d)
        case r.SCORED:
            return _of("scored", a, house=HOUSE_IDS[b])
        case r.PASSED:
            return {"event": "passed", "seat": a, "to_seat": b}
        case r.ENDED:
            return {"event": "ended"}
    raise ValueError(f"unknown news {kind}")


def _of(event: str, who: int, **words: Any) -> dict[str, Any]:
    """News of a seat or of Nobunaga himself."""
    return {"event": f"{event}-nobunaga", **words} if who == NOBUNAGA else {"event": event, "seat": who, **words}
