"""What bots know of Moegahara: what a deck and a field are worth, and which cards and territories to look at first."""

from __future__ import annotations

from typing import Any

from kassen.core import NOBODY, Advice, Judge, draw_weighted, exp, rule
from kassen.core.advice import read_chances
from kassen.core.bits import wide
from kassen.core.phases import legal
from kassen.games.moegahara import rows
from kassen.games.moegahara.decisions import (
    ACTION,
    BUY,
    FIRST_KEEP,
    FIRST_TARGET,
    FIRST_TERRITORY,
    KEEP_HORO,
    KEEP_TRAP,
    PASS,
    RALLY,
    TERRITORY,
    TRAPPING,
    team_of,
)
from kassen.games.moegahara.effects import strength
from kassen.games.moegahara.end import points
from kassen.games.moegahara.material import COLOURS, HORO, KINDS, PLACES, TERRITORIES, TREASURES, WARRIORS
from kassen.games.moegahara.showdown import showdown
from kassen.games.moegahara.state import MoegaharaRecord

# ── EVALUATION ────────────────────────────────────────
# Rules of thumb, in territories.
LEAN = 0.22  # for each place of an open row that is won against an enemy card
ALONE = 0.1  # for each card that nobody stands against yet
DECK = 0.035  # for each coin's worth of good cards a seat owns
MARKER = 0.06  # for each marker: an action more a turn
SPREAD = 1.3  # what luck may still bring


@rule
def card_worth(s: MoegaharaRecord, kind: int) -> float:
    """What a card in the deck is good for. Copper and Horo are what one wants to be rid of."""
    if (WARRIORS >> kind) & 1:
        return s.cost[kind]
    if (TREASURES >> kind) & 1:
        return 2.5 * (s.card_coins[kind] - 1)
    if kind == HORO:
        return 0.0
    return 3.0


@rule
def deck_worth(s: MoegaharaRecord, seat: int) -> float:
    total = 0.0
    for kind in range(KINDS):
        number = s.hand[seat][kind] + s.discard[seat][kind]
        if seat == s.active:
            number += s.waiting[kind] + s.spent[kind]
        if number:
            total += number * card_worth(s, kind)
    for place in range(s.deck_size[seat]):
        total += card_worth(s, s.deck[seat][place])
    return total


@rule
def lean(s: MoegaharaRecord, territory: int) -> float:
    """How far an open territory leans to the first team."""
    a, b = wide(s.row[0][territory]), wide(s.row[1][territory])
    if a | b == 0:
        return 0.0
    total = 0.0
    for place in range(PLACES):
        here, there = rows.card_at(a, place), rows.card_at(b, place)
        if here and there:
            difference = strength(s, a, b, place) - strength(s, b, a, place)
            if difference:
                total += LEAN if difference > 0 else -LEAN
        elif here:
            total += ALONE
        elif there:
            total -= ALONE
    return total


@rule
def advantage(s: MoegaharaRecord) -> float:
    """Of the first team, in territories. The nearer a team is to the last point, the more its points weigh."""
    total = 0.0
    for territory in range(TERRITORIES):
        total += lean(s, territory)
    for seat in range(s.players):
        sign = -1.0 if team_of(seat) else 1.0
        total += sign * DECK * deck_worth(s, seat) * 2 / s.players
        for colour in range(COLOURS):
            total += sign * MARKER * s.markers[seat][colour]
    a, b = points(s, 0), points(s, 1)
    return total + a + 0.1 * a * a - b - 0.1 * b * b


@rule
def evaluate(s: MoegaharaRecord, out: Any) -> None:
    first = 1.0 / (1.0 + exp(-advantage(s) / SPREAD))
    for seat in range(s.players):
        out[seat] = 1.0 - first if team_of(seat) else first


# ── WHAT TO LOOK AT FIRST ─────────────────────────────


@rule
def weigh(s: MoegaharaRecord, out: Any, n: int, weights: Any) -> None:
    for i in range(n):
        weights[i] = weight(s, out[i])


@rule
def weight(s: MoegaharaRecord, a: int) -> float:
    if s.phase == ACTION:
        return action_weight(s, a)
    if s.phase == BUY:
        return buy_weight(s, a)
    if s.phase == TERRITORY:
        return territory_weight(s, a - FIRST_TERRITORY)
    if s.phase == TRAPPING:
        return target_weight(s, a)
    if s.phase == RALLY:
        return 10.0 if a == PASS else 1.0
    if s.phase == KEEP_HORO:
        return 1.0 if a > FIRST_KEEP else 3.0
    if s.phase == KEEP_TRAP:
        return 1.0 + a - FIRST_KEEP
    return 1.0


@rule
def action_weight(s: MoegaharaRecord, kind: int) -> float:
    """Cards that pay for themselves first, then the strongest; to end is rarely right while something can be played."""
    if kind == PASS:
        return 0.3
    if kind == HORO:
        return 0.3
    if s.card_actions[kind] > 0:
        return 8.0 + s.cards[kind]
    return 3.0 + s.cost[kind]


@rule
def buy_weight(s: MoegaharaRecord, kind: int) -> float:
    if kind == PASS:
        return 0.3
    worth = card_worth(s, kind)
    return 0.1 + worth * worth / 4


@rule
def territory_weight(s: MoegaharaRecord, territory: int) -> float:
    """Winning it at once, winning the place, opening a front, in this order."""
    team = team_of(s.active)
    row = wide(s.row[team][territory])
    place = rows.size(row)
    before = lean(s, territory)
    s.row[team][territory] = row | rows.card(wide(s.card), s.active) << (8 * place)
    winner = showdown(s, territory)
    gain = lean(s, territory) - before
    s.row[team][territory] = row
    if winner != NOBODY:
        return 40.0 if winner == team else 0.05
    if team:
        gain = -gain
    return exp(6 * gain)


@rule
def target_weight(s: MoegaharaRecord, a: int) -> float:
    if a == PASS:
        return 0.5
    target = a - FIRST_TARGET
    return 1.0 + s.cost[rows.kind_at(wide(s.row[1 - team_of(s.active)][target // PLACES]), target % PLACES)]


@rule
def playout(s: MoegaharaRecord, out: Any, weights: Any) -> int:
    n = legal(s, out)
    weigh(s, out, n, weights)
    return int(out[draw_weighted(s, weights, n)])


# Hidden hands are played within a turn: a search that ends soon sees what a decision met there, with a tenth of the noise.
JUDGE = Judge(sims=50, cut=48, enough=0.5, near=3, maps=read_chances(__package__))
ADVICE = Advice(evaluate=evaluate, weigh=weigh, playout=playout, horizon=lambda players: 200, judge=JUDGE)
