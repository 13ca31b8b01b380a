"""The record of Bluff: everything on the table and under the cups."""

from __future__ import annotations

from kassen.author import Grid, Record, Row, int8
from kassen_bluff.material import FACES, SEATS


class BluffRecord(Record):
    """One field per line, with its meaning · who sees it. (Record adds players, seat, phase and chance.)"""

    dice_each: int = int8()  # option `dice`: dice a seat · everybody

    round: int = int8()  # 1, 2, 3 · everybody
    first: int = int8()  # who began this round · everybody
    bid: int = int8()  # the last bid of this round, 0 before the first; made by the seat before `seat` · everybody
    dice: Grid = int8(SEATS, FACES)  # [seat][face - 1] how many of its dice show that face · that seat
    points: Row = int8(SEATS)  # · everybody
