"""A check that cannot fail is worth nothing: spoil a good game in one place, and its promise breaks."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from kassen import conformance
from kassen.core import Game, Rules, Sheet, State, rules
from kassen.core.text import Texts

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


def test_a_table_in_words_that_peeks_past_its_data_is_noticed() -> None:
    looked_at: list[Any] = []

    def view(s: Any) -> dict[str, Any]:
        looked_at[:] = [s]
        return GOOD.view(s)

    def show(view: dict[str, Any], say: Any) -> str:
        return f"{GOOD.show(view, say)}\n{looked_at[0].pile}"

    assert not broken("a seat sees the same whatever it cannot know", replace(GOOD, view=view))
    assert broken("words are made of data alone", replace(GOOD, view=view, show=show))


def test_a_sentence_that_says_more_than_its_data_is_noticed() -> None:
    class Counting(Texts):
        said = 0

        def say(self, message: str, *more: Any, **words: Any) -> str:
            self.said += 1
            return f"{super().say(message, *more, **words)} {self.said if message.startswith('event-') else ''}"

    class Spoiled(Rules):
        texts = Counting(GOOD.package)  # type: ignore[assignment]

    parts = {part.name: getattr(GOOD, part.name) for part in fields(GOOD)}
    assert broken("words are made of data alone", Spoiled(**parts))


def test_moves_that_show_a_hidden_card_leak() -> None:
    def move(s: Any, a: int) -> dict[str, Any]:
        return {**GOOD.move(s, a), "next": s.pile[s.pile_size - 1]}

    assert broken("a seat sees the same whatever it cannot know", replace(GOOD, move=move))


def test_a_view_in_an_order_that_tells_a_hidden_choice_leaks() -> None:
    def view(s: Any) -> dict[str, Any]:
        board = GOOD.view(s)
        return dict(sorted(board.items(), reverse=s.kept[0] % 2 == 0))

    assert broken("a seat sees the same whatever it cannot know", replace(GOOD, view=view))


def test_a_show_that_is_not_counted_makes_undo_too_cheap() -> None:
    from kassen.games.nobunaga.rules import PICK

    def apply(s: Any, a: int) -> None:
        seat = s.seat
        GOOD.apply(s, a)
        s.shown = 0
        if s.seat >= 0 and s.phase == PICK:
            s.seat = seat  # as if the same seat began every round

    assert broken("what may be undone has told nothing", replace(GOOD, apply=apply))


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


def test_a_phase_with_the_wrong_handler_is_noticed() -> None:
    from kassen.core import Phase

    wrong = {id: Phase(phase.name, phase.legal, GOOD.phases[0].apply) for id, phase in GOOD.phases.items()}
    with pytest.raises((AssertionError, IndexError)):
        conformance.CHECKS["moves, mask and phases agree"](Game(replace(GOOD, phases=wrong), 3), 0)


def test_a_decision_offered_twice_is_noticed() -> None:
    def legal(s: Any, out: Any) -> int:
        n = GOOD.legal(s, out)
        out[n - 1] = out[0]
        return n

    assert broken("moves, mask and phases agree", replace(GOOD, legal=legal))


def test_a_product_that_leaves_64_bits_is_an_overflow() -> None:
    def result(s: Any, out: Any) -> None:
        GOOD.result(s, out)
        assert (s.key0 + 2**62) * 2  # as a generator that multiplies without product64 would

    assert broken("rules stay within 64 bits", replace(GOOD, result=result))


def test_a_shift_by_a_whole_word_is_undefined() -> None:
    def observe(s: Any, seat: int, out: Any) -> None:
        GOOD.observe(s, seat, out)
        assert s.players << 64

    assert broken("rules stay within 64 bits", replace(GOOD, observe=observe))


def test_a_sheet_that_forgets_a_line_does_not_add_up() -> None:
    def sheet(state: State) -> Sheet:
        good = GOOD.sheet(state)
        return Sheet([lines[1:] for lines in good.lines], good.rungs, good.rival)

    assert broken("an ending adds up and explains itself", replace(GOOD, sheet=sheet))


def test_a_sheet_that_leaves_a_rival_out_does_not_give_the_ranks() -> None:
    def sheet(state: State) -> Sheet:
        good = GOOD.sheet(state)
        return Sheet(good.lines[:-1], {name: values[:-1] for name, values in good.rungs.items()})

    assert broken("an ending adds up and explains itself", replace(GOOD, sheet=sheet))
