"""The games through the APIs that researchers already use. Thin: rules, observations and masks come from core.

Importing this registers every game with Gymnasium (`gymnasium.make("kassen.envs:kassen/Nobunaga-v1", players=4)`, and `make_vec`)
and, where it is installed, with OpenSpiel (`pyspiel.load_game("kassen_nobunaga(players=3)")`). In `pettingzoo` every seat is an
agent, `vector` steps thousands of games at once. Install what they need with `pip install kassen[research]`.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

# By name: `gymnasium` is also a module of this package, and becomes a name here when somebody imports it.
from gymnasium import register
from gymnasium.vector import VectorEnv

from kassen.core import all_rules

# Of all environments. Whatever a learner would notice (observations, actions, rewards) raises it: tests/envs/trajectories.py.
# 1: observations are whole numbers divided by the most they can be, categories one-hot, everything a view shows among them.
VERSION = 1


def vector(game: str, num_envs: int, players: int | None = None, **settings: Any) -> VectorEnv[Any, Any, Any]:
    """Many games at once: see `kassen.envs.vector_env.KassenVectorEnv`."""
    from kassen.envs.vector_env import KassenVectorEnv

    return KassenVectorEnv(game, num_envs, players, **settings)


def _register() -> None:
    for rules in all_rules():
        register(
            f"kassen/{rules.id.capitalize()}-v{VERSION}",
            "kassen.envs.gymnasium:SeatEnv",
            vector_entry_point="kassen.envs.vector_env:KassenVectorEnv",
            kwargs={"game": rules.id},
        )
    if find_spec("pyspiel"):
        from kassen.envs import open_spiel

        open_spiel.register_all()


_register()
