"""A table as one file: a core log with the story around it. `verify` recomputes all chance and says yes, or where not.

Whatever reads a core log reads this too, and `verify` takes a bare log as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from kassen.core import Event, IllegalMove, Log, State
from kassen.core.chance import commitment
from kassen.core.log import FORMAT
from kassen.server import entries as e
from kassen.server import phrases
from kassen.server.messages import Origin
from kassen.server.positions import redraw, tell_beginning
from kassen.server.slices import Steps, at_once
from kassen.server.table import Table, begin_of, game_of


class Player(Struct, frozen=True, omit_defaults=True):
    """Who sat there at the end: a person by name, or a bot's level."""

    name: str | None = None
    level: str | None = None


class Step(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One decision as it was told, with everything that happened. `level`: a bot decided."""

    seat: int
    move: dict[str, Any]
    events: list[dict[str, Any]]
    at: int | None = None
    level: str | None = None


class Taken(Struct, frozen=True):
    """Decisions were taken back: when so many had been made in all, to that one, and on what terms."""

    after: int
    to: int
    how: str


class TableFile(Log, frozen=True, kw_only=True, omit_defaults=True):
    """A log, the commitment given at the start, where the table came from (`given`: the position as it was set up, where it was
    redrawn), who played, every decision with its events, what was taken back, the result."""

    commitment: str | None = None
    table: str | None = None
    origin: Origin | None = None
    given: dict[str, Any] | None = None
    seats: tuple[Player, ...] = ()
    begin: list[dict[str, Any]] | None = None  # what happened before the first decision
    steps: tuple[Step, ...] = ()
    undone: tuple[Taken, ...] = ()
    result: dict[str, Any] | None = None


class Wrong(ValueError):
    """A file does not hold what it says."""


def read_file(data: bytes | str) -> TableFile:
    try:
        file = msgspec.json.decode(data, type=TableFile)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ValueError(f"this is not a table or a log: {error}") from None
    if file.format != FORMAT:
        raise ValueError(f"this file has format {file.format}; this program reads format {FORMAT}")
    return file


def make_file(table: Table) -> TableFile:
    return at_once(making_file(table))


def making_file(table: Table) -> Steps[TableFile]:
    """Everything about a table that is over, a decision a step. Before that it would tell secrets."""
    state = table.state
    if not table.finished or state is None:
        raise ValueError("a table can be downloaded when it is over: the file holds the seed and all hidden things")
    log = state.log
    again = begin_of(log)
    begin = plain(again.events)
    decided = [chapter.entry for chapter in table.story if isinstance(chapter.entry, e.Decided)]
    # Of a game that came as a file nobody knows when it was played.
    whens = [None] * len(decided) if table.opened.decisions else decided
    steps = []
    for (step, events), when in zip(walk(again, log.decisions), whens, strict=True):
        told = Step(seat=step["seat"], move=step["move"], events=events)
        steps.append(msgspec.structs.replace(told, at=when.at, level=when.level) if when else told)
        yield
    return TableFile(
        game=log.game,
        players=log.players,
        options=log.options,
        seed=log.seed,
        position=log.position,
        decisions=log.decisions,
        commitment=table.commitment,
        table=table.id,
        origin=table.opened.origin,
        given=table.opened.given,
        seats=tuple(Player(place.name, place.level) for place in table.places),
        begin=begin,
        steps=tuple(steps),
        undone=tuple(takings(table)),
        result=state.result(),
    )


def takings(table: Table) -> Iterator[Taken]:
    decisions = 0
    for chapter in table.story:
        if isinstance(chapter.entry, e.Decided):
            decisions += 1
        elif isinstance(chapter.entry, e.Undone):
            yield Taken(decisions, chapter.entry.to, chapter.entry.how)


def walk(state: State, decisions: Iterable[int]) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Every decision from here on recomputed: what it was and all that happened."""
    for number, id in enumerate(decisions, 1):
        try:
            chosen = state.move(id)
            yield {"seat": chosen.seat, "move": chosen.data}, plain(state.play(id))
        except IllegalMove as error:
            raise Wrong(f"decision {number}: {error}") from None


def plain(events: list[Event]) -> list[dict[str, Any]]:
    """Events as they look after a journey through JSON."""
    shown: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode([event.to_dict() for event in events]))
    return shown


