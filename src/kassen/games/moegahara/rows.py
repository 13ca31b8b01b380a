"""A row of up to three deployed cards as one number: a byte a place, the first card lowest, 0 where no card is.

A card is its kind (plus one) and the seat that deployed it. Cards of a kind deployed by one seat are equal.
"""

from __future__ import annotations

from itertools import permutations

from kassen.core import constant, rule
from kassen.games.moegahara.material import PLACES


@rule
def card(kind: int, seat: int) -> int:
    return ((kind + 1) << 3) | seat


@rule
def card_at(row: int, place: int) -> int:
    """0 where no card is."""
    return (row >> (8 * place)) & 255


@rule
def kind_at(row: int, place: int) -> int:
    """-1 where no card is."""
    return (((row >> (8 * place)) & 255) >> 3) - 1


@rule
def seat_at(row: int, place: int) -> int:
    return (row >> (8 * place)) & 7


@rule
def size(row: int) -> int:
    if row >> 8 == 0:
        return 1 if row else 0
    return 3 if row >> 16 else 2


@rule
def without(row: int, place: int) -> int:
    """The card is taken away, those behind it close up. (S)"""
    front = (1 << (8 * place)) - 1
    return (row & front) | ((row >> 8) & ~front)


# Taking either of two equal neighbours leaves equal rows: only the first card of each run of equal cards is an option.


@rule
def distinct_places(row: int) -> int:
    """Mask of the places whose removal leaves different rows."""
    if row == 0:
        return 0
    places = 1
    first, second, third = row & 255, (row >> 8) & 255, row >> 16
    if second and second != first:
        places |= 2
    if third and third != second:
        places |= 4
    return places


# ── orders ──
# An order names, for each new place, the place the card comes from. Number 0 leaves everything as it is. Orders that bring
# about equal rows are one option, the lowest of them; the row as it is already is none.

ORDERS = constant([list(order) for order in permutations(range(PLACES))])
ORDER_COUNT = len(ORDERS)


def _distinct_orders(cards: tuple[int, ...]) -> int:
    """Mask of the orders that make different new rows of these cards; bit 0 is order 1, as order 0 changes nothing."""
    seen, mask = [cards], 0
    for number, order in enumerate(permutations(range(PLACES))):
        moved = tuple(cards[place] for place in order if place < len(cards))
        stays = all(order[place] == place for place in range(len(cards), PLACES))
        if stays and moved not in seen:
            seen.append(moved)
            mask |= 1 << (number - 1)
    return mask


# By which of the three cards are equal: first = second, second = third, first = third.
_THREE = {0: (0, 1, 2), 1: (0, 0, 1), 2: (0, 1, 1), 4: (0, 1, 0), 7: (0, 0, 0)}
_DISTINCT_OF_THREE = constant([_distinct_orders(_THREE.get(equal, (0, 0, 0))) for equal in range(8)])
_SWAP = _distinct_orders((0, 1))


@rule
def distinct_orders(row: int) -> int:
    """Mask of the new orders that make a different row, bit 0 for order 1."""
    first, second, third = row & 255, (row >> 8) & 255, row >> 16
    if third == 0:
        return _SWAP if second != 0 and second != first else 0
    equal = (1 if first == second else 0) | (2 if second == third else 0) | (4 if first == third else 0)
    return int(_DISTINCT_OF_THREE[equal])


@rule
def in_order(row: int, order: int) -> int:
    """The row with its cards in another order."""
    moved = 0
    for place in range(PLACES):
        moved |= card_at(row, ORDERS[order][place]) << (8 * place)
    return moved
