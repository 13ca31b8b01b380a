"""The strength of a card: every general alone and in company. A row is written front to back."""

from __future__ import annotations

from typing import Any

import pytest

import kassen
from kassen.games.moegahara import rows as words
from kassen.games.moegahara.effects import FUNCTIONS, strength
from kassen.games.moegahara.material import CARD_IDS, EFFECTS
from kassen.games.moegahara.shapes import Deployed
from tests.games.moegahara.table import CARDS, table

TEMPLATE: Any = kassen.game("moegahara").template


def written(cards: str) -> int:
    return sum(words.card(CARD_IDS.index(card), 0) << (8 * place) for place, card in enumerate(cards.split()))


def strengths(own: str, enemy: str = "") -> list[int]:
    return [strength(TEMPLATE, written(own), written(enemy), place) for place in range(len(own.split()))]


@pytest.mark.parametrize("card", CARD_IDS[:15])
def test_strength_is_the_cost(card: str) -> None:
    lifted = {"ieyasu": 1, "fukushima": 1}.get(card, 0)
    assert strengths(card) == [CARDS[card].cost + lifted]


@pytest.mark.parametrize(
    ("own", "enemy", "expected"),
    [
        # Ieyasu: all of his row +1, himself too.
        ("ieyasu spearmen gunners", "", [10, 4, 7]),
        ("spearmen gunners ieyasu", "", [4, 7, 10]),
        # Fukushima: +1 while first.
        ("fukushima spearmen", "", [9, 3]),
        ("spearmen fukushima", "", [3, 8]),
        # Kuroda: while second, the first card +1.
        ("spearmen kuroda archers", "", [4, 7, 4]),
        ("kuroda spearmen", "", [7, 3]),
        ("spearmen archers kuroda", "", [3, 4, 7]),
        # Cavalry: +1 while a general is next.
        ("cavalry kobayakawa", "", [6, 6]),
        ("cavalry spearmen kobayakawa", "", [5, 3, 6]),
        ("kobayakawa cavalry", "", [6, 5]),
        ("archers spearmen cavalry", "", [4, 3, 5]),
        # Kuroda behind cavalry: both.
        ("cavalry kuroda", "", [7, 7]),
        # Ii: cavalry of his row +1, in front of him one more.
        ("cavalry cavalry ii", "", [6, 7, 7]),
        ("ii cavalry gunners", "", [7, 6, 6]),
        # Ukita: gunners of his row +1.
        ("gunners ukita gunners", "", [7, 7, 7]),
        ("archers ukita cavalry", "", [4, 7, 5]),
        # Ishida: all enemies of the territory -1, his own side not.
        ("spearmen ieyasu", "ishida", [3, 9]),
        ("ishida gunners", "ieyasu", [8 + 1, 6]),
        ("archers archers archers", "spearmen ishida", [3, 3, 3]),
        # Ieyasu against Ishida: each other's card.
        ("ieyasu", "ishida", [9]),
        ("ishida", "ieyasu", [9]),
        # All together.
        ("cavalry ii ieyasu", "ishida", [5 + 1 + 1 + 1 - 1, 7 + 1 - 1, 9 + 1 - 1]),
        ("cavalry kuroda ieyasu", "", [5 + 1 + 1 + 1, 8, 10]),
        ("fukushima kuroda", "ishida", [8 + 1 + 1 - 1, 6]),
        # These have no strength effect.
        ("hideyori shimazu otani", "kobayakawa", [8, 7, 6]),
    ],
)
def test_strengths_of_a_row(own: str, enemy: str, expected: list[int]) -> None:
    assert strengths(own, enemy) == expected


def test_an_effect_of_the_other_territory_does_not_count() -> None:
    state = table("buy", buys=1, rows={1: (["spearmen"], []), 2: (["ieyasu"], ["ishida"])})
    assert state.view(0).board.territories[0].a == [Deployed("spearmen", 0, 3)]


def test_every_effect_of_the_card_table_has_one_function_with_a_sentence() -> None:
    assert list(FUNCTIONS) == EFFECTS
    assert all(function.__doc__ for function in FUNCTIONS.values())
    assert {effect for card in CARDS.values() for effect in card.effects} == set(EFFECTS)
