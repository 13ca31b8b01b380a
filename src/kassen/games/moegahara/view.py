"""What one seat may see, and nothing else: as data for people and programs, and as a tensor for learners.

Hands and the order of decks are hidden, allies' hands too unless `open_allies` is on. All else lies open; since discard piles do,
everybody can tell which cards a seat has in deck and hand together.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from kassen.core import NOBODY, rule
from kassen.core.bits import members
from kassen.core.position import by_name
from kassen.core.seats import shares_eyes
from kassen.core.shapes import with_seat
from kassen.games.moegahara import rows
from kassen.games.moegahara import shapes as h
from kassen.games.moegahara.decisions import team_of
from kassen.games.moegahara.effects import added, strength, taken
from kassen.games.moegahara.end import field_strength, points
from kassen.games.moegahara.material import (
    CARD_IDS,
    KINDS,
    MARKERS,
    SIDES,
    TEAMS,
    TERRITORIES,
)
from kassen.games.moegahara.outlook import outlook
from kassen.games.moegahara.prints import prints
from kassen.games.moegahara.state import MoegaharaRecord


@rule
def sees_hand(s: MoegaharaRecord, viewer: int, seat: int) -> bool:
    """Own hand; with the option `open_allies` those of the allies."""
    return shares_eyes(viewer, seat) or (s.open_allies != 0 and viewer != NOBODY and team_of(viewer) == team_of(seat))


def counts(cards: list[int]) -> h.Cards:
    """Cards by name, kinds without a card left out."""
    return by_name(cards, CARD_IDS)


def owner_of(s: MoegaharaRecord, territory: int) -> h.Team | None:
    return next((TEAMS[team] for team in range(2) if (s.owned[team] >> territory) & 1), None)


def owed(s: MoegaharaRecord) -> list[h.Owed]:
    """Markers that have yet to go back, the next one first."""
    entries = [(s.returns >> shift) & 7 for shift in range(0, 18, 3)]
    return [h.Owed(TEAMS[entry // 4], MARKERS[(entry - 1) % 3]) for entry in entries if entry]


def view(s: MoegaharaRecord) -> h.Board:
    """What everybody may see."""
    return h.Board(
        active=s.active,
        first=s.first,
        round=round_of(s),
        quiet=max(s.quiet, 0),
        marched=bool(s.marched),
        actions=s.actions,
        coins=s.coins,
        buys=s.buys,
        waiting=counts(s.waiting),
        spent=counts(s.spent),
        settling=CARD_IDS[s.card] if s.card >= 0 else None,
        showdown=s.due + 1 if s.due >= 0 else None,
        returns=owed(s),
        keeping=s.keeping if s.keeping >= 0 else None,
        teams=h.Teams(view_team(s, 0), view_team(s, 1)),
        territories=[view_territory(s, territory) for territory in range(TERRITORIES)],
        supply=counts(s.supply),
        costs={CARD_IDS[kind]: s.cost[kind] for kind in range(KINDS)},
        seats=[view_seat(s, other) for other in range(s.players)],
        prints=prints(s),
    )


@rule
def round_of(s: MoegaharaRecord) -> int:
    return s.turns // s.players + 1


def view_team(s: MoegaharaRecord, team: int) -> h.TeamView:
    return h.TeamView(
        side=SIDES[s.side[team]] if s.side[team] >= 0 else None,
        seats=list(range(team, s.players, 2)),
        points=points(s, team),
        territories=[territory + 1 for territory in members(s.owned[team])],
    )


def view_territory(s: MoegaharaRecord, territory: int) -> h.TerritoryView:
    return h.TerritoryView(owner_of(s, territory), view_row(s, 0, territory), view_row(s, 1, territory))


def view_row(s: MoegaharaRecord, team: int, territory: int) -> list[h.Deployed]:
    own, enemy = s.row[team][territory], s.row[1 - team][territory]
    return [view_card(s, own, enemy, place) for place in range(rows.size(own))]


def view_card(s: MoegaharaRecord, own: int, enemy: int, place: int) -> h.Deployed:
    return h.Deployed(
        card=CARD_IDS[rows.kind_at(own, place)],
        seat=rows.seat_at(own, place),
        strength=strength(s, own, enemy, place),
        modifiers=view_modifiers(s, own, enemy, place) or None,
    )


def view_modifiers(s: MoegaharaRecord, own: int, enemy: int, place: int) -> h.Cards:
    """The cards of both sides that make this one stronger or weaker, and by how much."""
    modifiers = [0] * KINDS
    for holder in range(rows.size(own)):
        modifiers[rows.kind_at(own, holder)] += added(s, own, holder, place)
    for holder in range(rows.size(enemy)):
        modifiers[rows.kind_at(enemy, holder)] += taken(s, enemy, holder, own, place)
    return counts(modifiers)


def view_seat(s: MoegaharaRecord, seat: int) -> h.SeatView:
    deck = s.deck[seat][: s.deck_size[seat]]
    return h.SeatView(
        team=TEAMS[team_of(seat)],
        hand_size=s.hand_size[seat],
        deck=s.deck_size[seat],
        deck_and_hand=counts([s.hand[seat][kind] + deck.count(kind) for kind in range(KINDS)]),
        discard=counts(s.discard[seat]),
        markers=by_name(s.markers[seat], MARKERS),
        known=counts(s.known[seat]),
    )


def own(s: MoegaharaRecord, seat: int, board: h.Board) -> h.Board:
    """A seat sees its hand (and those of allies if they are open), and when it decides where its choices lead."""
    for other in range(s.players):
        if sees_hand(s, seat, other):
            board = with_seat(board, other, hand=counts(s.hand[other]))
    ahead = outlook(s) if seat == s.seat else []
    return replace(board, outlook=ahead) if ahead else board


def extra(s: MoegaharaRecord) -> dict[str, Any]:
    """What the result adds: the teams, with all that decides a stalemate."""
    return {
        "teams": {name: {**view_team(s, team).to_dict(), "strength": field_strength(s, team)} for team, name in enumerate(TEAMS)}
    }
