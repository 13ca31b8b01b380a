"""A searcher that runs compiled. Importing this module loads the compiler."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from kassen.analysis.judge import TWIG, Measure, Simulations
from kassen.bots.one_ply import OnePly
from kassen.bots.tree import NONE, Array, Tree
from kassen.core import NOBODY, Game
from kassen.core.advice import Judge
from kassen.core.chance import deal_chance
from kassen.core.compiled import resample_one, step


class Packed:
    """A packed record whose numbers are read and written like a plain record's."""

    __slots__ = ("array",)
    array: Array

    def __init__(self, array: Array) -> None:
        object.__setattr__(self, "array", array)

    def __getattr__(self, name: str) -> int:
        return int(self.array[name][0])

    def __setattr__(self, name: str, number: int) -> None:
        self.array[name][0] = number

    def to_bytes(self) -> bytes:
        return bytes(self.array.tobytes())


class CompiledSearcher:
    """Simulates in machine code, for one thread: its trees and buffers are used again and again."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._trees: dict[int, Tree] = {}  # by number of nodes
        self._one_ply = OnePly(game)
        self._ids = np.zeros(game.most_legal, np.int32)

    def _record(self, guess: bytes) -> Array:
        """A writable array. A read-only one has another type in Numba, and everything would be compiled twice."""
        return np.frombuffer(bytearray(guess), self._game.rules.record.dtype)

    def _tree(self, nodes: int) -> Tree:
        if nodes not in self._trees:
            self._trees[nodes] = Tree(self._game, nodes)
        return self._trees[nodes]

    async def wins(self, wanted: Simulations) -> Sequence[float]:
        tree, won = self._tree(wanted.nodes), np.zeros((wanted.sims, self._game.players))
        tree.horizon = NONE if wanted.cut is None else wanted.cut
        tree.begin(wanted.option)
        tree.head["sims"][0] = wanted.first
        tree.grow(self._record(wanted.guess), wanted.seat, wanted.seed, wanted.sims, wanted.knower, won)
        numbers: list[float] = won.ravel().tolist()
        return numbers

    async def look_ahead(self, guess: bytes, seat: int, seed: int, ids: Sequence[int], guesses: int) -> list[float]:
        return self._one_ply.look(self._record(guess), seat, seed, ids, guesses)

    async def weights(self, guess: bytes, seat: int, seed: int) -> list[tuple[int, float]]:
        twig = self._tree(TWIG)
        twig.horizon = 0
        twig.begin()
        twig.grow(self._record(guess), seat, seed, 1)
        edges = twig.edges[: int(twig.head["edges"][0])]
        weights = {int(edge["id"]): float(edge["weight"]) for edge in edges}
        return [(option, weights[option]) for option in twig.options()]

    def ready(self, s: Any) -> Packed:
        return s if isinstance(s, Packed) else Packed(self._record(s.to_bytes()))

    def redrawn(self, s: Any, knower: int, key: int, decision: int | None = None) -> Any:
        other = Packed(self._record(s.to_bytes()))
        deal_chance(other, key, 0)
        resample_one(other.array, 0, knower)
        if decision is not None:
            step(other.array, 0, decision, self._ids)
        # A finished game is not simulated: the plain rules say who won.
        return other if other.seat != NOBODY else self._game.rules.record.unpack(other.array[0])


def compiled_measure(game: Game, stopped: Callable[[], bool] = lambda: False, judge: Judge | None = None) -> Measure:
    return Measure(game, CompiledSearcher(game), stopped, judge)
