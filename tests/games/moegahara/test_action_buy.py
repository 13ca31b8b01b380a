"""The action phase, drawing, and the buy phase."""

from __future__ import annotations

import pytest

import kassen
from kassen.games.moegahara.material import Card
from tests.games.moegahara.table import CARDS, choices, discard, position, table
from tests.games.told import told


def offered(state: kassen.State, do: str) -> set[str]:
    return {move["card"] for move in choices(state, do)}


# ── set-up ──


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_seat_begins_with_2_horo_and_6_copper_and_draws_4(players: int) -> None:
    state = kassen.game("moegahara", players=players).start(1)
    for seat in range(players):
        view = state.view().board.seats[seat]
        in_play = state.position()["spent"] if seat == state.position()["active"] else {}
        total = {kind: view.deck_and_hand.get(kind, 0) + in_play.get(kind, 0) for kind in ("horo", "copper")}
        assert total == {"horo": 2, "copper": 6}
        assert view.deck == 4


def test_with_six_players_the_supply_of_horo_and_copper_starts_empty() -> None:
    supply = kassen.game("moegahara", players=6).start(1).position()["supply"]
    assert "horo" not in supply
    assert "copper" not in supply
    assert kassen.game("moegahara", players=4).start(1).position()["supply"]["copper"] == 12


def test_the_first_seat_is_random() -> None:
    assert {kassen.game("moegahara", players=6).start(seed).position()["first"] for seed in range(60)} == set(range(6))


# ── action ──


def test_a_turn_has_one_action_and_one_for_each_marker() -> None:
    state = table("action", hands={0: ["spearmen"]}, rows={1: (["archers", "gunners"], ["cavalry"])})
    assert state.position()["actions"] == 3


def test_each_kind_of_action_card_is_offered_once_and_treasure_is_not() -> None:
    state = table("action", hands={0: ["spearmen", "spearmen", "trap", "market", "copper"]})
    assert offered(state, "play") == {"spearmen", "trap", "market"}
    assert len(state.moves()) == 4  # and to end


@pytest.mark.parametrize("card", [card for card in CARDS.values() if card.type != "treasure"], ids=lambda card: card.id)
def test_playing_a_card_costs_an_action_and_gives_what_it_says(card: Card) -> None:
    state = table("action", hands={0: [card.id, "trap", "trap"]}, decks={0: ["spearmen"] * 4})
    before = state.position()
    state.play({"do": "play", "card": card.id})
    after = state.position()
    if card.actions:
        assert (after["phase"], after["actions"]) == ("action", card.actions)
        assert after["coins"] == card.coins
        assert after["buys"] == 1 + card.buys
    else:
        assert after["phase"] == "buy"
        assert after["coins"] == card.coins
        assert after["buys"] == 1 + card.buys
    assert len(before["seats"][0]["deck"]) - len(after["seats"][0]["deck"]) == card.cards
    where = "spent" if card.type == "politics" else "waiting"
    assert after[where] == {card.id: 1}


def test_drawn_cards_may_be_played_at_once() -> None:
    state = table("action", hands={0: ["post"]}, decks={0: ["gunners"]})
    state.play({"do": "play", "card": "post"})
    assert offered(state, "play") == {"gunners"}


def test_the_phase_ends_by_itself_without_actions_or_without_action_cards() -> None:
    without_actions = table("action", hands={0: ["flood", "spearmen"]})
    without_actions.play({"do": "play", "card": "flood"})
    assert without_actions.phase == "buy"
    without_cards = table("action", hands={0: ["post", "copper"]}, decks={0: ["copper"]})
    without_cards.play({"do": "play", "card": "post"})
    assert without_cards.phase == "buy"


def test_actions_may_be_left_over() -> None:
    state = table("action", hands={0: ["gunners"]})
    state.play({"do": "end-actions"})
    assert (state.phase, state.position()["actions"]) == ("buy", 0)
    assert state.position()["seats"][0]["hand"] == {"gunners": 1}


def test_the_deck_that_runs_out_in_the_middle_of_a_draw_is_renewed_from_the_discard_pile_without_cards_in_play() -> None:
    state = table("action", hands={0: ["post", "council"]}, decks={0: ["silver"]}, discards={0: ["gold", "gold", "gold"]})
    state.play({"do": "play", "card": "post"})  # draws the silver
    state.play({"do": "play", "card": "council"})
    paid = state.position()["spent"]
    assert paid == {"post": 1, "council": 1, "silver": 1, "gold": 3}
    assert told(state, "shuffled") == [{"event": "shuffled", "seat": 0, "number": 3}]
    assert state.position()["seats"][0]["deck"] == []


def test_with_deck_and_discard_pile_empty_the_draw_is_lost() -> None:
    state = table("action", hands={0: ["council", "gunners"]}, decks={0: ["gold"]})
    state.play({"do": "play", "card": "council"})
    after = state.position()
    assert after["spent"] == {"council": 1, "gold": 1}
    assert after["seats"][0] == {"deck": [], "hand": {"gunners": 1}, "discard": {}, "known": {}, "markers": {}}


