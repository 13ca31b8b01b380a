"""Seats around the table: numbered clockwise, 0 to players - 1."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from kassen.core.record import ALL_SEATS
from kassen.core.source import rule


@rule
def clockwise(s: Any, seat: int, steps: int) -> int:
    """The seat so many steps (less than a round) clockwise. Without a division, which costs more than all the rest."""
    seat += steps
    return seat - s.players if seat >= s.players else seat


@rule
def steps_to(s: Any, seat: int, other: int) -> int:
    """How many steps clockwise the other seat is away, 0 for the seat itself."""
    return other - seat if other >= seat else other - seat + s.players


@rule
def shares_eyes(viewer: int, seat: int) -> bool:
    """Does the viewer know what a seat knows? It does itself, and so does the table."""
    if viewer == ALL_SEATS:
        return True
    return viewer == seat


def count_rounds(asked: Sequence[int], players: int) -> int:
    """The round under way, from 1, told from the seats that were asked one after another: another one begins whenever the turn,
    going clockwise, comes to whoever was asked first, or passes that seat because there is nothing to ask."""
    places = [(seat - asked[0]) % players for seat in asked]
    return 1 + sum(now < before for before, now in pairwise(places))
