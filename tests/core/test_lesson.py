"""Every lesson of every game: played to its end, with a word for every choice, in every language."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from kassen.core import Rules, all_rules, rules
from kassen.core.lesson import ELSE, RIGHT, LessonStep, called, exists, fits, has_lesson, say, steps
from kassen.core.text import LANGUAGES
from kassen.games.provinces.shapes import Fought

TAUGHT = [each for each in all_rules() if has_lesson(each)]
by_id = pytest.mark.parametrize("taught", TAUGHT, ids=lambda each: each.id)


def played(id: str) -> dict[str, LessonStep]:
    return {step.name: step for step in steps(rules(id))}


def test_all_our_games_can_be_learned() -> None:
    assert {each.id for each in TAUGHT} >= {"gunkimono", "moegahara", "nobunaga", "provinces"}


@by_id
def test_a_lesson_is_a_real_game_with_real_decisions_that_ends_in_victory(taught: Rules) -> None:
    told = list(steps(taught))
    assert 6 <= len(told) <= 12
    assert len({step.name for step in told}) == len(told)
    for step in told:
        assert len(step.state.moves()) >= 2
        assert step.answer_to(step.right).say == RIGHT
        assert step.turns[0].seat == step.seat
    end = told[-1].turns[-1].state
    assert end.over
    assert told[-1].seat in end.result()["winners"]


@by_id
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_answered_in_every_language(taught: Rules, language: str) -> None:
    for step in steps(taught):
        say(taught, language, step.name)
        assert say(taught, language, step.name, "ask")
        for move in step.state.moves():
            answer = say(taught, language, step.name, step.answer_to(move).say, move.data.to_dict())
            assert answer, f"{step.name}: {move.data}"
            assert not re.search(r"[{}]", answer)
    assert say(taught, language, "farewell")
    assert len(set(called(taught, language))) == max(taught.players)


@by_id
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_left_unsaid(taught: Rules, language: str) -> None:
    source = (files(taught.package) / "locale" / f"lesson.{language}.ftl").read_text("utf-8")
    written = {
        (entry.id.name, attribute.id.name)
        for entry in FluentParser().parse(source).body
        if isinstance(entry, Message)
        for attribute in entry.attributes
    }
    needed = {(step.name, "ask") for step in steps(taught)}
    needed |= {(step.name, answer.say) for step in steps(taught) for answer in step.answers}
    assert written == needed


def test_words_of_a_decision_fit_a_pattern_that_names_some_of_them() -> None:
    move = {"do": "place", "at": "c2", "to": "c3"}
    assert fits(move, {"at": "c2"})
    assert fits(move, {"at": ["b1", "c2"]})
    assert not fits(move, {"at": "c2", "tile": "x"})
    assert not fits(move, {"to": ["b1", "c2"]})


def test_what_is_pointed_at_is_there() -> None:
    step = played("nobunaga")["pick"]
    for place in ("nobunaga.right", "seats.0.hand.takeda", "house:takeda", "seat:3"):
        assert exists(place, step.state, step.seat)
    for place in ("nobunaga.front", "seats.4", "seats.1.hand", "house:oda", "seat:4"):  # not there, or not for this seat's eyes
        assert not exists(place, step.state, step.seat)


@by_id
def test_every_step_says_where_to_look(taught: Rules) -> None:
    assert all(step.points_at for step in steps(taught))


# ── the rulebooks' own examples are what is taught ──


def test_provinces_the_war_is_the_rulebooks_with_kyoto_won_by_two_more_armies() -> None:
    war = played("provinces")["war"]
    kyoto = next(event.data for event in war.turns[0].events if isinstance(event.data, Fought) and event.data.castle == 5)
    assert (kyoto.fighter_seat, kyoto.strength) == ([0, 1], [7, 5])
    tie = war.state.copy()
    tie.play(next(move for move in tie.moves() if war.answer_to(move).say == "example"))
    while not tie.over:  # wherever the last army goes but to Kyoto
        tie.play(next(move for move in reversed(tie.moves()) if getattr(move.data, "castle", None) != 5))
    kyoto = next(event.data for event in tie.events if isinstance(event.data, Fought) and event.data.castle == 5)
    assert (kyoto.fighter_seat, kyoto.strength) == ([1, 0], [5, 5])


def test_nobunaga_the_other_choice_of_the_ranking_is_the_rulebooks_order() -> None:
    rank = played("nobunaga")["rank"]
    other = rank.state.copy()
    other.play({"do": "attack", "house": "takeda"})
    ranks = [getattr(event.data, "seat", "nobunaga") for event in other.events if event.data.event.startswith("ranked")]
    assert ranks == ["nobunaga", 1, 2, 0]
    assert other.seat == 3  # the active card went to who laid nothing


def test_gunkimono_ends_with_95_points_and_30_for_banners() -> None:
    assert played("gunkimono")["end"].turns[-1].state.scores[0] == 125


def test_gunkimono_the_right_placements_are_the_best_that_can_be_found() -> None:
    for name in ("place", "bridge"):
        step = played("gunkimono")[name]
        assert step.state.listed()[0].id == step.right.id  # listed best-scoring first


def test_moegahara_the_three_showdowns() -> None:
    steps = played("moegahara")
    assert "won" in [event.data.event for event in steps["general"].turns[0].events]
    for kind in ("even", "open"):
        other = steps["total"].state.copy()
        (move,) = [move for move in other.moves() if steps["total"].answer_to(move).say == kind]
        assert not [event for event in other.play(move) if event.data.event.startswith("won")]


def test_the_general_answer_lists_no_decisions() -> None:
    for taught in TAUGHT:
        for step in steps(taught):
            assert all((answer.say == ELSE) == (not answer.moves) for answer in step.answers)
