"""What leaves the game, as typed values: the board as a seat sees it, decisions, events. Territories and places count from 1."""

from __future__ import annotations

from typing import Annotated, Literal

from kassen.core.shapes import EventData, MoveData, Seat, Shape, Shapes, means

Card = Literal[
    "ieyasu", "fukushima", "kuroda", "ii", "kobayakawa", "ishida", "hideyori", "shimazu", "ukita", "otani",
    "peasants", "spearmen", "archers", "cavalry", "gunners",
    "horo", "trap", "flood",
    "post", "council", "supply", "market",
    "copper", "silver", "gold",
]  # fmt: skip
CardEffect = Literal[
    "untrappable", "escapes",
    "lifts-row", "leads", "backs-first", "lifts-cavalry", "lifts-gunners", "weakens-enemies", "charges",
    "strikes", "takes-as-third", "reorders",
    "rallies", "plots",
]  # fmt: skip
Cards = dict[Card, int]  # how many of each kind; kinds without a card are left out
Team = Literal["a", "b"]
Side = Literal["east", "west"]
Marker = Literal["red", "blue", "yellow"]


class Deployed(Shape):
    """A card on the field."""

    card: Annotated[Card, means("the card")]
    seat: Annotated[Seat, means("who deployed it")]
    strength: Annotated[int, means("its strength, with all modifiers of both sides")]
    modifiers: Annotated[Cards | None, means("the cards that make it stronger or weaker, and by how much")] = None


class Print(Shape):
    """What a card says, where a card table of one’s own says something else than the box."""

    side: Annotated[Side | None, means("of a general: its side")] = None
    cards: Annotated[int, means("cards it gives when played")] = 0
    actions: Annotated[int, means("actions it gives")] = 0
    coins: Annotated[int, means("coins it gives")] = 0
    buys: Annotated[int, means("buys it gives")] = 0
    marker: Annotated[Marker | None, means("the marker it brings when deployed")] = None
    effects: Annotated[list[CardEffect] | None, means("what else it does")] = None


class TerritoryView(Shape):
    """A territory and the rows of both teams."""

    owner: Annotated[Team | None, means("the team that has won it, or null")]
    a: Annotated[list[Deployed], means("the row of team a, the first card first")]
    b: Annotated[list[Deployed], means("the row of team b")]


class TeamView(Shape):
    """A team."""

    side: Annotated[Side | None, means("East or West; null while it is open")]
    seats: Annotated[list[Seat], means("its seats")]
    points: Annotated[int, means("its points")]
    territories: Annotated[list[int], means("territories won")]


class Owed(Shape):
    """A marker that has yet to go back."""

    team: Annotated[Team, means("the team that owes it")]
    marker: Annotated[Marker, means("its color")]


class SeatView(Shape):
    """A seat at the table."""

    team: Annotated[Team, means("its team")]
    hand_size: Annotated[int, means("cards in hand")]
    deck: Annotated[int, means("cards in the deck")]
    deck_and_hand: Annotated[Cards, means("what both hold together, which everybody can deduce")]
    discard: Annotated[Cards, means("the discard pile")]
    markers: Annotated[dict[Marker, int], means("troop markers, by color")]
    known: Annotated[Cards, means("cards that everybody knows to be in hand")]
    hand: Annotated[Cards | None, means("the hand; only of seats the viewer may look into")] = None


class Foretold(Shape):
    """What would come about on the field."""

    territory: Annotated[int, means("the territory it changes")]
    a: Annotated[list[int], means("strengths in the row of team a afterwards")]
    b: Annotated[list[int], means("strengths in the row of team b afterwards")]
    winner: Annotated[Team | None, means("who would win the territory, if that decides it")] = None
    points: Annotated[int | None, means("the points of that team then")] = None


class Outcome(Foretold, kw_only=True):
    """What a decision would bring about on the field."""

    id: Annotated[int, means("the decision")]


class Teams(Shape):
    """Both teams."""

    a: Annotated[TeamView, means("even seats")]
    b: Annotated[TeamView, means("odd seats")]


