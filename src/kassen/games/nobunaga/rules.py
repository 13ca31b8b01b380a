"""The rules of Nobunaga, in the order of the rulebook: set-up, round, campaign, end.

Marks behind a sentence: S the rulebook says it, C other sources confirm it, I it follows from those.
"""

from __future__ import annotations

from typing import Any

from kassen.core import CHOICE, EVERYBODY, NOBODY, Phase, all_but, ask, constant, listening, only, rule, tell
from kassen.core.bits import count, lowest, nth, wide
from kassen.core.seats import clockwise, steps_to
from kassen.games.nobunaga.material import HOUSES, NEEDED, OPENED, SCORING_RANKS, SEATS, VALUE
from kassen.games.nobunaga.state import NOBUNAGA, NobunagaRecord

# Ids of decisions: a house by its number, then the active card, then the pairs of the set-up by position.
ACTIVE_CARD = HOUSES
FIRST_PAIR = HOUSES + 1
MOVES = FIRST_PAIR + 5

# The bits of every small mask, so that turning a mask into a list needs no search.
BITS = constant(
    [([bit for bit in range(FIRST_PAIR) if (mask >> bit) & 1] + [0] * FIRST_PAIR)[:FIRST_PAIR] for mask in range(1 << FIRST_PAIR)]
)
MOST_OPTIONS = ACTIVE_CARD + 1

# Phases: which decision is open.
PAIR, KEEP, PICK, GIVE, REST, ATTACK = range(6)

# What happened (notation.py puts it into words).
ACTIVE_CHOSEN, CARD_LEFT, PAIR_LAID, PAIR_TAKEN, KEPT, KEPT_UNSEEN = range(6)
OPENED_CARDS, PICKED, ACTIVE_TAKEN, REST_TAKEN, SENT, ACTIVE_STAYS = range(6, 12)
CAMPAIGN, ATTACKED, RANKED, SCORED, PASSED, ENDED = range(12, 18)


# ── ASKING ────────────────────────────────────────────
# Every decision is put to a seat as a set of ids, one bit each.


@rule
def legal_options(s: NobunagaRecord, out: Any) -> int:
    # Houses and the active card are the low bits, the pairs of the set-up the high ones: never both.
    base = 0 if s.phase != PAIR else FIRST_PAIR
    bits = BITS[int(s.options) >> base]
    for i in range(MOST_OPTIONS):  # also what is behind the last: a loop of known length needs no branch
        out[i] = base + bits[i]
    return count_options(s)


@rule
def only_option(s: NobunagaRecord) -> int:
    return CHOICE if s.options & (s.options - 1) else lowest(wide(s.options))


@rule
def count_options(s: NobunagaRecord) -> int:
    return count(wide(s.options))


@rule
def nth_option(s: NobunagaRecord, k: int) -> int:
    return nth(wide(s.options), k)


@rule
def houses_in(cards: Any) -> int:
    """Houses are offered once, however many cards there are of them."""
    houses = 0
    for house in range(HOUSES):
        houses |= int(cards[house] > 0) << house
    return houses


@rule
def draw_card(s: NobunagaRecord) -> int:
    s.pile_size -= 1
    house = s.pile[s.pile_size]
    s.pile[s.pile_size] = 0  # so that equal positions are equal records
    return house


# ── SET-UP: PAIRS ─────────────────────────────────────
# From the seat right of the active player counter-clockwise, the active player last, every seat takes one of the open pairs,
# chosen by position even if two are alike. (S)


@rule
def seat_in_setup(s: NobunagaRecord, turn: int) -> int:
    return clockwise(s, s.active, s.players - 1 - turn)


@rule
def begin_setup(s: NobunagaRecord) -> None:
    s.turn = 0
    ask_pair(s)


@rule
def ask_pair(s: NobunagaRecord) -> None:
    free = ((1 << s.players) - 1) << FIRST_PAIR
    for seat in range(s.players):
        if s.pair_of[seat] >= 0:
            free &= ~(1 << (FIRST_PAIR + s.pair_of[seat]))
    ask(s, PAIR, seat_in_setup(s, s.turn), free)


