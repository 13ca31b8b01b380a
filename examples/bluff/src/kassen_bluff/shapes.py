"""What leaves the game, as typed values: the board as a seat sees it, decisions, events."""

from __future__ import annotations

from typing import Annotated

from kassen.author import EventData, MoveData, Seat, Shape, Shapes, means

Dice = list[int]  # faces, the lowest first


class SeatView(Shape):
    """What a seat sees of a seat."""

    points: Annotated[int, means("rounds won")]
    dice: Annotated[Dice | None, means("its dice; only the viewer's own")] = None


class Board(Shape):
    """The board as a seat sees it."""

    round: Annotated[int, means("the round, from 1")]
    first: Annotated[Seat, means("who began it")]
    bid: Annotated[int, means("the last bid; 0 before the first")]
    all_dice: Annotated[int, means("dice on the table")]
    seats: Annotated[list[SeatView], means("one entry a seat")]


class Bid(MoveData):
    """Bid that so many dice are high."""

    number: Annotated[int, means("how many")]


class Doubt(MoveData):
    """Doubt the last bid."""

    number: Annotated[int, means("the bid")]


class OfSeat(EventData):
    """An event of a seat."""

    seat: Annotated[Seat, means("the seat it is about")]


class OfNumber(OfSeat):
    """An event of a seat and a number."""

    number: Annotated[int, means("the number")]


class OfDice(OfSeat):
    """An event of a seat's dice."""

    dice: Annotated[Dice, means("the dice")]


class Round(OfNumber):
    """A round begins."""


class Rolled(OfDice):
    """Dice were rolled; for that seat alone."""


class Bids(OfNumber):
    """A seat bids."""


class Doubts(OfSeat):
    """A seat doubts."""

    bidder_seat: Annotated[Seat, means("whose bid it doubts")]


class Shown(OfDice):
    """A seat shows its dice."""


class Right(OfNumber):
    """The bid was right: a point for the bidder."""


class Wrong(OfNumber):
    """The bid was too high: a point for the doubter."""


class Ended(EventData):
    """The game is over."""


SHAPES = Shapes(Board, Bid | Doubt, Round | Rolled | Bids | Doubts | Shown | Right | Wrong | Ended)
