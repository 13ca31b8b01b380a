"""People to play against: every one a level with a habit, and what is said of them is true."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import groupby

import pytest

from kassen.bots import LEVELS, PEOPLE, Knowledge, bot_name, make_bot, told_apart
from kassen.bots.habits import HABITS, Habit, look_at
from kassen.bots.people import read_people
from kassen.bots.search import SearchBot
from kassen.core import Game, all_rules, rules
from tests.bots.games import SMALLEST, some_states

PAIRS = [tuple(names) for _, names in groupby(PEOPLE, key=lambda name: PEOPLE[name].level)]


def test_two_people_a_level_with_different_habits() -> None:
    assert [PEOPLE[first].level for first, _ in PAIRS] == list(LEVELS)
    assert all(PEOPLE[first].habit.name != PEOPLE[second].habit.name for first, second in PAIRS)
    assert {person.habit.name for person in PEOPLE.values()} <= set(HABITS)


def test_nobody_is_a_card_or_a_house() -> None:
    for each in all_rules():
        words = set(re.findall(r"\w+", (files(each.package) / "locale" / "en.ftl").read_text("utf-8").lower()))
        assert not words & set(PEOPLE), each.id


@pytest.mark.parametrize("game", SMALLEST)
def test_people_decide_by_what_their_seat_knows(game: Game) -> None:
    for state in some_states(game, seed=3, count=2):
        for name in ("kai", "dosan"):
            twins = (state, state.resample(state.seat, 1), state.resample(state.seat, 2))
            assert len({make_bot(name, seed=5, sims=30).choose(Knowledge(twin)) for twin in twins}) == 1


@pytest.mark.parametrize("habit", HABITS)
def test_a_habit_without_bounds_takes_what_it_likes_best(habit: str) -> None:
    axis, sign = HABITS[habit]
    for state in some_states(Game(rules("provinces")), seed=2, count=5):
        known = Knowledge(state)
        liked = Habit(habit, 100).pick(known, 7, known.legal)
        values = getattr(look_at(known, 7, known.legal), axis)
        assert sign * values[known.legal.index(liked)] == max(sign * value for value in values)


def test_a_habit_stays_among_what_the_search_holds_for_good() -> None:
    state = max(some_states(Game(rules("nobunaga")), seed=1, count=20), key=lambda each: len(each.legal()))
    known = Knowledge(state)
    plain, swayed = (SearchBot(3, sims=400, habit=habit).choose(known) for habit in (None, Habit("bold", 0)))
    assert plain == swayed


def test_a_habit_may_go_less_far_in_one_game() -> None:
    habits = (None, Habit("bold", 100, {"nobunaga": 0}), Habit("bold", 100, {"provinces": 0}))
    states = some_states(Game(rules("nobunaga")), seed=1, count=12)
    chosen = [[SearchBot(3, sims=100, habit=habit).choose(Knowledge(state)) for habit in habits] for state in states]
    assert all(plain == held for plain, held, _ in chosen)
    assert any(plain != swayed for plain, _, swayed in chosen)


def test_a_person_is_called_by_name_and_told_apart_from_a_namesake() -> None:
    assert bot_name("kai", 2) == "Kai"
    assert bot_name("samurai", 2) == "Samurai (3)"
    assert told_apart(["Aki", "Kai", "Kai"]) == ["Aki", "Kai (2)", "Kai (3)"]


def test_a_habit_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="no habit 'lazy'; choose from grasping"):
        read_people({"kai": {"level": "samurai", "habit": "lazy", "sway": 1}})


def test_who_grasps_slips_too() -> None:
    """If a slip were the best of all at once, a beginner who grasps would play as `greedy` does."""
    state = max(some_states(Game(rules("nobunaga")), seed=1, count=20), key=lambda each: len(each.legal()))
    known, habit = Knowledge(state), Habit("grasping", 100)
    slips = {SearchBot(seed, sims=1, slips=100, habit=habit).choose(known) for seed in range(30)}
    assert len(slips) > 2
    assert habit.pick(known, 7, known.legal) in slips
