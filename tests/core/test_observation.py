"""An observation is as its parts say: every number belongs to one, is within its bounds, comes back by name. That all is
there that a view shows is tested game by game (tests/games/*/test_observation.py)."""

from __future__ import annotations

import random

import numpy as np
import pytest

from kassen.core import Game, all_rules, rules
from kassen.core.registry import installed


@pytest.mark.parametrize("id", list(installed()))
def test_every_number_is_within_the_bounds_of_its_part(id: str) -> None:
    for players in rules(id).players:
        game = Game(rules(id), players)
        state, dice = game.start(players), random.Random(players)
        while not state.over:
            if dice.random() < 0.03:
                within(state.observe(dice.randrange(players)), game)
            state.play(dice.choice(state.legal()))
        within(state.observe(0), game)


def within(tensor: np.ndarray, game: Game) -> None:
    assert tensor.dtype == np.float32
    for name, numbers in game.observation.split(tensor).items():
        part = game.observation[name]
        assert numbers.shape == part.shape
        assert 0 <= numbers.min() <= numbers.max() <= 1, f"{name}: {numbers.min()} to {numbers.max()}"
        if part.one_of:
            assert numbers.sum(axis=-1).max() <= 1, name


@pytest.mark.parametrize("id", list(installed()))
def test_the_open_decision_is_marked_and_so_is_who_decides(id: str) -> None:
    game = Game(rules(id), max(rules(id).players))
    state, dice = game.start(1), random.Random(1)
    while not state.over and state.ply < 60:
        seat = dice.randrange(game.players)
        parts = game.observation.split(state.observe(seat))
        deciding = [parts[f"seats[{step}].deciding"][0] == 1 for step in range(game.players)]
        assert [(seat + step) % game.players for step, decides in enumerate(deciding) if decides] == [state.seat]
        if "phase" in parts:
            named = {phase: number for number, phase in ((n, p.name) for n, p in game.rules.phases.items())}
            assert np.flatnonzero(parts["phase"]).tolist() == [named[state.phase]]
        state.play(dice.choice(state.legal()))


@pytest.mark.slow
def test_a_batch_is_split_like_one_and_an_unknown_part_names_the_others() -> None:
    game = Game(rules("nobunaga"), 3)
    tensors = np.stack([game.start(seed).observe(0) for seed in range(4)])
    assert game.observation.split(tensors)["pairs"].shape == (4, 5, 6)
    with pytest.raises(KeyError, match="pile"):
        game.observation["dice"]


def test_whole_numbers_are_decoded_as_they_are_and_half_an_observation_is_refused() -> None:
    game = Game(rules("provinces"), 2)
    seen = game.start(5).observe(1)
    whole = np.rint(seen * game.observation.most).astype(np.uint8)
    assert game.observation.decode(whole) == game.observation.decode(seen)
    with pytest.raises(ValueError, match="337 numbers"):
        game.observation.decode(seen[:-1])


def test_parts_have_different_names() -> None:
    for each in all_rules():
        names = [part.name for part in Game(each, max(each.players)).observation]
        assert len(names) == len(set(names))
