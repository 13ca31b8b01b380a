"""A check that cannot fail is worth nothing: spoil a good game in one place, and its promise breaks."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as change

from kassen import conformance
from kassen.core import ALL_SEATS, CHOICE, NOBODY, Effect, Game, Phase, Rules, Sheet, State, rules
from kassen.core.text import Texts
from kassen.games.nobunaga.material import HOUSE_IDS
from kassen.games.nobunaga.outlook import Gives, StartsCampaign
from kassen.games.nobunaga.shapes import Keep, Kept, KeptUnseen, OfSeat, Pick
from tests.nightly import many

GOOD = rules("nobunaga")


def broken(claim: str, spoiled: Rules) -> bool:
    """Does some seed show that this claim fails?"""
    try:
        for seed in range(many(1, at_night=3)):
            conformance.CHECKS[claim](Game(spoiled, 3), seed)
    except AssertionError:
        return True
    return False


def test_every_claim_is_broken_by_some_game_below() -> None:
    tests = Path(__file__).read_text("utf-8")
    assert not [claim for claim in conformance.CHECKS if f'"{claim}"' not in tests]


def test_the_good_game_keeps_them() -> None:
    assert not any(broken(claim, GOOD) for claim in conformance.CHECKS)


def test_a_view_that_shows_the_next_card_leaks() -> None:
    def view(s: Any) -> Any:
        return change(GOOD.view(s), pile=s.pile[s.pile_size - 1])

    assert broken("a seat sees the same whatever it cannot know", replace(GOOD, view=view))


def test_a_hand_that_gets_into_what_everybody_sees_leaks() -> None:
    def own(s: Any, seat: int, board: Any) -> Any:
        board.seats[seat] = GOOD.own(s, seat, board).seats[seat]  # type: ignore[attr-defined]
        return board

    assert broken("a seat sees the same whatever it cannot know", replace(GOOD, own=own))


def test_a_tensor_that_shows_a_hidden_choice_leaks() -> None:
    def observe(s: Any, seat: int, out: Any) -> None:
        GOOD.observe(s, seat, out)
        out[0] += s.kept[(seat + 1) % s.players]

    assert broken("a seat sees the same whatever it cannot know", replace(GOOD, observe=observe))


def test_news_that_tell_a_hidden_choice_leak() -> None:
    def event(s: Any, kind: int, numbers: tuple[int, ...]) -> Any:
        data = GOOD.event(s, kind, numbers)
        return Kept(data.seat, HOUSE_IDS[s.kept[data.seat]], "asai") if isinstance(data, KeptUnseen) else data

    assert broken("events tell no more than the view", replace(GOOD, event=event))


def test_a_table_in_words_that_peeks_past_its_data_is_noticed() -> None:
    looked_at: list[Any] = []

    def view(s: Any) -> Any:
        looked_at[:] = [s]
        return GOOD.view(s)

    def show(view: Any, say: Any) -> str:
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
    def move(s: Any, a: int) -> Any:
        data = GOOD.move(s, a)
        return change(data, house=HOUSE_IDS[s.pile[s.pile_size - 1]]) if isinstance(data, Pick) else data

    assert broken("a seat sees the same whatever it cannot know", replace(GOOD, move=move))


def test_a_view_in_an_order_that_tells_a_hidden_choice_leaks() -> None:
    def view(s: Any) -> Any:
        board: Any = GOOD.view(s)
        return change(board, middle=dict(sorted(board.middle.items(), reverse=s.kept[0] % 2 == 0)))

    assert broken("a seat sees the same whatever it cannot know", replace(GOOD, view=view))


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
    def event(s: Any, kind: int, numbers: tuple[int, ...]) -> Any:
        data = GOOD.event(s, kind, numbers)
        return change(data, seat=s.key0) if isinstance(data, OfSeat) else data

    assert broken("chance that is not seen is not heard", replace(GOOD, event=event))


def test_a_game_that_redraws_nothing_is_noticed() -> None:
    assert broken("what is hidden is redrawn", replace(GOOD, resample=lambda s, seat: None))


def test_a_table_that_knows_what_nobody_knows_is_noticed() -> None:
    def resample(s: Any, seat: int) -> None:
        if seat != ALL_SEATS:
            GOOD.resample(s, seat)

    assert broken("all seats together know what any of them knows, and no more", replace(GOOD, resample=resample))


def test_a_table_that_forgets_what_a_seat_knows_is_noticed() -> None:
    def resample(s: Any, seat: int) -> None:
        GOOD.resample(s, NOBODY if seat == ALL_SEATS else seat)

    assert broken("all seats together know what any of them knows, and no more", replace(GOOD, resample=resample))


def test_a_belief_that_forgets_what_everybody_saw_is_noticed() -> None:
    def resample(s: Any, seat: int) -> None:
        s.settled = [0] * len(s.settled)
        GOOD.resample(s, seat)

    assert broken("guesses follow from what was seen", replace(GOOD, resample=resample))


def test_a_world_drawn_anew_that_offers_what_the_old_one_did_is_noticed() -> None:
    def resample(s: Any, seat: int) -> None:
        GOOD.resample(s, seat)
        s.options |= 1

    assert broken("a guess is a position", replace(GOOD, resample=resample))


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


def test_a_result_without_a_first_place_is_noticed() -> None:
    def result(s: Any, out: Any) -> None:
        GOOD.result(s, out)
        out[s.players] = 0

    assert broken("a random game ends with a result", replace(GOOD, result=result))


def test_a_deal_that_does_not_listen_to_the_seed_is_noticed() -> None:
    def setup(s: Any) -> None:
        s.key0 = s.key1 = 1
        GOOD.setup(s)

    assert broken("the same seed and decisions give the same game, another seed another", replace(GOOD, setup=setup))


def test_chance_from_elsewhere_is_noticed() -> None:
    turns = count()

    def apply(good: Any, s: Any, a: int) -> None:
        good(s, a)
        s.scored[0][0] = next(turns) % 3

    assert broken("the same seed and decisions give the same game, another seed another", with_phases(apply=apply))


def test_plain_rules_that_play_otherwise_than_compiled_ones_are_noticed() -> None:
    game = Game(GOOD, 3, {"strict": False})
    assert len(game.packed) == 1  # what compiled games begin from; the plain ones are told to be strict
    GOOD.configure(game.template, {**game.options, "strict": True})
    with pytest.raises(AssertionError, match="plain"):
        conformance.CHECKS["compiled and plain rules agree at every step"](game, 0)


def test_an_undo_that_forgets_is_noticed() -> None:
    marks = count(1)

    def setup(s: Any) -> None:
        GOOD.setup(s)
        s.shown = next(marks)

    assert broken("every undo returns the earlier position", replace(GOOD, setup=setup))


def test_nonsense_that_is_met_with_a_traceback_is_noticed() -> None:
    def place(s: Any, position: Any) -> None:
        try:
            GOOD.place(s, position)
        except ValueError:
            raise KeyError("seats") from None

    with pytest.raises(KeyError):
        broken("a position of nonsense is refused, or is a position", replace(GOOD, place=place))


def test_a_redeal_with_a_memory_is_noticed() -> None:
    def resample(s: Any, seat: int) -> None:
        top = s.pile[s.pile_size - 1]
        GOOD.resample(s, seat)
        s.shown += top

    assert broken("a guess does not depend on what was hidden", replace(GOOD, resample=resample))


def test_an_effect_that_counts_a_hidden_card_leaks() -> None:
    def effects(s: Any, id: int) -> list[Effect]:
        return [Gives("takeda", s.kept[(s.seat + 1) % s.players])]

    assert broken("what a move is said to bring is known to its seat", replace(GOOD, effects=effects))


def test_an_effect_that_does_not_come_true_is_noticed() -> None:
    def effects(s: Any, id: int) -> list[Effect]:
        return [StartsCampaign(s.campaign + 1)]

    assert broken("what a move is said to bring comes true, and can be said", replace(GOOD, effects=effects))


def test_a_phase_without_words_is_noticed() -> None:
    first = next(iter(GOOD.phases.values()))
    assert broken("every text exists in every language", replace(GOOD, phases={**GOOD.phases, 99: replace(first, name="dance")}))


def test_two_decisions_that_sound_alike_are_noticed() -> None:
    alike = replace(GOOD, move=lambda s, number: Keep("takeda"))
    assert broken("everything that happens can be said", alike)
