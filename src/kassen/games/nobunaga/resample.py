"""What a seat cannot know, drawn again: the order of the pile, and what the others kept of their pairs."""

from __future__ import annotations

from kassen.core import draw, rule, shuffle
from kassen.core.seats import shares_eyes
from kassen.games.nobunaga.material import HOUSES
from kassen.games.nobunaga.state import NobunagaRecord


@rule
def resample(s: NobunagaRecord, seat: int) -> None:
    """`seat` NOBODY is a spectator, who knows nobody's choice; ALL_SEATS know all of them."""
    for other in range(s.players):
        if not shares_eyes(seat, other) and s.kept[other] >= 0 and not s.settled[other]:
            choose_again(s, other)
    sort_pile(s)
    shuffle(s, s.pile, s.pile_size)


@rule
def choose_again(s: NobunagaRecord, seat: int) -> None:
    """Nothing said so far tells the two cards of the pair apart: each is as likely."""
    pair = s.pairs[s.pair_of[seat]]
    chosen = draw(s, 2)
    s.hand[seat][s.kept[seat]] -= 1
    s.kept[seat] = pair[chosen]
    s.under[seat] = pair[1 - chosen]
    s.hand[seat][s.kept[seat]] += 1


@rule
def sort_pile(s: NobunagaRecord) -> None:
    """So that the old order leaves no trace in the new one."""
    counts = 0  # cards of each house, eight bits each
    for place in range(s.pile_size):
        counts += 1 << (8 * s.pile[place])
    place = 0
    for house in range(HOUSES):
        for _ in range((counts >> (8 * house)) & 255):
            s.pile[place] = house
            place += 1
