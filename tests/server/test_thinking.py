"""Bots think in processes of their own, and nobody waits for a bot that nobody waits for."""

from __future__ import annotations

import asyncio
import multiprocessing

from kassen.core import Game, rules
from kassen.server.thinking import Thinking

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
        await thinking.close()
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
        await thinking.close()
        return choice

    assert asyncio.run(story()) in STATE.legal()


def test_a_server_that_stops_decides_nothing_for_the_bots_that_wait() -> None:
    async def story() -> list[int | BaseException]:
        thinking = Thinking(1)
        many = [asyncio.create_task(thinking.choose(STATE.log, "shogun", awaited=True)) for _ in range(6)]
        await asyncio.sleep(0)
        await thinking.close()
        return await asyncio.gather(*many, return_exceptions=True)

    outcome = asyncio.run(story())
    assert all(isinstance(each, (int, asyncio.CancelledError)) for each in outcome), outcome
    assert any(isinstance(each, asyncio.CancelledError) for each in outcome)
