"""The first position: shuffle, choose the active player, lay the pairs open."""

from __future__ import annotations

from kassen.core import EVERYBODY, NOBODY, draw, rule, shuffle, tell
from kassen.core.bits import wide
from kassen.core.options import OptionValues
from kassen.games.nobunaga.material import COPIES, HOUSES
from kassen.games.nobunaga.rules import ACTIVE_CHOSEN, PAIR_LAID, add_card_left, begin_setup, draw_card
from kassen.games.nobunaga.state import NobunagaRecord


def configure(s: NobunagaRecord, options: OptionValues) -> None:
    s.extra_cards = int(options["extra_cards"] or options["strict"])
    s.cut_off = int(options["cut_off"] or options["strict"])
    s.counted = int(options["counted"])
    s.active = s.taker = NOBODY
    for seat in range(len(s.kept)):
        s.pair_of[seat] = s.kept[seat] = s.under[seat] = NOBODY


@rule
def setup(s: NobunagaRecord) -> None:
    # With 2 players 2 cards of every house stay in the box. (S)
    copies = COPIES[s.players]
    for house in range(HOUSES):
        for card in range(house * copies, (house + 1) * copies):
            s.pile[card] = house
    s.pile_size = HOUSES * copies
    shuffle(s, s.pile, s.pile_size)
    # A random seat becomes the active player. (S)
    s.active = draw(s, wide(s.players))
    tell(s, EVERYBODY, ACTIVE_CHOSEN, s.active)
    # `extra_cards`: before the pairs are laid the top card goes to Nobunaga's left, open. (I)
    if s.extra_cards:
        add_card_left(s)
    # Two cards a player are laid open in pairs, in draw order. (S)
    for position in range(s.players):
        s.pairs[position][0] = draw_card(s)
        s.pairs[position][1] = draw_card(s)
        tell(s, EVERYBODY, PAIR_LAID, position + 1, s.pairs[position][0], s.pairs[position][1])
    begin_setup(s)
