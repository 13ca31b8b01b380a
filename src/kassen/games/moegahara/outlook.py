"""What a decision would bring: what a card gives, and on the field the strengths of both rows and who would win the territory.

For the seat that decides, so that a board can show the showdown before it is made. Beside its own hand everything lies open.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import astuple

from kassen.core import NOBODY, Effect, State
from kassen.core.bits import members
from kassen.games.moegahara import decisions as d
from kassen.games.moegahara import rows
from kassen.games.moegahara.effects import reorders, strength, strikes, takes_as_third
from kassen.games.moegahara.material import (
    COPPER,
    HAND,
    KINDS,
    LAST_GENERAL,
    MARKERS,
    PLACES,
    POINTS,
    POINTS_TO_WIN,
    SIDES,
    TEAMS,
    TERRITORIES,
    WAITING_CARDS,
    WARRIORS,
    WEST,
)
from kassen.games.moegahara.shapes import Foretold, Outcome
from kassen.games.moegahara.showdown import winner
from kassen.games.moegahara.state import MoegaharaRecord

Rows = list[int]  # of team a and of team b
Outcomes = dict[int, Foretold]  # by the id of the decision


def outlook(s: MoegaharaRecord) -> list[Outcome]:
    """Of each decision that changes a row, or leaves it to the showdown that is due."""
    return [Outcome(*astuple(after), id=id) for id, after in _outcomes(s).items()]


def _outcomes(s: MoegaharaRecord) -> Outcomes:
    if s.phase == d.TERRITORY:
        return {d.FIRST_TERRITORY + territory: _deployed(s, territory) for territory in members(int(s.options))}
    if s.phase in (d.STRIKE, d.TRAPPING):
        return _passing(s) | _removals(s, 1 - d.team_of(s.seat), int(s.options) << (s.first_option - d.FIRST_TARGET))
    if s.phase == d.ORDER:
        return _passing(s) | _orders(s, int(s.due), int(s.options))
    if s.phase == d.RALLY:
        return _rally(s)
    return {}


def _rows(s: MoegaharaRecord, territory: int) -> Rows:
    return [int(s.row[team][territory]) for team in range(2)]


def _deployed(s: MoegaharaRecord, territory: int) -> Foretold:
    team, kind = d.team_of(s.seat), int(s.card)
    after = _rows(s, territory)
    after[team] |= rows.card(kind, int(s.seat)) << (8 * rows.size(after[team]))
    if takes_as_third(s, kind, after[team]):
        return _after(s, territory, after, team)
    # His own effect comes before the showdown, so that is not certain yet.
    open_effect = (strikes(s, kind) and after[1 - team]) or (reorders(s, kind) and rows.distinct_orders(after[team]))
    return _after(s, territory, after, NOBODY if open_effect else winner(s, *after))


def _passing(s: MoegaharaRecord) -> Outcomes:
    """Nothing is changed, but a showdown may be due."""
    if s.due < 0:
        return {}
    after = _rows(s, int(s.due))
    return {d.PASS: _after(s, int(s.due), after, winner(s, *after))}


def _removals(s: MoegaharaRecord, team: int, targets: int) -> Outcomes:
    """`targets` is a mask of territory and place in one number."""
    return {d.FIRST_TARGET + target: _removed(s, team, *divmod(target, PLACES)) for target in members(targets)}


def _removed(s: MoegaharaRecord, team: int, territory: int, place: int) -> Foretold:
    after = _rows(s, territory)
    after[team] = rows.without(after[team], place)
    return _after(s, territory, after, winner(s, *after))


def _orders(s: MoegaharaRecord, territory: int, orders: int) -> Outcomes:
    first = d.FIRST_ORDER + d.NEW_ORDERS * territory
    return {first + order: _ordered(s, territory, order + 1) for order in members(orders)}


def _ordered(s: MoegaharaRecord, territory: int, order: int) -> Foretold:
    team = d.team_of(s.seat)
    after = _rows(s, territory)
    after[team] = rows.in_order(after[team], order)
    return _after(s, territory, after, winner(s, *after))


def _rally(s: MoegaharaRecord) -> Outcomes:
    ahead: Outcomes = {}
    team = d.team_of(s.seat)
    for territory in range(TERRITORIES):
        row = int(s.row[team][territory])
        ahead |= _removals(s, team, rows.distinct_places(row) << (PLACES * territory))
        ahead |= _orders(s, territory, rows.distinct_orders(row))
    return ahead


def _strengths(s: MoegaharaRecord, after: Rows) -> list[list[int]]:
    return [[strength(s, after[own], after[1 - own], place) for place in range(rows.size(after[own]))] for own in range(2)]


def _after(s: MoegaharaRecord, territory: int, after: Rows, team: int) -> Foretold:
    a, b = _strengths(s, after)
    if team == NOBODY:
        return Foretold(territory + 1, a, b)
    return Foretold(territory + 1, a, b, TEAMS[team], int(POINTS[s.owned[team] | (1 << territory)]))


# ── the same, and all else, in words ──


class Stands(Effect, frozen=True):
    """How a territory would stand: strengths place by place, and how many places each side would win."""

    territory: int
    how: str  # met, alone (nobody opposite), gone (nobody of this side)
    own: list[int]
    enemy: list[int]
    number: int  # cards of this side
    won: int
    lost: int

    def holds(self, before: State, after: State) -> bool:
        """Unless the territory is won then, or one more card came into it without being asked."""
        s, team = after._s, d.team_of(before._s.seat)
        found = _rows(s, self.territory - 1)
        if (s.owned[0] | s.owned[1]) >> (self.territory - 1) & 1 or rows.size(found[team]) > len(self.own):
            return True
        strengths = _strengths(s, found)
        return bool((strengths[team], strengths[1 - team]) == (self.own, self.enemy))


class Wins(Effect, frozen=True):
    """A side wins the territory, and then has so many points."""

    territory: int
    how: str  # own, enemy
    points: int
    needed: int

    def holds(self, before: State, after: State) -> bool:
        """A marker that several could give back is asked for before the showdown."""
        team = d.team_of(before._s.seat) ^ (self.how == "enemy")
        return after.phase == "marker" or bool(after._s.owned[team] >> (self.territory - 1) & 1)


class Leaves(Effect, frozen=True):
    """What is left to do with in the action phase once the card is played."""

    actions: int
    coins: int
    buys: int

    def holds(self, before: State, after: State) -> bool:
        s = after._s
        return (
            after.phase != "action"
            or after.seat != before.seat
            or (s.actions, s.coins, s.buys) == (self.actions, self.coins, self.buys)
        )


class Draws(Effect, frozen=True):
    """Cards drawn at once."""

    number: int


class Waits(Effect, frozen=True):
    """The card is deployed, or takes effect, in this turn's deployment phase."""

    how: str  # deployed, tactic


