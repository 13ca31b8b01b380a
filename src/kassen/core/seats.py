"""Seats around the table: numbered clockwise, 0 to players - 1."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from kassen.core.record import ALL_SEATS
from kassen.core.source import rule


@rule
def clockwise(s: Any, seat: int, steps: int) -> int:
    """The seat this many steps clockwise; fewer steps than a full round. A modulo would cost more than all the rest."""
    seat += steps
    return seat - s.players if seat >= s.players else seat


@rule
def steps_to(s: Any, seat: int, other: int) -> int:
    """How many steps clockwise it is from a seat to another; 0 to itself."""
    return other - seat if other >= seat else other - seat + s.players


@rule
def shares_eyes(viewer: int, seat: int) -> bool:
    """Whether the viewer knows what a seat knows: the seat itself does, and so does ALL_SEATS."""
    if viewer == ALL_SEATS:
        return True
    return viewer == seat


def count_rounds(asked: Sequence[int], players: int) -> int:
    """The round under way, from 1, derived from the seats asked one after another: a new round begins whenever the turn, going
    clockwise, reaches the seat that was asked first, or passes it because there is nothing to ask."""
    places = [(seat - asked[0]) % players for seat in asked]
    return 1 + sum(now < before for before, now in pairwise(places))
