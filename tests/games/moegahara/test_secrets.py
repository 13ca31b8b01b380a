"""Who sees what, and what is drawn again where a seat cannot know."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import kassen
from kassen.core import State
from tests.games.moegahara.table import table


def seen(state: State, viewer: int | None, seat: int) -> dict[str, object]:
    cards: dict[str, object] = state.view(viewer).board.seats[seat].to_dict()
    return cards


def drawn(state: State, viewer: int | None, seat: int, times: int = 300) -> Counter[str]:
    """Hands that a viewer has to reckon with."""
    hands = (state.resample(viewer, key).position()["seats"][seat]["hand"] for key in range(times))
    return Counter(" ".join(f"{number} {card}" for card, number in hand.items()) for hand in hands)


def test_a_seat_sees_its_own_hand_and_nobody_elses() -> None:
    state = kassen.game("moegahara", players=4).start(1)
    for viewer in (0, 1, 2, 3, None):
        for seat in range(4):
            assert ("hand" in seen(state, viewer, seat)) == (viewer == seat)


def test_open_allies_shows_allies_hands_to_each_other_only() -> None:
    state = kassen.game("moegahara", players=4, open_allies=True).start(1)
    for viewer in range(4):
        assert ["hand" in seen(state, viewer, seat) for seat in range(4)] == [(viewer + seat) % 2 == 0 for seat in range(4)]
    assert not any("hand" in seen(state, None, seat) for seat in range(4))


def test_sizes_discard_piles_and_deck_and_hand_together_are_open() -> None:
    state = table("buy", buys=1, hands={1: ["gold"]}, decks={1: ["trap", "gold"]}, discards={1: ["archers"]})
    shown = seen(state, 0, 1)
    assert (shown["hand_size"], shown["deck"]) == (1, 2)
    assert shown["deck_and_hand"] == {"trap": 1, "gold": 2}
    assert shown["discard"] == {"archers": 1}


def test_a_hidden_hand_is_drawn_again_from_deck_and_hand_each_set_as_likely() -> None:
    state = table("buy", buys=1, hands={1: ["gold"]}, decks={1: ["trap", "silver"]})
    hands = drawn(state, 0, 1, 900)
    assert set(hands) == {"1 gold", "1 trap", "1 silver"}
    assert all(240 < number < 360 for number in hands.values())
    assert drawn(state, 1, 1, 20) == {"1 gold": 20}


def test_tactics_kept_openly_stay_in_the_hand_that_is_drawn_again() -> None:
    state = table("buy", buys=1, hands={1: ["horo", "gold"]}, decks={1: ["silver"] * 3}, known={1: ["horo"]})
    assert set(drawn(state, 0, 1)) == {"1 horo 1 gold", "1 horo 1 silver"}


def test_who_is_asked_for_an_action_has_an_action_card() -> None:
    state = table("action", hands={0: ["archers", "gold"]}, decks={0: ["gold", "gold", "trap"]})
    hands = drawn(state, 1, 0)
    assert set(hands) == {"1 archers 1 gold", "1 trap 1 gold", "1 archers 1 trap"}
    assert hands["1 archers 1 trap"] < hands["1 archers 1 gold"]  # one of seven sets, and three of seven


def test_who_has_laid_his_treasure_has_none_in_hand() -> None:
    state = table("buy", buys=1, hands={0: ["archers"]}, decks={0: ["gold", "gold", "trap"]})
    assert set(drawn(state, 1, 0)) == {"1 archers", "1 trap"}


def test_who_was_not_asked_to_keep_horo_has_none() -> None:
    state = table("keep-trap", hands={0: ["trap", "archers"]}, known={0: ["trap"]}, decks={0: ["horo", "gold", "market"]})
    assert set(drawn(state, 1, 0)) == {"1 archers 1 trap", "1 trap 1 market"}


def test_what_was_left_in_a_deck_that_ran_out_is_surely_in_hand() -> None:
    state = table("buy", buys=1, decks={0: ["gold", "trap"]}, discards={0: ["archers", "copper", "silver"]})
    state.play({"do": "end-buys"})
    assert seen(state, 1, 0)["known"] == {"trap": 1, "gold": 1}
    assert set(drawn(state, 1, 0)) == {
        f"{a}1 trap {b}1 gold".strip() for a, b in (("1 archers ", "1 copper "), ("1 archers ", "1 silver "))
    } | {"1 trap 1 copper 1 silver 1 gold"}


def test_what_is_offered_to_a_hidden_hand_is_drawn_again_with_it() -> None:
    state = table("action", hands={0: ["archers"]}, decks={0: ["trap"]})
    offered = {tuple(state.resample(1, key).legal()) for key in range(50)}
    assert len(offered) == 2


class Bookkeeper:
    """What everybody can tell of each hand, noted from public news as a person would."""

    def __init__(self, players: int) -> None:
        self.unseen = [Counter({"horo": 2, "copper": 6}) for _ in range(players)]  # in deck or hand
        self.sure = [Counter[str]() for _ in range(players)]  # of these, surely in hand

    def hear(self, state: State, since: int) -> None:
        for event in state.seen_events(None, since):
            note = getattr(self, "hear_" + event.data.event.replace("-", "_"), None)
            if note:
                note(**{key: value for key, value in event.data.to_dict().items() if key != "event"})

    def leave(self, seat: int, cards: Counter[str]) -> None:
        self.unseen[seat] -= cards
        self.sure[seat] -= cards

    def hear_played(self, seat: int, card: str) -> None:
        self.leave(seat, Counter([card]))

    def hear_paid(self, seat: int, card: dict[str, int]) -> None:
        self.leave(seat, Counter(card))

    def hear_kept(self, seat: int, card: str, number: int) -> None:
        self.sure[seat][card] = max(self.sure[seat][card], number)

    def hear_discarded(self, seat: int, card: dict[str, int]) -> None:
        self.leave(seat, Counter(card))

    def hear_shuffled(self, seat: int, number: int) -> None:
        # The deck was empty: all that was in deck or hand is in hand.
        self.sure[seat] = self.unseen[seat].copy()


@pytest.mark.parametrize("players", [2, 4])
def test_a_bookkeeper_of_public_news_finds_every_certainty_in_every_redeal(players: int) -> None:
    state, dice = kassen.game("moegahara", players=players).start(0), random.Random(0)
    books, told, certain = Bookkeeper(players), 0, 0
    while state.ply < 200 and not state.over:
        books.hear(state, told)
        told = len(state.events)
        for seat, cards in enumerate(state.view().board.seats):
            books.unseen[seat] = Counter(cards.deck_and_hand)
            certain += books.sure[seat].total()
            hand = Counter(state.resample(None, state.ply).position()["seats"][seat]["hand"])
            assert books.sure[seat] <= hand, f"decision {state.ply}, seat {seat}"
        state.play(dice.choice(state.legal()))
    assert certain > 100


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_order_of_every_deck_is_drawn_again(viewer: int | None) -> None:
    state = table("buy", buys=1, decks={0: ["gold", "trap", "silver"]}, hands={1: ["gold"]})
    orders = {tuple(state.resample(viewer, key).position()["seats"][0]["deck"]) for key in range(100)}
    assert len(orders) == 6


def test_a_position_drawn_again_is_a_position() -> None:
    game = kassen.game("moegahara", players=4)
    state = game.start(5)
    for ply in range(200):
        state.play(state.legal()[ply % len(state.legal())])
        if state.over:
            break
        game.load(state.resample(ply % 4, ply).position())
