"""What a viewer is told: the only way from a table to the wire. Views and events come from core, which knows who may see what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from kassen.bots import level_name, told_apart
from kassen.core import EVERYBODY, NOBODY, Effect, Move, State, View, Views
from kassen.core.shapes import offer
from kassen.server import entries as e
from kassen.server import messages as m
from kassen.server import sentences
from kassen.server.referee import undo_offer
from kassen.server.slices import Steps
from kassen.server.table import Applied, Table

if TYPE_CHECKING:
    from kassen.analysis.hint import Estimate


def names(table: Table, language: str) -> list[str]:
    """Everybody at the table by name, for sentences."""
    called = []
    for seat, place in enumerate(table.places):
        bot = sentences.bot_name(place.level, seat, language) if place.level else ""
        called.append(place.name or bot or sentences.seat_name(table.game.id, seat, language))
    return told_apart(called, language)


def scene(table: Table, viewer: int | None, language: str | None, now: int) -> m.Scene | None:
    """The game as the viewer may see it now; none before the start."""
    if table.state is None:
        return None
    return seen(table, table.state, table.state.views(), viewer, language, clocks(table, now))


def seen(table: Table, state: State, views: Views, viewer: int | None, language: str | None, clocks: m.Clocks | None) -> m.Scene:
    """The same from what is made once for all viewers."""
    person = None if viewer is None else table.places[viewer].person
    undo = undo_offer(table, person) if person else None
    return moment(table, state, views.of(viewer), language, table.turn, undo, clocks)


def moment(
    table: Table,
    state: State,
    view: View[Any, Any],
    language: str | None,
    turn: int,
    undo: m.UndoInfo | None = None,
    clocks: m.Clocks | None = None,
) -> m.Scene:
    """A state of the game, this or an earlier one, in somebody's view."""
    return m.Scene(
        turn=turn,
        view=view,
        prompt=question(table, state, language) if language else None,
        sentences=move_sentences(table, state.moves(), language) if view.moves and language else None,
        undo=undo,
        clocks=clocks,
    )


def move_sentences(table: Table, moves: list[Move], language: str) -> dict[str, str]:
    called = names(table, language)
    return {str(move.id): sentences.move_sentence(move, language, called) for move in moves}


def effects(table: Table, state: State, asked: m.AskEffects, language: str | None) -> m.Effects:
    """What moves of the seat that decides would bring it."""
    legal = set(state.legal())
    found = {str(id): state.effects(id) for id in asked.ids if id in legal}
    lines = {id: effect_lines(table, each, language) for id, each in found.items()} if language else None
    data = {id: [effect.data() for effect in each] for id, each in found.items()}
    return m.Effects(ref=asked.ref, turn=asked.turn, effects=data, lines=lines)


def effect_lines(table: Table, effects: list[Effect], language: str) -> list[str]:
    called = names(table, language)
    return [sentences.effect_sentence(table.game, effect, language, called) for effect in effects]


def candidates(table: Table, state: State, options: list[Estimate], language: str | None) -> list[m.Candidate]:
    """The moves of a hint, each with what it would bring that the others would not."""
    from kassen.analysis.hint import differences  # long to load, and most tables want no hint

    called = names(table, language) if language else []
    told = []
    for option, why in zip(options, differences(state, options), strict=True):
        move = state.move(option.id)
        told.append(
            m.Candidate(
                move=offer(move.id, move.data),
                chance=option.chance,
                error=option.error,
                sims=option.sims,
                effects=[effect.data() for effect in why],
                line=sentences.move_sentence(move, language, called) if language else None,
                why=effect_lines(table, why, language) if language else [],
            )
        )
    return told


def question(table: Table, state: State, language: str) -> str:
    return sentences.prompt_sentence(state, language, names(table, language))


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
        seats=[*table.places],
        clock=time_control(opened),
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
        origin=origin(opened),
    )


def time_control(opened: e.Opened) -> m.TimeControl:
    clock = opened.clock
    return m.TimeControl(clock.kind, clock.seconds, clock.bonus)


def origin(opened: e.Opened) -> m.Origin | None:
    return m.Origin(*msgspec.structs.astuple(opened.origin)) if opened.origin else None


def request(table: Table) -> m.Request | None:
    ask = table.request
    if ask is None:
        return None
    return m.Request(number=ask.number, kind=ask.entry.kind, by=ask.entry.by, to=ask.entry.to, waiting=sorted(ask.waiting))