class Board(Shape):
    """The table as a seat sees it."""

    active: Annotated[Seat, means("whose turn it is")]
    first: Annotated[Seat, means("who began")]
    round: Annotated[int, means("which round it is")]
    quiet: Annotated[int, means("turns in a row without a deployment")]
    marched: Annotated[bool, means("has a card been deployed in this turn?")]
    actions: Annotated[int, means("actions left")]
    coins: Annotated[int, means("coins to spend")]
    buys: Annotated[int, means("buys left")]
    waiting: Annotated[Cards, means("cards played that the deployment phase has yet to settle")]
    spent: Annotated[Cards, means("other cards in play, discarded in the clean-up")]
    settling: Annotated[Card | None, means("the card whose territory or effect is being chosen, or null")]
    showdown: Annotated[int | None, means("the territory whose showdown is due, or null")]
    returns: Annotated[list[Owed], means("markers that have yet to go back, the next one first")]
    keeping: Annotated[int | None, means("in the clean-up: how many Horo will be kept, or null")]
    teams: Annotated[Teams, means("both teams")]
    territories: Annotated[list[TerritoryView], means("the ten territories")]
    supply: Annotated[Cards, means("cards that can be bought")]
    costs: Annotated[dict[Card, int], means("what each card costs", complete=True)]
    seats: Annotated[list[SeatView], means("one entry per seat")]
    prints: Annotated[dict[Card, Print] | None, means("cards that are other than printed, with the option `cards`")] = None
    outlook: Annotated[list[Outcome] | None, means("for the seat that decides on the field: where its choices lead")] = None


# ── decisions ──


class OfCard(MoveData):
    """A decision for a card."""

    card: Annotated[Card, means("the card")]


class Play(OfCard):
    """Play a card."""


class EndActions(MoveData):
    """End the action phase."""


class Settle(OfCard):
    """Settle this card of those played next."""


class Buy(OfCard):
    """Buy a card."""


class EndBuys(MoveData):
    """End the buy phase."""


class Deploy(OfCard):
    """Deploy a card."""

    territory: Annotated[int, means("where")]


class AtPlace(OfCard):
    """A decision for a card on the field."""

    territory: Annotated[int, means("where it stands")]
    place: Annotated[int, means("its place in the row")]
    of_seat: Annotated[Seat, means("whose it is")]


class Strike(AtPlace):
    """Strike an enemy’s card."""


class Spare(MoveData):
    """Strike nobody."""

    card: Annotated[Card | None, means("the card whose effect it is")] = None


class Reorder(MoveData):
    """Put a row in another order."""

    territory: Annotated[int, means("the row’s territory")]
    order: Annotated[list[int], means("the places the cards come from")]
    card: Annotated[list[Card], means("the new row")]


class Leave(MoveData):
    """Leave the row as it is."""

    card: Annotated[Card | None, means("the card whose effect it is")] = None


class Trap(AtPlace):
    """Trap an enemy’s card."""


class Withdraw(AtPlace):
    """Take a card of one’s own back."""


class Pass(OfCard):
    """Do not use a tactic."""


class Give(OfCard):
    """Give a card to an ally."""

    to_seat: Annotated[Seat, means("to whom")]


class Return(MoveData):
    """Which seat gives a marker back."""

    marker: Annotated[Marker, means("its color")]
    from_seat: Annotated[Seat, means("who gives it")]


class Keep(OfCard):
    """Keep tactics for the next turn."""

    number: Annotated[int, means("how many")]


AnyMove = (
    Play | EndActions | Settle | Buy | EndBuys | Deploy | Strike | Spare | Reorder | Leave | Trap | Withdraw | Pass | Give
    | Return | Keep
)  # fmt: skip


# ── events ──


class OfSeat(EventData):
    """An event of a seat."""

    seat: Annotated[Seat, means("the seat it is about")]


class OneCard(OfSeat):
    """An event of a seat and a card."""

    card: Annotated[Card, means("the card")]


