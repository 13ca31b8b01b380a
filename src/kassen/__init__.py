"""Kassen: four tabletop games of the Sengoku age, for players, researchers and designers.

>>> import kassen
>>> game = kassen.game("nobunaga", players=3)
>>> state = game.start(seed=7)
>>> while not state.over:
...     _ = state.play(state.moves()[0])
>>> len(state.scores)
3
"""

from kassen.core import Batch, Event, Game, IllegalMove, Log, Move, State, game

__version__ = "0.1.0"
__all__ = ["Batch", "Event", "Game", "IllegalMove", "Log", "Move", "State", "game"]
