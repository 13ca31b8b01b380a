"""What a finished game tells its designer: strongholds, banners, and which troops were scored for points and for honor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kassen.core import Facts, State
from kassen.core.facts import Fact
from kassen.games.gunkimono import shapes as h


def facts(state: State) -> Facts:
    return Facts(seats=[seat_facts(state, seat) for seat in range(state.game.players)])


def seat_facts(state: State, seat: int) -> dict[str, Fact]:
    own = [event.data for event in state.events if isinstance(event.data, h.OfSeat) and event.data.seat == seat]
    banners = [data for data in own if isinstance(data, h.BannerTaken)]
    return {
        "strongholds": sum(isinstance(data, h.Built) for data in own),
        "banners": len(banners),
        "banner": dict(Counter(data.banner for data in banners)),
        "banner_troop": dict(Counter(data.troop for data in banners)),
        "points_troop": totals(data for data in own if isinstance(data, h.Scored)),
        "honor_troop": totals(data for data in own if isinstance(data, h.Honored)),
        "first": any(isinstance(data, h.FirstChosen) for data in own),
    }


def totals(told: Iterable[h.Scored | h.Honored]) -> dict[str, int]:
    """Points or steps by troop."""
    sums: Counter[str] = Counter()
    for data in told:
        sums[data.troop] += data.number
    return dict(sums)
