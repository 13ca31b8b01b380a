"""What a bot is and what it may know."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import Any, Protocol

from kassen.core import State, View
from kassen.core.arrays import np

TimeSource = Callable[[], float]  # seconds, from any beginning


class Knowledge:
    """All that the seat to move knows: its view, its legal decisions, and states that could be the true one.

    For measurements alone `knower` can be ALL_SEATS: what a bot would do that always guessed right what others hold."""

    def __init__(self, state: State, knower: int | None = None) -> None:
        if state.seat is None:
            raise ValueError("the game is over: there is nothing to decide")
        self.seat = state.seat
        self.knower = state.seat if knower is None else knower
        self.game = state.game
        self.legal = state.legal()
        self._state = state

    @property
    def view(self) -> View[Any, Any]:
        """Made anew each time: the bot's own, to write on."""
        return self._state.view(self.seat)

    def observe(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What the seat sees as a tensor, as learners get it."""
        return self._state.observe(self.seat)

    def mask(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """1 for every legal decision."""
        return self._state.mask()

    def seed(self) -> int:
        """A number made of all that this seat knows, and of nothing else: who decides by it decides alike what looks alike."""
        return int.from_bytes(hashlib.sha256(self.guess(0).to_bytes()).digest()[:4], "big")

    def guess(self, key: int) -> State:
        """A state that looks the same from this seat, everything it cannot know drawn anew from `key`."""
        return self._state.resample(self.knower, key)

    def __repr__(self) -> str:
        return f"<Knowledge of seat {self.seat} in {self.game!r}, {len(self.legal)} legal decisions>"


class Bot(Protocol):
    def choose(self, known: Knowledge) -> int:
        """The id of one of `known.legal`."""


class RandomBot:
    """Every legal decision is as likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed
        self._dice = random.Random(seed)

    def __repr__(self) -> str:
        return f"RandomBot(seed={self._seed})"

    def choose(self, known: Knowledge) -> int:
        return self.pick(known.legal)

    def pick(self, legal: list[int]) -> int:
        """One of them, for who has no more than the list."""
        return self._dice.choice(legal)
