"""A hint: two candidates with their chances, the same for the same position, and what differs between them."""

from __future__ import annotations

import pytest

import kassen
from kassen.bots import Knowledge, differences, estimates
from kassen.bots.hint import said_chance, win_chance
from kassen.core import Game
from kassen.core.advice import AHEAD, MARGIN, WIN
from tests.bots.games import SMALLEST, some_states

SIMS = 60


@pytest.mark.parametrize("game", SMALLEST)
def test_the_same_knowledge_gives_the_same_hint(game: Game) -> None:
    for state in some_states(game, 3, 3):
        first = estimates(Knowledge(state), SIMS)
        assert first == estimates(Knowledge(state.resample(state.seat, 9)), SIMS)
        assert len(first) == 2
        assert all(0 <= option.chance <= 1 and option.error > 0 and option.id in state.legal() for option in first)
        assert first[0].chance >= first[1].chance
        assert sum(option.sims for option in first) <= SIMS


def test_without_machine_code_there_is_a_hint_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kassen.bots.hint.is_ready", lambda *_: False)
    known = Knowledge(kassen.game("provinces", players=2).start(5))
    assert estimates(known) == estimates(known)
    assert len(estimates(known)) == 2


def test_only_what_differs_is_a_reason() -> None:
    state = next(state for state in some_states(kassen.game("gunkimono"), 4, 40) if state.phase == "place")
    options = estimates(Knowledge(state), SIMS)
    one, other = differences(state, options)
    assert not set(map(str, one)) & set(map(str, other))
    assert set(map(str, one)) <= set(map(str, state.effects(options[0].id)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_mean_of_an_even_game_is_an_even_chance(players: int) -> None:
    """What everybody earns on average, all being alike, is a chance of one in so many."""
    even = WIN / players + AHEAD / 2 + MARGIN / 2
    assert said_chance(kassen.game("provinces", players=players), even) == pytest.approx(1 / players, abs=0.02)


@pytest.mark.parametrize("game", SMALLEST)
def test_more_is_said_of_more(game: Game) -> None:
    """Whatever was measured of a game, its map keeps the order, and a chance a chance."""
    said = [win_chance(game, reward / 50) for reward in range(51)]
    assert said == sorted(said)
    assert said[0] >= 0
    assert said[-1] <= 1
