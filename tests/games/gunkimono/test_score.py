"""Scoring: points or honor for each half, banners, and what a stronghold forbids."""

from __future__ import annotations

from typing import Any

import pytest

from kassen.core.text import LANGUAGES
from kassen.games.gunkimono.shapes import Banner
from tests.games.gunkimono.table import TROOPS, choose, draw, honor, place, table
from tests.games.told import told


def score_of(state: Any, seat: int = 0) -> int:
    return int(state.position()["seats"][seat]["score"])


# Archer on c2 makes a formation of 3 with b2 and c3, cavalry on d2 one of 2 with d3.
EXAMPLE_E = draw(
    {"b2": "A", "c2": "I", "c3": "A", "d2": "S", "d3": "C", "c1": "P", "d1": "P", "e2": "I", "b3": "P", "e3": "P", "c4": "I"}
)


def test_example_E_a_formation_of_3_archers_and_one_of_2_cavalry_make_5_points() -> None:
    state = table(EXAMPLE_E, [["cavalry1-archer2", "infantry1-samurai2", "infantry1-spearman2"]])
    place(state, "cavalry1-archer2", "d2", "c2")
    assert [move.data.to_dict() for move in state.moves()] == [
        {"do": "points", "troop": "cavalry", "number": 2},
        {"do": "honor", "troop": "cavalry", "number": 1},
    ]
    choose(state, "points")
    choose(state, "points")
    assert score_of(state) == 5
    assert told(state, "scored")[1] == {
        "event": "scored",
        "seat": 0,
        "troop": "archer",
        "number": 3,
        "squares": ["b2", "c2", "c3"],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_names_the_half_that_is_scored(language: str) -> None:
    state = table(EXAMPLE_E, [["cavalry1-archer2", "infantry1-samurai2", "infantry1-spearman2"]])
    place(state, "cavalry1-archer2", "d2", "c2")
    for troop in ("cavalry", "archer"):
        assert state.view().asked == {"troop": troop}
        assert state.game.rules.texts.say(f"troop-{troop}", language) in state.prompt(language)
        choose(state, "points")
    assert state.view().asked is None


def test_example_F_spearman_with_1_symbol_and_infantry_with_2_climb_1_and_2_steps() -> None:
    state = table(draw({}), [["infantry2-spearman1", "infantry1-samurai2", "samurai1-spearman2"]])
    place(state, "infantry2-spearman1", "b1", "c1")
    choose(state, "honor")
    choose(state, "honor")
    assert honor(state, 0) == [2, 0, 0, 1, 0]
    assert score_of(state) == 0
    assert told(state, "honored")[0] == {"event": "honored", "seat": 0, "troop": "infantry", "number": 2, "reached": 2}


# Archer on c2 joins b1, b2, c1 and d2.
EXAMPLE_G = draw(
    {"b2": "A", "c2": "I", "c1": "A", "b1": "A", "d2": "A", "c3": "P", "d1": "P", "e2": "S", "d3": "C", "a1": "P", "b3": "P"}
)


def test_example_G_one_tile_scores_5_points_for_archers_and_2_honor_for_samurai() -> None:
    state = table(EXAMPLE_G, [["samurai2-archer1", "infantry1-samurai2", "samurai1-spearman2"]])
    place(state, "samurai2-archer1", "c3", "c2")
    choose(state, "honor")
    choose(state, "points")
    assert score_of(state) == 5
    assert honor(state, 0) == [0, 2, 0, 0, 0]


def test_example_I_the_small_cavalry_climbs_2_steps_to_the_banner_row_and_takes_the_dragon() -> None:
    state = table(draw({}), players=4, honor={0: [0, 0, 4, 0, 0]})
    state.play({"do": "place-small", "troop": "cavalry", "at": "a1"})
    choose(state, "honor")
    seat = state.view(0).board.seats[0]
    assert seat.banners == [Banner("cavalry", "dragon", 13)]
    assert seat.honor["cavalry"] == 6
    assert state.view(1).board.seats[0].banners == [Banner("cavalry", "dragon")]
    assert state.view(None).board.banners["cavalry"] == ["crane", "lotus"]
    texts = [
        (event.data.to_dict(), event.seen_by(0), event.seen_by(1))
        for event in state.events
        if event.data.event.startswith("banner")
    ]
    assert texts == [
        ({"event": "banner", "seat": 0, "troop": "cavalry", "banner": "dragon", "value": 13}, True, False),
        ({"event": "banner-unseen", "seat": 0, "troop": "cavalry", "banner": "dragon"}, False, True),
    ]


def test_steps_beyond_the_banner_row_are_lost() -> None:
    state = table(draw({}), players=4, honor={0: [0, 0, 5, 0, 0]})
    state.play({"do": "place-small", "troop": "cavalry", "at": "a1"})
    choose(state, "honor")
    assert honor(state, 0)[2] == 6
    assert told(state, "honored")[0]["number"] == 1


def test_a_marker_that_left_the_track_leaves_only_points() -> None:
    state = table(draw({}), players=4, honor={0: [0, 0, 6, 0, 0]}, taken={"cavalry": [0]})
    state.play({"do": "place-small", "troop": "cavalry", "at": "a1"})
    assert state.seat == 1  # nothing to choose
    assert score_of(state) == 2  # with the cavalry of a2


def test_a_second_marker_takes_the_crane() -> None:
    things: dict[str, Any] = {"players": 4, "honor": {0: [0, 0, 4, 0, 0], 1: [0, 0, 6, 0, 0]}, "taken": {"cavalry": [1]}}
    state = table(draw({}), first=2, **things)  # whoever began the game has nothing to do with it
    state.play({"do": "place-small", "troop": "cavalry", "at": "a1"})
    choose(state, "honor")
    assert state.view(0).board.seats[0].banners == [Banner("cavalry", "crane", 8)]


def test_with_5_players_the_stack_may_be_empty_and_the_marker_leaves_without_a_banner() -> None:
    gone = {seat: [0, 0, 6, 0, 0] for seat in (1, 2, 3)}
    state = table(draw({}), players=5, honor={0: [0, 0, 4, 0, 0], **gone}, taken={"cavalry": [1, 2, 3]})
    state.play({"do": "place-small", "troop": "cavalry", "at": "a1"})
    choose(state, "honor")
    assert honor(state, 0)[2] == 6
    assert state.view(0).board.seats[0].banners == []
    assert told(state, "no-banner") == [{"event": "no-banner", "seat": 0, "troop": "cavalry"}]


def test_with_2_players_there_are_no_lotus_banners() -> None:
    assert set(map(tuple, table(draw({})).view(None).board.banners.values())) == {("dragon", "crane")}


def test_in_a_formation_with_a_stronghold_honor_is_compulsory() -> None:
    for owner in (0, 1):
        state = table(draw({}), players=4, strongholds={owner: ["a2"]}, honor={owner: [2] * 5})
        state.play({"do": "place-small", "troop": "cavalry", "at": "a1"})
        assert state.seat == 1  # not asked
        assert honor(state, 0)[2] == (4 if owner == 0 else 2)
        assert not told(state, "scored")


def test_a_second_stronghold_forbids_points_like_the_first() -> None:
    for owner in (0, 1):
        state = table(draw({}), players=4, strongholds={owner: ["g1", "a2"]}, honor={owner: [4] * 5})
        state.play({"do": "place-small", "troop": "cavalry", "at": "a1"})
        assert state.seat == 1  # not asked
        assert not told(state, "scored")


def test_in_a_formation_with_a_stronghold_and_the_marker_gone_a_half_scores_nothing() -> None:
    state = table(draw({}), players=4, strongholds={1: ["a2"]}, honor={0: [0, 0, 6, 0, 0]}, taken={"cavalry": [0]})
    state.play({"do": "place-small", "troop": "cavalry", "at": "a1"})
    assert score_of(state) == 0
    assert honor(state, 0) == [0, 0, 6, 0, 0]
    assert told(state, "not-scored") == [{"event": "not-scored", "seat": 0, "troop": "cavalry"}]


def test_halves_are_scored_when_the_whole_tile_lies() -> None:
    """The second half covers a troop of the first half's type: it no longer counts."""
    state = table(draw({"b1": "C", "c1": "S", "d1": "S"}), [["samurai1-archer2", "infantry1-samurai2", "infantry1-spearman2"]])
    place(state, "samurai1-archer2", "b1", "c1")
    assert state.moves()[0].data.to_dict() == {"do": "points", "troop": "samurai", "number": 1}


def test_printed_troops_count_and_levels_do_not_matter() -> None:
    state = table(
        draw({"b1": "S2", "c1": "S", "d1": "S2"}), [["infantry1-cavalry2", "infantry1-samurai2", "infantry1-spearman2"]]
    )
    place(state, "infantry1-samurai2", "b2", "c2")
    choose(state, "points")
    assert state.moves()[0].data.to_dict() == {"do": "points", "troop": "samurai", "number": 5}  # with b1, c1, d1 and c3


def test_the_first_half_is_the_first_in_the_order_of_the_troops() -> None:
    state = table(draw({}), [["spearman2-archer1", "infantry1-samurai2", "infantry1-spearman2"]])
    place(state, "spearman2-archer1", "b1", "a1")
    assert {move.data.troop for move in state.moves()} == {"spearman"}
    choose(state, "honor")
    assert {move.data.troop for move in state.moves()} == {"archer"}
    assert TROOPS.index("spearman") < TROOPS.index("archer")
