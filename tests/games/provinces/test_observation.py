"""The observation says all that the view shows."""

from __future__ import annotations

import pytest

from kassen.games.provinces.material import PROVINCE_IDS
from tests.games.observed import first_as_counted, looks


@pytest.mark.parametrize("daimyo", [False, True])
def test_an_observation_says_all_that_a_seat_sees(daimyo: bool) -> None:
    for view, known, order in looks("provinces", daimyo=daimyo):
        board, card = view.board, view.board.card
        there = {province.province: province for province in board.provinces}
        assert first_as_counted(known, order) == board.first
        assert known["locked"] == board.locked
        assert known["display"] == [*board.tactics, *(board.daimyos or [])]
        assert [int(die) for die in known["dice"] if die] == (board.dice or [])
        assert known["apart"] == (str(board.apart) if board.apart else None)
        assert [int(castle) for castle in known["castles"]] == [there[province].castle for province in PROVINCE_IDS]
        if card is not None:
            assert (known["steps"], known["origin"], known["visited"]) == (card.steps, card.origin, card.visited)
            assert known["opponent"] == (None if card.opponent is None else str(order.index(card.opponent)))
        for seat, seen in zip(order, known["seats"], strict=True):
            his = board.seats[seat]
            assert (seen["reserve"], seen["tactic"]) == (his.reserve, his.tactic)
            assert seen["katana"] == (str(his.katana) if his.katana else None)
            assert seen["armies"] == {id: each.armies[seat] for id, each in there.items() if each.armies[seat]}
            added = {id: (each.reinforcements or [0] * len(order))[seat] for id, each in there.items()}
            assert seen["reinforcements"] == {id: number for id, number in added.items() if number}
            if his.daimyo is None:
                assert (seen["lord"], seen["daimyo"]) == (None, "absent")
            else:
                assert (seen["lord"], seen["spent"]) == (his.daimyo.card, his.daimyo.used)
                assert seen["daimyo"] == (his.daimyo.at or "reserve")
