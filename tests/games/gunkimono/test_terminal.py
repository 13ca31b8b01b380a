"""The table as text: 80 columns, and the best placements first."""

from __future__ import annotations

import random
import unicodedata
from functools import partial

import pytest

import kassen
from kassen.games.gunkimono.notation import half_points, placement_points
from tests.games.gunkimono.table import choose, draw, place, table


def columns(line: str) -> int:
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in line)


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize("layout", ["standard", "compact", "I S C P A " * 12 + "I S C\n"])
def test_no_line_is_wider_than_80_columns(language: str, layout: str) -> None:
    state, dice = kassen.game("gunkimono", 5, layout=layout).start(2), random.Random(2)
    while not state.over:
        state.play(dice.choice(state.legal()))
        if state.ply % 9 == 0:
            for line in state.show(state.seat, language).split("\n"):
                assert columns(line) <= 80, line


def test_the_table_shows_troops_levels_strongholds_track_and_hand() -> None:
    state = table(draw({"b1": "C2", "c1": "S2"}), [["infantry1-cavalry2"] * 3], strongholds={1: ["b1"]})
    shown = state.show(0)
    assert "\n1  I0   C2!2 S2   P0   A0   I0   S0\n" in shown
    assert "Player 2  3   3   3   3   3" in shown
    assert "hand: infantry 1 + cavalry 2" in shown
    assert "hand" not in state.show(None)


def test_the_best_scoring_placements_are_listed_first() -> None:
    state = table(
        draw({"b1": "S", "c1": "S", "c3": "S", "d2": "S"}), [["samurai1-cavalry2", "infantry1-archer2", "spearman1-archer2"]]
    )
    moves = state.listed()
    half = partial(half_points, state._s)
    points = [placement_points(state._s, move.id, half) for move in moves]
    assert points == sorted(points, reverse=True)
    assert sorted(move.id for move in moves) == sorted(state.legal())
    # What is promised is what is scored.
    best = moves[0].data
    place(state, best.tile, best.at, best.to)
    choose(state, "points")
    choose(state, "points")
    assert state.position()["seats"][0]["score"] == points[0]
