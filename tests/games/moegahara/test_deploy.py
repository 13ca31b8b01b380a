"""The deployment phase: order, room, markers, and the generals that act when deployed."""

from __future__ import annotations

import pytest

from tests.games.moegahara.table import CARDS, COLOURS, Rows, choices, deploy, deploying, discard, markers, owner, row, table
from tests.games.told import told

# ── which card next, and where ──


def test_every_waiting_kind_is_offered_once_whether_it_can_do_anything_or_not() -> None:
    state = table("next", waiting=["spearmen", "spearmen", "trap", "ieyasu"])
    assert [move["card"] for move in choices(state, "settle")] == ["ieyasu", "spearmen", "trap"]
    assert len(state.moves()) == 3  # passing is none: all must be settled


def test_the_player_chooses_the_order() -> None:
    state = table("next", waiting=["spearmen", "gunners"])
    state.play({"do": "settle", "card": "gunners"})
    deploy(state, 4)
    deploy(state, 4)
    assert row(state, 4, "a") == ["gunners", "spearmen"]


def test_one_waiting_kind_is_settled_without_asking() -> None:
    state = table("buy", waiting=["spearmen"], buys=1)
    state.play({"do": "end-buys"})
    assert (state.phase, state.position()["settling"]) == ("territory", "spearmen")


def test_a_card_goes_to_the_end_of_its_row_with_who_deployed_it() -> None:
    state = deploy(deploying("archers", rows={6: (["spearmen@2"], ["gunners"])}, players=4), 6)
    assert state.position()["territories"][5]["a"] == [{"card": "spearmen", "seat": 2}, {"card": "archers", "seat": 0}]


def test_a_territory_won_or_with_three_own_cards_is_not_offered_but_one_with_three_enemies_is() -> None:
    rows = {1: (["spearmen"] * 3, ["gunners"]), 2: (["archers"], ["archers"] * 3)}
    state = deploying("peasants", rows=rows, won={3: "a", 4: "b"})
    assert [move["territory"] for move in choices(state, "deploy")] == [2, 5, 6, 7, 8, 9, 10]


# Team a has full rows everywhere but in territory 10; five territories are won.
NEARLY_FULL = {
    3: (["gunners"] * 3, ["cavalry"]),
    6: (["cavalry"] * 3, ["archers"]),
    8: (["archers"] * 3, ["archers"]),
    9: (["gunners"] * 3, ["cavalry"]),
}
WON = {1: "a", 2: "b", 4: "a", 5: "b", 7: "a"}


def test_one_room_left_is_taken_without_asking() -> None:
    state = table("buy", rows=NEARLY_FULL, won=WON, waiting=["gunners"], buys=1)
    state.play({"do": "end-buys"})
    assert told(state, "deployed") == [{"event": "deployed", "seat": 0, "card": "gunners", "territory": 10}]


def test_a_card_without_room_is_settled_at_once_and_discarded_in_the_clean_up() -> None:
    full = {**NEARLY_FULL, 10: (["cavalry"] * 3, ["gunners"])}
    state = table("buy", rows=full, won=WON, waiting=["gunners"], buys=1)
    state.play({"do": "end-buys"})
    assert told(state, "no-room") == [{"event": "no-room", "seat": 0, "card": "gunners"}]
    assert discard(state, 0) == {"gunners": 1}


# ── markers ──


@pytest.mark.parametrize(("troop", "colour"), [("archers", "yellow"), ("cavalry", "blue"), ("gunners", "red")])
def test_a_marker_troop_brings_the_deploying_seat_a_marker_of_its_colour(troop: str, colour: str) -> None:
    state = deploy(deploying(troop, active=2, players=4), 1)
    assert markers(state, 2) == {colour: 1}
    assert markers(state, 0) == {}


@pytest.mark.parametrize("card", ["peasants", "spearmen", "ieyasu"])
def test_other_cards_bring_none(card: str) -> None:
    assert markers(deploy(deploying(card), 1), 0) == {}


