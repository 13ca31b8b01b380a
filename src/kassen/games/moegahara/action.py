"""Chapter 1 of a turn: the action phase, and how cards are drawn."""

from __future__ import annotations

from kassen.core import EVERYBODY, all_but, go, only, rule, shuffle, tell
from kassen.core.bits import lowest, wide
from kassen.games.moegahara.counts import one
from kassen.games.moegahara.decisions import (
    ACTION,
    DREW,
    DREW_UNSEEN,
    PASS,
    PAY,
    PLAYED,
    SHUFFLED,
    TURN,
    offer,
)
from kassen.games.moegahara.material import ACTION_CARDS, COLOURS, WAITING_CARDS
from kassen.games.moegahara.state import MoegaharaRecord

# ── DRAWING ───────────────────────────────────────────
# When a card must be drawn and the deck is empty, also in the middle of a draw, the discard pile is shuffled into a new deck;
# cards in play are not in it. With both empty the draw is lost. (S)
# Everybody knows deck and hand together, so when a deck has run out everybody knows the hand.


@rule
def draw_cards(s: MoegaharaRecord, seat: int, number: int) -> None:
    low, middle, high = 0, 0, 0  # what was drawn, for the event
    drawn = 0
    for _ in range(number):
        if s.deck_size[seat] == 0:
            reshuffle(s, seat)
            if s.deck_size[seat] == 0:
                break
        s.deck_size[seat] -= 1
        kind = wide(s.deck[seat][s.deck_size[seat]])
        s.deck[seat][s.deck_size[seat]] = 0
        s.hand[seat][kind] += 1
        s.hand_kinds[seat] |= 1 << kind
        drawn += 1
        low, middle, high = low + one(kind, 0), middle + one(kind, 1), high + one(kind, 2)
    if drawn:
        s.hand_size[seat] += drawn
        s.shown += 1
        tell(s, only(seat), DREW, seat, low, middle, high)
        tell(s, all_but(seat), DREW_UNSEEN, seat, drawn)


@rule
def know_hand(s: MoegaharaRecord, seat: int) -> None:
    kinds = wide(s.hand_kinds[seat])
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        s.known[seat][kind] = s.hand[seat][kind]


@rule
def reshuffle(s: MoegaharaRecord, seat: int) -> None:
    kinds = wide(s.discard_kinds[seat])
    cards = 0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        for _ in range(s.discard[seat][kind]):
            s.deck[seat][cards] = kind
            cards += 1
        s.discard[seat][kind] = 0
    s.discard_kinds[seat] = 0
    s.deck_size[seat] = cards
    if cards:
        know_hand(s, seat)
        shuffle(s, s.deck[seat], cards)
        tell(s, EVERYBODY, SHUFFLED, seat, cards)


# ── ACTION ────────────────────────────────────────────
# 1 action, and 1 for each marker the seat holds. Playing a general, troop, tactic or politics card costs 1 action; its effects
# apply top to bottom, and drawn cards may be played at once. Actions may be left over. (S)


@rule
def begin_turn(s: MoegaharaRecord) -> None:
    s.actions = 1
    for marker in range(COLOURS):
        s.actions += s.markers[s.active][marker]
    s.coins = 0
    s.buys = 1
    tell(s, EVERYBODY, TURN, s.active, s.actions)
    s.phase = ACTION


# No actions or no action cards left: the phase ends by itself.


@rule
def open_action(s: MoegaharaRecord) -> int:
    kinds = s.hand_kinds[s.active] & ACTION_CARDS
    if s.actions == 0 or kinds == 0:
        return go(s, PAY)
    return offer(s, ACTION, s.active, 0, kinds, 1)


@rule
def apply_action(s: MoegaharaRecord, kind: int) -> None:
    if kind == PASS:
        s.phase = PAY
        return
    seat = wide(s.seat)
    take_from_hand(s, seat, kind)
    s.shown += 1
    tell(s, EVERYBODY, PLAYED, seat, kind)
    # Generals, troops and tactics wait for the deployment phase, politics stay in play until the clean-up. (S)
    if (WAITING_CARDS >> kind) & 1:
        s.waiting[kind] += 1
        s.waiting_kinds |= 1 << kind
    else:
        spend(s, kind)
    s.actions += s.card_actions[kind] - 1
    s.coins += s.card_coins[kind]
    s.buys += s.card_buys[kind]
    if s.cards[kind]:
        draw_cards(s, seat, wide(s.cards[kind]))


@rule
def take_from_hand(s: MoegaharaRecord, seat: int, kind: int) -> None:
    s.hand[seat][kind] -= 1
    s.hand_size[seat] -= 1
    if s.hand[seat][kind] == 0:
        s.hand_kinds[seat] &= ~(1 << kind)
    # If everybody knows of such a card in hand, that one counts as played.
    if s.known[seat][kind] > 0:
        s.known[seat][kind] -= 1


@rule
def spend(s: MoegaharaRecord, kind: int) -> None:
    """The card stays in play until the clean-up."""
    s.spent[kind] += 1
    s.spent_kinds |= 1 << kind


@rule
def put_on_discard(s: MoegaharaRecord, seat: int, kind: int, number: int) -> None:
    s.discard[seat][kind] += number
    s.discard_kinds[seat] |= 1 << kind
