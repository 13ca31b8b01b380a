"""What a move would bring: values of a game, with data and words."""

from __future__ import annotations

import random

import pytest

import kassen
from kassen.core import Effect, IllegalMove
from kassen.core.effects import tag_of


def test_a_kind_of_effect_is_called_by_its_class() -> None:
    class NoLuck(Effect, frozen=True):
        number: int

    assert tag_of("NoLuck") == "no-luck"
    assert NoLuck(3).data() == {"effect": "no-luck", "number": 3}


def test_the_three_splits_are_told_before_the_dice_are_kept() -> None:
    state = kassen.game("provinces", players=2).start(seed=3)
    assert state.phase == "keep"
    kept = [effect.data() for effect in state.effects({"do": "keep"})]
    state.play({"do": "keep"})
    splits = [move.data.to_dict() for move in state.moves()]
    assert [(each["die"], each["number"], each["province"]) for each in kept] == [
        (each["die"], each["number"], each["province"]) for each in splits
    ]


def test_they_are_said_with_the_names_of_the_people() -> None:
    state = kassen.game("provinces", players=2).start(seed=3)
    words = state.words("en", ["Aki", "Ren"])
    while not any("Ren" in said or "Aki" in said for move in state.legal() for said in words.effects(move)):
        state.play(state.legal()[0])
    assert not state.over


@pytest.mark.parametrize(
    ("name", "options"), [("nobunaga", {}), ("moegahara", {}), ("gunkimono", {}), ("provinces", {"daimyo": True})]
)
def test_no_option_of_our_games_is_left_without_a_word(name: str, options: dict[str, bool]) -> None:
    state, dice = kassen.game(name, players=4, **options).start(seed=5), random.Random(5)
    while not state.over and state.ply < 400:
        for id in dice.sample(state.legal(), min(4, len(state.legal()))):
            assert state.effects(id), state.move(id)
        state.play(dice.choice(state.legal()))


def test_only_a_legal_move_has_effects() -> None:
    state = kassen.game("provinces", players=2).start(seed=3)
    with pytest.raises(IllegalMove):
        state.effects({"do": "stop"})
