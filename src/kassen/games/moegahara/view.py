"""What one seat may see, and nothing else: as data for people and programs, and as a tensor for learners.

Hands and the order of decks are hidden, allies' hands too unless `open_allies` is on. All else lies open; since discard piles do,
everybody can tell which cards a seat has in deck and hand together.
"""

from __future__ import annotations

from typing import Any

from kassen.core import NOBODY, rule
from kassen.core.bits import members
from kassen.core.position import by_name
from kassen.core.seats import clockwise, steps_to, with_seat
from kassen.games.moegahara import rows
from kassen.games.moegahara.decisions import PHASE_COUNT, team_of
from kassen.games.moegahara.effects import added, strength, taken
from kassen.games.moegahara.end import field_strength, points
from kassen.games.moegahara.material import (
    CARD_IDS,
    COLOURS,
    COUNT,
    HAND,
    KINDS,
    MARKERS,
    PLACES,
    SIDES,
    TEAMS,
    TERRITORIES,
)
from kassen.games.moegahara.outlook import outlook
from kassen.games.moegahara.state import Table


@rule
def sees_hand(s: Table, viewer: int, seat: int) -> bool:
    """Own hand; with the option `open_allies` those of the allies."""
    return viewer == seat or (s.open_allies != 0 and viewer != NOBODY and team_of(viewer) == team_of(seat))


def counts(cards: list[int]) -> dict[str, int]:
    """Cards by name, kinds without a card left out."""
    return by_name(cards, CARD_IDS)


def marker_counts(markers: list[int]) -> dict[str, int]:
    return by_name(markers, MARKERS)


def owner_of(s: Table, territory: int) -> str | None:
    return next((TEAMS[team] for team in range(2) if (s.owned[team] >> territory) & 1), None)


