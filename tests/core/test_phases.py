"""The phase machine: nobody is asked without a choice, and both readers run the same program."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kassen.core import MOVED_ON, NOBODY, Game, Phase, all_rules, go
from kassen.core.phases import Program, ladders

COUNT, PAUSE, LAST = range(3)


class Toy:
    """Take 1 or 2 away as long as there are any; a pause after each, in which nobody decides; the last one is named aloud."""

    def __init__(self, left: int) -> None:
        self.left, self.seat, self.phase, self.players = left, 0, COUNT, 2
        self.story: list[str] = []


def legal_count(s: Any, out: Any) -> int:
    for number in range(min(2, s.left)):
        out[number] = number + 1
    return min(2, s.left)


def apply_count(s: Any, a: int) -> None:
    s.left -= a
    s.story.append(f"took {a}")
    s.phase = PAUSE


def pause(s: Any) -> None:
    s.story.append("pause")
    s.seat = 1 - s.seat
    s.phase = COUNT if s.left else LAST


def open_last(s: Any) -> int:
    if s.story[-2] == "took 2":
        s.story.append("nothing to name")
        s.seat = NOBODY
        return go(s, COUNT)
    return 7


def apply_last(s: Any, a: int) -> None:
    s.story.append(f"named {a}")
    s.seat = NOBODY


PROGRAM = Program(
    {COUNT: Phase("count", legal_count, apply_count), LAST: Phase("last", legal_count, apply_last, open_last)},
    {PAUSE: pause},
    lambda players: 2,
)


def as_it_is(function: Any) -> Any:
    return function


def the_named_one(k: int, options: int) -> int:
    return k


READERS = [PROGRAM.apply, ladders(PROGRAM, 2, as_it_is, the_named_one)["apply"]]


@pytest.mark.parametrize("apply", READERS, ids=["plain", "written"])
def test_steps_run_and_a_decision_with_one_option_is_made_unasked(apply: Any) -> None:
    s = Toy(3)
    apply(s, MOVED_ON)
    assert (s.story, s.seat) == ([], 0)
    apply(s, 2)
    assert s.story == ["took 2", "pause", "took 1", "pause", "named 7"]
    assert s.seat == NOBODY


@pytest.mark.parametrize("apply", READERS, ids=["plain", "written"])
def test_a_phase_may_find_that_nothing_is_to_be_decided(apply: Any) -> None:
    s = Toy(2)
    apply(s, MOVED_ON)
    apply(s, 2)
    assert s.story == ["took 2", "pause", "nothing to name"]


@pytest.mark.parametrize("apply", READERS, ids=["plain", "written"])
def test_a_game_may_begin_with_a_decision_that_is_none(apply: Any) -> None:
    s = Toy(1)
    apply(s, MOVED_ON)
    assert s.story == ["took 1", "pause", "named 7"]


def test_a_phase_that_asks_and_offers_nothing_is_named() -> None:
    with pytest.raises(ValueError, match="phase count asks seat 0, but offers nothing"):
        PROGRAM.apply(Toy(0), MOVED_ON)


@pytest.mark.parametrize("rules", all_rules(), ids=lambda rules: rules.id)
def test_the_ladders_run_every_game_as_looking_up_does(rules: Any) -> None:
    written = ladders(rules.program, max(map(rules.most_legal, rules.players)), as_it_is, the_named_one)
    game = Game(rules)
    plain, twin, dice = game.start(3)._s, game.template.copy(), random.Random(3)
    twin.key0, twin.key1 = game.start(3)._s.key0, game.start(3)._s.key1
    rules.setup(twin)
    written["apply"](twin, MOVED_ON)
    for _ in range(150):
        assert twin.pack().tobytes() == plain.pack().tobytes()
        if plain.seat == NOBODY:
            break
        out, other = [0] * game.most_legal, [0] * game.most_legal
        n = rules.program.legal(plain, out)
        assert (written["legal"](twin, other), other) == (n, out)
        assert [written["pick"](twin, k, other) for k in range(n)] == out[:n]
        assert written["count"](twin, other) == n
        assert [written["nth"](twin, k, other) for k in range(n)] == out[:n]
        a = dice.choice(out[:n])
        rules.program.apply(plain, a)
        written["apply"](twin, a)
