"""What all environments do alike with what they are given: a word misspelt is met where an environment is made, not later."""

from __future__ import annotations

from inspect import signature
from typing import Any

import numpy as np

from kassen.core import Game, rules
from kassen.envs.reward import Reward


def whole(number: Any) -> Any:
    """NumPy's whole numbers are as good as Python's; what is no whole number stays, for somebody to refuse."""
    return int(number) if isinstance(number, np.integer) else number


def bind(env: type, game: str, players: int | None, options: dict[str, object]) -> Game:
    """The game of an environment. What is no option of it may be a setting misspelt, so both are named."""
    known = [option.name for option in rules(game).options]
    for name in options.keys() - known:
        own = [each for each in signature(env).parameters if each not in ("game", "options")]
        raise ValueError(
            f"{env.__name__} has no setting {name[:40]!r}; it has {', '.join(own)}, and for {game} {', '.join(known)}"
        )
    return Game(rules(game), whole(players), options)


def one_reward(game: Game, kind: str, zero_sum: bool) -> Reward:
    """The reward of an environment that pays one number."""
    if not isinstance(kind, str):
        raise ValueError(
            f"reward: one kind here, not {str(kind)[:40]}; info['rewards'] has all of them at the end, and vectors pay several"
        )
    return Reward(game, kind, zero_sum)
