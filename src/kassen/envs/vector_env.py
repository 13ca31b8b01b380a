"""Thousands of games at once as a Gymnasium vector environment: one compiled pass per step, on all cores.

    envs = kassen.envs.vector("provinces", 4096, players=4)
    seen, info = envs.reset(seed=7)
    seen, reward, over, cut_off, info = envs.step(actions)

The learner decides for every seat (self-play). The observation and `info["action_mask"]` are for the seat that decides next,
`info["seats"]`. `reward` is for the seat that has just decided, `info["acted"]`; `info["rewards"]` is for all seats. A finished
game restarts within the same step: then `seen` is from the new game, the rewards from the one that ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from kassen.core import compiled
from kassen.core.batch import Sharing
from kassen.core.compiled import deal, decide, fetch, fetch_place, observe, options, result
from kassen.core.phases import MOVED_ON
from kassen.core.pipeline import entry_for_rows
from kassen.envs.reward import Reward
from kassen.envs.settings import bind, whole

Array = np.ndarray[Any, Any]
Info = dict[str, Any]

DTYPES = {"float32": np.float32, "uint8": np.uint8}
MASKS = ("bytes", "bits")


@entry_for_rows
def step_envs(
    template: Any, games: Any, first: Any, last: Any, actions: Any, seeds: Any, stride: Any, moves: Any, counts: Any,
    masks: Any, bits: Any, numbers: Any, scratch: Any, tensor: Any, scale: Any, results: Any, finished: Any, acted: Any,
    seats: Any,
) -> Any:  # fmt: skip
    """For each of the games first..last-1: apply the action (SET_UP deals); if that ended the game, note the result and deal
    again; then list, mask and observe the next decision, all while the record is in cache. A byte mask is cleared at just the
    places set last time; the new places are prefetched and written last, so that their cache lines have time to arrive.

    Integers are observed straight into `numbers`. For floats (`tensor` has rows) they are observed into one `scratch` row and
    scaled from there: the rows of many games do not fit into a cache, so each is written only once."""
    for i in range(first, last):
        fetch(games[min(i + 1, last - 1)])
        s = games[i]
        if len(masks):
            for k in range(counts[i]):
                masks[i, moves[i, k]] = 0
        acted[i] = s.seat
        finished[i] = False
        a = np.int64(actions[i])
        while True:  # twice if the game ended
            if a == compiled.SET_UP:
                games[i] = template[0]
                s.key0 = np.int64(seeds[i] & np.uint64(0xFFFFFFFF))
                s.key1 = np.int64(seeds[i] >> np.uint64(32))
                s.draws = 0
                deal(s)
                a = np.int64(MOVED_ON)
            decide(s, a)
            if s.seat >= 0:
                break
            finished[i] = True
            result(s, results[i])
            seeds[i] += stride
            a = np.int64(compiled.SET_UP)
        counts[i] = options(s, moves[i])
        if len(masks):
            for k in range(counts[i]):
                fetch_place(masks[i], moves[i, k])
        seats[i] = s.seat
        row = numbers[i] if len(numbers) else scratch
        observe(s, s.seat, row)
        if len(tensor):
            for k in range(len(scale)):
                tensor[i, k] = row[k] * scale[k]
        if len(masks):
            for k in range(counts[i]):
                masks[i, moves[i, k]] = 1
        else:
            for k in range(bits.shape[1]):
                bits[i, k] = 0
            for k in range(counts[i]):
                bits[i, moves[i, k] >> 3] |= np.uint8(1 << (moves[i, k] & 7))


class KassenVectorEnv(VectorEnv[Array, Array, Array]):
    """See the module's docstring. Unless `copy` is set, the next step overwrites the observations and masks returned by this one;
    all other arrays are copies. `check` verifies that every action is legal, at a small cost. With `dtype="uint8"`, observations
    are integers as the rules write them, a quarter of the memory; divide by `game.observation.most` to scale them. With
    `mask="bits"`, a byte of the mask holds eight actions, an eighth of the memory; `unpack_mask` turns it into bytes."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int | None = None,
        reward: str | Sequence[str] = "win",
        zero_sum: bool = False,
        dtype: str = "float32",
        mask: str = "bytes",
        copy: bool = False,
        check: bool = True,
        **options: object,
    ) -> None:
        num_envs = whole(num_envs)
        if type(num_envs) is not int or num_envs < 1:
            raise ValueError(f"num_envs: an integer of at least 1, not {str(num_envs)[:40]}")
        if dtype not in DTYPES:
            raise ValueError(f"dtype: {' or '.join(DTYPES)}, not {str(dtype)[:40]!r}")
        if mask not in MASKS:
            raise ValueError(f"mask: {' or '.join(MASKS)}, not {str(mask)[:40]!r}")
        self.game = bind(KassenVectorEnv, game, players, options)
        compiled.prepare(self.game.rules)
        self.reward = Reward(self.game, reward, zero_sum)
        self.num_envs, self._copy, self._check = num_envs, copy, check
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        size, kind = self.game.observation.size, DTYPES[dtype]
        most = np.ones(size, kind) if dtype == "float32" else self.game.observation.most
        self.single_observation_space = spaces.Box(np.zeros(size, kind), most, dtype=kind)
        self.single_action_space = spaces.Discrete(self.game.move_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = spaces.MultiDiscrete([self.game.move_count] * num_envs)
        self._dice = np.random.default_rng()
        self._games: Array = np.repeat(self.game.packed, num_envs)
        self._sharing = Sharing()
        self._seeds = np.zeros(num_envs, np.uint64)
        self._legal = np.zeros((num_envs, self.game.most_legal), np.int32)
        self._counts = np.zeros(num_envs, np.int32)
        packed = mask == "bits"
        self._bytes = np.zeros((0 if packed else num_envs, self.game.move_count), np.int8)
        self._bits = np.zeros((num_envs if packed else 0, -(-self.game.move_count // 8)), np.uint8)
        self._masks: Array = self._bits if packed else self._bytes
        narrow = dtype == "uint8"
        self._numbers = np.zeros((num_envs if narrow else 0, size), np.uint8)
        self._tensor = np.zeros((0 if narrow else num_envs, size), np.float32)
        self._seen = self._numbers if narrow else self._tensor
        self._results = np.zeros((num_envs, 2 * self.game.players))
        self._finished = np.zeros(num_envs, np.bool_)
        self._acted, self._seats = np.zeros(num_envs, np.int8), np.zeros(num_envs, np.int8)

    def reset(self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None) -> tuple[Array, Info]:
        """Deal all games. One seed makes these and all later games reproducible; or give one seed for each game."""
        seed = whole(seed)
        if seed is None or isinstance(seed, int):
            if seed is not None:
                self._dice = np.random.default_rng(seed)
            first = int(self._dice.integers(2**63))
            self._seeds[:] = np.arange(self.num_envs, dtype=np.uint64) + np.uint64(first)
        elif len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need one seed, or {self.num_envs}, not {len(seed)}")
        else:
            self._seeds[:] = [int(self._dice.integers(2**63)) if each is None else each for each in seed]
        self._advance(np.full(self.num_envs, compiled.SET_UP, np.int32))
        info = self._info(np.zeros((self.num_envs, self.game.players), np.float32))
        info["acted"][:] = -1
        return self._out(self._seen), info

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, Info]:
        """One action in each game."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise ValueError(f"actions are integers, not {given.dtype}")
        chosen = np.ascontiguousarray(given, np.int32)
        self._look_over(chosen)
        self._advance(chosen)
        done = np.flatnonzero(self._finished)
        several = (len(self.reward.kinds),) if self.reward.several else ()
        paid = np.zeros((self.num_envs, self.game.players, *several), np.float32)
        own = np.zeros((self.num_envs, *several), np.float32)
        if len(done):
            paid[done] = self.reward.of(self._results[done])
            own[done] = paid[done, self._acted[done]]
        never = np.zeros(self.num_envs, np.bool_)
        return self._out(self._seen), own, self._finished.copy(), never, self._info(paid)

    def sample(self, dice: np.random.Generator) -> Array:
        """For each game a legal action, uniformly at random."""
        self._must_be_under_way()
        picks = (dice.random(self.num_envs) * self._counts).astype(np.int64)
        chosen: Array = self._legal[np.arange(self.num_envs), picks]
        return chosen

    def _look_over(self, chosen: Array) -> None:
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} games need {self.num_envs} actions, not {chosen.shape}")
        self._must_be_under_way()
        if not self._check:
            return
        within = (chosen >= 0) & (chosen < self.game.move_count)
        allowed = within & self._allow(np.where(within, chosen, 0))
        if not allowed.all():
            game = int(np.argmin(allowed))
            raise ValueError(f"action {chosen[game]} is not legal in game {game}: see its row of info['action_mask']")

    def _must_be_under_way(self) -> None:
        if not self._counts.any():
            raise ValueError("call reset() first: no game is under way")

    def _allow(self, chosen: Array) -> Array:
        every = np.arange(self.num_envs)
        marks = (self._bits[every, chosen >> 3] >> (chosen & 7)) & 1 if len(self._bits) else self._bytes[every, chosen]
        allowed: Array = marks == 1
        return allowed

    def unpack_mask(self, masks: Array) -> Array:
        """Expand bit masks to byte masks."""
        return np.unpackbits(masks, axis=-1, count=self.game.move_count, bitorder="little").view(np.int8)

    def _advance(self, actions: Array) -> None:
        self._sharing.run(self.num_envs, lambda first, last: step_envs(*self._given(first, last, actions)))

    def _given(self, first: int, last: int, actions: Array) -> tuple[Any, ...]:
        """The arguments of `step_envs`."""
        scratch = np.empty(self._tensor.shape[1], np.uint8)  # one per thread
        return (
            self.game.packed, self._games, first, last, actions, self._seeds, np.uint64(self.num_envs), self._legal,
            self._counts, self._bytes, self._bits, self._numbers, scratch, self._tensor, self.game.observation.scale,
            self._results, self._finished, self._acted, self._seats,
        )  # fmt: skip

    def _info(self, paid: Array) -> Info:
        return {
            "action_mask": self._out(self._masks),
            "seats": self._seats.copy(),
            "acted": self._acted.copy(),
            "rewards": paid,
        }

    def _out(self, array: Array) -> Array:
        return array.copy() if self._copy else array
