"""What each seat may see of a state: the only way from a record to a screen, a bot or the network."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from kassen import core
from kassen.core.shapes import View


class Views:
    """The views of a state as it is now. The public part is made once and shared by all views, so treat views as read-only."""

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
        """The view of a seat (None: a spectator), with its legal decisions if it is to decide and `moves` is true."""
        view, state = self._public, self._state
        if len(state.history.decisions) != view.ply:
            raise RuntimeError("the state has moved on; ask it for new views")
        if seat is None:
            return view
        return replace(
            view,
            viewer=state.game.check_seat(seat),
            board=state.game.rules.own(state._s, seat, view.board),
            moves=state.offers() if moves and seat == view.seat else None,
        )
