"""The first position: the battlefield as printed, banners stacked, tiles removed, stacked and dealt."""

from __future__ import annotations

from kassen.core import EVERYBODY, NOBODY, all_but, draw, only, rule, shuffle, tell
from kassen.core.bits import wide
from kassen.core.options import OptionValues
from kassen.games.gunkimono.material import (
    BANNER_VALUES,
    COPIES,
    END_TILE,
    END_TILES,
    HAND,
    KINDS,
    REMOVED,
    ROW,
    SEATS,
    SETS,
    SETS_IN_STACK,
    SQUARES,
    TROOPS,
    load_layout,
)
from kassen.games.gunkimono.rules import (
    DEALT,
    DEALT_UNSEEN,
    FIRST_CHOSEN,
    PLACE,
    add_unseen,
    draw_tile,
    reveal,
)
from kassen.games.gunkimono.state import NOTHING, GunkimonoRecord


def configure(s: GunkimonoRecord, options: OptionValues) -> None:
    s.strict_build = int(options["strict_build"])
    layout = load_layout(options["layout"])
    s.rows, s.columns = layout.rows, layout.columns
    # A single row of 63 squares has nothing below it, and no shift may reach the width of a word.
    s.below = min(layout.columns + 1, SQUARES - 1)
    for square, troop in layout.printed.items():
        s.board |= 1 << square
        s.printed[troop] |= 1 << square
    s.face = s.printed[:]
    s.tile = s.at = s.to = NOTHING
    s.hand = [[NOTHING] * HAND for _ in range(SEATS)]
    s.stack = [NOTHING] * len(s.stack)
    s.row = [NOTHING] * ROW
    s.owner = [[NOBODY] * SETS_IN_STACK for _ in range(TROOPS)]
    for seat in range(s.players):
        s.reserve[seat] = (1 << TROOPS) - 1


@rule
def setup(s: GunkimonoRecord) -> None:
    stack_banners(s)
    stack_tiles(s)
    # Three tiles face up, three to each seat. (S)
    for _ in range(ROW):
        reveal(s)
    for seat in range(s.players):
        for _ in range(HAND):
            add_unseen(s, seat, draw_tile(s))
        tell(s, only(seat), DEALT, seat, s.hand[seat][0], s.hand[seat][1], s.hand[seat][2])
        tell(s, all_but(seat), DEALT_UNSEEN, seat)
    # The first player is random. (S)
    s.first = draw(s, wide(s.players))
    tell(s, EVERYBODY, FIRST_CHOSEN, s.first)
    s.seat = s.first
    s.phase = PLACE


# Each set is shuffled; every column gets a stack, one banner of each set; with 2 players no lotus. (S)


@rule
def stack_banners(s: GunkimonoRecord) -> None:
    for k in range(SETS[s.players]):
        for column in range(TROOPS):
            s.banner[column][k] = BANNER_VALUES[k][column]
        for column in range(TROOPS - 1, 0, -1):
            other = draw(s, column + 1)
            value = s.banner[column][k]
            s.banner[column][k] = s.banner[other][k]
            s.banner[other][k] = value


# With 3 players 10, with 2 players 20 large tiles are removed, unseen. Five tiles are shuffled with the end tile: the end
# stack, used only when the main stack is empty. (S)


@rule
def stack_tiles(s: GunkimonoRecord) -> None:
    size = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind]):
            s.stack[size] = kind
            size += 1
    shuffle(s, s.stack, size)
    place = REMOVED[s.players] + draw(s, END_TILES + 1)
    s.stack[size] = s.stack[place]
    s.stack[place] = END_TILE
    s.stack_size = size + 1
