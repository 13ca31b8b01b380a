"""Moves (decisions that may be made) and events (things that happened): values with a sentence in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from kassen.core.game import Game
from kassen.core.shapes import EventData, MoveData
from kassen.core.source import EVERYBODY


class IllegalMove(ValueError):
    """The decision is not among the legal ones; the state is unchanged."""


# gc=False: moves and events are never part of a reference cycle, and long games hold many, so the garbage collector skips them.


class Move(Struct, frozen=True, gc=False):
    """One legal decision: its id, its data, and its sentence.

    >>> import kassen
    >>> move = kassen.game("nobunaga", players=3).start(seed=7).moves()[0]
    >>> move.id, move.data
    (7, Pair(position=1, house=['uesugi', 'mouri']))
    >>> move.data.to_dict()
    {'do': 'pair', 'position': 1, 'house': ['uesugi', 'mouri']}
    >>> print(move)
    Pair 1: Uesugi, Mori

    Moves with the same game, seat, id and data are equal, and they are hashable.
    """

    game: Game
    seat: int
    id: int
    data: MoveData

    def text(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """The move as a sentence; `names` are the names of the people in the seats."""
        words = {"seat": self.seat, **self.data.to_dict()}
        return self.game.rules.texts.say(f"move-{words.pop('do')}", language, names, **words)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"kassen.Move({self.game!r}, seat={self.seat}, id={self.id}, data={self.data!r})"

    def __hash__(self) -> int:
        return hash((self.game, self.seat, self.id))


class Event(Struct, frozen=True, gc=False):
    """One thing that happened after decision number `ply`, and who may know of it.

    >>> import kassen
    >>> state = kassen.game("nobunaga", players=3).start(seed=7)
    >>> for event in state.play(state.moves()[0]):
    ...     print(event)
    Player 2 takes the pair Uesugi, Mori.
    """

    game: Game
    ply: int
    to: int
    data: EventData

    def seen_by(self, seat: int) -> bool:
        """Whether this seat (NOBODY: a spectator) may know of it."""
        return self.to == EVERYBODY or self.to == seat or (self.to < EVERYBODY and -2 - self.to != seat)

    def text(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """The event as a sentence; `names` are the names of the people in the seats."""
        words = self.data.to_dict()
        return self.game.rules.texts.say(f"event-{words.pop('event')}", language, names, **words)

    def to_dict(self) -> dict[str, Any]:
        """Its data plus its audience, unless that is everybody: `only` one seat, or all but one (`not`)."""
        data = self.data.to_dict()
        if self.to == EVERYBODY:
            return data
        return {**data, "only": self.to} if self.to >= 0 else {**data, "not": -2 - self.to}

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"kassen.Event({self.game!r}, ply={self.ply}, to={self.to}, data={self.data!r})"

    def __hash__(self) -> int:
        return hash((self.game, self.ply, self.to, type(self.data)))