class SomeCards(OfSeat):
    """An event of a seat and some cards."""

    card: Annotated[Cards, means("the cards, how many of each kind")]


class First(OfSeat):
    """Who begins."""


class Turn(OfSeat):
    """A turn begins."""

    number: Annotated[int, means("its actions")]


class Played(OneCard):
    """A card was played."""


class Drew(SomeCards):
    """Cards were drawn; for those who may look into the hand."""


class DrewUnseen(OfSeat):
    """Cards were drawn; for all others."""

    number: Annotated[int, means("how many")]


class Shuffled(OfSeat):
    """The discard pile became the deck."""

    number: Annotated[int, means("how many cards")]


class Paid(SomeCards):
    """Treasures were laid down."""


class Bought(OneCard):
    """A card was bought."""


class TookSide(EventData):
    """With its first general a team takes a side."""

    team: Annotated[Team, means("the team")]
    side: Annotated[Side, means("its side")]
    other_team: Annotated[Team, means("the other team")]
    other_side: Annotated[Side, means("and its side")]


class CardDeployed(OneCard, tag="deployed"):
    """A card was deployed."""

    territory: Annotated[int, means("where")]


class NoRoom(OneCard):
    """A card finds no territory."""


class OneMarker(OfSeat):
    """An event of a seat and a marker."""

    marker: Annotated[Marker, means("its color")]


class GotMarker(OneMarker):
    """A marker was taken."""


class LostMarker(OneMarker):
    """A marker went back."""


class Removed(EventData):
    """A card left the field."""

    of_seat: Annotated[Seat, means("whose it was")]
    card: Annotated[Card, means("the card")]
    territory: Annotated[int, means("where it stood")]


class Reordered(OfSeat):
    """A row was put in another order."""

    territory: Annotated[int, means("where")]
    card: Annotated[list[Card], means("the new row")]


class Passed(OneCard):
    """A tactic was not used."""


class Gave(OneCard):
    """A card was given to an ally."""

    to_seat: Annotated[Seat, means("to whom")]


class Returned(OneCard):
    """A card went back to the supply."""


class Won(EventData):
    """A territory was won in a showdown."""

    team: Annotated[Team, means("the winner")]
    territory: Annotated[int, means("the territory")]
    a_card: Annotated[list[Card], means("the row of team a")]
    b_card: Annotated[list[Card], means("the row of team b")]


class WonUnopposed(EventData):
    """A territory was won without an enemy in it."""

    team: Annotated[Team, means("the winner")]
    territory: Annotated[int, means("the territory")]
    card: Annotated[list[Card], means("the row")]


class Escaped(EventData):
    """A general got away."""

    of_seat: Annotated[Seat, means("whose it is")]
    card: Annotated[Card, means("the general")]


class Kept(OneCard):
    """Tactics were kept for the next turn."""

    number: Annotated[int, means("how many")]


class Discarded(SomeCards):
    """Cards were discarded."""


class Decided(EventData):
    """The battle has a winner."""

    team: Annotated[Team, means("the winner")]


class EndedPoints(Decided):
    """It ended by points."""


class EndedSilence(Decided):
    """It ended because nobody marched any more."""


class EndedRounds(Decided):
    """It ended after the last round."""


class EndedPointsDraw(EventData):
    """It ended by points, in a draw."""


class EndedSilenceDraw(EventData):
    """It ended because nobody marched any more, in a draw."""


class EndedRoundsDraw(EventData):
    """It ended after the last round, in a draw."""


AnyEvent = (
    First | Turn | Played | Drew | DrewUnseen | Shuffled | Paid | Bought | TookSide | CardDeployed | NoRoom | GotMarker
    | LostMarker | Removed | Reordered | Passed | Gave | Returned | Won | WonUnopposed | Escaped | Kept | Discarded
    | EndedPoints | EndedSilence | EndedRounds | EndedPointsDraw | EndedSilenceDraw | EndedRoundsDraw
)  # fmt: skip

SHAPES = Shapes(Board, AnyMove, AnyEvent)
