"""Intervals against published values and against chance itself."""

from __future__ import annotations

import math

import numpy as np
import pytest

from kassen.arena.statistics import FEW, average, lift, quantile, share, wilson


# Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998), table I, method 3.
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_as_newcombe_prints_it(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=5e-5)


def test_students_t_for_few_blocks_and_the_normal_for_many() -> None:
    assert quantile(11) == pytest.approx(2.228, abs=1e-3)  # ten degrees of freedom
    assert quantile(100_000) == pytest.approx(1.960, abs=1e-3)


def test_with_a_game_a_deal_the_interval_is_wilsons() -> None:
    wins = np.repeat([1.0, 0.0], [700, 300])
    found = share(wins, np.arange(1000), 1000)
    assert found.value == 0.7
    assert (found.low, found.high) == pytest.approx(wilson(0.7, 1000), abs=2e-4)


def test_games_that_repeat_each_other_count_once() -> None:
    once = share(np.repeat([1.0, 0.0], [70, 30]), np.arange(100), 100)
    often = share(np.tile(np.repeat([1.0, 0.0], [70, 30]), 10), np.tile(np.arange(100), 10), 1000)
    assert (often.low, often.high) == pytest.approx((once.low, once.high), abs=1e-6)


def test_pairs_that_cancel_luck_narrow_the_interval_but_never_to_nothing() -> None:
    mirrored = share(np.tile([1.0, 0.0], 50), np.repeat(np.arange(50), 2), 100)
    apart = share(np.tile([1.0, 0.0], 50), np.arange(100), 100)
    assert mirrored.high - mirrored.low < (apart.high - apart.low) / 4
    assert mirrored.low < 0.5 < mirrored.high


def test_all_games_won_leaves_doubt() -> None:
    found = share(np.ones(400), np.repeat(np.arange(200), 2), 400)
    assert found.high == 1
    assert found.low == pytest.approx(1 - 0.0095, abs=1e-3)


def test_95_of_100_intervals_hold_the_truth_in_paired_games_with_luck() -> None:
    dice = np.random.default_rng(5)
    held = []
    for _ in range(400):
        luck = dice.random(60)
        wins = np.concatenate([dice.random(60) < 0.3 + 0.5 * luck, dice.random(60) < 0.8 - 0.5 * luck]).astype(float)
        found = share(wins, np.tile(np.arange(60), 2), 120)
        held.append(found.low <= 0.55 <= found.high)
    assert 0.92 <= np.mean(held) <= 0.99


def test_the_mean_of_1_to_5_with_its_t_interval() -> None:
    found = average(np.array([1.0, 2, 3, 4, 5]), np.arange(5))
    assert (found.value, found.low, found.high) == pytest.approx((3, 3 - 1.9632, 3 + 1.9632), abs=1e-3)


# ── lifts ──


def test_lift_is_the_difference_of_win_shares() -> None:
    has = np.repeat([True, False], 100)
    wins = np.concatenate([np.repeat([1.0, 0.0], [60, 40]), np.repeat([1.0, 0.0], [45, 55])])
    found = lift(has, wins, np.zeros(200, int), np.arange(200))
    assert (found.with_it, found.without, found.count, found.of) == (0.6, 0.45, 100, 200)
    assert found.lift is not None
    assert found.lift.value == pytest.approx(0.15)
    assert (found.lift.high - found.lift.low) / 2 == pytest.approx(
        1.96 * math.sqrt(0.6 * 0.4 / 100 + 0.45 * 0.55 / 100), rel=0.03
    )


def test_what_only_a_strong_bot_takes_gets_no_credit_for_its_strength() -> None:
    bots = np.repeat([0, 1], 200)
    wins = np.concatenate([np.tile([1.0, 1, 1, 0], 50), np.tile([1.0, 0, 0, 0], 50)])  # 75 % and 25 %
    has = np.concatenate([np.repeat([True, False], [160, 40]), np.repeat([True, False], [40, 160])])
    found = lift(has, wins, bots, np.arange(400))
    assert found.with_it - found.without == pytest.approx(0.3)
    assert found.lift is not None
    assert found.lift.value == pytest.approx(0, abs=1e-12)


def test_too_few_are_not_judged() -> None:
    has = np.arange(200) < FEW - 1
    assert lift(has, np.ones(200), np.zeros(200, int), np.arange(200)).lift is None
    assert lift(~has, np.ones(200), np.zeros(200, int), np.arange(200)).lift is None
    assert math.isnan(lift(np.zeros(200, bool), np.ones(200), np.zeros(200, int), np.arange(200)).with_it)


def test_95_of_100_lifts_hold_no_difference_where_one_wins_what_the_other_loses() -> None:
    dice = np.random.default_rng(7)
    held = []
    for _ in range(300):
        first = dice.random(150) < 0.5
        has = dice.random((150, 2)) < 0.4
        wins = np.stack([first, ~first], axis=1).astype(float)
        found = lift(has.ravel(), wins.ravel(), np.zeros(300, int), np.arange(150).repeat(2)).lift
        assert found is not None
        held.append(found.low <= 0 <= found.high)
    assert 0.92 <= np.mean(held) <= 0.99


def test_a_mean_of_one_block_is_not_certain() -> None:
    values = np.array([0.0, 0.1, 0.2, 0.3])
    one, four = average(values, np.zeros(4, int)), average(values, np.arange(4))
    assert (one.low, one.high) == (four.low, four.high)
    assert one.low < 0.15 < one.high
