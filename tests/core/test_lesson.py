"""Every lesson of every game: played to its end, with a word for every choice, in every language."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from kassen.core import Rules, all_rules, rules
from kassen.core.lesson import ELSE, RIGHT, Scene, called, fits, has_lesson, say, scenes
from kassen.core.text import LANGUAGES

TAUGHT = [each for each in all_rules() if has_lesson(each)]
by_id = pytest.mark.parametrize("taught", TAUGHT, ids=lambda each: each.id)


def played(id: str) -> dict[str, Scene]:
    return {scene.name: scene for scene in scenes(rules(id))}


def test_all_our_games_can_be_learned() -> None:
    assert {each.id for each in TAUGHT} >= {"gunkimono", "moegahara", "nobunaga", "provinces"}


@by_id
def test_a_lesson_is_a_real_game_with_real_decisions_that_ends_in_victory(taught: Rules) -> None:
    told = list(scenes(taught))
    assert 6 <= len(told) <= 12
    assert len({scene.name for scene in told}) == len(told)
    for scene in told:
        assert len(scene.state.moves()) >= 2
        assert scene.answer_to(scene.right).say == RIGHT
        assert scene.turns[0].seat == scene.seat
    end = told[-1].turns[-1].state
    assert end.over
    assert told[-1].seat in end.result()["winners"]


@by_id
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_answered_in_every_language(taught: Rules, language: str) -> None:
    for scene in scenes(taught):
        say(taught, language, scene.name)
        assert say(taught, language, scene.name, "ask")
        for move in scene.state.moves():
            answer = say(taught, language, scene.name, scene.answer_to(move).say, move.data)
            assert answer, f"{scene.name}: {move.data}"
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
    needed = {(scene.name, "ask") for scene in scenes(taught)}
    needed |= {(scene.name, answer.say) for scene in scenes(taught) for answer in scene.answers}
    assert written == needed


def test_words_of_a_decision_fit_a_pattern_that_names_some_of_them() -> None:
    move = {"do": "place", "at": "c2", "to": "c3"}
    assert fits(move, {"at": "c2"})
    assert fits(move, {"at": ["b1", "c2"]})
    assert not fits(move, {"at": "c2", "tile": "x"})
    assert not fits(move, {"to": ["b1", "c2"]})


# ── the rulebooks' own examples are what is taught ──


def test_provinces_the_war_is_the_rulebooks_with_kyoto_won_by_two_more_armies() -> None:
    war = played("provinces")["war"]
    kyoto = next(event.data for event in war.turns[0].events if event.data.get("castle") == 5 and "battle" in event.data["event"])
    assert (kyoto["fighter_seat"], kyoto["strength"]) == ([0, 1], [7, 5])
    tie = war.state.copy()
    tie.play(next(move for move in tie.moves() if war.answer_to(move).say == "example"))
    while not tie.over:  # wherever the last army goes but to Kyoto
        tie.play(next(move for move in reversed(tie.moves()) if move.data.get("castle") != 5))
    kyoto = next(event.data for event in tie.events if event.data.get("castle") == 5 and "battle" in event.data["event"])
    assert (kyoto["fighter_seat"], kyoto["strength"]) == ([1, 0], [5, 5])


def test_nobunaga_the_other_choice_of_the_ranking_is_the_rulebooks_order() -> None:
    rank = played("nobunaga")["rank"]
    other = rank.state.copy()
    other.play({"do": "attack", "house": "takeda"})
    ranks = [event.data.get("seat", "nobunaga") for event in other.events if event.data["event"].startswith("ranked")]
    assert ranks == ["nobunaga", 1, 2, 0]
    assert other.seat == 3  # the active card went to who laid nothing


def test_gunkimono_ends_with_95_points_and_30_for_banners() -> None:
    assert played("gunkimono")["end"].turns[-1].state.scores[0] == 125


def test_gunkimono_the_right_placements_are_the_best_that_can_be_found() -> None:
    for name in ("place", "bridge"):
        scene = played("gunkimono")[name]
        assert scene.state.listed()[0].id == scene.right.id  # listed best-scoring first


def test_moegahara_the_three_showdowns() -> None:
    steps = played("moegahara")
    assert "won" in [event.data["event"] for event in steps["general"].turns[0].events]
    for kind in ("even", "open"):
        other = steps["total"].state.copy()
        (move,) = [move for move in other.moves() if steps["total"].answer_to(move).say == kind]
        assert not [event for event in other.play(move) if event.data["event"].startswith("won")]


def test_the_general_answer_lists_no_decisions() -> None:
    for taught in TAUGHT:
        for scene in scenes(taught):
            assert all((answer.say == ELSE) == (not answer.moves) for answer in scene.answers)
