"""Attacks: ranks, ties, scoring, and where the active card goes."""

from __future__ import annotations

import pytest

from tests.games.nobunaga.table import attack, campaign, told

# The right also holds two houses nobody has, so that the campaign goes on after the attack.
MORE = {"mouri": 1, "hongan": 1}
EXAMPLE = [{"takeda": 1}, {"takeda": 2}, {"takeda": 2}, {}]


def ranks(state) -> list[object]:
    return [one.get("seat", "nobunaga") for one in told(state, "ranked")[:5]]


def scorers(state) -> list[object]:
    return [one.get("seat", "nobunaga") for one in told(state, "scored") if one["house"] == "takeda"]


def test_example_takeda_1_2_2_0_and_nobunaga_2_ranks_nobunaga_b_c_a_and_the_first_three_score() -> None:
    state = attack(campaign(EXAMPLE, {"takeda": 2, **MORE}), "takeda")
    assert ranks(state)[:4] == ["nobunaga", 1, 2, 0]
    assert scorers(state) == ["nobunaga", 1, 2]


def test_example_the_active_card_goes_to_d_the_first_clockwise_who_laid_no_card() -> None:
    state = attack(campaign(EXAMPLE, {"takeda": 2, **MORE}), "takeda")
    assert state.seat == 3
    assert told(state, "passed")[0] == {"event": "passed", "seat": 0, "to_seat": 3}


def test_had_b_c_and_d_all_scored_it_would_go_to_b() -> None:
    hands = [{}, {"takeda": 2}, {"takeda": 3}, {"takeda": 4}]
    assert attack(campaign(hands, {"takeda": 1, **MORE}), "takeda").seat == 1


@pytest.mark.parametrize("option", ["strict", "cut_off"])
def test_example_cut_off_nobunaga_first_means_he_alone_scores_and_the_card_goes_to_b(option: str) -> None:
    state = attack(campaign(EXAMPLE, {"takeda": 2, **MORE}, **{option: True}), "takeda")
    assert ranks(state)[:4] == ["nobunaga", 1, 2, 0]
    assert scorers(state) == ["nobunaga"]
    assert state.seat == 1


def test_extra_cards_alone_cut_nobody_off() -> None:
    state = attack(campaign(EXAMPLE, {"takeda": 2, **MORE}, extra_cards=True), "takeda")
    assert scorers(state) == ["nobunaga", 1, 2]


def test_cut_off_alone_lays_no_card_left() -> None:
    state = attack(campaign(EXAMPLE, {"takeda": 1, "mouri": 1}, number=1, cut_off=True), "takeda")
    assert not told(state, "card-left")


def test_strict_ranks_above_nobunaga_score_as_usual() -> None:
    state = attack(campaign([{"takeda": 3}, {"takeda": 1}, {}, {}], {"takeda": 2, **MORE}, strict=True), "takeda")
    assert scorers(state) == [0, "nobunaga"]


def test_a_tie_goes_to_the_active_player_then_nobunaga_then_clockwise_from_his_left() -> None:
    hands = [{"takeda": 1}] * 4
    state = attack(campaign(hands, {"takeda": 1, **MORE}, active=2), "takeda")
    assert ranks(state) == [2, "nobunaga", 3, 0, 1]
    assert scorers(state) == [2, "nobunaga", 3]


def test_the_first_campaign_scores_two_ranks() -> None:
    state = attack(campaign([{"takeda": 3}, {"takeda": 2}, {"takeda": 2}, {}], {"takeda": 1, **MORE}, number=1), "takeda")
    assert scorers(state) == [0, 1]


@pytest.mark.parametrize("number", [1, 2])
def test_with_two_players_two_ranks_score_in_both_campaigns(number: int) -> None:
    state = attack(campaign([{"takeda": 3}, {"takeda": 2}], {"takeda": 1, **MORE}, number=number), "takeda")
    assert scorers(state) == [0, 1]


