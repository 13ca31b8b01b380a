"""Who ends ahead of whom, and ratings that explain it."""

from __future__ import annotations

import pytest

from kassen.arena.match import win_shares
from kassen.arena.ratings import ahead, comparisons, rate, ratings
from kassen.arena.summary import summarize
from tests.arena.tables import arena, duel


def test_ten_to_one_are_400_points() -> None:
    results = duel(10_000, 1_000)
    rated = ratings(results, comparisons(results))
    assert rated["strong"].value - rated["weak"].value == pytest.approx(400, abs=0.5)
    assert rated["strong"].value + rated["weak"].value == pytest.approx(3000)


def test_the_rating_lies_in_its_interval_and_more_games_narrow_it() -> None:
    few, many = (duel(6 * times, 4 * times) for times in (5, 500))
    narrow, wide = (ratings(results, comparisons(results))["strong"] for results in (many, few))
    assert narrow.low < narrow.value < narrow.high
    assert narrow.high - narrow.low < (wide.high - wide.low) / 5


def test_a_bot_that_won_everything_stays_on_the_scale() -> None:
    results = duel(400, 0)
    gap = 2 * (ratings(results, comparisons(results))["strong"].value - 1500)
    assert 1000 < gap < 1300  # as if one more game had been drawn: 801 to 1


def test_a_bradley_terry_fit_of_three_as_solved_by_hand() -> None:
    import numpy as np

    # Odds 2:1 and 2:1 make 4:1: a consistent table is fitted exactly (the drawn game of every pair hardly weighs).
    wins = 1e6 * np.array([[0, 2 / 3, 4 / 5], [1 / 3, 0, 2 / 3], [1 / 5, 1 / 3, 0]])
    gap = 400 * np.log10(2)
    assert np.diff(rate(wins)) == pytest.approx([-gap, -gap], abs=0.01)


def test_a_bot_alone_is_rated_the_mean() -> None:
    results = arena([(1, ("only", "only"), (1, 2))])
    assert ratings(results, comparisons(results))["only"].value == 1500


def test_ahead_compares_ranks_whoever_wins() -> None:
    # Ranks 2 and 3: somebody without a seat is first, nobody wins, yet one ends ahead of the other.
    results = arena([(1, ("a", "b"), (2, 3)), (2, ("b", "a"), (3, 2)), (3, ("a", "b"), (3, 2)), (4, ("b", "a"), (2, 2))])
    seen = ahead(results, comparisons(results))["a"]["b"]
    assert (seen.value, seen.games) == (2.5 / 4, 4)
    summary = summarize(results)
    assert summary["win_share"] == {"a": 0.0, "b": 0.0}
    assert summary["nobody_wins"] == 1


def test_a_bot_with_two_seats_is_compared_by_both() -> None:
    results = arena([(1, ("a", "b", "a"), (1, 2, 3))])
    seen = ahead(results, comparisons(results))
    assert seen["a"]["b"].value == seen["b"]["a"].value == 0.5
    assert seen["a"]["b"].games == 1


def test_allies_win_together_and_sides_share() -> None:
    assert win_shares([1, 2, 1, 2], (0, 1, 0, 1)) == [1, 0, 1, 0]
    assert win_shares([1, 1, 1, 1], (0, 1, 0, 1)) == [0.5] * 4
    assert win_shares([1, 1, 3], (0, 1, 2)) == [0.5, 0.5, 0]
    assert win_shares([2, 3], (0, 1)) == [0, 0]


def test_the_summary_has_what_programs_ask_for() -> None:
    summary = summarize(duel(60, 40))
    assert summary["games"] == 100
    assert summary["win_share"] == {"strong": 0.6, "weak": 0.4}
    low, high = summary["interval"]["strong"]
    assert low < 0.6 < high
    assert summary["rating"]["strong"] > summary["rating"]["weak"]
    assert summary["ahead"]["strong"]["weak"]["share"] == 0.6
    assert summary["seconds"] == 2.0
