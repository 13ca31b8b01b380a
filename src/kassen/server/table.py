"""A table: what its journal makes of it. No storage, no sockets, no time of its own: entries in, truth out.

Whether something may happen is decided by the referee before an entry is written; here it has happened.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

from msgspec import Struct

from kassen.core import Event, Game, Log, State, rules
from kassen.core.chance import commitment
from kassen.server import entries as e
from kassen.server.messages import Status
from kassen.server.slices import Steps, at_once

MARK_EVERY = 64  # decisions: some milliseconds to play again
BACK_MS = 30_000  # who returns after the clock ran out has at least this


def game_of(log: Log) -> Game:
    return Game(rules(log.game), log.players, log.options)


def begin_of(log: Log) -> State:
    return game_of(log).begin(log)


@dataclass
class Place:
    """One seat: open, a person's, or a bot's. `cover` is the bot that plays for the person for the time being."""

    person: str | None = None
    name: str | None = None
    level: str | None = None
    cover: str | None = None

    @property
    def is_open(self) -> bool:
        return self.person is None and self.level is None

    @property
    def played_by(self) -> str | None:
        """The level of the bot that decides here now."""
        return self.cover or self.level


@dataclass
class Ask:
    """An open request to the other people."""

    number: int
    entry: e.Asked
    waiting: set[str]


class Chapter(Struct, gc=False):
    """An entry as the story remembers it, with the events of a decision."""

    number: int
    entry: e.AnyEntry
    events: list[Event] = []
    seat: int | None = None  # who decided; whose seat it was
    ply: int | None = None  # decisions made after it
    person: str | None = None
    name: str | None = None
    ends_request: bool = False


class Table:
    """Built from entry 0 (`Opened`), then entry by entry with `apply`."""

    def __init__(self, id: str, opened: e.Opened) -> None:
        self.id = id
        self.opened = opened
        self.game = Game(rules(opened.game), opened.players, opened.options)
        self.commitment = commitment(opened.seed)
        self.number = 0
        self.turn = 0
        self.places = [Place() for _ in range(opened.players)]
        self._seats: dict[str, list[int]] = {}  # whose they are
        self.state: State | None = None
        self.seat: int | None = None  # who decides
        self.status: Status = "open"
        self.reason: str | None = None
        self.started_at: int | None = None
        self.ended_at: int | None = None
        self.touched = opened.at  # when anything last happened
        self.acted = opened.at  # when somebody last did more than talk
        self.request: Ask | None = None
        self.hints = False
        self.banned: set[str] = set()
        self.left: dict[int, tuple[str, str]] = {}  # seats given up in a running game: person and name
        self.names: dict[str, str] = {}
        self.rematch: str | None = None
        self.bank_ms = [opened.clock.seconds * 1000] * opened.players
        self.since = opened.at  # when the open decision was asked
        self._last: dict[int, int] = {}  # the last decision of every seat, counted from 0
        self._floor = (-1, 0)  # at which turn the undo floor was computed, and what it was
        self._marks: list[State] = []  # every so many decisions the game as it was: no way back is long
        self.story = [Chapter(0, opened, name=opened.origin.by if opened.origin else None)]

    @classmethod
    def read(cls, id: str, journal: Iterable[e.AnyEntry]) -> Table:
        return at_once(cls.reading(id, journal))

    @classmethod
    def reading(cls, id: str, journal: Iterable[e.AnyEntry]) -> Steps[Table]:
        """An entry a step."""
        first, *rest = journal
        table = cls(id, cast(e.Opened, first))
        if table.opened.decisions:
            yield from table._load_file()
        for entry in rest:
            table.apply(entry)
            yield
        return table

    def at(self, ply: int) -> State:
        """The game as it was after so many decisions: a state of its own."""
        assert self.state is not None
        if ply == self.state.ply:
            return self.state.copy()
        mark = next((mark for mark in reversed(self._marks) if mark.ply <= ply), None)
        earlier = mark.copy() if mark else begin_of(self.state.log)
        for decision in self.state.decisions[earlier.ply : ply]:
            earlier.play(decision)
        return earlier

    def after(self, number: int) -> list[Chapter]:
        """The chapters of the entries after that one."""
        return [chapter for chapter in self.story if chapter.number > number]

    def _mark(self) -> None:
        assert self.state is not None
        if self.state.ply % MARK_EVERY == 0:
            self._marks.append(self.state.copy())

    # ── who is who ──

    @property
    def running(self) -> bool:
        return self.status == "running"

    @property
    def finished(self) -> bool:
        """Nothing is hidden any more."""
        return self.status in ("over", "closed")

    @property
    def reserved(self) -> bool:
        """It begins from a position whose hidden side the host may know: nobody but the host and bots may play."""
        return self.opened.position is not None and self.opened.given is None

    @property
    def people(self) -> list[str]:
        """Everybody seated, once each."""
        return list(self._seats)

    @property
    def kept_by(self) -> list[str]:
        """On whose list of tables it is: everybody seated; the host, where nobody is (bots play, or a file is looked at)."""
        return self.people or [self.opened.host]

    def seats_of(self, person: str | None) -> list[int]:
        return self._seats.get(person or "", [])

    def others(self, person: str) -> list[str]:
        """The other people seated, those a bot covers too: who is asked, and whose game it is as well."""
        return [other for other in self._seats if other != person]

    def last_decision(self, person: str) -> int | None:
        """The number of the last decision that somebody's seats made."""
        last = [self._last[seat] for seat in self.seats_of(person) if seat in self._last]
        return max(last) if last else None

    def name_of(self, person: str) -> str:
        return self.names.get(person, "")

    def seat_names(self) -> list[str | None]:
        return [place.name or place.level for place in self.places]

    @property
    def undo_floor(self) -> int:
        """How far undo is free. Core looks through all decisions for it: once a turn is enough."""
        if self._floor[0] != self.turn:
            self._floor = (self.turn, self.state.undo_floor if self.state else 0)
        return self._floor[1]

    # ── the clock ──

    @property
    def deadline(self) -> int | None:
        """When the time of the person who decides is up."""
        seat, clock = self.seat, self.opened.clock
        if seat is None or clock.kind == "none" or self.places[seat].played_by:
            return None
        return self.since + (self.bank_ms[seat] if clock.kind == "live" else clock.seconds * 1000)

    def left_ms(self, now: int) -> list[int]:
        """What every seat has left at a moment."""
        left, seat = self.bank_ms[:], self.seat
        if seat is not None and self.deadline is not None:
            left[seat] = max(0, self.deadline - now)
        return left

    # ── what happens ──

    def apply(self, entry: e.AnyEntry) -> Chapter:
        """The next entry of the journal happens."""
        self.number += 1
        chapter = Chapter(self.number, entry)
        self.story.append(chapter)
        asked = self.request
        self.touched = entry.at
        if not isinstance(entry, (e.Said, e.Reacted, e.Resumed)):
            self.acted = entry.at
        match entry:
            case e.Sat() | e.Left() | e.BotPut() | e.Cleared():
                self._seat(entry, chapter)
            case e.Decided():
                self._decide(entry, chapter)
            case e.Undone():
                self._undo(entry, chapter)
            case e.Asked() | e.Answered() | e.Agreed():
                self._ask(entry, chapter)
            case e.Away() | e.Back():
                self._cover(entry, chapter)
            case e.Started():
                self._start(entry, chapter)
            case e.Ended():
                self.status, self.reason, self.ended_at = "closed", entry.reason, entry.at
                self.request = None
            case e.Resumed():
                self.since = entry.at
            case e.Rematched():
                self.rematch, chapter.person = entry.table, entry.by
            case e.Said() | e.Reacted():
                chapter.person, chapter.name = entry.by, entry.name
        if chapter.person and not chapter.name:
            chapter.name = self.name_of(chapter.person)
        chapter.ends_request = asked is not None and self.request is None
        self.seat = self.state.seat if self.running and self.state else None
        return chapter

    def _seat(self, entry: e.Sat | e.Left | e.BotPut | e.Cleared, chapter: Chapter) -> None:
        before = self.places[entry.seat]
        chapter.seat, chapter.person, chapter.name = entry.seat, before.person, before.name
        match entry:
            case e.Sat():
                self.places[entry.seat] = Place(person=entry.person, name=entry.name)
                self.names[entry.person] = entry.name
                self.left.pop(entry.seat, None)
                chapter.person, chapter.name = entry.person, entry.name
                if entry.seat == self.seat:
                    self.since = entry.at
            case e.Left():
                self.places[entry.seat] = Place(level=entry.level)
                if self.running and before.person:
                    self.left[entry.seat] = (before.person, before.name or "")
            case e.BotPut():
                self.places[entry.seat] = Place(level=entry.level)
            case e.Cleared():
                self.places[entry.seat] = Place()
                if before.person:
                    self.banned.add(before.person)
        self._look_around()
        if self.request and self.running:  # whoever is gone is not waited for; the request itself is put again
            self.request = None

    def _look_around(self) -> None:
        """Who sits where: seldom different, often asked."""
        self._seats = {}
        for seat, place in enumerate(self.places):
            if place.person:
                self._seats.setdefault(place.person, []).append(seat)

    def _start(self, entry: e.Started, chapter: Chapter) -> None:
        opened = self.opened
        self.state = self.game.begin(opened)
        self.status, self.started_at, self.since = "running", entry.at, entry.at
        chapter.events, chapter.ply = list(self.state.events), 0
        self._finish(entry.at)

    def _load_file(self) -> Steps[None]:
        """A game that was over when it was loaded: a file to look at."""
        at = self.opened.at
        self._start(e.Started(at=at), self.story[0])
        assert self.state is not None
        for id in self.opened.decisions:
            told = Chapter(0, e.Decided(at=at, id=id), seat=self.state.seat)
            told.events, told.ply = self.state.play(id), self.state.ply
            self.story.append(told)
            self._mark()
            yield
        self._finish(at)

    def _finish(self, at: int) -> None:
        if self.state is not None and self.state.over:
            self.status, self.reason, self.ended_at = "over", "finished", at
            self.request = None

    def _decide(self, entry: e.Decided, chapter: Chapter) -> None:
        state = cast(State, self.state)
        seat = cast(int, state.seat)
        chapter.events = state.play(entry.id)
        chapter.seat, chapter.ply, chapter.person = seat, state.ply, entry.by
        self._mark()
        self._last[seat] = state.ply - 1
        if self.opened.clock.kind == "live" and entry.by:
            spent = max(0, entry.at - self.since)
            self.bank_ms[seat] = max(0, self.bank_ms[seat] - spent) + self.opened.clock.bonus * 1000
        self.turn += 1
        self.since = entry.at
        if self.request and self.request.entry.kind == "undo":
            self.request = None
        self._finish(entry.at)

    def _undo(self, entry: e.Undone, chapter: Chapter) -> None:
        self.state = state = self.at(entry.to)
        self._marks = [mark for mark in self._marks if mark.ply <= entry.to]
        self._last = {seat: ply for ply, seat in enumerate(state.deciders)}
        self.story = [old for old in self.story if not (isinstance(old.entry, e.Decided) and (old.ply or 0) > entry.to)]
        chapter.ply, chapter.person = entry.to, entry.by
        self.turn += 1
        self.since = entry.at
        self.request = None
        if entry.how == "alone":
            self.left.clear()  # what was dealt may be known by now: who had left does not come back into that

    def _ask(self, entry: e.Asked | e.Answered | e.Agreed, chapter: Chapter) -> None:
        chapter.person = entry.by
        match entry:
            case e.Asked():
                self.request = Ask(chapter.number, entry, set(self.others(entry.by)))
                chapter.ply = entry.to
            case e.Answered() if self.request and entry.yes:
                self.request.waiting.discard(entry.by)
            case e.Answered():
                self.request = None
            case e.Agreed():
                self.hints, self.request = True, None

    def _cover(self, entry: e.Away | e.Back, chapter: Chapter) -> None:
        if isinstance(entry, e.Away):
            place = self.places[entry.seat]
            place.cover = entry.level
            chapter.seat, chapter.person, chapter.name = entry.seat, place.person, place.name
            if self.opened.clock.kind == "live" and entry.seat == self.seat:
                self.bank_ms[entry.seat] = max(0, self.bank_ms[entry.seat] - max(0, entry.at - self.since))
            if entry.why == "clock":
                self.bank_ms[entry.seat] = 0
            return
        chapter.person = entry.by
        for seat in self.seats_of(entry.by):
            self.places[seat].cover = None
            if self.opened.clock.kind == "live" and self.bank_ms[seat] == 0:
                self.bank_ms[seat] = max(BACK_MS, self.opened.clock.bonus * 1000)
            if seat == self.seat:
                self.since = entry.at
