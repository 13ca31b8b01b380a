"""What one seat may see, and nothing else: as data for people and programs, and as a tensor for learners.

Hidden are the order of the pile and the choice each seat made in the set-up, so hands are shown as backs. All else lies open.
"""

from __future__ import annotations

from typing import Any

from kassen.core import NOBODY, rule
from kassen.core.position import by_name
from kassen.core.seats import clockwise, with_seat
from kassen.games.nobunaga.material import COPIES, HOUSE_IDS, HOUSES, OPENED, SEATS
from kassen.games.nobunaga.rules import PAIR, is_ahead, points
from kassen.games.nobunaga.state import NOBUNAGA, Table


def counts(cards: list[int]) -> dict[str, int]:
    """House cards by name, houses without a card left out."""
    return by_name(cards, HOUSE_IDS)


def names(houses: list[int]) -> list[str]:
    return [HOUSE_IDS[house] for house in houses]


def view(s: Table) -> dict[str, Any]:
    """What everybody may see."""
    board: dict[str, Any] = {
        "active": s.active,
        "campaign": s.campaign,
        "pile": s.pile_size,
        "middle": counts(s.middle),
        "active_card_offered": bool(s.offered),
        "taker": None if s.taker == NOBODY else s.taker,
        "nobunaga": {
            "right": counts(s.right),
            "left": counts(s.left),
            "scored": counts(s.scored[NOBUNAGA]),
            "points": points(s, NOBUNAGA),
        },
        "seats": [view_seat(s, other) for other in range(s.players)],
    }
    if s.phase == PAIR:
        free = [p for p in range(s.players) if p not in s.pair_of[: s.players]]
        board["pairs"] = {str(position + 1): names(s.pairs[position]) for position in free}
    return board


def round_of(s: Table) -> int:
    """Told from the draw pile: pairs are laid first, then every round opens as many cards. The set-up belongs to round 1."""
    drawn = COPIES[s.players] * HOUSES - 2 * s.players - s.pile_size
    return max(1, int(drawn // OPENED[s.players]))  # what `strict` adds on the left is less than one round's cards


def view_seat(s: Table, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"cards": sum(s.hand[seat]), "scored": counts(s.scored[seat]), "points": points(s, seat)}
    if s.pair_of[seat] >= 0:
        shown["pair"] = names(s.pairs[s.pair_of[seat]])
    if s.counted and s.kept[seat] >= 0:
        shown["known"] = known_hand(s, seat)
    return shown


def own(s: Table, seat: int, board: dict[str, Any]) -> dict[str, Any]:
    """A seat sees its hand, and what it chose in the set-up."""
    shown: dict[str, Any] = {"hand": counts(s.hand[seat])}
    if s.kept[seat] >= 0:
        shown["kept"], shown["under"] = HOUSE_IDS[s.kept[seat]], HOUSE_IDS[s.under[seat]]
    return with_seat(board, seat, shown)


def known_hand(s: Table, seat: int) -> dict[str, Any]:
    """The memory aid `counted`: what everybody could have noted of a hand; the set-up card is "X or Y" until shown."""
    if s.settled[seat]:
        return {"cards": counts(s.hand[seat])}
    certain = s.hand[seat][:]
    certain[s.kept[seat]] -= 1
    return {"cards": counts(certain), "one_of": names(s.pairs[s.pair_of[seat]])}


# ── the tensor ──
# Public part: phase, campaign, pile, Nobunaga's places, the middle. Then every seat, the viewer first and on clockwise: cards,
# scored cards, pair, who is active, who decides and who took the active card, and the hand as far as the viewer knows it.

MARKS = 4  # cards, active, deciding, taker
PER_SEAT = MARKS + 4 * HOUSES
PUBLIC = 6 + 3 + 4 * HOUSES + SEATS * HOUSES


def observation(players: int) -> int:
    return PUBLIC + players * PER_SEAT


@rule
def observe(s: Table, seat: int, out: Any) -> None:
    for i in range(PUBLIC + s.players * PER_SEAT):
        out[i] = 0
    if s.seat >= 0:
        out[s.phase] = 1
    out[6] = s.campaign / 2
    out[7] = s.pile_size / 60
    out[8] = s.offered
    at = 9
    for house in range(HOUSES):
        out[at + house] = s.middle[house] / 6
        out[at + HOUSES + house] = s.right[house] / 10
        out[at + 2 * HOUSES + house] = s.left[house] / 10
        out[at + 3 * HOUSES + house] = s.scored[NOBUNAGA][house] / 2
    at += 4 * HOUSES
    if s.phase == PAIR:
        observe_pairs(s, out, at)
    at += SEATS * HOUSES
    for step in range(s.players):
        observe_seat(s, clockwise(s, seat, step), step == 0, out, at + step * PER_SEAT)


@rule
def observe_pairs(s: Table, out: Any, at: int) -> None:
    """The pairs still free, by position."""
    for position in range(s.players):
        free = 1
        for other in range(s.players):
            if s.pair_of[other] == position:
                free = 0
        if free:
            for card in range(2):
                out[at + position * HOUSES + s.pairs[position][card]] += 0.5


@rule
def observe_seat(s: Table, seat: int, own: bool, out: Any, at: int) -> None:
    cards = 0
    for house in range(HOUSES):
        cards += s.hand[seat][house]
        out[at + MARKS + HOUSES + house] = s.scored[seat][house] / 2
    out[at] = cards / 15
    out[at + 1] = 1 if s.active == seat else 0
    out[at + 2] = 1 if s.seat == seat else 0
    out[at + 3] = 1 if s.taker == seat else 0
    if s.pair_of[seat] >= 0:
        for card in range(2):
            out[at + MARKS + 2 * HOUSES + s.pairs[s.pair_of[seat]][card]] += 0.5
    # What the set-up card is, the others cannot tell until a show settles it: half of each card of the pair.
    unknown = not own and s.kept[seat] >= 0 and not s.settled[seat]
    for house in range(HOUSES):
        halves = 2 * s.hand[seat][house]
        if unknown:
            pair = s.pairs[s.pair_of[seat]]
            halves += (1 if pair[0] == house else 0) + (1 if pair[1] == house else 0) - (2 if s.kept[seat] == house else 0)
        out[at + MARKS + house] = halves / 20
    if own and s.under[seat] >= 0:
        out[at + MARKS + 3 * HOUSES + s.under[seat]] = 1


def extra(s: Table) -> dict[str, Any]:
    """What the result adds: Nobunaga's own score and rank."""
    his = points(s, NOBUNAGA)
    ahead = [seat for seat in range(s.players) if is_ahead(s, seat, points(s, seat), NOBUNAGA, his)]
    return {"nobunaga": {"score": his, "rank": 1 + len(ahead)}}
