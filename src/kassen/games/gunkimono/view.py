"""What one seat may see, and nothing else: as data for people and programs, and as a tensor."""

from __future__ import annotations

from typing import Any

from kassen.core import NOBODY, rule
from kassen.core.bits import members
from kassen.core.seats import clockwise, with_seat
from kassen.games.gunkimono import rules as r
from kassen.games.gunkimono.field import height, troop_at
from kassen.games.gunkimono.material import (
    BANNER_ROW,
    END_TILES,
    HAND,
    KIND_IDS,
    KINDS,
    REMOVED,
    ROW,
    SEATS,
    SET_IDS,
    SETS,
    SETS_IN_STACK,
    SQUARES,
    STRONGHOLD_ROW,
    STRONGHOLDS,
    TILES,
    TROOP_IDS,
    TROOPS,
)
from kassen.games.gunkimono.notation import square, squares, tile
from kassen.games.gunkimono.state import Table


@rule
def count_main(s: Table) -> int:
    """Tiles left in the main stack."""
    return max(s.stack_size - int(REMOVED[s.players]) - END_TILES - 1, 0)


@rule
def count_end(s: Table) -> int:
    """Tiles left in the end stack, the end tile among them until it appears."""
    return min(s.stack_size - int(REMOVED[s.players]), END_TILES + 1)


def reserve_of(s: Table, seat: int) -> list[str]:
    return [TROOP_IDS[troop] for troop in members(s.reserve[seat])]


def view(s: Table) -> dict[str, Any]:
    """What everybody may see."""
    owners = {at: other for other in range(s.players) for at in members(s.site[other][0] | s.site[other][1])}
    board: dict[str, Any] = {
        "rows": s.rows,
        "columns": s.columns,
        "squares": [view_square(s, at, owners.get(at)) for at in members(s.board)],
        "row": [KIND_IDS[kind] for kind in s.row[: s.row_size]],
        "stack": count_main(s),
        "end_stack": count_end(s),
        "ending": bool(s.ending),
        "passes": s.passes,
        "first": s.first,
        "track": {"strongholds": list(STRONGHOLD_ROW[s.players]), "banners": BANNER_ROW[s.players]},
        "banners": {name: banners_left(s, column) for column, name in enumerate(TROOP_IDS)},
        "seats": [view_seat(s, other) for other in range(s.players)],
    }
    if s.tile >= 0:
        board["turn"] = view_turn(s)
    return board


def view_square(s: Table, at: int, owner: int | None) -> dict[str, Any]:
    """`owner` is whose stronghold stands there."""
    row, column = divmod(at, s.columns + 1)
    return {
        "at": square(s, at),
        "row": row + 1,
        "column": column + 1,
        "troop": TROOP_IDS[troop_at(s, at)],
        "level": height(s, at),
        "supports": s.supports[at],
        "stronghold": owner,
    }


def tiles(kinds: list[int]) -> list[str]:
    """Tiles by name, sorted: nobody learns from their order."""
    return [KIND_IDS[kind] for kind in sorted(kinds)]


def banners_left(s: Table, column: int) -> list[str]:
    """The sets still on a stack, from the top."""
    return [SET_IDS[k] for k in range(SETS[s.players]) if s.owner[column][k] == NOBODY]


def view_seat(s: Table, seat: int) -> dict[str, Any]:
    return {
        "score": s.score[seat],
        "tiles": s.held[seat],
        "known": tiles(s.hand[seat][: s.known[seat]]),
        "reserve": reserve_of(s, seat),
        "honor": dict(zip(TROOP_IDS, s.honor[seat], strict=True)),
        "strongholds": [squares(s, site)[0] for site in s.site[seat][: s.built[seat]]],
        "formations": [squares(s, claim) for claim in s.claim[seat][: s.built[seat]]],
        "waiting": STRONGHOLDS - s.built[seat],
        "banners": banners_of(s, seat, valued=s.seat == NOBODY),
    }


def own(s: Table, seat: int, board: dict[str, Any]) -> dict[str, Any]:
    """A seat sees its hand, and what its banners are worth; at the end everybody does."""
    shown = {"banners": banners_of(s, seat, valued=True), "hand": tiles(s.hand[seat][: s.held[seat]])}
    return with_seat(board, seat, shown)


def banners_of(s: Table, seat: int, valued: bool) -> list[dict[str, Any]]:
    taken = []
    for column, troop in enumerate(TROOP_IDS):
        for k in range(SETS[s.players]):
            if s.owner[column][k] == seat:
                banner: dict[str, Any] = {"troop": troop, "banner": SET_IDS[k]}
                taken.append(banner | {"value": s.banner[column][k]} if valued else banner)
    return taken