@rule
def apply_pair(s: NobunagaRecord, a: int) -> None:
    position = a - FIRST_PAIR
    s.pair_of[s.seat] = position
    tell(s, EVERYBODY, PAIR_TAKEN, s.seat, s.pairs[position][0], s.pairs[position][1])
    s.turn += 1
    if s.turn < s.players:
        ask_pair(s)
    else:
        s.turn = 0
        ask_keep(s)


# ── SET-UP: KEEP ──────────────────────────────────────
# When all have a pair, every seat keeps one card in hand and puts the other face down under the draw pile, in secret. (S)
# The same order as for the pairs; the others know the pair, not the choice. These cards never come back.


@rule
def ask_keep(s: NobunagaRecord) -> None:
    seat = seat_in_setup(s, s.turn)
    pair = s.pairs[s.pair_of[seat]]
    ask(s, KEEP, seat, (1 << pair[0]) | (1 << pair[1]))


@rule
def apply_keep(s: NobunagaRecord, house: int) -> None:
    seat = s.seat
    pair = s.pairs[s.pair_of[seat]]
    s.kept[seat] = house
    s.under[seat] = pair[0] + pair[1] - house
    s.settled[seat] = 1 if pair[0] == pair[1] else 0
    s.hand[seat][house] += 1
    tell(s, only(seat), KEPT, seat, house, s.under[seat])
    tell(s, all_but(seat), KEPT_UNSEEN, seat)
    s.turn += 1
    if s.turn < s.players:
        ask_keep(s)
    else:
        begin_round(s)


# ── A ROUND: PICK ─────────────────────────────────────
# The active player is first. House cards are opened; clockwise each seat takes one (with 2 players twice, A, B, A, B, I).
# The first player begins with a house card and then lays the active card in the middle; from then on a seat takes a house
# card or, while it lies there, the active card. (S)


@rule
def begin_round(s: NobunagaRecord) -> None:
    s.first = s.active
    s.turn = 0
    s.offered = 0
    for _ in range(OPENED[s.players]):
        s.middle[draw_card(s)] += 1
    s.shown += 1
    tell(s, EVERYBODY, OPENED_CARDS, s.first, packed_counts(s.middle))
    ask(s, PICK, s.first, houses_in(s.middle))


@rule
def packed_counts(cards: Any) -> int:
    """Counts per house in one number for events, five bits each."""
    packed = 0
    for house in range(HOUSES):
        packed |= int(cards[house]) << (5 * house)
    return packed


@rule
def count_picks(s: NobunagaRecord) -> int:
    return 4 if s.players == 2 else s.players


@rule
def seat_in_round(s: NobunagaRecord, turn: int) -> int:
    if s.players == 2:
        return clockwise(s, s.first, turn & 1)
    return clockwise(s, s.first, turn)


@rule
def apply_pick(s: NobunagaRecord, a: int) -> None:
    if a == ACTIVE_CARD:
        s.taker = s.seat
        s.offered = 0
        tell(s, EVERYBODY, ACTIVE_TAKEN, s.seat)
    else:
        s.middle[a] -= 1
        s.hand[s.seat][a] += 1
        tell(s, EVERYBODY, PICKED, s.seat, a)
        if s.turn == 0:
            s.offered = 1
    s.turn += 1
    if s.turn < count_picks(s):
        ask(s, PICK, seat_in_round(s, s.turn), houses_in(s.middle) | (int(s.offered) << ACTIVE_CARD))
    elif s.taker == NOBODY:
        # Nobody took the active card: the first player keeps it and what is left goes to Nobunaga's right. (S; 2 players I)
        tell(s, EVERYBODY, ACTIVE_STAYS, s.first)
        end_round(s)
    elif s.players == 2:
        ask(s, GIVE, 1 - s.taker, houses_in(s.middle))
    else:
        ask(s, REST, s.taker, houses_in(s.middle))


# ── A ROUND: WHAT IS LEFT ─────────────────────────────
# With 2 players, if the active card was taken, the other player first puts one of the three cards left on Nobunaga's right. (S)


@rule
def apply_give(s: NobunagaRecord, house: int) -> None:
    send(s, house, 1)
    ask(s, REST, s.taker, houses_in(s.middle))


