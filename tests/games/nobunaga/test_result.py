"""Points, ranks, and who beats Nobunaga."""

from __future__ import annotations

from tests.games.nobunaga.table import attack, campaign

LAST = {"hongan": 1, "mouri": 1}


def finish(scored: list[dict[str, int]], nobunaga: dict[str, int], hands: list[dict[str, int]] | None = None):
    """The second campaign ends with two attacks that only Nobunaga scores in (5 and 3 points)."""
    state = campaign(hands or [{}] * len(scored), LAST, scored=scored, nobunaga_scored=nobunaga)
    return attack(state, "mouri")  # the last house needs no choice


def test_two_cards_of_ashikaga_are_worth_3_and_5() -> None:
    assert finish([{"ashikaga": 2}, {}, {}], {}).scores[0] == 8


def test_every_house_has_its_two_values() -> None:
    scored = [{"uesugi": 2}, {"takeda": 2}, {"asai": 2}, {"hongan": 2}, {"uesugi": 1, "takeda": 1, "ashikaga": 1}]
    assert finish(scored, {}).scores == [6, 7, 7, 8, 12]


def test_nobunaga_counts_his_second_cards_too() -> None:
    assert finish([{}, {}], {"hongan": 1}).result()["nobunaga"]["score"] == 5 + 3 + 5


def test_if_nobunaga_is_first_no_seat_wins_but_the_ranking_is_shown() -> None:
    result = finish([{"takeda": 1}, {"uesugi": 1}, {}], {}).result()
    assert result["nobunaga"] == {"score": 8, "rank": 1}
    assert result["ranks"] == [3, 2, 4]
    assert result["winners"] == []


def test_a_tie_with_nobunaga_is_won_only_by_the_holder_of_the_active_card() -> None:
    # Two attacks pass the active card from seat 0 to 1 to 2.
    state = finish([{"ashikaga": 2}, {"ashikaga": 2}, {"ashikaga": 2}], {})
    assert state.position()["active"] == 2
    result = state.result()
    assert result["nobunaga"] == {"score": 8, "rank": 2}
    assert result["ranks"] == [3, 4, 1]
    assert result["winners"] == [2]


def test_most_points_wins() -> None:
    result = finish([{"uesugi": 1, "takeda": 2}, {}, {}], {}).result()
    assert result["winners"] == [0]
    assert result["ranks"] == [1, 4, 3]  # Nobunaga is second, seat 2 holds the active card
