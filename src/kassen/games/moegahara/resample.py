"""What a seat cannot know, drawn again: the others' hands and the order of all decks.

Of a hidden hand everybody knows its size and some of its cards (`known`: tactics kept openly, and what was there when the deck
ran out), and, by what its seat has been asked since, sometimes more: who may play has an action card; who has laid their treasure
has none left; who was not asked to keep Horo has no Horo.
"""

from __future__ import annotations

from kassen.core import NOBODY, draw, rule, shuffle
from kassen.core.bits import wide
from kassen.games.moegahara.cleanup import keep_options
from kassen.games.moegahara.counts import number_of, one
from kassen.games.moegahara.decisions import ACTION, KEEP_HORO, KEEP_TRAP
from kassen.games.moegahara.end import points
from kassen.games.moegahara.material import ACTION_CARDS, HORO, KINDS, POINTS_TO_WIN, TRAP
from kassen.games.moegahara.state import MoegaharaRecord
from kassen.games.moegahara.view import sees_hand


@rule
def resample(s: MoegaharaRecord, seat: int) -> None:
    """`seat` NOBODY is a spectator, who knows no hand; ALL_SEATS know all of them."""
    for other in range(s.players):
        if not sees_hand(s, seat, other):
            redraw_hand(s, other)
        else:
            sort_deck(s, other)
        shuffle(s, s.deck[other], s.deck_size[other])


@rule
def has_laid_treasure(s: MoegaharaRecord, seat: int) -> bool:
    """From the buy phase to the clean-up; a game won by points ended in between."""
    if s.active != seat:
        return False
    if s.seat == NOBODY:
        return points(s, 0) >= POINTS_TO_WIN or points(s, 1) >= POINTS_TO_WIN
    return s.phase != ACTION


@rule
def redraw_hand(s: MoegaharaRecord, seat: int) -> None:
    possible = (1 << KINDS) - 1
    if has_laid_treasure(s, seat):
        possible = ACTION_CARDS
        if s.seat != NOBODY and s.phase == KEEP_TRAP and s.keeping < 0:
            possible &= ~(1 << HORO)
    needs_action = s.seat == seat and s.phase == ACTION
    hidden = put_back_hidden(s, seat)
    take_hidden(s, seat, hidden, possible)
    # An action card is needed and there is none: every hand that has one is as likely, so all is drawn again.
    while needs_action and s.hand_kinds[seat] & ACTION_CARDS == 0:
        hidden = put_back_hidden(s, seat)
        take_hidden(s, seat, hidden, possible)
    if s.seat == seat:
        renew_options(s, seat)


# What a seat is offered shows its hand, in the action phase and in the clean-up.


@rule
def renew_options(s: MoegaharaRecord, seat: int) -> None:
    if s.phase == ACTION:
        s.options = s.hand_kinds[seat] & ACTION_CARDS
    elif s.phase == KEEP_HORO:
        s.options = keep_options(s, seat, HORO)
    elif s.phase == KEEP_TRAP:
        s.options = keep_options(s, seat, TRAP)


@rule
def put_back_hidden(s: MoegaharaRecord, seat: int) -> int:
    """All cards of the hand but those known to be there go into the deck; returns how many."""
    cards = wide(s.deck_size[seat])
    s.hand_kinds[seat] = 0
    for kind in range(KINDS):
        known = wide(s.known[seat][kind])
        for _ in range(s.hand[seat][kind] - known):
            s.deck[seat][cards] = kind
            cards += 1
        s.hand[seat][kind] = known
        if known:
            s.hand_kinds[seat] |= 1 << kind
    hidden = cards - s.deck_size[seat]
    s.deck_size[seat] = cards
    sort_deck(s, seat)
    return hidden


@rule
def sort_deck(s: MoegaharaRecord, seat: int) -> None:
    """So that the old order leaves no trace in the new one."""
    low, middle, high = 0, 0, 0
    for card in range(s.deck_size[seat]):
        kind = wide(s.deck[seat][card])
        low, middle, high = low + one(kind, 0), middle + one(kind, 1), high + one(kind, 2)
    card = 0
    for kind in range(KINDS):
        for _ in range(number_of(low, middle, high, kind)):
            s.deck[seat][card] = kind
            card += 1


@rule
def take_hidden(s: MoegaharaRecord, seat: int, number: int, possible: int) -> None:
    """So many cards of possible kinds, each set of cards as likely: those of possible kinds come first, and a shuffle begins."""
    deck = s.deck[seat]
    cards = wide(s.deck_size[seat])
    fit = 0
    for at in range(cards):
        kind = deck[at]
        if (possible >> kind) & 1:
            deck[at] = deck[fit]
            deck[fit] = kind
            fit += 1
    for _ in range(number):
        at = draw(s, fit)
        kind = int(deck[at])
        fit -= 1
        cards -= 1
        deck[at] = deck[fit]
        deck[fit] = deck[cards]
        deck[cards] = 0
        s.hand[seat][kind] += 1
        s.hand_kinds[seat] |= 1 << kind
    s.deck_size[seat] = cards
