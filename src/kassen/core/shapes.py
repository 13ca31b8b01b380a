"""Shapes: what leaves a game, as typed values. A game's shapes.py has a `Board` (part of a view), its moves and its events.

They are msgspec structs, so they are cheap to make and to send, and everything that speaks of them is made from them: the
browser's types, the tables in docs/games, the schema of the engine protocol (`python -m tools.generate`). Each field says in
`means("...")` what it means. A field that may be missing is None by default, and then it is not sent.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Annotated, Any, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import astuple, replace

Seat = Annotated[int, Meta(description="a seat, counted from 0")]


def means(text: str, complete: bool = False) -> Meta:
    """What a field means, in one line. `complete`: a mapping by names that has all of them."""
    return Meta(description=text, extra={"complete": complete})


def tag_of(name: str) -> str:
    """The word of a move or an event from the name of its class: PairTaken → pair-taken."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


# No shape can lead back to itself: the collector need not look at them (gc=False).


class Shape(Struct, gc=False, omit_defaults=True):
    """A part of a view."""

    def to_dict(self) -> dict[str, Any]:
        """As it is sent: names and numbers, in dictionaries and lists."""
        return msgspec.to_builtins(self)  # type: ignore[no-any-return]


class MoveData(Shape, gc=False, omit_defaults=True, tag_field="do", tag=tag_of):
    """A decision. Its sentence is the text `move-<do>`, with the fields as arguments."""

    @property
    def do(self) -> str:
        """The word for what one does."""
        return self.__struct_config__.tag  # type: ignore[return-value]


class EventData(Shape, gc=False, omit_defaults=True, tag_field="event", tag=tag_of):
    """A thing that happened. Its sentence is the text `event-<event>`, with the fields as arguments."""

    @property
    def event(self) -> str:
        """The word for what happened."""
        return self.__struct_config__.tag  # type: ignore[return-value]


BoardT = TypeVar("BoardT")
MoveT = TypeVar("MoveT")


class View(Shape, Generic[BoardT, MoveT], gc=False, omit_defaults=True, kw_only=True):
    """All that a seat, or a spectator, may see."""

    game: Annotated[str, means("the game's id")]
    players: Annotated[int, means("how many seats there are")]
    options: Annotated[dict[str, bool | int | str], means("the options chosen")]
    viewer: Annotated[int | None, means("whose view it is; null for a spectator")]
    ply: Annotated[int, means("decisions made")]
    round: Annotated[int, means("the round under way, from 1")]
    seat: Annotated[int | None, means("who decides; null when the game is over")]
    phase: Annotated[str, means("which decision is open; `over` at the end")]
    over: Annotated[bool, means("has the game ended?")]
    board: Annotated[BoardT, means("the table as the viewer sees it")]
    asked: Annotated[dict[str, Any] | None, means("what the prompt names besides the seat")] = None
    result: Annotated[dict[str, Any] | None, means("when it is over: scores, ranks, winners, and why")] = None
    moves: Annotated[
        list[MoveT] | None, means("if the viewer decides: the legal decisions, in the order in which a person likes them")
    ] = None


# ── moves as they are offered ──


@cache
def offered(kind: type[MoveData]) -> type[MoveData]:
    """A kind of move with the `id` by which it is chosen; still a move of that kind."""
    number = Annotated[int, means("the number to choose it by")]
    tag = kind.__struct_config__.tag
    return msgspec.defstruct(  # type: ignore[return-value]
        kind.__name__, [("id", number)], bases=(kind,), kw_only=True, tag=tag, module=kind.__module__
    )


def offer(id: int, data: MoveData) -> MoveData:
    return offered(type(data))(*astuple(data), id=id)


# ── views of a seat ──


def with_seat(board: BoardT, seat: int, **shown: Any) -> BoardT:
    """A board on which more is shown of one seat. The rest is shared with the board that was given, which stays as it is."""
    seats = list(board.seats)  # type: ignore[attr-defined]
    seats[seat] = replace(seats[seat], **shown)
    return replace(board, seats=seats)  # type: ignore[type-var]


# ── all of a game ──


@dataclass(frozen=True)
class Shapes:
    """What a game's views, moves and events are: a struct, and two unions of structs."""

    board: type[Shape]
    move: Any
    event: Any

    @property
    def moves(self) -> Sequence[type[MoveData]]:
        return members(self.move)

    @property
    def events(self) -> Sequence[type[EventData]]:
        return members(self.event)

    @cached_property
    def view(self) -> Any:
        """The type of a whole view, its moves with their ids."""
        choices: Any = offered(self.moves[0])
        for kind in self.moves[1:]:
            choices = choices | offered(kind)
        return View[self.board, choices]  # type: ignore[name-defined]


def members(union: Any) -> Sequence[Any]:
    """The kinds of a union; one kind alone is no union."""
    return getattr(union, "__args__", None) or (union,)