def test_others_hear_how_many_cards_are_drawn_and_only_the_seat_hears_which() -> None:
    state = table("action", hands={0: ["post", "spearmen"]}, decks={0: ["gunners"]})
    state.play({"do": "play", "card": "post"})
    assert {"event": "drew", "seat": 0, "card": {"gunners": 1}} in [event.data.to_dict() for event in state.seen_events(0)]
    assert "gunners" not in str([event.data.to_dict() for event in state.seen_events(1)])
    assert {"event": "drew-unseen", "seat": 0, "number": 1} in [event.data.to_dict() for event in state.seen_events(1)]


# ── buy ──


def test_all_treasure_of_the_hand_is_laid_and_counted() -> None:
    state = table("action", hands={0: ["flood", "copper", "copper", "silver", "gold", "trap"]})
    state.play({"do": "play", "card": "flood"})
    after = state.position()
    assert (after["coins"], after["buys"]) == (2 + 2 + 2 + 3, 2)
    assert after["seats"][0]["hand"] == {"trap": 1}
    assert told(state, "paid") == [{"event": "paid", "seat": 0, "card": {"copper": 2, "silver": 1, "gold": 1}}]


def test_only_what_the_coins_pay_is_offered_each_kind_once() -> None:
    state = table("buy", spent=["silver", "silver"], coins=4, buys=1)
    within = {card.id for card in CARDS.values() if card.cost <= 4}
    assert offered(state, "buy") == within
    assert "cavalry" not in within


def test_a_bought_card_goes_to_the_own_discard_pile_and_costs_coins_and_a_buy() -> None:
    state = table("buy", spent=["flood", "gold"], coins=5, buys=2)
    state.play({"do": "buy", "card": "archers"})
    after = state.position()
    assert discard(state, 0) == {"archers": 1}
    assert (after["coins"], after["buys"], after["supply"]["archers"]) == (1, 1, 9)
    assert offered(state, "buy") == {"copper"}


def test_without_buys_left_the_phase_ends_and_the_next_seat_acts() -> None:
    state = table("buy", spent=["gold"], coins=3, buys=1)
    state.play({"do": "buy", "card": "silver"})
    assert state.position()["active"] == 1
    assert state.position()["coins"] == 0


def test_an_empty_pile_is_not_offered_and_ends_nothing() -> None:
    state = table("buy", spent=["gold"], coins=3, buys=1, discards={1: ["post"] * 4})
    assert "post" not in offered(state, "buy")
    assert "flood" in offered(state, "buy")
    assert not state.over


# ── generals ──


def test_until_one_is_bought_both_sides_are_offered_to_everybody() -> None:
    state = table("buy", active=1, spent=["gold"] * 3, coins=9, buys=1)
    assert {"ieyasu", "ishida"} <= offered(state, "buy")


@pytest.mark.parametrize(("general", "east"), [("kuroda", "b"), ("ukita", "a")])
def test_the_first_buyer_takes_the_side_of_his_general_and_the_others_get_the_other(general: str, east: str) -> None:
    state = table("buy", active=1, players=4, spent=["gold"] * 3, coins=9, buys=1)
    state.play({"do": "buy", "card": general})
    assert state.position()["east"] == east
    assert told(state, "took-side")


@pytest.mark.parametrize(("active", "own", "other"), [(0, "ukita", "ii"), (1, "ii", "ukita"), (2, "ukita", "ii")])
def test_afterwards_only_generals_of_the_own_side_are_offered(active: int, own: str, other: str) -> None:
    state = table("buy", active=active, players=4, spent=["gold"] * 3, coins=9, buys=1, discards={3: ["kuroda"]})
    assert own in offered(state, "buy")
    assert other not in offered(state, "buy")
    assert "kuroda" not in offered(state, "buy")


def test_a_general_dearer_than_the_coins_is_not_offered() -> None:
    state = table("buy", spent=["gold", "gold"], coins=6, buys=1)
    assert offered(state, "buy") & {"kobayakawa", "otani", "kuroda"} == {"kobayakawa", "otani"}


# ── as a person reads them ──


def test_choices_are_listed_with_cheap_cards_first_and_doing_nothing_last() -> None:
    state = table("buy", spent=["silver", "silver"], coins=4, buys=1)
    *cards, last = [move.data.to_dict() for move in state.listed()]
    assert last == {"do": "end-buys"}
    costs = [CARDS[card["card"]].cost for card in cards]
    assert costs == sorted(costs)


def test_agreed_sides_give_the_first_seats_team_the_east_from_the_beginning() -> None:
    for seed in range(6):
        state = kassen.game("moegahara", players=4, sides="agreed").start(seed)
        east = "ab"[state.position()["first"] % 2]
        assert state.position()["east"] == east
        assert [(event["team"], event["side"]) for event in told(state, "took-side")] == [(east, "east")]


def test_with_agreed_sides_only_generals_of_the_own_side_are_ever_offered() -> None:
    rich = position("buy", buys=1, spent=["gold"] * 3, coins=9, east="a")
    found = offered(kassen.game("moegahara", sides="agreed").load(rich), "buy")
    assert {"ieyasu", "kobayakawa"} <= found
    assert not {"ishida", "otani"} & found


def test_sides_that_are_agreed_are_no_others() -> None:
    game = kassen.game("moegahara", sides="agreed")
    start = game.start(1).position()
    for east in ({"a": "b", "b": "a"}[start["east"]], None):
        with pytest.raises(ValueError, match="the sides are agreed"):
            game.load({**start, "east": east})
