"""Playouts in machine code for OpenSpiel's searches: what they find is what OpenSpiel's own evaluator finds."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import kassen.envs  # noqa: F401 (registers the games)
from kassen.core.registry import installed, rules
from kassen.envs.rollouts import RolloutEvaluator
from tests.nightly import by_day

TABLES = [
    pytest.param(id, players, marks=pytest.mark.xdist_group(id), id=f"{id}-{players}")
    for id in installed()
    for players in rules(id).players
]


def whole_game(name: str, seed: int) -> list[Any]:
    """The states of a random game, the last one being its end."""
    state, dice = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    states = [state.clone()]
    while not state.is_terminal():
        state.apply_action(
            dice.choice([a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions())
        )
        states.append(state.clone())
    return states


def samples(evaluator: Any, state: Any, number: int) -> Any:
    return np.array([evaluator.evaluate(state) for _ in range(number)])


def agree(state: Any, theirs: int, ours: int, least: float = 0.01) -> None:
    """Both means are of the same distribution, as far as so many playouts can tell, of which some may have missed what happens
    once in a hundred games: values are taken to spread by `least`."""
    dice = np.random.RandomState(1)
    one = samples(mcts.RandomRolloutEvaluator(1, dice), state, theirs)
    other = samples(RolloutEvaluator(1, dice), state, ours)
    many = RolloutEvaluator(ours, dice).evaluate(state)
    spread = np.maximum(np.maximum(one.std(axis=0), other.std(axis=0)), least)
    assert (abs(one.mean(axis=0) - other.mean(axis=0)) <= 4 * spread * np.sqrt(1 / theirs + 1 / ours)).all()
    assert (abs(many - other.mean(axis=0)) <= 4 * spread * np.sqrt(2 / ours)).all()


@pytest.mark.parametrize(("id", "players"), by_day(TABLES, [("nobunaga", 2), ("provinces", 3), ("gunkimono", 2)]))
def test_its_mean_is_that_of_openspiels_own(id: str, players: int) -> None:
    """Near the end, where OpenSpiel's own playouts are short: where a player decides, where chance does, and when all is over."""
    states = whole_game(f"kassen_{id}(players={players},reward=score)", players)
    decisions = [state for state in states[:-1] if not state.is_chance_node()]
    draws = [state for state in states if state.is_chance_node()]
    for state in (decisions[-8], draws[-1]):
        agree(state, theirs=40, ours=400, least=0.1)
    assert RolloutEvaluator(3).evaluate(states[-1]).tolist() == states[-1].returns()


@pytest.mark.xdist_group("nobunaga")
def test_a_whole_game_is_played_from_before_the_deal() -> None:
    agree(pyspiel.load_game("kassen_nobunaga(players=3,reward=margin,zero_sum=True)").new_initial_state(), 40, 400)


@pytest.mark.xdist_group("provinces")
def test_a_pending_draw_is_worth_the_mean_of_its_outcomes() -> None:
    """And what was drawn already stays: a roll that is known is not rolled again."""
    states = whole_game("kassen_provinces(players=2,reward=margin)", 5)
    waiting = [state for state in states if state.is_chance_node() and len(state.chance_outcomes()) == 216][-1]
    dice = np.random.RandomState(2)
    each = np.array([RolloutEvaluator(200, dice).evaluate(waiting.child(roll)) for roll, _ in waiting.chance_outcomes()])
    assert np.ptp(each[:, 0]) > 0.1, "rolls are not all worth the same"
    assert RolloutEvaluator(4000, dice).evaluate(waiting) == pytest.approx(each.mean(axis=0), abs=0.03)


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.xdist_group(id)) for id in installed()])
def test_what_was_drawn_stays_when_the_rest_is(id: str) -> None:
    """In the middle of a deal, where the last draws decide nothing about the first."""
    state = pyspiel.load_game(f"kassen_{id}").new_initial_state()
    for _ in range(3):
        state.apply_action(state.chance_outcomes()[-1][0])
    assert state.is_chance_node()
    settled = state.moment.settled(lambda outcomes: outcomes // 2)
    while state.is_chance_node():
        state.apply_action(len(state.chance_outcomes()) // 2)
    assert settled == state.state


@pytest.mark.xdist_group("nobunaga")
def test_it_leaves_no_trace_and_foretells_nothing() -> None:
    state = whole_game("kassen_nobunaga(players=2,reward=score)", 3)[60]
    before = str(state), state.history(), state.legal_actions()
    found = {tuple(RolloutEvaluator(1, np.random.RandomState(seed)).evaluate(state)) for seed in range(50)}
    assert len(found) > 5
    assert (str(state), state.history(), state.legal_actions()) == before
    twice = [RolloutEvaluator(2, np.random.RandomState(7)).evaluate(state).tolist() for _ in range(2)]
    assert twice[0] == twice[1]


@pytest.mark.xdist_group("nobunaga")
def test_openspiels_searches_take_it() -> None:
    states = whole_game("kassen_nobunaga(players=2)", 4)
    state = next(state for state in states if not state.is_chance_node())
    game, dice = state.get_game(), np.random.RandomState(1)
    evaluator = RolloutEvaluator(2, dice)
    bots = [
        mcts.MCTSBot(game, 2.0, 60, evaluator, random_state=dice),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 60, random_state=dice),
    ]
    assert all(bot.step(state) in state.legal_actions() for bot in bots)
    assert evaluator.prior(state) == mcts.RandomRolloutEvaluator().prior(state)


def test_it_says_what_it_does_not_take() -> None:
    with pytest.raises(ValueError, match="n_rollouts: an integer of at least 1, not 0"):
        RolloutEvaluator(0)
    with pytest.raises(TypeError, match="RandomRolloutEvaluator"):
        RolloutEvaluator().evaluate(pyspiel.load_game("tic_tac_toe").new_initial_state())
