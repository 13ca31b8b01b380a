"""Every promise of kassen.conformance, for every game, number of players and option."""

from __future__ import annotations

import functools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kassen import conformance
from kassen.conformance import secrecy
from kassen.core import Game
from kassen.core.registry import installed

GAMES = [game for id in installed() for game in conformance.combinations(id)]


def name(game: Game) -> str:
    chosen = [f"{option}={value}" for option, value in game.options.items()]
    return "-".join([game.id, str(game.players), *chosen])


@functools.cache
def length(id: str, players: int) -> int:
    """Decisions in a random game: how dear it is to play one."""
    state, dice = next(game for game in GAMES if (game.id, game.players) == (id, players)).start(0), random.Random(0)
    while not state.over:
        state.play(dice.choice(state.legal()))
    return state.ply


@pytest.mark.parametrize("claim", conformance.CHECKS)
@pytest.mark.parametrize("game", [pytest.param(game, id=name(game), marks=pytest.mark.xdist_group(game.id)) for game in GAMES])
def test_promise(game: Game, claim: str) -> None:
    wanted = 12 if claim.startswith("compiled") else 2
    for seed in range(max(1, min(wanted, 700 // length(game.id, game.players)))):
        conformance.CHECKS[claim](game, seed)


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.xdist_group(id)) for id in installed()])
def test_no_seat_sees_what_it_cannot_know_in_any_random_position(id: str) -> None:
    games = [game for game in GAMES if game.id == id]

    @settings(max_examples=30, deadline=None, derandomize=True)
    @given(st.sampled_from(games), st.integers(0, 2**32), st.integers(0, 2**32))
    def property(game: Game, seed: int, key: int) -> None:
        secrecy.same_to_all(conformance.random_state(game, seed), key)

    property()
