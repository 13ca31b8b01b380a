"""The games play as they played."""

from __future__ import annotations

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


def told(game: Game, seed: int) -> list[str]:
    """What happens, is asked and is shown; without the options, which are named first and in the position at the end."""
    return list(lines(game, seed))[1:-1]


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.options != Game(game.rules, game.players).options])
def test_a_playthrough_with_an_option_is_of_a_game_in_which_it_acts(name: str) -> None:
    game, seed = GAMES[name], SEEDS.get(name, SEED)
    plain = Game(game.rules, game.players)
    assert told(game, seed) != told(plain, seed), "choose another seed in write.py"
    assert told(game, SEED) == told(plain, SEED) or name not in SEEDS, "it acts with the usual seed, too"


@pytest.mark.parametrize("name", sorted(NEVER_ACTS))
def test_an_option_that_never_acts_does_not_act(name: str) -> None:
    game = variants()[name]
    assert told(game, SEED) == told(Game(game.rules, game.players), SEED)


def test_seeds_are_of_playthroughs_there_are() -> None:
    assert set(SEEDS) <= set(GAMES)
