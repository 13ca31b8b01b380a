"""Trap and Horo, and the markers that go back."""

from __future__ import annotations

from typing import Any

from tests.games.moegahara.table import choices, deploy, deploying, discard, markers, owner, row, table
from tests.games.told import told


def trapping(**parts: Any) -> Any:
    return table("trap", settling="trap", **parts)


def rallying(**parts: Any) -> Any:
    return table("horo", settling="horo", **parts)


def target(do: str, territory: int, place: int, card: str, of_seat: int) -> dict[str, Any]:
    return {"do": do, "territory": territory, "place": place, "card": card, "of_seat": of_seat}


# ── Trap ──


def test_trap_discards_an_enemy_card_to_its_deployer_and_the_others_close_up() -> None:
    state = trapping(rows={4: (["peasants"], ["spearmen@3", "gunners@1", "archers@3"])}, players=4, active=2)
    state.play(target("trap", 4, 1, "spearmen", 3))
    assert row(state, 4, "b") == ["gunners", "archers"]
    assert discard(state, 3) == {"spearmen": 1}
    assert discard(state, 2)["trap"] == 1


def test_trap_hits_enemies_only_and_neither_ieyasu_nor_ishida() -> None:
    ishida = trapping(rows={4: (["spearmen"], ["ishida", "archers"]), 6: ([], ["hideyori"])})
    assert [move["card"] for move in choices(ishida, "trap")] == ["archers", "hideyori"]
    ieyasu = trapping(active=1, rows={4: (["ieyasu", "kuroda"], ["spearmen"])})
    assert [move["card"] for move in choices(ieyasu, "trap")] == ["kuroda"]


def test_trap_may_be_passed_up_and_is_discarded_as_usual() -> None:
    state = trapping(rows={4: ([], ["spearmen"])})
    state.play({"do": "pass", "card": "trap"})
    assert row(state, 4, "b") == ["spearmen"]
    assert discard(state, 0)["trap"] == 1
    assert told(state, "passed")


def test_trap_that_can_do_nothing_passes_by_itself() -> None:
    state = table("buy", waiting=["trap"], buys=1, rows={4: (["spearmen"], ["ishida"])})
    state.play({"do": "end-buys"})
    assert state.position()["active"] == 1
    assert discard(state, 0)["trap"] == 1


def test_a_used_trap_stays_out_of_the_discard_pile_until_the_clean_up() -> None:
    state = trapping(rows={4: ([], ["spearmen"])}, waiting=["horo", "spearmen"], discards={0: ["gold"]}, players=4)
    state.play(target("trap", 4, 1, "spearmen", 1))
    assert state.position()["spent"] == {"trap": 1}


# ── Horo ──


def test_horo_discards_an_own_side_card_generals_too_and_returns_to_the_supply_at_once() -> None:
    state = rallying(rows={4: (["ieyasu", "spearmen@2"], ["archers"])}, players=4)
    assert [move["card"] for move in choices(state, "withdraw")] == ["ieyasu", "spearmen"]
    horo = state.position()["supply"]["horo"]
    state.play(target("withdraw", 4, 2, "spearmen", 2))
    assert discard(state, 2) == {"spearmen": 1}
    assert state.position()["supply"]["horo"] == horo + 1
    assert "horo" not in discard(state, 0)


def test_horo_reorders_a_row_of_two_or_more_and_the_showdown_follows() -> None:
    state = rallying(rows={4: (["spearmen", "gunners", "cavalry"], ["archers", "archers"]), 5: (["archers"], [])})
    assert {move["territory"] for move in choices(state, "reorder")} == {4}
    assert len(choices(state, "reorder")) == 5
    state.play({"do": "reorder", "territory": 4, "order": [2, 3, 1], "card": ["gunners", "cavalry", "spearmen"]})
    assert owner(state, 4) == "a"


def test_horo_gives_a_card_of_the_discard_pile_to_an_ally() -> None:
    state = rallying(players=6, active=2, discards={2: ["gold", "gold", "trap"], 3: ["silver"]})
    gifts = {(move["card"], move["to_seat"]) for move in choices(state, "give")}
    assert gifts == {("gold", 4), ("gold", 0), ("trap", 4), ("trap", 0)}
    state.play({"do": "give", "card": "gold", "to_seat": 0})
    assert discard(state, 0) == {"gold": 1}
    assert state.position()["supply"]["horo"] == 12


def test_with_two_players_there_is_nobody_to_give_to() -> None:
    state = rallying(discards={0: ["gold"]}, rows={1: (["spearmen"], [])})
    assert choices(state, "give") == []
    alone = table("buy", waiting=["horo"], buys=1, discards={0: ["gold"]})
    alone.play({"do": "end-buys"})
    assert alone.position()["active"] == 1


def test_horo_that_can_do_nothing_passes_by_itself_and_is_discarded_as_usual() -> None:
    state = table("buy", waiting=["horo"], buys=1, rows={1: ([], ["spearmen"])}, players=4)
    state.play({"do": "end-buys"})
    assert discard(state, 0) == {"horo": 1}


