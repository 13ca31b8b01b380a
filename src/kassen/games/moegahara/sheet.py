"""The score sheet: territories, and the point for three adjacent ones. Allies share it."""

from __future__ import annotations

from typing import Any

from kassen.core import Sheet, State
from kassen.core.bits import members
from kassen.games.moegahara.decisions import team_of
from kassen.games.moegahara.end import field_strength, points
from kassen.games.moegahara.material import COUNT, TEAMS
from kassen.games.moegahara.state import MoegaharaRecord


def sheet(state: State) -> Sheet:
    s: MoegaharaRecord = state._s
    teams = [team_of(seat) for seat in range(s.players)]
    return Sheet(
        lines=[lines(s, team) for team in teams],
        rungs={
            "points": [points(s, team) for team in teams],
            "territories": [int(COUNT[s.owned[team]]) for team in teams],
            "strength": [field_strength(s, team) for team in teams],
        },
        teams=[TEAMS[team] for team in teams],
        ending=ending(state),
    )


def lines(s: MoegaharaRecord, team: int) -> list[dict[str, Any]]:
    held: list[dict[str, Any]] = [
        {"line": "territory", "territory": territory + 1, "points": 1} for territory in members(s.owned[team])
    ]
    bonus = points(s, team) - len(held)
    return [*held, {"line": "adjacent", "points": bonus}] if bonus else held


def ending(state: State) -> str | None:
    """What ended the battle, if it was no victory by points; unknown when it began from a finished position."""
    told = (event.data.event for event in reversed(state.events))
    last = next((word for word in told if word.startswith("ended-")), "ended-points")
    kind = last.removeprefix("ended-").removesuffix("-draw")
    return None if kind == "points" else kind
