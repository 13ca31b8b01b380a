"""`kassen serve --processes N`: real processes, real sockets, kill -9 of one of them."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from sqlalchemy import select

from kassen.server.owners import Place, owner, part_of
from kassen.server.processes import table_in
from kassen.server.schema import TABLES
from kassen.server.sqlite import prepare
from kassen.server.sqlite_file import release
from kassen.server.store import make_store
from tests.nightly import at_night
from tests.server.conftest import Invite, Process
from tests.server.crowd import play_until
from tests.server.guests import PATIENCE_S, Guest, decide, play_out, seated
from tests.server.test_recovery import check_nothing_lost
from tests.server.test_store import entry

Run = Callable[..., Process]
pytestmark = [
    pytest.mark.skipif(not hasattr(socket, "send_fds") or os.uname().sysname != "Linux", reason="Linux only"),
    pytest.mark.xdist_group("processes"),
]


@pytest.fixture(scope="module")
def several(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Two processes, for all tests that leave them alive."""
    server = Process(f"sqlite:///{tmp_path_factory.mktemp('several') / 'kassen.db'}", "--no-limits", "--processes", "2")
    yield server
    server.stop()


def at_each(guest: Guest, **wish: Any) -> list[str]:
    """A table at each of two processes: whoever opens several in a row comes to each in turn."""
    tables: dict[int, str] = {}
    for _ in range(20):
        table = guest.open("nobunaga", **wish)
        tables.setdefault(part_of(table), table)
        if len(tables) == 2:
            break
    return [tables[part] for part in sorted(tables)]


def processes_of(server: Process) -> list[psutil.Process]:
    """What the process that loads everything once has forked."""
    (loaded,) = [child for child in psutil.Process(server.process.pid).children() if "forkserver" in " ".join(child.cmdline())]
    return loaded.children()


def owner_of(server: Process, table: str, database: Path) -> psutil.Process:
    """The process that has locked the part of the table."""
    lock = f"{database}-part{part_of(table)}.lock"
    (found,) = [child for child in processes_of(server) if lock in [each.path for each in child.open_files()]]
    return found


def come_back(guest: Guest, table: str) -> None:
    """As a browser does whose connection breaks: once more, until somebody is there."""
    for _ in range(1000):
        with suppress(httpx.TransportError):
            if guest.http.get(f"/api/tables/{table}").status_code != 503:
                return
    raise AssertionError("nobody came back")


# ── whose a table is ──


def test_the_id_says_whose_a_table_is_however_many_processes_there_are() -> None:
    for processes in range(2, 11):
        for number in range(processes):
            place = Place(number, processes)
            part = part_of(place.new_id())
            assert owner(part, processes) == number
            assert [fewer for fewer in range(1, processes) if not 0 <= owner(part, fewer) < fewer] == []
    assert part_of(Place().new_id()) == 0
    assert len({Place(1, 2).new_id() for _ in range(100)}) == 100


@pytest.mark.parametrize("strange", ["", "x", "a" * 16, "a" * 16 + "-1", "a" * 16 + "²", "a" * 16 + "٣", "a" * 16 + "9" * 300])
def test_an_id_that_names_no_process_is_somebodys_all_the_same(strange: str) -> None:
    assert 0 <= owner(part_of(strange), 3) < 3


@pytest.mark.parametrize(
    ("line", "table"),
    [
        (b"GET /api/tables/abc HTTP/1.1", "abc"),
        (b"GET /api/tables/abc/socket?since=3 HTTP/1.1", "abc"),
        (b"GET http://host:80/api/tables/abc?x=/api/tables/def HTTP/1.1", "abc"),
        (b"POST /api/%74ables/%61bc/do HTTP/1.1", "abc"),
        (b"DELETE /api/me/tables/abc HTTP/1.1", "abc"),
        (b"DELETE /api/me/tables HTTP/1.1", None),
        (b"POST /api/tables HTTP/1.1", None),
        (b"GET /t/abc HTTP/1.1", None),
        (b"GET", None),
        (b"", None),
        (b"\xff\xfe \xff /api/tables/x", None),
    ],
)
def test_the_first_line_of_a_request_names_the_table(line: bytes, table: str | None) -> None:
    assert table_in(line) == table


# ── several are as one ──


