"""What a seat may see, and nothing else: as data for people and programs, and as a tensor for learners.

Only the dice of the other seats are hidden.
"""

from __future__ import annotations

from typing import Any

from kassen.author import NOBODY, Part, each_seat, rule, with_seat
from kassen_bluff.material import FACES, MOST_DICE, ROUNDS
from kassen_bluff.rules import count_dice
from kassen_bluff.shapes import Board, Dice, SeatView
from kassen_bluff.state import BluffRecord


def faces(dice: list[int]) -> Dice:
    """The faces of a seat's dice, lowest first."""
    return [face for face, number in enumerate(dice, 1) for _ in range(number)]


def view(s: BluffRecord) -> Board:
    """What everybody may see."""
    seats = [SeatView(points) for points in s.points[: s.players]]
    return Board(round=s.round, first=s.first, bid=s.bid, all_dice=count_dice(s), seats=seats)


def own(s: BluffRecord, seat: int, board: Board) -> Board:
    """A seat sees its dice, until the game is over."""
    return with_seat(board, seat, dice=faces(s.dice[seat])) if s.seat != NOBODY else board


# ── the tensor: whole numbers, each from 0 to the most its part says ──
# Round, bid, number of dice and the viewer's own dice; then for every seat, clockwise from the viewer: points, whether it began,
# whether it decides (the seat before that one made the last bid).

PUBLIC = 3 + FACES
PER_SEAT = 3


def observation(players: int) -> list[Part]:
    seat = [Part("points", "rounds won", ROUNDS), Part("first", "began the round?"), Part("deciding", "decides now?")]
    return [
        Part("round", "the round", ROUNDS),
        Part("bid", "the last bid", players * MOST_DICE),
        Part("dice_each", "dice a seat", MOST_DICE),
        Part("dice", "the viewer's own dice by face", MOST_DICE, [str(face + 1) for face in range(FACES)]),
        *each_seat(players, seat),
    ]


@rule
def observe(s: BluffRecord, seat: int, out: Any) -> None:
    out[0] = s.round
    out[1] = s.bid
    out[2] = s.dice_each
    for face in range(FACES):
        out[3 + face] = s.dice[seat][face]
    for step in range(s.players):
        other = (seat + step) % s.players
        at = PUBLIC + step * PER_SEAT
        out[at] = s.points[other]
        out[at + 1] = 1 if s.first == other else 0
        out[at + 2] = 1 if s.seat == other else 0
