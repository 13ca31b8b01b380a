"""Whoever opens many tables shares the bots with themselves, not with everybody."""

from __future__ import annotations

import asyncio
import heapq
from collections import Counter
from collections.abc import Coroutine
from typing import Any

import httpx
import pytest

from kassen.core import Game, rules
from kassen.server.bot_queue import BotQueue, Share
from kassen.server.limits import Whereabouts, network
from kassen.server.settings import Limits
from kassen.server.thinking import Thinking
from tests.server.conftest import Invite, Serve
from tests.server.guests import Guest

STATE = Game(rules("nobunaga"), 3).start(1)


class Crowd:
    """Bots at a BotQueue of so many places, with the seconds each thought takes: time passes from thought to thought."""

    def __init__(self, places: int, **seconds: float) -> None:
        self.queue, self.seconds = BotQueue(places), seconds
        self.order: list[str] = []  # addresses in the order in which their bots began to think
        self.thinking: list[tuple[float, int, Share]] = []  # until when
        self.now = 0.0
        self.waiting: list[asyncio.Task[None]] = []

    async def ask(self, address: str, table: str) -> asyncio.Task[None]:
        async def enter() -> None:
            share = Share(address, table)
            await self.queue.enter(share)
            self.order.append(address)
            heapq.heappush(self.thinking, (self.now + self.seconds[address], len(self.order), share))

        self.waiting.append(asyncio.create_task(enter()))
        await settle()
        return self.waiting[-1]

    async def finish(self) -> Share:
        """The next thought ends."""
        self.now, _, share = heapq.heappop(self.thinking)
        self.queue.leave(share, self.seconds[share.address])
        await settle()
        return share


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def test_two_hundred_tables_of_one_address_are_before_nobody_elses() -> None:
    async def story() -> None:
        crowd = Crowd(1, attacker=3, victim=1)
        for number in range(200):
            await crowd.ask("attacker", f"table {number}")
        for _ in range(5):
            await crowd.ask("victim", "table")
            before = len(crowd.order)
            while "victim" not in crowd.order[before:]:
                await crowd.finish()
            assert crowd.order[before:] == ["victim"]  # after the one thought that was under way
            while crowd.thinking[0][2].address == "victim":
                await crowd.finish()

    run(story())


@pytest.mark.parametrize("places", [1, 2, 4])
def test_addresses_that_always_wait_get_the_same_time(places: int) -> None:
    async def story() -> None:
        crowd, used = Crowd(places, slow=5, quick=0.5, middling=1), Counter[str]()  # used: in tenths of a second
        for address in crowd.seconds:
            for number in range(places + 1):
                await crowd.ask(address, f"table {number}")
        for _ in range(600):
            share = await crowd.finish()
            used[share.address] += int(10 * crowd.seconds[share.address])
            await crowd.ask(*share)
        assert max(used.values()) - min(used.values()) <= 50 * (places + 1)  # the slow one's thoughts at the end

    run(story())


def test_the_tables_of_an_address_take_turns() -> None:
    async def story() -> None:
        crowd = Crowd(1, home=1)
        for _ in range(3):
            await crowd.ask("home", "busy")
        await crowd.ask("home", "calm")
        order = [(await crowd.finish()).table for _ in range(4)]
        assert order.index("calm") <= 1

    run(story())


def test_one_address_never_holds_all_places() -> None:
    async def story() -> None:
        crowd = Crowd(3, attacker=9, victim=1)
        for number in range(20):
            await crowd.ask("attacker", f"table {number}")
        assert crowd.order == ["attacker"] * 2
        await crowd.ask("victim", "table")
        assert crowd.order[-1] == "victim"  # without waiting for anybody

    run(story())


def test_who_gives_up_frees_the_place_and_nothing_is_remembered_for_ever() -> None:
    async def story() -> None:
        crowd = Crowd(1, a=1, b=1, c=1)
        await crowd.ask("a", "table")
        gone = await crowd.ask("b", "table")
        await crowd.ask("c", "table")
        gone.cancel()
        await settle()
        await crowd.finish()
        assert crowd.order == ["a", "c"]
        await crowd.finish()
        for number in range(100):
            crowd.seconds[f"visitor {number}"] = 1
            await crowd.ask(f"visitor {number}", "table")
            await crowd.finish()
        assert len(crowd.queue._accounts) < 10

    run(story())


def test_a_persons_bot_does_not_wait_behind_the_many_tables_of_another_address() -> None:
    async def story() -> list[str]:
        thinking = Thinking(1)
        order: list[str] = []

        async def think(who: str, level: str) -> None:
            await thinking.choose(STATE.log, level, awaited=True, share=Share(who, f"table {len(order)}"))
            order.append(who)

        many = [asyncio.create_task(think("attacker", "shogun")) for _ in range(12)]
        await settle()
        await think("victim", "random")
        for task in many:
            task.cancel()
        await asyncio.gather(*many, return_exceptions=True)
        thinking.close()
        return order

    assert asyncio.run(story()).index("victim") <= 1


# ── how many tables ──


def opened(guest: Guest) -> httpx.Response:
    return guest.http.post("/api/tables", json={"game": "nobunaga", "seats": ["me", "me"], "start": True})


def test_a_person_has_so_many_tables_under_way_and_more_when_one_is_over(serve: Serve, invite: Invite) -> None:
    server = serve(limits=Limits(under_way_p=3))
    aki = invite("Aki", at=server)
    tables = [opened(aki).json()["id"] for _ in range(3)]
    refused = opened(aki)
    assert refused.status_code == 429
    assert "3 tables under way" in refused.json()["error"]
    watching = invite("Watcher", at=server).follow(tables[0], since=2**31)
    aki.do(tables[0], "leave")
    watching.until(lambda message: message.get("table", {}).get("status") == "over")
    assert opened(aki).status_code == 201
    assert opened(aki).status_code == 429


def test_many_identities_of_one_address_share_its_tables(serve: Serve, invite: Invite) -> None:
    server = serve(limits=Limits(under_way_a=4))
    guests = [invite(at=server) for _ in range(3)]
    answers = [opened(guest).status_code for guest in guests for _ in range(2)]
    assert answers == [201, 201, 201, 201, 429, 429]


def test_a_network_is_an_address_or_the_64_bits_a_household_has_of_ipv6() -> None:
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("local") == "local"
    assert network("::ffff:192.0.2.7") == "192.0.2.7"  # or all of IPv4 would be one household
    assert network("fe80::1%eth0") == network("fe80::2")
    known = Whereabouts()
    known.note("aki", "192.0.2.7")
    assert (known.of("aki"), known.of("beni")) == ("192.0.2.7", "beni")
