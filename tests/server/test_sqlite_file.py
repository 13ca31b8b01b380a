"""The database's files: whose they are, what a start says when they cannot be used, and what happens while they cannot."""

from __future__ import annotations

import json
import os
import resource
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.nightly import by_day
from tests.server.conftest import Invite, Process
from tests.server.guests import PATIENCE_S

Run = Callable[..., Process]


def start(database: object, **how: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kassen.cli.main", "serve", "--port", "0", "--bots", "0", "--db", f"sqlite:///{database}"]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False, **how)


def one_sentence(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode != 0
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("kassen: the database ")
    return line


def test_nobody_else_on_the_machine_reads_the_database(run: Run, invite: Invite, tmp_path: Path) -> None:
    before = os.umask(0o022)  # what most systems give
    try:
        server = run(database=f"sqlite:///{tmp_path / 'new' / 'kassen.db'}")
        invite("Aki", at=server)
    finally:
        os.umask(before)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new").iterdir()}
    assert modes == dict.fromkeys(("kassen.db", "kassen.db-wal", "kassen.db-shm", "kassen.db.lock"), 0o600)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


def test_a_database_that_others_could_read_is_closed_to_them_but_not_a_folder_that_is_theirs(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kassen.db"
    path.touch(0o644)
    tmp_path.chmod(0o755)
    assert run().url
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


def test_a_start_where_nothing_can_be_written_says_so_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "--db" in one_sentence(start(tmp_path / "file" / "kassen.db"))

    def no_disk() -> None:  # the system refuses every byte
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    assert "--db" in one_sentence(start(tmp_path / "kassen.db", preexec_fn=no_disk))


@pytest.mark.parametrize("at", by_day([0, 4096], [4096]))
def test_a_start_on_a_damaged_file_says_so_in_one_sentence(run: Run, invite: Invite, tmp_path: Path, at: int) -> None:
    server = run()
    invite("Aki", at=server)
    server.stop()
    path = tmp_path / "kassen.db"
    whole = path.read_bytes()
    path.write_bytes(whole[:at] + b"\xa5" * 4096 + whole[at + 4096 :])
    assert "backup" in one_sentence(start(path))


def test_a_damaged_end_of_the_log_is_said_and_what_is_whole_is_there(run: Run, invite: Invite, tmp_path: Path) -> None:
    server = run()
    aki, _ = invite("Aki", at=server), invite("Beni", at=server)
    server.kill()
    log = tmp_path / "kassen.db-wal"
    whole = log.read_bytes()
    log.write_bytes(whole[:-100] + b"\xa5" * 100)
    again = run()
    aki.move_to(again.url)
    assert aki.get("/api/me")["name"] == "Aki"
    (said,) = [json.loads(line) for line in again.stop().splitlines()]
    assert "damaged or unfinished" in said["message"]


def test_a_server_that_was_killed_says_nothing_of_damage(run: Run, invite: Invite) -> None:
    server = run()
    invite("Aki", at=server)
    server.kill()
    again = run()
    assert again.url
    assert again.stop() == ""


def test_while_nothing_can_be_written_everything_that_writes_says_503_and_health_too(run: Run, invite: Invite) -> None:
    server = run("--no-limits")
    aki, nobody = invite("Aki", at=server), invite(at=server, known=False)
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))  # as a full disk does
    for guest, path in ((aki, "/api/tables"), (nobody, "/api/me"), (aki, "/api/me/link")):
        problem = guest.post(path, {"game": "nobunaga"} if path == "/api/tables" else {}, 503)
        assert problem["code"] == "unavailable"
    renamed = aki.http.patch("/api/me", json={"name": "Beni"})
    assert (renamed.status_code, aki.http.delete("/api/me").status_code) == (503, 503)
    assert nobody.get("/health", 503)["database"] == "cannot be written to"
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
    assert nobody.post("/api/me", {})["person"]
    assert until_healthy(nobody.http)
    assert "kassen_errors_total 0.0" in nobody.http.get("/metrics").text


def until_healthy(http: httpx.Client) -> bool:
    """An answer is believed for a second; after that the next one tells."""
    return any(http.get("/health").status_code == 200 for _ in range(100_000))


def test_health_writes_at_most_once_a_second_however_many_ask(run: Run, invite: Invite, tmp_path: Path) -> None:
    server = run("--no-limits")
    nobody = invite(at=server, known=False)
    for _ in range(300):
        nobody.get("/health")
    with sqlite3.connect(tmp_path / "kassen.db") as other:
        pages = other.execute("PRAGMA wal_checkpoint").fetchone()[1]
    other.close()
    assert pages < 100, "each time would be a page or more"
