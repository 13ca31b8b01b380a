"""Decisions and news as data: stable names for logs, programs and texts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from kassen.core.bits import members
from kassen.games.gunkimono import rules as r
from kassen.games.gunkimono.field import FIRST_ABOVE, FIRST_RIGHT, connected
from kassen.games.gunkimono.material import HALF_TROOP, KIND_IDS, KINDS, SET_IDS, SQUARES, TROOP_IDS, square_name
from kassen.games.gunkimono.state import WAYS, Table


def square(s: Table, at: int) -> str:
    return square_name(at, s.columns)


def squares(s: Table, word: int) -> list[str]:
    """The names of the squares of a word."""
    return [square(s, at) for at in members(word)]


def tile(id: int) -> str:
    """A large tile by its halves, a small one by its troop."""
    return KIND_IDS[id] if id < KINDS else TROOP_IDS[id - KINDS]


def move(s: Table, id: int) -> dict[str, Any]:
    if id < r.FIRST_SMALL:
        kind, way, near = id // (SQUARES * WAYS), id // SQUARES % WAYS, id % SQUARES
        ends = [square(s, near), square(s, near + (1 if way < FIRST_ABOVE else s.below))]
        at, to = reversed(ends) if way & FIRST_RIGHT else ends
        return {"do": "place", "tile": KIND_IDS[kind], "at": at, "to": to}
    if id < r.FIRST_SUPPORT:
        return {"do": "place-small", "troop": TROOP_IDS[(id - r.FIRST_SMALL) // SQUARES], "at": square(s, id % SQUARES)}
    if id < r.POINTS:
        return {"do": "support", "troop": TROOP_IDS[id - r.FIRST_SUPPORT]}
    if id == r.POINTS:
        return {"do": "points", "troop": TROOP_IDS[r.half_troop(s)], "number": r.half_formation(s).bit_count()}
    if id == r.HONOR:
        return {"do": "honor", "troop": TROOP_IDS[r.half_troop(s)], "number": r.half_symbols(s)}
    if id < r.FIRST_TAKE:
        return {"do": "build", "at": square(s, id - r.FIRST_SITE)}
    if id < r.DRAW:
        return {"do": "take", "tile": KIND_IDS[id - r.FIRST_TAKE]}
    return {"do": "draw"}


def event(s: Table, kind: int, numbers: tuple[int, ...]) -> dict[str, Any]:
    a, b, c, d = numbers
    match kind:
        case r.FIRST_CHOSEN:
            return {"event": "first-chosen", "seat": a}
        case r.DEALT:
            return {"event": "dealt", "seat": a, "tile": [tile(b), tile(c), tile(d)]}
        case r.DEALT_UNSEEN:
            return {"event": "dealt-unseen", "seat": a}
        case r.REVEALED:
            return {"event": "revealed", "tile": tile(a)}
        case r.PLACED:
            return {"event": "placed", "seat": a, "tile": tile(b), "at": square(s, c), "to": square(s, d)}
        case r.PLACED_SMALL:
            return {"event": "placed-small", "seat": a, "troop": TROOP_IDS[b], "at": square(s, c)}
        case r.SUPPORTED:
            return {"event": "supported", "seat": a, "troop": TROOP_IDS[b], "at": square(s, c)}
        case r.SCORED:
            return {"event": "scored", "seat": a, "troop": TROOP_IDS[b], "number": c, "squares": squares(s, d)}
        case r.HONORED:
            return {"event": "honored", "seat": a, "troop": TROOP_IDS[b], "number": c, "reached": d}
        case r.NOT_SCORED:
            return {"event": "not-scored", "seat": a, "troop": TROOP_IDS[b]}
        case r.BANNER:
            return {"event": "banner", "seat": a, "troop": TROOP_IDS[b], "banner": SET_IDS[c], "value": d}
        case r.BANNER_UNSEEN:
            return {"event": "banner-unseen", "seat": a, "troop": TROOP_IDS[b], "banner": SET_IDS[c]}
        case r.NO_BANNER:
            return {"event": "no-banner", "seat": a, "troop": TROOP_IDS[b]}
        case r.BUILT:
            return {"event": "built", "seat": a, "at": square(s, b), "squares": squares(s, c)}
        case r.WAITS:
            return {"event": "waits", "seat": a}
        case r.ASSESSED:
            return {"event": "assessed", "seat": a, "at": square(s, b), "number": c, "squares": squares(s, d)}
        case r.TAKEN:
            return {"event": "taken", "seat": a, "tile": tile(b)}
        case r.DRAWN:
            return {"event": "drawn", "seat": a, "tile": tile(b)}
        case r.DRAWN_UNSEEN:
            return {"event": "drawn-unseen", "seat": a}
        case r.END_DRAWN:
            return {"event": "end-drawn", "seat": a}
        case r.END_REVEALED:
            return {"event": "end-revealed"}
        case r.PASSED:
            return {"event": "passed", "seat": a}
        case r.BANNERS:
            values = [b >> shift & 15 for shift in range(16, -1, -4) if b >> shift & 15]
            return (
                {"event": "banners", "seat": a, "value": values, "number": c} if values else {"event": "banners-none", "seat": a}
            )
        case r.ENDED:
            return {"event": "ended"}
    raise ValueError(f"unknown news {kind}")


# ── the order in which a person likes to read the placements: best-scoring first ──


def listed(s: Table, ids: list[int]) -> list[int]:
    if s.phase != r.PLACE:
        return ids
    points = cache(partial(half_points, s))  # many placements share a half
    return sorted(ids, key=lambda choice: (-placement_points(s, choice, points), choice))


def placement_points(s: Table, id: int, points: Callable[[int, int, int], int]) -> int:
    """The points of a placement if every half that can takes them."""
    if id >= r.FIRST_SMALL:
        at = 1 << id % SQUARES
        return points((id - r.FIRST_SMALL) // SQUARES, at, at)
    kind, way, near = id // (SQUARES * WAYS), id // SQUARES % WAYS, 1 << id % SQUARES
    far = near << (1 if way < FIRST_ABOVE else s.below)
    at, to = (far, near) if way & FIRST_RIGHT else (near, far)
    one, other = HALF_TROOP[kind]
    return points(one, at, near | far) + points(other, to, near | far)


def half_points(s: Table, troop: int, square: int, covered: int) -> int:
    """The points of the formation of a half when its tile lies; none with a stronghold in it. Squares are words."""
    formation = connected((s.face[troop] & ~covered) | square, square, s.below)
    return 0 if formation & s.strongholds else formation.bit_count()
