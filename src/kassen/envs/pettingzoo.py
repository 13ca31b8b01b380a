"""PettingZoo (AEC): one game, every seat an agent that acts in its turn, with an action mask in the observation."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from kassen.core import compiled
from kassen.envs import VERSION
from kassen.envs.picture import pixels
from kassen.envs.reward import KINDS, Reward
from kassen.envs.settings import bind, one_reward

Observation = dict[str, np.ndarray[Any, Any]]


class KassenEnv(AECEnv):  # type: ignore[misc]
    """`KassenEnv("nobunaga", players=3, strict=True)`; agents are `seat_0`, `seat_1`, ..."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "is_parallelizable": False, "name": f"kassen_v{VERSION}"}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: str = "win",
        zero_sum: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.game = bind(KassenEnv, game, players, options)
        self.reward = one_reward(self.game, reward, zero_sum)
        self.every_reward = Reward(self.game, tuple(KINDS), zero_sum)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{game}_v{VERSION}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        tensor = spaces.Box(0, 1, (self.game.observation.size,), np.float32)
        mask = spaces.Box(0, 1, (self.game.move_count,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": tensor, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.game.move_count) for agent in self.possible_agents}
        self._batch = self.game.batch(1)
        self._dice = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A seed makes this game reproducible, and the games after it, which are dealt from the same generator."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self._batch.start([int(self._dice.integers(2**63))])
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_move()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        tensor = np.zeros(self.game.observation.size, np.float32)
        compiled.look(self._batch.records, 0, seat, self.game.observation.scale, tensor)
        mask = np.zeros(self.game.move_count, np.int8)
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            mask[self._legal()] = 1
        return {"observation": tensor, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self._legal():
            raise ValueError(f"action {action} is not in the action mask of {agent}")
        self._cumulative_rewards[agent] = 0.0
        count = self._batch.step_one(0, int(action or 0))
        self._clear_rewards()
        if count == 0:
            result = self._batch.results()[0]
            paid = self.reward.of(result)
            self.infos = {agent: {"rewards": self.every_reward.named(result, seat)} for seat, agent in enumerate(self.agents)}
            self.rewards = {agent: float(paid[seat]) for seat, agent in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._to_move()
        self._accumulate_rewards()

    def render(self) -> Any:
        """The board as a spectator sees it: text, or a picture."""
        state = self.game.unpack(self._batch.records[0])
        return pixels(state.picture()) if self.render_mode == "rgb_array" else state.show()

    def close(self) -> None:
        """Nothing to release."""

    def _legal(self) -> list[int]:
        ids: list[int] = self._batch.legal[0, : self._batch.counts[0]].tolist()
        return ids

    def _to_move(self) -> str:
        return str(self.possible_agents[self._batch.seats[0]])
