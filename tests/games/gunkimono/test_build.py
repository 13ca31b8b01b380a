"""Building strongholds and assessing them."""

from __future__ import annotations

from typing import Any

import pytest

from kassen.core import State
from tests.games.gunkimono.table import choose, draw, finish_turn, place, table
from tests.games.told import told


def sites(state: State) -> set[str]:
    assert state.phase == "build"
    return {move.data.at for move in state.moves()}


def built(state: State, seat: int = 0) -> list[str]:
    return list(state.position()["seats"][seat]["strongholds"])


ALL_SQUARES = {f"{letter}{row}" for letter in "abcdefg" for row in range(1, 5)}


def due_table(drawing: str = "", **things: Any) -> State:
    """Seat 0 of four lacks one step of infantry for its first stronghold, unless told otherwise."""
    things = {"players": 4, "honor": {0: [1, 2, 2, 2, 2]}, **things}
    return table(drawing or draw({}), [["infantry1-cavalry2", "infantry1-samurai2", "infantry1-spearman2"]], **things)


def test_when_all_five_markers_reach_the_row_the_stronghold_must_be_built() -> None:
    state = due_table()
    place(state, "infantry1-cavalry2", "b1", "b2")
    choose(state, "honor")
    assert state.phase == "score"  # after both halves, not before
    choose(state, "points")
    assert sites(state) == ALL_SQUARES  # printed troops are fine
    state.play({"do": "build", "at": "g4"})
    assert built(state) == ["g4"]
    assert told(state, "built") == [{"event": "built", "seat": 0, "at": "g4", "squares": ["g4"]}]
    assert told(state, "assessed") == [{"event": "assessed", "seat": 0, "at": "g4", "number": 1, "squares": ["g4"]}]


def test_four_markers_are_not_enough() -> None:
    state = due_table()
    place(state, "infantry1-cavalry2", "b1", "b2")
    choose(state, "points")
    choose(state, "points")
    assert state.phase == "refill"


def test_a_marker_that_left_the_track_counts_as_past_both_rows() -> None:
    state = due_table(honor={0: [6, 4, 3, 4, 4]}, taken={"infantry": [0]}, strongholds={0: ["g4"]})
    place(state, "infantry1-cavalry2", "b1", "b2")
    choose(state, "honor")  # the infantry half had no choice
    assert state.phase == "build"


FREE_AND_TAKEN = draw({"b1": "S", "c1": "S", "d1": "S", "e3": "P", "f3": "P"})


def test_example_H_not_in_another_seats_samurai_formation_but_in_a_free_spearman_formation() -> None:
    state = due_table(FREE_AND_TAKEN, strongholds={1: ["b1"]})
    place(state, "infantry1-cavalry2", "d4", "c4")
    choose(state, "honor")
    choose(state, "points")
    assert not {"b1", "c1", "d1"} & sites(state)
    assert {"e3", "f3"} <= sites(state)


EXAMPLE_J = draw({"b1": "S", "c1": "S", "d1": "S", "b2": "S", "e4": "A", "f4": "A", "g4": "A", "f3": "I", "d4": "I"})


def test_example_J_strongholds_with_4_samurai_and_3_archers_give_7_the_second_built_this_very_turn() -> None:
    state = due_table(EXAMPLE_J, honor={0: [3, 4, 4, 4, 4]}, strongholds={0: ["b1"]}, score={0: 10})
    state.play({"do": "place-small", "troop": "infantry", "at": "a4"})
    choose(state, "honor")
    state.play({"do": "build", "at": "f4"})
    assert [piece["number"] for piece in told(state, "assessed")] == [4, 3]
    assert state.position()["seats"][0]["score"] == 17


def test_a_square_with_a_stronghold_takes_no_second_one() -> None:
    state = due_table(honor={0: [3, 4, 4, 4, 4]}, strongholds={0: ["g4"]})
    state.play({"do": "place-small", "troop": "infantry", "at": "a4"})
    choose(state, "honor")
    assert sites(state) == ALL_SQUARES - {"g4"}


@pytest.mark.parametrize("strict", [False, True])
def test_strict_build_keeps_a_second_stronghold_out_of_an_own_formation(strict: bool) -> None:
    state = due_table(EXAMPLE_J, honor={0: [3, 4, 4, 4, 4]}, strongholds={0: ["b1"]}, strict_build=strict)
    state.play({"do": "place-small", "troop": "infantry", "at": "a4"})
    choose(state, "honor")
    assert ({"c1", "d1", "b2"} <= sites(state)) != strict
    assert "f4" in sites(state)


