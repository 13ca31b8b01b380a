"""The layout of an observation: named parts of the tensor, one after another.

A game writes whole numbers (`Rules.observe`). Learners get each of them divided by its maximum, so that all lie between 0 and 1.
Categories are one-hot. `decode` turns an observation back into names.

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
    """Numbers of an observation that belong together, each a whole number from 0 to `most`.

    `names` labels the last axis; `rows` is the shape of the axes before it. With `one_of`, at most one name is set (one-hot);
    without it, every name has a number of its own.
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
        """Decode whole numbers in the shape of this part. Without names: a number, or a bool if `most` is 1. With names: the
        one set (`one_of`), the list of those set (`most` is 1), or the nonzero counts by name. Axes of `rows` become lists."""
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
    """The same parts for every seat, beginning with the viewer and going clockwise."""
    return [replace(part, name=f"seats[{step}].{part.name}") for step in range(players) for part in parts]


def steps(players: int) -> list[str]:
    """Names for the seats relative to the viewer: 0 is the viewer, 1 the next seat clockwise."""
    return [str(step) for step in range(players)]


class Observation:
    """The parts, in order and by name."""

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
            raise KeyError(f"an observation has no part {name!r}; its parts are {', '.join(self._named)}")
        return self._named[name]

    def __iter__(self) -> Iterator[Part]:
        return iter(self.parts)

    @cached_property
    def most(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """The maximum of each number, by which it is divided."""
        out = np.zeros(self.size, np.uint8)
        for part in self.parts:
            out[part.slice] = part.most
        return out

    @cached_property
    def scale(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The factor of each number: 1 / `most`."""
        return np.float32(1) / self.most.astype(np.float32)

    def split(self, tensor: Array) -> dict[str, Array]:
        """The parts of an observation, each in its shape. Of a batch of observations, too: the last axis is the observation."""
        return {part.name: tensor[..., part.slice].reshape(*tensor.shape[:-1], *part.shape) for part in self.parts}

    def decode(self, tensor: Array) -> dict[str, Any]:
        """One observation in names and whole numbers; `seats` is a list, the viewer first."""
        if tensor.shape != (self.size,):
            raise ValueError(f"an observation has {self.size} numbers; got shape {tensor.shape}")
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
