"""What bots know of Nobunaga: how the next campaign would go if it began now, and what draws them to a card."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from kassen.core import Advice, Judge, draw_weighted, prospects, rule
from kassen.core.advice import read_chances
from kassen.core.bits import wide
from kassen.core.phases import legal
from kassen.core.policy import Cell, Policy, is_trained, read_appeals
from kassen.games.nobunaga.material import FIRST_VALUE, HOUSES, SCORING_RANKS, SEATS, SECOND_VALUE
from kassen.games.nobunaga.rules import ACTIVE_CARD, ATTACK, FIRST_PAIR, PAIR, points, tie_order
from kassen.games.nobunaga.state import NOBUNAGA, NobunagaRecord

# Rules of thumb.
OUTRANKED = 0.3  # of the points of a house for who would be outranked there now: things still change
UNTHREATENED = 0.5  # of the points of a house that Nobunaga has no card of: he may still get one
LATER = 0.15  # points for each card in hand: one more in the second campaign
SPREAD = 5.0  # points that luck may still bring


@rule
def cards_of(s: NobunagaRecord, who: int, house: int) -> int:
    """What somebody would show of a house in the next campaign."""
    return s.right[house] + s.left[house] if who == NOBUNAGA else s.hand[who][house]


@rule
def places_before(s: NobunagaRecord, place: int, house: int) -> int:
    """How many outrank who stands at this place of the tie order."""
    mine = cards_of(s, tie_order(s, place), house)
    before = 0
    for other in range(s.players + 1):
        theirs = cards_of(s, tie_order(s, other), house)
        if theirs > mine or (theirs == mine and other < place):
            before += 1
    return before


@rule
def next_value(s: NobunagaRecord, who: int, house: int) -> int:
    """What one more scored card of the house is worth."""
    if s.scored[who][house] == 0:
        return int(FIRST_VALUE[house])
    return int(SECOND_VALUE[house]) if s.scored[who][house] == 1 else 0


@rule
def expected(s: NobunagaRecord, place: int) -> float:
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
def evaluate(s: NobunagaRecord, out: Any) -> None:
    """The chance to be first; Nobunaga may be, too."""
    his = 0.0
    for place in range(s.players + 1):
        who = tie_order(s, place)
        if who == NOBUNAGA:
            his = expected(s, place)
        else:
            out[who] = expected(s, place)
    prospects(s.players, SPREAD, out, his)


# ── WHAT DRAWS A SEAT TO A DECISION ───────────────────
# Learned from the search: `kassen train nobunaga`. A card of a house is seen by the values of the house, how many of it the seat
# has scored, and how many the seat, Nobunaga and the strongest rival hold; the active card by how many have chosen before.

FEATURES = (
    "value",  # points that one more scored card of the house is worth to the seat
    "later",  # points that the card after that would be worth
    "first",  # the value, if it has no card of the house
    "second",  # that, if it has one
    "scoring",  # that, if at most one of Nobunaga and the strongest rival has more, with this card
    "safe",  # that, if neither has
    "attackable",  # that, if Nobunaga has a card of the house
    "active",  # it is the active card
    "active_late",  # that, by how many have chosen before
)
KINDS = tuple(f"{phase}-{campaign}" for phase in ("pair", "keep", "pick", "give", "rest", "attack") for campaign in (1, 2))
SCORES = 3  # none, one, two cards scored
HELD = 4  # none, one, two, more cards held
TURNS = 8
HOUSE_CELLS = HOUSES * SCORES * HELD**3  # of each kind
KIND_CELLS = HOUSE_CELLS + TURNS


def make_cells() -> Iterator[Cell]:
    """In the order in which `cell` numbers them."""
    for kind in KINDS:
        taken = 0 if kind.startswith(("give", "attack")) else 1
        for house, scored, before, his, rival in product(range(HOUSES), range(SCORES), *[range(HELD)] * 3):
            value = (FIRST_VALUE[house], SECOND_VALUE[house], 0)[scored]
            mine = before + taken
            above = (his > mine) + (rival >= mine)
            yes = (True, before == 0, before == 1, mine > 0 and above < 2, mine > 0 and above == 0, his > 0)
            known, first, second, scoring, safe, attackable = (float(value) if each else 0.0 for each in yes)
            later = float(SECOND_VALUE[house]) if scored == 0 else 0.0
            yield Cell(kind, (known, later, first, second, scoring, safe, attackable, 0.0, 0.0))
        for turn in range(TURNS):
            yield Cell(kind, (0.0,) * 7 + (1.0, float(turn)))


@rule
def cell_of(s: NobunagaRecord, a: int) -> int:
    later = s.campaign > 1 if s.phase == ATTACK else s.campaign > 0
    first = (2 * wide(s.phase) + (1 if later else 0)) * KIND_CELLS
    if a == ACTIVE_CARD:
        return first + HOUSE_CELLS + wide(s.turn)
    house = a if s.phase != PAIR else wide(s.pairs[a - FIRST_PAIR][0])
    seat = wide(s.seat)
    rival = 0
    for other in range(SEATS):  # who does not play holds nothing; a loop of known length needs no branch
        rival = max(rival, wide(s.hand[other][house]) if other != seat else 0)
    his = wide(s.right[house]) + (0 if s.phase == ATTACK else wide(s.left[house]))
    number = house * SCORES + wide(s.scored[seat][house])
    number = number * HELD + min(wide(s.hand[seat][house]), HELD - 1)
    return first + (number * HELD + min(his, HELD - 1)) * HELD + min(rival, HELD - 1)


POLICY = Policy(FEATURES, make_cells, cell_of)
CELLS = len(KINDS) * KIND_CELLS
APPEALS = read_appeals(__package__, POLICY, SEATS)


@rule
def weigh(s: NobunagaRecord, out: Any, n: int, weights: Any) -> None:
    for i in range(n):
        weights[i] = APPEALS[s.players * CELLS + cell_of(s, out[i])]


@rule
def playout(s: NobunagaRecord, out: Any, weights: Any) -> int:
    n = legal(s, out)
    weigh(s, out, n, weights)
    return int(out[draw_weighted(s, weights, n)])


JUDGE = Judge(maps=read_chances(__package__))
if is_trained(__package__):
    ADVICE = Advice(evaluate=evaluate, weigh=weigh, playout=playout, policy=POLICY, judge=JUDGE)
else:
    ADVICE = Advice(evaluate=evaluate, policy=POLICY, judge=JUDGE)
