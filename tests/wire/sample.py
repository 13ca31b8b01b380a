"""Some moments of one game as they are sent: `python -m tests.wire.sample` writes the files anew after a deliberate change."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from kassen.core import Game, all_rules, rules

FOLDER = Path(__file__).parent
LOOKS = (0, 3, 17, 40)  # plies at which the seat to move looks, and a spectator


def sample(id: str) -> list[dict[str, Any]]:
    """Views and events of a game of two with every option turned on, and its end."""
    options = {option.name: True for option in rules(id).options if option.default is False}
    state, dice = Game(rules(id), 2, options).start(1), random.Random(1)
    told = 0
    moments = []
    while True:
        if state.ply in LOOKS or state.over:
            events = [event.to_dict() for event in state.events[told:]]
            moments.append({"events": events, "views": [plain(state.view(state.seat)), plain(state.view())]})
            told = len(state.events)
        if state.over:
            return moments
        state.play(dice.choice(state.legal()))


def plain(view: Any) -> Any:
    """As another program reads it; in which order moves are listed is no part of their meaning."""
    data = msgspec.json.decode(msgspec.json.encode(view))
    data.get("moves", []).sort(key=lambda move: move["id"])
    return data


if __name__ == "__main__":
    for each in all_rules():
        moments = "\n".join(json.dumps(moment, sort_keys=True) for moment in sample(each.id))
        (FOLDER / f"{each.id}.jsonl").write_text(moments + "\n", "utf-8")
