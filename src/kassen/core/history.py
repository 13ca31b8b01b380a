"""How a state came about: its decisions, who made them, its events, and how far undo is free."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kassen.core.moves import Event
from kassen.core.record import NOBODY


class History:
    """Grows with every decision. Treat `state.history` as read-only: only `State.play` writes to it.

    >>> import kassen
    >>> state = kassen.game("nobunaga", players=3).start(7, [7, 8])
    >>> state.history.decisions, state.history.deciders, state.history.undo_floor
    ([7, 8], [1, 0], 2)
    """

    __slots__ = ("deciders", "decisions", "events", "points", "position")

    def __init__(self, position: Mapping[str, Any] | None) -> None:
        self.position = None if position is None else dict(position)  # where the game began, if not with a deal
        self.decisions: list[int] = []
        self.deciders: list[int] = []  # per decision: the seat that made it
        self.points: list[bool] = []  # per decision: did it end free undo (see `undo_floor`)?
        self.events: list[Event] = []

    def add(self, id: int, seat: int, point: bool) -> None:
        self.decisions.append(id)
        self.deciders.append(seat)
        self.points.append(point)

    @property
    def undo_floor(self) -> int:
        """Undo is free back to this ply: the last one at which somebody learned something or another seat's turn came."""
        return next((ply for ply in range(len(self.points), 0, -1) if self.points[ply - 1]), 0)

    def seen_events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """The events from number `since` on that a seat (None: a spectator) may know of."""
        return [event for event in self.events[since:] if event.seen_by(NOBODY if seat is None else seat)]

    def copy(self) -> History:
        twin = History(self.position)
        twin.decisions, twin.deciders = self.decisions[:], self.deciders[:]
        twin.points, twin.events = self.points[:], self.events[:]
        return twin
