"""Feeds: "your turn" at any of a person's tables, as one stream, for bots, scripts and notifications."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from kassen.server import messages as m
from kassen.server.connection import Connection
from kassen.server.person import Person
from kassen.server.table import Table

if TYPE_CHECKING:
    from kassen.server.neighbours import Neighbours


class Feed(Connection):
    """One open stream of one person. Each turn is announced once."""

    def __init__(self, person: Person, outbox: int) -> None:
        super().__init__(person, "", None, outbox)
        self._turns: dict[str, int] = {}

    def turn(self, table: str, game: str, seat: int, turn: int) -> None:
        if self._turns.get(table) != turn:
            self._turns[table] = turn
            self.send(m.encode(m.YourTurn(table=table, game=game, seat=seat, turn=turn)))

    def over(self, table: str, reason: str) -> None:
        self._turns.pop(table, None)
        self.send(m.encode(m.TableOver(table=table, reason=reason)))


class Feeds:
    def __init__(self) -> None:
        self._of: defaultdict[str, set[Feed]] = defaultdict(set)
        self.neighbours: Neighbours | None = None

    def __bool__(self) -> bool:
        return bool(self._of)

    def open(self, feed: Feed) -> None:
        assert feed.person is not None
        self._of[feed.person.id].add(feed)
        if self.neighbours and len(self._of[feed.person.id]) == 1:
            self.neighbours.feed(feed.person.id, True)

    def close(self, feed: Feed) -> None:
        assert feed.person is not None
        self._of[feed.person.id].discard(feed)
        if not self._of[feed.person.id]:
            del self._of[feed.person.id]
            if self.neighbours:
                self.neighbours.feed(feed.person.id, False)

    def of(self, person: str) -> list[Feed]:
        return list(self._of.get(person, ()))

    def people(self) -> list[str]:
        return list(self._of)

    def all(self) -> list[Feed]:
        return [feed for feeds in self._of.values() for feed in feeds]

    def tell(self, table: Table) -> None:
        """Announce whose turn it is at a table of this process."""
        if table.seat is None or not (self._of or self.neighbours):
            return
        place = table.places[table.seat]
        if place.person and not place.cover:
            turn = (table.id, table.opened.game, table.seat, table.turn)
            for feed in self._of.get(place.person, ()):
                feed.turn(*turn)
            if self.neighbours and self.neighbours.follows(place.person):
                self.neighbours.turn(place.person, *turn)

    def tell_card(self, person: str | None, card: m.TableCard) -> None:
        """The same, from a table's card in the index: the table need not be in memory, nor served by this process."""
        if person and card.seat is not None:
            for feed in self._of.get(person, ()):
                feed.turn(card.id, card.game, card.seat, card.turn)

    def over(self, table: Table) -> None:
        over = (table.id, table.reason or "finished")
        for person in table.people:
            for feed in self._of.get(person, ()):
                feed.over(*over)
            if self.neighbours and self.neighbours.follows(person):
                self.neighbours.over(person, *over)
