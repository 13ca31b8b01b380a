"""Refilling, the end tile, passing, and who wins."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kassen.conformance import secrecy
from kassen.core import State
from tests.games.gunkimono.table import KINDS, choose, draw, finish_turn, place, table
from tests.games.told import told

HAND = ["infantry1-cavalry2", "infantry1-samurai2", "infantry1-spearman2"]


def place_large(state: State) -> None:
    """The first placement of a large tile that needs no support, both halves for points, up to the refill."""
    seat = state.seat
    for move in state.moves():
        trial = state.copy()
        trial.play(move)
        if move.data.do == "place" and trial.phase != "support":
            state.play(move)
            break
    while state.seat == seat and state.phase == "score":
        choose(state, "points")


def hand_of(state: State, seat: int) -> list[str]:
    return list(state.view(seat).board.seats[seat].hand)


# ── refill ──


def test_a_face_up_tile_is_taken_and_the_next_of_the_stack_revealed() -> None:
    row = ["cavalry1-archer2", "samurai1-archer2", "spearman2-archer1"]
    state = table(draw({}), [HAND], row=row, next_tiles=["spearman1-archer2"])
    place(state, HAND[0], "b1", "b2")
    choose(state, "points")
    choose(state, "points")
    assert [move.data.to_dict() for move in state.moves()] == [*({"do": "take", "tile": tile} for tile in row), {"do": "draw"}]
    state.play({"do": "take", "tile": row[1]})
    assert state.view(None).board.row == [row[0], row[2], "spearman1-archer2"]
    assert state.view(None).board.seats[0].known == [row[1]]
    assert row[1] in hand_of(state, 0)
    assert told(state, "revealed") == [{"event": "revealed", "tile": "spearman1-archer2"}]


def test_the_top_of_the_stack_is_drawn_unseen() -> None:
    state = table(draw({}), [HAND], next_tiles=["spearman1-archer2"])
    place_large(state)
    row = state.view(None).board.row
    state.play({"do": "draw"})
    assert "spearman1-archer2" in hand_of(state, 0)
    assert state.view(1).board.seats[0].known == []
    assert state.view(None).board.row == row
    drawn = [(event.data.event, event.seen_by(0), event.seen_by(1)) for event in state.events if "drawn" in event.data.event]
    assert drawn == [("drawn", True, False), ("drawn-unseen", False, True)]


def test_equal_tiles_in_the_row_are_offered_once() -> None:
    state = table(draw({}), [HAND], row=["cavalry1-archer2"] * 3)
    place_large(state)
    assert [move.data.to_dict() for move in state.moves()] == [{"do": "take", "tile": "cavalry1-archer2"}, {"do": "draw"}]


def test_when_the_main_stack_is_empty_the_end_stack_goes_on() -> None:
    state = table(draw({}), [HAND], end_stack=["cavalry1-archer2", "end", "samurai1-archer2"])
    assert (state.view(None).board.stack, state.view(None).board.end_stack) == (0, 3)
    place_large(state)
    state.play({"do": "draw"})
    assert "cavalry1-archer2" in hand_of(state, 0)
    assert state.view(None).board.ending is False


# ── the end tile ──


def near_the_end(seat: int, first: int, players: int = 3, **things: Any) -> State:
    state = table(draw({}), players=players, seat=seat, first=first, end_stack=["end", "samurai1-archer2"], **things)
    place_large(state)
    return state


def test_drawn_by_the_last_seat_the_end_tile_ends_the_game_at_once() -> None:
    state = near_the_end(seat=0, first=1)  # seat 0 sits right of the first player
    state.play({"do": "draw"})
    assert state.over
    assert told(state, "end-drawn") == [{"event": "end-drawn", "seat": 0}]
    assert len(hand_of(state, 0)) == 2  # no replacement


def test_drawn_by_another_seat_the_round_is_played_to_the_last_seat_and_nobody_refills() -> None:
    state = near_the_end(seat=1, first=1)
    state.play({"do": "draw"})
    assert len(hand_of(state, 1)) == 2
    for seat in (2, 0):
        assert state.seat == seat
        place_large(state)
        finish_turn(state, seat)
        assert len(hand_of(state, seat)) == 2
    assert state.over


def test_revealed_in_the_row_the_end_tile_is_not_replaced() -> None:
    state = near_the_end(seat=1, first=1)
    row = state.view(None).board.row
    state.play({"do": "take", "tile": row[0]})
    assert told(state, "end-revealed") == [{"event": "end-revealed"}]
    assert state.view(None).board.row == row[1:]
    assert row[0] in hand_of(state, 1)
    assert state.seat == 2


def test_revealed_by_the_last_seat_the_game_ends_at_once() -> None:
    state = near_the_end(seat=2, first=0)
    state.play(state.moves()[0])
    assert state.over


# ── passing ──
# Neighbours that differ by 2 or more, and no small tile left: nothing fits but on a1 and b1, where a stronghold stands.

STEEP = """
    I2 S2 S0 I2 S0 I2 S0 I2 S0 I2
    I0 S4 I2 S0 I2 S0 I2 S0 I2 S0
"""
# The same, but i1 and j1 are level: two infantry, on which no tile with infantry may lie.
ONE_PAIR = """
    I2 S2 S0 I2 S0 I2 S0 I2 I0 I0
    I0 S4 I2 S0 I2 S0 I2 S0 I4 P2
