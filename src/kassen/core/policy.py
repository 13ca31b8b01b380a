"""A learned policy: how much a decision appeals, from named features of it, each with a weight that was learned.

Playouts decide millions of times a second and have no time for sums of features. So a game says in a few steps which *cell* a
decision falls into (advice.py), and everything else is done before the first game: the features of every cell, and how much it
appeals, e to the power of their weighted sum. `kassen train` finds the weights from what the search tries most, and writes them
with where they come from into the game's data/policy.toml.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kassen.core.data import has_data, read_toml
from kassen.core.source import Constant, Unread, constant

FILE = "policy.toml"


@dataclass(frozen=True)
class Cell:
    """Decisions that look alike."""

    kind: str  # of decision: each has weights of its own
    features: tuple[float, ...]


@dataclass(frozen=True)
class Policy:
    """All that is trained."""

    features: tuple[str, ...]
    make_cells: Callable[[], Iterable[Cell]]  # in the order of their numbers; they are many, so only when somebody asks
    # (s, a): the number of the cell that one legal decision falls into; `@rule` source.
    cell: Callable[[Any, int], int]

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(self.make_cells())


def is_trained(package: str) -> bool:
    """Was anything learned yet? If not, a game had better go without: its bots are the faster for it."""
    return has_data(package, FILE)


def read_appeals(package: str, policy: Policy, most_players: int) -> Constant:
    """[players * cells + cell]: how much it appeals, as learned; nothing if nothing was. For a number of players that was not
    trained the nearest smaller one speaks, and before the first all is alike."""
    if not is_trained(package):
        return constant([])
    return Unread(lambda: learned_appeals(package, policy, most_players))


def learned_appeals(package: str, policy: Policy, most_players: int) -> Iterator[float]:
    from kassen.core.advice import exp

    learned = read_toml(package, FILE)["players"]
    weights: dict[str, dict[str, float]] = {}
    for players in range(most_players + 1):
        weights = learned.get(str(players), {}).get("weights", weights)
        for strange in {name for row in weights.values() for name in row} - {*policy.features}:
            raise ValueError(f"{package}: data/{FILE} has weights of {strange!r}, which advice.py does not look at")
        for cell in policy.cells:
            row = weights.get(cell.kind, {})
            terms = (row.get(name, 0.0) * value for name, value in zip(policy.features, cell.features, strict=True))
            yield exp(sum(terms))
