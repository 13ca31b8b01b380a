"""The games play as they played."""

from __future__ import annotations

import pytest

from tests.playthroughs.write import FOLDER, playthrough, wanted

GAMES = wanted()


def test_no_playthrough_is_missing_or_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES), "run `make playthroughs`"


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(game.id)) for name, game in GAMES.items()])
def test_playthrough_is_unchanged(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text("utf-8").split("\n")
    told = playthrough(GAMES[name]).split("\n")
    differing = next((number for number, pair in enumerate(zip(golden, told, strict=False)) if pair[0] != pair[1]), None)
    assert told == golden, f"first difference in line {differing}: run `make playthroughs` if it is meant, and read the diff"
