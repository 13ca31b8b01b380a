"""Two faces: `kassen` for those who use games, `kassen.author` for those who write one."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import kassen
from kassen import author
from kassen.core import State
from kassen.core.registry import installed

ROOT = Path(__file__).parents[2]
HEAVY = ("numba", "scipy", "pyarrow", "concurrent.futures", "pettingzoo")


def midway(id: str) -> State:
    state = kassen.game(id).start(5)
    while state.ply < 9:
        state.play(state.legal()[state.ply % len(state.legal())])
    return state


def test_importing_kassen_loads_no_compiler_and_nothing_else_that_is_heavy() -> None:
    call = f"import sys, kassen; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", call], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_games_there_are_can_be_listed_before_and_after_one_is_loaded() -> None:
    kassen.game("nobunaga")
    assert kassen.games() == list(installed())


def test_every_room_is_found_by_its_name_and_no_other() -> None:
    assert kassen.bots.make_bot("random")
    assert {"arena", "author", "bots", "conformance", "envs"} <= set(dir(kassen))
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = kassen.chess


def test_a_log_alone_opens_its_game() -> None:
    state = midway("provinces")
    again = kassen.replay(kassen.Log.from_json(state.log.to_json()))
    assert (again, again.game, again.log) == (state, state.game, state.log)


@pytest.mark.parametrize("id", list(installed()))
def test_a_log_begins_where_its_game_began(id: str) -> None:
    state = midway(id)
    dealt, loaded = state.game.begin(state.log), state.game.begin(state.game.load(state.position(), 3).log)
    assert dealt == state.game.start(5)
    assert (loaded, loaded.seed, loaded.ply) == (state, 3, 0)


@pytest.mark.parametrize("id", list(installed()))
def test_a_move_is_found_by_its_id(id: str) -> None:
    state = midway(id)
    assert [state.move(move.id) for move in state.moves()] == state.moves()
    with pytest.raises(kassen.IllegalMove, match="may choose"):
        state.move(state.game.move_count)


@pytest.mark.parametrize("id", list(installed()))
def test_an_unpacked_record_goes_on_as_the_state_would(id: str) -> None:
    state = midway(id)
    twin = state.game.unpack(state.pack())
    assert twin == state
    while not state.over:
        decision = state.legal()[state.ply % len(state.legal())]
        assert [event.data.to_dict() for event in twin.play(decision)] == [event.data.to_dict() for event in state.play(decision)]
    assert twin.pack() == state.pack()
    with pytest.raises(ValueError, match="no log leads to it"):
        twin.undo()


@pytest.mark.slow
def test_a_game_of_a_batch_is_unpacked() -> None:
    batch = kassen.game("nobunaga", players=3).batch(2)
    batch.start([4, 5])
    assert batch.game.unpack(batch.records[1]) == batch.game.start(5)


def test_a_guess_cannot_be_undone() -> None:
    with pytest.raises(ValueError, match="no log leads to it"):
        midway("nobunaga").resample(0, 1).undo()


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_words_are_those_of_the_reader(language: str) -> None:
    state, names = midway("gunkimono"), ["Aki", "Ben"]
    words = state.words(language, names)
    assert words.prompt() == state.prompt(language, names)
    assert words.show(1) == state.show(1, language, names)
    assert words.moves() == [move.text(language, names) for move in state.listed()]
    assert words.events(0, 3) == [event.text(language, names) for event in state.seen_events(0, 3)]


def test_the_short_cuts_of_a_state_are_its_history() -> None:
    state = midway("nobunaga")
    assert (state.decisions, state.deciders, state.events) == (
        state.history.decisions,
        state.history.deciders,
        state.history.events,
    )
    assert state.undo_floor == state.history.undo_floor
    assert state.seen_events(1) == state.history.seen_events(1)


def test_an_observation_is_as_long_as_the_game_says() -> None:
    for id in installed():
        state = midway(id)
        assert state.observe(0).shape == np.zeros(state.game.observation.size).shape


# ── for authors ──


def imports_of(path: Path) -> set[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}


def test_a_game_of_another_package_needs_the_authors_face_alone() -> None:
    folder = ROOT / "examples" / "bluff" / "src" / "kassen_bluff"
    used = {name for path in folder.glob("*.py") for name in imports_of(path) if name.startswith("kassen.") or name == "kassen"}
    assert used == {"kassen.author"}


def test_the_authors_face_has_what_our_own_games_take_from_core() -> None:
    """Whatever the four games needed, the fifth may need."""
    taken = set()
    for path in (ROOT / "src" / "kassen" / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("kassen.core"):
                taken |= {alias.name for alias in node.names}
    missing = taken - set(author.__all__) - {"read", "installed"}  # read_position there; the registry is core's
    assert not missing
