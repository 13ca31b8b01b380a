"""How one source of rules runs both as plain Python and compiled.

A game marks its functions with `@rule`, its tables of numbers with `constant` and its events with `tell`. In plain Python they do
what they appear to do. In compiled code (compiled.py) a rule becomes machine code, a constant a frozen array, and `tell` nothing
at all, so that events cost nothing where nobody listens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

# Every rule of every loaded game. The compiler is slow to import, so it collects them from here only when it is first needed.
RULES: list[Callable[..., Any]] = []


def rule(function: Function) -> Function:
    """Mark a function as a rule: Python calls it as it is, compiled code calls its compiled form."""
    RULES.append(function)
    return function


class Constant(list[Any]):
    """A constant table of integers or floats with one or more dimensions. Index it as `t[i][j]`; never change it."""


def constant(rows: Iterable[Any]) -> Constant:
    return Constant(list(row) if isinstance(row, (list, tuple)) else row for row in rows)


class Unread(Constant):
    """A constant table that is made on first lookup, for large tables that most processes never read. From then on it is an
    ordinary `Constant`."""

    def __init__(self, make: Callable[[], Iterable[Any]]) -> None:
        super().__init__()
        self._make = make

    def read(self) -> Constant:
        self[:] = constant(self._make())  # in one step: another thread may be reading, too
        self.__class__ = Constant  # type: ignore[assignment]
        return self

    def __getitem__(self, index: Any) -> Any:
        return self.read()[index]

    def __len__(self) -> int:
        return len(self.read())

    def __iter__(self) -> Iterator[Any]:
        return iter(self.read())


# Who may know of an event: everybody, one seat, or everybody but one seat (how a hidden draw looks to the others).
EVERYBODY = -1


@rule
def only(seat: int) -> int:
    return seat


@rule
def all_but(seat: int) -> int:
    return -2 - seat


def tell(s: Any, to: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Record an event that `to` may know of. The game's notation.py puts it into words."""
    s.told.append((to, kind, a, b, c, d))


def product64(a: int, b: int) -> int:
    """A product of which only the lower 64 bits are defined: mask the result. In compiled code it wraps around.

    An ordinary `a * b`, like every sum and difference, must stay within signed 64 bits: the compiler assumes that signed integers
    do not overflow, and optimizes accordingly.
    """
    return int.__mul__(a, b)  # conformance.overflow watches `a * b`, but not this


def listening() -> bool:
    """Whether events are recorded. Guard work that only events need with it: compiled code leaves that out."""
    return True
