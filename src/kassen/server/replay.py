"""Any earlier moment of a table. While it runs: as a spectator, or one's own seat, saw it. When it is over: as any seat."""

from __future__ import annotations

from collections import OrderedDict

from kassen.core import NOBODY, State
from kassen.server import messages as m
from kassen.server import phrases, scenes
from kassen.server.referee import Refusal
from kassen.server.table import Table

REMEMBERED = 64


class Replays:
    """Stepping forward through a replay plays one decision, not all of them again."""

    def __init__(self) -> None:
        self._states: OrderedDict[str, State] = OrderedDict()

    def show(self, table: Table, ply: int, viewer: int | None, language: str | None) -> m.Replay:
        if table.state is None:
            raise Refusal("not_now", "the game has not begun: there is nothing to replay")
        plies = table.state.ply
        if ply > plies:
            raise Refusal("not_found", f"there are decisions 0 to {plies}")
        state = self._at(table.id, table.state, ply)
        return m.Replay(
            table=scenes.info(table),
            ply=ply,
            plies=plies,
            scene=scenes.moment(table, state, state.view(viewer), language, plain=True, turn=state.ply),
            news=news(table, state, viewer, language),
            file=f"/api/tables/{table.id}/file" if table.finished else None,
        )

    def _at(self, id: str, now: State, ply: int) -> State:
        state = self._states.pop(id, None)
        if state is None or state.ply > ply or state.decisions != now.decisions[: state.ply]:
            state = now.game.begin(now.log)
        state.play_all(now.decisions[state.ply : ply])
        self._states[id] = state
        if len(self._states) > REMEMBERED:
            self._states.popitem(last=False)
        return state


def news(table: Table, state: State, viewer: int | None, language: str | None) -> m.News:
    """What happened with the decision that led here."""
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
        lines=[phrases.event_line(event, language, called) for event in seen] if language else [],
    )
