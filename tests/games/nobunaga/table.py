"""A table of Nobunaga set up by hand: say what matters, the rest of the box is filled in around it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import kassen
from kassen.core import State

HOUSES = ["uesugi", "mouri", "takeda", "asai", "ashikaga", "hongan"]
# A pair apiece that never matters in these tests: kept and put away long ago, and settled.
PAIR = ("uesugi", "mouri")


def mixed(cards: Counter[str]) -> list[str]:
    """A pile in which neighbours differ as long as they can, so that a round offers a choice."""
    rounds = [[house for house in HOUSES if cards[house] > turn] for turn in range(10)]
    return [house for turn in rounds for house in turn]


def campaign(
    hands: list[dict[str, int]],
    right: dict[str, int],
    active: int = 0,
    number: int = 2,
    scored: list[dict[str, int]] | None = None,
    nobunaga_scored: dict[str, int] | None = None,
    left: dict[str, int] | None = None,
    **options: bool,
) -> State:
    """A campaign in which the active seat names the next house. Every seat also holds the card it kept."""
    players = len(hands)
    seats = [
        {
            "hand": {**hand, PAIR[0]: hand.get(PAIR[0], 0) + 1},
            "scored": (scored or [{}] * players)[seat],
            "pair": seat + 1,
            "kept": PAIR[0],
            "under": PAIR[1],
            "settled": True,
        }
        for seat, hand in enumerate(hands)
    ]
    position: dict[str, Any] = {
        "seat": active,
        "phase": "attack",
        "active": active,
        "first": 0,
        "turn": players,
        "taker": None,
        "campaign": number,
        "middle": {},
        "pairs": [PAIR] * players,
        "nobunaga": {"right": right, "left": left or {}, "scored": nobunaga_scored or {}},
        "seats": seats,
    }
    used = dict.fromkeys(HOUSES, 0)
    for cards in [
        right,
        left or {},
        nobunaga_scored or {},
        *(seat["hand"] for seat in seats),
        *(seat["scored"] for seat in seats),
    ]:
        for house, count in cards.items():
            used[house] += count
    used[PAIR[1]] += players  # under the pile
    copies = 8 if players == 2 else 10
    position["pile"] = mixed(Counter({house: copies - used[house] for house in HOUSES}))
    return kassen.game("nobunaga", players=players, **options).load(position)


def attack(state: State, house: str) -> State:
    state.play({"do": "attack", "house": house})
    return state


def told(state: State, event: str) -> list[dict[str, Any]]:
    return [one.data.to_dict() for one in state.events if one.data.event.startswith(event)]
