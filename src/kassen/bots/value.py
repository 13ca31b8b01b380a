"""What a state is worth to its seats, in plain Python; compiled.worth is the same for compiled bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kassen.core import Game, State, reward


def teams_of(game: Game) -> list[int]:
    """The team of every seat; where there are none, everybody is their own."""
    teams = game.rules.teams
    return list(teams(game.players) if teams else range(game.players))


Evaluation = Callable[[Any, Any], None]  # as in Advice


def value_of(state: State, evaluate: Evaluation | None = None) -> list[float]:
    """The reward at the end; before, an evaluation (the game's own if no other is given) or, without one, the reward as things
    stand."""
    game = state.game
    out = [0.0] * game.players
    evaluate = evaluate or game.rules.advice.evaluate
    if evaluate and not state.over:
        evaluate(state._s, out)
    else:
        result = state.result()
        reward(result["scores"] + result["ranks"], teams_of(game), game.players, out)
    return out