class Pays(Effect, frozen=True):
    """What there is to buy with, all treasure of the hand laid."""

    coins: int
    buys: int

    def holds(self, before: State, after: State) -> bool:
        return after.phase != "buy" or after.seat != before.seat or (after._s.coins, after._s.buys) == (self.coins, self.buys)


class Bought(Effect, frozen=True):
    """The card goes to the discard pile; what is left to buy with."""

    coins: int
    buys: int

    def holds(self, before: State, after: State) -> bool:
        return after.phase != "buy" or after.seat != before.seat or (after._s.coins, after._s.buys) == (self.coins, self.buys)


class TakesSide(Effect, frozen=True):
    """The first general bought decides for East or West."""

    side: str

    def holds(self, before: State, after: State) -> bool:
        return bool(SIDES[after._s.side[d.team_of(before._s.seat)]] == self.side)


class Forfeits(Effect, frozen=True):
    """Coins not spent are lost."""

    coins: int


class GetsMarker(Effect, frozen=True):
    """One more action a turn while the troop stands."""

    marker: str


class ReturnsMarker(Effect, frozen=True):
    """A marker troop leaves the field, and its side gives a marker back."""

    how: str  # own, enemy
    marker: str


class NoRoom(Effect, frozen=True):
    """No territory takes another card of this side."""


