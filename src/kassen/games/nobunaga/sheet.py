"""The score sheet: the cards each has scored, house by house, and Nobunaga among the others."""

from __future__ import annotations

from typing import Any

from kassen.core import Sheet, State
from kassen.games.nobunaga.material import FIRST_VALUE, HOUSE_IDS, SECOND_VALUE
from kassen.games.nobunaga.rules import place_in_tie_order, points
from kassen.games.nobunaga.state import NOBUNAGA, NobunagaRecord


def sheet(state: State) -> Sheet:
    s: NobunagaRecord = state._s
    everybody = [*range(s.players), NOBUNAGA]
    return Sheet(
        lines=[lines(s, who) for who in everybody],
        rungs={"points": [points(s, who) for who in everybody], "order": [-place_in_tie_order(s, who) for who in everybody]},
        rival="nobunaga",
        by="house",
    )


def lines(s: NobunagaRecord, who: int) -> list[dict[str, Any]]:
    scored = enumerate(s.scored[who])
    return [
        {"line": "house", "house": HOUSE_IDS[house], "number": cards, "points": worth(house, cards)}
        for house, cards in scored
        if cards
    ]


def worth(house: int, cards: int) -> int:
    return int(FIRST_VALUE[house] + (SECOND_VALUE[house] if cards > 1 else 0))
