"""What a viewer is told: the only way from a table to the wire. Views and events come from core, which knows who may see what."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from kassen.bots import level_name
from kassen.core import EVERYBODY, NOBODY, Move, State, Views
from kassen.server import entries as e
from kassen.server import messages as m
from kassen.server import phrases
from kassen.server.referee import undo_offer
from kassen.server.slices import Steps
from kassen.server.table import Chapter, Table

ABSENT = object()  # what a move does not have


def names(table: Table, language: str) -> list[str]:
    """Everybody at the table by name, for sentences."""
    called = []
    for seat, place in enumerate(table.places):
        bot = phrases.bot_name(place.level, seat, language) if place.level else ""
        called.append(place.name or bot or phrases.seat_name(table.game.id, seat, language))
    return called


def scene(
    table: Table, viewer: int | None, language: str | None, now: int, plain: bool = False, views: Views | None = None
) -> m.Scene | None:
    """The game as the viewer may see it now; none before the start."""
    if table.state is None:
        return None
    person = None if viewer is None else table.places[viewer].person
    undo = undo_offer(table, person) if person else None
    view = (views or table.state.views()).of(viewer, moves=plain)
    return moment(table, table.state, view, language, plain, table.turn, undo, clocks(table, now))


def moment(
    table: Table,
    state: State,
    view: dict[str, Any],
    language: str | None,
    plain: bool,
    turn: int,
    undo: m.UndoInfo | None = None,
    clocks: m.Clocks | None = None,
) -> m.Scene:
    """A state of the game, this or an earlier one, in somebody's view. Who decides has the moves in the order a person likes: in
    a table, or (`plain`) in the view, and here their order."""
    decides = view["viewer"] is not None and view["viewer"] == state.seat
    listed = state.listed() if decides else []
    return m.Scene(
        turn=turn,
        view=view,
        moves=tabled(listed) if decides and not plain else None,
        order=[move.id for move in listed] if decides and plain else None,
        prompt=question(table, state, language) if language else None,
        sentences=sentences(table, listed, language) if decides and language else None,
        undo=undo,
        clocks=clocks,
    )


def sentences(table: Table, moves: list[Move], language: str) -> dict[str, str]:
    called = names(table, language)
    return {str(move.id): phrases.move_line(move, language, called) for move in moves}


def tabled(moves: list[Move]) -> m.Moves:
    keys: dict[str, Any] = {}  # a set that keeps the order in which they appear
    for move in moves:
        keys.update(move.data)
    values: list[Any] = []
    places: dict[Any, int] = {ABSENT: -1}
    columns = [[move.id for move in moves]]
    for key in keys:
        column = [move.data.get(key, ABSENT) for move in moves]
        # What tells values apart: a list is no key, and 1 is not True.
        signs = [value if type(value) is str or value is ABSENT else (repr(value),) for value in column]
        for sign, value in dict(zip(signs, column, strict=True)).items():
            if sign not in places:
                places[sign] = len(values)
                values.append(value)
        columns.append([places[sign] for sign in signs])
    rows = [list(row) for row in zip(*columns, strict=True)]
    return m.Moves(list(keys), values, rows)


def question(table: Table, state: State, language: str) -> str:
    return phrases.prompt_line(state, language, names(table, language))


def clocks(table: Table, now: int) -> m.Clocks | None:
    if table.opened.clock.kind == "none":
        return None
    return m.Clocks(at=now, left_ms=table.left_ms(now), running=table.seat if table.deadline is not None else None)


def info(table: Table) -> m.TableInfo:
    """All that everybody may know. The seed is told when nothing is hidden any more."""
    opened, state = table.opened, table.state
    return m.TableInfo(
        id=table.id,
        number=table.number,
        game=opened.game,
        players=opened.players,
        options=dict(table.game.options),
        status=table.status,
        host=opened.host,
        seats=seats(table),
        clock=opened.clock,
        listed=opened.listed,
        chat=opened.chat,
        hints=table.hints or len(table.people) == 1,
        cover=opened.cover,
        grace_s=opened.grace_s,
        created=opened.at,
        started=table.started_at,
        ended=table.ended_at,
        reason=table.reason,  # type: ignore[arg-type]
        ply=state.ply if state else 0,
        turn=table.turn,
        seat=table.seat,
        commitment=table.commitment,
        seed=opened.seed if table.finished else None,
        request=request(table),
        rematch=table.rematch,
        origin=opened.origin,
    )


def seats(table: Table) -> list[m.SeatInfo]:
    shown = []
    for place in table.places:
        if place.person:
            shown.append(m.SeatInfo(kind="person", person=place.person, name=place.name, cover=place.cover))
        else:
            shown.append(m.SeatInfo(kind="bot" if place.level else "open", level=place.level))
    return shown


def request(table: Table) -> m.Request | None:
    ask = table.request
    if ask is None:
        return None
    return m.Request(number=ask.number, kind=ask.entry.kind, by=ask.entry.by, to=ask.entry.to, waiting=sorted(ask.waiting))


def card(table: Table) -> m.TableCard:
    return m.TableCard(
        id=table.id,
        game=table.opened.game,
        players=table.opened.players,
        status=table.status,
        seats=seats(table),
        clock=table.opened.clock,
        listed=table.opened.listed,
        ply=table.state.ply if table.state else 0,
        turn=table.turn,
        round=table.state.round if table.state else 0,
        seat=table.seat,
        updated=table.touched,
        origin=table.opened.origin,
    )


# ── news ──


def news(table: Table, chapter: Chapter, viewer: int | None, language: str | None) -> m.News:
    """One entry of the journal as the viewer may know it."""
    entry = chapter.entry
    seen = [event for event in chapter.events if event.seen_by(NOBODY if viewer is None else viewer)]
    lines: list[str] = []
    if language is not None:
        called = names(table, language)
        lines = [line for line in [own_line(chapter, language)] if line]
        lines += [phrases.event_line(event, language, called) for event in seen]
    return m.News(
        number=chapter.number,
        at=entry.at,
        what=entry.__struct_config__.tag,  # type: ignore[arg-type]
        person=chapter.person,
        name=chapter.name,
        seat=chapter.seat,
        level=getattr(entry, "level", None),
        ply=chapter.ply,
        yes=entry.yes if isinstance(entry, e.Answered) else None,
        how=manner(entry),
        text=spoken(entry),
        events=[event.data for event in seen],
        lines=lines,
    )


def manner(entry: e.AnyEntry) -> str | None:
    match entry:
        case e.Opened():
            return entry.origin.kind if entry.origin and entry.origin.by else None
        case e.Undone():
            return entry.how
        case e.Asked():
            return entry.kind
        case e.Away():
            return entry.why
        case e.Ended():
            return entry.reason
        case e.Answered():
            return "yes" if entry.yes else "no"
    return None


def spoken(entry: e.AnyEntry) -> str | None:
    match entry:
        case e.Said():
            return entry.text
        case e.Reacted():
            return entry.reaction
        case e.Rematched():
            return entry.table
    return None


def own_line(chapter: Chapter, language: str) -> str | None:
    """The sentence of the entry itself (a decision has none: its events speak)."""
    entry = chapter.entry
    what = str(entry.__struct_config__.tag)
    how = manner(entry)
    return phrases.news_line(
        f"{what}-{how}" if how else what,
        language,
        name=chapter.name or "",
        number=(chapter.seat or 0) + 1,
        ply=chapter.ply or 0,
        bot=level_name(getattr(entry, "level", None) or "", language),
    )


def story(table: Table, viewer: int | None, language: str | None, since: int) -> list[m.News]:
    return [news(table, chapter, viewer, language) for chapter in table.after(since)]


def telling(table: Table, chapters: Iterable[Chapter], viewer: int | None, language: str | None) -> Steps[bytes]:
    """A long story, an entry a step: a list as it goes over the wire."""
    told = []
    for chapter in chapters:
        told.append(m.encode(news(table, chapter, viewer, language)))
        yield
    return b"[" + b",".join(told) + b"]"


class Telling:
    """An entry that was just written, told to one viewer after the other. What is the same for several of them is made once."""

    def __init__(self, table: Table, chapter: Chapter, now: int) -> None:
        self.table, self.chapter, self.now = table, chapter, now
        described = changes_table(chapter.entry) or table.finished or chapter.ends_request
        self._info = info(table) if described else None
        self._secret = any(event.to != EVERYBODY for event in chapter.events)
        self._news: dict[tuple[int | None, str | None], m.News] = {}

    @cached_property
    def _views(self) -> Views | None:
        state = self.table.state
        return state.views() if state and changes_scene(self.chapter.entry) else None

    def update(self, viewer: int | None, language: str | None, you: m.You | None = None) -> m.Update:
        """What a viewer is told: the entry, and what is different now."""
        return m.Update(
            number=self.chapter.number,
            news=self.news(viewer if self._secret else None, language),
            table=self._info,
            scene=scene(self.table, viewer, language, self.now, views=self._views) if self._views else None,
            you=you,
        )

    def news(self, viewer: int | None, language: str | None) -> m.News:
        if (viewer, language) not in self._news:
            self._news[viewer, language] = news(self.table, self.chapter, viewer, language)
        return self._news[viewer, language]


def changes_table(entry: e.AnyEntry) -> bool:
    """Does everybody need the table's description again? Not for mere decisions and talk."""
    return not isinstance(entry, (e.Decided, e.Said, e.Reacted))


def changes_scene(entry: e.AnyEntry) -> bool:
    return not isinstance(entry, (e.Said, e.Reacted, e.Asked, e.Answered, e.Rematched))