def view_turn(s: Table) -> dict[str, Any]:
    """The tile being placed or scored."""
    turn: dict[str, Any] = {"tile": tile(s.tile), "at": square(s, s.at)}
    if s.tile < KINDS:
        turn["to"] = square(s, s.to)
    if s.phase == r.SUPPORT:
        turn["support"] = square(s, r.lower_square(s))
    if s.phase == r.SCORE:
        turn |= {"troop": TROOP_IDS[r.half_troop(s)], "formation": squares(s, r.half_formation(s))}
    return turn


def asks(s: Table) -> dict[str, Any]:
    """Which half of the tile is scored."""
    return {"troop": TROOP_IDS[r.half_troop(s)]} if s.phase == r.SCORE else {}


def extra(s: Table) -> dict[str, Any]:
    """What the result adds: troops in own formations, which break ties."""
    return {"troops": [r.own_troops(s, seat) for seat in range(s.players)]}


# ── the tensor ──
# Squares: which there are, their troops, levels, the tile of this turn (first half, second half), strongholds by seat. Then the
# phase, the half scored, the tile of this turn, the row, the stacks; then every seat, the viewer first and on clockwise.

PER_SQUARE = 1 + TROOPS + 1 + 2 + SEATS
GLOBAL = 5 + 1 + (KINDS + TROOPS) + KINDS + 5 + TROOPS * SETS_IN_STACK
PER_SEAT = 4 + 2 * TROOPS + KINDS + TROOPS * SETS_IN_STACK


def observation(players: int) -> int:
    return SQUARES * PER_SQUARE + GLOBAL + players * PER_SEAT


@rule
def observe(s: Table, seat: int, out: Any) -> None:
    for i in range(SQUARES * PER_SQUARE + GLOBAL + s.players * PER_SEAT):
        out[i] = 0
    for at in range(SQUARES):
        if (s.board >> at) & 1:
            observe_square(s, seat, at, out, at * PER_SQUARE)
    at = SQUARES * PER_SQUARE
    observe_table(s, out, at)
    at += GLOBAL
    for step in range(s.players):
        observe_seat(s, clockwise(s, seat, step), step == 0, out, at + step * PER_SEAT)


@rule
def observe_square(s: Table, seat: int, square: int, out: Any, at: int) -> None:
    out[at] = 1
    out[at + 1 + troop_at(s, square)] = 1
    out[at + 1 + TROOPS] = height(s, square) / 8
    out[at + 2 + TROOPS] = 1 if s.at == square else 0
    out[at + 3 + TROOPS] = 1 if s.to == square else 0
    for step in range(s.players):
        other = clockwise(s, seat, step)
        if ((s.site[other][0] | s.site[other][1]) >> square) & 1:
            out[at + 4 + TROOPS + step] = 1


@rule
def observe_table(s: Table, out: Any, at: int) -> None:
    if s.seat >= 0:
        out[at + s.phase] = 1
    out[at + 5] = s.half
    at += 6
    if s.tile >= 0:
        out[at + s.tile] = 1
    at += KINDS + TROOPS
    for k in range(s.row_size):
        out[at + s.row[k]] += 1 / ROW
    at += KINDS
    out[at] = count_main(s) / TILES
    out[at + 1] = count_end(s) / (END_TILES + 1)
    out[at + 2] = s.ending
    out[at + 3] = s.passes / s.players
    out[at + 4] = BANNER_ROW[s.players] / 10
    at += 5
    for column in range(TROOPS):
        for k in range(SETS[s.players]):
            if s.owner[column][k] < 0:
                out[at + column * SETS_IN_STACK + k] = 1


@rule
def observe_seat(s: Table, seat: int, own: bool, out: Any, at: int) -> None:
    out[at] = s.score[seat] / 100
    out[at + 1] = s.built[seat] / STRONGHOLDS
    out[at + 2] = 1 if s.seat == seat else 0
    out[at + 3] = 1 if s.first == seat else 0
    at += 4
    for troop in range(TROOPS):
        out[at + troop] = s.honor[seat][troop] / BANNER_ROW[s.players]
        out[at + TROOPS + troop] = (s.reserve[seat] >> troop) & 1
    at += 2 * TROOPS
    # the hand as far as the viewer knows it
    for slot in range(s.held[seat]):
        if own or slot < s.known[seat]:
            out[at + s.hand[seat][slot]] += 1 / HAND
    at += KINDS
    # banners: their values where the viewer knows them, a mark where not
    for column in range(TROOPS):
        for k in range(SETS[s.players]):
            if s.owner[column][k] == seat:
                seen = own or s.seat < 0
                out[at + column * SETS_IN_STACK + k] = 1 + s.banner[column][k] / 15 if seen else 1
