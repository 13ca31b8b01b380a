"""Draws again what a seat cannot know: the others' dice. A bid proves nothing, so all rolls are equally likely."""

from __future__ import annotations

from kassen.author import NOBODY, rule, shares_eyes
from kassen_bluff.rules import roll
from kassen_bluff.state import BluffRecord


@rule
def resample(s: BluffRecord, seat: int) -> None:
    """`seat` may be NOBODY, a spectator, who knows nobody's dice, or ALL_SEATS, who together know them all."""
    if s.seat == NOBODY:  # the game is over and the dice are put away
        return
    for other in range(s.players):
        if not shares_eyes(seat, other):
            roll(s, other)
