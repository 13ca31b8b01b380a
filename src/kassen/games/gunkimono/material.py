"""Troops, tiles, banners and battlefields, read from data/ and checked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import get_args

from kassen.core import constant
from kassen.core.data import by_players, read_text, read_toml
from kassen.games.gunkimono.shapes import BannerSet, Troop

SEATS = 5
SETS_IN_STACK = 3
STRONGHOLDS = 2  # a seat
HAND = 3  # tiles dealt to a seat
ROW = 3  # tiles face up
END_TILES = 5  # army tiles shuffled with the end tile

_data = read_toml(__package__, "box.toml")


# ── troops ──

TROOP_IDS: list[Troop] = [troop["id"] for troop in _data["troop"]]
LETTERS: str = "".join(troop["letter"] for troop in _data["troop"])
TROOPS = len(TROOP_IDS)
SMALL_SYMBOLS = constant([troop["small"] for troop in _data["troop"]])

if list(get_args(Troop)) != TROOP_IDS or len(set(LETTERS)) != 5:
    raise ValueError(f"data/box.toml must name the troops {', '.join(get_args(Troop))}, with five different letters")


# ── large tiles: a kind is two troops with their symbols, in the order of the troops ──


def _read_kind(name: str) -> tuple[int, int, int, int]:
    match = re.fullmatch(r"([a-z]+)([12])-([a-z]+)([12])", name)
    if not match or match[1] not in TROOP_IDS or match[3] not in TROOP_IDS:
        raise ValueError(f"data/box.toml: {name!r} is not two troops with 1 or 2 symbols each")
    first, second = TROOP_IDS.index(match[1]), TROOP_IDS.index(match[3])
    if first >= second:
        raise ValueError(f"data/box.toml: the halves of {name!r} must be two troops in the order {', '.join(TROOP_IDS)}")
    return first, int(match[2]), second, int(match[4])


KIND_IDS: list[str] = list(_data["large"])
KINDS = len(KIND_IDS)
END_TILE = KINDS  # stands among the kinds in the stack
_kinds = [_read_kind(name) for name in KIND_IDS]
HALF_TROOP = constant([[first, second] for first, _, second, _ in _kinds])  # [kind][half]
HALF_SYMBOLS = constant([[one, two] for _, one, _, two in _kinds])  # [kind][half]
COPIES = constant(list(_data["large"].values()))  # [kind]
TILES = sum(COPIES)

if TILES != 60 or KINDS > 40:
    raise ValueError(f"data/box.toml has {TILES} large tiles, the box 60")

REMOVED = constant(by_players(_data["removed"], SEATS, 0))  # [players]


# ── banners and track ──

SET_IDS: list[BannerSet] = list(_data["banners"])
BANNER_VALUES = constant(list(_data["banners"].values()))  # [set][number]
SETS = constant(by_players(_data["sets"], SEATS, 0))  # [players] sets in a stack

if list(get_args(BannerSet)) != SET_IDS or any(len(values) != TROOPS for values in BANNER_VALUES):
    raise ValueError(f"data/box.toml must have five banners in each of the sets {', '.join(get_args(BannerSet))}")
if any(not 0 < value < 16 for values in BANNER_VALUES for value in values):
    raise ValueError("data/box.toml: a banner is worth 1 to 15")

_track = by_players(_data["track"], SEATS, [0, 0, 0])
STRONGHOLD_ROW = constant([rows[:2] for rows in _track])  # [players][stronghold]
BANNER_ROW = constant([rows[2] for rows in _track])  # [players]


# ── battlefields ──
# A battlefield is one 64-bit word: square (row, column) is the bit row * (columns + 1) + column. The column too many keeps the
# ends of rows apart, and as the last row does not need it, bit 63 is never a square and no word is ever negative.

SQUARES = 64
FEWEST_SQUARES: int = _data["fewest_squares"]
LAYOUTS = ("standard", "compact")


@dataclass(frozen=True)
class Layout:
    """The battlefield as printed: a troop a square."""

    rows: int
    columns: int
    printed: dict[int, int]  # square → troop


def read_layout(text: str) -> Layout:
    """A battlefield from its table; ValueError names the line and the reason."""
    lines = [(number, line.partition("#")[0].split()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, cells) for number, cells in lines if cells]
    rows, columns = len(lines), len(lines[0][1]) if lines else 0
    printed: dict[int, int] = {}
    at_line: dict[int, int] = {}
    for row, (number, cells) in enumerate(lines):
        if len(cells) != columns:
            raise ValueError(f"layout, line {number}: {len(cells)} squares, but the first row has {columns}; write . for a hole")
        if (row + 1) * (columns + 1) > SQUARES:
            raise ValueError(f"layout, line {number}: too large; rows x (columns + 1) may be {SQUARES} at most")
        for column, cell in enumerate(cells):
            if cell == ".":
                continue
            if len(cell) != 1 or cell not in LETTERS:
                raise ValueError(
                    f"layout, line {number}: {cell[:20]!r} is not a square; write {', '.join(LETTERS)} or . for a hole"
                )
            square = row * (columns + 1) + column
            printed[square], at_line[square] = LETTERS.index(cell), number
    if len(printed) < FEWEST_SQUARES:
        raise ValueError(f"layout: {len(printed)} squares, but a battlefield has at least {FEWEST_SQUARES}")
    for square, number in at_line.items():
        if not any(square + way in printed for way in (-1, 1, -columns - 1, columns + 1)):
            where = square_name(square, columns)
            raise ValueError(f"layout, line {number}: the square {where} has no neighbor")
    return Layout(rows, columns, printed)


def load_layout(value: str) -> Layout:
    """The layout an option names, or the one it spells out."""
    if value in LAYOUTS:
        value = read_text(__package__, f"{value}.txt")
    return read_layout(value)


@cache
def square_name(square: int, columns: int) -> str:
    """Letters for the column, a number for the row, both counted from the upper left: a1, b1, ... (after z: aa, ab, ...)."""
    row, column = divmod(square, columns + 1)
    letters = chr(ord("a") + column % 26)
    return f"{'' if column < 26 else chr(ord('a') + column // 26 - 1)}{letters}{row + 1}"
