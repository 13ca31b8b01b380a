"""Gymnasium: one seat is the learner, bots sit in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from kassen.bots import Bot, Knowledge, make_bot
from kassen.core import State
from kassen.core import game as bind
from kassen.envs.reward import check_reward, rewards

Observation = np.ndarray[Any, np.dtype[np.float32]]


class SeatEnv(gymnasium.Env[Observation, int]):
    """`SeatEnv("nobunaga", players=3, seat=0, bots="random")`. The legal actions are in `info["action_mask"]`.

    `bots` is one name for all other seats or one name a seat (the learner's own is ignored). Also made by
    `gymnasium.make("kassen/Seat-v0", game="nobunaga", ...)`.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        reward: str = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = bind(game, players, **options)
        self.seat, self.reward, self.render_mode = self.game.check_seat(seat), check_reward(reward), render_mode
        self.bot_names = [bots] * self.game.players if isinstance(bots, str) else list(bots)
        if len(self.bot_names) != self.game.players:
            raise ValueError(f"bots: one name, or {self.game.players} names, not {len(self.bot_names)}")
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.game.observation,), np.float32)
        self.action_space = spaces.Discrete(self.game.moves)  # type: ignore[assignment]
        self._state: State | None = None
        self._bots: list[Bot] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._bots = [make_bot(name, int(self.np_random.integers(2**31))) for name in self.bot_names]
        while True:  # a game that ends before the learner is asked is no episode
            self._state = self.game.start(int(self.np_random.integers(2**63)))
            self._others(self._state)
            if not self._state.over:
                return self._seen(self._state)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self._state
        if state is None or state.over:
            raise ValueError("call reset() first: no game is under way")
        state.play(int(action))
        self._others(state)
        observation, info = self._seen(state)
        paid = 0.0
        if state.over:
            result = state.result()
            paid = float(rewards(np.array(result["scores"] + result["ranks"], float), self.game.players, self.reward)[self.seat])
        return observation, paid, state.over, False, info

    def render(self) -> str:
        """The table as the learner sees it."""
        return "" if self._state is None else self._state.show(self.seat)

    def _others(self, state: State) -> None:
        while state.seat is not None and state.seat != self.seat:
            state.play(self._bots[state.seat].choose(Knowledge(state)))

    def _seen(self, state: State) -> tuple[Observation, dict[str, Any]]:
        return state.observe(self.seat), {"action_mask": state.mask(), "ply": state.ply}


gymnasium.register("kassen/Seat-v0", "kassen.envs.seat:SeatEnv")
