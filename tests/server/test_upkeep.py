"""Health, metrics, logs, migrations, feeds: what whoever runs it, or writes a bot, relies on."""

from __future__ import annotations

import gc
import json
import random
import sqlite3
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, insert, select

from kassen.server.migrate import config, newest, upgrade
from kassen.server.schema import KEYS, METADATA, PEOPLE
from tests.server.conftest import Invite, Process, Serve
from tests.server.guests import PATIENCE_S, decide, let_bots_finish, read, seated


def revisions() -> list[str]:
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        script = ScriptDirectory.from_config(config(connection))
    engine.dispose()
    return [revision.revision for revision in script.walk_revisions()]


@pytest.mark.parametrize("revision", revisions())
def test_a_database_of_any_version_is_brought_up_to_date_with_what_it_holds(tmp_path: Path, revision: str) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        upgrade(connection, revision)
        connection.execute(insert(PEOPLE).values(id="p", name="Aki", created=1))
        connection.execute(insert(KEYS).values(hash="h", person="p", created=1))
    with engine.begin() as connection:
        upgrade(connection)
        assert connection.execute(select(PEOPLE.c.name)).scalar() == "Aki"
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_what_is_made_at_once_is_what_comes_of_all_versions() -> None:
    made = []
    for ways in (["0001", None], [None]):
        engine = create_engine("sqlite://")
        with engine.begin() as connection:
            for way in ways:
                upgrade(connection, way)
            rows = connection.exec_driver_sql(
                "SELECT name, sql FROM sqlite_master UNION ALL SELECT 'v', version_num FROM alembic_version"
            )
            made.append({name: sql and " ".join(sql.split()) for name, sql in rows})
        engine.dispose()
    assert made[0] == made[1]
    assert {*METADATA.tables} < {*made[0]}


def test_where_nothing_is_to_be_brought_up_to_date_nothing_is_loaded_to_do_it(tmp_path: Path) -> None:
    assert newest() == revisions()[0]
    look = """
import sys
from sqlalchemy import create_engine
from kassen.server.migrate import upgrade
engine = create_engine(sys.argv[1])
with engine.begin() as connection:
    upgrade(connection)
engine.dispose()
print("alembic" in sys.modules)
"""
    command = [sys.executable, "-c", look, f"sqlite:///{tmp_path / 'new.db'}"]
    loaded = [subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() for _ in range(2)]
    assert loaded == ["False", "False"]


def test_a_server_brings_an_old_database_up_to_date(tmp_path: Path, serve: Serve, invite: Invite, database: str) -> None:
    engine = create_engine(database)
    with engine.begin() as connection:
        upgrade(connection, revisions()[-1])
    engine.dispose()
    aki = invite("Aki", at=serve())
    assert aki.post("/api/me/link", None)["code"]


def test_health_says_yes(invite: Invite) -> None:
    assert invite(known=False).get("/health")["ok"] is True


def test_metrics_count_without_naming_anybody(invite: Invite) -> None:
    aki = invite("Akiko")
    table = aki.open("nobunaga", seats=["me", "me"], start=True)
    decide(aki, table, aki.look(table)["scene"], random.Random(1))
    text = aki.http.get("/metrics").text
    assert 'kassen_entries_total{what="decided"}' in text
    assert "kassen_batch_seconds_bucket" in text
    for secret in (table, aki.id, "Akiko", aki.http.cookies["kassen"]):
        assert secret not in text


def test_logs_are_json_lines_without_tables_people_or_secrets(run: Callable[..., Process], invite: Invite) -> None:
    server = run("--log", "debug", "--no-limits")
    aki = invite("Akiko", at=server)
    table = aki.open("nobunaga", seats=["me", "random"], start=True)
    line = aki.follow(table)
    line.type("welcome")
    aki.do(table, "chat", text="between us")
    aki.http.get(f"/api/tables/{table}/nothing")
    line.close()
    log = server.stop()
    for entry in log.splitlines():
        assert set(json.loads(entry)) >= {"at", "level", "room", "message"}
    for secret in (table, aki.http.cookies["kassen"], "Akiko", "between us"):
        assert secret not in log


def test_a_stop_says_goodbye_and_when_to_come_back(serve: Serve, invite: Invite) -> None:
    server = serve()
    aki = invite("Aki", at=server)
    line = aki.follow(aki.open("nobunaga"))
    line.type("welcome")
    server.server.should_exit = True
    assert line.type("bye")["retry_s"] == 2


