"""Games of any bots on all cores."""

from __future__ import annotations

import numpy as np

import kassen
from kassen.cli.simulate import bot_games, summarize


def test_bots_play_the_same_games_on_one_process_and_on_two() -> None:
    game = kassen.game("nobunaga", players=3)
    one, two = (list(bot_games(game, 8, ["random"] * 3, 5, processes)) for processes in (1, 2))
    assert sorted(map(str, one)) == sorted(map(str, two))
    assert all(np.array_equal(sorted(tally.results[0, 3:]), np.unique(tally.results[0, 3:])) for tally in one)


def test_a_game_has_the_chance_that_its_number_says() -> None:
    game = kassen.game("nobunaga", players=2)
    played = list(bot_games(game, 3, ["random"] * 2, 5, 1))
    later = list(bot_games(game, 1, ["random"] * 2, 7, 1))
    assert str(played[2]) == str(later[0])
    assert summarize(game, ["random"] * 2, 5, 1, played, 1.0)["games"] == 3
