"""Thousands of games at once, stepped in compiled code on all cores; a finished game begins anew by itself."""

from __future__ import annotations

from typing import Any

import numpy as np

from kassen.core import compiled
from kassen.core import game as bind
from kassen.envs.reward import check_reward, rewards

Array = np.ndarray[Any, Any]


class ManyGames:
    """`ManyGames("provinces", size=4096, players=4)`: for self-play, where every seat's decisions are the learner's.

    `seats` says who decides in each game, `observations` what that seat sees, `masks` what it may do; `step` takes one action a
    game and returns (rewards of all seats, finished): a finished game's rewards are those of the game that ended.
    """

    def __init__(
        self, game: str, size: int, players: int | None = None, reward: str = "win", seed: int = 0, **options: object
    ) -> None:
        self.game = bind(game, players, **options)
        self.reward = check_reward(reward)
        self.batch = self.game.batch(size)
        self._tensor = np.zeros((size, self.game.observation), np.float32)
        self._rows = np.arange(size)[:, None]
        self._columns = np.arange(self.game.widest)[None, :]
        self._next_seed = seed
        self.batch.start(self._seeds(size))

    @property
    def size(self) -> int:
        return self.batch.size

    @property
    def seats(self) -> Array:
        return self.batch.seats

    @property
    def observations(self) -> Array:
        """What the deciding seat of each game sees. The same array every time."""
        compiled.look_many(self.batch.records, self._tensor)
        return self._tensor

    @property
    def masks(self) -> Array:
        masks = np.zeros((self.size, self.game.moves), np.int8)
        legal = self._columns < self.batch.counts[:, None]
        rows = np.broadcast_to(self._rows, legal.shape)[legal]
        masks[rows, self.batch.moves[legal]] = 1
        return masks

    def sample(self, dice: np.random.Generator) -> Array:
        """A legal action for each game, uniform."""
        picks = (dice.random(self.size) * self.batch.counts).astype(np.int64)
        return self.batch.moves[self._rows[:, 0], picks]

    def step(self, actions: Array) -> tuple[Array, Array]:
        """One legal action in each game. Illegal ones are not checked here: use the masks."""
        self.batch.step(np.ascontiguousarray(actions, np.int32))
        finished = self.batch.counts == 0
        paid = np.zeros((self.size, self.game.players), np.float32)
        done = np.flatnonzero(finished)
        if len(done):
            paid[done] = rewards(self.batch.results(done), self.game.players, self.reward)
            self.batch.restart(done, self._seeds(len(done)))
        return paid, finished

    def _seeds(self, number: int) -> Array:
        first = self._next_seed
        self._next_seed += number
        return np.arange(first, first + number, dtype=np.uint64)
