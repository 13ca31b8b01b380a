"""Any earlier moment of a table: while it runs, as a spectator or one's own seat saw it; when it is over, as any seat saw it."""

from __future__ import annotations

from kassen.core import NOBODY, State
from kassen.server import messages as m
from kassen.server import scenes, sentences
from kassen.server.refusal import Refusal
from kassen.server.slices import Steps
from kassen.server.table import Table


def showing(table: Table, ply: int, viewer: int | None, language: str | None) -> Steps[m.Replay]:
    if table.state is None:
        raise Refusal("not_now", "not-begun")
    plies = table.state.ply
    if ply > plies:
        raise Refusal("not_found", "no-such-moment", number=plies)
    state = table.at(ply)
    yield
    view = state.view(viewer)
    if language and view.moves:
        yield from sentences.spelling(state, language)
    return m.Replay(
        table=scenes.info(table),
        ply=ply,
        plies=plies,
        scene=scenes.moment(table, state, view, language, turn=state.ply),
        news=news(table, state, viewer, language),
        file=f"/api/tables/{table.id}/file" if table.finished else None,
    )


def news(table: Table, state: State, viewer: int | None, language: str | None) -> m.News:
    """The events of the decision that led here."""
    who = NOBODY if viewer is None else viewer
    seen = [event for event in state.events if event.ply == state.ply and event.seen_by(who)]
    called = scenes.names(table, language) if language else []
    return m.News(
        number=0,
        at=table.started_at or table.opened.at,
        what="decided" if state.ply else "started",
        seat=state.deciders[-1] if state.ply else None,
        ply=state.ply,
        events=[event.data for event in seen],
        lines=[sentences.event_sentence(event, language, called) for event in seen] if language else [],
    )
