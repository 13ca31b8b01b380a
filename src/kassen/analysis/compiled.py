"""Machine code as a searcher. Importing this module loads the compiler."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from kassen.analysis.judge import TWIG, Measure, Simulations
from kassen.bots.one_ply import OnePly
from kassen.bots.tree import NONE, Array, Tree
from kassen.core import Game
from kassen.core.advice import Judge


class CompiledSearcher:
    """One thread's room to simulate in."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._trees: dict[int, Tree] = {}  # by how many nodes there are
        self._one_ply = OnePly(game)

    def _record(self, guess: bytes) -> Array:
        """One that could be written on: to the compiler one that could not is another kind, and all would be compiled twice."""
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


def compiled_measure(game: Game, stopped: Callable[[], bool] = lambda: False, judge: Judge | None = None) -> Measure:
    return Measure(game, CompiledSearcher(game), stopped, judge)
