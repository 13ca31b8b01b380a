"""The games through the APIs that researchers use, checked by the APIs' own suites."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import kassen
import kassen.envs.open_spiel
import kassen.envs.seat
from kassen.core.registry import installed
from kassen.envs.aec import KassenEnv
from kassen.envs.many import ManyGames
from kassen.envs.reward import rewards
from kassen.envs.seat import SeatEnv

GAMES = [pytest.param(id, marks=pytest.mark.xdist_group(id)) for id in installed()]


@pytest.mark.parametrize("id", GAMES)
def test_pettingzoo_finds_nothing_wrong(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of unbounded boxes and of masks inside observations
        api_test(KassenEnv(id), num_cycles=400, verbose_progress=False)


@pytest.mark.parametrize("id", GAMES)
def test_a_pettingzoo_game_is_the_same_game(id: str) -> None:
    env = KassenEnv(id)
    env.reset(seed=3)
    while env.agents and not env.terminations[env.agent_selection]:
        observation, _, _, _, _ = env.last()
        env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert sum(env.rewards.values()) in (0.0, pytest.approx(1.0))


def test_an_action_outside_the_mask_is_refused() -> None:
    env = KassenEnv("nobunaga", players=3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action mask"):
        env.step(0)


class Masked(gymnasium.ActionWrapper[Any, Any, Any]):
    """Any action becomes the next legal one, as the checker tries all of them."""

    def action(self, action: int) -> int:
        legal = self.unwrapped._state.legal()  # type: ignore[attr-defined]
        return int(min((id for id in legal if id >= action), default=legal[0]))


@pytest.mark.parametrize("id", GAMES)
def test_gymnasium_finds_nothing_wrong(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Masked(SeatEnv(id)), skip_render_check=True)


def test_gymnasium_makes_it_by_name_and_an_episode_ends_with_its_reward() -> None:
    env = gymnasium.make("kassen/Seat-v0", game="nobunaga", players=4, seat=2, reward="rank")
    _, info = env.reset(seed=1)
    done, paid = False, 0.0
    while not done:
        assert paid == 0
        _, paid, done, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert 0 <= paid <= 1


@pytest.mark.parametrize("id", GAMES)
def test_many_games_go_on_by_themselves(id: str) -> None:
    many = ManyGames(id, size=16, seed=5)
    dice = np.random.default_rng(1)
    ended = 0
    for _ in range(300):
        masks = many.masks
        actions = many.sample(dice)
        assert masks[np.arange(16), actions].all()
        paid, finished = many.step(actions)
        ended += int(finished.sum())
        assert not paid[~finished].any()
    assert (many.batch.counts > 1).all()


def test_many_games_are_the_games_of_their_seeds() -> None:
    many = ManyGames("nobunaga", size=4, players=3, seed=10)
    states = [kassen.game("nobunaga", players=3).start(seed) for seed in range(10, 14)]
    for i, state in enumerate(states):
        assert state.seat == many.seats[i]
        assert np.array_equal(many.observations[i], state.observe(int(many.seats[i])))
        assert np.array_equal(many.masks[i], state.mask())


@pytest.mark.parametrize("id", GAMES)
def test_openspiel_plays_it(id: str) -> None:
    game = kassen.envs.open_spiel.load(id, seed=3)
    state, dice = game.new_initial_state(), np.random.default_rng(2)
    while not state.is_terminal():
        player = state.current_player()
        assert state.information_state_string(player) == state.resample_from_infostate(
            player, dice.random
        ).information_state_string(player)
        twin = state.clone()
        action = int(dice.choice(state.legal_actions()))
        state.apply_action(action)
        assert str(twin)
        assert not twin.is_terminal()
    assert len(state.returns()) == game.num_players()


def test_openspiel_takes_options() -> None:
    game = kassen.envs.open_spiel.load("nobunaga", players=2, strict=True)
    assert game.num_players() == 2
    assert isinstance(game, pyspiel.Game)


def test_rewards() -> None:
    results = np.array([[10, 20, 20, 2, 1, 1], [10, 5, 1, 2, 3, 4]], float)
    assert rewards(results, 3, "win").tolist() == [[0, 0.5, 0.5], [0, 0, 0]]
    assert rewards(results, 3, "score").tolist() == [[10, 20, 20], [10, 5, 1]]
    assert rewards(results, 3, "rank").tolist() == [[0.5, 1, 1], [0.5, 0, 0]]


def test_bad_arguments_say_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="win, rank, score"):
        KassenEnv("nobunaga", reward="fame")
    with pytest.raises(ValueError, match="seats are"):
        SeatEnv("nobunaga", seat=9)
    with pytest.raises(ValueError, match="one name"):
        SeatEnv("nobunaga", players=3, bots=["random"])