def card(table: Table) -> m.TableCard:
    """It is the same for everybody: of what happened, what a spectator saw."""
    last = table.last_decided
    result = table.state.result(sheet=False) if table.state is not None and table.state.over else {}
    return m.TableCard(
        id=table.id,
        game=table.opened.game,
        players=table.opened.players,
        status=table.status,
        seats=[*table.places],
        clock=time_control(table.opened),
        listed=table.opened.listed,
        ply=table.state.ply if table.state else 0,
        turn=table.turn,
        round=table.state.round if table.state else 0,
        seat=table.seat,
        moved=table.moved if table.running else [],
        news=[event.data for event in last.events if event.seen_by(NOBODY)] if last and table.running else [],
        scores=result.get("scores", []),
        ranks=result.get("ranks", []),
        updated=table.touched,
        origin=origin(table.opened),
    )


# ── news ──


def news(table: Table, applied: Applied, viewer: int | None, language: str | None) -> m.News:
    """One entry of the journal as the viewer may know it."""
    entry = applied.entry
    seen = [event for event in applied.events if event.seen_by(NOBODY if viewer is None else viewer)]
    lines: list[str] = []
    if language is not None:
        called = names(table, language)
        lines = [line for line in [entry_sentence(applied, language)] if line]
        lines += [sentences.event_sentence(event, language, called) for event in seen]
    return m.News(
        number=applied.number,
        at=entry.at,
        what=entry.__struct_config__.tag,  # type: ignore[arg-type]
        person=applied.person,
        name=applied.name,
        seat=applied.seat,
        level=getattr(entry, "level", None),
        ply=applied.ply,
        round=applied.round,
        yes=entry.yes if type(entry) is e.Answered else None,
        how=manner(entry),
        text=spoken(entry),
        events=[event.data for event in seen],
        lines=lines,
    )


def manner(entry: e.AnyEntry) -> str | None:
    match entry:
        case e.Decided():  # almost all are
            return None
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
        case e.Decided():
            return None
        case e.Said():
            return entry.text
        case e.Reacted():
            return entry.reaction
        case e.Rematched():
            return entry.table
    return None


def entry_sentence(applied: Applied, language: str) -> str | None:
    """The sentence of the entry itself (a decision has none: its events speak)."""
    entry = applied.entry
    what = str(entry.__struct_config__.tag)
    how = manner(entry)
    return sentences.news_sentence(
        f"{what}-{how}" if how else what,
        language,
        name=applied.name or "",
        number=(applied.seat or 0) + 1,
        ply=applied.ply or 0,
        bot=level_name(getattr(entry, "level", None) or "", language),
    )


def story(table: Table, viewer: int | None, language: str | None, since: int) -> list[m.News]:
    return [news(table, applied, viewer, language) for applied in table.after(since)]


def encode_story(table: Table, applied_entries: Iterable[Applied], viewer: int | None, language: str | None) -> Steps[bytes]:
    """A long story, an entry a step: a list as it goes over the wire."""
    told = []
    for applied in applied_entries:
        told.append(m.encode(news(table, applied, viewer, language)))
        yield
    return b"[" + b",".join(told) + b"]"


class Broadcast:
    """An entry that was just written, told to one viewer after the other. What is the same for several of them is made once."""

    def __init__(self, table: Table, applied: Applied, now: int) -> None:
        self.table, self.applied, state = table, applied, table.state
        described = changes_table(applied.entry) or table.finished or applied.ends_request
        self._info = info(table) if described else None
        self._secret = any(event.to != EVERYBODY for event in applied.events)
        self._news: dict[tuple[int | None, str | None], m.News] = {}
        self._state = state if changes_scene(applied.entry) else None
        self._views = self._state.views() if self._state else None
        self._clocks = clocks(table, now)

    def update(self, viewer: int | None, language: str | None, you: m.You | None = None) -> m.Update:
        """What a viewer is told: the entry, and what is different now."""
        state, views = self._state, self._views
        return m.Update(
            number=self.applied.number,
            news=self.news(viewer if self._secret else None, language),
            table=self._info,
            scene=seen(self.table, state, views, viewer, language, self._clocks) if state and views else None,
            you=you,
        )

    def news(self, viewer: int | None, language: str | None) -> m.News:
        made = self._news.get((viewer, language))
        if made is None:
            made = self._news[viewer, language] = news(self.table, self.applied, viewer, language)
        return made


LEAVES_SCENE = (*e.TALK, e.Asked, e.Answered, e.Rematched)


def changes_table(entry: e.AnyEntry) -> bool:
    """Does everybody need the table's description again? Not for mere decisions and talk."""
    return not (type(entry) is e.Decided or type(entry) in e.TALK)


def changes_scene(entry: e.AnyEntry) -> bool:
    return type(entry) not in LEAVES_SCENE
