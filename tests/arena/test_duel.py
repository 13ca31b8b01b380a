"""A duel ends when it is decided, and both sides are who they should be."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np

import kassen
from bench.differences import walk
from kassen.arena.duel import ERROR, FEWEST, Side, Terms, duel, likelihood_ratio, openings
from kassen.bots import Knowledge
from kassen.core import ALL_SEATS

SOURCES = Path(kassen.__path__[0]).parent
BOUND = math.log((1 - ERROR) / ERROR)


def verdicts(true: float, tries: int) -> list[bool]:
    """Of so many duels between two whose true share is known: was `wanted` found?"""
    dice, found = np.random.default_rng(1), []
    for _ in range(tries):
        means = dice.binomial(2, true, size=2000) / 2
        ratios = (likelihood_ratio(means[:deals], 0.5, 0.6) for deals in range(FEWEST, 2000))
        found.append(next(ratio for ratio in ratios if abs(ratio) >= BOUND) > 0)
    return found


def test_who_is_no_better_rarely_passes_and_who_is_rarely_fails() -> None:
    assert sum(verdicts(0.5, 60)) <= 2 * ERROR * 60
    assert sum(verdicts(0.6, 60)) >= (1 - 2 * ERROR) * 60


def test_a_few_deals_that_agree_prove_nothing() -> None:
    assert likelihood_ratio(np.ones(3), 0.5, 0.6) < BOUND


def test_two_processes_play_a_deal_in_both_seats() -> None:
    standing = list(duel(kassen.game("nobunaga", players=2), SOURCES, SOURCES, Terms(games=2, sims=2, seed=3)))
    assert [each.games for each in standing] == [2]
    assert standing[0].verdict == "open"
    assert all(ms > 0 for ms in standing[0].ms_a_decision)


def test_who_sees_all_guesses_right_what_others_hold() -> None:
    state = kassen.game("nobunaga", players=2).start(3)
    while state.phase != "pick":
        state.play(state.legal()[0])
    hands = state.position()["seats"]
    seen, guessed = (
        [known.guess(key).position()["seats"] for key in range(20)] for known in (Knowledge(state, ALL_SEATS), Knowledge(state))
    )
    assert all(guess == hands for guess in seen)
    assert any(guess != hands for guess in guessed)
    standing = list(duel(state.game, SOURCES, SOURCES, Terms(games=2, sims=2, seed=3, sees_all=True)))
    assert [each.games for each in standing] == [2]


def test_one_side_may_think_several_times_as_long() -> None:
    game = kassen.game("nobunaga", players=3)
    for terms in (Terms(games=3, ms=7, times=10), Terms(games=3, sims=7, times=10)):
        first, second = openings(game, 0, 1, terms)
        assert [first["ms"] or first["sims"], second["ms"] or second["sims"]] == [70, 7]
        assert [[*first["seeds"]], [*second["seeds"]]] == [[1], [0, 2]]


def test_a_version_decides_as_itself() -> None:
    game, sides = kassen.game("nobunaga", players=2), (Side(SOURCES), Side(SOURCES))
    try:
        assert all(rival == position.played for position, rival in walk(game, sides, deal=0, seed=1, sims=4))
    finally:
        for side in sides:
            side.close()
