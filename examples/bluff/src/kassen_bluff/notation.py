"""Decisions and events as data, with stable names for logs, programs and texts."""

from __future__ import annotations

from kassen.author import EventData, MoveData
from kassen_bluff import rules as r
from kassen_bluff import shapes as h
from kassen_bluff.material import FACES
from kassen_bluff.state import BluffRecord
from kassen_bluff.view import faces


def move(s: BluffRecord, id: int) -> MoveData:
    return h.Doubt(s.bid) if id == r.DOUBT else h.Bid(id)


def _unpacked(packed: int) -> h.Dice:
    return faces([(packed >> (3 * face)) & 7 for face in range(FACES)])


def event(s: BluffRecord, kind: int, numbers: tuple[int, ...]) -> EventData:
    """`s` is the record after all that followed the event, so use only `numbers`."""
    a, b, _, _ = numbers
    match kind:
        case r.ROUND:
            return h.Round(number=a, seat=b)
        case r.ROLLED:
            return h.Rolled(a, _unpacked(b))
        case r.BIDS:
            return h.Bids(a, b)
        case r.DOUBTS:
            return h.Doubts(a, b)
        case r.SHOWN:
            return h.Shown(a, _unpacked(b))
        case r.RIGHT:
            return h.Right(a, b)
        case r.WRONG:
            return h.Wrong(a, b)
        case r.ENDED:
            return h.Ended()
    raise ValueError(f"unknown event {kind}")
