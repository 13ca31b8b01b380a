"""What a state is worth to its seats, in plain Python; compiled.worth is the same for compiled bots."""

from __future__ import annotations

from typing import Any

import numpy as np

from kassen.core import Game, State, reward


def teams_of(game: Game) -> np.ndarray[Any, np.dtype[np.int8]]:
    """The team of every seat; where there are none, everybody is his own."""
    teams = game.rules.teams
    return np.array(teams(game.players) if teams else range(game.players), np.int8)


def value_of(state: State) -> list[float]:
    """The reward at the end; before, the game's evaluation or, without one, the reward as things stand."""
    game = state.game
    out = [0.0] * game.players
    if game.rules.advice.evaluate and not state.over:
        game.rules.advice.evaluate(state._s, out)
    else:
        result = state.result()
        reward(result["scores"] + result["ranks"], teams_of(game), game.players, out)
    return out
