"""Bots think in processes of their own, and nobody waits for a bot that nobody waits for."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kassen.analysis.hint import Estimate
from kassen.bots import Knowledge, get_ready
from kassen.core import Game, rules
from kassen.server.refusal import Refusal
from kassen.server.thinking import Thinking
from tests.server.conftest import Invite, Process, Serve
from tests.server.fuzz import Watch, document
from tests.server.guests import PATIENCE_S

STATE = Game(rules("nobunaga"), 3).start(1)


def test_a_person_does_not_wait_for_the_bots_of_other_tables() -> None:
    async def story() -> list[str]:
        thinking = Thinking(1)
        thinking.warm_up()
        order: list[str] = []

        async def think(who: str, level: str, awaited: bool) -> None:
            assert await thinking.choose(STATE.log, level, awaited) in STATE.legal()
            order.append(who)

        among_bots = [asyncio.create_task(think(f"table {n} of bots", "shogun", awaited=False)) for n in range(4)]
        await think("a person's bot", "random", awaited=True)
        for task in among_bots:
            task.cancel()
        thinking.close()
        return order

    assert asyncio.run(story()) == ["a person's bot"]


def test_a_killed_worker_costs_nobody_his_decision() -> None:
    async def story() -> int:
        before = set(multiprocessing.active_children())
        thinking = Thinking(1)
        await thinking.choose(STATE.log, "random", awaited=True)
        [worker] = set(multiprocessing.active_children()) - before
        worker.kill()
        choice = await thinking.choose(STATE.log, "random", awaited=True)
        thinking.close()
        return choice

    assert asyncio.run(story()) in STATE.legal()


def test_a_server_that_stops_decides_nothing_for_the_bots_that_wait() -> None:
    async def story() -> list[int | BaseException]:
        thinking = Thinking(1)
        many = [asyncio.create_task(thinking.choose(STATE.log, "shogun", awaited=True)) for _ in range(6)]
        await asyncio.sleep(0)
        thinking.close()
        return await asyncio.gather(*many, return_exceptions=True)

    outcome = asyncio.run(story())
    assert [(type(each), getattr(each, "why", "")) for each in outcome] == [(Refusal, "stopping")] * 6


def test_a_server_stops_whatever_its_workers_do(serve: Serve, invite: Invite) -> None:
    others = set(multiprocessing.active_children())
    server = serve(bot_processes=1)
    aki = invite("Aki", at=server)
    table = aki.post("/api/files", document("nobunaga", 10_000))["id"]
    workers = set(multiprocessing.active_children()) - others
    for worker in workers:
        os.kill(worker.pid or 0, signal.SIGSTOP)  # it will never answer, nor hear that it should go
    with Watch() as watch, ThreadPoolExecutor() as pool:
        looking = pool.submit(aki.http.get, f"/api/tables/{table}/analysis")
        while not server.house.analyses.under_way:
            assert not looking.done(), looking.result().text
        server.stop()
        assert looking.result(PATIENCE_S).text == ""
    assert watch.seen == []
    assert workers
    assert not workers & set(multiprocessing.active_children())


def test_the_same_position_gives_the_same_hint() -> None:
    """Games that look alike to the seat to move; what lies hidden in them, and their seeds, are different."""
    state = STATE.copy()
    while state.phase != "pick" or len(state.legal()) < 4:
        state.play(state.legal()[0])
    assert state.seat is not None
    alike = [state.game.load(state.resample(state.seat, key).position(), key) for key in range(4)]
    get_ready(state.game, ["daimyo"])

    async def story() -> list[list[Estimate]]:
        thinking = Thinking(0)
        hints = [await thinking.advise(one.log) for one in alike * 2]
        thinking.close()
        return hints

    hints = asyncio.run(story())
    assert all(hint == hints[0] for hint in hints)
    assert len(hints[0]) == 2


def test_what_a_seat_knows_makes_one_number_and_what_it_does_not_know_none() -> None:
    state = STATE.copy()
    for _ in range(12):
        assert state.seat is not None
        number = Knowledge(state).seed()
        assert {Knowledge(state.resample(state.seat, key)).seed() for key in range(5)} == {number}
        state.play(state.legal()[0])
        assert Knowledge(state).seed() != number


def test_bots_without_machine_code_decide_and_the_table_is_told_that_it_is_being_made(
    run: Callable[..., Process], invite: Invite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))  # nothing is compiled here
    aki = invite("Aki", at=run("--bots", "1"))
    table = aki.open("moegahara", players=2, seats=["me", "greedy"], start=True)
    line = aki.follow(table)
    scene = line.type("welcome")["scene"]
    while scene["view"]["seat"] == 0:
        line.send("decide", turn=scene["turn"], id=scene["view"]["moves"][0]["id"])
        scene = line.news("decided")["scene"]
    line.until(lambda message: message["type"] == "present" and message.get("preparing"))
    line.until(lambda message: message["type"] == "update" and message["news"].get("level") == "greedy")
    assert aki.get(f"/api/tables/{table}")["preparing"]
