"""Shapes: typed values for all data that leaves a game. A game's shapes.py has a `Board` (part of a view), its moves and events.

Shapes are msgspec structs: cheap to make and to send. `python -m tools.generate` derives from them the browser's types, the
tables in docs/games and the schema of the engine protocol. `means("...")` documents each field. An optional field defaults to
None, and is not sent while it is None.
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
    """The meaning of a field, in one line. `complete`: a mapping that always has every name as a key."""
    return Meta(description=text, extra={"complete": complete})


def tag_of(name: str) -> str:
    """The word for a move or an event, from its class name: PairTaken → pair-taken."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


# gc=False: shapes are never part of a reference cycle, so the garbage collector can skip them.


class Shape(Struct, gc=False, omit_defaults=True):
    """A part of a view."""

    def to_dict(self) -> dict[str, Any]:
        """The data as sent: names and numbers in dictionaries and lists."""
        return msgspec.to_builtins(self)  # type: ignore[no-any-return]


class MoveData(Shape, gc=False, omit_defaults=True, tag_field="do", tag=tag_of):
    """A decision. Its sentence is the text `move-<do>`, with the fields as arguments."""

    @property
    def do(self) -> str:
        """The word for the kind of move."""
        return self.__struct_config__.tag  # type: ignore[return-value]


class EventData(Shape, gc=False, omit_defaults=True, tag_field="event", tag=tag_of):
    """A thing that happened. Its sentence is the text `event-<event>`, with the fields as arguments."""

    @property
    def event(self) -> str:
        """The word for the kind of event."""
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
    """A subclass of a kind of move with a field `id`, by which the move is chosen."""
    number = Annotated[int, means("the number to choose it by")]
    tag = kind.__struct_config__.tag
    return msgspec.defstruct(  # type: ignore[return-value]
        kind.__name__, [("id", number)], bases=(kind,), kw_only=True, tag=tag, module=kind.__module__
    )


def offer(id: int, data: MoveData) -> MoveData:
    return offered(type(data))(*astuple(data), id=id)


# ── views of a seat ──


def with_seat(board: BoardT, seat: int, **shown: Any) -> BoardT:
    """A copy of the board that shows more of one seat. The rest is shared with the original, which is not changed."""
    seats = list(board.seats)  # type: ignore[attr-defined]
    seats[seat] = replace(seats[seat], **shown)
    return replace(board, seats=seats)  # type: ignore[type-var]


# ── all of a game ──


@dataclass(frozen=True)
class Shapes:
    """The types of a game's boards, moves and events: a struct, and two unions of structs."""

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
    """The members of a union; a single type counts as a union of one."""
    return getattr(union, "__args__", None) or (union,)
