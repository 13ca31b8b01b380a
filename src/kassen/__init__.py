"""Kassen: four tabletop games of the Sengoku age, for players, researchers and designers.

This is the API for using games; to write one, see `kassen.author`. Bind a game to a number of players and options, start it, and
play it decision by decision:

>>> import kassen
>>> kassen.games()
['gunkimono', 'moegahara', 'nobunaga', 'provinces']
>>> game = kassen.game("nobunaga", players=3)
>>> state = game.start(seed=7)
>>> while not state.over:
...     _ = state.play(state.moves()[0])
>>> len(state.scores)
3

A log is the whole game; replaying it gives the same state anywhere:

>>> kassen.replay(kassen.Log.from_json(state.log.to_json())) == state
True

Bots see exactly what a person in their seat would see:

>>> bot = kassen.bots.make_bot("random", seed=1)
>>> state = game.start(seed=7)
>>> bot.choose(kassen.bots.Knowledge(state)) in state.legal()
True

`game.batch(4096)` steps thousands of games at once; `kassen.arena.compete` plays bots against each other (with kassen[research]).
"""

from importlib import import_module
from typing import Any

from kassen import games
from kassen.core import Batch, Event, Game, IllegalMove, Log, Move, State, game, replay

__version__ = "0.1.0"
__all__ = ["Batch", "Event", "Game", "IllegalMove", "Log", "Move", "State", "game", "games", "replay"]

ROOMS = ("arena", "author", "bots", "conformance", "envs")  # imported on first use, because they are slow to load


def __getattr__(name: str) -> Any:
    if name in ROOMS:
        return import_module(f"kassen.{name}")
    raise AttributeError(f"module 'kassen' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *ROOMS])
