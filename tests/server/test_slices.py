"""Long work is done in slices, and the event loop has its turn between any two: nobody waits for who asks for a long story."""

from __future__ import annotations

import asyncio
import itertools
import random

import pytest

from kassen.core import Game, rules
from kassen.server import entries as e
from kassen.server.entries import TimeControl
from kassen.server.files import TableFile
from kassen.server.metrics import REGISTRY
from kassen.server.slices import MOST_STEPS, Slicer, Steps
from kassen.server.table import MARK_EVERY, Table
from tests.server.conftest import Invite, Running

SEED = 2  # of a game of two that takes some eight hundred decisions


def slices() -> float:
    return REGISTRY.get_sample_value("kassen_slices_total") or 0.0


@pytest.fixture(scope="module")
def long_game() -> TableFile:
    state, dice = Game(rules("moegahara"), 2).start(SEED), random.Random(SEED)
    while not state.over:
        state.play(dice.choice(state.legal()))
    assert state.ply > 5 * MARK_EVERY
    log = state.log
    return TableFile(game=log.game, players=log.players, options=log.options, seed=log.seed, decisions=log.decisions)


def test_a_long_game_is_loaded_told_and_downloaded_in_slices(shared: Running, invite: Invite, long_game: TableFile) -> None:
    aki, least = invite("Aki"), len(long_game.decisions) / MOST_STEPS
    before = slices()
    table = aki.http.post("/api/files", content=long_game.to_json()).json()["id"]
    assert slices() - before >= 2 * least, "verified, then put on a table"
    for path in (f"/api/tables/{table}?lang=fr", f"/api/tables/{table}/file"):
        shared.forget_all()
        before = slices()
        assert aki.http.get(path).status_code == 200
        assert slices() - before >= 2 * least, "read from the journal, then told"
    before = slices()
    line = aki.follow(table, lang="ja")
    assert len(line.type("story")["news"]) > 1
    line.type("welcome")
    assert slices() - before >= least
    before = slices()
    aki.http.get(f"/api/tables/{table}/file")
    assert slices() == before, "a file is made once"


def test_between_two_slices_everybody_else_has_a_turn_however_many_ask() -> None:
    steps, others = 10 * MOST_STEPS, 5

    def count() -> Steps[int]:
        for _ in range(steps):
            done.append(1)
            yield
        return steps

    done: list[int] = []

    async def story() -> list[int]:
        slicer, seen = Slicer(), [0]
        asked = asyncio.gather(*(slicer.run(count()) for _ in range(others)))
        while not asked.done():
            await asyncio.sleep(0)
            seen.append(len(done))
        assert await asked == [steps] * others
        return seen

    seen = asyncio.run(story())
    assert max(after - before for before, after in itertools.pairwise(seen)) <= MOST_STEPS


def test_any_earlier_moment_is_as_it_was_and_few_decisions_away(long_game: TableFile) -> None:
    opened = e.Opened(
        at=1, host="h", game=long_game.game, players=2, options=dict(long_game.options), seed=long_game.seed, clock=TimeControl(),
        listed=False, chat=False, cover="random", grace_s=60, decisions=long_game.decisions,
    )  # fmt: skip
    table = Table.read("t", [opened])
    state = Game(rules(long_game.game), 2, long_game.options).start(long_game.seed)
    for ply, decision in enumerate(long_game.decisions):
        if ply % 37 == 0 or ply % MARK_EVERY in (0, 63):
            assert table.at(ply).position() == state.position()
        state.play(decision)
    assert len(table._marks) == len(long_game.decisions) // MARK_EVERY
