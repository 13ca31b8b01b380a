"""Decisions and events as data: stable names for logs, programs and texts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from kassen.core.bits import members
from kassen.core.shapes import EventData, MoveData
from kassen.games.gunkimono import rules as r
from kassen.games.gunkimono import shapes as h
from kassen.games.gunkimono.field import FIRST_ABOVE, FIRST_RIGHT, connected
from kassen.games.gunkimono.material import HALF_TROOP, KIND_IDS, KINDS, SET_IDS, SQUARES, TROOP_IDS, square_name
from kassen.games.gunkimono.state import WAYS, GunkimonoRecord


def square(s: GunkimonoRecord, at: int) -> str:
    return square_name(at, s.columns)


def squares(s: GunkimonoRecord, word: int) -> list[str]:
    """The names of the squares of a word."""
    return [square(s, at) for at in members(word)]


def tile(id: int) -> str:
    """A large tile by its halves, a small one by its troop."""
    return KIND_IDS[id] if id < KINDS else TROOP_IDS[id - KINDS]


@cache
def placement(id: int, columns: int, below: int) -> h.Place:
    """It has hundreds of sisters in a list, and most of them are listed again the next time."""
    kind, way, near = id // (SQUARES * WAYS), id // SQUARES % WAYS, id % SQUARES
    one, other = square_name(near, columns), square_name(near + (1 if way < FIRST_ABOVE else below), columns)
    return h.Place(KIND_IDS[kind], other, one) if way & FIRST_RIGHT else h.Place(KIND_IDS[kind], one, other)


def move(s: GunkimonoRecord, id: int) -> MoveData:
    if id < r.FIRST_SMALL:
        return placement(id, s.columns, s.below)
    if id < r.FIRST_SUPPORT:
        return h.PlaceSmall(TROOP_IDS[(id - r.FIRST_SMALL) // SQUARES], square(s, id % SQUARES))
    if id < r.POINTS:
        return h.Support(TROOP_IDS[id - r.FIRST_SUPPORT])
    if id == r.POINTS:
        return h.Points(TROOP_IDS[r.half_troop(s)], r.half_formation(s).bit_count())
    if id == r.HONOR:
        return h.Honor(TROOP_IDS[r.half_troop(s)], r.half_symbols(s))
    if id < r.FIRST_TAKE:
        return h.Build(square(s, id - r.FIRST_SITE))
    return h.Take(KIND_IDS[id - r.FIRST_TAKE]) if id < r.DRAW else h.Draw()


def event(s: GunkimonoRecord, kind: int, numbers: tuple[int, ...]) -> EventData:
    a, b, c, d = numbers
    match kind:
        case r.FIRST_CHOSEN:
            return h.FirstChosen(a)
        case r.DEALT:
            return h.Dealt(a, [tile(b), tile(c), tile(d)])
        case r.DEALT_UNSEEN:
            return h.DealtUnseen(a)
        case r.REVEALED:
            return h.Revealed(tile(a))
        case r.PLACED:
            return h.Placed(a, tile(b), square(s, c), square(s, d))
        case r.PLACED_SMALL:
            return h.PlacedSmall(a, TROOP_IDS[b], square(s, c))
        case r.SUPPORTED:
            return h.Supported(a, TROOP_IDS[b], square(s, c))
        case r.SCORED:
            return h.Scored(a, TROOP_IDS[b], c, squares(s, d))
        case r.HONORED:
            return h.Honored(a, TROOP_IDS[b], c, d)
        case r.NOT_SCORED:
            return h.NotScored(a, TROOP_IDS[b])
        case r.BANNER:
            return h.BannerTaken(a, TROOP_IDS[b], SET_IDS[c], d)
        case r.BANNER_UNSEEN:
            return h.BannerUnseen(a, TROOP_IDS[b], SET_IDS[c])
        case r.NO_BANNER:
            return h.NoBanner(a, TROOP_IDS[b])
        case r.BUILT:
            return h.Built(a, square(s, b), squares(s, c))
        case r.WAITS:
            return h.Waits(a)
        case r.ASSESSED:
            return h.Assessed(a, square(s, b), c, squares(s, d))
        case r.TAKEN:
            return h.Taken(a, tile(b))
        case r.DRAWN:
            return h.Drawn(a, tile(b))
        case r.DRAWN_UNSEEN:
            return h.DrawnUnseen(a)
        case r.END_DRAWN:
            return h.EndDrawn(a)
        case r.END_REVEALED:
            return h.EndRevealed()
        case r.PASSED:
            return h.Passed(a)
        case r.BANNERS:
            values = [b >> shift & 15 for shift in range(16, -1, -4) if b >> shift & 15]
            return h.Banners(a, values, c) if values else h.BannersNone(a)
        case r.ENDED:
            return h.Ended()
    raise ValueError(f"unknown event {kind}")


# ── the order in which a person likes to read the placements: best-scoring first ──


def listed(s: GunkimonoRecord, ids: list[int]) -> list[int]:
    if s.phase != r.PLACE:
        return ids
    points = cache(partial(half_points, s))  # many placements share a half
    return sorted(ids, key=lambda choice: choice - r.MOVES * placement_points(s, choice, points))  # equal ones by their ids


def placement_points(s: GunkimonoRecord, id: int, points: Callable[[int, int, int], int]) -> int:
    """The points of a placement if every half that can takes them."""
    if id >= r.FIRST_SMALL:
        return points((id - r.FIRST_SMALL) // SQUARES, 1 << id % SQUARES, 0)
    one, at, other, to = halves(id, s.below)
    covered = at | to
    return points(one, at, covered & s.face[one]) + points(other, to, covered & s.face[other])


@cache
def halves(id: int, below: int) -> tuple[int, int, int, int]:
    """The troops of a large tile and where the placement puts them, as words."""
    kind, way, near = id // (SQUARES * WAYS), id // SQUARES % WAYS, 1 << id % SQUARES
    far = near << (1 if way < FIRST_ABOVE else below)
    at, to = (far, near) if way & FIRST_RIGHT else (near, far)
    one, other = HALF_TROOP[kind]
    return one, at, other, to


def half_points(s: GunkimonoRecord, troop: int, square: int, covered: int) -> int:
    """The points of the formation of a half when its tile lies; none with a stronghold in it. Squares are words, `covered` are
    those of its own troop that the tile hides."""
    formation = connected((s.face[troop] & ~covered) | square, square, s.below)
    return 0 if formation & s.strongholds else formation.bit_count()