def test_tables_are_at_both_processes_and_everything_finds_them(several: Process, invite: Invite) -> None:
    aki, beni = invite("Aki", at=several), invite("Beni", at=several)
    tables = at_each(aki, players=2, listed=True)
    for table in tables:
        beni.do(table, "sit", seat=1)
        aki.do(table, "start")
        lines = [aki.follow(table), beni.follow(table)]
        assert [line.type("welcome")["you"]["seats"] for line in lines] == [[0], [1]]
        play_out([aki, beni], table)
        assert lines[1].until(lambda m: m.get("table", {}).get("status") == "over")
        assert aki.get(f"/api/tables/{table}/file")["table"] == table
        assert aki.get(f"/api/tables/{table}/replay", ply=1)["scene"]
    for guest in (aki, beni):
        assert {card["id"] for card in guest.get("/api/lobby")["mine"]} >= set(tables)
    fresh = at_each(aki, players=2, listed=True)
    for _ in range(4):  # each process in turn
        assert {card["id"] for card in invite(at=several).get("/api/lobby")["open"]} >= set(fresh)
    assert aki.http.delete(f"/api/me/tables/{tables[0]}").status_code == 204
    assert tables[0] not in {card["id"] for card in aki.get("/api/lobby")["mine"]}
    assert beni.http.delete("/api/me/tables").status_code == 204
    assert not {card["id"] for card in beni.get("/api/lobby")["mine"]} & set(tables)


def test_a_table_asked_for_in_a_roundabout_way_comes_to_its_process(several: Process, invite: Invite) -> None:
    aki = invite("Aki", at=several)
    for table in at_each(aki, players=2):
        coded = "".join(f"%{ord(letter):02x}" for letter in table)
        assert aki.get(f"/api/tables/{coded}")["table"]["id"] == table
    for nowhere in ("x", "a" * 16 + "7", "a" * 16 + "999999"):
        assert aki.http.get(f"/api/tables/{nowhere}").status_code == 404


def test_one_connection_is_not_two_requests(several: Process, invite: Invite) -> None:
    aki = invite("Aki", at=several)
    first, second = at_each(aki, players=2)
    with socket.create_connection(("127.0.0.1", int(several.url.rpartition(":")[2])), PATIENCE_S) as line:
        line.sendall(b"".join(f"GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\n\r\n".encode() for table in (first, second)))
        answer = b"".join(iter(lambda: line.recv(65_536), b""))
    assert answer.count(b"HTTP/1.1 200") == 1
    assert b"connection: close" in answer.lower()


def test_a_new_name_and_being_forgotten_are_known_at_both(several: Process, invite: Invite) -> None:
    aki = invite("Aki", at=several)
    for _ in range(2):  # both know the name
        aki.get("/api/me")
    aki.http.patch("/api/me", json={"name": "Akiko"}).raise_for_status()
    while {aki.get("/api/me")["name"] for _ in range(2)} != {"Akiko"}:
        pass  # the word is on its way
    lines = [aki.follow(table) for table in at_each(aki, players=2)]
    for line in lines:
        line.type("welcome")
    assert aki.http.delete("/api/me").status_code == 204
    for line in lines:
        with pytest.raises(Exception, match="4401"):
            line.until(lambda message: False)


def test_your_turn_is_told_wherever_the_feed_is(several: Process, invite: Invite) -> None:
    aki, beni = invite("Aki", at=several), invite("Beni", at=several)
    tables = at_each(aki, players=2)
    for table in tables:
        beni.do(table, "sit", seat=1)
    with beni.http.stream("GET", "/api/feed") as feed:
        lines = map(json.loads, feed.iter_lines())
        told: set[str] = set()
        dice = random.Random(1)
        for table in tables:
            aki.do(table, "start")
            while (seen := aki.look(table))["table"]["seat"] == 0:
                decide(aki, table, seen["scene"], dice)
        while told != set(tables):
            message = next(lines)
            if message["type"] == "turn":
                told.add(message["table"])
        for table in tables:
            play_out([aki, beni], table)
        while told:
            message = next(lines)
            if message["type"] == "over":
                told.discard(message["table"])


def test_health_and_metrics_are_of_all(several: Process, invite: Invite) -> None:
    aki = invite("Aki", at=several)
    at_each(aki, players=2)
    for _ in range(2):
        assert aki.get("/health")["processes"] == 2
        counted = aki.http.get("/metrics").text
        for number in range(2):
            assert f'kassen_entries_total{{process="{number}",what="sat"}}' in counted
            assert f'kassen_batch_seconds_bucket{{le="0.001",process="{number}"}}' in counted


# ── abuse ──


