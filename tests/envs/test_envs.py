"""The games through the APIs that researchers use, checked by the APIs' own suites."""

from __future__ import annotations

import copy
import json
import pickle
import random
import warnings
from collections import Counter
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test
from pettingzoo.test import api_test, seed_test

import kassen
import kassen.envs
from kassen.bots import Knowledge
from kassen.core.registry import installed, rules
from kassen.envs.gymnasium import SeatEnv
from kassen.envs.pettingzoo import KassenEnv
from kassen.envs.picture import FRAME, pixels
from kassen.envs.reward import KINDS, Reward
from tests.envs import trajectories
from tests.nightly import by_day

GAMES = [pytest.param(id, marks=pytest.mark.xdist_group(id)) for id in installed()]
TABLES = [
    pytest.param(id, players, {}, marks=pytest.mark.xdist_group(id), id=f"{id}-{players}")
    for id in installed()
    for players in rules(id).players
]
OPTIONS = [
    pytest.param(
        id, rules(id).players[-1], {option.name: value}, marks=pytest.mark.xdist_group(id), id=f"{id}-{option.name}-{value}"
    )
    for id in installed()
    for option in rules(id).options
    for value in option.choices
    if value != option.default
]
# By day with the fewest and the most players.
ALL = by_day([*TABLES, *OPTIONS], [(id, rules(id).players[end], {}) for id in installed() for end in (0, -1)])


def test_learners_meet_what_this_version_says() -> None:
    kept = json.loads(trajectories.FILE.read_text())
    assert (kept["version"], kept["digests"]) == (kassen.envs.VERSION, trajectories.digests()), "see tests/envs/trajectories.py"


# ── PettingZoo ──


