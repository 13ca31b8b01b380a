"""The whole state in names, and back, for setting up by hand, sharing and testing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from kassen.author import NOBODY, demand, phase_of, read_position
from kassen_bluff import rules as r
from kassen_bluff.material import FACES, MOST_DICE, ROUNDS, SEATS
from kassen_bluff.state import BluffRecord
from kassen_bluff.view import faces

Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Round = Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)]
Points = Annotated[int, msgspec.Meta(ge=0, le=ROUNDS)]
Bid = Annotated[int, msgspec.Meta(ge=0, le=SEATS * MOST_DICE)]
Face = Annotated[int, msgspec.Meta(ge=1, le=FACES)]


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    points: Points
    dice: list[Face]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat | None  # core writes `seat` and `phase`
    phase: str
    round: Round
    first: Seat
    bid: Bid
    seats: list[SeatPosition]


def position(s: BluffRecord) -> dict[str, Any]:
    seats = [{"points": s.points[seat], "dice": faces(s.dice[seat])} for seat in range(s.players)]
    return {"round": s.round, "first": s.first, "bid": s.bid, "seats": seats}


def place(s: BluffRecord, data: Mapping[str, Any]) -> None:
    given = read_position(data, Position)
    demand(given.first < s.players, f"first is seat {given.first}, but seats are 0 to {s.players - 1}")
    s.round, s.first, s.bid = given.round, given.first, given.bid
    place_seats(s, given)
    if given.phase == "over":
        place_end(s, given)
    else:
        place_decision(s, given)


def place_seats(s: BluffRecord, given: Position) -> None:
    over = given.phase == "over"
    demand(len(given.seats) == s.players, f"{s.players} players have {s.players} seats, not {len(given.seats)}")
    for seat, there in enumerate(given.seats):
        wanted = 0 if over else s.dice_each
        demand(len(there.dice) == wanted, f"seat {seat} has {wanted} dice, not {len(there.dice)}")
        s.points[seat] = there.points
        for face in there.dice:
            s.dice[seat][face - 1] += 1
    played = ROUNDS if over else s.round - 1
    demand(sum(s.points) == played, f"after {played} rounds there are {played} points, not {sum(s.points)}")


def place_end(s: BluffRecord, given: Position) -> None:
    demand(given.seat is None, "nobody decides when the game is over")
    demand(s.round == ROUNDS and s.bid == 0, f"the game is over after round {ROUNDS}, with no bid open")
    s.phase, s.seat = r.BID, NOBODY


def place_decision(s: BluffRecord, given: Position) -> None:
    s.phase = phase_of(given.phase, r.PHASES)
    demand(given.seat is not None and given.seat < s.players, f"seat {given.seat} cannot decide; seats are 0 to {s.players - 1}")
    s.seat = given.seat or 0
    demand(s.bid < r.count_dice(s), f"a bid of all {r.count_dice(s)} dice is doubted at once")
    # Every seat from the first to the one before `seat` has bid, each at least one more.
    bids = (s.seat - s.first) % s.players
    if s.bid == 0:
        demand(bids == 0, f"before the first bid seat {s.first} decides, not {s.seat}")
    else:
        demand(s.bid >= (bids or s.players), f"a bid of {s.bid} is too low for seat {s.seat} to be asked")
