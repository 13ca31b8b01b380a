"""Random playouts for OpenSpiel's searches, in machine code.

    from open_spiel.python.algorithms import mcts
    from kassen.envs.rollouts import RolloutEvaluator
    bot = mcts.MCTSBot(game, uct_c=2, max_simulations=1000, evaluator=RolloutEvaluator())

OpenSpiel's own `RandomRolloutEvaluator` plays every action of a playout through Python. This one replaces it in any search that
takes an evaluator: the same kind of playouts and the same mean, but faster.

Importing this module loads the compiler.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from kassen.core import Rules
from kassen.core.compiled import decide, entry, pick, prepare, result
from kassen.envs.open_spiel import Moment, SpielState

Array = np.ndarray[Any, Any]


@entry
def play_on(start: Any, work: Any, keys: Any, chooser: Any, out: Any, results: Any) -> Any:
    """Play from `start` to the end, once for each key, every decision uniform at random. The key seeds the game's own chance, so
    no playout foretells another, or the true game."""
    s = work[0]
    for g in range(len(keys)):
        work[0] = start[0]
        s.key0 = np.int64(keys[g] & np.uint64(0xFFFFFFFF))
        s.key1 = np.int64(keys[g] >> np.uint64(32))
        s.draws = 0
        while s.seat >= 0:
            decide(s, np.int64(pick(s, chooser, out)))
        result(s, results[g])


class RolloutEvaluator(mcts.RandomRolloutEvaluator):
    """Evaluates a state by the mean of `state.returns()` at the end of `n_rollouts` random games. Its prior is uniform."""

    def __init__(self, n_rollouts: int = 1, random_state: np.random.RandomState | None = None) -> None:
        if type(n_rollouts) is not int or n_rollouts < 1:
            raise ValueError(f"n_rollouts: an integer of at least 1, not {str(n_rollouts)[:40]}")
        super().__init__(n_rollouts, random_state)
        self._prepared: Rules | None = None  # the rules last prepared: preparing takes as long as many playouts

    def evaluate(self, state: SpielState) -> Array:
        if not isinstance(state, SpielState):
            raise TypeError(f"{type(state).__name__} is no state of a Kassen game: use OpenSpiel's RandomRolloutEvaluator for it")
        moment = state.moment
        if moment.waiting:  # a draw is pending: each playout makes its own
            results = np.concatenate([self._play_on(moment, 1) for _ in range(self.n_rollouts)])
        else:
            results = self._play_on(moment, self.n_rollouts)
        mean: Array = moment.game.reward.of(results).mean(axis=0, dtype=np.float64)
        return mean

    def _play_on(self, moment: Moment, rollouts: int) -> Array:
        """Scores and ranks at the end of that many random games."""
        game = moment.game.bound
        start = moment.settled(self._random_state.randint).pack()
        keys = np.frombuffer(self._random_state.bytes(8 * (rollouts + 1)), np.uint64).copy()
        results = np.zeros((rollouts, 2 * game.players))
        if self._prepared is not game.rules:
            prepare(game.rules)
            self._prepared = game.rules
        play_on(start, start.copy(), keys[1:], keys[:1], np.zeros(game.most_legal, np.int32), results)
        return results