@pytest.mark.parametrize(("id", "players", "options"), ALL)
def test_pettingzoo_finds_nothing_wrong(id: str, players: int, options: dict[str, object]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of unbounded boxes and of masks inside observations
        api_test(KassenEnv(id, players, **options), num_cycles=60, verbose_progress=False)
        seed_test(lambda: KassenEnv(id, players, **options), num_cycles=10)


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


# ── Gymnasium, one seat ──


@pytest.mark.parametrize(("id", "players", "options"), ALL)
def test_gymnasium_finds_nothing_wrong(id: str, players: int, options: dict[str, object]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(id, players, render_mode="ansi", **options), skip_render_check=True)


def test_gymnasium_makes_it_by_name_and_an_episode_ends_with_its_reward() -> None:
    env = gymnasium.make(
        "kassen.envs:kassen/Nobunaga-v1", players=4, seat=2, opponents=["greedy", "random", "random"], reward="rank"
    )
    _, info = env.reset(seed=1)
    done, paid = False, 0.0
    while not done:
        assert paid == 0
        _, paid, done, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert 0 <= paid <= 1


def test_an_illegal_action_costs_and_changes_nothing() -> None:
    env = SeatEnv("nobunaga", players=3, penalty=0.25)
    seen, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, paid, over, _, after = env.step(illegal)
    assert (paid, over, after["illegal"]) == (-0.25, False, True)
    assert np.array_equal(seen, again)
    assert np.array_equal(info["action_mask"], after["action_mask"])
    strict = SeatEnv("nobunaga", players=3, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        strict.step(illegal)


class First:
    """A bot of somebody's own."""

    def __init__(self, seed: int) -> None:
        self.asked: set[int] = set()

    def choose(self, known: Knowledge) -> int:
        self.asked.add(known.seat)
        return known.legal[0]


@pytest.mark.xdist_group("nobunaga")
def test_bots_of_ones_own_are_opponents_and_masks_have_the_name_that_learners_ask_for() -> None:
    env = gymnasium.make("kassen.envs:kassen/Nobunaga-v1", players=3, seat=1, opponents=[First, "random"])
    _, info = env.reset(seed=2)
    over = False
    while not over:
        mask = env.get_wrapper_attr("action_masks")()
        assert mask.dtype == bool
        assert np.array_equal(mask, info["action_mask"])
        _, _, over, _, info = env.step(int(mask.argmax()))
    assert env.unwrapped._bots[0].asked == {0}


@pytest.mark.parametrize(("id", "players", "options"), ALL)
def test_a_film_can_be_made_of_a_table(id: str, players: int, options: dict[str, object]) -> None:
    """All pictures are of one size, and another picture after a decision."""
    state = kassen.game(id, players=players, **options).start(1)
    frames = [pixels(state.picture(0))]
    while not state.over:
        state.play(state.legal()[-1])
    frames.append(pixels(state.picture(0)))
    assert {(frame.shape, frame.dtype) for frame in frames} == {((FRAME[1], FRAME[0], 3), np.dtype(np.uint8))}
    assert len(np.unique(frames[0] @ np.array([1, 256, 65536]))) > 10  # colours
    assert not np.array_equal(*frames)


@pytest.mark.xdist_group("provinces")
def test_environments_draw_the_table() -> None:
    env = SeatEnv("provinces", render_mode="rgb_array")
    env.reset(seed=1)
    state = env.game.unpack(env._batch.records[0])
    assert np.array_equal(env.render(), pixels(state.picture(0)))
    everybody = KassenEnv("provinces", render_mode="rgb_array")
    everybody.reset(seed=1)
    assert everybody.render().shape == (FRAME[1], FRAME[0], 3)


@pytest.mark.xdist_group("nobunaga")
def test_people_watch_in_a_window_or_read(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "none such")  # where pygame is installed, it finds no screen
    env = SeatEnv("nobunaga", render_mode="human")
    env.reset(seed=1)
    told = capsys.readouterr().out
    assert env.game.unpack(env._batch.records[0]).show(0) in told
    env.close()


# ── many at once ──


@pytest.mark.parametrize("id", by_day(GAMES, ["nobunaga"]))  # a minute of compiling for the others
def test_a_vector_of_games_is_those_games_one_by_one(id: str) -> None:
    size, steps = 6, 120
    envs = kassen.envs.vector(id, size, reward="score")
    whole = kassen.envs.vector(id, size, dtype="uint8", mask="bits")
    seeds = list(range(20, 20 + size))
    seen, info = envs.reset(seed=seeds)
    numbers, packed = whole.reset(seed=seeds)
    states = [envs.game.start(seed) for seed in seeds]
    dice = np.random.default_rng(1)
    for _ in range(steps):
        for i, state in enumerate(states):
            assert state.seat == info["seats"][i]
            assert np.array_equal(seen[i], state.observe(state.seat))
            assert np.array_equal(info["action_mask"][i], state.mask())
        assert np.array_equal(numbers * envs.game.observation.scale, seen)
        assert np.array_equal(whole.unpack_mask(packed["action_mask"]), info["action_mask"])
        actions = envs.sample(dice)
        numbers, *_, packed = whole.step(actions)
        deciders = [state.seat for state in states]
        seen, paid, over, _, info = envs.step(actions)
        assert info["acted"].tolist() == deciders
        for i, state in enumerate(states):
            state.play(int(actions[i]))
            assert over[i] == state.over
            assert info["rewards"][i].tolist() == (state.scores if state.over else [0] * envs.game.players)
            assert paid[i] == info["rewards"][i][deciders[i]]
            if state.over:
                seeds[i] += size
                states[i] = envs.game.start(seeds[i])


def test_a_vector_does_not_depend_on_how_it_is_shared_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def play() -> list[Any]:
        envs = kassen.envs.vector("nobunaga", 4096, players=3)
        envs.reset(seed=3)
        dice, said = np.random.default_rng(2), []
        for _ in range(60):
            seen, _, over, _, info = envs.step(envs.sample(dice))
            said.append((seen.sum(), info["action_mask"].sum(), info["seats"].sum(), over.sum()))
        return said

    monkeypatch.setenv("KASSEN_CORES", "1")
    alone = play()
    monkeypatch.setenv("KASSEN_CORES", "2")
    assert play() == alone


def test_a_vector_is_made_by_name_and_refuses_what_is_not_legal() -> None:
    envs = gymnasium.make_vec("kassen.envs:kassen/Nobunaga-v1", num_envs=3, players=4, reward=("win", "margin"), copy=True)
    _, info = envs.reset(seed=1)
    kept = info["action_mask"].copy()
    legal = info["action_mask"].argmax(axis=1)
    _, paid, _, _, later = envs.step(legal)
    assert paid.shape == (3, 2)
    assert np.array_equal(info["action_mask"], kept)  # a copy, not what is written anew
    with pytest.raises(ValueError, match="action -4 is not legal in game 1"):
        envs.step(np.array([later["action_mask"][0].argmax(), -4, 0]))
    with pytest.raises(ValueError, match="3 games need 3 actions"):
        envs.step(np.array([0]))
    packed = kassen.envs.vector("nobunaga", 2, mask="bits")
    _, info = packed.reset(seed=1)
    illegal = packed.unpack_mask(info["action_mask"]).argmin(axis=1)
    with pytest.raises(ValueError, match=f"action {illegal[0]} is not legal in game 0"):
        packed.step(illegal)


# ── OpenSpiel ──


@pytest.mark.parametrize("id", by_day(GAMES, ["gunkimono", "nobunaga", "provinces"]))
def test_openspiel_finds_nothing_wrong_in_a_whole_game(id: str) -> None:
    """Of the fewest players: after every action it reads all that each of them has ever heard."""
    pyspiel.random_sim_test(pyspiel.load_game(f"kassen_{id}"), num_sims=1, serialize=id == "nobunaga", verbose=False)


@pytest.mark.parametrize(("id", "players", "options"), ALL)
def test_openspiel_finds_nothing_wrong(
    id: str, players: int, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games_sim_test, "MAX_ACTIONS_PER_GAME", 250)  # and the deal is many
    given = ",".join(f"{name}={value}" for name, value in {"players": players, **options}.items())
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(f"kassen_{id}({given})"))


def test_openspiel_writes_a_playthrough() -> None:
    assert "kassen_nobunaga" in generate_playthrough.playthrough("kassen_nobunaga(players=2)", None, seed=1)


def openspiel_state(name: str, seed: int, decisions: int) -> Any:
    """A state some decisions after the deal, where a player decides."""
    state, dice = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    made = 0
    while state.is_chance_node() or made < decisions:
        made += not state.is_chance_node()
        state.apply_action(dice.choice(range(len(state.chance_outcomes())) if state.is_chance_node() else state.legal_actions()))
    return state


def roll(state: Any, dice: random.Random) -> None:
    while state.is_chance_node():
        state.apply_action(dice.choice([outcome for outcome, _ in state.chance_outcomes()]))


def test_a_clone_does_not_foretell_the_dice() -> None:
    state = openspiel_state("kassen_provinces(players=2)", 4, 8)
    rolls = [action for action in state.legal_actions() if state.child(action).is_chance_node()]
    assert rolls, "choose a position in which dice can be rolled"
    seen: Counter[str] = Counter()
    for seed in range(300):
        twin = state.clone()
        twin.apply_action(rolls[0])
        roll(twin, random.Random(seed))
        seen[str(twin)] += 1
    assert len(seen) > 40  # of 56 rolls that can be told apart


def test_a_pile_that_is_drawn_is_foretold_by_nobody() -> None:
    def next_rounds(piles: str) -> set[str]:
        """The cards laid open in the next round, in 100 games that go on from one state."""
        state = openspiel_state(f"kassen_nobunaga(players=2,piles={piles})", 1, 8)
        seen = set()
        for seed in range(100):
            twin, dice = state.clone(), random.Random(seed)
            while twin.is_chance_node() or twin.state.view(None).round == state.state.view(None).round:
                roll(twin, dice)
                twin.apply_action(twin.legal_actions()[0])
                roll(twin, dice)
            seen.add(str(twin.state.view(None).board.middle))
        return seen

    assert len(next_rounds("dealt")) == 1
    assert len(next_rounds("drawn")) > 10  # of 16 orders
    with pytest.raises(ValueError, match="piles: dealt or drawn, not 'seen'"):
        pyspiel.load_game("kassen_nobunaga(piles=seen)")


@pytest.mark.parametrize("id", by_day(GAMES, ["nobunaga"]))
def test_openspiel_finds_nothing_wrong_with_piles_that_are_drawn(id: str) -> None:
    game = pyspiel.load_game(f"kassen_{id}(piles=drawn)")
    assert game.shuffles == (id != "provinces")  # nothing lies face down there
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiel_takes_options_in_words() -> None:
    game = pyspiel.load_game("kassen_nobunaga(players=3,strict=True,reward=ahead)")
    assert game.num_players() == 3
    state = openspiel_state("kassen_nobunaga(players=3,strict=True)", 1, 3)
    assert state.state.game.options["strict"] is True
    with pytest.raises(ValueError, match="for 2, 3, 4 or 5 players"):
        pyspiel.load_game("kassen_nobunaga(players=9)")


@pytest.mark.parametrize("id", GAMES)
def test_what_a_player_knows_stays_when_the_rest_is_redrawn(id: str) -> None:
    state, dice = openspiel_state(f"kassen_{id}", 2, 25), random.Random(5)
    player = state.current_player()
    known = state.information_state_string()
    for _ in range(5):
        assert state.resample_from_infostate(player, dice.random).information_state_string(player) == known


@pytest.mark.parametrize("bot", ["mcts", "ismcts"])
def test_openspiels_own_searches_play(bot: str) -> None:
    state = openspiel_state("kassen_nobunaga(players=2)", 3, 4)
    game, dice = state.get_game(), np.random.RandomState(1)
    searcher = (
        mcts.MCTSBot(game, 2.0, 12, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
        if bot == "mcts"
        else ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 2.0, 12, random_state=dice)
    )
    assert searcher.step(state) in state.legal_actions()


@pytest.mark.parametrize("id", by_day(GAMES, ["nobunaga", "provinces"]))
def test_openspiels_learners_find_their_environment(id: str) -> None:
    game = pyspiel.load_game(f"kassen_{id}(reward=score)")
    env, dice = rl_environment.Environment(game, seed=1), random.Random(1)
    now = env.reset()
    while not now.last():
        seat = now.observations["current_player"]
        assert len(now.observations["info_state"][seat]) == env.observation_spec()["info_state"][0]
        now = env.step([dice.choice(now.observations["legal_actions"][seat])])
    assert now.rewards == env.get_state.returns()
    assert any(now.rewards)


def test_states_are_pickled_and_stepped_back() -> None:
    state = openspiel_state("kassen_moegahara", 1, 30)
    twin = pickle.loads(pickle.dumps(state))
    assert str(twin) == str(state)
    before = state.clone()
    state.apply_action(state.legal_actions()[0])
    assert str(state.before()) == str(before)
    assert str(copy.deepcopy(before)) == str(before)


def test_nobody_can_undo_a_game_in_python_yet() -> None:
    """Should OpenSpiel's own learn it, ours can: then `SpielState.undo_action` is to be written."""
    for name in ("python_tic_tac_toe", "kassen_nobunaga"):
        state = pyspiel.load_game(name).new_initial_state()
        player, action = state.current_player(), state.legal_actions()[0]
        state.apply_action(action)
        with pytest.raises((pyspiel.SpielError, NotImplementedError), match=r"undo|Undo"):
            state.undo_action(player, action)


# ── rewards ──


def test_rewards() -> None:
    game = kassen.game("provinces", players=3)
    results = np.array([[10, 20, 20, 3, 1, 1], [10, 5, 1, 1, 2, 3]], float)
    assert Reward(game, "win").of(results).tolist() == [[0, 0.5, 0.5], [1, 0, 0]]
    assert Reward(game, "score").of(results).tolist() == [[10, 20, 20], [10, 5, 1]]
    assert Reward(game, "rank").of(results).tolist() == [[0, 1, 1], [1, 0.5, 0]]
    assert Reward(game, "ahead").of(results).tolist() == [[0, 0.75, 0.75], [1, 0.5, 0]]
    assert Reward(game, "margin").of(results)[1].tolist() == pytest.approx([5 / 16, -5 / 16, -9 / 12])
    assert Reward(game, ("win", "rank")).of(results).shape == (2, 3, 2)
    assert Reward(game, "win", zero_sum=True).of(results).sum(axis=1).tolist() == pytest.approx([0, 0])


@pytest.mark.xdist_group("nobunaga")
def test_an_ended_game_tells_every_reward_and_pays_one() -> None:
    alone = SeatEnv("nobunaga", players=3, reward="margin", zero_sum=True)
    _, info = alone.reset(seed=4)
    over = False
    while not over:
        assert "rewards" not in info
        _, paid, over, _, info = alone.step(int(info["action_mask"].argmax()))
    assert info["rewards"].keys() == set(KINDS)
    assert paid == info["rewards"]["margin"]
    everybody = KassenEnv("nobunaga", players=3, reward="score", zero_sum=True)
    everybody.reset(seed=4)
    while not any(everybody.terminations.values()):
        everybody.step(int(everybody.observe(everybody.agent_selection)["action_mask"].argmax()))
    assert sum(everybody.rewards.values()) == pytest.approx(0, abs=1e-4)
    assert all(everybody.infos[agent]["rewards"]["score"] == paid for agent, paid in everybody.rewards.items())
    state = openspiel_state("kassen_nobunaga(players=3,reward=score,zero_sum=True)", 4, 20)
    while not state.is_terminal():
        state.apply_action(0 if state.is_chance_node() else state.legal_actions()[0])
    assert sum(state.returns()) == pytest.approx(0, abs=1e-4)
    assert any(state.returns())


def test_a_rival_without_a_seat_takes_a_place() -> None:
    game = kassen.game("nobunaga", players=3)
    beaten = np.array([10, 20, 5, 3, 2, 4], float)  # he is first
    assert Reward(game, "win").of(beaten).tolist() == [0, 0, 0]
    assert Reward(game, "rank").of(beaten).tolist() == pytest.approx([1 / 3, 2 / 3, 0])
    assert Reward(game, "ahead").of(beaten).tolist() == [0.5, 1, 0]


def test_allies_share_and_are_not_each_others_rivals() -> None:
    game = kassen.game("moegahara", players=4)
    teams = game.rules.teams(4)  # type: ignore[misc]
    results = np.array([[3, 7][team] for team in teams] + [[2, 1][team] for team in teams], float)
    for kind in ("win", "rank", "ahead", "margin"):
        paid = Reward(game, kind).of(results)
        assert len({float(paid[seat]) for seat in range(4) if teams[seat] == 1}) == 1
    assert Reward(game, "ahead").of(results).tolist() == [float(team) for team in teams]


def test_bad_arguments_say_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="win, rank, ahead, margin, score"):
        KassenEnv("nobunaga", reward="fame")
    with pytest.raises(ValueError, match="seats are"):
        SeatEnv("nobunaga", seat=9)
    with pytest.raises(ValueError, match="one bot, or 2, not 1"):
        SeatEnv("nobunaga", players=3, opponents=["random"])
    with pytest.raises(ValueError, match="num_envs"):
        kassen.envs.vector("nobunaga", 0)
    with pytest.raises(ValueError, match="mask: bytes or bits, not 'runes'"):
        kassen.envs.vector("nobunaga", 2, mask="runes")
    with pytest.raises(ValueError, match="reset"):
        kassen.envs.vector("nobunaga", 2).step(np.zeros(2, int))


