"""Rows: what is in the file, the same on one core and on two."""

from __future__ import annotations

import json
import multiprocessing
from pathlib import Path

import msgspec
import pyarrow.parquet as pq
import pytest

import kassen
from kassen.arena.crew import GameFailed, play_on_cores
from kassen.arena.match import play
from kassen.arena.plan import Fixture, make_plan, setting_of
from kassen.arena.results import COLUMNS, gathered, read, write
from kassen.arena.summary import summarize
from tests.arena import tables

GAME = kassen.game("nobunaga", players=3, strict=True)
PLAN = make_plan(GAME, ["random"], seed=3, games=12)


def test_one_row_per_game_and_seat_with_everything_to_play_it_again(tmp_path: Path) -> None:
    games = [play(GAME, fixture) for fixture in PLAN.fixtures()]
    write(tmp_path / "out.parquet", PLAN, games, 1.5)
    table = pq.read_table(tmp_path / "out.parquet")
    assert table.schema.names == COLUMNS.names
    assert table.num_rows == 36
    rows = table.slice(3, 3).to_pylist()
    state = GAME.start(rows[0]["seed"])
    assert [(row["game"], row["players"], row["number"], row["seat"], row["team"]) for row in rows] == [
        ("nobunaga", 3, 1, seat, seat) for seat in range(3)
    ]
    assert json.loads(rows[0]["options"]) == state.game.options
    assert [row["score"] for row in rows] == list(games[1].scores)
    assert all(row["decisions"] > 0 and row["seconds"] >= 0 for row in rows)
    assert set(json.loads(rows[0]["facts"])) == {"house", "active"}
    assert json.loads(rows[0]["table_facts"])["nobunaga_first"] == (max(row["win_share"] for row in rows) == 0)
    assert not list(tmp_path.glob("*.part"))


def test_what_is_written_is_read(tmp_path: Path) -> None:
    write(tmp_path / "out.parquet", PLAN, [play(GAME, fixture) for fixture in PLAN.fixtures()], 1.5)
    results = read(tmp_path / "out.parquet")
    assert results.plan == PLAN
    assert results.head.seconds == 1.5
    assert results.names == ["random"]
    assert results.numbers("rank").shape == (12, 3)


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    def told(cores: int) -> list[tuple[object, ...]]:
        games = sorted(play_on_cores(PLAN.setting, PLAN.fixtures(), cores), key=lambda played: played.number)
        return [(one.number, one.seed, one.scores, one.ranks, one.decisions, one.facts, one.table_facts) for one in games]

    assert told(1) == told(2)


def test_a_worker_that_is_killed_loses_no_game_and_doubles_none() -> None:
    plan = make_plan(GAME, ["random"], seed=3, games=300)
    numbers = []
    for played in play_on_cores(plan.setting, plan.fixtures(), 2):
        if not numbers:
            multiprocessing.active_children()[0].kill()
        numbers.append(played.number)
    assert sorted(numbers) == list(range(300))


def test_a_game_that_cannot_be_played_is_named() -> None:
    impossible = Fixture(7, 1, ("nobody",) * 3, (1, 2, 3))
    with pytest.raises(GameFailed, match=r"game 7 .*\n.*(?s:.)*no bot “nobody”"):
        list(play_on_cores(setting_of(GAME), iter([impossible]), 1))


def test_leaving_the_games_early_ends_the_workers() -> None:
    games = play_on_cores(PLAN.setting, PLAN.fixtures(), 2)
    next(games)
    workers = multiprocessing.active_children()
    games.close()  # type: ignore[attr-defined]
    assert workers
    assert not any(worker.is_alive() for worker in workers)


def test_luck_is_taken_out_of_the_games_looked_back_on() -> None:
    """A coin decides all: without what it brought, every game is half a win."""
    lines = [(deal, ("a", "b"), (1, 2) if deal % 3 else (2, 1)) for deal in range(9)]
    plan = msgspec.structs.replace(tables.arena(lines).plan, analysed=6)
    games = []
    for number, line in enumerate(lines):
        one = tables.played(number, line, ())
        luck = tuple(share - 0.5 for share in one.win_shares)
        games.append(msgspec.structs.replace(one, losses=(0.1, 0.2), luck=luck) if number < 6 else one)
    found = summarize(gathered(plan, games, 1.0))["looked_back"]
    assert found["a"]["games"] == 6
    assert found["a"]["adjusted"] == {"mean": 0.5, "interval": [0.5, 0.5]}
    assert found["a"]["plain"]["mean"] == pytest.approx(4 / 6, abs=1e-4)
    assert found["b"]["loss"]["mean"] == pytest.approx(0.2 / 5)
    assert summarize(tables.arena(lines))["looked_back"] == {}