def test_a_table_leaves_memory_and_comes_back_as_it_was(serve: Serve, invite: Invite) -> None:
    server = serve(forget_room_s=0.0)
    aki = invite("Aki", at=server)
    table = aki.open("nobunaga", seats=["me", "me"], start=True)
    seen = decide(aki, table, aki.look(table)["scene"], random.Random(1))
    server.forget_all()
    assert table not in server.house.rooms
    again = aki.look(table)
    assert again["scene"] == seen["scene"]
    assert again["table"] == seen["table"]


def test_a_table_that_nobody_looks_at_any_more_is_not_kept_by_its_sockets(serve: Serve, invite: Invite) -> None:
    server = serve()
    aki = invite("Aki", at=server)
    table = aki.open("nobunaga", seats=["me", "me"], start=True)
    line = aki.follow(table)
    decide(aki, table, aki.look(table)["scene"], random.Random(1))
    line.news("decided")
    gone = threading.Event()
    weakref.finalize(server.house.rooms[table], gone.set)
    gc.disable()  # it seldom looks that far: what is in its way here would be in memory for minutes
    try:
        line.close()
        server.forget_all()
        assert gone.wait(PATIENCE_S)
    finally:
        gc.enable()


class Cycle:
    """What only a collector can take away, as a request that failed is."""

    def __init__(self) -> None:
        self.self = self


def test_what_was_in_use_at_one_collection_does_not_stay_for_minutes(invite: Invite) -> None:
    invite("Aki")  # the server is there, and the collector works as it wants
    cycle = Cycle()
    gone = weakref.ref(cycle)
    gc.collect(0)
    del cycle
    others: list[list[int]] = [[] for _ in range(100_000)]
    assert gone() is None, len(others)


# ── feeds ──


def test_your_turn_is_told_at_every_table_of_mine(invite: Invite) -> None:
    aki = invite("Aki")
    waiting = aki.open("nobunaga", seats=["me", "me"], start=True)
    with aki.http.stream("GET", "/api/feed") as feed:
        lines = feed.iter_lines()
        assert json.loads(next(lines))["table"] == waiting
        assert json.loads(next(lines)) == {"type": "alive"}
        later = aki.open("nobunaga", seats=["me", "me"], start=True)
        told = json.loads(next(lines))
        assert (told["type"], told["table"], told["game"]) == ("turn", later, "nobunaga")
        let_bots_finish(aki, later)
        while told["type"] != "over":
            told = json.loads(next(lines))
        assert told == {"type": "over", "table": later, "reason": "finished"}


def test_the_example_bot_plays_a_game_to_its_end(invite: Invite) -> None:
    script = Path(__file__).parents[2] / "examples" / "http-bot.py"
    done = subprocess.run(
        [sys.executable, script, invite(known=False).url], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.startswith("over: [")


def test_a_table_can_be_followed_as_lines_of_json(invite: Invite) -> None:
    guests = [invite("Aki"), invite("Beni")]
    table = seated(guests, "nobunaga")
    mover = guests[guests[0].look(table)["table"]["seat"]]
    with mover.http.stream("GET", f"/api/tables/{table}/feed", params={"lang": "ja"}) as feed:
        lines = feed.iter_lines()
        welcome = read(next(lines))
        assert welcome["scene"]["view"]["moves"]
        decide(mover, table, welcome["scene"], random.Random(1))
        message = json.loads(next(lines))
        while message["type"] != "update":
            message = json.loads(next(lines))
        assert message["news"]["what"] == "decided"


def test_the_catalogue_speaks_three_languages(invite: Invite, game: str) -> None:
    nobody = invite(known=False)
    for language in ("en", "fr", "ja"):
        titles = {each["id"]: each for each in nobody.get("/api/games", lang=language)}
        assert titles[game]["tagline"]
        assert "phases:" in nobody.http.get(f"/api/games/{game}/rules", params={"lang": language}).text
        assert "seat-name" in nobody.http.get(f"/api/games/{game}/texts", params={"lang": language}).text
    nobody.get("/api/games", 400, lang="tlh")
    nobody.get("/api/games/go/rules", 404)
    assert nobody.get("/api/bots")[0]["level"]


def test_a_database_that_cannot_write_refuses_and_recovers(serve: Serve, invite: Invite, database: str) -> None:
    server = serve()
    aki = invite("Aki", at=server)
    table = aki.open("nobunaga", seats=["me", "me"], start=True)
    scene = aki.look(table)["scene"]
    with sqlite3.connect(server.house.store.path, isolation_level=None) as other:
        other.execute("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'disk full'); END")
        answer = aki.http.post(
            f"/api/tables/{table}/do", json={"type": "decide", "turn": scene["turn"], "id": scene["view"]["moves"][0]["id"]}
        )
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert aki.look(table)["table"]["ply"] == 0
        other.execute("DROP TRIGGER full")
    other.close()
    assert decide(aki, table, scene, random.Random(1))["table"]["ply"] == 1
