"""Short games for tests that look back: the last decisions of one, from a position on."""

from __future__ import annotations

from kassen.core import Game, State, rules


def last_decisions(number: int) -> State:
    """Nobunaga for two, over; its log begins so many decisions before another game of the same deal ended."""
    game = Game(rules("nobunaga"), 2)
    whole = game.start(4)
    while not whole.over:
        whole.play(whole.legal()[0])
    state = game.load(game.start(4, whole.decisions[:-number]).position(), 4)
    while not state.over:
        state.play(state.legal()[-1])
    return state