@at_night
def test_half_a_request_and_none_at_all_keep_nobody_waiting(several: Process, invite: Invite) -> None:
    port = int(several.url.rpartition(":")[2])
    aki = invite("Aki", at=several)
    table = aki.open("nobunaga", players=2)
    begun = [b"", b"G", b"GET /api/tables/", f"GET /api/tables/{table}".encode()]
    idle = [socket.create_connection(("127.0.0.1", port), PATIENCE_S) for _ in range(200)]
    for number, line in enumerate(idle):
        line.sendall(begun[number % len(begun)])
    parent = psutil.Process(several.process.pid)
    before = parent.cpu_times().user
    assert aki.look(table)["table"]["id"] == table
    for line in idle[3::8]:  # the other half
        line.sendall(b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    for line in idle[3::8]:
        assert line.recv(65_536).startswith(b"HTTP/1.1 200")
    late = idle[1]
    assert late.recv(65_536).startswith(b"HTTP/1.1 408")  # after 8 seconds, in which the parent was not kept busy
    assert parent.cpu_times().user - before < 4
    for line in idle:
        line.close()


def test_a_head_without_an_end_is_refused(several: Process) -> None:
    port = int(several.url.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), PATIENCE_S) as line:
        line.sendall(b"GET /" + b"a" * 70_000)
        assert b" 431 " in line.recv(65_536).split(b"\r\n")[0]


@at_night
def test_limits_hold_across_processes(run: Run, invite: Invite) -> None:
    server = run("--processes", "2")
    with httpx.Client(base_url=server.url, verify=False, timeout=PATIENCE_S) as client:
        made = []
        for _ in range(60):
            client.cookies.clear()  # somebody new each time
            made.append(client.post("/api/me", json={}).status_code)
    assert 20 <= made.count(200) < 40, "two that know nothing of each other let 40 in"
    assert made[-1] == 429


@at_night
def test_connections_of_one_address_are_counted_over_all_processes(run: Run) -> None:
    server = run("--processes", "2")
    port = int(server.url.rpartition(":")[2])
    feeds, refused = [], 0
    for _ in range(640):
        line = socket.create_connection(("127.0.0.1", port), PATIENCE_S)
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 5\r\n")  # not its end
        feeds.append(line)
    for line in feeds[600:]:
        refused += line.recv(65_536).startswith(b"HTTP/1.1 429")
    assert refused == 40
    for line in feeds:
        line.close()
    with httpx.Client(base_url=server.url, verify=False, timeout=PATIENCE_S) as client:
        while (answer := client.get("/health")).status_code == 429:  # until the parent has heard that they are gone
            pass
    assert answer.status_code == 200


# ── death ──


