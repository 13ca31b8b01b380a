"""The record of Moegahara: everything on the table, in decks and in hands."""

from __future__ import annotations

from kassen.core import Grid, Record, Row, int8, int16, int32
from kassen.games.moegahara.material import CARDS, COLOURS, DEAREST, KINDS, SEATS, TERRITORIES


class MoegaharaRecord(Record):
    """One field a line: meaning · who sees it (nothing said: everybody). Masks have a bit a kind or a bit a territory."""

    open_allies: int = int8()  # option: 1 shows hands to allies
    agreed: int = int8()  # option: 1 gives the sides at set-up

    # The card table, [kind]. It can be replaced by an option, so it lives here.
    cost: Row = int8(KINDS)  # also the strength of generals and troops
    copies: Row = int8(KINDS)
    cards: Row = int8(KINDS)  # gained when played
    card_actions: Row = int8(KINDS)
    card_coins: Row = int8(KINDS)
    card_buys: Row = int8(KINDS)
    marker: Row = int8(KINDS)  # colour a troop brings, -1 none
    effects: Row = int32(KINDS)  # mask of effects, see effects.py
    side_kinds: Row = int32(2)  # [side] mask of its generals
    affordable: Row = int32(DEAREST + 1)  # [coins] mask of kinds that cost no more

    # The open decision: its options are PASS, if allowed, and `first_option` + each bit of `options`.
    options: int = int32()
    first_option: int = int16()
    may_pass: int = int8()

    first: int = int8()  # first seat of every round
    active: int = int8()  # whose turn it is
    turns: int = int16()  # turns that have ended
    quiet: int = int16()  # ended turns in a row without a deployment, -1 before the first deployment of the game
    marched: int = int8()  # 1 once this turn deployed a card
    actions: int = int16()  # left in the action phase, else 0
    coins: int = int16()  # left in the action and buy phases, else 0
    buys: int = int16()

    waiting: Row = int8(KINDS)  # generals, troops and tactics in play that the deployment phase has yet to settle
    waiting_kinds: int = int32()
    spent: Row = int8(KINDS)  # other cards in play: discarded in the clean-up
    spent_kinds: int = int32()
    card: int = int8()  # kind taken from the waiting ones whose decision is open, -1 none
    due: int = int8()  # territory whose showdown is due, -1 none
    returns: int = int32()  # markers to go back, see showdown.py
    chooser: int = int8()  # who chooses the seats that lose them, NOBODY without
    keeping: int = int8()  # clean-up: Horo that will be kept; -1 if none was in hand

    row: Grid = int32(2, TERRITORIES)  # [team][territory] cards and who deployed them, see rows.py
    owned: Row = int16(2)  # [team] mask of territories won
    room: Row = int16(2)  # [team] mask of territories that take another card of the team
    side: Row = int8(2)  # [team] 0 East, 1 West, -1 before it is taken
    markers: Grid = int8(SEATS, COLOURS)

    supply: Row = int8(KINDS)
    supply_kinds: int = int32()
    for_team: Row = int32(2)  # [team] mask of kinds it may buy: all but the other side's generals

    hand: Grid = int8(SEATS, KINDS)  # that seat (others see the number)
    hand_kinds: Row = int32(SEATS)
    hand_size: Row = int16(SEATS)
    known: Grid = int8(SEATS, KINDS)  # of these, cards that everybody knows to be there
    discard: Grid = int8(SEATS, KINDS)
    discard_kinds: Row = int32(SEATS)
    deck: Grid = int8(SEATS, CARDS)  # kinds, the next card last · nobody sees the order
    deck_size: Row = int16(SEATS)
