"""The score sheet: points of troops as they were placed, of strongholds at the end of turns, and of banners."""

from __future__ import annotations

from typing import Any

from kassen.core import Sheet, State
from kassen.games.gunkimono.rules import final_points, own_troops
from kassen.games.gunkimono.shapes import Assessed, Scored
from kassen.games.gunkimono.state import GunkimonoRecord
from kassen.games.gunkimono.view import banners_of

SOURCES = {Scored: "troops", Assessed: "strongholds"}  # events that bring points, and the line they go to


def sheet(state: State) -> Sheet:
    s: GunkimonoRecord = state._s
    seats = range(s.players)
    written = [lines(state, seat) for seat in seats]
    told = all(line["line"] != "before" for row in written for line in row)
    return Sheet(
        lines=written,
        rungs={"points": [final_points(s, seat) for seat in seats], "troops": [own_troops(s, seat) for seat in seats]},
        by="line" if told else None,
    )


def lines(state: State, seat: int) -> list[dict[str, Any]]:
    s: GunkimonoRecord = state._s
    told = dict.fromkeys(SOURCES.values(), 0)
    for event in state.events:
        if isinstance(event.data, Scored | Assessed) and event.data.seat == seat:
            told[SOURCES[type(event.data)]] += event.data.number
    # A game that began from a position has points whose story nobody told.
    told["before"] = s.score[seat] - sum(told.values())
    sources = [{"line": source, "points": points} for source, points in told.items() if points]
    return sources + [
        {"line": "banner", "troop": banner.troop, "banner": banner.banner, "points": banner.value}
        for banner in banners_of(s, seat, valued=True)
    ]
