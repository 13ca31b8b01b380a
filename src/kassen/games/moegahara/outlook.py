"""What a decision on the field would bring about: the strengths of both rows afterwards, and who would win the territory.

For the seat that decides, so that a board can show the showdown before it is made. Everything it needs lies open.
"""

from __future__ import annotations

from typing import Any

from kassen.core import NOBODY
from kassen.core.bits import members
from kassen.games.moegahara import decisions as d
from kassen.games.moegahara import rows
from kassen.games.moegahara.effects import reorders, strength, strikes, takes_as_third
from kassen.games.moegahara.material import PLACES, POINTS, TEAMS, TERRITORIES
from kassen.games.moegahara.showdown import winner
from kassen.games.moegahara.state import Table

Rows = list[int]  # of team a and of team b
Outcomes = dict[int, dict[str, Any]]  # by the id of the decision


def outlook(s: Table) -> list[dict[str, Any]]:
    """Of each decision that changes a row, or leaves it to the showdown that is due."""
    return [{"id": id, **after} for id, after in _outcomes(s).items()]


def _outcomes(s: Table) -> Outcomes:
    if s.phase == d.TERRITORY:
        return {d.FIRST_TERRITORY + territory: _deployed(s, territory) for territory in members(int(s.options))}
    if s.phase in (d.STRIKE, d.TRAPPING):
        return _passing(s) | _removals(s, 1 - d.team_of(s.seat), int(s.options) << (s.first_option - d.FIRST_TARGET))
    if s.phase == d.ORDER:
        return _passing(s) | _orders(s, int(s.due), int(s.options))
    if s.phase == d.RALLY:
        return _rally(s)
    return {}


def _rows(s: Table, territory: int) -> Rows:
    return [int(s.row[team][territory]) for team in range(2)]


def _deployed(s: Table, territory: int) -> dict[str, Any]:
    team, kind = d.team_of(s.seat), int(s.card)
    after = _rows(s, territory)
    after[team] |= rows.card(kind, int(s.seat)) << (8 * rows.size(after[team]))
    if takes_as_third(s, kind, after[team]):
        return _after(s, territory, after, team)
    # His own effect comes before the showdown, so that is not certain yet.
    open_effect = (strikes(s, kind) and after[1 - team]) or (reorders(s, kind) and rows.distinct_orders(after[team]))
    return _after(s, territory, after, NOBODY if open_effect else winner(s, *after))


def _passing(s: Table) -> Outcomes:
    """Nothing is changed, but a showdown may be due."""
    if s.due < 0:
        return {}
    after = _rows(s, int(s.due))
    return {d.PASS: _after(s, int(s.due), after, winner(s, *after))}


def _removals(s: Table, team: int, targets: int) -> Outcomes:
    """`targets` is a mask of territory and place in one number."""
    return {d.FIRST_TARGET + target: _removed(s, team, *divmod(target, PLACES)) for target in members(targets)}


def _removed(s: Table, team: int, territory: int, place: int) -> dict[str, Any]:
    after = _rows(s, territory)
    after[team] = rows.without(after[team], place)
    return _after(s, territory, after, winner(s, *after))


def _orders(s: Table, territory: int, orders: int) -> Outcomes:
    first = d.FIRST_ORDER + d.NEW_ORDERS * territory
    return {first + order: _ordered(s, territory, order + 1) for order in members(orders)}


def _ordered(s: Table, territory: int, order: int) -> dict[str, Any]:
    team = d.team_of(s.seat)
    after = _rows(s, territory)
    after[team] = rows.in_order(after[team], order)
    return _after(s, territory, after, winner(s, *after))


def _rally(s: Table) -> Outcomes:
    ahead: Outcomes = {}
    team = d.team_of(s.seat)
    for territory in range(TERRITORIES):
        row = int(s.row[team][territory])
        ahead |= _removals(s, team, rows.distinct_places(row) << (PLACES * territory))
        ahead |= _orders(s, territory, rows.distinct_orders(row))
    return ahead


def _after(s: Table, territory: int, after: Rows, team: int) -> dict[str, Any]:
    strengths = {
        name: [strength(s, after[own], after[1 - own], place) for place in range(rows.size(after[own]))]
        for own, name in enumerate(TEAMS)
    }
    if team == NOBODY:
        return {"territory": territory + 1, **strengths}
    points = int(POINTS[s.owned[team] | (1 << territory)])
    return {"territory": territory + 1, **strengths, "winner": TEAMS[team], "points": points}