class Refills(Effect, frozen=True):
    """At most so many new cards come into the hand."""

    number: int


def effects(s: MoegaharaRecord, id: int) -> list[Effect]:
    if s.phase == d.ACTION:
        return list(_ended_actions(s) if id == d.PASS else _played(s, id))
    if s.phase == d.BUY:
        return list(_ended_buys(s) if id == d.PASS else _bought(s, id))
    if s.phase == d.NEXT:
        full = (WARRIORS >> id) & 1 and s.room[d.team_of(s.seat)] == 0
        return [NoRoom()] if full else []
    if s.phase in (d.KEEP_HORO, d.KEEP_TRAP):
        kept = id - d.FIRST_KEEP + (max(int(s.keeping), 0) if s.phase == d.KEEP_TRAP else 0)
        return [Refills(max(0, HAND - kept))]
    ahead = _outcomes(s).get(id)
    return [*_changed_markers(s, id), *(_foretold(s, ahead) if ahead else ())]


# ── actions and buys ──


def _played(s: MoegaharaRecord, kind: int) -> Iterator[Effect]:
    actions = s.actions - 1 + s.card_actions[kind]
    yield Leaves(actions, s.coins + s.card_coins[kind], s.buys + s.card_buys[kind])
    number = min(s.cards[kind], s.deck_size[s.seat] + sum(s.discard[s.seat]))
    if number:
        yield Draws(number)
    if (WAITING_CARDS >> kind) & 1:
        yield Waits("deployed" if (WARRIORS >> kind) & 1 else "tactic")


def _ended_actions(s: MoegaharaRecord) -> Iterator[Effect]:
    treasure = sum(s.hand[s.seat][kind] * s.card_coins[kind] for kind in range(COPPER, KINDS))
    yield Pays(s.coins + treasure, s.buys)


def _bought(s: MoegaharaRecord, kind: int) -> Iterator[Effect]:
    yield Bought(s.coins - s.cost[kind], s.buys - 1)
    if kind <= LAST_GENERAL and s.side[0] < 0:
        yield TakesSide(SIDES[WEST if (s.side_kinds[WEST] >> kind) & 1 else 1 - WEST])


def _ended_buys(s: MoegaharaRecord) -> Iterator[Effect]:
    if s.coins:
        yield Forfeits(s.coins)


# ── the field ──


def _foretold(s: MoegaharaRecord, ahead: Foretold) -> Iterator[Effect]:
    team = d.team_of(s.seat)
    own, enemy = (ahead.b, ahead.a) if team else (ahead.a, ahead.b)
    pairs = list(zip(own, enemy, strict=False))
    won, lost = sum(mine > theirs for mine, theirs in pairs), sum(mine < theirs for mine, theirs in pairs)
    how = "met" if own and enemy else "alone" if own else "gone"
    yield Stands(ahead.territory, how, own, enemy, len(own), won, lost)
    if ahead.winner is not None and ahead.points is not None:
        yield Wins(ahead.territory, "own" if ahead.winner == TEAMS[team] else "enemy", ahead.points, POINTS_TO_WIN)


def _changed_markers(s: MoegaharaRecord, id: int) -> Iterator[Effect]:
    if s.phase == d.TERRITORY and s.marker[s.card] >= 0:
        yield GetsMarker(MARKERS[s.marker[s.card]])
    if d.FIRST_TARGET <= id < d.FIRST_ORDER:
        territory, place = divmod(id - d.FIRST_TARGET, PLACES)
        own = s.phase == d.RALLY
        team = d.team_of(s.seat) if own else 1 - d.team_of(s.seat)
        marker = s.marker[rows.kind_at(int(s.row[team][territory]), place)]
        if marker >= 0:
            yield ReturnsMarker("own" if own else "enemy", MARKERS[marker])