"""


def refilling(drawing: str, **things: Any) -> State:
    """Seat 1 has placed a tile on a1 and b1, built on a1, and refills; then it is seat 0's turn."""
    turn = {"tile": "infantry2-samurai1", "at": "a1", "to": "b1"}
    hands = [["infantry1-samurai2", "infantry1-cavalry2", "infantry2-archer1"], ["samurai1-cavalry2", "samurai2-cavalry1"]]
    reserve = {0: "", 1: ""}
    return table(drawing, hands, seat=1, phase="refill", turn=turn, strongholds={1: ["a1"]}, reserve=reserve, **things)


def test_who_cannot_place_passes_and_when_all_have_the_game_ends() -> None:
    state = refilling(STEEP)
    state.play({"do": "draw"})
    assert told(state, "passed") == [{"event": "passed", "seat": 0}, {"event": "passed", "seat": 1}]
    assert state.over
    # Nothing was scored or drawn, but the stronghold was assessed.
    assert [piece["number"] for piece in told(state, "assessed")] == [2]
    assert [len(hand_of(state, seat)) for seat in (0, 1)] == [3, 3]


def test_who_passes_still_builds_what_is_due() -> None:
    state = refilling(STEEP, honor={0: [3] * 5, 1: [3] * 5})
    state.play({"do": "draw"})
    assert (state.seat, state.phase) == (0, "build")
    assert state.position()["passes"] == state.view(1).board.passes == 1
    state.play({"do": "build", "at": "c1"})
    assert [(piece["seat"], piece["at"]) for piece in told(state, "assessed")] == [(0, "c1"), (1, "a1")]


def test_a_placement_ends_the_succession_of_passes() -> None:
    state = refilling(ONE_PAIR)
    state.play({"do": "draw"})
    assert told(state, "passed") == [{"event": "passed", "seat": 0}]
    assert (state.seat, state.position()["passes"]) == (1, 1)
    place(state, "samurai1-cavalry2", "i1", "j1")
    assert state.position()["passes"] == 0


def test_a_pass_tells_everybody_that_the_hand_could_not_be_placed() -> None:
    state = refilling(ONE_PAIR)
    state.play({"do": "draw"})
    without_infantry = [kind for kind in KINDS if "infantry" not in kind]
    assert state.position()["seats"][0]["ruled_out"] == without_infantry
    hands = {tuple(hand_of(state.resample(1, key), 0)) for key in range(60)}
    assert all("infantry" in tile for hand in hands for tile in hand)
    assert len(hands) > 20  # and nothing else is known


def test_nobody_sees_what_he_cannot_know_after_a_pass() -> None:
    state = refilling(ONE_PAIR)
    state.play({"do": "draw"})
    dice = random.Random(1)
    while not state.over:
        secrecy.same_to_all(state, dice.getrandbits(32))
        straight, detour = state.resample(1, 7), state.resample(1, 8).resample(1, 7)
        assert straight.position() == detour.position()  # what was there leaves no trace
        assert state.game.load(state.position()).position() == state.position()
        state.play(dice.choice(state.legal()))


def test_a_position_without_a_placement_is_not_asked() -> None:
    with pytest.raises(ValueError, match="fewer than two options"):
        table(STEEP, reserve={0: "", 1: ""}, strongholds={1: ["a1"]})


# ── who wins ──


def over(**things: Any) -> dict[str, Any]:
    return table(draw({}), phase="over", seat=None, ending=True, **things).result()


def test_example_K_95_points_and_banners_12_7_6_5_make_125() -> None:
    gone = {0: [6, 6, 6, 6, 0], 1: [6, 0, 6, 6, 0], 2: [0, 0, 0, 6, 0]}
    taken = {"infantry": [1, 0], "samurai": [0], "cavalry": [1, 0], "spearman": [1, 2, 0]}
    things = {"players": 4, "honor": gone, "taken": taken, "cranes": [7, 8, 6, 9, 10], "lotuses": [1, 2, 3, 5, 4]}
    assert over(score={0: 95, 1: 10, 2: 20, 3: 30}, **things)["scores"][0] == 125


def test_most_points_win_and_the_others_are_ranked_the_same_way() -> None:
    result = over(players=4, score={0: 40, 1: 60, 2: 50, 3: 50})
    assert (result["ranks"], result["winners"]) == ([4, 1, 2, 2], [1])


def test_a_tie_goes_to_most_troops_in_own_formations() -> None:
    result = over(players=4, score={0: 50, 1: 50}, strongholds={0: ["a1"], 1: ["g2", "c3"]})
    assert (result["troops"][:2], result["ranks"]) == ([1, 2], [2, 1, 3, 3])


def test_in_a_tie_a_formation_with_two_strongholds_counts_once() -> None:
    drawing = draw({"a1": "S", "b1": "S", "f3": "C", "g3": "C"})
    strongholds = {0: ["a1", "b1"], 1: ["g4"]}
    result = table(drawing, phase="over", seat=None, ending=True, score={0: 5, 1: 5}, strongholds=strongholds).result()
    assert result["troops"][0] == 2


def test_what_is_still_equal_is_shared() -> None:
    result = over(players=4, score={0: 50, 1: 50})
    assert (result["ranks"], result["winners"]) == ([1, 1, 3, 3], [0, 1])


def test_banners_do_not_count_before_the_end() -> None:
    state = table(draw({}), players=4, honor={0: [6, 0, 0, 0, 0]}, taken={"infantry": [0]}, score={0: 7})
    assert state.result()["scores"][0] == 7
