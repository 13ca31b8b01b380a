"""The record of Warring Provinces. Everything on the table is open to everybody; only the dice to come are unknown."""

from __future__ import annotations

from kassen.core import Grid, Record, Row, int8, int16, int32, int64
from kassen.games.provinces.material import HIGHEST, PROVINCES, SEATS

NONE = -1  # no card, no castle, no province
NO_ROLL = -1


class ProvincesRecord(Record):
    """One field a line: meaning. A set is a number with one bit a province, card or seat."""

    options: int = int64()  # the ids of the open decision as a set; marches come on top (decisions.py)

    advanced: int = int8()  # option `daimyo`: 1 with the advanced rules
    first: int = int8()  # the first player
    display: int = int32()  # cards still shown, a set

    site: Row = int8(HIGHEST + 1)  # [castle value] the province where that castle stands
    armies: Grid = int8(PROVINCES, SEATS)  # [province][seat] armies there
    held: Row = int16(SEATS)  # [seat] the provinces where it has an army, a set
    pairs: Row = int16(SEATS)  # [seat] the provinces where it has two or more, a set
    reserve: Row = int8(SEATS)  # [seat] armies in reserve
    daimyo: Row = int8(SEATS)  # [seat] the place of its daimyo: a province, IN_RESERVE or ABSENT

    tactic: Row = int8(SEATS)  # [seat] the tactic card it used, NONE yet
    lord: Row = int8(SEATS)  # [seat] its daimyo card, NONE before the draft and in the basic rules
    spent: int = int8()  # the seats that used their daimyo card, a set
    katana: Row = int8(SEATS)  # [seat] its katana, 0 while it has something in reserve
    katanas: int = int8()  # the highest katana left; below `players` all cards are locked

    roll: int = int16()  # the dice on the table (material.DICE), NO_ROLL without
    apart: int = int8()  # the die set apart, 0 before

    steps: int = int8()  # how often the card under way has acted
    origin: int = int8()  # the province the card under way looks back to, NONE without
    opponent: int = int8()  # the seat the card under way is aimed at, NOBODY without
    visited: int = int16()  # the provinces where the card under way has acted and may not again, a set

    reinforcements: Grid = int8(PROVINCES, SEATS)  # [province][seat] added in the war
    winner: Row = int8(HIGHEST + 1)  # [castle value] who took it, NOBODY
    second: Row = int8(HIGHEST + 1)  # [castle value] who took the small castle beside it, NOBODY
