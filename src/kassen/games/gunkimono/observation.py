"""What one seat may see as a tensor for learners: whole numbers, in named parts.

The battlefield square by square, in words of 64 bits as the record has them: square (row, column) is number
row * (columns + 1) + column. Then the turn, row and stacks; then every seat, the viewer first and on clockwise.
"""

from __future__ import annotations

from typing import Any

from kassen.core import rule
from kassen.core.bits import lowest
from kassen.core.observation import Part, each_seat, steps
from kassen.core.seats import clockwise
from kassen.games.gunkimono.material import (
    BANNER_ROW,
    END_TILES,
    HAND,
    KIND_IDS,
    KINDS,
    ROW,
    SEATS,
    SET_IDS,
    SETS,
    SETS_IN_STACK,
    SQUARES,
    STRONGHOLDS,
    TILES,
    TROOP_IDS,
    TROOPS,
)
from kassen.games.gunkimono.rules import PHASES
from kassen.games.gunkimono.state import GunkimonoRecord
from kassen.games.gunkimono.view import count_end, count_main

PHASE_COUNT = len(PHASES)
HIGHEST = 20  # levels that are told apart, and supports: nobody builds higher
MOST_POINTS = 250  # that are told apart
PER_SQUARE = 3 + TROOPS + 2  # and two numbers a seat: whose stronghold, whose formation
GLOBAL = 2 + PHASE_COUNT + KINDS + TROOPS + KINDS + 4 + TROOPS * SETS_IN_STACK
PER_SEAT = 5 + 2 * TROOPS + 2 * KINDS + 2 * TROOPS * SETS_IN_STACK


def observation(players: int) -> list[Part]:
    seats = steps(players)
    return [
        Part("squares", "is there such a square?", rows=(SQUARES,)),
        Part("level", f"how many tiles lie there ({HIGHEST}: or more)", HIGHEST, rows=(SQUARES,)),
        Part("supports", f"small tiles face down in its pile ({HIGHEST}: or more)", HIGHEST, rows=(SQUARES,)),
        Part("troop", "the troop that shows", names=TROOP_IDS, rows=(SQUARES,), one_of=True),
        Part("half", "where the halves of this turn’s tile lie", names=["first", "second"], rows=(SQUARES,)),
        Part("stronghold", "whose stronghold stands there", names=seats, rows=(SQUARES,), one_of=True),
        Part("formation", "whose stronghold commands it", names=seats, rows=(SQUARES,)),
        Part("columns", "columns of the battlefield", SQUARES),
        Part("phase", "which decision is open", names=[PHASES[phase].name for phase in range(PHASE_COUNT)], one_of=True),
        Part("scored", "halves of the tile that are scored already", 2),
        Part("tile", "the tile of this turn, large or small", names=[*KIND_IDS, *TROOP_IDS], one_of=True),
        Part("row", "open tiles in the row by kind", ROW, KIND_IDS),
        Part("stack", "tiles left in the main stack", TILES),
        Part("end_stack", "tiles left in the end stack, the end tile among them until it appears", END_TILES + 1),
        Part("ending", "has the end tile appeared?"),
        Part("passes", "seats in a row that passed", SEATS),
        Part("banners", "of each troop, the sets still on its stack", names=SET_IDS, rows=(TROOPS,)),
        *each_seat(
            players,
            [
                Part("score", f"points ({MOST_POINTS}: or more)", MOST_POINTS),
                Part("built", "strongholds built", STRONGHOLDS),
                Part("deciding", "decides now?"),
                Part("first", "began the game?"),
                Part("tiles", "tiles in hand", HAND),
                Part("honor", "steps on the honor track by troop", max(BANNER_ROW), TROOP_IDS),
                Part("reserve", "small tiles not used yet", names=TROOP_IDS),
                Part("hand", "tiles in hand by kind as far as the viewer knows them", HAND, KIND_IDS),
                Part("known", "of these, tiles that everybody knows", HAND, KIND_IDS),
                Part("banners", "of each troop, the sets whose banner it took", names=SET_IDS, rows=(TROOPS,)),
                Part("values", "what those are worth, as far as the viewer knows", 15, SET_IDS, (TROOPS,)),
            ],
        ),
    ]