def test_without_a_card_of_the_house_there_is_no_rank_so_fewer_may_score() -> None:
    state = attack(campaign([{}, {"takeda": 2}, {}, {}], {"takeda": 1, **MORE}), "takeda")
    assert scorers(state) == [1, "nobunaga"]


def test_a_scoring_seat_lays_one_card_and_takes_the_others_back() -> None:
    state = attack(campaign([{}, {"takeda": 3}, {}, {}], {"takeda": 1, **MORE}), "takeda")
    seat = state.position()["seats"][1]
    assert seat["hand"]["takeda"] == 2
    assert seat["scored"] == {"takeda": 1}


def test_when_nobunaga_scores_one_card_goes_above_and_his_others_left() -> None:
    nobunaga = attack(campaign(EXAMPLE, {"takeda": 3, **MORE}), "takeda").position()["nobunaga"]
    assert nobunaga == {"right": MORE, "left": {"takeda": 2}, "scored": {"takeda": 1}}


def test_when_nobunaga_does_not_score_all_his_cards_of_the_house_go_left() -> None:
    hands = [{"takeda": 2}, {"takeda": 3}, {"takeda": 2}, {}]
    nobunaga = attack(campaign(hands, {"takeda": 1, **MORE}, number=1), "takeda").position()["nobunaga"]
    assert nobunaga == {"right": MORE, "left": {"takeda": 1}, "scored": {}}


def test_the_active_card_changes_hands_also_when_everybody_laid_a_card() -> None:
    hands = [{"takeda": 4}, {"takeda": 2}]
    assert attack(campaign(hands, {"takeda": 1, **MORE}), "takeda").seat == 1


def test_the_active_player_passes_the_card_also_when_only_he_did_not_score() -> None:
    state = attack(campaign([{}, {"takeda": 3}, {"takeda": 2}], {"takeda": 1, **MORE}, number=1), "takeda")
    assert state.seat == 1


def test_each_house_on_the_right_is_offered_once_and_attacked_once() -> None:
    state = campaign(EXAMPLE, {"takeda": 2, **MORE})
    assert [move.data.house for move in state.moves()] == ["mouri", "takeda", "hongan"]
    assert [move.data.house for move in attack(state, "takeda").moves()] == ["mouri", "hongan"]


def test_the_left_joins_the_right_in_the_second_campaign_and_the_game_ends_after_it() -> None:
    # Four seats, first campaign: the last house but one is attacked, then rounds follow, then everything comes back.
    state = campaign(EXAMPLE, {"takeda": 2, "mouri": 1}, number=1)
    attack(state, "takeda")
    assert state.phase == "pick"  # the last house needs no choice
    left = state.position()["nobunaga"]["left"]
    assert left == {"takeda": 1}
    while state.phase != "attack":
        state.play(state.moves()[0])
    assert state.position()["nobunaga"]["left"] == {}
    assert state.position()["nobunaga"]["right"]["takeda"] >= 1
    while not state.over:
        state.play(state.moves()[0])
    assert state.position()["campaign"] == 2


def test_who_is_passed_the_active_card_after_the_last_attack_is_first_in_the_next_round() -> None:
    state = attack(campaign(EXAMPLE, {"takeda": 2, "mouri": 1}, number=1), "takeda")
    receiver = told(state, "passed")[-1]["to_seat"]
    assert len(told(state, "passed")) == 2
    assert state.phase == "pick"
    assert state.seat == state.position()["first"] == state.position()["active"] == receiver


@pytest.mark.parametrize("option", ["strict", "extra_cards"])
def test_a_card_goes_left_after_the_first_campaign_which_does_not_count_towards_the_second(option: str) -> None:
    state = campaign(EXAMPLE, {"takeda": 1, "mouri": 1}, number=1, **{option: True})
    top = state.position()["pile"][0]
    attack(state, "takeda")
    assert told(state, "card-left") == [{"event": "card-left", "house": top}]
    rounds = 0
    while state.phase != "attack":
        rounds += state.phase == "pick" and state.position()["turn"] == 0
        state.play(state.moves()[0])
    assert rounds == 5
