"""The first position: the card table into the record, the starting decks, the first hands."""

from __future__ import annotations

from kassen.core import EVERYBODY, NOBODY, draw, rule, shuffle, tell
from kassen.core.bits import wide
from kassen.core.options import OptionValues
from kassen.games.moegahara.action import draw_cards
from kassen.games.moegahara.buy import take_side
from kassen.games.moegahara.decisions import FIRST, TURN_BEGINS, team_of
from kassen.games.moegahara.material import (
    COPPER,
    DEAREST,
    EAST,
    HAND,
    HORO,
    KINDS,
    PRINTED,
    START_COPPER,
    START_HORO,
    TERRITORIES,
    read_cards,
)
from kassen.games.moegahara.state import MoegaharaRecord


def configure(s: MoegaharaRecord, options: OptionValues) -> None:
    s.open_allies = int(options["open_allies"])
    s.agreed = int(options["sides"] == "agreed")
    cards = read_cards(PRINTED if options["cards"] == "printed" else options["cards"])
    for kind, card in enumerate(cards):
        s.cost[kind], s.copies[kind], s.marker[kind] = card.cost, card.copies, card.marker
        s.cards[kind], s.card_actions[kind], s.card_coins[kind], s.card_buys[kind] = (
            card.cards,
            card.actions,
            card.coins,
            card.buys,
        )
        s.effects[kind] = card.mask
    s.side_kinds = [sum(1 << kind for kind, card in enumerate(cards) if card.side == side) for side in range(2)]
    s.affordable = [sum(1 << kind for kind, card in enumerate(cards) if card.cost <= coins) for coins in range(DEAREST + 1)]
    s.supply = s.copies[:]
    s.supply_kinds = (1 << KINDS) - 1
    s.for_team = [(1 << KINDS) - 1] * 2
    s.room = [(1 << TERRITORIES) - 1] * 2
    s.side = [-1, -1]
    s.quiet = s.card = s.due = s.keeping = -1
    s.chooser = NOBODY


@rule
def setup(s: MoegaharaRecord) -> None:
    # Every seat takes 2 Horo and 6 copper, shuffles them and draws 4. (S)
    for seat in range(wide(s.players)):
        for card in range(START_HORO):
            s.deck[seat][card] = HORO
        for card in range(START_HORO, START_HORO + START_COPPER):
            s.deck[seat][card] = COPPER
        s.deck_size[seat] = START_HORO + START_COPPER
        shuffle(s, s.deck[seat], START_HORO + START_COPPER)
    take_from_supply(s, HORO, START_HORO * s.players)
    take_from_supply(s, COPPER, START_COPPER * s.players)
    # The first seat is random. (S)
    s.first = draw(s, wide(s.players))
    s.active = s.first
    tell(s, EVERYBODY, FIRST, s.first)
    # `sides` agreed: the first seat's team is East from the beginning. (S)
    if s.agreed:
        take_side(s, team_of(s.first), EAST)
    for seat in range(wide(s.players)):
        draw_cards(s, seat, HAND)
    s.phase = TURN_BEGINS


@rule
def take_from_supply(s: MoegaharaRecord, kind: int, number: int) -> None:
    """With 6 players the supply of Horo and copper starts empty."""
    s.supply[kind] -= number
    if s.supply[kind] == 0:
        s.supply_kinds &= ~(1 << kind)
