"""What leaves the game, as typed values: the board as a seat sees it, decisions, events."""

from __future__ import annotations

from typing import Annotated, Literal

from kassen.core.shapes import EventData, MoveData, Seat, Shape, Shapes, means

House = Literal["uesugi", "mouri", "takeda", "asai", "ashikaga", "hongan"]
Cards = dict[House, int]  # how many of each house; houses without a card are left out


class Known(Shape):
    """What everybody could have noted of a hand."""

    cards: Annotated[Cards, means("what is in it for certain")]
    one_of: Annotated[list[House] | None, means("and one of these two")] = None


class SeatView(Shape):
    """A seat at the table."""

    cards: Annotated[int, means("cards in hand")]
    scored: Annotated[Cards, means("cards scored, how many of each house")]
    points: Annotated[int, means("what the scored cards are worth")]
    pair: Annotated[list[House] | None, means("the pair it took in the set-up")] = None
    known: Annotated[Known | None, means("with `counted`: what everybody could have noted of the hand")] = None
    hand: Annotated[Cards | None, means("the hand; only the viewer’s own")] = None
    kept: Annotated[House | None, means("the card kept of the pair; only the viewer’s own")] = None
    under: Annotated[House | None, means("the card put under the pile; only the viewer’s own")] = None


class Lord(Shape):
    """Nobunaga’s cards."""

    right: Annotated[Cards, means("for the next campaign")]
    left: Annotated[Cards, means("used in the first campaign")]
    scored: Annotated[Cards, means("scored, above him")]
    points: Annotated[int, means("what they are worth")]


class Board(Shape):
    """The table as a seat sees it."""

    active: Annotated[Seat, means("the seat that holds the active player card")]
    campaign: Annotated[int, means("campaigns begun: 0, 1 or 2")]
    pile: Annotated[int, means("cards left in the draw pile")]
    middle: Annotated[Cards, means("face-up cards, how many of each house")]
    active_card_offered: Annotated[bool, means("is the active player card in the middle?")]
    taker: Annotated[Seat | None, means("the seat that took the active player card in this round, or null")]
    nobunaga: Annotated[Lord, means("Nobunaga’s cards")]
    seats: Annotated[list[SeatView], means("one entry per seat")]
    pairs: Annotated[dict[str, list[House]] | None, means("in the set-up: the pairs still free, by position from 1")] = None


# ── decisions ──


class Pair(MoveData):
    """Take a pair in the set-up."""

    position: Annotated[int, means("which pair, from 1")]
    house: Annotated[list[House], means("its two cards")]


class OfHouse(MoveData):
    """A decision for a card, named by its house."""

    house: Annotated[House, means("the house of the card")]


class Keep(OfHouse):
    """Keep this card of the pair, the other goes under the pile."""


class Pick(OfHouse):
    """Take a card from the middle."""


class Give(OfHouse):
    """Send the cards of a house to Nobunaga."""


class Take(OfHouse):
    """Take the card that remains."""


class Attack(OfHouse):
    """Attack a house."""


class Active(MoveData):
    """Take the active player card."""


AnyMove = Pair | Keep | Pick | Give | Take | Attack | Active


# ── events ──


class OfSeat(EventData):
    """An event of a seat."""

    seat: Annotated[Seat, means("the seat it is about")]


class OneCard(OfSeat):
    """An event of a seat and a card."""

    house: Annotated[House, means("the house of the card")]


class ActiveChosen(OfSeat):
    """Who begins as the active player."""


class CardLeft(EventData):
    """A card laid on Nobunaga’s left (additional rule)."""

    house: Annotated[House, means("the house of the card")]


class PairLaid(EventData):
    """A pair of the set-up."""

    position: Annotated[int, means("which pair, from 1")]
    house: Annotated[list[House], means("its two cards")]


class PairTaken(OfSeat):
    """A seat took a pair."""

    house: Annotated[list[House], means("its two cards")]


class Kept(OneCard):
    """What a seat kept of its pair; for that seat alone."""

    under_house: Annotated[House, means("the card put under the pile")]


class KeptUnseen(OfSeat):
    """A seat kept a card; for all others."""


class Opened(OfSeat):
    """A round begins."""

    house: Annotated[Cards, means("the cards opened, how many of each house")]


class Picked(OneCard):
    """A seat took a card from the middle."""


class ActiveTaken(OfSeat):
    """A seat took the active player card."""


class RestTaken(OneCard):
    """A seat took the card that remained."""


class Sent(EventData):
    """Cards went to Nobunaga."""

    house: Annotated[House, means("the house of the cards")]
    number: Annotated[int, means("how many")]


class ActiveStays(OfSeat):
    """Nobody took the active player card."""


class Campaign(EventData):
    """A campaign begins."""

    number: Annotated[int, means("the first or the second")]
    house: Annotated[Cards, means("Nobunaga’s cards for it")]


class Attacked(OneCard):
    """A seat attacked a house."""


class RankedNobunaga(EventData):
    """How Nobunaga stands in an attack."""

    house: Annotated[House, means("the house attacked")]
    number: Annotated[int, means("cards shown")]
    rank: Annotated[int, means("place, from 1")]


class Ranked(OneCard):
    """How a seat stands in an attack."""

    number: Annotated[int, means("cards shown")]
    rank: Annotated[int, means("place, from 1")]


class ScoredNobunaga(EventData):
    """Nobunaga scored a card."""

    house: Annotated[House, means("the house of the card")]


class Scored(OneCard):
    """A seat scored a card."""


class Passed(OfSeat):
    """The active player card went on."""

    to_seat: Annotated[Seat, means("who has it now")]


class Ended(EventData):
    """The game is over."""


AnyEvent = (
    ActiveChosen | CardLeft | PairLaid | PairTaken | Kept | KeptUnseen | Opened | Picked | ActiveTaken | RestTaken | Sent
    | ActiveStays | Campaign | Attacked | Ranked | RankedNobunaga | Scored | ScoredNobunaga | Passed | Ended
)  # fmt: skip

SHAPES = Shapes(Board, AnyMove, AnyEvent)
