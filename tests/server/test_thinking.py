"""Whose bot thinks first when there are more bots than workers."""

from __future__ import annotations

import asyncio

from kassen.server.thinking import FOR_BOTS, ThinkingQueue


class Bots:
    """Bots that think until they are told to stop; `order` is who got a worker."""

    def __init__(self, workers: int) -> None:
        self.queue = ThinkingQueue(workers)
        self.order: list[str] = []
        self.done: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str, urgent: bool) -> None:
        self.done[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._think(name, urgent))
        await settle()

    async def _think(self, name: str, urgent: bool) -> None:
        async with self.queue.worker(urgent):
            self.order.append(name)
            await self.done[name].wait()

    async def finish(self, name: str) -> None:
        self.done[name].set()
        await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_where_a_person_waits_the_bot_thinks_before_all_that_play_among_themselves() -> None:
    async def story() -> list[str]:
        bots = Bots(workers=1)
        for name, urgent in (("alone 1", False), ("alone 2", False), ("alone 3", False), ("with Aki", True), ("with Beni", True)):
            await bots.come(name, urgent)
        for name in ("alone 1", "with Aki", "with Beni", "alone 2", "alone 3"):
            await bots.finish(name)
        return bots.order

    assert asyncio.run(story()) == ["alone 1", "with Aki", "with Beni", "alone 2", "alone 3"]


def test_who_gives_up_waiting_or_thinking_leaves_the_worker_to_the_next() -> None:
    async def story() -> list[str]:
        bots = Bots(workers=1)
        for name in ("first", "gives up", "last"):
            await bots.come(name, urgent=False)
        bots.tasks["gives up"].cancel()
        bots.tasks["first"].cancel()
        await settle()
        await bots.finish("last")
        await bots.come("next", urgent=True)
        return bots.order

    assert asyncio.run(story()) == ["first", "last", "next"]


def test_there_are_never_more_bots_thinking_than_workers() -> None:
    async def story() -> list[str]:
        bots = Bots(workers=2)
        for name in ("a", "b", "c", "d"):
            await bots.come(name, urgent=True)
        await bots.finish("b")
        return bots.order

    assert asyncio.run(story()) == ["a", "b", "c"]


def test_a_table_of_bots_gets_its_turn_however_many_people_wait() -> None:
    async def story() -> list[str]:
        bots = Bots(workers=1)
        await bots.come("person 0", urgent=True)
        await bots.come("alone", urgent=False)
        for number in range(FOR_BOTS):
            await bots.come(f"person {number + 1}", urgent=True)
            await bots.finish(f"person {number}")
        return bots.order

    assert asyncio.run(story())[-1] == "alone"