def test_a_marker_counts_from_the_next_action_phase() -> None:
    state = deploy(deploying("archers", decks={0: ["spearmen"] * 4}, hands={1: []}), 1)
    while state.position()["active"] != 0:
        state.play(state.legal()[0])
    assert (state.phase, state.position()["actions"]) == ("action", 2)


# ── Kobayakawa ──


def test_kobayakawa_may_discard_one_enemy_card_of_the_territory_ishida_too() -> None:
    state = deploy(deploying("kobayakawa", rows={2: ([], ["ishida", "spearmen"]), 3: ([], ["archers"])}), 2)
    assert state.phase == "strike"
    assert [(move["territory"], move["card"]) for move in choices(state, "strike")] == [(2, "ishida"), (2, "spearmen")]
    state.play({"do": "strike", "territory": 2, "place": 1, "card": "ishida", "of_seat": 1})
    assert row(state, 2, "b") == ["spearmen"]
    assert discard(state, 1) == {"ishida": 1}


def test_kobayakawa_may_spare_them() -> None:
    state = deploy(deploying("kobayakawa", rows={2: ([], ["archers", "spearmen"])}), 2)
    state.play({"do": "spare"})
    assert row(state, 2, "b") == ["archers", "spearmen"]


def test_kobayakawa_is_not_asked_where_no_enemy_stands() -> None:
    state = deploy(deploying("kobayakawa", rows={3: ([], ["archers"])}), 2)
    assert state.position()["active"] == 1


def test_kobayakawa_discards_before_the_showdown_the_card_that_decides_the_place() -> None:
    rows = {2: (["archers"], ["gunners", "gunners", "spearmen"])}
    spared = deploy(deploying("kobayakawa", rows=rows), 2)
    spared.play({"do": "spare"})
    assert owner(spared, 2) is None
    struck = deploy(deploying("kobayakawa", rows={2: (["cavalry"], ["gunners", "spearmen", "archers"])}), 2)
    # Cavalry 6 with the general behind it: against spearmen and archers both places are won.
    struck.play({"do": "strike", "territory": 2, "place": 1, "card": "gunners", "of_seat": 1})
    assert owner(struck, 2) == "a"
    assert discard(struck, 1) == {"gunners": 1}


def test_equal_neighbours_are_one_option_and_cards_of_different_deployers_are_not() -> None:
    state = deploy(deploying("kobayakawa", rows={2: (["peasants"], ["archers@1", "archers@1", "archers@3"])}, players=4), 2)
    assert [(move["place"], move["of_seat"]) for move in choices(state, "strike")] == [(1, 1), (3, 3)]


def test_when_kobayakawa_discards_a_marker_troop_he_chooses_which_enemy_holder_loses_the_marker_before_the_showdown() -> None:
    # The archers fall whose place alone kept the territory open: it is not decided before the marker is back.
    rows = {2: (["cavalry@2"], ["archers@1", "spearmen@3", "peasants@5"]), 3: ([], ["archers@3"])}
    state = deploy(deploying("kobayakawa", rows=rows, players=6), 2)
    state.play({"do": "strike", "territory": 2, "place": 1, "card": "archers", "of_seat": 1})
    assert (state.phase, state.seat) == ("marker", 0)
    colour = COLOURS[CARDS["archers"].marker]
    assert [move["from_seat"] for move in choices(state, "return")] == [1, 3]  # seat 5 has none
    assert owner(state, 2) is None
    state.play(state.moves()[1])
    assert (markers(state, 1), markers(state, 3), markers(state, 5)) == ({colour: 1}, {}, {})
    assert discard(state, 1) == {"archers": 1}
    assert owner(state, 2) == "a"


# ── Hideyori ──


def test_hideyori_deployed_third_wins_at_once_without_a_showdown() -> None:
    # Three against one would not be enough.
    state = deploying("hideyori", rows={8: (["peasants", "spearmen"], ["gunners"])})
    deploy(state, 8)
    assert owner(state, 8) == "a"


