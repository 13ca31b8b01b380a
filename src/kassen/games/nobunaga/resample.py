"""What a seat cannot know, drawn again: the order of the pile, and what the others kept of their pairs."""

from __future__ import annotations

from kassen.core import draw, rule, shuffle
from kassen.games.nobunaga.state import Table


@rule
def resample(s: Table, seat: int) -> None:
    """`seat` NOBODY is a spectator, who knows nobody's choice."""
    for other in range(s.players):
        if other != seat and s.kept[other] >= 0 and not s.settled[other]:
            choose_again(s, other)
    shuffle(s, s.pile, s.pile_size)


@rule
def choose_again(s: Table, seat: int) -> None:
    """Nothing said so far tells the two cards of the pair apart: each is as likely."""
    if draw(s, 2):
        s.hand[seat][s.kept[seat]] -= 1
        swapped = s.kept[seat]
        s.kept[seat] = s.under[seat]
        s.under[seat] = swapped
        s.hand[seat][s.kept[seat]] += 1
