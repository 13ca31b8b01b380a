"""What one seat may see as a tensor for learners: whole numbers, in named parts.

Public part: phase, campaign, pile, Nobunaga's places, the middle, pairs. Then every seat, the viewer first and on clockwise.
"""

from __future__ import annotations

from typing import Any

from kassen.core import rule
from kassen.core.observation import Part, each_seat
from kassen.core.seats import clockwise
from kassen.games.nobunaga.material import CARDS, HOUSE_IDS, HOUSES, SEATS
from kassen.games.nobunaga.rules import PAIR, PHASES
from kassen.games.nobunaga.state import NOBUNAGA, NobunagaRecord

PHASE_COUNT = len(PHASES)
COPIES = CARDS // HOUSES  # of a house, in the whole game
MARKS = 4  # cards, active, deciding, taker
PER_SEAT = MARKS + 5 * HOUSES
PUBLIC = PHASE_COUNT + 3 + 4 * HOUSES + SEATS * HOUSES


def observation(players: int) -> list[Part]:
    return [
        Part("phase", "which decision is open", names=[PHASES[phase].name for phase in range(PHASE_COUNT)], one_of=True),
        Part("campaign", "campaigns begun", 2),
        Part("pile", "cards left in the draw pile", CARDS),
        Part("offered", "is the active player card in the middle?"),
        Part("middle", "face-up cards by house", COPIES, HOUSE_IDS),
        Part("right", "Nobunaga’s cards for the next campaign by house", COPIES, HOUSE_IDS),
        Part("left", "Nobunaga’s cards used in the first campaign by house", COPIES, HOUSE_IDS),
        Part("scored", "cards Nobunaga scored by house", 2, HOUSE_IDS),
        Part("pairs", "in the set-up: the pairs still free, cards by house", 2, HOUSE_IDS, (SEATS,)),
        *each_seat(
            players,
            [
                Part("cards", "cards in hand", CARDS),
                Part("active", "holds the active player card?"),
                Part("deciding", "decides now?"),
                Part("taker", "took the active player card in this round?"),
                Part("hand", "the hand by house as far as the viewer knows it, in half cards", 2 * COPIES, HOUSE_IDS),
                Part("scored", "cards scored by house", 2, HOUSE_IDS),
                Part("pair", "the pair of the set-up by house", 2, HOUSE_IDS),
                Part("kept", "the viewer’s own: the card kept in the set-up", names=HOUSE_IDS, one_of=True),
                Part("under", "the viewer’s own: the card put under the pile", names=HOUSE_IDS, one_of=True),
            ],
        ),
    ]


@rule
def observe(s: NobunagaRecord, seat: int, out: Any) -> None:
    for i in range(PUBLIC + s.players * PER_SEAT):
        out[i] = 0
    if s.seat >= 0:
        out[s.phase] = 1
    at = PHASE_COUNT
    out[at] = s.campaign
    out[at + 1] = s.pile_size
    out[at + 2] = s.offered
    at += 3
    for house in range(HOUSES):
        out[at + house] = s.middle[house]
        out[at + HOUSES + house] = s.right[house]
        out[at + 2 * HOUSES + house] = s.left[house]
        out[at + 3 * HOUSES + house] = s.scored[NOBUNAGA][house]
    at += 4 * HOUSES
    if s.phase == PAIR:
        observe_pairs(s, out, at)
    at += SEATS * HOUSES
    for step in range(s.players):
        observe_seat(s, clockwise(s, seat, step), step == 0, out, at + step * PER_SEAT)


@rule
def observe_pairs(s: NobunagaRecord, out: Any, at: int) -> None:
    """The pairs still free, by position."""
    for position in range(s.players):
        free = 1
        for other in range(s.players):
            if s.pair_of[other] == position:
                free = 0
        if free:
            for card in range(2):
                out[at + position * HOUSES + s.pairs[position][card]] += 1


@rule
def observe_seat(s: NobunagaRecord, seat: int, own: bool, out: Any, at: int) -> None:
    cards = 0
    for house in range(HOUSES):
        cards += s.hand[seat][house]
        out[at + MARKS + HOUSES + house] = s.scored[seat][house]
    out[at] = cards
    out[at + 1] = 1 if s.active == seat else 0
    out[at + 2] = 1 if s.seat == seat else 0
    out[at + 3] = 1 if s.taker == seat else 0
    at += MARKS
    if s.pair_of[seat] >= 0:
        for card in range(2):
            out[at + 2 * HOUSES + s.pairs[s.pair_of[seat]][card]] += 1
    # What the set-up card is, the others cannot tell until a show settles it: half of each card of the pair.
    unknown = not own and s.kept[seat] >= 0 and not s.settled[seat]
    for house in range(HOUSES):
        halves = 2 * s.hand[seat][house]
        if unknown:
            pair = s.pairs[s.pair_of[seat]]
            halves += (1 if pair[0] == house else 0) + (1 if pair[1] == house else 0) - (2 if s.kept[seat] == house else 0)
        out[at + house] = halves
    if own and s.kept[seat] >= 0:
        out[at + 3 * HOUSES + s.kept[seat]] = 1
        out[at + 4 * HOUSES + s.under[seat]] = 1
