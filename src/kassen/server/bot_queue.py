"""Decides who thinks next when more bots want to think than there are workers: network addresses take turns, and so do the tables
of one address.

Deficit round robin: a key with time left goes next; one that has used more than its share waits while the others catch up. What a
thought costs is known only afterwards, so it is charged then, and a debt is remembered until it is paid.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import NamedTuple

QUANTUM_S = 1.0


class Share(NamedTuple):
    """The account that a bot's thinking time is charged to."""

    address: str
    table: str


ANYBODY = Share("", "")


class Ring:
    """Keys in turn, each with the seconds it may still use."""

    def __init__(self) -> None:
        self._left: OrderedDict[str, float] = OrderedDict()

    def add(self, key: str) -> None:
        """A new key, which owes nothing, goes to the front: one that asks now and then never waits for those that always ask."""
        if key not in self._left:
            self._left[key] = QUANTUM_S
            self._left.move_to_end(key, last=False)

    def __contains__(self, key: str) -> bool:
        return key in self._left

    def charge(self, key: str, seconds: float, idle: bool) -> None:
        """Deduct what a thought cost. An idle key is forgotten, unless it is in debt."""
        left = self._left.get(key, QUANTUM_S) - seconds
        if idle and left >= 0:
            self._left.pop(key, None)
        else:
            self._left[key] = left

    def next(self, able: Callable[[str], bool], idle: Callable[[str], bool]) -> str | None:
        """The key whose turn it is among those that are able. Keys that are passed over gain time; idle ones pay their debts
        with it and are then forgotten."""
        if not any(able(key) for key in self._left):
            for key in [key for key in self._left if idle(key)]:
                del self._left[key]  # no other key can use the time, so debts no longer matter
            return None
        while True:
            key, left = next(iter(self._left.items()))
            if able(key) and left > 0:
                return key
            self._left.move_to_end(key)
            self._left[key] += QUANTUM_S
            if idle(key) and self._left[key] >= QUANTUM_S:
                del self._left[key]


class Account:
    """One address: its tables in turn, the bots waiting at each, and how many of its bots are thinking."""

    def __init__(self) -> None:
        self.tables = Ring()
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.thinking = 0

    def wait(self, table: str) -> asyncio.Future[None]:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(table, deque()).append(turn)
        self.tables.add(table)
        return turn

    def next(self) -> asyncio.Future[None]:
        table = self.tables.next(self.waiting.__contains__, lambda table: table not in self.waiting)
        assert table is not None
        return self.take(table, self.waiting[table][0])

    def take(self, table: str, turn: asyncio.Future[None]) -> asyncio.Future[None]:
        self.waiting[table].remove(turn)
        if not self.waiting[table]:
            del self.waiting[table]
        return turn


class BotQueue:
    """A fixed number of places for all bots. If there are at least two, one address never holds them all, so somebody else's bot
    need not wait for a thought to end."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._most = max(1, places - 1)
        self._ring = Ring()
        self._accounts: dict[str, Account] = {}
        self.closed = False

    def close(self) -> None:
        """Cancel everybody who is waiting; anyone who comes later is cancelled, too."""
        self.closed = True
        for account in self._accounts.values():
            for turn in [turn for turns in account.waiting.values() for turn in turns]:
                turn.cancel()

    async def enter(self, share: Share) -> None:
        """Wait for a place; `leave` must follow."""
        if self.closed:
            raise asyncio.CancelledError
        account = self._accounts.setdefault(share.address, Account())
        turn = account.wait(share.table)
        self._ring.add(share.address)
        self._fill()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                account.take(share.table, turn)
            else:
                self.leave(share, 0)
            raise

    def leave(self, share: Share, seconds: float) -> None:
        account = self._accounts[share.address]
        account.thinking -= 1
        account.tables.charge(share.table, seconds, share.table not in account.waiting)
        self._ring.charge(share.address, seconds, self._idle(share.address))
        self._free += 1
        self._fill()
        for address in [address for address in self._accounts if address not in self._ring]:
            del self._accounts[address]

    def _fill(self) -> None:
        while self._free and not self.closed and (address := self._ring.next(self._able, self._idle)) is not None:
            account = self._accounts[address]
            account.thinking += 1
            self._free -= 1
            account.next().set_result(None)

    def _able(self, address: str) -> bool:
        account = self._accounts[address]
        return bool(account.waiting) and account.thinking < self._most

    def _idle(self, address: str) -> bool:
        account = self._accounts[address]
        return not account.waiting and not account.thinking
