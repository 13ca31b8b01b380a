"""What one seat may see as a tensor for learners: whole numbers, in named parts.

The table: phase, turn, supply, cards in play; the teams, the viewer's own first, and every place of the field. Then every seat,
the viewer first and on clockwise. Numbers of cards are told apart up to MANY; hardly anybody has more of a kind.
"""

from __future__ import annotations

from typing import Any

from kassen.core import rule
from kassen.core.observation import Part, each_seat, steps
from kassen.core.seats import clockwise, steps_to
from kassen.games.moegahara import rows
from kassen.games.moegahara.decisions import PHASE_COUNT, team_of
from kassen.games.moegahara.effects import strength
from kassen.games.moegahara.end import points
from kassen.games.moegahara.material import (
    CARD_IDS,
    CARDS,
    COLOURS,
    KINDS,
    LAST_ROUND,
    MARKERS,
    NUMBERS,
    PLACES,
    QUIET_ROUNDS,
    SEATS,
    SIDES,
    TERRITORIES,
)
from kassen.games.moegahara.rules import PHASES
from kassen.games.moegahara.state import MoegaharaRecord
from kassen.games.moegahara.view import round_of, sees_hand

MANY = 16  # cards of a kind, actions, buys
MOST_COINS = 60
STRONGEST = 30
MOST_OWED = 6  # markers that can wait to go back
MARKS = 5  # hand, deck, active, deciding, first
PER_SEAT = MARKS + COLOURS + 4 * KINDS
TABLE = PHASE_COUNT + 8 + TERRITORIES + MOST_OWED * 2 * COLOURS + 2 + 2 * 2 + 4 * KINDS + 2 * TERRITORIES


def observation(players: int) -> list[Part]:
    field = (2, TERRITORIES, PLACES)
    territories = [str(territory + 1) for territory in range(TERRITORIES)]
    many = f"({MANY}: or more)"
    return [
        Part("phase", "which decision is open", names=[PHASES[phase].name for phase in range(PHASE_COUNT)], one_of=True),
        Part("actions", f"actions left {many}", MANY),
        Part("coins", f"coins to spend ({MOST_COINS}: or more)", MOST_COINS),
        Part("buys", f"buys left {many}", MANY),
        Part("round", "which round it is", LAST_ROUND + 1),
        Part(
            "quiet", "turns in a row without a deployment, and one more; 0 before the first deployment", QUIET_ROUNDS * SEATS + 1
        ),
        Part("marched", "has a card been deployed in this turn?"),
        Part("keeping", "in the clean-up: Horo that will be kept, and one more", NUMBERS["copies"]["tactic"] + 1),
        Part("open_allies", "do allies see each other’s hands?"),
        Part("showdown", "the territory whose showdown is due", names=territories, one_of=True),
        Part(
            "returns",
            "markers that have yet to go back, the next one first: of the own team (0) or the other (1)",
            names=[f"{team}-{marker}" for team in range(2) for marker in MARKERS],
            rows=(MOST_OWED,),
            one_of=True,
        ),
        Part("points", "points of the own team, of the other", TERRITORIES + NUMBERS["bonus_points"], rows=(2,)),
        Part("side", "the side of the own team, of the other", names=SIDES, rows=(2,), one_of=True),
        Part("supply", f"cards that can be bought by kind {many}", MANY, CARD_IDS),
        Part("waiting", f"cards played that the deployment phase has yet to settle by kind {many}", MANY, CARD_IDS),
        Part("spent", f"other cards in play by kind {many}", MANY, CARD_IDS),
        Part("settling", "the card whose territory or effect is being chosen", names=CARD_IDS, one_of=True),
        Part("won", "territories won by the own team, by the other", names=territories, rows=(2,)),
        Part("card", "own team, other team: of each place of each territory, the card", names=CARD_IDS, rows=field, one_of=True),
        Part("strength", f"its strength ({STRONGEST}: or more)", STRONGEST, rows=field),
        Part("owner", "who deployed it, in steps from the viewer", names=steps(players), rows=field, one_of=True),
        *each_seat(
            players,
            [
                Part("hand_size", "cards in hand", CARDS),
                Part("deck", "cards in the deck", CARDS),
                Part("active", "is it its turn?"),
                Part("deciding", "decides now?"),
                Part("first", "began the game?"),
                Part("markers", "troop markers by color", NUMBERS["markers"], MARKERS),
                Part("deck_and_hand", f"deck and hand together by kind {many}", MANY, CARD_IDS),
                Part("discard", f"the discard pile by kind {many}", MANY, CARD_IDS),
                Part("hand", f"the hand by kind as far as the viewer knows it {many}", MANY, CARD_IDS),
                Part("known", f"of these, cards that everybody knows to be there {many}", MANY, CARD_IDS),
            ],
        ),
    ]


