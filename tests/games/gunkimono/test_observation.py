"""The observation says all that the view shows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.observed import first_as_counted, looks


@pytest.mark.parametrize("layout", ["standard", "compact"])
def test_an_observation_says_all_that_a_seat_sees(layout: str) -> None:
    for view, known, order in looks("gunkimono", layout=layout):
        board, turn = view.board, view.board.turn
        assert first_as_counted(known, order) == board.first
        assert known["columns"] == board.columns
        for name in ("stack", "end_stack", "ending", "passes"):
            assert known[name] == getattr(board, name), name
        assert known["row"] == Counter(board.row)
        assert known["banners"] == list(board.banners.values())
        squares = {number(square, board.columns): square for square in board.squares}
        assert [at for at, there in enumerate(known["squares"]) if there] == sorted(squares)
        for at, square in squares.items():
            assert (known["level"][at], known["supports"][at], known["troop"][at]) == (
                square.level, square.supports, square.troop,
            )  # fmt: skip
            owner = known["stronghold"][at]
            assert (None if owner is None else order[int(owner)]) == square.stronghold
            assert known["half"][at] == (
                [half for half, where in (("first", turn.at), ("second", turn.to)) if where == square.at] if turn else []
            )
            commanders = [seat for seat in order if any(square.at in formation for formation in board.seats[seat].formations)]
            assert [order[int(step)] for step in known["formation"][at]] == commanders
        assert known["tile"] == (turn.tile if turn else None)
        for seat, seen in zip(order, known["seats"], strict=True):
            compare_seat(board.seats[seat], seen)


def number(square: Any, columns: int) -> int:
    return (square.row - 1) * (columns + 1) + square.column - 1  # type: ignore[no-any-return]


def compare_seat(there: Any, seen: dict[str, Any]) -> None:
    assert (seen["score"], seen["tiles"], seen["reserve"]) == (there.score, there.tiles, there.reserve)
    assert seen["built"] == len(there.strongholds)
    assert seen["honor"] == {troop: steps for troop, steps in there.honor.items() if steps}
    assert seen["known"] == Counter(there.known)
    assert seen["hand"] == Counter(there.known if there.hand is None else there.hand)
    taken = {(troop, banner) for troop, sets in zip(there.honor, seen["banners"], strict=True) for banner in sets}
    assert taken == {(banner.troop, banner.banner) for banner in there.banners}
    valued = {
        (troop, banner): value for troop, sets in zip(there.honor, seen["values"], strict=True) for banner, value in sets.items()
    }
    assert valued == {(banner.troop, banner.banner): banner.value for banner in there.banners if banner.value is not None}
