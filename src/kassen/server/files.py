"""A table as one file: a core log with the story around it. `verify` plays the game again and reports the first claim that does
not hold.

The file is still a core log, and can be read as one; `verify` also accepts a bare log.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Any

import msgspec
from msgspec import Struct

from kassen.core import Event, IllegalMove, Log, State
from kassen.core.chance import commitment
from kassen.core.log import FORMAT
from kassen.core.text import BadInput
from kassen.server import entries as e
from kassen.server import sentences
from kassen.server.entries import Origin
from kassen.server.positions import beginning, beginning_sentences, redraw
from kassen.server.slices import Steps, at_once
from kassen.server.table import Table, begin_of, game_of


class Player(Struct, frozen=True, omit_defaults=True):
    """Who sat there at the end: a person by name, or a bot's level."""

    name: str | None = None
    level: str | None = None


class FileStep(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One decision as the file tells it, with all of its events. `level`: of the bot that decided, if one did."""

    seat: int
    move: dict[str, Any]
    events: list[dict[str, Any]]
    at: int | None = None
    level: str | None = None


class Taken(Struct, frozen=True):
    """An undo: from `after` decisions back to `to`, and `how`, the terms."""

    after: int
    to: int
    how: str


class TableFile(Log, frozen=True, kw_only=True, omit_defaults=True):
    """A log, the commitment given at the start, where the table came from (`given`: the position as it was set up, if it was then
    redrawn), who played, every decision with its events, every undo, the result."""

    commitment: str | None = None
    table: str | None = None
    origin: Origin | None = None
    given: dict[str, Any] | None = None
    seats: tuple[Player, ...] = ()
    begin: list[dict[str, Any]] | None = None  # what happened before the first decision
    steps: tuple[FileStep, ...] = ()
    undone: tuple[Taken, ...] = ()
    result: dict[str, Any] | None = None
    analysis: msgspec.Raw = msgspec.Raw()  # by `kassen analyse`; not decoded here, for it is as long as all the rest or longer


class Wrong(BadInput):
    """Something that a file claims does not hold."""

    package = "kassen.server"


def read_file(data: bytes | str) -> TableFile:
    try:
        file = msgspec.json.decode(data, type=TableFile)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("log", reason=str(error)) from None
    if file.format != FORMAT:
        raise BadInput("format", given=file.format, known=FORMAT)
    return file


class Rest(Struct):
    """For finding the analysis in a file without decoding the rest."""

    analysis: msgspec.Raw = msgspec.Raw()


def count_values(data: bytes) -> int:
    """Roughly how many values a file has, by its commas, not counting its analysis."""
    try:
        passed = bytes(msgspec.json.decode(data, type=Rest).analysis)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        passed = b""
    return data.count(b",") - passed.count(b",")


def make_file(table: Table) -> TableFile:
    return at_once(making_file(table))


def making_file(table: Table, under_way: bool = False) -> Steps[TableFile]:
    """Make the file of a table that is over, one decision per step. It tells every secret, so a table may be `under_way` only
    where the reader's own device has all the secrets anyway."""
    state = table.state
    if state is None or not (table.finished or under_way):
        raise ValueError("a table can be downloaded when it is over: the file holds the seed and all hidden things")
    log = state.log
    again = begin_of(log)
    begin = plain(again.events)
    decided = [applied.entry for applied in table.story if isinstance(applied.entry, e.Decided)]
    # Of a game that was loaded from a file, nobody knows when it was played.
    whens = [None] * len(decided) if table.opened.decisions else decided
    steps = []
    for (step, events), when in zip(walk(again, log.decisions), whens, strict=True):
        told = FileStep(seat=step["seat"], move=step["move"], events=events)
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
        result=state.result() if table.finished else None,
    )


def takings(table: Table) -> Iterator[Taken]:
    for applied in table.story:
        if isinstance(applied.entry, e.Undone) and applied.undone_from is not None:
            yield Taken(applied.undone_from, applied.entry.to, applied.entry.how)


