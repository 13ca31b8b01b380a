"""What a seat cannot know, drawn again: the dice of the others. A bid proves nothing, so every roll is as likely."""

from __future__ import annotations

from kassen.author import NOBODY, rule, shares_eyes
from kassen_bluff.rules import roll
from kassen_bluff.state import BluffRecord


@rule
def resample(s: BluffRecord, seat: int) -> None:
    """`seat` NOBODY is a spectator, who knows nobody's dice; ALL_SEATS know them all."""
    if s.seat == NOBODY:  # the game is over, the dice are put away
        return
    for other in range(s.players):
        if not shares_eyes(seat, other):
            roll(s, other)
