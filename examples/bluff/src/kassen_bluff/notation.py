"""Decisions and news as data: stable names for logs, programs and texts."""

from __future__ import annotations

from typing import Any

from kassen_bluff import rules as r
from kassen_bluff.material import FACES
from kassen_bluff.state import Table
from kassen_bluff.view import faces


def move(s: Table, id: int) -> dict[str, Any]:
    return {"do": "doubt", "number": s.bid} if id == r.DOUBT else {"do": "bid", "number": id}


def _unpacked(packed: int) -> list[int]:
    return faces([(packed >> (3 * face)) & 7 for face in range(FACES)])


def event(s: Table, kind: int, numbers: tuple[int, ...]) -> dict[str, Any]:
    """`s` is the record after everything that followed: say only what the numbers carry."""
    a, b, _, _ = numbers
    match kind:
        case r.ROUND:
            return {"event": "round", "number": a, "seat": b}
        case r.ROLLED:
            return {"event": "rolled", "seat": a, "dice": _unpacked(b)}
        case r.BIDS:
            return {"event": "bids", "seat": a, "number": b}
        case r.DOUBTS:
            return {"event": "doubts", "seat": a, "bidder_seat": b}
        case r.SHOWN:
            return {"event": "shown", "seat": a, "dice": _unpacked(b)}
        case r.RIGHT:
            return {"event": "right", "seat": a, "number": b}
        case r.WRONG:
            return {"event": "wrong", "seat": a, "number": b}
        case r.ENDED:
            return {"event": "ended"}
    raise ValueError(f"unknown news {kind}")
