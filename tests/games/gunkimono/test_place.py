"""Placing: troop duplication, level, support, strongholds, and the rule that keeps two seats' formations apart."""

from __future__ import annotations

import pytest

from kassen.core import IllegalMove
from tests.games.gunkimono.table import choose, draw, finish_turn, honor, place, placements, table
from tests.games.told import told

CAVALRY_ARCHER = "cavalry1-archer2"
SPEARMAN_ARCHER = "spearman1-archer2"
SAMURAI_CAVALRY = "samurai1-cavalry2"
SAMURAI_ARCHER = "samurai1-archer2"


def hands_with(*tiles: str) -> list[list[str]]:
    """Seat 0 holds these and fills up with others; the rest is dealt."""
    filling = ["infantry1-samurai2", "infantry2-samurai1", "infantry1-spearman2"]
    return [[*tiles, *filling[len(tiles) :]]]


def test_example_B_cavalry_may_not_lie_on_cavalry_but_turned_round_the_tile_may() -> None:
    state = table(draw({"b2": "C", "c2": "S"}), hands_with(CAVALRY_ARCHER))
    fits = placements(state, CAVALRY_ARCHER)
    assert ("b2", "c2") not in fits  # cavalry on cavalry, archer on samurai
    assert ("c2", "b2") in fits  # cavalry on samurai, archer on cavalry


def test_a_troop_face_up_on_a_tile_counts_like_a_printed_one() -> None:
    state = table(draw({"b2": "C2", "c2": "S2"}), hands_with(CAVALRY_ARCHER))
    fits = placements(state, CAVALRY_ARCHER)
    assert ("b2", "c2") not in fits
    assert ("c2", "b2") in fits


def test_a_small_tile_may_not_cover_its_own_troop_either() -> None:
    state = table(draw({"b2": "C", "c2": "S"}), hands_with(CAVALRY_ARCHER))
    assert ("b2",) not in placements(state, "cavalry")
    assert ("c2",) in placements(state, "cavalry")


def test_example_C_different_heights_are_illegal_without_support_and_equal_ones_legal() -> None:
    uneven = draw({"b2": "I1", "c2": "S2", "d2": "I1", "f4": "C1", "g4": "I1"})
    state = table(uneven, hands_with(SPEARMAN_ARCHER), reserve={0: "", 1: "ISCPA"})
    assert ("b2", "c2") not in placements(state, SPEARMAN_ARCHER)
    even = draw({"b2": "I1", "c2": "S1", "d2": "I1", "f4": "C1", "g4": "I1", "g3": "S1"})
    state = table(even, hands_with(SPEARMAN_ARCHER), reserve={0: "", 1: "ISCPA"})
    assert ("b2", "c2") in placements(state, SPEARMAN_ARCHER)


def test_example_D_a_small_samurai_face_down_on_the_lower_square_makes_the_placement_legal() -> None:
    state = table(draw({"b2": "I1", "c2": "S", "b1": "I1"}), hands_with(SAMURAI_CAVALRY))
    assert ("c2", "b2") in placements(state, SAMURAI_CAVALRY)  # samurai over a samurai too, because it is supported
    place(state, SAMURAI_CAVALRY, "c2", "b2")
    assert state.phase == "support"
    assert {move.data.troop for move in state.moves()} == {"infantry", "samurai", "cavalry", "spearman", "archer"}
    state.play({"do": "support", "troop": "samurai"})
    position = state.position()
    assert position["field"][1].split()[1:3] == ["C2", "S2"]
    assert position["supports"] == {"c2": 1}
    assert "samurai" not in position["seats"][0]["reserve"]
    assert told(state, "supported") == [{"event": "supported", "seat": 0, "troop": "samurai", "at": "c2"}]
    assert honor(state, 0) == [0] * 5  # a support scores nothing


def test_the_higher_half_beside_a_support_obeys_the_duplication_rule() -> None:
    state = table(draw({"b2": "C1", "c2": "S", "b1": "I1"}), hands_with(SAMURAI_CAVALRY))
    fits = placements(state, SAMURAI_CAVALRY)
    assert ("c2", "b2") not in fits  # cavalry on the higher cavalry
    assert ("b2", "c2") in fits


@pytest.mark.parametrize(("level", "legal"), [(1, True), (2, False), (3, False)])
def test_support_helps_over_a_difference_of_exactly_1(level: int, legal: bool) -> None:
    state = table(draw({"b2": f"I{level}", "c2": "P", "a4": "I1" if level % 2 else "I2"}), hands_with(SAMURAI_CAVALRY))
    assert (("b2", "c2") in placements(state, SAMURAI_CAVALRY)) == legal


def test_the_last_small_tile_supports_without_being_asked_for() -> None:
    drawing = draw({"b2": "I2", "c2": "P1", "b1": "I2", "c1": "S1"})
    state = table(drawing, hands_with(SAMURAI_CAVALRY), reserve={0: "A"})
    place(state, SAMURAI_CAVALRY, "b2", "c2")
    assert state.phase == "score"
    assert state.position()["seats"][0]["reserve"] == []


def test_no_support_without_a_small_tile() -> None:
    drawing = draw({"b2": "I2", "c2": "P1", "b1": "I2", "c1": "S1", "a1": "P1"})
    assert ("b2", "c2") not in placements(table(drawing, hands_with(SAMURAI_CAVALRY), reserve={0: ""}), SAMURAI_CAVALRY)


def test_nothing_overhangs_the_battlefield() -> None:
    state = table(draw({}), hands_with(SAMURAI_CAVALRY))
    names = {f"{letter}{row}" for letter in "abcdefg" for row in range(1, 5)}
    for tile in ("samurai", SAMURAI_CAVALRY):
        assert {square for fit in placements(state, tile) for square in fit} <= names
    for at, to in placements(state, SAMURAI_CAVALRY):
        assert abs(ord(at[0]) - ord(to[0])) + abs(int(at[1]) - int(to[1])) == 1


