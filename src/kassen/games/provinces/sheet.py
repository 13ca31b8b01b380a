"""The score sheet: castle by castle, large ones for the strongest and small ones for the second."""

from __future__ import annotations

from typing import Any

from kassen.core import Sheet, State
from kassen.games.provinces.material import HIGHEST, LOWEST, PROVINCE_IDS, SMALL
from kassen.games.provinces.state import ProvincesRecord
from kassen.games.provinces.war import points


def sheet(state: State) -> Sheet:
    s: ProvincesRecord = state._s
    seats = range(s.players)
    return Sheet(
        lines=[lines(s, seat) for seat in seats],
        rungs={"points": [points(s, seat) for seat in seats], "katana": s.katana[: s.players]},
        by="castle",
    )


def lines(s: ProvincesRecord, seat: int) -> list[dict[str, Any]]:
    taken: list[dict[str, Any]] = []
    for castle in range(LOWEST, HIGHEST + 1):
        where = {"castle": castle, "province": PROVINCE_IDS[s.site[castle]]}
        if s.winner[castle] == seat:
            taken.append({"line": "castle", **where, "points": castle})
        if s.second[castle] == seat:
            taken.append({"line": "small-castle", **where, "points": int(SMALL[castle])})
    return taken
