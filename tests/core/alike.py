"""Whole games told by one number each, which says of every position on the way what it was: however the rules are read, plain,
compiled, or compiled in another way, the numbers must be the same.

    python -m tests.core.alike GAME     the numbers of compiled rules whose inlining is left to the compiler, as JSON
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from kassen import conformance
from kassen.core import Game

Array = np.ndarray[Any, Any]

GAMES = 256  # with every number of players and all options


def choices(size: int) -> Iterator[Array]:
    """Where in its list of legal decisions each of the games decides, from 0 to 1; for ever."""
    dice = np.random.default_rng(1)
    while True:
        yield dice.random(size)


def words_of(records: Array) -> Array:
    """The bytes of each record, eight at a time; what lies between its fields is anything, and left out."""
    fields = np.zeros(records.itemsize, np.uint8)
    for kind, place, *_ in (records.dtype.fields or {}).values():
        fields[place : place + kind.itemsize] = 255
    words: Array = records.view(np.uint64).reshape(len(records), -1) & fields.view(np.uint64)
    return words


def add(told: Array, words: Array) -> Array:
    """One position more in each game: a number of all its bytes, and of what was told before."""
    factors = np.arange(1, 2 * words.shape[1], 2, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    sums: Array = (words ^ (words >> np.uint64(29))) @ factors
    return told * np.uint64(0xBF58476D1CE4E5B9) + sums


def compiled(game: Game) -> list[int]:
    """GAMES games side by side, the number of each as its seed."""
    batch, told, playing = game.batch(GAMES), np.zeros(GAMES, np.uint64), np.arange(GAMES)
    batch.start(range(GAMES))
    dice = choices(GAMES)
    while len(playing):
        told[playing] = add(told[playing], words_of(batch.records)[playing])
        playing = playing[batch.counts[playing] > 0]
        batch.step(batch.legal[np.arange(GAMES), (next(dice) * batch.counts).astype(np.int32)])
    return [int(each) for each in told]


def plain(game: Game, seed: int) -> int:
    """One of these games by plain Python."""
    state, dice, told = game.start(seed), choices(GAMES), np.zeros(1, np.uint64)
    while not state.over:
        told = add(told, words_of(state.pack()))
        state.play(state.legal()[int(next(dice)[seed] * len(state.legal()))])
    return int(add(told, words_of(state.pack()))[0])


def main(id: str) -> None:
    from kassen.core.pipeline import RuleLowering

    RuleLowering.inlined = False
    print(json.dumps([compiled(game) for game in conformance.combinations(id)]))


if __name__ == "__main__":
    main(sys.argv[1])