def test_a_hole_is_no_square() -> None:
    state = table(draw({"c2": "."}), hands_with(SAMURAI_CAVALRY))
    assert not any("c2" in fit for fit in placements(state, SAMURAI_CAVALRY) | placements(state, "infantry"))


def test_no_tile_and_no_support_on_a_stronghold() -> None:
    drawing = draw({"b2": "I1", "a4": "I1"})
    free = table(drawing, hands_with(SAMURAI_CAVALRY))
    held = table(drawing, hands_with(SAMURAI_CAVALRY), strongholds={1: ["c2"]})
    assert ("c2", "b2") in placements(free, SAMURAI_CAVALRY)
    assert ("c2",) in placements(free, "infantry")
    for tile in (SAMURAI_CAVALRY, "infantry"):
        assert not any("c2" in fit for fit in placements(held, tile))


# ── the link rule ──

LINKED = """
    I S C S P A I
    C P A I S C P
    A I S C P A I
    S C P A I S C
"""


def test_linking_formations_of_two_seats_is_refused() -> None:
    state = table(LINKED, hands_with(SAMURAI_ARCHER), strongholds={0: ["b1"], 1: ["d1"]})
    assert ("c1",) not in placements(state, "samurai")
    assert not any(at == "c1" for at, _ in placements(state, SAMURAI_ARCHER))
    with pytest.raises(IllegalMove, match="is not legal here"):
        state.play({"do": "place-small", "troop": "samurai", "at": "c1"})


def test_linking_formations_of_one_seat_is_allowed() -> None:
    state = table(LINKED, hands_with(SAMURAI_ARCHER), strongholds={0: ["b1", "d1"]})
    assert ("c1",) in placements(state, "samurai")
    assert ("c1", "c2") not in placements(state, SAMURAI_ARCHER)  # archer on archer
    assert any(
        at == "c1"
        for at, _ in placements(table(LINKED, hands_with(SAMURAI_CAVALRY), strongholds={0: ["b1", "d1"]}), SAMURAI_CAVALRY)
    )


def test_linking_an_owned_formation_with_a_free_one_is_allowed() -> None:
    state = table(LINKED, hands_with(SAMURAI_ARCHER), strongholds={0: ["b1"]})
    assert ("c1",) in placements(state, "samurai")


CUT = """
    S S C S S A I
    C P A I S C P
    A I P C P A I
    P C P A I P C
"""


def test_cutting_a_stronghold_off_and_joining_the_rest_is_legal() -> None:
    """Samurai on c1 would link a1 and e1; but the other half on b1 cuts a1 off."""
    state = table(CUT, hands_with(SAMURAI_ARCHER), strongholds={0: ["a1"], 1: ["e1"]})
    fits = placements(state, SAMURAI_ARCHER)
    assert ("c1", "b1") in fits
    assert ("c1", "d1") in fits  # the other way: e1 is cut off
    assert ("c1",) not in placements(state, "samurai")
    place(state, SAMURAI_ARCHER, "c1", "b1")
    finish_turn(state, 0)
    seats = state.view(None).board.seats
    assert seats[0].formations == [["a1"]]
    assert sorted(seats[1].formations[0]) == ["c1", "d1", "e1", "e2"]


ROUND_THE_CUT = """
    S S C S S A I
    S P S I S C P
    A S P C P A I
    P C I A I P C
"""


def test_a_cut_that_leaves_another_way_round_still_links() -> None:
    drawing = ROUND_THE_CUT.replace("S P S I", "S S S I")
    state = table(drawing, hands_with(SAMURAI_ARCHER), strongholds={0: ["a1"], 1: ["e1"]})
    assert ("c1", "b1") not in placements(state, SAMURAI_ARCHER)  # a1, a2, b2, c2, c1 still hang together
    assert ("c1", "d1") in placements(state, SAMURAI_ARCHER)


def test_covering_cuts_an_opponents_formation_in_two() -> None:
    state = table(draw({"b1": "C", "c1": "C", "d1": "C"}), hands_with("samurai1-spearman2"), strongholds={1: ["b1"]})
    place(state, "samurai1-spearman2", "c1", "c2")
    assert state.view(None).board.seats[1].formations == [["b1"]]


def test_every_ordered_pair_of_a_tile_is_a_decision_of_its_own() -> None:
    state = table(draw({}), hands_with(SAMURAI_CAVALRY))
    fits = placements(state, SAMURAI_CAVALRY)
    assert {("a1", "b1"), ("c1", "d1"), ("d1", "c1")} - fits == {("d1", "c1")}  # turned round it is cavalry on cavalry
    assert {("d1", "e1"), ("e1", "d1"), ("d1", "d2"), ("d2", "d1")} <= fits


def test_equal_tiles_in_hand_are_offered_once() -> None:
    state = table(draw({}), [[SAMURAI_CAVALRY] * 3])
    data = [tuple(move.data.to_dict().items()) for move in state.moves()]
    assert len(data) == len(set(data))
    assert len(placements(state, SAMURAI_CAVALRY)) == sum(
        getattr(move.data, "tile", None) == SAMURAI_CAVALRY for move in state.moves()
    )


def test_a_small_tile_alone_takes_no_new_tile() -> None:
    state = table(draw({}), hands_with(SAMURAI_CAVALRY))
    state.play({"do": "place-small", "troop": "infantry", "at": "b1"})
    choose(state, "points")
    assert state.seat == 1
    assert state.phase == "place"
    assert len(state.view(0).board.seats[0].hand) == 3
