"""What each may see of a state: the only way from a record to a screen, a bot or the network."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from kassen import core
from kassen.core.shapes import View


class Views:
    """What each may see of a state as it is now. What everybody sees is made once, and is one and the same object in all views:
    look, do not touch."""

    def __init__(self, state: core.State) -> None:
        self._state = state
        game, over = state.game, state.over
        self._public: View[Any, Any] = View(
            game=game.id,
            players=game.players,
            options=dict(game.options),
            viewer=None,
            ply=state.ply,
            round=state.round,
            seat=state.seat,
            phase=state.phase,
            over=over,
            board=game.rules.view(state._s),
            asked=state.asked or None,
            result=state.result() if over else None,
        )

    def of(self, seat: int | None = None, moves: bool = True) -> View[Any, Any]:
        """The view of a seat (None: a spectator), with its legal decisions when it is to decide (if `moves`)."""
        view, state = self._public, self._state
        if len(state.history.decisions) != view.ply:
            raise RuntimeError("the game went on; ask the state for its views again")
        if seat is None:
            return view
        return replace(
            view,
            viewer=state.game.check_seat(seat),
            board=state.game.rules.own(state._s, seat, view.board),
            moves=state.offers() if moves and seat == view.seat else None,
        )
