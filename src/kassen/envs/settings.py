"""How all environments check their settings: a misspelled name fails where the environment is made, not later."""

from __future__ import annotations

from inspect import signature
from typing import Any

import numpy as np

from kassen.core import Game, rules
from kassen.envs.reward import Reward


def whole(number: Any) -> Any:
    """Turn NumPy integers into Python's. Anything else is returned as it is, for the caller to reject."""
    return int(number) if isinstance(number, np.integer) else number


def bind(env: type, game: str, players: int | None, options: dict[str, object]) -> Game:
    """The environment's game. An unknown name may be a misspelled setting or option, so the error lists both."""
    known = [option.name for option in rules(game).options]
    for name in options.keys() - known:
        own = [each for each in signature(env).parameters if each not in ("game", "options")]
        raise ValueError(
            f"{env.__name__} has no setting {name[:40]!r}; settings: {', '.join(own)}; options of {game}: {', '.join(known)}"
        )
    return Game(rules(game), whole(players), options)


def one_reward(game: Game, kind: str, zero_sum: bool) -> Reward:
    """The reward of an environment that pays a single number."""
    if not isinstance(kind, str):
        raise ValueError(
            f"reward: one kind here, not {str(kind)[:40]}; info['rewards'] has every kind at the end, and vectors pay several"
        )
    return Reward(game, kind, zero_sum)
