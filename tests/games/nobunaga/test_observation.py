"""The observation says all that the view shows."""

from __future__ import annotations

import pytest

from tests.games.observed import looks


@pytest.mark.parametrize("options", [{}, {"strict": True}, {"counted": True}])
def test_an_observation_says_all_that_a_seat_sees(options: dict[str, bool]) -> None:
    for view, known, order in looks("nobunaga", **options):
        board = view.board
        assert (known["campaign"], known["pile"], known["offered"]) == (board.campaign, board.pile, board.active_card_offered)
        lord = board.nobunaga
        assert (known["middle"], known["right"], known["left"], known["scored"]) == (
            board.middle, lord.right, lord.left, lord.scored,
        )  # fmt: skip
        pairs = {position: sorted(houses) for position, houses in (board.pairs or {}).items()}
        assert {str(n): cards(pair) for n, pair in enumerate(known["pairs"], 1) if pair} == pairs
        for seat, seen in zip(order, known["seats"], strict=True):
            there = board.seats[seat]
            assert (seen["cards"], seen["scored"]) == (there.cards, there.scored)
            assert (seen["active"], seen["taker"]) == (board.active == seat, board.taker == seat)
            assert cards(seen["pair"]) == sorted(there.pair or [])
            assert (seen["kept"], seen["under"]) == (there.kept, there.under)
            if there.hand is not None:
                assert seen["hand"] == {house: 2 * number for house, number in there.hand.items()}
            if there.known is not None and there.hand is None:
                halves = {house: 2 * number for house, number in there.known.cards.items()}
                for house in there.known.one_of or []:
                    halves[house] = halves.get(house, 0) + 1
                assert seen["hand"] == halves


def cards(counts: dict[str, int]) -> list[str]:
    return sorted(house for house, number in counts.items() for _ in range(number))
