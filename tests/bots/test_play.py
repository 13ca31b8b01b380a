"""Whole games of bots: legal everywhere, the same again, and stronger than each other."""

from __future__ import annotations

import random

import pytest

from kassen.bots import Knowledge, make_bot
from kassen.bots.bot import Bot
from kassen.bots.value import value_of
from kassen.core import Game, State, all_rules
from tests.bots.games import GAMES, SMALLEST, some_states
from tests.nightly import at_night, by_day


def play(game: Game, seed: int, bots: list[Bot]) -> State:
    state = game.start(seed)
    while state.seat is not None:
        state.play(bots[state.seat].choose(Knowledge(state)))
    return state


def long(game: Game) -> bool:
    return game.id in ("gunkimono", "moegahara") and game.players > 3


@pytest.mark.parametrize("game", [param._replace(marks=[*param.marks, *[at_night] * long(*param.values)]) for param in GAMES])
def test_bots_play_whole_games_by_the_rules_and_the_same_game_again(game: Game) -> None:
    games = [play(game, 2, [make_bot("shogun", seat, sims=6) for seat in range(game.players)]).decisions for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("game", SMALLEST)
@pytest.mark.parametrize("name", ["greedy", "search"])
def test_every_phase_can_be_decided(game: Game, name: str) -> None:
    phases = set()
    for seed in range(3):
        for state in some_states(game, seed, 30):
            if state.phase not in phases:
                phases.add(state.phase)
                assert make_bot(name, 1, sims=3).choose(Knowledge(state)) in state.legal()


def ahead(game: Game, one: str, other: str, games: int, sims: int) -> float:
    """How often `one` ends ahead of `other` between two players or teams, seats changed; a draw counts half."""
    total = 0.0
    for number in range(games):
        names = [one, other] if number % 2 == 0 else [other, one]
        bots = [make_bot(names[seat % 2], 10 * number + seat, sims=sims) for seat in range(game.players)]
        ranks = play(game, number // 2, bots).result()["ranks"]
        mine, theirs = (ranks[0], ranks[1]) if number % 2 == 0 else (ranks[1], ranks[0])
        total += 1 if mine < theirs else 0.5 if mine == theirs else 0
    return total / games


@pytest.mark.parametrize("game", by_day(SMALLEST, ["gunkimono", "nobunaga", "provinces"]))
def test_search_beats_chance(game: Game) -> None:
    assert ahead(game, "search", "random", games=6, sims=60) >= 5 / 6


@pytest.mark.parametrize("game", by_day(SMALLEST, ["gunkimono"]))
def test_search_beats_greedy(game: Game) -> None:
    if game.rules.advice.evaluate is None:
        pytest.skip("without an evaluation greedy is not worth beating")
    # Short games are the lucky ones: more of them, and more thought, for the difference to show.
    long = len(play(game, 1, [make_bot("random", 1)] * game.players).decisions) > 100
    games, sims = (6, 150) if long else (40, 1000)
    assert ahead(game, "search", "greedy", games, sims) >= 0.6


@pytest.mark.parametrize("game", SMALLEST)
def test_the_last_decision_is_the_best_one(game: Game) -> None:
    """Where every option ends the game there is nothing to search but to look: search and greedy both find the best."""
    found = 0
    for seed in range(12):
        state = last_decision(game, seed)
        rewards = {id: mean_reward(state, id) for id in state.legal()}
        if any(reward is None for reward in rewards.values()):
            continue
        found += 1
        best = max(reward for reward in rewards.values() if reward is not None)
        for name in ("search", "greedy"):
            reward = rewards[make_bot(name, seed, sims=400).choose(Knowledge(state))]
            assert reward is not None
            assert reward >= best - 0.02, f"seed {seed}: {name} finds {reward}, not {best}"
    assert found or game.id not in {"nobunaga"}, "no game ended with a decision of its own"


def last_decision(game: Game, seed: int) -> State:
    state, dice = game.start(seed), random.Random(seed)
    before = state
    while not state.over:
        before = state.copy()
        state.play(dice.choice(state.legal()))
    return before


def mean_reward(state: State, id: int) -> float | None:
    """What an option brings its seat over what it cannot know; None if the game may go on after it."""
    total, guesses = 0.0, 40
    assert state.seat is not None
    for key in range(guesses):
        after = state.resample(state.seat, key)
        after.play(id)
        if not after.over:
            return None
        total += value_of(after)[state.seat]
    return total / guesses


def test_there_is_advice_for_every_game_of_the_house() -> None:
    for rules in all_rules():
        if rules.package.startswith("kassen."):
            assert rules.advice.evaluate, f"{rules.id} has no evaluation"
