"""A kernel does what the machine code does, bit for bit: whole games, looks ahead and trees, in every game with every option."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from kassen.bots import Knowledge
from kassen.bots.one_ply import OnePly
from kassen.bots.tree import NOTHING, Tree
from kassen.core import Game
from kassen.core.batch import compiler
from kassen.core.registry import rules
from kassen.kernel.build import SECTION, kernel
from kassen.kernel.fingerprint import fingerprint
from tests.bots.games import some_states
from tests.kernel.instance import Instance
from tests.playthroughs.write import variants

VARIANTS = [pytest.param(game, id=name, marks=pytest.mark.xdist_group(game.id)) for name, game in variants().items()]
IDS = [pytest.param(id, marks=pytest.mark.xdist_group(id)) for id in sorted({game.id for game in variants().values()})]
PLAYED = 25
GUESSES = 3
SIMULATIONS = 300
ROOM = 250  # less than there are simulations: a tree that is full goes on, too


@pytest.mark.parametrize("game", VARIANTS)
def test_random_games_end_alike(game: Game) -> None:
    seeds = np.arange(PLAYED, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    told = []
    for play in (compiler(game.rules).play_random, lambda *given: Instance(game.id).call("play_random", *given)):
        record, chooser, ids = game.packed.copy(), np.array([7], np.uint64), np.zeros(game.most_legal, np.int32)
        results, lengths = np.zeros((PLAYED, 2 * game.players)), np.zeros(PLAYED, np.int64)
        play(game.packed, record, seeds, chooser, ids, results, lengths)
        told.append(
            ({name: record[name].tolist() for name in record.dtype.names}, chooser.tobytes(), results.tobytes(), lengths.tolist())
        )
    assert told[0] == told[1]


@pytest.mark.parametrize("game", VARIANTS)
def test_looking_one_decision_ahead_sees_the_same(game: Game) -> None:
    instance, native = Instance(game.id), OnePly(game)
    for state in some_states(game, seed=3, count=3):
        known = Knowledge(state)
        guess, ids, totals = known.guess(5).pack(), np.array(known.legal, np.int32), np.zeros((2, len(known.legal)))
        given = (guess, game.packed.copy(), known.seat, 2**63 + 5, GUESSES, ids, native.team, native.values.copy(), totals)
        instance.call("look_ahead", *given)
        assert totals[0].tolist() == native.look(guess, known.seat, 2**63 + 5, known.legal, GUESSES)


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
        room = (other.head, other.nodes, other.edges, other.path, other.marks, other.ids, other.weights, other.values)
        instance.call(
            "grow", guess, other.work, known.seat, known.seat, 11, SIMULATIONS, other.horizon, other.team, *room, NOTHING
        )
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


@pytest.mark.xdist_group("nobunaga")
def test_the_same_sources_make_the_same_bytes(tmp_path) -> None:
    again = tmp_path / "again.wasm"
    subprocess.run([sys.executable, "-m", "kassen.kernel", "nobunaga", str(again)], check=True)
    assert again.read_bytes() == kernel(rules("nobunaga")).read_bytes()
