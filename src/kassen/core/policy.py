"""A learned policy: the appeal of a decision, computed from named features with learned weights.

Playouts decide millions of times a second and have no time for sums of features. So a game's advice.py only computes which *cell*
a decision falls into; the appeal of every cell, e to the power of the weighted sum of its features, is tabulated before the first
game. `kassen train` fits the weights to what the search tries most, and writes them with their provenance to the game's
data/policy.toml.
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

    kind: str  # the kind of decision; each kind has its own weights
    features: tuple[float, ...]


@dataclass(frozen=True)
class Policy:
    """What `kassen train` trains."""

    features: tuple[str, ...]
    make_cells: Callable[[], Iterable[Cell]]  # in the order of their numbers; called on demand, because there are many
    # (s, a): the number of the cell that a legal decision falls into; `@rule` source.
    cell: Callable[[Any, int], int]

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(self.make_cells())


def is_trained(package: str) -> bool:
    """Whether anything has been learned. If not, a game should leave the policy out: its bots are faster without."""
    return has_data(package, FILE)


def read_appeals(package: str, policy: Policy, most_players: int) -> Constant:
    """The learned appeals, at [players * cells + cell]; an empty table if nothing was learned. A number of players that was not
    trained uses the weights of the next smaller one; below the smallest, all cells appeal alike."""
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
            raise ValueError(f"{package}: data/{FILE} has weights for {strange!r}, which is not a feature in advice.py")
        for cell in policy.cells:
            row = weights.get(cell.kind, {})
            terms = (row.get(name, 0.0) * value for name, value in zip(policy.features, cell.features, strict=True))
            yield exp(sum(terms))
