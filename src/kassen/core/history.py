"""How a state came to be: decisions, who made them, what happened, and how far undo is free."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kassen.core.moves import Event
from kassen.core.record import NOBODY


class History:
    """Grows with every decision. `state.history` is to be looked at; only `State.play` writes to it.

    >>> import kassen
    >>> state = kassen.game("nobunaga", players=3).start(7, [7, 8])
    >>> state.history.decisions, state.history.deciders, state.history.undo_floor
    ([7, 8], [1, 0], 2)
    """

    __slots__ = ("deciders", "decisions", "events", "points", "position")

    def __init__(self, position: Mapping[str, Any] | None) -> None:
        self.position = None if position is None else dict(position)  # where it began, if not with a deal
        self.decisions: list[int] = []
        self.deciders: list[int] = []  # who made each of them
        self.points: list[bool] = []  # per decision: was it an information point?
        self.events: list[Event] = []

    def add(self, id: int, seat: int, point: bool) -> None:
        self.decisions.append(id)
        self.deciders.append(seat)
        self.points.append(point)

    @property
    def undo_floor(self) -> int:
        """Undo is free back to this ply: the last point at which somebody learned something or another seat was asked."""
        return next((ply for ply in range(len(self.points), 0, -1) if self.points[ply - 1]), 0)

    def seen_events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What a seat (None: a spectator) may know of what happened from event number `since` on."""
        return [event for event in self.events[since:] if event.seen_by(NOBODY if seat is None else seat)]

    def copy(self) -> History:
        twin = History(self.position)
        twin.decisions, twin.deciders = self.decisions[:], self.deciders[:]
        twin.points, twin.events = self.points[:], self.events[:]
        return twin
