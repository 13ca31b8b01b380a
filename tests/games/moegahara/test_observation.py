"""The observation says all that the view shows."""

from __future__ import annotations

from typing import Any

import pytest

from kassen.games.moegahara.observation import MANY
from tests.games.observed import first_as_counted, looks


def few(cards: dict[str, int]) -> dict[str, int]:
    """As many as are told apart."""
    return {card: min(number, MANY) for card, number in cards.items() if number}


@pytest.mark.parametrize("options", [{}, {"open_allies": True}])
def test_an_observation_says_all_that_a_seat_sees(options: dict[str, Any]) -> None:
    for view, known, order in looks("moegahara", **options):
        board, mine = view.board, order[0] % 2
        assert first_as_counted(known, order) == board.first
        for name in ("actions", "coins", "buys", "round", "marched", "settling"):
            assert known[name] == getattr(board, name), name
        assert max(known["quiet"] - 1, 0) == board.quiet
        assert known["keeping"] == (0 if board.keeping is None else board.keeping + 1)
        assert known["showdown"] == (None if board.showdown is None else str(board.showdown))
        for name in ("supply", "waiting", "spent"):
            assert known[name] == few(getattr(board, name)), name
        teams = [board.teams.a, board.teams.b]
        assert [owed for owed in known["returns"] if owed] == [
            f"{int(owed.team != 'ab'[mine])}-{owed.marker}" for owed in board.returns
        ]
        for step in range(2):
            team = teams[mine ^ step]
            assert (known["points"][step], known["side"][step]) == (team.points, team.side)
            assert known["won"][step] == [str(territory) for territory in team.territories]
            for number, territory in enumerate(board.territories):
                row = territory.b if mine ^ step else territory.a
                blank = 3 - len(row)
                assert known["card"][step][number] == [card.card for card in row] + [None] * blank
                assert known["strength"][step][number] == [max(card.strength, 0) for card in row] + [0] * blank
                owners = [None if at is None else order[int(at)] for at in known["owner"][step][number]]
                assert owners == [card.seat for card in row] + [None] * blank
        for seat, seen in zip(order, known["seats"], strict=True):
            there = board.seats[seat]
            assert (seen["hand_size"], seen["deck"], seen["active"]) == (there.hand_size, there.deck, board.active == seat)
            assert seen["markers"] == {marker: number for marker, number in there.markers.items() if number}
            for name in ("deck_and_hand", "discard", "known"):
                assert seen[name] == few(getattr(there, name)), name
            assert seen["hand"] == few(there.known if there.hand is None else there.hand)
