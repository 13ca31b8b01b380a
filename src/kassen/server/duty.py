"""What the server itself must do at a table next, and when: let a bot think, cover an absent person, act on a clock that has run
out, close the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from kassen.server import entries as e
from kassen.server.settings import Settings
from kassen.server.table import Table

HERE = 2**62  # "absent since" of somebody who is present


class Think(NamedTuple):
    """A bot of this level decides for the seat to move."""

    at: int
    level: str


class Write(NamedTuple):
    """The server writes this entry."""

    at: int
    entry: e.AnyEntry


Duty = Think | Write


def next_duty(table: Table, absent: Mapping[str, int], settings: Settings) -> Duty | None:
    """The earliest duty. `absent` maps each person to when they were last here (HERE: they have a page open; missing: long ago);
    where only bots sit, it says the same of spectators."""
    if table.finished:
        return None
    first: Duty | None = closing(table, absent, settings)
    if not table.running or table.seat is None:
        return first
    for duty in (cover(table, absent), flag(table), thinking(table, absent, settings)):
        if duty and (first is None or duty.at <= first.at):
            first = duty
    return first


def awaited(table: Table) -> str | None:
    """The person who is to decide, at a table without a clock: the usual case, and cheap to find."""
    if not table.running or table.seat is None or table.opened.clock.kind != "none":
        return None
    place = table.places[table.seat]
    return None if place.cover else place.person


def is_awaited(table: Table, here: Mapping[str, int]) -> bool:
    """Whether the person to decide has a page open and there is no clock. Then `next_duty` is None and need not be asked."""
    person = awaited(table)
    return person is not None and bool(here.get(person))


def latest(table: Table, settings: Settings) -> int | None:
    """When `next_duty` is due even if nobody comes. The store keeps it, so that the table is woken then."""
    if awaited(table):  # with nobody there and no clock, only closing is left
        return table.touched + settings.idle_running_s * 1000
    duty = next_duty(table, {}, settings)
    return duty.at if duty else None


def closing(table: Table, absent: Mapping[str, int], settings: Settings) -> Write | None:
    """Close the table when nobody has done anything or been there for a long time."""
    people, last = table.people, table.touched
    for person in people if absent else ():
        gone = absent.get(person, 0)
        if gone == HERE:
            return None
        last = max(last, gone)
    at = last + (settings.idle_running_s if people and table.running else settings.idle_open_s) * 1000
    return Write(at, e.Ended(at=at, reason="abandoned" if table.running else "closed"))


def thinking(table: Table, absent: Mapping[str, int], settings: Settings) -> Think | None:
    assert table.seat is not None
    place = table.places[table.seat]
    if place.level and table.people:
        return Think(table.since, place.level)
    if place.level:  # only bots sit here: they play while somebody watches, slowly enough to follow
        return Think(table.since + settings.watched_ms, place.level) if HERE in absent.values() else None
    # A bot covers for the sake of the people who are there: while nobody is, the game waits.
    if place.cover and any(absent.get(person) == HERE for person in table.people):
        return Think(table.since, place.cover)
    return None


def flag(table: Table) -> Duty | None:
    """What happens when time is up: with days per decision a bot makes this decision, with a live clock it covers the seat. If
    the person takes the seat back and the time runs out again, the bot makes the decision, so nobody can stall forever."""
    if table.deadline is None or table.seat is None:
        return None
    level = table.opened.cover
    if table.opened.clock.kind == "days" or table.out_of_time:
        return Think(table.deadline, level)
    return Write(table.deadline, e.Away(at=table.deadline, seat=table.seat, level=level, why="clock"))


def cover(table: Table, absent: Mapping[str, int]) -> Write | None:
    """Let a bot cover the person to decide once they have been away for the grace time, while another person is waiting there."""
    assert table.seat is not None
    person = table.places[table.seat].person
    if person is None or table.places[table.seat].cover or table.opened.clock.kind == "days":
        return None
    gone = absent.get(person, 0)
    if gone == HERE or not any(absent.get(other) == HERE for other in table.others(person)):
        return None
    at = table.grace_ends(gone)
    return Write(at, e.Away(at=at, seat=table.seat, level=table.opened.cover, why="absent"))
