"""What is drawn again where a seat cannot know: what the others kept of their pairs, and the order of the pile."""

from __future__ import annotations

from collections import Counter

import kassen
from kassen.core import State
from tests.games.nobunaga.table import attack

TIMES = 200


def after_setup() -> State:
    """The first round of three players, each of whom kept a card of a pair of two houses."""
    game = kassen.game("nobunaga", players=3)
    for seed in range(1, 100):
        state = game.start(seed)
        while state.phase != "pick":
            state.play(state.legal()[0])
        if all(seat["kept"] != seat["under"] for seat in state.position()["seats"]):
            return state
    raise AssertionError("no seed gives three pairs of two houses")


def kept(state: State, viewer: int | None, seat: int) -> Counter[str]:
    """What a viewer must reckon with that a seat may have kept."""
    return Counter(state.resample(viewer, key).position()["seats"][seat]["kept"] for key in range(TIMES))


def test_either_card_of_a_pair_is_as_likely_to_have_been_kept() -> None:
    state = after_setup()
    for viewer, seat in ((0, 1), (1, 2), (2, 0), (None, 0)):
        chosen = state.position()["seats"][seat]
        found = kept(state, viewer, seat)
        assert set(found) == {chosen["kept"], chosen["under"]}
        assert all(TIMES * 0.35 < number < TIMES * 0.65 for number in found.values()), found


def test_a_seat_knows_what_it_kept_itself() -> None:
    state = after_setup()
    assert all(kept(state, seat, seat) == {state.position()["seats"][seat]["kept"]: TIMES} for seat in range(3))


def test_a_card_drawn_again_moves_between_hand_and_pile() -> None:
    state = after_setup()
    for key in range(20):
        seats = zip(state.position()["seats"], state.resample(None, key).position()["seats"], strict=True)
        for before, after in seats:
            moved = Counter(before["hand"]) - Counter([before["kept"]]) + Counter([after["kept"]])
            assert Counter(after["hand"]) == moved


def test_showing_either_house_of_a_pair_settles_what_was_kept() -> None:
    for shown in ("kept", "under"):
        state = in_campaign(shown)
        house = state.position()["seats"][1][shown]
        assert len(kept(state, 0, 1)) == 2
        attack(state, house)
        assert kept(state, 0, 1) == {state.position()["seats"][1]["kept"]: TIMES}


def in_campaign(part: str) -> State:
    """A first campaign with the house that seat 1 kept, or put under the pile, on Nobunaga's right, seat 1 not yet settled."""
    game = kassen.game("nobunaga", players=3)
    for seed in range(1, 200):
        state = game.start(seed)
        while state.phase != "attack":
            state.play(state.legal()[seed % len(state.legal())])
        seat = state.position()["seats"][1]
        if not seat["settled"] and seat[part] in state.position()["nobunaga"]["right"] and len(state.legal()) > 2:
            return state
    raise AssertionError("no seed gives such a campaign")
