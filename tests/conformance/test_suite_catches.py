"""A check that cannot fail is worth nothing: spoil a good game in one place, and its promise breaks."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from kassen import conformance
from kassen.core import CHOICE, Game, Phase, Rules, rules

GOOD = rules("nobunaga")


def broken(claim: str, spoiled: Rules) -> bool:
    """Does some seed show that this claim fails?"""
    try:
        for seed in range(3):
            conformance.CHECKS[claim](Game(spoiled, 3), seed)
    except AssertionError:
        return True
    return False


def test_the_good_game_keeps_them() -> None:
    assert not any(broken(claim, GOOD) for claim in conformance.CHECKS)


def test_a_view_that_shows_the_next_card_leaks() -> None:
    def view(s: Any) -> dict[str, Any]:
        return {**GOOD.view(s), "next": s.pile[s.pile_size - 1]}

    assert broken("a seat sees the same whatever it cannot know", replace(GOOD, view=view))


def test_a_hand_that_gets_into_what_everybody_sees_leaks() -> None:
    def own(s: Any, seat: int, board: dict[str, Any]) -> dict[str, Any]:
        board["seats"][seat]["hand"] = GOOD.own(s, seat, board)["seats"][seat]["hand"]
        return board

    assert broken("a seat sees the same whatever it cannot know", replace(GOOD, own=own))


def test_a_tensor_that_shows_a_hidden_choice_leaks() -> None:
    def observe(s: Any, seat: int, out: Any) -> None:
        GOOD.observe(s, seat, out)
        out[0] += s.kept[(seat + 1) % s.players]

    assert broken("a seat sees the same whatever it cannot know", replace(GOOD, observe=observe))


def test_news_that_tell_a_hidden_choice_leak() -> None:
    def event(s: Any, kind: int, numbers: tuple[int, ...]) -> dict[str, Any]:
        data = GOOD.event(s, kind, numbers)
        return {**data, "house": s.kept[data["seat"]]} if data["event"] == "kept-unseen" else data

    assert broken("news tell no more than the view", replace(GOOD, event=event))


def test_a_show_that_is_not_counted_makes_undo_too_cheap() -> None:
    from kassen.games.nobunaga.rules import PICK

    def apply(good: Any, s: Any, a: int) -> None:
        seat = s.seat
        good(s, a)
        s.shown = 0
        if s.seat >= 0 and s.phase == PICK:
            s.seat = seat  # as if the same seat began every round

    assert broken("what may be undone has told nothing", with_phases(apply=apply))


def test_a_position_that_forgets_something_does_not_survive() -> None:
    def position(s: Any) -> dict[str, Any]:
        return {**GOOD.position(s), "turn": 0}

    with pytest.raises(ValueError, match="position"):
        broken("every position survives JSON", replace(GOOD, position=position))


def test_chance_that_is_told_but_not_seen_is_noticed() -> None:
    def event(s: Any, kind: int, numbers: tuple[int, ...]) -> dict[str, Any]:
        return {**GOOD.event(s, kind, numbers), "key": s.key0}

    assert broken("chance that is not seen is not heard", replace(GOOD, event=event))


def test_a_game_that_redraws_nothing_is_noticed() -> None:
    assert broken("what is hidden is redrawn", replace(GOOD, resample=lambda s, seat: None))


def test_a_belief_that_forgets_what_everybody_saw_is_noticed() -> None:
    def resample(s: Any, seat: int) -> None:
        s.settled = [0] * len(s.settled)
        GOOD.resample(s, seat)

    assert broken("what is drawn anew follows from what was seen", replace(GOOD, resample=resample))


def test_a_world_drawn_anew_that_offers_what_the_old_one_did_is_noticed() -> None:
    def resample(s: Any, seat: int) -> None:
        GOOD.resample(s, seat)
        s.options |= 1

    assert broken("what is drawn anew is a position", replace(GOOD, resample=resample))


def with_phases(legal: Any = None, apply: Any = None, open: Any = None) -> Rules:
    """The good game with a function of every phase spoiled; each gets the good one first."""
    spoiled = {
        id: Phase(
            phase.name,
            partial(legal, phase.legal) if legal else phase.legal,
            partial(apply, phase.apply) if apply else phase.apply,
            partial(open, phase.open) if open else phase.open,
        )
        for id, phase in GOOD.phases.items()
    }
    return replace(GOOD, phases=spoiled)


def test_a_decision_with_one_option_that_is_asked_is_noticed() -> None:
    assert broken("a random game ends with a result", with_phases(open=lambda good, s: CHOICE))


def test_a_decision_offered_twice_is_noticed() -> None:
    def legal(good: Any, s: Any, out: Any) -> int:
        n: int = good(s, out)
        out[n - 1] = out[0]
        return n

    assert broken("moves and mask agree", with_phases(legal=legal))
