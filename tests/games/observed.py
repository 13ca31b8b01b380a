"""Views and observations of whole games side by side: all that a view shows is in the observation, and comes back by name."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from kassen.core import Game, View, rules


def looks(id: str, **options: object) -> Iterator[tuple[View[Any, Any], dict[str, Any], list[int]]]:
    """Of games for every number of players: what a seat sees, its observation decoded, and all seats as it counts them."""
    for players in rules(id).players:
        game = Game(rules(id), players, options)
        state, dice = game.start(players), random.Random(players)
        while True:
            if state.over or dice.random() < 0.05:
                seat = dice.randrange(players)
                view, known = state.view(seat), game.observation.decode(state.observe(seat))
                assert known["phase"] == (None if state.over else state.phase)
                order = [(seat + step) % players for step in range(players)]
                assert [step for step, each in enumerate(known["seats"]) if each["deciding"]] == [
                    step for step, other in enumerate(order) if other == state.seat
                ]
                yield view, known, order
            if state.over:
                break
            state.play(dice.choice(state.legal()))


def first_as_counted(known: dict[str, Any], order: list[int]) -> int:
    """Who began."""
    return next(seat for seat, each in zip(order, known["seats"], strict=True) if each["first"])
