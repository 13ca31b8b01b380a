"""Kassen: four tabletop games of the Sengoku age, for players, researchers and designers.

This is the face for those who use games (those who write one: `kassen.author`). A game is bound to players and options, started,
and played decision by decision:

>>> import kassen
>>> kassen.games()
['gunkimono', 'moegahara', 'nobunaga', 'provinces']
>>> game = kassen.game("nobunaga", players=3)
>>> state = game.start(seed=7)
>>> while not state.over:
...     _ = state.play(state.moves()[0])
>>> len(state.scores)
3

A log is the whole game, and opens it again anywhere:

>>> kassen.replay(kassen.Log.from_json(state.log.to_json())) == state
True

Bots see what a person in their seat would see, and nothing else:

>>> bot = kassen.bots.make_bot("random", seed=1)
>>> state = game.start(seed=7)
>>> bot.choose(kassen.bots.Knowledge(state)) in state.legal()
True

Thousands of games at once: `game.batch(4096)`. Bots against each other: `kassen.arena.compete` (needs kassen[research]).
"""

from importlib import import_module
from typing import Any

from kassen import games
from kassen.core import Batch, Event, Game, IllegalMove, Log, Move, State, game, replay

__version__ = "0.1.0"
__all__ = ["Batch", "Event", "Game", "IllegalMove", "Log", "Move", "State", "game", "games", "replay"]

ROOMS = ("arena", "author", "bots", "conformance", "envs")  # loaded when first named: they cost time


def __getattr__(name: str) -> Any:
    if name in ROOMS:
        return import_module(f"kassen.{name}")
    raise AttributeError(f"module 'kassen' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *ROOMS])