def test_when_hideyori_wins_the_cards_of_both_rows_leave_the_game_and_their_markers_go_back() -> None:
    state = deploying("hideyori", rows={8: (["archers", "spearmen"], ["gunners"])})
    assert (markers(state, 0), markers(state, 1)) == ({"yellow": 1}, {"red": 1})
    deploy(state, 8)
    assert state.position()["gone"] == {"hideyori": 1, "archers": 1, "spearmen": 1, "gunners": 1}
    assert (markers(state, 0), markers(state, 1)) == ({}, {})


@pytest.mark.parametrize("before", [[], ["spearmen"]])
def test_hideyori_deployed_first_or_second_wins_nothing(before: list[str]) -> None:
    assert owner(deploy(deploying("hideyori", rows={8: (before, ["gunners"])}), 8), 8) is None


def test_hideyori_moved_to_third_place_by_otani_wins_nothing() -> None:
    state = deploy(deploying("otani", rows={8: (["hideyori", "spearmen"], ["gunners"])}), 8)
    state.play({"do": "reorder", "territory": 8, "order": [3, 2, 1], "card": ["otani", "spearmen", "hideyori"]})
    assert row(state, 8, "a") == ["otani", "spearmen", "hideyori"]
    assert owner(state, 8) is None


def test_hideyori_moved_to_third_place_by_horo_wins_nothing() -> None:
    state = table("horo", settling="horo", rows={8: (["hideyori", "spearmen", "archers"], ["gunners"])})
    state.play({"do": "reorder", "territory": 8, "order": [2, 3, 1], "card": ["spearmen", "archers", "hideyori"]})
    assert owner(state, 8) is None


# ── Otani ──


def test_otani_may_reorder_his_row_himself_too() -> None:
    state = deploy(deploying("otani", rows={1: (["spearmen", "archers"], []), 2: (["archers", "spearmen"], ["gunners"])}), 2)
    assert state.phase == "order"
    orders = [move["order"] for move in choices(state, "reorder")]
    assert sorted(orders) == [[1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]
    assert {move["territory"] for move in choices(state, "reorder")} == {2}


def test_otani_may_leave_the_row_as_it_is() -> None:
    state = deploy(deploying("otani", rows={2: (["archers"], [])}), 2)
    assert len(state.moves()) == 2
    state.play({"do": "leave"})
    assert row(state, 2, "a") == ["archers", "otani"]


def test_otani_alone_in_his_row_is_not_asked() -> None:
    assert deploy(deploying("otani", rows={2: ([], ["archers"])}), 2).position()["active"] == 1


def test_otani_reorders_before_the_showdown() -> None:
    # As it is: 3 against 6, 6 against 5. With Otani and gunners in front both places are won.
    rows = {2: (["spearmen", "gunners"], ["cavalry", "archers"])}
    state = deploy(deploying("otani", rows=rows), 2)
    state.play({"do": "reorder", "territory": 2, "order": [3, 2, 1], "card": ["otani", "gunners", "spearmen"]})
    assert owner(state, 2) == "a"


def test_orders_that_look_equal_are_one_option() -> None:
    state = deploy(deploying("otani", rows={2: (["archers", "archers"], ["gunners"])}), 2)
    assert [move["card"] for move in choices(state, "reorder")] == [
        ["archers", "otani", "archers"],
        ["otani", "archers", "archers"],
    ]


# ── the end in the middle ──


def test_a_game_won_in_the_middle_of_a_deployment_ends_there() -> None:
    won = {1: "a", 3: "a", 5: "a", 7: "a"}
    rows: Rows = {9: (["gunners", "archers"], [])}
    state = deploying("archers", rows=rows, won=won, waiting=["peasants"], hands={0: ["trap"]})
    deploy(state, 9)
    after = state.position()
    assert state.over
    assert after["waiting"] == {"peasants": 1}
    assert after["seats"][0]["hand"] == {"trap": 1}
    assert markers(state, 0) == {"red": 1, "yellow": 2}  # no marker was returned
    assert state.result()["winners"] == [0]


def test_the_opponents_can_win_on_your_turn() -> None:
    won = {1: "b", 3: "b", 5: "b", 7: "b"}
    state = deploying("cavalry", rows={9: (["cavalry"], ["gunners", "gunners"])}, won=won, players=4)
    assert deploy(state, 9).result()["winners"] == [1, 3]
