"""How one source of rules serves two readers: plain Python and the compiler.

A game marks its functions with `@rule`, its tables of numbers with `constant` and its events with `tell`. Called from Python they
are what they look like; called from compiled code (see compiled.py) a rule becomes machine code, a constant a frozen array, and
`tell` nothing at all, so that events cost nothing where nobody listens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

# Every rule of every loaded game; the compiler takes them from here when it is first needed (importing it costs time).
RULES: list[Callable[..., Any]] = []


def rule(function: Function) -> Function:
    """Mark a function of the rules: plain when Python calls it, compiled when compiled code does."""
    RULES.append(function)
    return function


class Constant(list[Any]):
    """A constant table of integers or of floats, one or more dimensions. Index it `t[i][j]`; never change it."""


def constant(rows: Iterable[Any]) -> Constant:
    return Constant(list(row) if isinstance(row, (list, tuple)) else row for row in rows)


class Unread(Constant):
    """A constant table that is made when somebody first looks something up in it: a large one that most who load the game never
    do. From then on it is as any other."""

    def __init__(self, make: Callable[[], Iterable[Any]]) -> None:
        super().__init__()
        self._make = make

    def read(self) -> Constant:
        self[:] = constant(self._make())  # at once: another thread may be reading it, too
        self.__class__ = Constant  # type: ignore[assignment]
        return self

    def __getitem__(self, index: Any) -> Any:
        return self.read()[index]

    def __len__(self) -> int:
        return len(self.read())

    def __iter__(self) -> Iterator[Any]:
        return iter(self.read())


# Who may hear of an event: everybody, one seat, or everybody but one seat (what a hidden draw looks like from outside).
EVERYBODY = -1


@rule
def only(seat: int) -> int:
    return seat


@rule
def all_but(seat: int) -> int:
    return -2 - seat


def tell(s: Any, to: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """An event: something happened that `to` may hear of. The game's notation gives it words."""
    s.told.append((to, kind, a, b, c, d))


def product64(a: int, b: int) -> int:
    """A product of which only the lower 64 bits count: mask what you take of it. Compiled code lets it wrap around.

    `a * b` itself must stay within 64 bits with sign, as every sum and difference must: the compiler takes for granted that
    signed numbers do not overflow, and leaves out what would follow if they did.
    """
    return int.__mul__(a, b)  # not watched by conformance.overflow, as `a * b` is


def listening() -> bool:
    """Does anybody hear what is told? Guards work that is done for events alone: compiled code leaves it out."""
    return True
