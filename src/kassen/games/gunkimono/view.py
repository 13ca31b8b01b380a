"""What one seat may see, and nothing else: as data for people and programs, and as a tensor."""

from __future__ import annotations

from typing import Any

from kassen.core import NOBODY, rule
from kassen.core.bits import members
from kassen.core.shapes import with_seat
from kassen.games.gunkimono import rules as r
from kassen.games.gunkimono import shapes as h
from kassen.games.gunkimono.field import height, troop_at
from kassen.games.gunkimono.material import (
    BANNER_ROW,
    END_TILES,
    KIND_IDS,
    KINDS,
    REMOVED,
    SET_IDS,
    SETS,
    STRONGHOLD_ROW,
    STRONGHOLDS,
    TROOP_IDS,
)
from kassen.games.gunkimono.notation import square, squares, tile
from kassen.games.gunkimono.state import GunkimonoRecord


@rule
def count_main(s: GunkimonoRecord) -> int:
    """Tiles left in the main stack."""
    return max(s.stack_size - int(REMOVED[s.players]) - END_TILES - 1, 0)


@rule
def count_end(s: GunkimonoRecord) -> int:
    """Tiles left in the end stack, the end tile among them until it appears."""
    return min(s.stack_size - int(REMOVED[s.players]), END_TILES + 1)


def reserve_of(s: GunkimonoRecord, seat: int) -> list[h.Troop]:
    return [TROOP_IDS[troop] for troop in members(s.reserve[seat])]


def view(s: GunkimonoRecord) -> h.Board:
    """What everybody may see."""
    owners = {at: other for other in range(s.players) for at in members(s.site[other][0] | s.site[other][1])}
    return h.Board(
        rows=s.rows,
        columns=s.columns,
        squares=[view_square(s, at, owners.get(at)) for at in members(s.board)],
        row=[KIND_IDS[kind] for kind in s.row[: s.row_size]],
        stack=count_main(s),
        end_stack=count_end(s),
        ending=bool(s.ending),
        passes=s.passes,
        first=s.first,
        track=h.Track(list(STRONGHOLD_ROW[s.players]), BANNER_ROW[s.players]),
        banners={name: banners_left(s, column) for column, name in enumerate(TROOP_IDS)},
        seats=[view_seat(s, other) for other in range(s.players)],
        turn=view_turn(s) if s.tile >= 0 else None,
    )


def view_square(s: GunkimonoRecord, at: int, owner: int | None) -> h.SquareView:
    """`owner` is whose stronghold stands there."""
    row, column = divmod(at, s.columns + 1)
    return h.SquareView(
        square(s, at), row + 1, column + 1, TROOP_IDS[troop_at(s, at)], height(s, at), s.supports[at], owner
    )  # in order: there are many


def tiles(kinds: list[int]) -> list[str]:
    """Tiles by name, sorted: nobody learns from their order."""
    return [KIND_IDS[kind] for kind in sorted(kinds)]


def banners_left(s: GunkimonoRecord, column: int) -> list[h.BannerSet]:
    """The sets still on a stack, from the top."""
    return [SET_IDS[k] for k in range(SETS[s.players]) if s.owner[column][k] == NOBODY]


def view_seat(s: GunkimonoRecord, seat: int) -> h.SeatView:
    return h.SeatView(
        score=s.score[seat],
        tiles=s.held[seat],
        known=tiles(s.hand[seat][: s.known[seat]]),
        reserve=reserve_of(s, seat),
        honor=dict(zip(TROOP_IDS, s.honor[seat], strict=True)),
        strongholds=[squares(s, site)[0] for site in s.site[seat][: s.built[seat]]],
        formations=[squares(s, claim) for claim in s.claim[seat][: s.built[seat]]],
        waiting=STRONGHOLDS - s.built[seat],
        banners=banners_of(s, seat, valued=s.seat == NOBODY),
    )


def own(s: GunkimonoRecord, seat: int, board: h.Board) -> h.Board:
    """A seat sees its hand, and what its banners are worth; at the end everybody does."""
    return with_seat(board, seat, banners=banners_of(s, seat, valued=True), hand=tiles(s.hand[seat][: s.held[seat]]))


def banners_of(s: GunkimonoRecord, seat: int, valued: bool) -> list[h.Banner]:
    return [
        h.Banner(troop, SET_IDS[k], s.banner[column][k] if valued else None)
        for column, troop in enumerate(TROOP_IDS)
        for k in range(SETS[s.players])
        if s.owner[column][k] == seat
    ]


def view_turn(s: GunkimonoRecord) -> h.TurnView:
    """The tile being placed or scored."""
    scored = s.phase == r.SCORE
    return h.TurnView(
        tile=tile(s.tile),
        at=square(s, s.at),
        to=square(s, s.to) if s.tile < KINDS else None,
        support=square(s, r.lower_square(s)) if s.phase == r.SUPPORT else None,
        troop=TROOP_IDS[r.half_troop(s)] if scored else None,
        formation=squares(s, r.half_formation(s)) if scored else None,
    )


def asks(s: GunkimonoRecord) -> dict[str, Any]:
    """Which half of the tile is scored."""
    return {"troop": TROOP_IDS[r.half_troop(s)]} if s.phase == r.SCORE else {}


def extra(s: GunkimonoRecord) -> dict[str, Any]:
    """What the result adds: troops in own formations, which break ties."""
    return {"troops": [r.own_troops(s, seat) for seat in range(s.players)]}
