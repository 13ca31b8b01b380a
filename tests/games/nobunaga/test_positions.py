"""A position that cannot be is refused with a sentence."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import kassen

GAME = kassen.game("nobunaga", players=3)


def good() -> dict[str, Any]:
    state = GAME.start(1)
    while state.phase != "pick":
        state.play(state.moves()[0])
    return state.position()


def refused(position: dict[str, Any]) -> str:
    with pytest.raises(ValueError, match="position") as error:
        GAME.load(position)
    return str(error.value)


def change(**parts: Any) -> dict[str, Any]:
    return {**copy.deepcopy(good()), **parts}


def test_a_good_position_is_taken() -> None:
    assert GAME.load(good()).position() == good()


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({"pile": ["takeda"] * 61}, "the pile has 61 cards"),
        ({"pile": ["oda"]}, "no house 'oda'"),
        ({"pile": []}, "the box has 10"),
        ({"middle": {"takeda": -1}}, "middle"),
        ({"middle": {"takeda": 10**30}}, "middle"),
        ({"seat": 2, "phase": "nap"}, "no phase 'nap'"),
        ({"campaign": 3}, "campaign"),
        ({"turn": 9}, "a round has 3 picks"),
        ({"active": 7}, "active is seat 7"),
        ({"seats": []}, "3 seats, not 0"),
        ({"phase": "over", "seat": None}, "second campaign"),
        ({"phase": "give"}, "took the active card"),
        ({"players": 4}, "players is"),
        ({"nonsense": 1}, "nonsense"),
    ],
)
def test_refused_with_a_sentence(parts: dict[str, Any], sentence: str) -> None:
    assert sentence in refused(change(**parts))


def test_an_eleventh_card_of_a_house_is_refused() -> None:
    position = good()
    position["seats"][0]["hand"]["takeda"] = position["seats"][0]["hand"].get("takeda", 0) + 1
    assert "takeda, but the box has 10" in refused(position)


def test_the_wrong_seat_is_refused() -> None:
    position = good()
    position["seat"] = (position["seat"] + 1) % 3
    assert "decides, not" in refused(position)


def test_a_position_from_before_the_additional_rules_were_options_of_their_own_loads() -> None:
    game = kassen.game("nobunaga", players=3, strict=True)
    now = game.start(1).position()
    then = {**now, "options": {"strict": True, "counted": False}}
    assert game.load(then).position() == now
    with pytest.raises(ValueError, match="options"):
        kassen.game("nobunaga", players=3).load(then)