@rule
def send(s: NobunagaRecord, house: int, cards: int) -> None:
    s.middle[house] -= cards
    s.right[house] += cards
    tell(s, EVERYBODY, SENT, house, cards)


# The taker of the active card picks one of the two cards left for their hand, the other goes to Nobunaga's right. (C)


@rule
def apply_rest(s: NobunagaRecord, house: int) -> None:
    s.middle[house] -= 1
    s.hand[s.taker][house] += 1
    tell(s, EVERYBODY, REST_TAKEN, s.taker, house)
    s.active = s.taker
    end_round(s)


# Enough cards on the right make a campaign (cards on the left do not count); else there is another round. (S)


@rule
def end_round(s: NobunagaRecord) -> None:
    cards = 0
    for house in range(HOUSES):
        if s.middle[house] > 0:
            send(s, house, s.middle[house])
        cards += s.right[house]
    s.offered = 0
    s.taker = NOBODY  # the active player now, or nobody: either way of no more interest
    if cards >= NEEDED[s.players]:
        begin_campaign(s)
    else:
        begin_round(s)


# ── A CAMPAIGN: ATTACK ────────────────────────────────
# Every card on the left joins the right. Then the active player names a house on the right, until none is left. (S)


@rule
def begin_campaign(s: NobunagaRecord) -> None:
    s.campaign += 1
    for house in range(HOUSES):
        s.right[house] += s.left[house]
        s.left[house] = 0
    tell(s, EVERYBODY, CAMPAIGN, s.campaign, packed_counts(s.right))
    ask(s, ATTACK, s.active, houses_in(s.right))


@rule
def apply_attack(s: NobunagaRecord, house: int) -> None:
    tell(s, EVERYBODY, ATTACKED, s.active, house)
    show_hands(s, house)
    laid = score_attack(s, house)
    # Nobunaga's cards of the house that did not score go left: each house is attacked once a campaign. (S)
    s.left[house] += s.right[house]
    s.right[house] = 0
    pass_active_card(s, laid)
    houses = houses_in(s.right)
    if houses:
        ask(s, ATTACK, s.active, houses)
    else:
        end_campaign(s)


# Everybody shows their cards of the house, so all learn how many they have; where it was one of the two houses of their pair,
# that settles what they kept in the set-up. (S)


@rule
def show_hands(s: NobunagaRecord, house: int) -> None:
    s.shown += 1
    for seat in range(s.players):
        pair = s.pairs[s.pair_of[seat]]
        s.settled[seat] |= int(pair[0] == house) | int(pair[1] == house)


# Rank by number of cards, Nobunaga counting his on the right. Ties: the active player first, then Nobunaga, then the seats
# clockwise from the active player's left. Without a card of the house there is no rank. (S; last sentence I)


@rule
def tie_order(s: NobunagaRecord, place: int) -> int:
    """Who stands at this place of the tie order: 0 the active player, 1 Nobunaga, then clockwise."""
    if place == 0:
        return s.active
    if place == 1:
        return NOBUNAGA
    return clockwise(s, s.active, place - 1)


@rule
def count_shown(s: NobunagaRecord, who: int, house: int) -> int:
    return s.right[house] if who == NOBUNAGA else s.hand[who][house]


@rule
def next_ranked(s: NobunagaRecord, house: int, ranked: int) -> int:
    """The best of those not in `ranked` (a bit mask of who), or NOBODY."""
    best = 0
    for place in range(s.players + 1):
        who = tie_order(s, place)
        if not (ranked >> who) & 1:
            best = max(best, standing(count_shown(s, who, house), place))
    return NOBODY if best < standing(1, SEATS) else tie_order(s, SEATS - best % (SEATS + 1))


@rule
def standing(cards: int, place: int) -> int:
    """Cards first, then the place in the tie order, as one number: the more, the better."""
    return cards * (SEATS + 1) + SEATS - place


# Two ranks score in the first campaign, three in the second; with 2 players two in both. (S; 2 players I)
# Who scores lays one card of the house open for good and takes the others back; Nobunaga's goes above him. (S)
# `cut_off`: when Nobunaga scores, lower ranks score nothing. (S)


