"""What an observation is made of: named parts of the tensor, one after another.

A game's rules write whole numbers (`Rules.observe`); what learners get is each of them divided by the most it can be, so that all
are within 0 and 1. Categories are one-hot. `decode` is the way back, to names.

>>> import kassen
>>> game = kassen.game("nobunaga", players=3)
>>> game.observation.size
165
>>> game.observation["pile"].meaning
'cards left in the draw pile'
>>> seen = game.start(seed=7).observe(0)
>>> round(float(seen[game.observation["pile"].slice][0]) * game.observation["pile"].most)
54
>>> known = game.observation.decode(seen)
>>> known["phase"], known["pile"], known["seats"][0]["deciding"]
('pair', 54, False)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import prod
from typing import Any

from kassen.core.arrays import Array, np


@dataclass(frozen=True)
class Part:
    """Some numbers of an observation that belong together, each a whole number from 0 to `most`.

    `names` are those of the places along the last axis, `rows` the axes before it. With `one_of` at most one of the names is
    set; without it each has its number.
    """

    name: str
    meaning: str
    most: int = 1
    names: Sequence[str] = ()
    rows: tuple[int, ...] = ()
    one_of: bool = False
    start: int = 0

    @property
    def shape(self) -> tuple[int, ...]:
        return (*self.rows, len(self.names)) if self.names else self.rows or (1,)

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + self.size)

    def decode(self, numbers: Array) -> Any:
        """What whole numbers in the shape of this part say: a number or a yes or no; with names the one that is set, those that
        are set, or how many there are of each; along the axes of `rows` a list of that."""
        if numbers.ndim > (1 if self.names or not self.rows else 0):
            return [self.decode(row) for row in numbers]
        if self.names:
            counts = {name: int(number) for name, number in zip(self.names, numbers, strict=True) if number}
            if self.one_of:
                return next(iter(counts), None)
            return list(counts) if self.most == 1 else counts
        number = int(numbers if self.rows else numbers[0])
        return bool(number) if self.most == 1 else number


def each_seat(players: int, parts: Sequence[Part]) -> list[Part]:
    """The same parts of every seat, the viewer first and on clockwise."""
    return [replace(part, name=f"seats[{step}].{part.name}") for step in range(players) for part in parts]


def steps(players: int) -> list[str]:
    """The seats as the viewer counts them: 0 is the viewer, 1 the next clockwise."""
    return [str(step) for step in range(players)]


class Observation:
    """The parts by their names, and in order."""

    def __init__(self, parts: Sequence[Part]) -> None:
        placed, start = [], 0
        for part in parts:
            placed.append(replace(part, start=start))
            start += part.size
        self.parts = tuple(placed)
        self.size = start

    @cached_property
    def _named(self) -> dict[str, Part]:
        return {part.name: part for part in self.parts}

    def __getitem__(self, name: str) -> Part:
        if name not in self._named:
            raise KeyError(f"an observation has no part {name!r}; there are {', '.join(self._named)}")
        return self._named[name]

    def __iter__(self) -> Iterator[Part]:
        return iter(self.parts)

    @cached_property
    def most(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """The most that each number can be, before it is divided by that."""
        out = np.zeros(self.size, np.uint8)
        for part in self.parts:
            out[part.slice] = part.most
        return out

    @cached_property
    def scale(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What the whole numbers are multiplied by."""
        return np.float32(1) / self.most.astype(np.float32)

    def split(self, tensor: Array) -> dict[str, Array]:
        """The parts of an observation (or of a batch of them, the last axis being the observation) in their shapes."""
        return {part.name: tensor[..., part.slice].reshape(*tensor.shape[:-1], *part.shape) for part in self.parts}

    def decode(self, tensor: Array) -> dict[str, Any]:
        """One observation in names and whole numbers; `seats` is a list, the viewer first."""
        if tensor.shape != (self.size,):
            raise ValueError(f"an observation of {self.size} numbers is wanted, not {tensor.shape}")
        numbers = tensor if np.issubdtype(tensor.dtype, np.integer) else np.rint(tensor * self.most)
        decoded: dict[str, Any] = {}
        for name, part in self.split(numbers).items():
            seat, of_seat, field = name.partition("].")
            if not of_seat:
                decoded[name] = self[name].decode(part)
                continue
            seats = decoded.setdefault("seats", [])
            if int(seat.removeprefix("seats[")) == len(seats):
                seats.append({})
            seats[-1][field] = self[name].decode(part)
        return decoded