def owed(s: Table) -> list[dict[str, str]]:
    """Markers that have yet to go back, the next one first."""
    entries = [(s.returns >> shift) & 7 for shift in range(0, 18, 3)]
    return [{"team": TEAMS[entry // 4], "marker": MARKERS[(entry - 1) % 3]} for entry in entries if entry]


def view(s: Table) -> dict[str, Any]:
    """What everybody may see."""
    return {
        "active": s.active,
        "first": s.first,
        "round": round_of(s),
        "quiet": max(s.quiet, 0),
        "marched": bool(s.marched),
        "actions": s.actions,
        "coins": s.coins,
        "buys": s.buys,
        "waiting": counts(s.waiting),
        "spent": counts(s.spent),
        "settling": CARD_IDS[s.card] if s.card >= 0 else None,
        "showdown": s.due + 1 if s.due >= 0 else None,
        "returns": owed(s),
        "keeping": s.keeping if s.keeping >= 0 else None,
        "teams": {name: view_team(s, team) for team, name in enumerate(TEAMS)},
        "territories": [view_territory(s, territory) for territory in range(TERRITORIES)],
        "supply": counts(s.supply),
        "costs": {CARD_IDS[kind]: s.cost[kind] for kind in range(KINDS)},
        "seats": [view_seat(s, other) for other in range(s.players)],
    }


def round_of(s: Table) -> int:
    return s.turns // s.players + 1


def view_team(s: Table, team: int) -> dict[str, Any]:
    return {
        "side": SIDES[s.side[team]] if s.side[team] >= 0 else None,
        "seats": list(range(team, s.players, 2)),
        "points": points(s, team),
        "territories": [territory + 1 for territory in members(s.owned[team])],
    }


def view_territory(s: Table, territory: int) -> dict[str, Any]:
    return {"owner": owner_of(s, territory), **{name: view_row(s, team, territory) for team, name in enumerate(TEAMS)}}


def view_row(s: Table, team: int, territory: int) -> list[dict[str, Any]]:
    own, enemy = s.row[team][territory], s.row[1 - team][territory]
    return [view_card(s, own, enemy, place) for place in range(rows.size(own))]


def view_card(s: Table, own: int, enemy: int, place: int) -> dict[str, Any]:
    card = {
        "card": CARD_IDS[rows.kind_at(own, place)],
        "seat": rows.seat_at(own, place),
        "strength": strength(s, own, enemy, place),
    }
    modifiers = view_modifiers(s, own, enemy, place)
    return card | ({"modifiers": modifiers} if modifiers else {})


def view_modifiers(s: Table, own: int, enemy: int, place: int) -> dict[str, int]:
    """The cards of both sides that make this one stronger or weaker, and by how much."""
    modifiers = [0] * KINDS
    for holder in range(rows.size(own)):
        modifiers[rows.kind_at(own, holder)] += added(s, own, holder, place)
    for holder in range(rows.size(enemy)):
        modifiers[rows.kind_at(enemy, holder)] += taken(s, enemy, holder, own, place)
    return counts(modifiers)


def view_seat(s: Table, seat: int) -> dict[str, Any]:
    deck = s.deck[seat][: s.deck_size[seat]]
    return {
        "team": TEAMS[team_of(seat)],
        "hand_size": s.hand_size[seat],
        "deck": s.deck_size[seat],
        "deck_and_hand": counts([s.hand[seat][kind] + deck.count(kind) for kind in range(KINDS)]),
        "discard": counts(s.discard[seat]),
        "markers": marker_counts(s.markers[seat]),
        "known": counts(s.known[seat]),
    }


def own(s: Table, seat: int, board: dict[str, Any]) -> dict[str, Any]:
    """A seat sees its hand (and those of allies if they are open), and when it decides where its choices lead."""
    for other in range(s.players):
        if sees_hand(s, seat, other):
            board = with_seat(board, other, {"hand": counts(s.hand[other])})
    ahead = outlook(s) if seat == s.seat else []
    return {**board, "outlook": ahead} if ahead else board


def extra(s: Table) -> dict[str, Any]:
    """What the result adds: the teams, with all that decides a stalemate."""
    return {"teams": {name: {**view_team(s, team), "strength": field_strength(s, team)} for team, name in enumerate(TEAMS)}}


# ── the tensor ──
# The table: phase, turn, own and other team; supply and cards in play; every place of the field, the viewer's team first. Then
# every seat, the viewer first and on clockwise: sizes, markers, deck and hand together, discard pile, and its hand as far as
# the viewer knows it (of others what everybody knows to be there).

PER_PLACE = KINDS + 1  # the kind, its strength; who deployed it follows, a number a seat
PER_SEAT = 4 + COLOURS + 3 * KINDS
TABLE = PHASE_COUNT + 10 + 2 * COLOURS + 2 * 3 + 4 * KINDS + 2 * TERRITORIES


def observation(players: int) -> int:
    return TABLE + 2 * TERRITORIES * PLACES * (PER_PLACE + players) + players * PER_SEAT


@rule
def observe(s: Table, seat: int, out: Any) -> None:
    per_place = PER_PLACE + s.players
    field = 2 * TERRITORIES * PLACES * per_place
    for i in range(TABLE + field + s.players * PER_SEAT):
        out[i] = 0
    observe_table(s, seat, out)
    for step in range(2):
        team = (seat + step) & 1
        for territory in range(TERRITORIES):
            at = TABLE + (step * TERRITORIES + territory) * PLACES * per_place
            observe_row(s, seat, team, territory, out, at)
    for step in range(s.players):
        observe_seat(s, seat, clockwise(s, seat, step), out, TABLE + field + step * PER_SEAT)


@rule
def observe_table(s: Table, seat: int, out: Any) -> None:
    if s.seat >= 0:
        out[s.phase] = 1
    at = PHASE_COUNT
    out[at] = s.actions / 5
    out[at + 1] = s.coins / 10
    out[at + 2] = s.buys / 3
    out[at + 3] = s.turns / 100
    out[at + 4] = (s.quiet + 1) / 20
    out[at + 5] = s.marched
    out[at + 6] = (s.keeping + 1) / 4
    out[at + 7] = (s.due + 1) / 10
    out[at + 8] = s.first == seat
    out[at + 9] = s.open_allies
    at += 10
    returns = int(s.returns)
    while returns:
        team, marker = (returns & 7) // 4, ((returns & 7) - 1) % 3
        out[at + (COLOURS if team != team_of(seat) else 0) + marker] += 1
        returns >>= 3
    at += 2 * COLOURS
    for step in range(2):
        team = (seat + step) & 1
        out[at + 3 * step] = points(s, team) / 5
        out[at + 3 * step + 1] = COUNT[s.owned[team]] / 5
        out[at + 3 * step + 2] = 0 if s.side[team] < 0 else 1 - 2 * s.side[team]
        for territory in range(TERRITORIES):
            out[at + 6 + 4 * KINDS + step * TERRITORIES + territory] = (s.owned[team] >> territory) & 1
    at += 6
    for kind in range(KINDS):
        out[at + kind] = s.supply[kind] / 10
        out[at + KINDS + kind] = s.waiting[kind] / 4
        out[at + 2 * KINDS + kind] = s.spent[kind] / 4
    if s.card >= 0:
        out[at + 3 * KINDS + s.card] = 1


@rule
def observe_row(s: Table, seat: int, team: int, territory: int, out: Any, at: int) -> None:
    own, enemy = int(s.row[team][territory]), int(s.row[1 - team][territory])
    for place in range(rows.size(own)):
        out[at + rows.kind_at(own, place)] = 1
        out[at + KINDS] = strength(s, own, enemy, place) / 10
        out[at + PER_PLACE + steps_to(s, seat, rows.seat_at(own, place))] = 1
        at += PER_PLACE + s.players


@rule
def observe_seat(s: Table, viewer: int, seat: int, out: Any, at: int) -> None:
    out[at] = s.hand_size[seat] / HAND
    out[at + 1] = s.deck_size[seat] / 10
    out[at + 2] = 1 if s.active == seat else 0
    out[at + 3] = 1 if s.seat == seat else 0
    for marker in range(COLOURS):
        out[at + 4 + marker] = s.markers[seat][marker] / 4
    at += 4 + COLOURS
    for card in range(s.deck_size[seat]):
        out[at + s.deck[seat][card]] += 1
    seen = sees_hand(s, viewer, seat)
    for kind in range(KINDS):
        out[at + kind] = (out[at + kind] + s.hand[seat][kind]) / 4
        out[at + KINDS + kind] = s.discard[seat][kind] / 4
        out[at + 2 * KINDS + kind] = (s.hand[seat][kind] if seen else s.known[seat][kind]) / 4
