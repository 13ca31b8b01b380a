"""What one seat may see, and nothing else: as data for people and programs, and as a tensor for learners.

Hidden are the order of the pile and the choice each seat made in the set-up, so hands are shown as backs. All else lies open.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from kassen.core import NOBODY
from kassen.core.position import by_name
from kassen.games.nobunaga import shapes as h
from kassen.games.nobunaga.material import COPIES, HOUSE_IDS, HOUSES, OPENED
from kassen.games.nobunaga.rules import PAIR, is_ahead, points
from kassen.games.nobunaga.state import NOBUNAGA, NobunagaRecord


def counts(cards: list[int]) -> h.Cards:
    """House cards by name, houses without a card left out."""
    return by_name(cards, HOUSE_IDS)


def names(houses: list[int]) -> list[h.House]:
    return [HOUSE_IDS[house] for house in houses]


def pair_of(s: NobunagaRecord, seat: int) -> list[h.House]:
    """The pair that a seat took."""
    one, other = s.pairs[s.pair_of[seat]]
    return [HOUSE_IDS[one], HOUSE_IDS[other]]


def view(s: NobunagaRecord) -> h.Board:
    """What everybody may see."""
    return h.Board(
        active=s.active,
        campaign=s.campaign,
        pile=s.pile_size,
        middle=counts(s.middle),
        active_card_offered=bool(s.offered),
        taker=None if s.taker == NOBODY else s.taker,
        nobunaga=h.Lord(
            right=counts(s.right),
            left=counts(s.left),
            scored=counts(s.scored[NOBUNAGA]),
            points=points(s, NOBUNAGA),
        ),
        seats=[view_seat(s, other) for other in range(s.players)],
        pairs=free_pairs(s) if s.phase == PAIR else None,
    )


def free_pairs(s: NobunagaRecord) -> dict[str, list[h.House]]:
    free = [position for position in range(s.players) if position not in s.pair_of[: s.players]]
    return {str(position + 1): names(s.pairs[position]) for position in free}


def round_of(s: NobunagaRecord) -> int:
    """Told from the draw pile: pairs are laid first, then every round opens as many cards. The set-up belongs to round 1."""
    drawn = COPIES[s.players] * HOUSES - 2 * s.players - s.pile_size
    return max(1, int(drawn // OPENED[s.players]))  # what `strict` adds on the left is less than one round's cards


def view_seat(s: NobunagaRecord, seat: int) -> h.SeatView:
    return h.SeatView(
        cards=sum(s.hand[seat]),
        scored=counts(s.scored[seat]),
        points=points(s, seat),
        pair=pair_of(s, seat) if s.pair_of[seat] >= 0 else None,
        known=known_hand(s, seat) if s.counted and s.kept[seat] >= 0 else None,
    )


def own(s: NobunagaRecord, seat: int, board: h.Board) -> h.Board:
    """A seat sees its hand, and what it chose in the set-up."""
    seats, chosen = [*board.seats], s.kept[seat] >= 0
    seats[seat] = replace(  # twice as fast as `with_seat`, which takes the fields in a mapping
        seats[seat],
        hand=counts(s.hand[seat]),
        kept=HOUSE_IDS[s.kept[seat]] if chosen else None,
        under=HOUSE_IDS[s.under[seat]] if chosen else None,
    )
    return replace(board, seats=seats)


def known_hand(s: NobunagaRecord, seat: int) -> h.Known:
    """The memory aid `counted`: what everybody could have noted of a hand; the set-up card is "X or Y" until shown."""
    if s.settled[seat]:
        return h.Known(counts(s.hand[seat]))
    certain = s.hand[seat][:]
    certain[s.kept[seat]] -= 1
    return h.Known(counts(certain), one_of=pair_of(s, seat))


def extra(s: NobunagaRecord) -> dict[str, Any]:
    """What the result adds: Nobunaga's own score and rank."""
    his = points(s, NOBUNAGA)
    ahead = [seat for seat in range(s.players) if is_ahead(s, seat, points(s, seat), NOBUNAGA, his)]
    return {"nobunaga": {"score": his, "rank": 1 + len(ahead)}}
