"""A table as one file: a core log with the story around it. `verify` recomputes all chance and says yes, or where not.

Whatever reads a core log reads this too, and `verify` takes a bare log as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from kassen.core import Event, Game, IllegalMove, Log, State, rules
from kassen.core.chance import commitment
from kassen.core.log import FORMAT
from kassen.server import entries as e
from kassen.server.table import Table


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
    """A log, the commitment given at the start, who played, every decision with its events, what was taken back, the result."""

    commitment: str | None = None
    table: str | None = None
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
    """Everything about a table that is over. Before that it would tell secrets."""
    state = table.state
    if not table.finished or state is None:
        raise ValueError("a table can be downloaded when it is over: the file holds the seed and all hidden things")
    log, walk = state.log, walk_of(state.log)
    _, begin = next(walk)
    decided = [chapter.entry for chapter in table.story if isinstance(chapter.entry, e.Decided)]
    # Of a game that came as a file nobody knows when it was played.
    whens = [None] * len(decided) if table.opened.decisions else decided
    steps = []
    for (step, events), when in zip(walk, whens, strict=True):
        told = Step(seat=step["seat"], move=step["move"], events=events)
        steps.append(msgspec.structs.replace(told, at=when.at, level=when.level) if when else told)
    return TableFile(
        game=log.game,
        players=log.players,
        options=log.options,
        seed=log.seed,
        position=log.position,
        decisions=log.decisions,
        commitment=table.commitment,
        table=table.id,
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


def game_of(file: Log) -> Game:
    return Game(rules(file.game), file.players, file.options)


def begin_of(file: Log) -> State:
    return game_of(file).begin(file)


def walk_of(file: Log) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Every decision recomputed: what it was and all that happened. The set-up comes first."""
    state = begin_of(file)
    yield {}, plain(state.events)
    for number, id in enumerate(file.decisions, 1):
        try:
            chosen = state.move(id)
            yield {"seat": chosen.seat, "move": chosen.data}, plain(state.play(id))
        except IllegalMove as error:
            raise Wrong(f"decision {number}: {error}") from None


def plain(events: list[Event]) -> list[dict[str, Any]]:
    """Events as they look after a journey through JSON."""
    shown: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode([event.to_dict() for event in events]))
    return shown


def verify(file: TableFile) -> list[str]:
    """What was checked, in sentences; Wrong at the first thing that does not hold."""
    said = []
    if file.commitment is not None:
        if commitment(file.seed) != file.commitment:
            raise Wrong("the seed is not the one the table committed to before the first card: its SHA-256 differs")
        said.append(f"the seed is the one that was committed to ({file.commitment[:16]}…)")
    walk = walk_of(file)
    _, begin = next(walk)
    if file.begin is not None and begin != file.begin:
        raise Wrong(f"the set-up: {difference(file.begin, begin)}")
    told = file.steps or (None,) * len(file.decisions)
    if len(told) != len(file.decisions):
        raise Wrong(f"the file has {len(file.decisions)} decisions but tells of {len(file.steps)}")
    for number, ((step, events), claim) in enumerate(zip(walk, told, strict=True), 1):
        if claim is not None:
            check_step(number, claim, step, events)
    told_of = ", and every shuffle, roll and draw is what the seed gives" if file.steps else ""
    said.append(f"all {len(file.decisions)} decisions are legal{told_of}")
    if file.result is not None:
        result = msgspec.json.decode(msgspec.json.encode(game_of(file).replay(file).result()))
        if result != file.result:
            raise Wrong(f"the result is {result}, but the file says {file.result}")
        said.append("the result is right")
    said += [f"after decision {t.after} the game went back to decision {t.to} ({t.how})" for t in file.undone]
    return said


def check_step(number: int, claim: Step, step: dict[str, Any], events: list[dict[str, Any]]) -> None:
    if claim.seat != step["seat"]:
        raise Wrong(f"decision {number}: the file says seat {claim.seat} decided, but it was seat {step['seat']}")
    if claim.move != msgspec.json.decode(msgspec.json.encode(step["move"])):
        raise Wrong(f"decision {number}: the file says {claim.move}, but it was {step['move']}")
    if claim.events != events:
        raise Wrong(f"decision {number}: {difference(claim.events, events)}")


def difference(claimed: list[dict[str, Any]], true: list[dict[str, Any]]) -> str:
    for claim, truth in zip(claimed, true, strict=False):
        if claim != truth:
            return f"the file says {claim}, the seed says {truth}"
    return f"the file tells {len(claimed)} events, the seed gives {len(true)}"
