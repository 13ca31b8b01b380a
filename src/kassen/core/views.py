"""What each may see of a state: the only way from a record to a screen, a bot or the network."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kassen.core.state import State


class Views:
    """What each may see of a state as it is now. What everybody sees is made once, and is one and the same object in all views:
    look, do not touch."""

    def __init__(self, state: State) -> None:
        self._state = state
        game = state.game
        self._public: dict[str, Any] = {
            "game": game.id,
            "players": game.players,
            "options": dict(game.options),
            "viewer": None,
            "ply": state.ply,
            "round": state.round,
            "seat": state.seat,
            "phase": state.phase,
            "over": state.over,
            "board": game.rules.view(state._s),
        }
        if state.asked:
            self._public["asked"] = state.asked
        if state.over:
            self._public["result"] = state.result()

    def of(self, seat: int | None = None, moves: bool = True) -> dict[str, Any]:
        """The view of a seat (None: a spectator), with its legal decisions when it is to decide (if `moves`)."""
        view, state = self._public.copy(), self._state
        if state.ply != view["ply"]:
            raise RuntimeError("the game went on; ask the state for its views again")
        if seat is not None:
            view["viewer"] = state.game.check_seat(seat)
            view["board"] = state.game.rules.own(state._s, seat, view["board"])
            if moves and seat == view["seat"]:
                view["moves"] = [{"id": move.id, **move.data} for move in state.moves()]
        return view
