"""A kernel does what the machine code does, bit for bit: whole games, looks ahead and trees, in every game with every option."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from typing import Any

import numpy as np
import pytest

from kassen.bots import Knowledge
from kassen.bots.one_ply import OnePly
from kassen.bots.tree import NONE, NOTHING, Tree
from kassen.core import Game
from kassen.core.registry import rules
from kassen.kernel.build import SECTION, kernel
from kassen.kernel.fingerprint import fingerprint
from tests.bots.games import some_states
from tests.kernel.instance import BY_DAY, Instance
from tests.nightly import at_night, by_day
from tests.playthroughs.write import variants

VARIANTS = by_day(
    [pytest.param(game, id=name, marks=pytest.mark.xdist_group(game.id)) for name, game in variants().items()], BY_DAY
)
IDS = by_day(
    [pytest.param(id, marks=pytest.mark.xdist_group(id)) for id in sorted({game.id for game in variants().values()})], BY_DAY
)
PLAYED = 25
GUESSES = 3
SIMULATIONS = 300
ROOM = 250  # less than there are simulations: a tree that is full goes on, too


def grow(instance: Instance, tree: Tree, guess: Any, seat: int, seed: int, sims: int, won: Any = NOTHING) -> None:
    """As `Tree.grow`, in a kernel."""
    room = (tree.head, tree.nodes, tree.edges, tree.path, tree.marks, tree.ids, tree.weights, tree.values)
    instance.call("grow", guess, tree.work, seat, seat, seed, sims, tree.horizon, tree.team, *room, won)


def fields(record: Any) -> dict[str, Any]:
    return {name: record[name].tolist() for name in record.dtype.names}


@pytest.mark.parametrize("game", VARIANTS)
def test_whole_games_end_alike(game: Game) -> None:
    """Without a tree: every decision by the game's own quick play, to the end."""
    instance = Instance(game.id)
    for state in (game.start(2), *some_states(game, seed=2, count=2)):
        known, told = Knowledge(state), []
        for play in (Tree.grow, partial(grow, instance)):
            tree, won = Tree(game, 1), np.zeros((PLAYED, game.players))
            tree.begin()
            tree.horizon = NONE
            play(tree, known.guess(7).pack(), known.seat, 2**63 + 7, PLAYED, won=won)
            told.append((fields(tree.work), won.tobytes(), tree.values.tobytes(), tree.head.tobytes()))
        assert told[0] == told[1]


@pytest.mark.parametrize("game", VARIANTS)
def test_looking_one_decision_ahead_sees_the_same(game: Game) -> None:
    instance, native = Instance(game.id), OnePly(game)
    for state in some_states(game, seed=3, count=6):
        known = Knowledge(state)
        guess, ids, found = known.guess(5).pack(), np.array(known.legal, np.int32), np.zeros((2, len(known.legal)))
        work = game.packed.copy()
        given = (guess, work, known.seat, 2**63 + 5, GUESSES, ids, native.team, native.values.copy(), found)
        instance.call("look_ahead", *given)
        assert tuple(found.tolist()) == native.ahead(guess, known.seat, 2**63 + 5, known.legal, GUESSES)
        assert fields(work) == fields(native.work)


@pytest.mark.parametrize("game", VARIANTS)
def test_trees_grow_alike(game: Game) -> None:
    instance = Instance(game.id)
    for state in some_states(game, seed=4, count=2):
        known = Knowledge(state)
        native, other = Tree(game, ROOM), Tree(game, ROOM)
        for tree in (native, other):  # what nobody has written yet is the same rubbish in both
            tree.nodes.view(np.uint8)[:] = tree.edges.view(np.uint8)[:] = 0
        native.clear()
        instance.call("clear", other.head, other.nodes)
        guess = known.guess(9).pack()
        native.grow(guess, known.seat, 11, SIMULATIONS)
        grow(instance, other, guess, known.seat, 11, SIMULATIONS)
        assert native.head.tobytes() == other.head.tobytes()
        assert native.nodes.tobytes() == other.nodes.tobytes()
        assert native.edges.tobytes() == other.edges.tobytes()
        ids, visits, totals = np.zeros(game.move_count, np.int32), np.zeros(game.move_count, np.int32), np.zeros(game.move_count)
        n = instance.call("harvest", other.head, other.nodes, other.edges, ids, visits, totals)
        harvest = dict(zip(ids[:n].tolist(), zip(visits[:n].tolist(), totals[:n].tolist(), strict=True), strict=True))
        assert harvest == native.options()


@pytest.mark.parametrize("id", IDS)
def test_a_kernel_names_its_sources_and_stands_alone(id: str) -> None:
    instance, path = Instance(id), kernel(rules(id))
    mark = fingerprint(rules(id))
    assert path.read_bytes().endswith(SECTION + mark.encode())
    assert path.stem == f"{id}-{mark}"
    assert instance.exports["memory"]


@at_night
@pytest.mark.xdist_group("nobunaga")
def test_the_same_sources_make_the_same_bytes(tmp_path) -> None:
    again = tmp_path / "again.wasm"
    subprocess.run([sys.executable, "-m", "kassen.kernel", "nobunaga", "--out", str(again)], check=True)
    assert again.read_bytes() == kernel(rules("nobunaga")).read_bytes()