def test_a_word_misspelt_is_met_where_an_environment_is_made() -> None:
    with pytest.raises(ValueError, match="SeatEnv has no setting 'player'; settings: players, seat, opponents"):
        gymnasium.make("kassen.envs:kassen/Nobunaga-v1", player=4)
    with pytest.raises(ValueError, match="KassenVectorEnv has no setting 'rewards'; settings: num_envs, players, reward"):
        kassen.envs.vector("provinces", 2, rewards="win")
    with pytest.raises(ValueError, match="KassenEnv has no setting 'seats'"):
        KassenEnv("gunkimono", seats=2)
    with pytest.raises(ValueError, match="there is no bot"):
        SeatEnv("nobunaga", opponents="emperor")
    with pytest.raises(ValueError, match="for nobunaga: it has none"):
        SeatEnv("nobunaga", opponents="greedy:by=war")
    with pytest.raises(ValueError, match="a class that takes a seed"):
        SeatEnv("nobunaga", opponents=kassen.bots.make_bot("random"))
    for env in (SeatEnv, KassenEnv):
        with pytest.raises(ValueError, match="one kind here"):
            env("nobunaga", reward=("win", "ahead"))


def test_an_action_is_a_whole_number() -> None:
    env = SeatEnv("nobunaga")
    env.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(0.5)
    envs = kassen.envs.vector("nobunaga", 2)
    with pytest.raises(ValueError, match="reset"):
        envs.sample(np.random.default_rng(1))
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="integers, not float64"):
        envs.step(np.array([0.5, 0.5]))


def test_numbers_of_numpy_are_as_good_as_pythons() -> None:
    two, three = np.int64(2), np.int64(3)
    assert SeatEnv("nobunaga", players=three, seat=two).seat == 2
    envs = kassen.envs.vector("nobunaga", three, three)
    seen, _ = envs.reset(seed=7)
    kept = seen.copy()
    assert np.array_equal(envs.reset(seed=np.int64(7))[0], kept)
    assert len({row.tobytes() for row in kept}) == 3  # one seed does not make all games the same
    envs.reset(seed=[1, None, 3])
    with pytest.raises(ValueError, match="3 games need one seed, or 3, not 2"):
        envs.reset(seed=[1, 2])
