"""Gymnasium: the learner has one seat, bots have the others.

    env = gymnasium.make("kassen.envs:kassen/Nobunaga-v1", players=4, opponents=["samurai", "greedy", "random"])

`info["action_mask"]` marks the legal actions. An illegal action costs `penalty` and changes nothing else: the same decision is
asked again, and `info["illegal"]` is set. With `illegal="raise"` it is a ValueError instead. At the end `info["rewards"]` has
every kind of reward by name, so that you can train on one and report another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from kassen.bots import Bot, Knowledge, check_variant, make_bot
from kassen.bots.bot import RandomBot
from kassen.core import State, compiled
from kassen.envs.picture import Window, pixels
from kassen.envs.reward import KINDS, Reward
from kassen.envs.settings import bind, one_reward, whole

Observation = np.ndarray[Any, np.dtype[np.float32]]
Info = dict[str, Any]
Opponent = str | Callable[[int], Bot]  # a bot's name, or a callable that makes a bot from a seed


class SeatEnv(gymnasium.Env[Observation, int]):
    """`SeatEnv("nobunaga", players=3, seat=0, opponents="random")`.

    `opponents` is one bot for all other seats, or a list with one for each, in seat order. A bot is given by its name or as a
    class of yours (any callable that makes a bot from a seed).
    """

    metadata = {"render_modes": ["ansi", "rgb_array", "human"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: str = "win",
        zero_sum: bool = False,
        illegal: str = "penalty",
        penalty: float = 1.0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = bind(SeatEnv, game, players, options)
        self.seat, self.reward = self.game.check_seat(whole(seat)), one_reward(self.game, reward, zero_sum)
        self.every_reward = Reward(self.game, tuple(KINDS), zero_sum)
        self.opponents = self._seated(opponents)
        if illegal not in ("penalty", "raise"):
            raise ValueError(f"illegal: 'penalty' or 'raise', not {illegal!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode: {', '.join(self.metadata['render_modes'])} or None, not {render_mode!r}")
        self.illegal, self.penalty, self.render_mode = illegal, penalty, render_mode
        self.observation_space = spaces.Box(0, 1, (self.game.observation.size,), np.float32)
        self.action_space = spaces.Discrete(self.game.move_count)  # type: ignore[assignment]
        self._batch = self.game.batch(1)  # one game, compiled
        self._bots: dict[int, Bot] = {}
        self._ply = 0
        self._window = Window(self.game.rules.title()) if render_mode == "human" else None

    def _seated(self, opponents: Opponent | Sequence[Opponent]) -> dict[int, Opponent]:
        others = [seat for seat in range(self.game.players) if seat != self.seat]
        each = [opponents] * len(others) if isinstance(opponents, str) or not isinstance(opponents, Iterable) else list(opponents)
        if len(each) != len(others):
            raise ValueError(f"opponents: one bot, or {len(others)}, not {len(each)}")
        for bot in each:
            if isinstance(bot, str):
                check_variant(bot, self.game.rules)
            elif not callable(bot):
                raise ValueError(f"opponents: a bot's name, or a class that takes a seed, not {str(bot)[:40]}")
        return dict(zip(others, each, strict=True))

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        seeds = {seat: int(self.np_random.integers(2**31)) for seat in self.opponents}
        self._bots = {
            seat: make_bot(bot, seeds[seat]) if isinstance(bot, str) else bot(seeds[seat]) for seat, bot in self.opponents.items()
        }
        while True:  # skip games that end before the learner decides anything
            self._batch.start([int(self.np_random.integers(2**63))])
            self._ply = 0
            self._play_others()
            if self._batch.counts[0]:
                self._show()
                return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        if not self._batch.counts[0]:
            raise ValueError("call reset() first: no game is under way")
        if index(action) not in self._ids():
            if self.illegal == "raise":
                raise ValueError(f"action {action} is not legal: see info['action_mask']")
            seen, info = self._seen()
            return seen, -self.penalty, False, False, {**info, "illegal": True}
        self._decide(int(action))
        self._play_others()
        self._show()
        seen, info = self._seen()
        if self._batch.counts[0]:
            return seen, 0.0, False, False, info
        result = self._batch.results()[0]
        info["rewards"] = self.every_reward.named(result, self.seat)
        return seen, float(self.reward.of(result)[self.seat]), True, False, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions, under the name that sb3-contrib's MaskablePPO and others expect."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """The board as the learner sees it: text, or a picture. A window ("human") follows by itself; there is no need to call
        this."""
        if self.render_mode == "rgb_array":
            return pixels(self._state().picture(self.seat))
        return None if self.render_mode == "human" else self._state().show(self.seat)

    def close(self) -> None:
        if self._window is not None:
            self._window.close()

    def _state(self) -> State:
        return self.game.unpack(self._batch.records[0])

    def _show(self) -> None:
        if self._window is not None:
            state = self._state()
            self._window.show(state.picture(self.seat), state.show(self.seat))

    def _play_others(self) -> None:
        while self._batch.counts[0] and self._batch.seats[0] != self.seat:
            bot = self._bots[int(self._batch.seats[0])]
            if isinstance(bot, RandomBot):  # looks at nothing, so we save making a State and its Knowledge
                self._decide(bot.pick(self._ids()))
            else:
                self._decide(bot.choose(Knowledge(self._state())))

    def _decide(self, id: int) -> None:
        self._batch.step_one(0, id)
        self._ply += 1

    def _ids(self) -> list[int]:
        ids: list[int] = self._batch.legal[0, : self._batch.counts[0]].tolist()
        return ids

    def _seen(self) -> tuple[Observation, Info]:
        tensor = np.zeros(self.game.observation.size, np.float32)
        compiled.look(self._batch.records, 0, self.seat, self.game.observation.scale, tensor)
        return tensor, {"action_mask": self._mask(), "ply": self._ply}

    def _mask(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        mask = np.zeros(self.game.move_count, np.int8)
        mask[self._ids()] = 1
        return mask
