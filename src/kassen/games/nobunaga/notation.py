"""Decisions and events as data: stable names for logs, programs and texts."""

from __future__ import annotations

from kassen.core.position import by_name
from kassen.core.shapes import EventData, MoveData
from kassen.games.nobunaga import rules as r
from kassen.games.nobunaga import shapes as h
from kassen.games.nobunaga.material import HOUSE_IDS, HOUSES
from kassen.games.nobunaga.state import NOBUNAGA, NobunagaRecord

WORDS = {r.KEEP: h.Keep, r.PICK: h.Pick, r.GIVE: h.Give, r.REST: h.Take, r.ATTACK: h.Attack}


def move(s: NobunagaRecord, id: int) -> MoveData:
    if id >= r.FIRST_PAIR:
        return h.Pair(id - r.FIRST_PAIR + 1, [HOUSE_IDS[house] for house in s.pairs[id - r.FIRST_PAIR]])
    if id == r.ACTIVE_CARD:
        return h.Active()
    return WORDS[s.phase](HOUSE_IDS[id])


def _unpacked(packed: int) -> h.Cards:
    return by_name([(packed >> (5 * house)) & 31 for house in range(HOUSES)], HOUSE_IDS)


def event(s: NobunagaRecord, kind: int, numbers: tuple[int, ...]) -> EventData:
    a, b, c, d = numbers
    match kind:
        case r.ACTIVE_CHOSEN:
            return h.ActiveChosen(a)
        case r.CARD_LEFT:
            return h.CardLeft(HOUSE_IDS[a])
        case r.PAIR_LAID:
            return h.PairLaid(a, [HOUSE_IDS[b], HOUSE_IDS[c]])
        case r.PAIR_TAKEN:
            return h.PairTaken(a, [HOUSE_IDS[b], HOUSE_IDS[c]])
        case r.KEPT:
            return h.Kept(a, HOUSE_IDS[b], HOUSE_IDS[c])
        case r.KEPT_UNSEEN:
            return h.KeptUnseen(a)
        case r.OPENED_CARDS:
            return h.Opened(a, _unpacked(b))
        case r.PICKED:
            return h.Picked(a, HOUSE_IDS[b])
        case r.ACTIVE_TAKEN:
            return h.ActiveTaken(a)
        case r.REST_TAKEN:
            return h.RestTaken(a, HOUSE_IDS[b])
        case r.SENT:
            return h.Sent(HOUSE_IDS[a], b)
        case r.ACTIVE_STAYS:
            return h.ActiveStays(a)
        case r.CAMPAIGN:
            return h.Campaign(a, _unpacked(b))
        case r.ATTACKED:
            return h.Attacked(a, HOUSE_IDS[b])
        case r.RANKED:
            return h.RankedNobunaga(HOUSE_IDS[b], c, d) if a == NOBUNAGA else h.Ranked(a, HOUSE_IDS[b], c, d)
        case r.SCORED:
            return h.ScoredNobunaga(HOUSE_IDS[b]) if a == NOBUNAGA else h.Scored(a, HOUSE_IDS[b])
        case r.PASSED:
            return h.Passed(a, b)
        case r.ENDED:
            return h.Ended()
    raise ValueError(f"unknown event {kind}")
