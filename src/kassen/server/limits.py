"""How much one person or one address may ask for: token buckets in memory, which the processes of one machine keep in step."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from kassen.server.refusal import Refusal
from kassen.server.settings import Limits, Rate

if TYPE_CHECKING:
    from kassen.server.neighbours import Neighbours

MOST_BUCKETS = 100_000
MOST_KNOWN = 100_000
SocketKeys = tuple[str, str]


class Buckets:
    """One bucket per key, each refilling at its rate. A key that is not known has a full one."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self.spent: dict[tuple[str, str], float] | None = None  # what to tell other processes, if there are any
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # what was left, and when

    def take(self, kind: str, key: str, rate: Rate, cost: float = 1) -> bool:
        """Take the cost if the bucket has it. A cost above what a full bucket holds takes all of it."""
        cost = min(cost, rate.burst)
        now = self._now()
        left, at = self._buckets.get((kind, key), (rate.burst, now))
        left = min(rate.burst, left + (now - at) * rate.per_s)
        if left < cost:
            return False
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()  # full buckets for everybody once, rather than memory that grows forever
        self._buckets[kind, key] = (left - cost, now)
        if self.spent is not None and left - cost < rate.burst / 2:  # little use is not worth telling
            self.spent[kind, key] = self.spent.get((kind, key), 0) + cost
        return True

    def spend(self, kind: str, key: str, rate: Rate, cost: float) -> None:
        """Note what was taken from the same bucket at another process."""
        now = self._now()
        left, at = self._buckets.get((kind, key), (rate.burst, now))
        left = min(rate.burst, left + (now - at) * rate.per_s)
        self._buckets[kind, key] = (max(left - cost, -rate.burst), now)


class Gate:
    """Refuses what exceeds the limits, as `too_many`. Without limits it lets everything through."""

    def __init__(self, limits: Limits | None) -> None:
        self.limits = limits
        self._buckets = Buckets()
        self._sockets: dict[str, int] = {}
        self._neighbours: Neighbours | None = None

    def request(self, address: str) -> None:
        self._take("requests_a", address)

    def person(self, address: str) -> None:
        self._take("people_a", address)

    def claim(self, address: str) -> None:
        self._take("claims_a", address)

    def table(self, person: str) -> None:
        self._take("tables_p", person)

    def action(self, person: str) -> None:
        self._take("actions_p", person)

    def chat(self, person: str) -> None:
        self._take("chat_p", person)

    def hint(self, person: str) -> None:
        self._take("hints_p", person)

    def analysis(self, address: str) -> None:
        self._take("analyses_a", address)

    def work(self, address: str, steps: int) -> None:
        """Long work: `steps` decisions to play again, or entries to put into words."""
        self._take("work_a", address, steps)

    def _take(self, kind: str, key: str, cost: float = 1) -> None:
        if self.limits and not self._buckets.take(kind, key, getattr(self.limits, kind), cost):
            raise Refusal("too_many", "too-fast")

    # ── several processes ──

    @property
    def neighbours(self) -> Neighbours | None:
        return self._neighbours

    @neighbours.setter
    def neighbours(self, neighbours: Neighbours) -> None:
        self._neighbours, self._buckets.spent = neighbours, {}

    def take_spent(self) -> list[tuple[str, str, float]]:
        """What was taken from buckets less than half full since this was last asked."""
        spent, self._buckets.spent = self._buckets.spent or {}, {}
        return [(*key, cost) for key, cost in spent.items()]

    def spend(self, kind: str, key: str, cost: float) -> None:
        if self.limits:
            self._buckets.spend(kind, key, getattr(self.limits, kind), cost)

    def sockets(self) -> dict[str, int]:
        return dict(self._sockets)

    # ── sockets ──

    def socket(self, person: str, address: str) -> None:
        """Refuse one more socket or feed, if there are as many as allowed."""
        if self.limits:
            most = self.limits.sockets_p, self.limits.sockets_a
            if any(self._count(key) >= limit for key, limit in zip(socket_keys(person, address), most, strict=True)):
                raise Refusal("too_many", "too-many-pages")

    def _count(self, key: str) -> int:
        return self._sockets.get(key, 0) + (self._neighbours.sockets(key) if self._neighbours else 0)

    def enter(self, person: str, address: str) -> None:
        for key in socket_keys(person, address):
            self._sockets[key] = self._sockets.get(key, 0) + 1
        if self._neighbours:
            self._neighbours.socket(socket_keys(person, address), 1)

    def exit(self, person: str, address: str) -> None:
        for key in socket_keys(person, address):
            self._sockets[key] -= 1
            if not self._sockets[key]:
                del self._sockets[key]
        if self._neighbours:
            self._neighbours.socket(socket_keys(person, address), -1)


def socket_keys(person: str, address: str) -> SocketKeys:
    return f"p {person}", f"a {address}"


@lru_cache(maxsize=10_000)
def network(address: str) -> str:
    """The network that one household has: an IPv4 address, or the first 64 bits of an IPv6 address. An IPv4 address that an IPv6
    socket reports as a mapped one counts as IPv4."""
    from ipaddress import IPv6Address, ip_address, ip_network  # imported late: in a browser tab there are no addresses

    try:
        read = ip_address(address.partition("%")[0])  # without the zone (fe80::1%eth0)
    except ValueError:
        return address
    if not isinstance(read, IPv6Address):
        return address
    return str(read.ipv4_mapped or ip_network((read, 64), strict=False))


class Whereabouts:
    """Which network each person last came from. Kept in memory only."""

    def __init__(self) -> None:
        self._networks: dict[str, str] = {}

    def note(self, person: str, address: str) -> None:
        if len(self._networks) >= MOST_KNOWN:
            self._networks.clear()
        self._networks[person] = address

    def of(self, person: str) -> str:
        """The person's network; if it is not known, their own id stands for it."""
        return self._networks.get(person, person)


class UnderWay:
    """The tables that each person, and each network, has opened and that may still be under way."""

    def __init__(self, limits: Limits | None, still: Callable[[set[str]], Awaitable[set[str]]]) -> None:
        self._limits, self._still = limits, still
        self._tables: defaultdict[str, set[str]] = defaultdict(set)
        self.told: Callable[[str, str, str], None] | None = None  # tells the other processes

    def note(self, table: str, person: str, network: str) -> None:
        """A table was opened, here or at another process."""
        if len(self._tables) >= MOST_KNOWN:
            self._tables.clear()
        for key in (f"p {person}", f"a {network}"):
            self._tables[key].add(table)

    async def add(self, table: str, person: str, network: str) -> None:
        """Count one more table, or Refusal. Only when there seem to be too many is it looked up which of them are over."""
        if self._limits is None:
            return
        most = {f"p {person}": self._limits.under_way_p, f"a {network}": self._limits.under_way_a}
        self.note(table, person, network)  # before any await, so that of many at once each counts
        for key, limit in most.items():
            if len(self._tables[key]) > limit:
                self._tables[key] &= await self._still(self._tables[key]) | {table}
            if len(self._tables[key]) > limit:
                for each in most:
                    self._tables[each].discard(table)
                if key.startswith("p"):
                    raise Refusal("too_many", "tables-of-yours", number=limit)
                raise Refusal("too_many", "tables-of-network", number=limit)
        if self.told:
            self.told(table, person, network)