def walk(state: State, decisions: Iterable[int]) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Play these decisions; for each, its seat and move, and all of its events."""
    for number, id in enumerate(decisions, 1):
        try:
            chosen = state.move(id)
            yield {"seat": chosen.seat, "move": chosen.data.to_dict()}, plain(state.play(id))
        except IllegalMove as error:
            raise Wrong("move", number=number, reason=str(error)) from None


def plain(events: list[Event]) -> list[dict[str, Any]]:
    """Events as they look after a round trip through JSON."""
    shown: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode([event.to_dict() for event in events]))
    return shown


def verify(file: TableFile, language: str = "en") -> list[str]:
    """Check a file. Returns what was checked, in sentences, ending with what the seed vouches for; raises Wrong at the first
    claim that does not hold."""
    return at_once(verifying(file, language))[0]


def verifying(file: TableFile, language: str = "en") -> Steps[tuple[list[str], State]]:
    """The same, one decision per step; also returns the state after the last one."""

    def say(message: str, **words: Any) -> None:
        said.append(sentences.TEXTS.say(f"verified-{message}", language, **words))

    said: list[str] = []
    if file.commitment is not None and commitment(file.seed) != file.commitment:
        raise Wrong("seal")
    if file.commitment is None or beginning(file.origin, file.position is not None) == "loaded":
        say("unsealed")
    else:
        say("seed", seal=file.commitment[:16])
    if file.given is not None:
        check_redraw(file)
    state = begin_of(file)
    begin = plain(state.events)
    if file.begin is not None and not agree(file.begin, begin):
        raise Wrong("set-up", **difference(file.begin, begin))
    told = file.steps or (None,) * len(file.decisions)
    if len(told) != len(file.decisions):
        raise Wrong("steps", number=len(file.decisions), claim=len(file.steps))
    for number, ((step, events), claim) in enumerate(zip(walk(state, file.decisions), told, strict=True), 1):
        if claim is not None:
            check_step(number, claim, step, events)
        yield
    say("chance" if file.steps else "decisions", number=len(file.decisions))
    if file.result is not None:
        result = msgspec.json.decode(msgspec.json.encode(state.result()))
        if not is_part(file.result, result):
            raise Wrong("result", claim=str(file.result), truth=str(result))
        say("result")
    for taken in file.undone:
        say("undone", after=taken.after, to=taken.to, how=taken.how)
    vouched = beginning_sentences(origin_of(file), file.position is not None, language)
    return said + (vouched or [sentences.TEXTS.say("vouched-dealt", language)]), state


def origin_of(file: TableFile) -> Origin | None:
    """Where the table came from, as far as the file proves it."""
    if file.origin is not None and file.origin.redrawn and file.given is None:
        raise Wrong("origin")
    return file.origin


def check_redraw(file: TableFile) -> None:
    assert file.given is not None
    try:
        drawn = redraw(game_of(file), file.given, file.seed)
    except ValueError as error:
        raise Wrong("given", reason=str(error)) from None
    if drawn != file.position:
        raise Wrong("redrawn")


def check_step(number: int, claim: FileStep, step: dict[str, Any], events: list[dict[str, Any]]) -> None:
    if claim.seat != step["seat"]:
        raise Wrong("decider", number=number, claim=claim.seat + 1, truth=step["seat"] + 1)
    if claim.move != msgspec.json.decode(msgspec.json.encode(step["move"])):
        raise Wrong("told", number=number, claim=str(claim.move), truth=str(step["move"]))
    if not agree(claim.events, events):
        raise Wrong("told", number=number, **difference(claim.events, events))


def agree(claimed: list[dict[str, Any]], true: list[dict[str, Any]]) -> bool:
    """Whether the file tells these events, and everything it tells of them is true."""
    return len(claimed) == len(true) and all(
        claim.get("event") == truth["event"] and is_part(claim, truth) for claim, truth in zip(claimed, true, strict=True)
    )


def is_part(claim: dict[str, Any], truth: dict[str, Any]) -> bool:
    """Whether all that is claimed is true. Not the reverse: an older file may tell less of an event or a result."""
    return all(key in truth and truth[key] == value for key, value in claim.items())


def difference(claimed: list[dict[str, Any]], true: list[dict[str, Any]]) -> dict[str, str]:
    """The first event that the file tells differently, leaves out, or makes up."""
    nothing: dict[str, Any] = {}
    pairs = zip_longest(claimed, true, fillvalue=nothing)
    claim, truth = next((claim, truth) for claim, truth in pairs if not claim or not is_part(claim, truth))
    return {"claim": str(claim or "–"), "truth": str(truth or "–")}
