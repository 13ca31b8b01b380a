"""Stopped, killed, asked again: nothing is lost, nothing is doubled, nothing is mixed."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import kassen
from kassen.arena.journal import Journal
from kassen.arena.match import Played, play
from kassen.arena.plan import make_plan, own_source
from kassen.arena.results import write
from kassen.arena.tournament import hold
from tests.arena.command import read_until, run, start

CALL = ("arena", "nobunaga", "--players", "2", "--bots", "random", "--games", "600", "--seed", "9")


def rows(path: Path) -> list[dict[str, object]]:
    """All but the time it took."""
    return pq.read_table(path).drop_columns(["seconds"]).to_pylist()


def stop_midway(out: Path, how: int) -> tuple[int, str]:
    """Send a signal after a tenth of the games. The reading ends when the last process that could write has gone."""
    process = start(*CALL, "--out", str(out))
    try:
        read_until(process, "of 600 games")
        process.send_signal(how)
        _, errors = process.communicate(timeout=60)
    finally:
        process.kill()
    return process.returncode, errors


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_the_same_command_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str], how: int) -> None:
    out = tmp_path / "out.parquet"
    code, errors = stop_midway(out, how)
    assert not out.exists()
    assert "Traceback" not in errors
    assert code == (-signal.SIGKILL if how == signal.SIGKILL else 130)
    _, again = run(capsys, *CALL, "--out", str(out))
    already = next(line for line in again.splitlines() if "already played" in line)
    assert 60 <= int(already.split()[0].replace(",", "")) < 600
    assert rows(out) == played_at_once(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["once.parquet", "out.parquet"]


def played_at_once(folder: Path) -> list[dict[str, object]]:
    game = kassen.game("nobunaga", players=2)
    plan = make_plan(game, ["random"], seed=9, games=600)
    write(folder / "once.parquet", plan, [play(game, fixture) for fixture in plan.fixtures()], 0.0)
    return rows(folder / "once.parquet")


def test_a_finished_arena_is_read_and_another_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ("arena", "nobunaga", "--players", "2", "--bots", "random", "--games", "4", "--out", str(tmp_path / "out.parquet"))
    first, second = (run(capsys, *call, "--seed", "1", "--json") for _ in range(2))
    assert json.loads(first[0]) == json.loads(second[0])
    assert "4 of 4 games are already played" in second[1]
    assert "holds another arena's games, with seed 1 instead of 2" in run(capsys, *call, "--seed", "2", code=2)[1]


GAME = kassen.game("nobunaga", players=2)
PLAN = make_plan(GAME, ["random"], seed=1, games=6)


def test_a_changed_command_does_not_go_on_with_what_was_begun(tmp_path: Path) -> None:
    Journal(tmp_path / "out.journal", PLAN, Played).close()
    other = make_plan(kassen.game("nobunaga", players=3, strict=True), ["random"], seed=1, games=6)
    with pytest.raises(ValueError, match=r"players 2 instead of 3, options strict=False .* instead of strict=True"):
        Journal(tmp_path / "out.journal", other, Played)


def test_two_arenas_cannot_write_to_one_file(tmp_path: Path) -> None:
    first = Journal(tmp_path / "out.journal", PLAN, Played)
    with pytest.raises(ValueError, match="another arena is writing to it"):
        Journal(tmp_path / "out.journal", PLAN, Played)
    first.close()


def test_a_game_is_kept_once_and_in_order(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "out.journal", PLAN, Played)
    games = [play(GAME, fixture) for fixture in PLAN.fixtures()]
    for played in reversed(games):
        journal.add(played, 1.0)
    assert list(journal.games()) == games
    with pytest.raises(Exception, match="UNIQUE"):
        journal.add(games[0], 1.0)
    journal.close()


def test_killed_between_the_file_and_the_end_of_the_journal(tmp_path: Path) -> None:
    out = tmp_path / "out.parquet"

    def players(setting, fixtures):
        return (play(GAME, fixture) for fixture in fixtures)

    first = hold(PLAN, out, players, lambda done, games: None)
    Journal(tmp_path / "out.parquet.journal", PLAN, Played).close()
    again = hold(PLAN, out, players, lambda done, games: None)
    assert again.table.equals(first.table)
    assert [path.name for path in tmp_path.iterdir()] == ["out.parquet"]


def test_without_a_file_it_goes_on_all_the_same(own_state: Path) -> None:
    asked = []

    def three_then_stop(setting, fixtures):
        for fixture in fixtures:
            asked.append(fixture.number)
            if len(asked) == 4:
                raise KeyboardInterrupt
            yield play(GAME, fixture)

    with pytest.raises(KeyboardInterrupt):
        hold(PLAN, None, three_then_stop, lambda done, games: None)
    results = hold(PLAN, None, three_then_stop, lambda done, games: None)
    assert asked == [0, 1, 2, 3, 3, 4, 5]
    assert results.games == 6
    assert not list(own_state.rglob("*.journal"))


# ── a changed program ──

SOURCES = Path(kassen.__file__).parent

# Plays three of six games, and is stopped; asked again, it plays the others.
THREE_GAMES = """
import sys
from pathlib import Path
import kassen
from kassen.arena.match import play
from kassen.arena.plan import make_plan
from kassen.arena.tournament import hold

GAME = kassen.game("nobunaga", players=2)

def three(setting, fixtures):
    for number, fixture in enumerate(fixtures):
        if number == 3:
            raise SystemExit("stopped")
        yield play(GAME, fixture)

try:
    print(hold(make_plan(GAME, ["random"], seed=1, games=6), Path(sys.argv[1]), three, lambda done, games: None).games)
except ValueError as error:
    sys.exit(str(error))
"""


def sitting(copied: Path, out: Path) -> subprocess.CompletedProcess[str]:
    """With a copy of Kassen in place of the installed one."""
    environment = {**os.environ, "PYTHONPATH": str(copied)}
    call = [sys.executable, "-c", THREE_GAMES, str(out)]
    return subprocess.run(call, env=environment, cwd=copied, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("edited", ["games/nobunaga/rules.py", "games/nobunaga/data/houses.toml", "bots/search.py", None])
def test_a_changed_program_does_not_go_on_with_what_another_began(tmp_path: Path, edited: str | None) -> None:
    unneeded = shutil.ignore_patterns("__pycache__", "server", "static", "gunkimono", "moegahara", "provinces")
    shutil.copytree(SOURCES, tmp_path / "copy" / "kassen", ignore=unneeded)
    out = tmp_path / "out.parquet"
    assert sitting(tmp_path / "copy", out).stderr.strip() == "stopped"
    if edited:
        path = tmp_path / "copy" / "kassen" / edited
        path.write_text(path.read_text("utf-8") + "\n# another thought\n", "utf-8")
    again = sitting(tmp_path / "copy", out)
    if edited:
        assert "played with another version of this program" in again.stderr
        assert not out.exists()
    else:
        assert (again.stdout.strip(), again.stderr) == ("6", "")


def test_another_compiler_is_another_program(monkeypatch: pytest.MonkeyPatch) -> None:
    before = own_source.__wrapped__("kassen.games.nobunaga")
    monkeypatch.setattr(
        "kassen.arena.plan.version", lambda library: f"{version(library)}.1" if library == "numba" else version(library)
    )
    assert own_source.__wrapped__("kassen.games.nobunaga") != before


def test_games_are_different_programs() -> None:
    assert own_source("kassen.games.nobunaga") == own_source("kassen.games.nobunaga") != own_source("kassen.core")
