"""What a finished game tells its designer: strongholds, banners, and which troops were scored for points and for honor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from kassen.core import Facts, State
from kassen.core.facts import Fact


def facts(state: State) -> Facts:
    return Facts(seats=[seat_facts(state, seat) for seat in range(state.game.players)])


def seat_facts(state: State, seat: int) -> dict[str, Fact]:
    own = [event.data for event in state.events if event.data.get("seat") == seat]
    return {
        "strongholds": count(own, "built"),
        "banners": count(own, "banner"),
        "banner": dict(Counter(data["banner"] for data in own if data["event"] == "banner")),
        "banner_troop": dict(Counter(data["troop"] for data in own if data["event"] == "banner")),
        "points_troop": totals(own, "scored"),
        "honor_troop": totals(own, "honored"),
        "first": count(own, "first-chosen") > 0,
    }


def count(told: Iterable[dict[str, Any]], event: str) -> int:
    return sum(data["event"] == event for data in told)


def totals(told: Iterable[dict[str, Any]], event: str) -> dict[str, int]:
    """Points or steps by troop."""
    sums: Counter[str] = Counter()
    for data in told:
        if data["event"] == event:
            sums[data["troop"]] += data["number"]
    return dict(sums)
