"""What bots know of Nobunaga: how the next campaign would go if it began now."""

from __future__ import annotations

from typing import Any

from kassen.core import Advice, prospects, rule
from kassen.games.nobunaga.material import FIRST_VALUE, HOUSES, SCORING_RANKS, SECOND_VALUE
from kassen.games.nobunaga.rules import points, tie_order
from kassen.games.nobunaga.state import NOBUNAGA, Table

# Rules of thumb.
OUTRANKED = 0.3  # of the points of a house for who would be outranked there now: things still change
UNTHREATENED = 0.5  # of the points of a house that Nobunaga has no card of: he may still get one
LATER = 0.15  # points for each card in hand: one more in the second campaign
SPREAD = 5.0  # points that luck may still bring


@rule
def cards_of(s: Table, who: int, house: int) -> int:
    """What somebody would show of a house in the next campaign."""
    return s.right[house] + s.left[house] if who == NOBUNAGA else s.hand[who][house]


@rule
def places_before(s: Table, place: int, house: int) -> int:
    """How many outrank who stands at this place of the tie order."""
    mine = cards_of(s, tie_order(s, place), house)
    before = 0
    for other in range(s.players + 1):
        theirs = cards_of(s, tie_order(s, other), house)
        if theirs > mine or (theirs == mine and other < place):
            before += 1
    return before


@rule
def next_value(s: Table, who: int, house: int) -> int:
    """What one more scored card of the house is worth."""
    if s.scored[who][house] == 0:
        return int(FIRST_VALUE[house])
    return int(SECOND_VALUE[house]) if s.scored[who][house] == 1 else 0


@rule
def expected(s: Table, place: int) -> float:
    """Points of who stands at this place of the tie order, with what the next campaign promises."""
    who = tie_order(s, place)
    total = float(points(s, who))
    ranks = SCORING_RANKS[s.players][min(s.campaign, 1)]
    for house in range(HOUSES):
        cards = cards_of(s, who, house)
        if cards == 0:
            continue
        gain = float(next_value(s, who, house))
        if places_before(s, place, house) >= ranks:
            gain *= OUTRANKED
        if s.right[house] + s.left[house] == 0:
            gain *= UNTHREATENED
        total += gain + LATER * cards
    return total


@rule
def evaluate(s: Table, out: Any) -> None:
    """The chance to be first; Nobunaga may be, too."""
    his = 0.0
    for place in range(s.players + 1):
        who = tie_order(s, place)
        if who == NOBUNAGA:
            his = expected(s, place)
        else:
            out[who] = expected(s, place)
    prospects(s.players, SPREAD, out, his)


ADVICE = Advice(evaluate=evaluate)
