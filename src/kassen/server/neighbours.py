"""What the processes of one machine tell each other, so that visitors see a single server: turns of people whose feed is open at
another process, how much of their limits people have used, and gossip (who was renamed or forgotten, who has a page open).

A word is a kind and JSON. What lasts as long as a process lives (feeds, sockets) is told to every process that starts, and
dropped when its own process ends.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from kassen.server.limits import SocketKeys
from kassen.server.peers import Peers

if TYPE_CHECKING:
    from kassen.server.house import House

TELL_S = 0.1  # how often the use of limits is told
AT_ONCE = 500  # items of a long list in one word
T = TypeVar("T")


class Neighbours:
    def __init__(self, house: House, peers: Peers) -> None:
        self.house, self.peers = house, peers
        self._feeds: dict[int, set[str]] = {}  # process → people with feeds open there
        self._sockets: dict[int, dict[str, int]] = {}  # process → number of sockets there, by limit key
        peers.hear, peers.born, peers.gone = self._hear, self._greet, self._forget
        peers.answer = lambda question: asyncio.ensure_future(house.answer(question))
        house.feeds.neighbours = self
        house.gate.neighbours = self
        house.under_way.told = lambda *opened: self._tell("opened", opened)

    def open(self) -> None:
        self.peers.open()

    async def tell_spent(self) -> None:
        for part in pieces(self.house.gate.take_spent()):
            self._tell("spent", part)

    def _tell(self, kind: str, what: Any, peer: int = -1) -> None:
        self.peers.tell(f"{kind} {msgspec.json.encode(what).decode()}", peer)

    # ── what happens here ──

    def feed(self, person: str, opened: bool) -> None:
        """Somebody's first feed here was opened, or their last was closed."""
        self._tell("feed" if opened else "no-feed", [person])

    def follows(self, person: str) -> bool:
        """Whether this person has a feed open at another process."""
        return any(person in people for people in self._feeds.values())

    def turn(self, person: str, *told: Any) -> None:
        self._tell("turn", [person, *told])

    def over(self, person: str, *told: Any) -> None:
        self._tell("over", [person, *told])

    def socket(self, keys: SocketKeys, more: int) -> None:
        self._tell("sockets", dict.fromkeys(keys, more))

    def sockets(self, key: str) -> int:
        """How many the other processes have for this key."""
        return sum(counts.get(key, 0) for counts in self._sockets.values())

    # ── what is heard ──

    def _greet(self, peer: int) -> None:
        """Tell a process that has just started what is open here."""
        for people in pieces(self.house.feeds.people()):
            self._tell("feed", people, peer)
        for counts in pieces(self.house.gate.sockets().items()):
            self._tell("sockets", dict(counts), peer)

    def _forget(self, peer: int) -> None:
        self._feeds.pop(peer, None)
        self._sockets.pop(peer, None)

    def _hear(self, peer: int, word: str) -> None:
        kind, _, said = word.partition(" ")
        match kind:
            case "feed":
                people = msgspec.json.decode(said, type=list[str])
                self._feeds.setdefault(peer, set()).update(people)
                self.house.tell_turns_of(set(people))  # it may have become their turn while the word was on its way
            case "no-feed":
                self._feeds.get(peer, set()).difference_update(msgspec.json.decode(said, type=list[str]))
            case "turn":
                person, table, game, seat, turn = msgspec.json.decode(said, type=tuple[str, str, str, int, int])
                for feed in self.house.feeds.of(person):
                    feed.turn(table, game, seat, turn)
            case "over":
                person, table, reason = msgspec.json.decode(said, type=tuple[str, str, str])
                for feed in self.house.feeds.of(person):
                    feed.over(table, reason)
            case "sockets":
                counts = self._sockets.setdefault(peer, {})
                for key, more in msgspec.json.decode(said, type=dict[str, int]).items():
                    counts[key] = counts.get(key, 0) + more
                    if counts[key] <= 0:
                        del counts[key]
            case "spent":
                for kind, key, cost in msgspec.json.decode(said, type=list[tuple[str, str, float]]):
                    self.house.gate.spend(kind, key, cost)
            case "opened":
                self.house.under_way.note(*msgspec.json.decode(said, type=tuple[str, str, str]))
            case _:
                self.house.overhear(word)


def pieces(many: Iterable[T]) -> Iterator[list[T]]:
    each = iter(many)
    while piece := list(islice(each, AT_ONCE)):
        yield piece
