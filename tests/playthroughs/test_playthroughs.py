"""The games play as they played."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice, zip_longest

import pytest

from kassen.core import Game
from tests.playthroughs.write import FOLDER, NEVER_ACTS, SEED, SEEDS, lines, playthrough, variants, wanted

GAMES = wanted()


def test_no_playthrough_is_missing_or_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES), "run `make playthroughs`"


@pytest.mark.parametrize("name", GAMES)
def test_playthrough_is_unchanged(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text("utf-8").split("\n")
    told = playthrough(name, GAMES[name]).split("\n")
    differing = next((number for number, pair in enumerate(zip(golden, told, strict=False)) if pair[0] != pair[1]), None)
    assert told == golden, f"first difference in line {differing}: run `make playthroughs` if it is meant, and read the diff"


def tells_apart(one: Iterable[str], other: Iterable[str]) -> bool:
    """Is something else told, asked or shown? The options themselves are named in the first line and in the position."""
    return any(a != b for a, b in zip_longest(islice(one, 1, None), islice(other, 1, None)) if not f"{a}".startswith("position "))


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.options != Game(game.rules, game.players).options])
def test_a_playthrough_with_an_option_is_of_a_game_in_which_it_acts(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text("utf-8").removesuffix("\n").split("\n")
    plain = lines(Game(GAMES[name].rules, GAMES[name].players), SEEDS.get(name, SEED))
    assert tells_apart(golden, plain), "choose another seed in write.py"


@pytest.mark.parametrize("name", sorted(NEVER_ACTS))
def test_an_option_that_never_acts_does_not_act(name: str) -> None:
    game = variants()[name]
    assert not tells_apart(lines(game, SEED), lines(Game(game.rules, game.players), SEED))


def test_seeds_are_of_playthroughs_there_are() -> None:
    assert set(SEEDS) <= set(GAMES)
