"""What a finished game tells its designer: cards used, the daimyo drafted, katana taken, castles won."""

from __future__ import annotations

from collections import Counter

from kassen.core import Facts, State
from kassen.core.facts import Fact


def facts(state: State) -> Facts:
    return Facts(seats=[seat_facts(state, seat) for seat in range(state.game.players)])


def seat_facts(state: State, seat: int) -> dict[str, Fact]:
    own = [event.data for event in state.events if event.data.get("seat") == seat]
    won = [event.data for event in state.events if event.data.get("winner_seat") == seat]
    told: dict[str, Fact] = {
        "tactic": dict(Counter(data["tactic"] for data in own if data["event"] == "tactic-used")),
        "won_province": dict(Counter(data["province"] for data in won)),
        "first": any(data["event"] == "first-chosen" for data in own),
        "katana": next((data["number"] for data in own if data["event"] == "katana"), 0),
    }
    if state.game.options["daimyo"]:
        told["daimyo"] = dict(Counter(data["daimyo"] for data in own if data["event"] == "daimyo-used"))
        told["drafted_daimyo"] = dict(Counter(data["daimyo"] for data in own if data["event"] == "drafted"))
    return told
