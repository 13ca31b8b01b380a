"""What a finished game tells its designer: the side each team took, the cards each seat bought, and how the battle ended."""

from __future__ import annotations

from collections import Counter

from kassen.core import Facts, State
from kassen.core.facts import Fact
from kassen.games.moegahara.shapes import Bought, First


def facts(state: State) -> Facts:
    told = [event.data for event in state.events]
    sides = {seat: team["side"] or "none" for team in state.result()["teams"].values() for seat in team["seats"]}
    bought = [Counter[str](data.card for data in told if isinstance(data, Bought) and data.seat == seat) for seat in sides]
    first = next(data.seat for data in told if isinstance(data, First))
    seats: list[dict[str, Fact]] = [
        {"side": sides[seat], "bought_card": dict(bought[seat]), "first": seat == first} for seat in range(state.game.players)
    ]
    ending = next(data.event for data in reversed(told) if data.event.startswith("ended-"))
    return Facts(seats, {"ending": ending.removeprefix("ended-").removesuffix("-draw")})
