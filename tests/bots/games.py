"""Every game with every number of players, and states of it to think about."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kassen.core import Game, State, all_rules

GAMES = [
    pytest.param(Game(rules, players), id=f"{rules.id}-{players}", marks=pytest.mark.xdist_group(rules.id))
    for rules in all_rules()
    for players in rules.players
]
SMALLEST = [pytest.param(Game(rules), id=rules.id, marks=pytest.mark.xdist_group(rules.id)) for rules in all_rules()]


def some_states(game: Game, seed: int, count: int) -> Iterator[State]:
    """States spread over a random game."""
    state, dice = game.start(seed), random.Random(seed)
    path = []
    while not state.over:
        path.append(state.copy())
        state.play(dice.choice(state.legal()))
    yield from dice.sample(path, min(count, len(path)))
