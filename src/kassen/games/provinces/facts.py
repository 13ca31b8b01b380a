"""What a game tells from its events: the round; to its designer, when it is over, cards used, katana taken, castles won."""

from __future__ import annotations

from collections import Counter

from kassen.core import Facts, State
from kassen.core.facts import Fact
from kassen.core.seats import count_rounds
from kassen.games.provinces import shapes as h


def round_of(state: State) -> int:
    """Rounds begin with the first turn: the draft before it goes the other way around the table."""
    drafted = sum(isinstance(event.data, h.Drafted) for event in state.events)
    return count_rounds(state.seats_asked[drafted:], state.game.players)


def facts(state: State) -> Facts:
    return Facts(seats=[seat_facts(state, seat) for seat in range(state.game.players)])


def seat_facts(state: State, seat: int) -> dict[str, Fact]:
    own = [event.data for event in state.events if isinstance(event.data, h.OfSeat) and event.data.seat == seat]
    won = [event.data for event in state.events if isinstance(event.data, h.Fought) and event.data.winner_seat == seat]
    told: dict[str, Fact] = {
        "tactic": dict(Counter(data.tactic for data in own if isinstance(data, h.TacticUsed))),
        "won_province": dict(Counter(data.province for data in won)),
        "first": any(isinstance(data, h.FirstChosen) for data in own),
        "katana": next((data.number for data in own if isinstance(data, h.Katana)), 0),
    }
    if state.game.options["daimyo"]:
        told["daimyo"] = dict(Counter(data.daimyo for data in own if isinstance(data, h.DaimyoUsed)))
        told["drafted_daimyo"] = dict(Counter(data.daimyo for data in own if isinstance(data, h.Drafted)))
    return told