def verify(file: TableFile, language: str = "en") -> list[str]:
    """What was checked, in sentences, the last of them the verdict; Wrong at the first thing that does not hold."""
    return at_once(verifying(file, language))[0]


def verifying(file: TableFile, language: str = "en") -> Steps[tuple[list[str], State]]:
    """The same, a decision a step; and the game after the last."""

    def say(message: str, **words: Any) -> None:
        said.append(phrases.TEXTS.say(f"verified-{message}", language, **words))

    said: list[str] = []
    if file.commitment is not None:
        if commitment(file.seed) != file.commitment:
            raise Wrong("the seed is not the one the table committed to before the first card: its SHA-256 differs")
        say("seed", seal=file.commitment[:16])
    if file.given is not None:
        check_redraw(file)
    state = begin_of(file)
    begin = plain(state.events)
    if file.begin is not None and not agree(file.begin, begin):
        raise Wrong(f"the set-up: {difference(file.begin, begin)}")
    told = file.steps or (None,) * len(file.decisions)
    if len(told) != len(file.decisions):
        raise Wrong(f"the file has {len(file.decisions)} decisions but tells of {len(file.steps)}")
    for number, ((step, events), claim) in enumerate(zip(walk(state, file.decisions), told, strict=True), 1):
        if claim is not None:
            check_step(number, claim, step, events)
        yield
    say("chance" if file.steps else "decisions", number=len(file.decisions))
    if file.result is not None:
        result = msgspec.json.decode(msgspec.json.encode(state.result()))
        if not is_part(file.result, result):
            raise Wrong(f"the result is {result}, but the file says {file.result}")
        say("result")
    for taken in file.undone:
        say("undone", after=taken.after, to=taken.to, how=taken.how)
    vouched = tell_beginning(origin_of(file), file.position is not None, language)
    return said + (vouched or [phrases.TEXTS.say("vouched-dealt", language)]), state


def origin_of(file: TableFile) -> Origin | None:
    """Where the table came from, as far as the file proves it."""
    if file.origin is not None and file.origin.redrawn and file.given is None:
        raise Wrong("the file says that what was hidden was drawn anew, but not from which position")
    return file.origin


def check_redraw(file: TableFile) -> None:
    assert file.given is not None
    try:
        drawn = redraw(game_of(file), file.given, file.seed)
    except ValueError as error:
        raise Wrong(f"the position that was set up: {error}") from None
    if drawn != file.position:
        raise Wrong("the position: what was hidden in it is not what the seed gives")


def check_step(number: int, claim: Step, step: dict[str, Any], events: list[dict[str, Any]]) -> None:
    if claim.seat != step["seat"]:
        raise Wrong(f"decision {number}: the file says seat {claim.seat} decided, but it was seat {step['seat']}")
    if claim.move != msgspec.json.decode(msgspec.json.encode(step["move"])):
        raise Wrong(f"decision {number}: the file says {claim.move}, but it was {step['move']}")
    if not agree(claim.events, events):
        raise Wrong(f"decision {number}: {difference(claim.events, events)}")


def agree(claimed: list[dict[str, Any]], true: list[dict[str, Any]]) -> bool:
    """Is everything true that the file tells?"""
    return len(claimed) == len(true) and all(
        claim.get("event") == truth["event"] and is_part(claim, truth) for claim, truth in zip(claimed, true, strict=True)
    )


def is_part(claim: dict[str, Any], truth: dict[str, Any]) -> bool:
    """An older file may tell less of an event or a result."""
    return all(key in truth and truth[key] == value for key, value in claim.items())


def difference(claimed: list[dict[str, Any]], true: list[dict[str, Any]]) -> str:
    for claim, truth in zip(claimed, true, strict=False):
        if not is_part(claim, truth):
            return f"the file says {claim}, the seed says {truth}"
    return f"the file tells {len(claimed)} events, the seed gives {len(true)}"
