"""The games behind the APIs that researchers already use. Thin adapters: rules, observations and masks come from core.

Importing this package registers every game with Gymnasium (`gymnasium.make("kassen.envs:kassen/Nobunaga-v1", players=4)`, and
`make_vec`) and, if OpenSpiel is installed, with OpenSpiel (`pyspiel.load_game("kassen_nobunaga(players=3)")`). In
`pettingzoo` every seat is an agent; `vector` steps thousands of games at once. `pip install kassen[research]` installs what
they need.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

# Not `import gymnasium`: this package has a module of that name, and importing it would rebind the name here.
from gymnasium import register
from gymnasium.vector import VectorEnv

from kassen.core import all_rules

# One version for all environments. Any change a learner would notice (observations, actions, rewards) raises it; see
# tests/envs/trajectories.py. Version 1: an observation holds everything a view shows, as integers divided by the most each
# can be, categories as one-hot.
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
