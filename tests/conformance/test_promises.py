"""Every promise of kassen.conformance, for every game; at night with every number of players."""

from __future__ import annotations

import functools
import random

import pytest
from _pytest.mark import ParameterSet
from hypothesis import given, settings
from hypothesis import strategies as st

from kassen import conformance
from kassen.conformance import secrecy
from kassen.core import Game
from kassen.core.registry import installed
from tests.nightly import at_night

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


def is_plain(game: Game) -> bool:
    """Default options, or (with the fewest players) one of them changed: where a claim is looked at for itself."""
    changed = sum(game.options[option.name] != option.default for option in game.rules.options)
    return changed == 0 or (changed == 1 and game.players == game.rules.players[0])


def param(game: Game, claim: str, *marks: pytest.MarkDecorator) -> ParameterSet:
    return pytest.param(game, claim, id=f"{name(game)}-{claim}", marks=marks)


ALIKE = "compiled and plain rules agree at every step"
DEAR = {  # half of the time of all others together
    "guesses follow from what was seen",
    "all seats together know what any of them knows, and no more",
}


def seen_alike(game: Game) -> list[pytest.MarkDecorator]:
    """By day every combination of options with the fewest players, and every number of players with none changed."""
    seen = game.players == game.rules.players[0] or all(game.options[each.name] == each.default for each in game.rules.options)
    return [pytest.mark.xdist_group(game.id), *([] if seen else [at_night])]


# The two readers of the rules must agree under every combination of options. One worker reads a game's machine code, once; all
# other claims are plain and go to whoever is free.
@pytest.mark.parametrize(("game", "claim"), [param(game, ALIKE, *seen_alike(game)) for game in GAMES])
def test_plain_and_compiled(game: Game, claim: str) -> None:
    for seed in range(max(1, min(10, 500 // length(game.id, game.players)))):
        conformance.CHECKS[claim](game, seed)


def marks(game: Game, claim: str) -> list[pytest.MarkDecorator]:
    """By day a claim is looked at with the fewest players and one option changed, whichever, and with the most players and none;
    one that is dear with the most players alone."""
    options = game.rules.options
    changed = any(game.options[option.name] != option.default for option in options)
    most = game.players == game.rules.players[-1] and not changed
    fewest = game.players == game.rules.players[0] and (changed or all(len(option.choices) < 2 for option in options))
    return [] if most or (fewest and claim not in DEAR) else [at_night]


@pytest.mark.parametrize(
    ("game", "claim"),
    [
        param(game, claim, *marks(game, claim))
        for game in GAMES
        if is_plain(game)
        for claim in conformance.CHECKS
        if claim != ALIKE
    ],
)
def test_promise(game: Game, claim: str) -> None:
    conformance.CHECKS[claim](game, 0)


@pytest.mark.parametrize("id", installed())
def test_no_seat_sees_what_it_cannot_know_in_any_random_position(id: str) -> None:
    games = [game for game in GAMES if game.id == id]

    @settings(max_examples=20)
    @given(st.sampled_from(games), st.integers(0, 2**32), st.integers(0, 2**32))
    def property(game: Game, seed: int, key: int) -> None:
        secrecy.same_to_all(conformance.random_state(game, seed), key)

    property()