def test_two_own_strongholds_in_one_formation_score_it_twice() -> None:
    state = due_table(EXAMPLE_J, honor={0: [4] * 5}, strongholds={0: ["b1", "d1"]})
    state.play({"do": "place-small", "troop": "infantry", "at": "a4"})
    choose(state, "honor")
    assert [piece["number"] for piece in told(state, "assessed")] == [4, 4]
    assert state.result()["troops"][0] == 4  # for ties the formation counts once


def test_only_one_is_built_a_turn_and_the_second_one_due_waits_for_the_next() -> None:
    state = due_table(honor={0: [3, 4, 4, 4, 4]})
    state.play({"do": "place-small", "troop": "infantry", "at": "a4"})
    choose(state, "honor")
    state.play({"do": "build", "at": "g4"})
    assert built(state) == ["g4"]
    assert state.seat == 1
    for seat in (1, 2, 3):
        state.play(state.moves()[0])
        finish_turn(state, seat)
    state.play({"do": "place-small", "troop": "spearman", "at": "a1"})
    choose(state, "points")
    assert state.phase == "build"
    state.play({"do": "build", "at": "e1"})
    assert built(state) == ["g4", "e1"]


CLAIMED = """
    I I I I I I I I I I S C
    I I I I I I I I I I S C
"""


def test_a_build_waits_for_want_of_a_site_and_happens_as_soon_as_there_is_one() -> None:
    claims = {1: ["a1", "k1"], 2: ["l1"]}
    state = table(CLAIMED, [["infantry1-samurai2"] * 3], players=4, honor={0: [1, 2, 2, 2, 2]}, strongholds=claims)
    # Joins the infantry of seat 1, so it must be honor: the stronghold is due, and every formation is an opponent's.
    state.play({"do": "place-small", "troop": "infantry", "at": "k2"})
    assert told(state, "waits") == [{"event": "waits", "seat": 0}]
    assert built(state) == []
    # The others break the field up; then it is built, without another step of honor.
    for seat, square in ((1, "b1"), (2, "b2"), (3, "c2"), (0, "c1")):
        assert state.seat == seat
        state.play({"do": "place-small", "troop": "spearman", "at": square})
        choose(state, "points")
    assert {"b1", "b2", "c1", "c2"} <= sites(state)
    assert not {"a1", "a2", "k1", "l1", "l2"} & sites(state)


def test_a_stronghold_still_waiting_when_the_game_ends_is_lost() -> None:
    claims = {1: ["a1", "k1"], 2: ["l1"]}
    things: dict[str, Any] = {"players": 4, "honor": {0: [1, 2, 2, 2, 2]}, "strongholds": claims, "ending": True, "first": 1}
    state = table(CLAIMED, [["infantry1-samurai2"] * 3], **things)
    state.play({"do": "place-small", "troop": "infantry", "at": "k2"})
    assert told(state, "waits") == [{"event": "waits", "seat": 0}]
    assert state.over
    assert built(state) == []
    assert told(state, "assessed") == []
    assert (state.scores[0], state.result()["troops"][0]) == (0, 0)


def test_a_single_site_is_built_on_without_asking() -> None:
    claims = {1: ["a1", "k1"], 2: ["l1"]}
    state = table(CLAIMED, [["infantry1-samurai2"] * 3], players=4, honor={0: [2] * 5}, strongholds=claims)
    state.play({"do": "place-small", "troop": "spearman", "at": "b1"})  # the one free formation
    choose(state, "points")
    assert built(state) == ["b1"]


def test_assessing_counts_what_a_later_tile_left_of_a_formation() -> None:
    state = table(
        draw({"b1": "C", "c1": "C", "d1": "C"}),
        [["samurai1-spearman2", "infantry1-samurai2", "infantry1-spearman2"]],
        strongholds={0: ["b1"]},
        honor={0: [3] * 5},
    )
    place(state, "samurai1-spearman2", "c1", "c2")
    finish_turn(state, 0)
    assert told(state, "assessed") == [{"event": "assessed", "seat": 0, "at": "b1", "number": 1, "squares": ["b1"]}]
