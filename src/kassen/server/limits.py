"""How much one person or one address may ask for: token buckets in memory."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from kassen.server.refusal import Refusal
from kassen.server.settings import Limits, Rate

MOST_BUCKETS = 100_000
MOST_KNOWN = 100_000


class Buckets:
    """One bucket a key; each refills at its rate. Full ones are forgotten."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and when that was

    def take(self, kind: str, key: str, rate: Rate, cost: float = 1) -> bool:
        """What costs more than a full bucket holds takes all of it."""
        cost = min(cost, rate.burst)
        now = self._now()
        left, at = self._buckets.get((kind, key), (rate.burst, now))
        left = min(rate.burst, left + (now - at) * rate.per_s)
        if left < cost:
            return False
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()  # generous once, rather than ever growing
        self._buckets[kind, key] = (left - cost, now)
        return True


class Gate:
    """Lets through what the limits allow; Refusal `too_many` otherwise. No limits: lets everything through."""

    def __init__(self, limits: Limits | None) -> None:
        self.limits = limits
        self._buckets = Buckets()
        self._sockets: dict[str, int] = {}

    def request(self, address: str) -> None:
        if self.limits:
            self._take("requests", address, self.limits.requests_a)

    def person(self, address: str) -> None:
        if self.limits:
            self._take("people", address, self.limits.people_a)

    def claim(self, address: str) -> None:
        if self.limits:
            self._take("claims", address, self.limits.claims_a)

    def table(self, person: str) -> None:
        if self.limits:
            self._take("tables", person, self.limits.tables_p)

    def action(self, person: str) -> None:
        if self.limits:
            self._take("actions", person, self.limits.actions_p)

    def chat(self, person: str) -> None:
        if self.limits:
            self._take("chat", person, self.limits.chat_p)

    def hint(self, person: str) -> None:
        if self.limits:
            self._take("hints", person, self.limits.hints_p)

    def analysis(self, address: str) -> None:
        if self.limits:
            self._take("analyses", address, self.limits.analyses_a)

    def work(self, address: str, steps: int) -> None:
        """Long work: so many decisions played again, or entries put into words."""
        if self.limits:
            self._take("work", address, self.limits.work_a, steps)

    def _take(self, kind: str, key: str, rate: Rate, cost: float = 1) -> None:
        if not self._buckets.take(kind, key, rate, cost):
            raise Refusal("too_many", "too-fast")

    def socket(self, person: str, address: str) -> None:
        """May there be one more socket or feed?"""
        if self.limits:
            keys = (f"p {person}", self.limits.sockets_p), (f"a {address}", self.limits.sockets_a)
            if any(self._sockets.get(key, 0) >= most for key, most in keys):
                raise Refusal("too_many", "too-many-pages")

    def enter(self, person: str, address: str) -> None:
        """There is one more; `exit` must follow."""
        for key in (f"p {person}", f"a {address}"):
            self._sockets[key] = self._sockets.get(key, 0) + 1

    def exit(self, person: str, address: str) -> None:
        for key in (f"p {person}", f"a {address}"):
            self._sockets[key] -= 1
            if not self._sockets[key]:
                del self._sockets[key]


@lru_cache(maxsize=10_000)
def network(address: str) -> str:
    """What one household is: an address, but of IPv6 the 64 bits that it was given. IPv4 comes to a line of IPv6 in disguise."""
    try:
        read = ip_address(address.partition("%")[0])  # without the name of the line it came by
    except ValueError:
        return address
    if not isinstance(read, IPv6Address):
        return address
    return str(read.ipv4_mapped or ip_network((read, 64), strict=False))


class Whereabouts:
    """From which network somebody was last heard. Kept in memory only."""

    def __init__(self) -> None:
        self._networks: dict[str, str] = {}

    def note(self, person: str, address: str) -> None:
        if len(self._networks) >= MOST_KNOWN:
            self._networks.clear()
        self._networks[person] = address

    def of(self, person: str) -> str:
        """Who was not heard of since this process began stands for themselves."""
        return self._networks.get(person, person)


class UnderWay:
    """Which tables a person, and a network, has opened that may still be under way."""

    def __init__(self, limits: Limits | None, still: Callable[[set[str]], Awaitable[set[str]]]) -> None:
        self._limits, self._still = limits, still
        self._tables: defaultdict[str, set[str]] = defaultdict(set)

    async def add(self, table: str, person: str, network: str) -> None:
        """One more, or Refusal. Which of the others are over is looked up when there seem to be too many."""
        if self._limits is None:
            return
        most = {f"p {person}": self._limits.under_way_p, f"a {network}": self._limits.under_way_a}
        if len(self._tables) >= MOST_KNOWN:
            self._tables.clear()
        for key in most:
            self._tables[key].add(table)  # before anything is waited for: of many at once each counts
        for key, limit in most.items():
            if len(self._tables[key]) > limit:
                self._tables[key] &= await self._still(self._tables[key]) | {table}
            if len(self._tables[key]) > limit:
                for each in most:
                    self._tables[each].discard(table)
                if key.startswith("p"):
                    raise Refusal("too_many", "tables-of-yours", number=limit)
                raise Refusal("too_many", "tables-of-network", number=limit)