def test_kill_9_of_one_process_loses_nothing_and_its_tables_come_back(run: Run, invite: Invite, tmp_path: Path) -> None:
    server = run("--no-limits", "--processes", "2")
    aki = invite("Aki", at=server)
    tables = [aki.open("nobunaga", seats=["me", "me", "random"][: 2 + number % 3 // 2], start=True) for number in range(30)]
    lost = [table for table in tables if part_of(table) == 1]
    assert 0 < len(lost) < len(tables)
    victim = owner_of(server, lost[0], tmp_path / "kassen.db")
    others = [process for process in processes_of(server) if process.pid != victim.pid]
    seen = play_until(server.url, aki, lost, 300, lambda: victim.send_signal(signal.SIGKILL))
    for each in seen:
        come_back(aki, each.table)
        check_nothing_lost(aki, each)
    assert [process for process in processes_of(server) if process.pid == others[0].pid], "the other lives on"
    assert play_out([aki], lost[0])["table"]["status"] == "over"
    assert play_out([aki], next(table for table in tables if table not in lost))["table"]["status"] == "over"
    assert aki.get("/health")["processes"] == 2


@at_night
def test_a_clock_and_bots_go_on_at_a_process_that_was_killed(run: Run, invite: Invite, tmp_path: Path) -> None:
    server = run("--no-limits", "--processes", "2")
    aki = invite("Aki", at=server)
    table = at_each(aki, seats=["me", "random", "random"], start=True)[1]
    owner_of(server, table, tmp_path / "kassen.db").kill()
    come_back(aki, table)
    line, dice = aki.follow(table), random.Random(1)
    scene = line.type("welcome")["scene"]
    while not scene["view"]["over"]:
        if scene["view"].get("moves"):
            line.send("decide", turn=scene["turn"], id=dice.choice(scene["view"]["moves"])["id"])
        scene = line.news("decided")["scene"]


@at_night
def test_children_do_not_outlive_their_parent(run: Run, invite: Invite) -> None:
    server = run("--no-limits", "--processes", "2")
    assert invite("Aki", at=server).get("/health")["ok"]
    children = processes_of(server)
    server.kill()
    _, alive = psutil.wait_procs(children, timeout=PATIENCE_S)
    assert not alive
    assert run("--no-limits", "--processes", "2").url, "and leave the database to whoever comes next"


@at_night
def test_what_was_accepted_is_finished_when_all_are_asked_to_stop(run: Run, invite: Invite) -> None:
    server = run("--no-limits", "--processes", "2")
    aki = invite("Aki", at=server)
    tables = [aki.open("nobunaga", seats=["me", "me"], start=True) for _ in range(20)]
    seen = play_until(server.url, aki, tables, 200, server.process.terminate)
    assert server.stop() == "", "a stop in order leaves no complaint in the log"
    assert server.process.returncode == 0
    aki.move_to(run("--no-limits").url)  # and one alone finds all of it
    for each in seen:
        check_nothing_lost(aki, each)


# ── another number of processes ──


@at_night
def test_nothing_is_hidden_when_the_number_of_processes_changes(run: Run, invite: Invite) -> None:
    aki: Guest | None = None
    tables: list[str] = []
    for processes in ("1", "3", "2", "1", "4"):
        server = run("--no-limits", "--processes", processes)
        if aki is None:
            aki = invite("Aki", at=server)
        aki.move_to(server.url)
        assert {card["id"] for card in aki.get("/api/lobby")["mine"]} == set(tables)
        for table in tables:
            play_out([aki], table, most=2)
        tables += [aki.open("nobunaga", seats=["me", "me"], start=True) for _ in range(4)]
        server.stop()
    assert {part_of(table) for table in tables} == {0, 1, 2, 3, 4}


def test_every_part_is_somebodys_and_everybody_reads_all_of_them(tmp_path: Path) -> None:
    """The same without servers: a table in each part, kept by exactly one of however many processes there are."""
    path = tmp_path / "kassen.db"
    locks: list[int] = []
    prepare(path, 3, locks)
    release(locks)
    tables = ["a" * 16, *(Place(number, 3).new_id() for number in range(3))]

    async def append(place: Place, table: str, number: int) -> bool:
        store = make_store(f"sqlite:///{path}", 1, place)
        await store.open()
        try:
            assert await store.append(entry(table, number))
            everything = {row.id for row in await store.read(select(TABLES.c.id))}
            mine = {row.id for row in await store.read(select(TABLES.c.id).where(store.own(TABLES.c.id)))}
            assert mine == {each for each in everything if store.serves(each)}
            return everything == set(tables)
        finally:
            await store.close()

    for number, processes in enumerate((3, 2, 1, 3)):
        for table in tables:
            (keeper,) = [Place(each, processes) for each in range(processes) if Place(each, processes).keeps(part_of(table))]
            whole = asyncio.run(append(keeper, table, number))
        assert whole


@at_night
def test_a_part_that_is_missing_is_missed(run: Run, tmp_path: Path) -> None:
    first = run("--processes", "3")
    assert first.url
    first.stop()
    (tmp_path / "kassen.db-part2").rename(tmp_path / "elsewhere")
    for processes in ("1", "2", "3"):
        again = run("--processes", processes)
        _, said = again.process.communicate(timeout=PATIENCE_S)
        assert again.process.returncode != 0
        assert "kassen.db-part2 is missing" in said
    (tmp_path / "elsewhere").rename(tmp_path / "kassen.db-part2")
    assert run("--processes", "2").url


@at_night
def test_a_second_server_is_refused_whatever_its_number_of_processes(run: Run) -> None:
    assert run("--processes", "2").url
    for processes in ("1", "3"):
        second = run("--processes", processes)
        _, said = second.process.communicate(timeout=PATIENCE_S)
        assert second.process.returncode != 0
        assert "another server uses" in said


@at_night
def test_parts_are_as_private_as_the_file(run: Run, tmp_path: Path) -> None:
    assert run("--processes", "2").url
    for path in tmp_path.glob("kassen.db*"):
        assert path.stat().st_mode & 0o077 == 0, path


def test_more_processes_than_sqlite_reads_together_are_refused(run: Run, tmp_path: Path) -> None:
    server = run("--processes", "11")
    _, said = server.process.communicate(timeout=PATIENCE_S)
    assert server.process.returncode != 0
    assert "at most 10" in said
    with sqlite3.connect(tmp_path / "kassen.db") as database:
        assert database.execute("PRAGMA user_version").fetchone() == (0,)


@at_night
def test_with_postgresql_the_same_processes_serve(run: Run, fresh_postgres: str, invite: Invite) -> None:
    server = run("--no-limits", "--processes", "2", database=fresh_postgres)
    aki, beni = invite("Aki", at=server), invite("Beni", at=server)
    tables = [seated([aki, beni], "nobunaga") for _ in range(3)]
    assert {part_of(table) for table in tables} == {1, 2}
    for table in tables:
        assert play_out([aki, beni], table)["table"]["status"] == "over"
    processes_of(server)[0].kill()
    for table in tables:
        come_back(aki, table)
        assert aki.look(table)["table"]["status"] == "over"