@rule
def observe(s: GunkimonoRecord, seat: int, out: Any) -> None:
    field = SQUARES * (PER_SQUARE + 2 * s.players)
    for i in range(field + GLOBAL + s.players * PER_SEAT):
        out[i] = 0
    observe_squares(s, out)
    observe_claims(s, seat, out, SQUARES * PER_SQUARE)
    observe_table(s, out, field)
    for step in range(s.players):
        observe_seat(s, clockwise(s, seat, step), step == 0, out, field + GLOBAL + step * PER_SEAT)


@rule
def observe_squares(s: GunkimonoRecord, out: Any) -> None:
    """Where all squares are alike, loops that processors do many at a time; where few are set, from one to the next."""
    for square in range(SQUARES):
        out[square] = (s.board >> square) & 1
    for k in range(s.planes):
        for square in range(SQUARES):
            out[SQUARES + square] += ((s.plane[k] >> square) & 1) << k
    for square in range(SQUARES):
        out[SQUARES + square] = min(out[SQUARES + square], HIGHEST)
    for square in range(SQUARES):
        out[2 * SQUARES + square] = min(s.supports[square], HIGHEST)
    for troop in range(TROOPS):
        mark(s.face[troop], out, 3 * SQUARES + troop, TROOPS)
    halves = (3 + TROOPS) * SQUARES
    if s.at >= 0:
        out[halves + 2 * s.at] = 1
    if s.to >= 0:
        out[halves + 2 * s.to + 1] = 1


@rule
def observe_claims(s: GunkimonoRecord, seat: int, out: Any, at: int) -> None:
    """Strongholds, then the formations they command."""
    for step in range(s.players):
        other = clockwise(s, seat, step)
        mark(s.site[other][0] | s.site[other][1], out, at + step, s.players)
        mark(s.claim[other][0] | s.claim[other][1], out, at + SQUARES * s.players + step, s.players)


@rule
def mark(squares: int, out: Any, at: int, apart: int) -> None:
    """A 1 for each of these squares, whose places are so far apart."""
    while squares:
        out[at + lowest(squares) * apart] = 1
        squares &= squares - 1


@rule
def observe_table(s: GunkimonoRecord, out: Any, at: int) -> None:
    out[at] = s.columns
    at += 1
    if s.seat >= 0:
        out[at + s.phase] = 1
    at += PHASE_COUNT
    out[at] = s.half
    at += 1
    if s.tile >= 0:
        out[at + s.tile] = 1
    at += KINDS + TROOPS
    for k in range(s.row_size):
        out[at + s.row[k]] += 1
    at += KINDS
    out[at] = count_main(s)
    out[at + 1] = count_end(s)
    out[at + 2] = s.ending
    out[at + 3] = s.passes
    at += 4
    for column in range(TROOPS):
        for k in range(SETS[s.players]):
            if s.owner[column][k] < 0:
                out[at + column * SETS_IN_STACK + k] = 1


@rule
def observe_seat(s: GunkimonoRecord, seat: int, own: bool, out: Any, at: int) -> None:
    out[at] = min(s.score[seat], MOST_POINTS)
    out[at + 1] = s.built[seat]
    out[at + 2] = 1 if s.seat == seat else 0
    out[at + 3] = 1 if s.first == seat else 0
    out[at + 4] = s.held[seat]
    at += 5
    for troop in range(TROOPS):
        out[at + troop] = s.honor[seat][troop]
        out[at + TROOPS + troop] = (s.reserve[seat] >> troop) & 1
    at += 2 * TROOPS
    for slot in range(s.held[seat]):
        if slot < s.known[seat]:
            out[at + KINDS + s.hand[seat][slot]] += 1
        if own or slot < s.known[seat]:
            out[at + s.hand[seat][slot]] += 1
    at += 2 * KINDS
    for column in range(TROOPS):
        for k in range(SETS[s.players]):
            if s.owner[column][k] == seat:
                out[at + column * SETS_IN_STACK + k] = 1
                if own or s.seat < 0:
                    out[at + (TROOPS + column) * SETS_IN_STACK + k] = s.banner[column][k]
