"""The board as text, for terminals and screen readers: one line for each seat and one for the round, within 80 columns."""

from __future__ import annotations

from typing import Any

from kassen.author import Say, View
from kassen_bluff.shapes import Board, SeatView


def show(view: View[Board, Any], say: Say) -> str:
    board = view.board
    lines = [_seat(seat, there, say) for seat, there in enumerate(board.seats)]
    if not view.over:
        bid = say("show-bid", number=board.bid) if board.bid else say("show-no-bid")
        lines.append(f"{say('show-round', number=board.round)} · {say('show-all', number=board.all_dice)} · {bid}")
    return "\n".join(lines)


def _seat(seat: int, there: SeatView, say: Say) -> str:
    parts = [say("show-points", number=there.points)]
    if there.dice is not None:
        parts.append(say("show-dice", dice=there.dice))
    return say("show-line", name=say("show-seat", seat=seat), facts=" · ".join(parts))
