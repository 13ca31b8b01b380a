"""A table: what its journal makes of it. No storage, no sockets, no time of its own: entries in, truth out.

Whether something may happen is decided by the referee before an entry is written; here it has happened.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from kassen.core import Event, Game, Log, State, rules
from kassen.core.chance import commitment
from kassen.server import entries as e
from kassen.server.messages import SeatInfo, Status
from kassen.server.slices import Steps, at_once

MARK_EVERY = 64  # decisions: some milliseconds to play again
QUIET = (*e.TALK, e.Resumed)  # entries by which nobody acts
BACK_MS = 30_000  # who returns after the clock ran out has at least this


def game_of(log: Log) -> Game:
    return Game(rules(log.game), log.players, log.options)


def begin_of(log: Log) -> State:
    return game_of(log).begin(log)


class Place(SeatInfo, frozen=True):
    """One seat, just as everybody is told of it."""

    @property
    def is_open(self) -> bool:
        return self.kind == "open"

    @property
    def played_by(self) -> str | None:
        """The level of the bot that decides here now."""
        return self.cover or self.level


def place_of_bot(level: str | None) -> Place:
    """None: nobody plays there."""
    return Place(kind="bot", level=level) if level else Place(kind="open")


@dataclass
class OpenRequest:
    """An open request to the other people."""

    number: int
    entry: e.Asked
    waiting: set[str]


class Applied(Struct, gc=False):
    """An entry as the story remembers it, with the events of a decision."""

    number: int
    entry: e.AnyEntry
    events: list[Event] = []
    seat: int | None = None  # who decided; whose seat it was
    ply: int | None = None  # decisions made after it
    undone_from: int | None = None  # decisions made when some were taken back
    round: int | None = None  # in which it was decided
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
        self.places = [place_of_bot(None)] * opened.players
        self._seats: dict[str, list[int]] = {}  # whose they are
        self.state: State | None = None
        self.seat: int | None = None  # who decides
        self._become("open")
        self.reason: str | None = None
        self.started_at: int | None = None
        self.ended_at: int | None = None
        self.touched = opened.at  # when anything last happened
        self.acted = opened.at  # when somebody last did more than talk
        self.request: OpenRequest | None = None
        self.hints = False
        self.banned: set[str] = set()
        self.left: dict[int, tuple[str, str]] = {}  # seats given up in a running game: person and name
        self.names: dict[str, str] = {}
        self.rematch: str | None = None
        self.bank_ms = [opened.clock.seconds * 1000] * opened.players
        self.since = opened.at  # when the open decision was asked
        self._furthest = 0  # decisions made, those taken back too: for each of them there is time once
        self._helped: dict[int, int] = {}  # how far it was when a seat whose time was up was last given some more
        self.moved = [0] * opened.players  # by seat, how many decisions had been made when it made its last; 0: none yet
        self.last_decided: Applied | None = None
        self._floor = (-1, 0)  # at which turn the undo floor was computed, and what it was
        self._marks: list[State] = []  # every so many decisions the game as it was: no way back is long
        self.story = [Applied(0, opened, name=opened.origin.by if opened.origin else None)]

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

    def after(self, number: int) -> list[Applied]:
        """The applied_entries of the entries after that one."""
        return [applied for applied in self.story if applied.number > number]

    def _mark(self) -> None:
        assert self.state is not None
        if self.state.ply % MARK_EVERY == 0:
            self._marks.append(self.state.copy())

    # ── who is who ──

    def _become(self, status: Status) -> None:
        self.status = status
        self.running = status == "running"
        self.finished = status in ("over", "closed")  # nothing is hidden any more

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

    def alone(self, person: str) -> bool:
        """Nobody else is seated."""
        return len(self._seats) == (person in self._seats)

    def last_decision(self, person: str) -> int | None:
        """The number of the last decision that somebody's seats made."""
        last = 0
        for seat in self.seats_of(person):
            if self.moved[seat] > last:  # `max` is a call, and everybody who follows a decision is told how far they may go back
                last = self.moved[seat]
        return last - 1 if last else None

    def name_of(self, person: str) -> str:
        return self.names.get(person, "")

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

    def grace_ends(self, gone: int) -> int:
        """When a bot may stand in for whoever decides and was last here at `gone`: the grace time counts from the question on."""
        return max(gone, self.since) + self.opened.grace_s * 1000

    def left_ms(self, now: int) -> list[int]:
        """What every seat has left at a moment."""
        left, seat = self.bank_ms[:], self.seat
        if seat is not None and self.deadline is not None:
            left[seat] = max(0, self.deadline - now)
        return left

    @property
    def out_of_time(self) -> bool:
        """Whoever decides came back without deciding after their time was up, and it is up again."""
        return self.seat is not None and self.bank_ms[self.seat] == 0 and self._helped.get(self.seat) == self._furthest

    def _charge(self, at: int) -> None:
        """A live clock: what whoever decides has used by now is gone, whatever they do next."""
        seat = self.seat
        if seat is not None and self.opened.clock.kind == "live" and not self.places[seat].played_by:
            self.bank_ms[seat] = max(0, self.bank_ms[seat] - max(0, at - self.since))

    def _go_on_deciding(self, at: int) -> None:
        """The same person decides as before. What they used was charged; days for a decision are not given twice."""
        if self.opened.clock.kind != "days":
            self.since = at

    # ── what happens ──

    def apply(self, entry: e.AnyEntry) -> Applied:
        """The next entry of the journal happens."""
        self.number += 1
        applied = Applied(self.number, entry)
        self.story.append(applied)
        asked = self.request
        self.touched = entry.at
        if type(entry) not in QUIET:
            self.acted = entry.at
        match entry:
            case e.Decided():
                self._decide(entry, applied)
            case e.Sat() | e.Left() | e.BotPut() | e.Cleared():
                self._seat(entry, applied)
            case e.Undone():
                self._undo(entry, applied)
            case e.Asked() | e.Answered() | e.Agreed():
                self._ask(entry, applied)
            case e.Away() | e.Back():
                self._cover(entry, applied)
            case e.Started():
                self._start(entry, applied)
            case e.Ended():
                self._become("closed")
                self.reason, self.ended_at = entry.reason, entry.at
                self.request = None
            case e.Resumed():
                self.since = entry.at
            case e.Rematched():
                self.rematch, applied.person = entry.table, entry.by
            case e.Said() | e.Reacted():
                applied.person, applied.name = entry.by, entry.name
        if applied.person and not applied.name:
            applied.name = self.name_of(applied.person)
        applied.ends_request = asked is not None and self.request is None
        self.seat = self.state.seat if self.running and self.state else None
        return applied

    def _seat(self, entry: e.Sat | e.Left | e.BotPut | e.Cleared, applied: Applied) -> None:
        before = self.places[entry.seat]
        applied.seat, applied.person, applied.name = entry.seat, before.person, before.name
        match entry:
            case e.Sat():
                self.places[entry.seat] = Place(kind="person", person=entry.person, name=entry.name)
                if entry.person not in self._seats:  # who takes another seat for somebody beside them is still called the same
                    self.names[entry.person] = entry.name
                self.left.pop(entry.seat, None)
                applied.person, applied.name = entry.person, entry.name
                if entry.seat == self.seat:
                    self._go_on_deciding(entry.at)
            case e.Left():
                if entry.seat == self.seat:
                    self._charge(entry.at)
                self.places[entry.seat] = place_of_bot(entry.level)
                if self.running and before.person:
                    self.left[entry.seat] = (before.person, before.name or "")
            case e.BotPut():
                self.places[entry.seat] = place_of_bot(entry.level)
            case e.Cleared():
                self.places[entry.seat] = place_of_bot(None)
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

    def _start(self, entry: e.Started, applied: Applied) -> None:
        opened = self.opened
        self.state = self.game.begin(opened)
        self._become("running")
        self.started_at = self.since = entry.at
        applied.events, applied.ply = list(self.state.events), 0
        self._finish(entry.at)

    def _load_file(self) -> Steps[None]:
        """A game that was over when it was loaded: a file to look at."""
        at = self.opened.at
        self._start(e.Started(at=at), self.story[0])
        assert self.state is not None
        for id in self.opened.decisions:
            told = Applied(0, e.Decided(at=at, id=id), seat=self.state.seat, round=self.state.round)
            told.events, told.ply = self.state.play(id), self.state.ply
            self.story.append(told)
            self._mark()
            yield
        self._finish(at)

    def _finish(self, at: int) -> None:
        if self.state is not None and self.state.over:
            self._become("over")
            self.reason, self.ended_at = "finished", at
            self.request = None

    def _decide(self, entry: e.Decided, applied: Applied) -> None:
        state = cast(State, self.state)
        seat = cast(int, state.seat)
        applied.round = state.round
        applied.events = state.play(entry.id)
        applied.seat, applied.ply, applied.person = seat, state.ply, entry.by
        self._mark()
        self.moved[seat] = state.ply
        self.last_decided = applied
        self._charge(entry.at)
        further = state.ply > self._furthest
        if further and self.opened.clock.kind == "live" and entry.by:
            self.bank_ms[seat] += self.opened.clock.bonus * 1000
        self.turn += 1
        if further or state.seat != seat:
            self._furthest, self.since = state.ply, entry.at
        else:  # once more what was taken back
            self._go_on_deciding(entry.at)
        if self.request and self.request.entry.kind == "undo":
            self.request = None
        self._finish(entry.at)

    def _undo(self, entry: e.Undone, applied: Applied) -> None:
        applied.undone_from = cast(State, self.state).ply
        self.state = state = self.at(entry.to)
        self._marks = [mark for mark in self._marks if mark.ply <= entry.to]
        self.moved = [0] * len(self.places)
        for ply, seat in enumerate(state.deciders, 1):
            self.moved[seat] = ply
        self.story = [old for old in self.story if not (isinstance(old.entry, e.Decided) and (old.ply or 0) > entry.to)]
        self.last_decided = next((told for told in reversed(self.story) if isinstance(told.entry, e.Decided)), None)
        applied.ply, applied.person = entry.to, entry.by
        self.turn += 1
        self.request = None
        if entry.how == "free":
            self._charge(entry.at)
            self._go_on_deciding(entry.at)
        else:  # nobody minds
            self._furthest, self.since = entry.to, entry.at
        if entry.how == "alone":
            self.left.clear()  # what was dealt may be known by now: who had left does not come back into that

    def _ask(self, entry: e.Asked | e.Answered | e.Agreed, applied: Applied) -> None:
        applied.person = entry.by
        match entry:
            case e.Asked():
                self.request = OpenRequest(applied.number, entry, set(self.others(entry.by)))
                applied.ply = entry.to
            case e.Answered() if self.request and entry.yes:
                self.request.waiting.discard(entry.by)
            case e.Answered():
                self.request = None
            case e.Agreed():
                self.hints, self.request = True, None

    def _cover(self, entry: e.Away | e.Back, applied: Applied) -> None:
        if isinstance(entry, e.Away):
            place = self.places[entry.seat]
            if entry.seat == self.seat:
                self._charge(entry.at)
            self.places[entry.seat] = replace(place, cover=entry.level)
            applied.seat, applied.person, applied.name = entry.seat, place.person, place.name
            if entry.why == "clock":
                self.bank_ms[entry.seat] = 0
            return
        applied.person = entry.by
        for seat in self.seats_of(entry.by):
            self.places[seat] = replace(self.places[seat], cover=None)
            if self.opened.clock.kind == "live" and self.bank_ms[seat] == 0 and self._helped.get(seat) != self._furthest:
                self.bank_ms[seat] = max(BACK_MS, self.opened.clock.bonus * 1000)
                self._helped[seat] = self._furthest
            if seat == self.seat:
                self._go_on_deciding(entry.at)
