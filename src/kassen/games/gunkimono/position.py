"""The whole state in names, and back: for setting up by hand, sharing and testing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import msgspec

from kassen.core import NOBODY
from kassen.core.bits import members
from kassen.core.position import check_seats, demand, index_of, phase_of, read, seat_of
from kassen.core.seats import steps_to
from kassen.games.gunkimono import rules as r
from kassen.games.gunkimono.field import (
    compare,
    count_fits,
    find_contested,
    find_fits,
    formation,
    height,
    links,
    pairs,
    troop_at,
)
from kassen.games.gunkimono.material import (
    BANNER_ROW,
    BANNER_VALUES,
    COPIES,
    END_TILE,
    END_TILES,
    HALF_TROOP,
    HAND,
    KIND_IDS,
    KINDS,
    LETTERS,
    REMOVED,
    ROW,
    SET_IDS,
    SETS,
    SQUARES,
    STRONGHOLD_ROW,
    STRONGHOLDS,
    TILES,
    TROOP_IDS,
    TROOPS,
)
from kassen.games.gunkimono.notation import square, squares, tile
from kassen.games.gunkimono.state import NOTHING, PLANES, GunkimonoRecord
from kassen.games.gunkimono.view import count_end, reserve_of

END = "end"  # the end tile's name in a stack

Number = Annotated[int, msgspec.Meta(ge=0, le=127)]
Points = Annotated[int, msgspec.Meta(ge=0, le=30000)]


class Banners(msgspec.Struct, forbid_unknown_fields=True):
    values: list[Number]  # from the top of the stack as it was stacked
    taken: list[Number] = []  # seats, in the order in which they took them


class SeatThings(msgspec.Struct, forbid_unknown_fields=True):
    score: Points
    known: list[str]  # tiles in hand that everybody knows
    unseen: list[str]  # the others
    reserve: list[str]
    honor: dict[str, Number]
    strongholds: list[str] = []  # squares, in order of building
    ruled_out: list[str] = []  # what the unseen tiles cannot be: it passed when those could have been placed


class Turn(msgspec.Struct, forbid_unknown_fields=True):
    tile: str
    at: str
    to: str | None = None
    scoring: str | None = None  # the troop of the half being scored


class Position(msgspec.Struct, forbid_unknown_fields=True):
    seat: Number | None
    phase: str
    first: Number
    field: list[str]  # a text a row, a letter and a level a square
    row: list[str]
    stack: list[str]  # the next tile first
    end_stack: list[str]
    banners: dict[str, Banners]
    seats: list[SeatThings]
    removed: list[str] = []
    supports: dict[str, Number] = {}
    ending: bool = False
    passes: Number = 0
    turn: Turn | None = None


# ── out ──


def position(s: GunkimonoRecord) -> dict[str, Any]:
    removed = REMOVED[s.players]
    given: dict[str, Any] = {
        "first": s.first,
        "ending": bool(s.ending),
        "passes": s.passes,
        "field": [_row_text(s, row) for row in range(s.rows)],
        "supports": {square(s, at): number for at, number in enumerate(s.supports) if number},
        "row": _names(s.row[: s.row_size]),
        "stack": _names(s.stack[removed + count_end(s) : s.stack_size][::-1]),
        "end_stack": _names(s.stack[removed : removed + count_end(s)][::-1]),
        "removed": _names(s.stack[:removed]),
        "banners": {name: _banners(s, column) for column, name in enumerate(TROOP_IDS)},
        "seats": [_seat_things(s, seat) for seat in range(s.players)],
    }
    if s.tile != NOTHING:
        turn = {"tile": tile(s.tile), "at": square(s, s.at)}
        if s.tile < KINDS:
            turn["to"] = square(s, s.to)
        if s.phase == r.SCORE:
            turn["scoring"] = TROOP_IDS[r.half_troop(s)]
        given["turn"] = turn
    return given


def _row_text(s: GunkimonoRecord, row: int) -> str:
    cells = []
    for column in range(s.columns):
        at = row * (s.columns + 1) + column
        cells.append(f"{LETTERS[troop_at(s, at)]}{height(s, at)}" if s.board >> at & 1 else ".")
    return " ".join(cells)


def _names(kinds: Iterable[int]) -> list[str]:
    return [END if kind == END_TILE else KIND_IDS[kind] for kind in kinds]


def _banners(s: GunkimonoRecord, column: int) -> dict[str, Any]:
    owners = s.owner[column][: SETS[s.players]]
    return {"values": s.banner[column][: SETS[s.players]], "taken": [owner for owner in owners if owner != NOBODY]}


def _seat_things(s: GunkimonoRecord, seat: int) -> dict[str, Any]:
    return {
        "score": s.score[seat],
        "known": _names(s.hand[seat][: s.known[seat]]),
        "unseen": _names(s.hand[seat][s.known[seat] : s.held[seat]]),
        "reserve": reserve_of(s, seat),
        "honor": dict(zip(TROOP_IDS, s.honor[seat], strict=True)),
        "strongholds": [squares(s, site)[0] for site in s.site[seat][: s.built[seat]]],
        "ruled_out": [KIND_IDS[kind] for kind in members(s.barred[seat])],
    }


# ── in ──


def place(s: GunkimonoRecord, data: Mapping[str, Any]) -> None:
    given = read(data, Position)
    check_seats(given.seats, s.players)
    s.first, s.ending = seat_of(given.first, s.players, "first"), int(given.ending)
    place_field(s, given)
    place_stacks(s, given)
    for seat, things in enumerate(given.seats):
        place_seat(s, seat, things)
    place_banners(s, given)
    place_strongholds(s, given)
    if given.turn is not None:
        place_turn(s, given.turn)
    place_decision(s, given)
    check_tiles(s)
    check_hands(s)
    check_heights(s)


def place_field(s: GunkimonoRecord, given: Position) -> None:
    demand(len(given.field) == s.rows, f"the battlefield has {s.rows} rows, not {len(given.field)}")
    s.face, s.plane = [0] * TROOPS, [0] * PLANES
    for row, text in enumerate(given.field):
        cells = text.split()
        demand(len(cells) == s.columns, f"row {row + 1} of the battlefield has {s.columns} squares, not {len(cells)}")
        for column, cell in enumerate(cells):
            place_square(s, row * (s.columns + 1) + column, cell)
    s.planes = max((k + 1 for k in range(PLANES) if s.plane[k]), default=0)
    for name, number in given.supports.items():
        at = _square(s, name)
        demand(
            height(s, at) >= 2 * number, f"{number} supports, each under a tile, do not fit into level {height(s, at)} of {name}"
        )
        s.supports[at] = number


def place_square(s: GunkimonoRecord, at: int, cell: str) -> None:
    name = square(s, at)
    if not s.board >> at & 1:
        demand(cell == ".", f"there is no square {name}; write . there")
        return
    match = re.fullmatch(rf"([{LETTERS}])(\d\d?)", cell)
    if match is None:
        raise ValueError(f"position: {cell[:20]!r} on {name} is not a letter of {', '.join(LETTERS)} and a level")
    troop, level = LETTERS.index(match[1]), int(match[2])
    demand(level <= TILES + TROOPS * s.players, f"level {level} on {name} is higher than all tiles together")
    printed = bool(s.printed[troop] >> at & 1)
    demand(level != 0 or printed, f"{name} has level 0 but does not show the troop printed there")
    demand(level != 1 or not printed, f"on {name} a tile would lie directly on its own troop")
    s.face[troop] |= 1 << at
    for k in range(PLANES):
        s.plane[k] |= (level >> k & 1) << at


def place_stacks(s: GunkimonoRecord, given: Position) -> None:
    removed = [_kind(name) for name in given.removed]
    ends = [END_TILE if name == END else _kind(name) for name in given.end_stack]
    main = [_kind(name) for name in given.stack]
    demand(
        len(removed) == REMOVED[s.players], f"{REMOVED[s.players]} tiles are removed with {s.players} players, not {len(removed)}"
    )
    demand(len(main) <= TILES, f"the stack has {len(main)} tiles, the box only {TILES}")
    demand(ends.count(END_TILE) == (not s.ending), "the end tile is in the end stack until it appears, and then no more")
    most = END_TILES + (not s.ending)
    demand(len(ends) <= most, f"the end stack has at most {most} tiles now, not {len(ends)}")
    demand(not main or len(ends) == END_TILES + 1, "the end stack is whole while there is a main stack")
    s.stack_size = len(removed) + len(ends) + len(main)
    for at, kind in enumerate([*removed, *reversed(ends), *reversed(main)]):
        s.stack[at] = kind
    fewest = ROW - 1 if s.ending else ROW
    demand(fewest <= len(given.row) <= ROW, f"{ROW} tiles lie face up, and one less only after the end tile was revealed")
    s.row_size = len(given.row)
    for at, name in enumerate(given.row):
        s.row[at] = _kind(name)


def place_seat(s: GunkimonoRecord, seat: int, things: SeatThings) -> None:
    s.score[seat] = things.score
    tiles = [_kind(name) for name in things.known + things.unseen]
    demand(len(tiles) <= HAND, f"seat {seat} holds {len(tiles)} tiles, but at most {HAND}")
    s.known[seat], s.held[seat] = len(things.known), len(tiles)
    s.hand[seat][: len(tiles)] = tiles
    s.reserve[seat] = _bits((_troop(name) for name in things.reserve), f"seat {seat} has one small tile of each troop at most")
    s.barred[seat] = _bits((_kind(name) for name in things.ruled_out), f"seat {seat}: a tile is ruled out once")
    for name in things.unseen:
        demand(name not in things.ruled_out, f"seat {seat} holds {name}, which is ruled out")
    demand(sorted(things.honor) == sorted(TROOP_IDS), f"seat {seat} has a marker for each of {', '.join(TROOP_IDS)}")
    top = BANNER_ROW[s.players]
    for name, steps in things.honor.items():
        demand(steps <= top, f"seat {seat}: the {name} marker is at {steps}, but the track ends at the banner row, {top}")
        s.honor[seat][_troop(name)] = steps


def place_banners(s: GunkimonoRecord, given: Position) -> None:
    demand(sorted(given.banners) == sorted(TROOP_IDS), f"banners: one stack for each of {', '.join(TROOP_IDS)}")
    sets = SETS[s.players]
    for name, stack in given.banners.items():
        column = _troop(name)
        demand(
            len(stack.values) == sets,
            f"a stack has {sets} banners with {s.players} players, not {len(stack.values)} as on {name}",
        )
        s.banner[column][:sets] = stack.values
        gone = [seat for seat in range(s.players) if s.honor[seat][column] == BANNER_ROW[s.players]]
        takers = set(stack.taken)
        demand(takers <= set(gone), f"{name}: only a seat whose marker has left the track can have a banner")
        number = min(len(gone), sets)
        demand(
            len(takers) == len(stack.taken) == number,
            f"{name}: {len(gone)} markers left the track, so {number} banners were taken",
        )
        s.owner[column][:number] = stack.taken
    for k in range(sets):
        values = sorted(s.banner[column][k] for column in range(TROOPS))
        demand(values == sorted(BANNER_VALUES[k]), f"the {SET_IDS[k]} banners are {BANNER_VALUES[k]}, one for each stack")


def place_strongholds(s: GunkimonoRecord, given: Position) -> None:
    for seat, things in enumerate(given.seats):
        demand(len(things.strongholds) <= STRONGHOLDS, f"seat {seat} has only {STRONGHOLDS} strongholds")
        s.built[seat] = len(things.strongholds)
        for k, name in enumerate(things.strongholds):
            at = _square(s, name)
            demand(not s.strongholds >> at & 1, f"two strongholds cannot stand on {name}")
            steps = STRONGHOLD_ROW[s.players][k]
            reached = min(s.honor[seat]) >= steps
            demand(reached, f"seat {seat} cannot have built {k + 1} strongholds: not all its markers have reached {steps}")
            s.site[seat][k] = 1 << at
            s.strongholds |= 1 << at
    for seat in range(s.players):
        for k in range(s.built[seat]):
            s.claim[seat][k] = formation(s, s.site[seat][k].bit_length() - 1)
            where = squares(s, s.site[seat][k])[0]
            demand(not links(s, s.claim[seat][k]), f"the formation of {where} holds strongholds of two seats")
    s.contested = [find_contested(s, troop) for troop in range(TROOPS)]


def place_turn(s: GunkimonoRecord, turn: Turn) -> None:
    s.at = _square(s, turn.at)
    if turn.tile in TROOP_IDS:
        demand(turn.to is None, "a small tile lies on one square")
        s.tile = KINDS + _troop(turn.tile)
        return
    demand(turn.to is not None, "a large tile lies on two squares, `at` and `to`")
    s.tile, s.to = _kind(turn.tile), _square(s, turn.to or "")
    demand(abs(s.at - s.to) in (1, s.below), "a large tile lies on two adjacent squares")


# ── the open decision ──


def place_decision(s: GunkimonoRecord, given: Position) -> None:
    demand(given.passes <= s.players, f"{given.passes} seats cannot have passed in succession")
    s.passes = given.passes
    if given.phase == "over":
        demand(given.seat is None, "nobody decides when the game is over")
        demand(given.turn is None, "there is no turn when the game is over")
        demand(s.ending or s.passes == s.players, "the game is over only after the end tile has appeared or when all have passed")
        s.seat = NOBODY
        return
    phase = phase_of(given.phase, r.PHASES)
    if given.seat is None or given.seat >= s.players:
        raise ValueError(f"position: seat is {given.seat}, but seats are 0 to {s.players - 1}")
    s.seat, s.phase = given.seat, phase
    demand(not (s.ending and s.seat == s.first), "once the end tile has appeared the first player has no more turn")
    demand(s.tile == NOTHING or s.passes == 0, "whoever placed a tile did not pass")
    demand(s.passes < s.players or phase == r.BUILD, "when all have passed in succession the game is over")
    opens = {r.PLACE: _open_place, r.SUPPORT: _open_support, r.SCORE: _open_score, r.BUILD: _open_build, r.REFILL: _open_refill}
    demand(phase == r.SCORE or given.turn is None or given.turn.scoring is None, "no half is scored in this phase")
    opens[phase](s, given)


def _open_place(s: GunkimonoRecord, given: Position) -> None:
    demand(given.turn is None, "before a tile is placed there is no turn")
    find_fits(s)
    demand(count_fits(s) > 1, "the decision has fewer than two options, and such a decision is not asked")


def _open_support(s: GunkimonoRecord, given: Position) -> None:
    demand(0 <= s.tile < KINDS, "only a large tile is supported")
    troops = [HALF_TROOP[s.tile][0], HALF_TROOP[s.tile][1]]
    near, step = min(s.at, s.to), abs(s.at - s.to)
    here, there = troops if s.at < s.to else reversed(troops)
    _, rise, fall = compare(s, step)
    demand(pairs(s, here, there, step, 0, rise, fall) >> near & 1, "this tile cannot be placed there with a support")
    reserve = s.reserve[s.seat]
    demand(reserve & (reserve - 1), "a support is chosen only among two or more small tiles")


def _demand_laid(s: GunkimonoRecord) -> None:
    demand(s.tile != NOTHING, "`turn` must say which tile was placed")
    halves = [(s.at, HALF_TROOP[s.tile][0]), (s.to, HALF_TROOP[s.tile][1])] if s.tile < KINDS else [(s.at, s.tile - KINDS)]
    for at, troop in halves:
        demand(height(s, at) > 0 and troop_at(s, at) == troop, f"the tile of this turn does not lie on {square(s, at)}")
        demand(not s.strongholds >> at & 1 or s.phase == r.REFILL, f"no tile was placed under the stronghold of {square(s, at)}")
    demand(len({height(s, at) for at, _ in halves}) == 1, "both halves of a tile lie on one level")


def _open_score(s: GunkimonoRecord, given: Position) -> None:
    _demand_laid(s)
    names = [TROOP_IDS[troop] for troop in HALF_TROOP[s.tile]] if s.tile < KINDS else [TROOP_IDS[s.tile - KINDS]]
    scoring = given.turn.scoring if given.turn else None
    demand(scoring in names, f"`scoring` is the half that is scored: {' or '.join(names)}")
    s.half = names.index(scoring or "")
    demand(r.can_score_points(s) and r.can_score_honor(s), "this half has no choice between points and honor")


def _open_build(s: GunkimonoRecord, given: Position) -> None:
    if s.tile == NOTHING:
        demand(s.passes > 0, "without a tile placed the seat must have passed")
    else:
        _demand_laid(s)
        s.half = r.count_halves(s)
    demand(r.is_due(s), f"no stronghold of seat {s.seat} is due")
    s.sites = r.build_sites(s)
    demand(s.sites & (s.sites - 1), "there are fewer than two squares to build on, and such a decision is not asked")


def _open_refill(s: GunkimonoRecord, given: Position) -> None:
    _demand_laid(s)
    demand(s.tile < KINDS, "only who placed a large tile refills")
    demand(not s.ending, "nobody refills after the end tile has appeared")
    s.half = r.count_halves(s)


# ── nothing lost, nothing too much ──


def is_placing(s: GunkimonoRecord) -> bool:
    """Is a tile out of the hand but not yet on the battlefield?"""
    return s.seat != NOBODY and s.phase == r.SUPPORT


def check_tiles(s: GunkimonoRecord) -> None:
    for kind, name in enumerate(KIND_IDS):
        somewhere = s.stack[: s.stack_size].count(kind) + s.row[: s.row_size].count(kind)
        somewhere += sum(hand.count(kind) for hand in s.hand) + (s.tile == kind)
        demand(somewhere <= COPIES[kind], f"there are {somewhere} tiles {name}, but the box has {COPIES[kind]}")


def check_hands(s: GunkimonoRecord) -> None:
    for seat in range(s.players):
        large_placed = seat == s.seat and 0 <= s.tile < KINDS
        still_whole = not s.ending or (s.seat != NOBODY and steps_to(s, s.first, seat) >= steps_to(s, s.first, s.seat))
        most = HAND - large_placed
        fewest = most if still_whole else HAND - 1
        demand(fewest <= s.held[seat] <= most, f"seat {seat} holds {s.held[seat]} tiles, which cannot be at this point")
        unseen = s.held[seat] - s.known[seat]
        demand(not s.barred[seat] or unseen, f"seat {seat} holds no unseen tile, so nothing can be ruled out")


def check_heights(s: GunkimonoRecord) -> None:
    """Every tile placed raises two squares, every small one its own."""
    elsewhere = s.stack_size - (not s.ending) + s.row_size + sum(s.held) + is_placing(s)
    large = TILES - elsewhere
    small = sum(TROOPS - s.reserve[seat].bit_count() for seat in range(s.players))
    levels = sum(height(s, at) for at in range(SQUARES))
    demand(sum(s.supports) <= small, f"{sum(s.supports)} supports, but only {small} small tiles are spent")
    demand(large >= 0, f"there are {elsewhere} large tiles, but the box has {TILES}")
    demand(
        levels == 2 * large + small,
        f"{large} large and {small} small tiles are placed, which makes {2 * large + small} levels in all, not {levels}",
    )


def _kind(name: str) -> int:
    return index_of(name, KIND_IDS, "tile")


def _troop(name: str) -> int:
    return index_of(name, TROOP_IDS, "troop")


def _square(s: GunkimonoRecord, name: str) -> int:
    for at in members(s.board):
        if square(s, at) == name:
            return at
    raise ValueError(f"position: no square {name[:20]!r} on this battlefield")


def _bits(numbers: Iterable[int], sentence: str) -> int:
    word = 0
    for number in numbers:
        demand(not word >> number & 1, sentence)
        word |= 1 << number
    return word
