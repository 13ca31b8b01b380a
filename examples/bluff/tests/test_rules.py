"""The rules of Bluff, one sentence a test."""

from __future__ import annotations

from typing import Any

import pytest

import kassen
from kassen import IllegalMove, State

LOW, HIGH = [1, 2, 3], [4, 5, 6]


def table(*dice: list[int], bid: int = 0, first: int = 0, seat: int = 0, points: tuple[int, ...] = (0, 0, 0, 0)) -> State:
    """A round under way with these dice; the seat before `seat` has made the bid."""
    seats = [{"points": points[seat], "dice": rolled} for seat, rolled in enumerate(dice)]
    position = {"seat": seat, "phase": "bid", "round": sum(points) + 1, "first": first, "bid": bid, "seats": seats}
    return kassen.game("bluff", players=len(dice)).load(position)


def told(state: State, event: str) -> list[dict[str, Any]]:
    return [one.data.to_dict() for one in state.events if one.data.event == event]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("dice", [3, 5])
def test_the_first_bid_is_from_one_to_all_dice_and_nothing_can_be_doubted(players: int, dice: int) -> None:
    state = kassen.game("bluff", players=players, dice=dice).start(1)
    assert [move.data.to_dict() for move in state.moves()] == [{"do": "bid", "number": n} for n in range(1, players * dice + 1)]


def test_a_bid_is_higher_than_the_last_one() -> None:
    state = table(LOW, HIGH, bid=4)
    assert [move.data.do for move in state.moves()] == ["doubt", "bid", "bid"]
    with pytest.raises(IllegalMove):
        state.play({"do": "bid", "number": 4})


def test_as_many_as_bid_are_high_so_the_bidder_gets_the_point() -> None:
    state = table(LOW, HIGH, bid=3)
    state.play({"do": "doubt", "number": 3})
    assert state.scores == [0, 1]


def test_fewer_than_bid_are_high_so_the_doubter_gets_the_point() -> None:
    state = table(LOW, HIGH, bid=4)
    state.play({"do": "doubt", "number": 4})
    assert state.scores == [1, 0]


def test_a_bid_of_all_dice_is_doubted_by_the_next_seat_unasked() -> None:
    state = table(HIGH, HIGH, LOW)
    state.play({"do": "bid", "number": 9})
    assert told(state, "doubts") == [{"event": "doubts", "seat": 1, "bidder_seat": 0}]
    assert state.scores == [0, 1, 0]


def test_a_doubt_shows_all_dice_and_the_next_seat_begins_the_next_round() -> None:
    state = table(LOW, HIGH, LOW, bid=3, first=2, seat=1)
    state.play({"do": "doubt", "number": 3})
    assert [one["dice"] for one in told(state, "shown")] == [LOW, HIGH, LOW]
    assert (state.seat, state.position()["round"]) == (0, 2)


def test_a_roll_is_told_to_its_seat_alone_and_seen_by_it_alone() -> None:
    state = kassen.game("bluff", players=3).start(1)
    for seat in range(3):
        assert [event.data.seat for event in state.seen_events(seat) if event.data.event == "rolled"] == [seat]
        assert [other for other, there in enumerate(state.view(seat).board.seats) if there.dice] == [seat]
    assert not any(there.dice for there in state.view().board.seats)


def test_a_guess_keeps_my_dice_and_redraws_those_of_the_others() -> None:
    state = kassen.game("bluff", players=3).start(1)
    mine = state.position()["seats"][0]["dice"]
    guesses = [[there["dice"] for there in state.resample(0, key).position()["seats"]] for key in range(600)]
    assert all(dice[0] == mine for dice in guesses)
    for other in (1, 2):
        faces = [face for dice in guesses for face in dice[other]]
        assert all(240 < faces.count(face) < 360 for face in range(1, 7))  # 300 expected, 3.8 standard deviations


def test_the_third_round_ends_the_game_and_equal_points_share_the_rank() -> None:
    state = table(LOW, HIGH, LOW, bid=4, points=(1, 1, 0))
    state.play({"do": "doubt", "number": 4})
    assert state.over
    assert state.result(sheet=False) == {"scores": [2, 1, 0], "ranks": [1, 2, 3], "winners": [0]}
    state = table(LOW, LOW, HIGH, bid=3, points=(1, 1, 0))
    state.play({"do": "doubt", "number": 3})
    assert state.result()["ranks"] == [1, 1, 1]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"bid": 9}, "doubted at once"),
        ({"bid": 1, "seat": 2}, "too low for seat 2"),
        ({"seat": 1}, "before the first bid seat 0 decides"),
        ({"points": (1, 1, 1)}, "round"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        table(LOW, HIGH, LOW, **changes)
