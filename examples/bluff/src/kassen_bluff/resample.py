"""What a seat cannot know, drawn again: the dice of the others. A bid proves nothing, so every roll is as likely."""

from __future__ import annotations

from kassen.author import NOBODY, rule
from kassen_bluff.rules import roll
from kassen_bluff.state import Table


@rule
def resample(s: Table, seat: int) -> None:
    """`seat` NOBODY is a spectator, who knows nobody's dice."""
    if s.seat == NOBODY:  # the game is over, the dice are put away
        return
    for other in range(s.players):
        if other != seat:
            roll(s, other)