@rule
def observe(s: MoegaharaRecord, seat: int, out: Any) -> None:
    places = 2 * TERRITORIES * PLACES
    field = places * (KINDS + 1 + s.players)
    for i in range(TABLE + field):  # what a seat's part says is all written
        out[i] = 0
    observe_table(s, seat, out)
    for step in range(2):
        for territory in range(TERRITORIES):
            observe_row(s, seat, (seat + step) & 1, territory, out, (step * TERRITORIES + territory) * PLACES)
    for step in range(s.players):
        observe_seat(s, seat, clockwise(s, seat, step), out, TABLE + field + step * PER_SEAT)


@rule
def observe_table(s: MoegaharaRecord, seat: int, out: Any) -> None:
    if s.seat >= 0:
        out[s.phase] = 1
    at = PHASE_COUNT
    out[at] = min(s.actions, MANY)
    out[at + 1] = min(s.coins, MOST_COINS)
    out[at + 2] = min(s.buys, MANY)
    out[at + 3] = round_of(s)
    out[at + 4] = s.quiet + 1
    out[at + 5] = s.marched
    out[at + 6] = s.keeping + 1
    out[at + 7] = s.open_allies
    at += 8
    if s.due >= 0:
        out[at + s.due] = 1
    at += TERRITORIES
    returns = int(s.returns)
    for _ in range(MOST_OWED):
        if returns:
            team, marker = (returns & 7) // 4, ((returns & 7) - 1) % 3
            out[at + (COLOURS if team != team_of(seat) else 0) + marker] = 1
            returns >>= 3
        at += 2 * COLOURS
    for step in range(2):
        team = (seat + step) & 1
        out[at + step] = points(s, team)
        if s.side[team] >= 0:
            out[at + 2 + 2 * step + s.side[team]] = 1
        for territory in range(TERRITORIES):
            out[at + 6 + 4 * KINDS + step * TERRITORIES + territory] = (s.owned[team] >> territory) & 1
    at += 6
    for kind in range(KINDS):
        out[at + kind] = min(s.supply[kind], MANY)
    for kind in range(KINDS):
        out[at + KINDS + kind] = min(s.waiting[kind], MANY)
    for kind in range(KINDS):
        out[at + 2 * KINDS + kind] = min(s.spent[kind], MANY)
    if s.card >= 0:
        out[at + 3 * KINDS + s.card] = 1


@rule
def observe_row(s: MoegaharaRecord, seat: int, team: int, territory: int, out: Any, first: int) -> None:
    """A row, its first place being number `first` of all: cards, strengths and owners stand one block after another."""
    own, enemy = int(s.row[team][territory]), int(s.row[1 - team][territory])
    strengths = TABLE + 2 * TERRITORIES * PLACES * KINDS
    owners = strengths + 2 * TERRITORIES * PLACES
    for place in range(rows.size(own)):
        at = first + place
        out[TABLE + at * KINDS + rows.kind_at(own, place)] = 1
        out[strengths + at] = min(max(strength(s, own, enemy, place), 0), STRONGEST)
        out[owners + at * s.players + steps_to(s, seat, rows.seat_at(own, place))] = 1


@rule
def observe_seat(s: MoegaharaRecord, viewer: int, seat: int, out: Any, at: int) -> None:
    out[at] = s.hand_size[seat]
    out[at + 1] = s.deck_size[seat]
    out[at + 2] = 1 if s.active == seat else 0
    out[at + 3] = 1 if s.seat == seat else 0
    out[at + 4] = 1 if s.first == seat else 0
    at += MARKS
    for marker in range(COLOURS):
        out[at + marker] = s.markers[seat][marker]
    at += COLOURS
    seen = sees_hand(s, viewer, seat)
    hand, known, deck = s.hand[seat], s.known[seat], s.deck[seat]
    for kind in range(KINDS):
        out[at + kind] = hand[kind]
    for card in range(s.deck_size[seat]):
        out[at + deck[card]] += 1
    for kind in range(KINDS):
        out[at + kind] = min(out[at + kind], MANY)
    at += KINDS
    for kind in range(KINDS):
        out[at + kind] = min(s.discard[seat][kind], MANY)
    at += KINDS
    for kind in range(KINDS):
        out[at + kind] = min(hand[kind] if seen else known[kind], MANY)
    at += KINDS
    for kind in range(KINDS):
        out[at + kind] = min(known[kind], MANY)