def test_horo_may_be_passed_up() -> None:
    state = rallying(rows={1: (["spearmen"], [])})
    before = state.position()["supply"].get("horo")
    state.play({"do": "pass", "card": "horo"})
    assert discard(state, 0) == {"horo": 1}
    assert state.position()["supply"].get("horo") == before


def test_horo_offers_no_order_that_changes_nothing() -> None:
    state = rallying(rows={1: (["spearmen", "spearmen"], []), 2: (["archers", "archers", "gunners"], ["gunners"])})
    assert {move["territory"] for move in choices(state, "reorder")} == {2}
    assert len(choices(state, "reorder")) == 2
    assert len(choices(state, "withdraw")) == 1 + 2


def test_treasure_laid_this_turn_is_not_in_the_discard_pile_yet() -> None:
    state = table("buy", players=4, waiting=["horo"], spent=["gold"], coins=3, buys=1)
    state.play({"do": "buy", "card": "silver"})
    assert {move["card"] for move in choices(state, "give")} == {"silver"}


# ── markers ──


def test_a_marker_troop_that_is_removed_costs_its_side_a_marker_of_its_colour() -> None:
    state = trapping(rows={4: (["archers"], ["archers", "gunners"])})
    state.play(target("trap", 4, 1, "archers", 1))
    assert markers(state, 1) == {"red": 1}
    assert markers(state, 0) == {"yellow": 1}


def test_the_active_player_chooses_which_seat_loses_the_marker_of_a_removed_card() -> None:
    state = trapping(players=6, active=2, rows={4: ([], ["archers@1", "archers@5"])})
    state.play(target("trap", 4, 1, "archers", 1))
    assert (state.phase, state.seat) == ("marker", 2)
    assert [move["from_seat"] for move in choices(state, "return")] == [1, 5]
    state.play({"do": "return", "marker": "yellow", "from_seat": 5})
    assert (markers(state, 1), markers(state, 5)) == ({"yellow": 1}, {})
    assert discard(state, 1)["archers"] == 1  # the card goes to its deployer all the same


def test_seats_without_that_colour_are_not_asked() -> None:
    state = trapping(players=6, active=2, rows={4: ([], ["archers@1", "gunners@5"])})
    state.play(target("trap", 4, 1, "archers", 1))
    assert state.phase != "marker"
    assert markers(state, 5) == {"red": 1}


def test_the_marker_gained_with_a_card_may_be_the_one_returned_at_once() -> None:
    # Seat 0 deploys the archers that decide the territory; seat 2 has a marker of archers elsewhere.
    rows = {1: (["gunners"], ["spearmen", "spearmen"]), 2: (["archers@2"], [])}
    state = deploy(deploying("archers", rows=rows, players=4), 1)
    assert (state.phase, state.seat) == ("marker", 0)
    state.play({"do": "return", "marker": "yellow", "from_seat": 0})
    assert (markers(state, 0), markers(state, 2)) == ({}, {"yellow": 1})


def test_of_a_won_territory_the_winner_chooses_for_both_sides_the_winners_row_first() -> None:
    rows = {
        1: (["gunners@0", "gunners@2"], ["archers@1"]),
        2: (["gunners@2"], ["archers@3"]),
        3: ([], ["cavalry@3"]),
    }
    state = deploying("cavalry", active=1, players=4, rows=rows)
    deploy(state, 1)  # 6, 6 against 4, 5: team a wins on the turn of team b
    assert owner(state, 1) == "a"
    asked = []
    while state.phase == "marker":
        move = choices(state, "return")
        asked.append((state.seat, move[0]["marker"], [one["from_seat"] for one in move]))
        state.play(move[0])
    # Seat 2, next clockwise after seat 1, decides for team a.
    assert asked == [(2, "red", [0, 2]), (2, "yellow", [1, 3]), (2, "blue", [1, 3])]
    assert markers(state, 2) == {"red": 1}
    assert (markers(state, 1), markers(state, 3)) == ({}, {"blue": 1, "yellow": 1})


def test_of_a_won_territory_the_active_player_chooses_if_he_belongs_to_the_winner() -> None:
    rows = {1: (["gunners@2"], ["spearmen", "spearmen"]), 2: (["gunners@2"], [])}
    state = deploy(deploying("gunners", rows=rows, players=4), 1)
    assert (state.phase, state.seat) == ("marker", 0)


def test_the_marker_of_a_removal_goes_back_before_the_showdown() -> None:
    rows = {1: (["gunners@0", "gunners@2", "spearmen@0"], ["archers@1"]), 2: ([], ["archers@3"])}
    state = trapping(players=4, rows=rows)
    state.play(target("trap", 1, 1, "archers", 1))
    assert (state.phase, state.seat) == ("marker", 0)
    assert owner(state, 1) is None
    state.play({"do": "return", "marker": "yellow", "from_seat": 1})
    assert owner(state, 1) == "a"


def test_a_choice_made_out_of_turn_gives_the_turn_back() -> None:
    rows = {1: (["gunners@0", "gunners@2"], ["archers@1"])}
    state = deploying("peasants", active=1, players=4, rows=rows, waiting=["peasants"])
    deploy(state, 1)
    assert state.seat == 2
    state.play(state.moves()[0])
    assert (state.seat, state.phase) == (1, "territory")
