"""Every accepted decision is on disk before anyone hears of it: kill -9, restart, and look."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Callable

import psutil

from kassen.server.messages import Decide
from kassen.server.person import Person
from tests.nightly import many
from tests.server.conftest import Invite, Process, Serve
from tests.server.crowd import Seen, play_until
from tests.server.guests import PATIENCE_S, Guest, decide

Run = Callable[..., Process]
TABLES = 100
DECISIONS = many(600, at_night=1500)


def test_kill_9_in_the_middle_of_a_hundred_tables_loses_and_doubles_nothing(run: Run, invite: Invite) -> None:
    server = run("--no-limits", "--bots", "1")
    aki = invite("Aki", at=server)
    tables = [aki.open("nobunaga", seats=["me", "me", "random"][: 2 + number % 2], start=True) for number in range(TABLES)]
    seen = play_until(server.url, aki, tables, DECISIONS, server.kill)
    again = run("--no-limits")
    aki.move_to(again.url)
    for each in seen:
        check_nothing_lost(aki, each)
    for each in seen[:20]:
        goes_on(aki, each.table)


def check_nothing_lost(guest: Guest, seen: Seen) -> None:
    """The journal has every decision that was told, once, with the same events; at most one more was written, not told."""
    now = guest.look(seen.table)
    decided = {news["number"]: news for news in now["story"] if news["what"] == "decided"}
    for number, news in seen.decided.items():
        assert decided[number]["ply"] == news["ply"]
        assert decided[number]["seat"] == news["seat"]
    mine = [news for news in decided.values() if not news.get("level")]
    assert len(mine) <= seen.sent, "a decision was made twice"
    assert [news["ply"] for news in decided.values()] == list(range(1, len(decided) + 1))


def goes_on(guest: Guest, table: str) -> None:
    """A person decides, a bot decides: until the game has moved three decisions further, or is over."""
    line, dice = guest.follow(table), random.Random(1)
    welcome = line.type("welcome")
    scene, target = welcome["scene"], welcome["table"]["ply"] + 3
    while not scene["view"]["over"] and scene["view"]["ply"] < target:
        if scene["view"]["seat"] in (0, 1):
            decide(guest, table, guest.look(table, seat=scene["view"]["seat"])["scene"], dice)
        scene = line.news("decided")["scene"]
    line.close()


def test_what_was_accepted_is_finished_when_the_server_is_asked_to_stop(run: Run, invite: Invite) -> None:
    server = run("--no-limits")
    aki = invite("Aki", at=server)
    tables = [aki.open("nobunaga", seats=["me", "me"], start=True) for _ in range(20)]
    seen = play_until(server.url, aki, tables, 200, server.process.terminate)
    assert server.stop() == "", "a stop in order leaves no complaint in the log"
    assert server.process.returncode == 0
    again = run("--no-limits")
    aki.move_to(again.url)
    for each in seen:
        check_nothing_lost(aki, each)


def test_a_second_server_on_the_same_file_is_refused(run: Run, database: str) -> None:
    assert run().url
    command = [sys.executable, "-m", "kassen.cli.main", "serve", "--port", "0", "--bots", "0", "--db", database]
    second = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert second.returncode != 0
    assert "another server uses" in second.stderr


def test_workers_of_a_killed_server_do_not_live_on(run: Run, invite: Invite) -> None:
    server = run("--bots", "1")
    aki = invite("Aki", at=server)
    table = aki.open("nobunaga", seats=["me", "random"], start=True)
    line = aki.follow(table)
    scene = line.type("welcome")["scene"]
    if scene["view"].get("moves"):
        line.send("decide", turn=scene["turn"], id=scene["view"]["moves"][0]["id"])
    workers = psutil.Process(server.process.pid).children(recursive=True)
    assert workers
    server.kill()
    _, alive = psutil.wait_procs(workers, timeout=30)
    assert not alive


def test_a_decision_whose_maker_is_cut_off_is_told_to_the_others(serve: Serve, invite: Invite) -> None:
    server = serve(batch_ms=100)  # time to be cut off before it is on disk
    aki, beni = invite("Aki", at=server), invite("Beni", at=server)
    table = aki.open("nobunaga", players=2)
    beni.do(table, "sit", seat=1)
    aki.do(table, "start")
    while (scene := aki.look(table)["scene"])["view"]["seat"] != 0:
        decide(beni, table, beni.look(table)["scene"], random.Random(1))
    line = beni.follow(table, since=aki.look(table)["table"]["number"])
    room = server.house.rooms[table]

    async def cut_off() -> None:
        acting = asyncio.ensure_future(
            room.act(Person(aki.id, "Aki"), Decide(turn=scene["turn"], id=scene["view"]["moves"][0]["id"]))
        )
        while room.table.turn == scene["turn"]:  # judged and applied, not yet written
            await asyncio.sleep(0)
        acting.cancel()

    asyncio.run_coroutine_threadsafe(cut_off(), server.house.loop).result(PATIENCE_S)
    assert line.news("decided")["news"]["seat"] == 0
