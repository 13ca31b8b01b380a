"""What one seat may see, and nothing else: as data for people and programs, and as a tensor for learners.

Hidden are the dice of the other seats. All else lies open.
"""

from __future__ import annotations

from typing import Any

from kassen.author import NOBODY, rule, with_seat
from kassen_bluff.material import FACES, MOST_DICE, ROUNDS
from kassen_bluff.rules import count_dice
from kassen_bluff.state import Table


def faces(dice: list[int]) -> list[int]:
    """The dice of a seat one by one, the lowest first."""
    return [face for face, number in enumerate(dice, 1) for _ in range(number)]


def view(s: Table) -> dict[str, Any]:
    """What everybody may see."""
    return {
        "round": s.round,
        "first": s.first,
        "bid": s.bid,
        "all_dice": count_dice(s),
        "seats": [{"points": points} for points in s.points[: s.players]],
    }


def own(s: Table, seat: int, board: dict[str, Any]) -> dict[str, Any]:
    """A seat sees its dice, until the game is over."""
    return with_seat(board, seat, {"dice": faces(s.dice[seat])}) if s.seat != NOBODY else board


# ── the tensor ──
# Round, bid, number of dice and the viewer's own dice; then every seat, the viewer first and on clockwise: points, who began,
# who decides (the last bid is of the seat before).

PUBLIC = 3 + FACES
PER_SEAT = 3


def observation(players: int) -> int:
    return PUBLIC + players * PER_SEAT


@rule
def observe(s: Table, seat: int, out: Any) -> None:
    out[0] = s.round / ROUNDS
    out[1] = s.bid / count_dice(s)
    out[2] = s.dice_each / MOST_DICE
    for face in range(FACES):
        out[3 + face] = s.dice[seat][face] / s.dice_each
    for step in range(s.players):
        other = (seat + step) % s.players
        at = PUBLIC + step * PER_SEAT
        out[at] = s.points[other] / ROUNDS
        out[at + 1] = 1 if s.first == other else 0
        out[at + 2] = 1 if s.seat == other else 0
