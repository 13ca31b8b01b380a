"""Set-up and rounds: pairs, picks, the active card, what is left over."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kassen
from kassen.core import State
from tests.games.nobunaga.table import mixed, told


def first_round(players: int, seed: int = 1, **options: Any) -> State:
    """The set-up is over and the first player of the first round is to pick."""
    state = kassen.game("nobunaga", players=players, **options).start(seed)
    while state.phase != "pick":
        state.play(state.moves()[0])
    return state


def houses(state: State) -> list[str]:
    return [getattr(move.data, "house", move.data.do) for move in state.moves()]


def take(state: State, what: str) -> None:
    state.play({"do": "active"} if what == "active" else {"do": state.moves()[0].data.do, "house": what})


def any_house(state: State) -> str:
    return next(house for house in houses(state) if house != "active")


def open_middle(players: int, middle: dict[str, int], **changes: Any) -> State:
    """The first decision of a round with these cards in the middle, seat 0 active and first."""
    position = first_round(players, seed=1).position()
    cards = Counter(position["pile"]) + Counter(position["middle"]) - Counter(middle)
    position |= {"pile": mixed(cards), "middle": middle, "active": 0, "first": 0, "seat": 0, **changes}
    return kassen.game("nobunaga", players=players).load(position)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_pairs_are_taken_counter_clockwise_the_active_player_last(players: int) -> None:
    state = kassen.game("nobunaga", players=players).start(3)
    active = state.position()["active"]
    order = []
    while state.phase == "pair":
        order.append(state.seat)
        state.play(state.moves()[0])
    # The last pair is not a choice, so the active player is not asked.
    assert order == [(active - 1 - turn) % players for turn in range(players - 1)]
    assert [one["seat"] for one in told(state, "pair-taken")][-1] == active


def test_pairs_are_offered_by_position_even_if_alike() -> None:
    position = kassen.game("nobunaga", players=3).start(1).position()
    cards = Counter(position["pile"]) + Counter(house for pair in position["pairs"] for house in pair)
    pairs = [["takeda", "mouri"]] * 3
    cards -= Counter(house for pair in pairs for house in pair)
    state = kassen.game("nobunaga", players=3).load({**position, "pairs": pairs, "pile": mixed(cards)})
    assert [move.data.position for move in state.moves()] == [1, 2, 3]


def test_a_pair_of_one_house_is_no_choice() -> None:
    position = kassen.game("nobunaga", players=2).start(1).position()
    cards = Counter(position["pile"]) + Counter(house for pair in position["pairs"] for house in pair)
    pairs = [["takeda", "takeda"], ["mouri", "asai"]]
    cards -= Counter(house for pair in pairs for house in pair)
    state = kassen.game("nobunaga", players=2).load({**position, "pairs": pairs, "pile": mixed(cards)})
    picker = state.seat
    state.play({"do": "pair", "position": 1, "house": ["takeda", "takeda"]})
    assert state.phase == "keep"
    assert state.seat != picker


def test_what_is_kept_is_told_to_its_seat_alone() -> None:
    state = kassen.game("nobunaga", players=3).start(2)
    while state.phase != "keep":
        state.play(state.moves()[0])
    seat = state.seat
    assert seat is not None
    state.play(state.moves()[0])
    other = (seat + 1) % 3

    def heard_by(viewer: int) -> list[str]:
        return [event.data.event for event in state.seen_events(viewer) if getattr(event.data, "seat", None) == seat][-1:]

    assert heard_by(seat) == ["kept"]
    assert heard_by(other) == ["kept-unseen"]


@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 4), (4, 5), (5, 6)])
def test_a_round_opens_one_card_more_than_players_and_six_with_two(players: int, cards: int) -> None:
    assert sum(first_round(players).position()["middle"].values()) == cards


def test_the_first_player_takes_a_house_card_and_then_the_active_card_is_offered() -> None:
    state = first_round(4)
    assert "active" not in houses(state)
    take(state, any_house(state))
    assert "active" in houses(state)


def test_the_active_card_is_taken_once() -> None:
    state = first_round(4)
    take(state, any_house(state))
    take(state, "active")
    assert "active" not in houses(state)


def test_everybody_sees_who_took_the_active_card() -> None:
    state = first_round(4)
    take(state, any_house(state))
    assert [state.view(seat).board.taker for seat in (*range(4), None)] == [None] * 5
    before = [state.observe(seat) for seat in range(4)]
    taker = state.seat
    take(state, "active")
    assert [state.view(seat).board.taker for seat in (*range(4), None)] == [taker] * 5
    for seat in range(4):
        changed = state.observe(seat) != before[seat]
        assert changed[state.game.observation[f"seats[{(taker - seat) % 4}].taker"].start]


def test_the_taker_picks_last_and_nobunaga_gets_the_other_card() -> None:
    state = open_middle(3, {"uesugi": 1, "takeda": 1, "asai": 1, "hongan": 1})
    take(state, "uesugi")
    take(state, "active")
    take(state, "takeda")
    assert (state.phase, state.seat) == ("rest", 1)
    assert houses(state) == ["asai", "hongan"]
    take(state, "asai")
    assert state.position()["nobunaga"]["right"] == {"hongan": 1}
    assert state.position()["active"] == state.position()["first"] == 1


def test_if_nobody_takes_the_active_card_the_first_player_keeps_it() -> None:
    state = open_middle(3, {"uesugi": 1, "takeda": 1, "asai": 1, "hongan": 1})
    for house in ("uesugi", "takeda", "asai"):
        take(state, house)
    assert state.position()["nobunaga"]["right"] == {"hongan": 1}
    assert state.position()["first"] == state.seat == 0


def test_two_players_pick_a_b_a_b_and_a_may_take_the_active_card_only_with_his_second_pick() -> None:
    state = open_middle(2, {"uesugi": 1, "takeda": 1, "asai": 1, "hongan": 1, "mouri": 1, "ashikaga": 1})
    order, offered = [], []
    for _ in range(4):
        order.append(state.seat)
        offered.append("active" in houses(state))
        take(state, any_house(state))
    assert order == [0, 1, 0, 1]
    assert offered == [False, True, True, True]


def test_two_players_nobody_takes_the_active_card_both_cards_left_go_to_nobunaga() -> None:
    state = open_middle(2, {"uesugi": 1, "takeda": 1, "asai": 1, "hongan": 1, "mouri": 1, "ashikaga": 1})
    for house in ("uesugi", "mouri", "takeda", "asai"):
        take(state, house)
    assert state.position()["nobunaga"]["right"] == {"ashikaga": 1, "hongan": 1}
    assert state.seat == 0


def test_two_players_the_other_gives_first_then_the_taker_picks_and_nobunaga_gets_the_last() -> None:
    state = open_middle(2, {"uesugi": 1, "takeda": 1, "asai": 1, "hongan": 1, "mouri": 1, "ashikaga": 1})
    for what in ("uesugi", "active", "takeda", "asai"):
        take(state, what)
    assert (state.phase, state.seat) == ("give", 0)
    take(state, "mouri")
    assert (state.phase, state.seat) == ("rest", 1)
    assert houses(state) == ["ashikaga", "hongan"]
    take(state, "hongan")
    assert state.position()["nobunaga"]["right"] == {"mouri": 1, "ashikaga": 1}
    assert state.seat == 1


def test_two_players_if_a_takes_the_card_himself_b_gives_and_a_stays_active() -> None:
    state = open_middle(2, {"uesugi": 1, "takeda": 1, "asai": 1, "hongan": 1, "mouri": 1, "ashikaga": 1})
    for what in ("uesugi", "takeda", "active", "asai"):
        take(state, what)
    assert (state.phase, state.seat) == ("give", 1)
    take(state, "mouri")
    assert (state.phase, state.seat) == ("rest", 0)
    take(state, "hongan")
    assert state.position()["active"] == 0


@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 6), (4, 5), (5, 4)])
def test_a_campaign_begins_when_enough_cards_lie_on_the_right(players: int, needed: int) -> None:
    state = first_round(players, seed=4)
    while state.phase != "attack":
        assert sum(state.position()["nobunaga"]["right"].values()) < needed
        state.play(state.moves()[-1])
    assert sum(state.position()["nobunaga"]["right"].values()) == needed


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize(("players", "left", "left_strict"), [(2, 8, 6), (3, 6, 4), (4, 2, 0), (5, 2, 0)])
def test_the_pile_ends_with_exactly_these_cards(players: int, left: int, left_strict: int, strict: bool) -> None:
    for seed in range(20):
        state = kassen.game("nobunaga", players=players, strict=strict).start(seed)
        while not state.over:
            state.play(state.moves()[seed % len(state.moves())])
        assert len(state.position()["pile"]) == (left_strict if strict else left)


@pytest.mark.parametrize("option", ["strict", "extra_cards"])
def test_a_card_goes_left_before_the_pairs(option: str) -> None:
    state = kassen.game("nobunaga", players=3, **{option: True}).start(1)
    kinds = [event.data.event for event in state.events]
    assert kinds.index("card-left") < kinds.index("pair-laid")


def test_counted_says_x_or_y_until_a_show_settles_it() -> None:
    state = first_round(3, seed=2, counted=True)
    hidden = [seat for seat in range(3) if state.view().board.seats[seat].known.one_of]
    assert hidden
    while state.phase != "attack":
        state.play(state.moves()[0])
    pairs = state.position()["pairs"]
    for seat in hidden:
        pair = pairs[state.position()["seats"][seat]["pair"] - 1]
        if state.moves()[0].data.house in pair:
            house = state.moves()[0].data.house
            state.play({"do": "attack", "house": house})
            assert state.view().board.seats[seat].known.one_of is None
            return
    pytest.fail("this seed shows no house of a pair: choose another")


def test_without_counted_other_hands_are_backs() -> None:
    view = first_round(3).view(0).to_dict()
    assert "hand" in view["board"]["seats"][0]
    for seat in (1, 2):
        assert set(view["board"]["seats"][seat]) == {"cards", "scored", "points", "pair"}
