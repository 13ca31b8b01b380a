"""Turns, dice, katanas and the lock on cards."""

from __future__ import annotations

import numpy as np
import pytest

import kassen
from kassen import State
from kassen.games.provinces.deployment import roll
from kassen.games.provinces.material import DICE, ROLLS
from tests.games.provinces.table import (
    armies,
    choices,
    daimyo_at,
    katana,
    load,
    lord,
    position,
    reserve,
    table,
    use_lord,
    use_tactic,
)
from tests.games.told import told


def set_apart(state: State, die: int) -> State:
    [move] = [move for move in state.moves() if move.data.die == die]
    state.play(move)
    return state


# ── the dice ──


def test_roll_3_4_5_with_4_apart_sends_2_armies_to_castle_8() -> None:
    state = table([{"kyoto": 1}, {}], phase="split", dice=[3, 4, 5])  # castle 8 stands in Kyoto
    set_apart(state, 4)
    assert armies(state, 0) == {"kyoto": 3}
    assert reserve(state, 0) == 15


@pytest.mark.parametrize(("die", "number"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_die_set_apart_gives_the_number_of_armies(die: int, number: int) -> None:
    other = 2 if die != 2 else 3
    state = table([{}, {}], phase="split", dice=[other, die, 1 if die != 1 else 4])
    set_apart(state, die)
    assert sum(armies(state, 0).values()) == number


def test_every_split_of_three_different_dice_is_offered() -> None:
    state = table([{}, {}], phase="split", dice=[1, 2, 6])
    assert {(move["die"], move["castle"]) for move in choices(state)} == {(1, 8), (2, 7), (6, 3)}


def test_equal_dice_are_one_option() -> None:
    state = table([{}, {}], phase="split", dice=[2, 6, 2])
    assert [(move["die"], move["castle"]) for move in choices(state)] == [(2, 8), (6, 4)]


def test_three_equal_dice_leave_no_choice_and_are_not_asked() -> None:
    state = table([{}, {}], phase="keep", dice=[2, 2, 2])
    state.play({"do": "keep"})
    assert armies(state, 0) == {"kasugayama": 1}  # castle 4
    assert (state.seat, state.phase) == (1, "keep")


def test_dice_are_rolled_again_all_three_and_once() -> None:
    rolls = set()
    for seed in range(40):
        state = load(position([{}, {}], phase="keep", dice=[1, 2, 3]), seed)
        assert [move["do"] for move in choices(state)] == ["keep", "reroll"]
        state.play({"do": "reroll"})
        [again] = told(state, "rolled-again")
        rolls.add(tuple(again["dice"]))
        assert state.phase != "keep" or state.seat == 1, "no third roll"
    assert len(rolls) > 30


def test_keeping_leaves_the_dice_as_they_are() -> None:
    state = table([{}, {}], phase="keep", dice=[1, 2, 3])
    state.play({"do": "keep"})
    assert state.phase == "split"
    assert state.position()["dice"] == [1, 2, 3]


def test_having_rolled_a_seat_cannot_use_a_card() -> None:
    state = table([{"kyoto": 2}, {}], tactics=["scout"])
    assert {"do": "tactic", "tactic": "scout"} in choices(state)
    state.play({"do": "roll"})
    assert [move["do"] for move in choices(state)] == ["keep", "reroll"]


def test_fewer_armies_than_rolled_are_placed_all() -> None:
    state = table([{"kyoto": 17}, {}], phase="split", dice=[6, 1, 2])
    assert {move["number"] for move in choices(state)} == {1}
    set_apart(state, 6)
    assert armies(state, 0) == {"kyoto": 17, "yonezawa": 1}
    assert reserve(state, 0) == 0


CHANCES = {7: (0.417, 0.660), 6: (0.352, 0.580), 5: (0.278, 0.478), 4: (0.213, 0.381), 3: (0.139, 0.258), 2: (0.074, 0.143)}
BY_CASTLE = {castle: CHANCES[min(castle, 14 - castle)] for castle in range(2, 13)}


def reaches(dice: list[int], castle: int) -> bool:
    return any(sum(dice) - die == castle for die in dice)


@pytest.mark.parametrize("castle", BY_CASTLE)
def test_the_chance_to_reach_a_castle_is_that_of_the_table_exactly(castle: int) -> None:
    one = sum(reaches(DICE[roll], castle) for roll in range(ROLLS)) / ROLLS
    assert one == pytest.approx(BY_CASTLE[castle][0], abs=0.0005)
    assert 1 - (1 - one) ** 2 == pytest.approx(BY_CASTLE[castle][1], abs=0.0005)


@pytest.mark.slow
def test_so_many_rolls_reach_the_castles_as_often_as_the_table_says() -> None:
    table = kassen.game("provinces", players=2).deal(seed=7)
    rolls = np.zeros(250_000, np.int16)
    for i in range(len(rolls)):
        roll(table)
        rolls[i] = table.roll
    reached = np.array([[reaches(DICE[number], castle) for castle in range(13)] for number in range(ROLLS)])
    once = reached[rolls].mean(axis=0)
    twice = (reached[rolls[::2]] | reached[rolls[1::2]]).mean(axis=0)
    for castle, (one, two) in BY_CASTLE.items():
        assert once[castle] == pytest.approx(one, abs=0.0005 + 0.002)
        assert twice[castle] == pytest.approx(two, abs=0.0005 + 0.003)


# ── turns and katanas ──


def test_turns_go_clockwise_and_pass_over_empty_reserves() -> None:
    state = table([{}, {"kyoto": 18}, {}], phase="split", dice=[1, 2, 6])
    set_apart(state, 1)
    assert state.seat == 2


def test_a_turn_is_asked_only_when_a_card_can_be_used() -> None:
    split = {"phase": "split", "dice": [1, 2, 6], "tactics": ["scout"]}
    assert set_apart(table([{}, {"kyoto": 1}], **split), 1).phase == "act"
    assert (
        set_apart(table([{}, {}], used={0: "exile"}, tactics=["scout", "squad"], phase="split", dice=[1, 2, 6]), 1).phase
        == "keep"
    )


def test_the_first_empty_reserve_takes_the_highest_katana_at_once() -> None:
    state = table([{"kyoto": 17}, {"oko": 3}, {"oko": 1}], phase="split", dice=[1, 2, 6])
    set_apart(state, 1)
    assert katana(state, 0) == 3
    assert told(state, "katana") == [{"event": "katana", "seat": 0, "number": 3, "locks": True}]


def test_the_next_empty_reserve_takes_the_next_katana() -> None:
    state = table([{"kyoto": 17}, {"oko": 18}, {"oko": 1}], phase="split", dice=[1, 2, 6], katanas={1: 3})
    set_apart(state, 1)
    assert [katana(state, seat) for seat in range(3)] == [2, 3, None]
    assert told(state, "katana")[0]["locks"] is False


def test_an_army_left_in_reserve_takes_no_katana() -> None:
    state = table([{"kyoto": 16}, {"oko": 3}], phase="split", dice=[1, 2, 6])
    set_apart(state, 1)
    assert katana(state, 0) is None


def test_the_war_comes_when_every_reserve_is_empty() -> None:
    state = table([{"kyoto": 17}, {"oko": 18}], phase="split", dice=[1, 2, 6])
    set_apart(state, 1)
    assert state.over
    assert len([event for event in state.events if "battle" in event.data.event]) == 11


def test_a_card_is_used_once_a_game_by_each_seat() -> None:
    cards = {"tactics": ["scout", "squad"]}
    assert {"do": "tactic", "tactic": "squad"} in choices(table([{"kyoto": 2}, {}], **cards))
    used = table([{}, {"kyoto": 2}], used={1: "exile"}, phase="split", dice=[1, 2, 6], **cards)
    assert set_apart(used, 1).phase == "keep", "seat 1 has used its card and can only roll"


def test_a_card_taken_leaves_the_display_to_the_others() -> None:
    state = use_tactic("squad", [{"kyoto": 2}, {"oko": 4}])
    assert "squad" not in state.position()["tactics"]
    state.play(state.moves()[0])
    assert state.seat == 1
    assert {"do": "tactic", "tactic": "squad"} not in choices(state)
    assert {"do": "tactic", "tactic": "retreat"} in choices(state)


# ── the lock ──


def test_cards_are_locked_once_a_reserve_is_empty() -> None:
    last = table([{"kyoto": 17}, {"oko": 3}], phase="split", dice=[1, 2, 6], tactics=["scout"])
    assert set_apart(last, 1).phase == "keep", "seat 1 could scout, but all cards are locked"
    assert last.view().board.locked


def test_cards_are_not_locked_while_every_reserve_has_an_army() -> None:
    early = table([{"kyoto": 16}, {"oko": 3}], phase="split", dice=[1, 2, 6], tactics=["scout"])
    assert set_apart(early, 1).phase == "act"
    assert not early.view().board.locked


def test_daimyo_cards_are_locked_too() -> None:
    lords = [lord("oda", "kyoto", used=True), lord("mori", "oko")]
    given = {"phase": "split", "dice": [1, 2, 6], "tactics": ["decoy"], "used": {0: "exile", 1: "rebel"}, "lords": lords}
    assert set_apart(table([{"kyoto": 15}, {"shuri": 3}], **given), 1).phase == "keep"
    assert set_apart(table([{"kyoto": 14}, {"shuri": 3}], **given), 1).phase == "act"


def test_support_that_empties_the_reserve_takes_the_katana_and_locks_the_cards() -> None:
    state = use_tactic("support", [{"kyoto": 16, "oko": 1}, {"oko": 3}])
    state.play({"do": "add", "province": "oko"})
    assert katana(state, 0) == 2
    assert (state.seat, state.phase) == (1, "keep")


def test_support_that_leaves_an_army_locks_nothing() -> None:
    state = use_tactic("support", [{"kyoto": 15, "oko": 1}, {"oko": 3}])
    state.play({"do": "add", "province": "oko"})
    assert katana(state, 0) is None
    assert (state.seat, state.phase) == (1, "act")


def test_support_that_leaves_only_the_daimyo_in_reserve_locks_nothing() -> None:
    lords = [lord("oda"), lord("mori")]
    state = use_tactic("support", [{"kyoto": 14, "oko": 1}, {"oko": 3}], lords=lords)
    state.play({"do": "add", "province": "oko"})
    assert reserve(state, 0) == 0
    assert katana(state, 0) is None
    assert (state.seat, state.phase) == (1, "act")


def test_a_revolt_that_empties_the_reserve_takes_the_katana_and_the_army_sent_back_is_deployed_later() -> None:
    state = use_tactic("rebel", [{"kyoto": 17}, {"oko": 16, "usuki": 1}])
    state.play({"do": "replace", "opponent_seat": 1, "province": "usuki"})
    assert katana(state, 0) == 2
    assert reserve(state, 1) == 2
    assert (state.seat, state.phase) == (1, "keep")


def test_the_step_of_mori_that_empties_the_reserve_takes_the_katana_and_ends_the_card() -> None:
    state = use_lord("mori", [{"kyoto": 14}, {"oko": 1}], at="kyoto", tactics=["scout"])
    state.play({"do": "add", "province": "kiyosu"})
    assert (state.seat, state.phase) == (0, "mori"), "one army is left: on, or stop"
    state.play({"do": "add", "province": "oko"})
    assert katana(state, 0) == 2
    assert (state.seat, state.phase) == (1, "keep"), "no stop is asked, and cards are locked"


def test_the_step_of_otomo_that_empties_the_reserve_takes_the_katana_and_ends_the_card() -> None:
    state = use_lord("otomo", [{"kyoto": 15}, {"oko": 1, "kiyosu": 1}], at="kyoto", tactics=["scout"])
    state.play({"do": "replace", "opponent_seat": 1, "province": "oko"})
    assert katana(state, 0) == 2
    assert reserve(state, 1) == 15
    assert (state.seat, state.phase) == (1, "keep")


# ── the daimyo is deployed ──

LORDS = [lord("oda"), lord("mori")]


def test_the_daimyo_may_replace_one_of_the_armies_and_counts_as_one() -> None:
    state = table([{}, {}], phase="lead", dice=[3, 4, 6], apart=6, lords=LORDS)
    assert [move["do"] for move in choices(state)] == ["without-daimyo", "with-daimyo"]
    state.play({"do": "with-daimyo"})
    assert (armies(state, 0), daimyo_at(state, 0), reserve(state, 0)) == ({"kiyosu": 2}, "kiyosu", 14)


def test_without_the_daimyo_the_armies_go_alone() -> None:
    state = table([{}, {}], phase="lead", dice=[3, 4, 6], apart=6, lords=LORDS)
    state.play({"do": "without-daimyo"})
    assert (armies(state, 0), daimyo_at(state, 0), reserve(state, 0)) == ({"kiyosu": 3}, None, 13)


def test_a_number_of_1_may_be_the_daimyo_alone() -> None:
    state = table([{}, {}], phase="lead", dice=[3, 4, 1], apart=1, lords=LORDS)
    state.play({"do": "with-daimyo"})
    assert (armies(state, 0), daimyo_at(state, 0)) == ({}, "kiyosu")
    assert told(state, "deployed-daimyo")[0]["number"] == 0


def test_as_many_armies_in_reserve_as_the_number_leave_the_daimyo_free() -> None:
    state = table([{"kyoto": 13}, {}], phase="split", dice=[3, 4, 6], lords=LORDS)
    assert set_apart(state, 6).phase == "lead"
    state.play({"do": "without-daimyo"})
    assert reserve(state, 0) == 0
    assert katana(state, 0) is None, "the daimyo is still in reserve"


def test_fewer_armies_in_reserve_than_the_number_take_the_daimyo_along() -> None:
    state = table([{"kyoto": 14}, {}], phase="split", dice=[3, 4, 6], lords=LORDS)
    set_apart(state, 6)
    assert (armies(state, 0), daimyo_at(state, 0)) == ({"kyoto": 14, "kiyosu": 2}, "kiyosu")
    assert katana(state, 0) == 2


def test_a_daimyo_alone_in_reserve_is_deployed_alone() -> None:
    state = table([{"kyoto": 16}, {}], phase="split", dice=[3, 4, 6], lords=LORDS)
    assert {move["number"] for move in choices(state)} == {1}
    set_apart(state, 6)
    assert daimyo_at(state, 0) == "kiyosu"
    assert katana(state, 0) == 2


def test_a_daimyo_on_the_map_is_not_asked_about() -> None:
    state = table([{}, {}], phase="split", dice=[3, 4, 6], lords=[lord("oda", "kyoto"), lord("mori")])
    set_apart(state, 6)
    assert state.seat == 1
    assert armies(state, 0) == {"kiyosu": 3}


# ── undo ──


def test_undo_never_goes_back_over_a_roll() -> None:
    state = table([{"kyoto": 2}, {}], tactics=["scout"])
    state.play({"do": "roll"})
    assert state.undo_floor == 1
    state.play({"do": "keep"})
    assert state.undo_floor == 1
    state.play(state.moves()[0])
    assert state.undo_floor == state.ply, "the turn has passed to another seat"


def test_undo_takes_back_a_card_until_the_turn_passes() -> None:
    state = use_tactic("retreat", [{"kiyosu": 1, "kyoto": 2, "oko": 1}, {}])
    before = table([{"kiyosu": 1, "kyoto": 2, "oko": 1}, {}], tactics=["retreat"]).position()
    state.play({"do": "withdraw", "province": "kyoto"})
    assert state.undo_floor == 0
    state.undo(0)
    assert state.position() == before
