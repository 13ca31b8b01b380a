"""Why a game ended as it did: what was compared, in which order, and in words."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kassen
from kassen.core import Sheet, State
from kassen.core.sheet import explain


def reason(rungs: dict[str, list[int]], **more: Any) -> dict[str, Any]:
    return dict(explain(Sheet([[] for _ in next(iter(rungs.values()))], rungs, **more))["reason"])


def test_more_points_decide_and_the_best_of_the_rest_is_named() -> None:
    why = reason({"points": [25, 45, 42], "katana": [3, 1, 2]})
    assert (why["reason"], why["seat"], why["value"], why["other_seat"], why["other_value"]) == ("points", [1], 45, [2], 42)


def test_a_tie_goes_to_the_next_rung_and_only_those_who_were_level_are_compared() -> None:
    why = reason({"points": [45, 45, 20], "katana": [1, 2, 3]})
    assert (why["reason"], why["seat"], why["level_seat"], why["value"], why["other_value"]) == ("katana", [1], [0, 1], 2, 1)


def test_nothing_decides_between_those_who_are_level_on_every_rung() -> None:
    why = reason({"points": [7, 7, 3], "troops": [2, 2, 9]})
    assert (why["reason"], why["seat"], why["level_seat"]) == ("level", [0, 1], [0, 1])


def test_allies_are_level_without_a_tie() -> None:
    why = reason({"points": [5, 2, 5, 2]}, teams=["a", "b", "a", "b"])
    assert (why["reason"], why["seat"], why["team"], why["other_value"]) == ("points", [0, 2], "a", 2)


def test_a_draw_of_teams_is_level() -> None:
    assert reason({"points": [2, 2, 2, 2]}, teams=["a", "b", "a", "b"])["reason"] == "level"


def test_a_rival_without_a_seat_can_be_first() -> None:
    why = reason({"points": [20, 29, 29], "order": [-2, -3, -1]}, rival="lord")
    assert (why["reason"], why["seat"], why["level_seat"]) == ("order-rival", ["lord"], [1, "lord"])


def test_the_ladder_goes_on_below_what_decided() -> None:
    assert [rung["rung"] for rung in reason({"points": [2, 1], "katana": [1, 2]})["ladder"]] == ["points", "katana"]


def test_a_game_that_goes_on_has_no_reason_yet() -> None:
    state = kassen.game("nobunaga").start(1)
    assert "sheet" not in state.result()
    with pytest.raises(ValueError, match="the game is not over"):
        state.reason()


def ended(name: str, players: int, seed: int) -> State:
    state, dice = kassen.game(name, players=players).start(seed), random.Random(seed)
    while not state.over:
        state.play(dice.choice(state.legal()))
    return state


# Endings of random games, one of every kind: what decided, and who won.
ENDINGS = [
    (
        *("nobunaga", 3, 0, "points-rival", []),
        "Nobunaga is first, 30 points to 29: no player wins. Uesugi made the largest difference: 6 to 0.",
    ),
    ("nobunaga", 3, 18, "points", [1], "Ren wins, 26 points to 24. Hongan-ji made the largest difference: 8 to 3."),
    (
        *("provinces", 3, 1, "points", [1]),
        "Ren wins, 42 points to 23. Castle 10, Oko, made the largest difference: 10 to 0.",
    ),
    (
        *("nobunaga", 3, 23, "order-rival", []),
        "Tied at 27 points: Aki, Nobunaga. A tie goes to the holder of the active player card, then to Nobunaga: he is first, "
        "and no player wins.",
    ),
    (
        *("nobunaga", 3, 60, "order", [0]),
        "Tied at 24 points: Aki, Nobunaga. A tie goes to the holder of the active player card, then to Nobunaga, then "
        "clockwise: Aki wins.",
    ),
    ("provinces", 3, 0, "katana", [2], "Tied at 26 points: Aki, Yuki. Yuki has the higher katana, 3 to 2."),
    (
        *("moegahara", 2, 0, "strength", [0]),
        "Nobody has deployed a card for ten rounds. Points and territories are tied; Team A has more strength on the field, "
        "2 to 0, and wins.",
    ),
    ("moegahara", 2, 2, "points", [0], "The last round is over. Team A wins, 2 points to 0."),
    (
        *("moegahara", 2, 4, "level", [0, 1]),
        "Nobody has deployed a card for ten rounds. Points, territories and strength on the field are all tied: a draw.",
    ),
    ("moegahara", 2, 54, "points", [0], "Team A is the first to reach five points and wins, 5 to 0."),
    ("gunkimono", 2, 78, "level", [0, 1], "Tied in everything, so they share the win: Aki, Ren."),
    (
        *("gunkimono", 2, 101, "troops", [1]),
        "Tied at 35 points: Aki, Ren. Ren has more troops in their own formations, 1 to 0.",
    ),
]


@pytest.mark.parametrize(("name", "players", "seed", "decided", "winners", "words"), ENDINGS)
def test_every_kind_of_ending_says_why(name: str, players: int, seed: int, decided: str, winners: list[int], words: str) -> None:
    state = ended(name, players, seed)
    result = state.result()
    assert (result["reason"]["reason"], result["winners"]) == (decided, winners)
    assert state.reason("en", ["Aki", "Ren", "Yuki"][:players]) == words


def test_gunkimono_from_a_position_tells_points_whose_story_nobody_told() -> None:
    state = ended("gunkimono", 2, 1)
    again = state.game.load(state.position())
    rows = again.result()["sheet"]
    assert [row["points"] for row in rows] == state.scores
    assert all("before" in [line["line"] for line in row["lines"]] for row in rows)
