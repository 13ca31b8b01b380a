"""The score sheet: points of troops as they were placed, of strongholds at the end of turns, and of banners."""

from __future__ import annotations

from typing import Any

from kassen.core import Sheet, State
from kassen.games.gunkimono.rules import final_points, own_troops
from kassen.games.gunkimono.state import Table
from kassen.games.gunkimono.view import banners_of

SOURCES = {"scored": "troops", "assessed": "strongholds"}  # news that bring points, and the line they go to


def sheet(state: State) -> Sheet:
    s: Table = state._s
    seats = range(s.players)
    return Sheet(
        lines=[lines(state, seat) for seat in seats],
        rungs={"points": [final_points(s, seat) for seat in seats], "troops": [own_troops(s, seat) for seat in seats]},
    )


def lines(state: State, seat: int) -> list[dict[str, Any]]:
    s: Table = state._s
    told = dict.fromkeys(SOURCES.values(), 0)
    for event in state.events:
        if event.data["event"] in SOURCES and event.data["seat"] == seat:
            told[SOURCES[event.data["event"]]] += event.data["number"]
    # A game that began from a position has points whose story nobody told.
    told["before"] = s.score[seat] - sum(told.values())
    sources = [{"line": source, "points": points} for source, points in told.items() if points]
    return sources + [
        {"line": "banner", "troop": banner["troop"], "banner": banner["banner"], "points": banner["value"]}
        for banner in banners_of(s, seat, valued=True)
    ]
