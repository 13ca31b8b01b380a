"""The record of Nobunaga: everything on and under the table."""

from __future__ import annotations

from kassen.core import Grid, Record, Row, int8, int16
from kassen.games.nobunaga.material import CARDS, HOUSES, SEATS

NOBUNAGA = SEATS  # his row in `scored`


class NobunagaRecord(Record):
    """One field a line: meaning · who sees it."""

    # The additional rules, which make Nobunaga stronger; the option `strict` is both.
    extra_cards: int = int8()  # 1: he gets a card before the pairs are laid and after the first campaign
    cut_off: int = int8()  # 1: when he scores, lower ranks score nothing
    counted: int = int8()  # option: 1 shows what is publicly known of hands

    options: int = int16()  # bit mask of the ids of the open decision

    pile: Row = int8(CARDS)  # houses, the next card last · nobody sees the order
    pile_size: int = int8()
    pairs: Grid = int8(SEATS, 2)  # set-up: the houses of each pair, by position · everybody
    pair_of: Row = int8(SEATS)  # [seat] position of the pair it took, -1 before · everybody
    kept: Row = int8(SEATS)  # [seat] the house it kept in the set-up, -1 before · that seat
    under: Row = int8(SEATS)  # [seat] the house it put under the pile, -1 before · that seat
    settled: Row = int8(SEATS)  # [seat] 1 once everybody can tell what it kept

    middle: Row = int8(HOUSES)  # open house cards · everybody
    offered: int = int8()  # 1 while the active card lies in the middle
    first: int = int8()  # first player of the round
    turn: int = int8()  # picks made in the set-up or in the round
    taker: int = int8()  # who took the active card this round, NOBODY yet
    active: int = int8()  # who holds the active card

    hand: Grid = int8(SEATS, HOUSES)  # cards held · that seat (others see the number)
    scored: Grid = int8(SEATS + 1, HOUSES)  # cards laid open for good, last row Nobunaga's · everybody
    right: Row = int8(HOUSES)  # Nobunaga's cards for the next campaign · everybody
    left: Row = int8(HOUSES)  # his cards used in the first campaign · everybody
    campaign: int = int8()  # campaigns begun