@rule
def score_attack(s: NobunagaRecord, house: int) -> int:
    """Score an attack; returns who laid a card, as a bit mask."""
    if listening():
        tell_ranks(s, house)
    laid = 0
    for _ in range(SCORING_RANKS[s.players][s.campaign - 1]):
        who = next_ranked(s, house, laid)
        if who == NOBODY:
            break
        laid |= 1 << who
        s.scored[who][house] += 1
        tell(s, EVERYBODY, SCORED, who, house)
        if who != NOBUNAGA:
            s.hand[who][house] -= 1
            continue
        s.right[house] -= 1
        if s.cut_off:
            break
    return laid


@rule
def tell_ranks(s: NobunagaRecord, house: int) -> None:
    ranked = 0
    for rank in range(s.players + 1):
        who = next_ranked(s, house, ranked)
        if who == NOBODY:
            return
        ranked |= 1 << who
        tell(s, EVERYBODY, RANKED, who, house, count_shown(s, who, house), rank + 1)


# The active card goes to the next seat clockwise that laid no card in this attack; if every other seat did, to the left
# neighbour. So it always changes hands, also after the last attack. (I)


@rule
def pass_active_card(s: NobunagaRecord, laid: int) -> None:
    receiver = clockwise(s, s.active, 1)
    for steps in range(1, s.players):
        seat = clockwise(s, s.active, steps)
        if not (laid >> seat) & 1:
            receiver = seat
            break
    tell(s, EVERYBODY, PASSED, s.active, receiver)
    s.active = receiver


# After the second campaign the game ends. `extra_cards`: right after the first one the top card of the pile goes left, open. (I)


@rule
def end_campaign(s: NobunagaRecord) -> None:
    if s.campaign == 2:
        ask(s, ATTACK, NOBODY, 0)
        tell(s, EVERYBODY, ENDED)
        return
    if s.extra_cards:
        add_card_left(s)
    begin_round(s)


@rule
def add_card_left(s: NobunagaRecord) -> None:
    house = draw_card(s)
    s.left[house] += 1
    s.shown += 1
    tell(s, EVERYBODY, CARD_LEFT, house)


# ── END ───────────────────────────────────────────────
# The first scored card of a house is worth its first value, a second one its "+" value, for Nobunaga too. (S; Nobunaga I)


@rule
def points(s: NobunagaRecord, who: int) -> int:
    total = 0
    scored = s.scored[who]
    for house in range(HOUSES):
        total += VALUE[house][scored[house]]
    return total


# Most points first. Ties: the holder of the active card, then Nobunaga, then clockwise from the holder's left. (S)
# Nobunaga has a rank of his own: if he is first, no seat wins.


@rule
def place_in_tie_order(s: NobunagaRecord, who: int) -> int:
    """The way back from `tie_order`."""
    if who == NOBUNAGA:
        return 1
    steps = steps_to(s, s.active, who)
    return 0 if steps == 0 else steps + 1


@rule
def is_ahead(s: NobunagaRecord, one: int, one_points: int, other: int, other_points: int) -> bool:
    if one_points != other_points:
        return one_points > other_points
    return place_in_tie_order(s, one) < place_in_tie_order(s, other)


@rule
def result(s: NobunagaRecord, out: Any) -> None:
    his = points(s, NOBUNAGA)
    for seat in range(s.players):
        out[seat] = points(s, seat)
    for seat in range(s.players):
        rank = 2 if is_ahead(s, NOBUNAGA, his, seat, out[seat]) else 1
        for other in range(s.players):
            if other != seat and is_ahead(s, other, out[other], seat, out[seat]):
                rank += 1
        out[s.players + seat] = rank


PHASES = {
    PICK: Phase("pick", legal_options, apply_pick, only_option, count_options, nth_option),
    REST: Phase("rest", legal_options, apply_rest, only_option, count_options, nth_option),
    GIVE: Phase("give", legal_options, apply_give, only_option, count_options, nth_option),
    ATTACK: Phase("attack", legal_options, apply_attack, only_option, count_options, nth_option),
    PAIR: Phase("pair", legal_options, apply_pair, only_option, count_options, nth_option),
    KEEP: Phase("keep", legal_options, apply_keep, only_option, count_options, nth_option),
}
