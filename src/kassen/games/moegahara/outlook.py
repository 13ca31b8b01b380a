"""What a decision would bring: what a card gives and is good for, and on the field the strengths of both rows and who would win
the territory.

For the seat that decides, so that a board can show the showdown before it is made. Beside its own hand everything lies open.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import astuple

from kassen.core import NOBODY, Effect, State
from kassen.core.bits import members
from kassen.games.moegahara import decisions as d
from kassen.games.moegahara import rows
from kassen.games.moegahara.effects import effects_of, reorders, strength, strikes, takes_as_third
from kassen.games.moegahara.material import (
    CARD_IDS,
    COLOURS,
    COPPER,
    DEAREST,
    HAND,
    KINDS,
    LAST_GENERAL,
    MARKERS,
    PLACES,
    POINTS,
    POINTS_TO_WIN,
    PRINTED_CARDS,
    SIDES,
    TACTICS,
    TEAMS,
    TERRITORIES,
    WARRIORS,
    WEST,
)
from kassen.games.moegahara.shapes import Card, CardEffect, Foretold, Outcome
from kassen.games.moegahara.showdown import winner
from kassen.games.moegahara.state import MoegaharaRecord
from kassen.games.moegahara.tactics import ally_of

Rows = list[int]  # of team a and of team b
Outcomes = dict[int, Foretold]  # by the id of the decision
DEAREST_NAMED = 3


def outlook(s: MoegaharaRecord) -> list[Outcome]:
    """Of each decision that changes a row, or leaves it to the showdown that is due."""
    return [Outcome(*astuple(after), id=id) for id, after in _outcomes(s).items()]


def _outcomes(s: MoegaharaRecord) -> Outcomes:
    if s.phase == d.TERRITORY:
        return {d.FIRST_TERRITORY + territory: _deployed(s, int(s.card), territory) for territory in members(int(s.options))}
    if s.phase in (d.STRIKE, d.TRAPPING):
        return _passing(s) | _removals(s, 1 - d.team_of(s.seat), int(s.options) << (s.first_option - d.FIRST_TARGET))
    if s.phase == d.ORDER:
        return _passing(s) | _orders(s, int(s.due), int(s.options))
    if s.phase == d.RALLY:
        return _rally(s)
    return {}


def _rows(s: MoegaharaRecord, territory: int) -> Rows:
    return [int(s.row[team][territory]) for team in range(2)]


def _deployed(s: MoegaharaRecord, kind: int, territory: int) -> Foretold:
    team = d.team_of(s.seat)
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
    how: str  # met, alone (nobody opposite), absent (nobody of this side), empty
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


class Affords(Effect, frozen=True):
    """The dearest cards that there are coins for then."""

    card: list[Card]

    def holds(self, before: State, after: State) -> bool:
        offered = {getattr(move.data, "card", None) for move in after.moves()}
        return after.phase != "buy" or after.seat != before.seat or offered.issuperset(self.card)


class Bought(Effect, frozen=True):
    """What is left to buy with."""

    coins: int
    buys: int

    def holds(self, before: State, after: State) -> bool:
        return after.phase != "buy" or after.seat != before.seat or (after._s.coins, after._s.buys) == (self.coins, self.buys)


class TakesSide(Effect, frozen=True):
    """The first general bought decides for East or West."""

    side: str
    other_side: str  # the enemy's

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


class Gain(Struct, frozen=True):
    gain: str  # cards, actions, coins, buys
    number: int


class WhenPlayed(Effect, frozen=True):
    """What the card gives each time it is played."""

    gain: list[Gain]


class InField(Effect, frozen=True):
    """What a general or troop could do on the field as it stands: the territories that it would win at once, or else those where
    it would lead its place."""

    card: Card
    strength: int
    how: str  # decides, leads, behind (all that it could face are as strong), free (no enemy stands unopposed)
    territory: list[int]
    number: int  # of them

    def holds(self, before: State, after: State) -> bool:
        same = after.seat == before.seat and after.phase in ("buy", "territory")
        return not same or self == _in_field(after._s, CARD_IDS.index(self.card))


class BringsMarker(Effect, frozen=True):
    """The troop gives one more action a turn once it is deployed."""

    marker: str


class Does(Effect, frozen=True):
    """What else the card does, in the words printed on it, or an effect that is not printed there."""

    text: Card | CardEffect


class HandCoins(Effect, frozen=True):
    """The treasure in a hand, on average, of all cards that the seat has but those that it is about to deploy."""

    number: int  # cards in a hand
    was: float
    now: float

    def holds(self, before: State, after: State) -> bool:
        return after.phase != "buy" or after.seat != before.seat or _hand_coins(after._s) == self.now


class LastOne(Effect, frozen=True):
    """No card of this kind is left in the supply then."""


class Receives(Effect, frozen=True):
    """The card goes to an ally's discard pile, and Horo back to the supply."""

    to_seat: int


class Unused(Effect, frozen=True):
    """A tactic that changes nothing is discarded."""

    card: Card


class FewerActions(Effect, frozen=True):
    """What a seat has a turn, without the marker."""

    from_seat: int
    number: int

    def holds(self, before: State, after: State) -> bool:
        return _actions(after._s, self.from_seat) <= self.number


def effects(s: MoegaharaRecord, id: int) -> list[Effect]:
    if s.phase == d.ACTION:
        return list(_ended_actions(s) if id == d.PASS else _played(s, id))
    if s.phase == d.BUY:
        return list(_ended_buys(s) if id == d.PASS else _bought(s, id))
    if s.phase == d.NEXT:
        return [*_good_for(s, id), *_does(s, id)]
    if s.phase == d.MARKER:
        seat = id - d.FIRST_SEAT
        return [FewerActions(seat, _actions(s, seat) - 1)]
    if s.phase in (d.TRAPPING, d.RALLY) and id == d.PASS:
        return [Unused(CARD_IDS[s.card])]
    if id >= d.FIRST_GIFT:
        return list(_given(s, id - d.FIRST_GIFT))
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
    does = list(_does(s, kind))
    if (WARRIORS >> kind) & 1:
        yield Waits("deployed")
        yield from _good_for(s, kind)
    elif (TACTICS >> kind) & 1 and not does:
        yield Waits("tactic")
    yield from does


def _ended_actions(s: MoegaharaRecord) -> Iterator[Effect]:
    treasure = sum(s.hand[s.seat][kind] * s.card_coins[kind] for kind in range(COPPER, KINDS))
    yield Pays(s.coins + treasure, s.buys)
    yield from _affords(s, s.coins + treasure)


def _affords(s: MoegaharaRecord, coins: int, taken: int = -1) -> Iterator[Affords]:
    """The dearest that may be bought for so many coins; `taken`: what has just been bought."""
    kinds = int(s.supply_kinds & s.for_team[d.team_of(s.seat)] & s.affordable[min(coins, DEAREST)])
    left = [kind for kind in members(kinds) if s.cost[kind] and s.supply[kind] > (kind == taken)]
    if left:
        yield Affords([CARD_IDS[kind] for kind in sorted(left, key=lambda kind: -s.cost[kind])[:DEAREST_NAMED]])


def _bought(s: MoegaharaRecord, kind: int) -> Iterator[Effect]:
    coins, buys = s.coins - s.cost[kind], s.buys - 1
    if kind >= COPPER:
        yield HandCoins(HAND, _hand_coins(s), _hand_coins(s, kind, 1))
    else:
        yield from _good_for(s, kind)
        yield from _when_played(s, kind)
    if kind <= LAST_GENERAL and s.side[0] < 0:
        side = WEST if (s.side_kinds[WEST] >> kind) & 1 else 1 - WEST
        yield TakesSide(SIDES[side], SIDES[1 - side])
    if kind > LAST_GENERAL and s.supply[kind] == 1:
        yield LastOne()
    if buys:
        yield Bought(coins, buys)
        yield from _affords(s, coins, kind)
    elif coins:
        yield Forfeits(coins)
    yield from _does(s, kind)


def _ended_buys(s: MoegaharaRecord) -> Iterator[Effect]:
    yield Forfeits(s.coins)


# ── what a card is good for ──


def _good_for(s: MoegaharaRecord, kind: int) -> Iterator[Effect]:
    if (WARRIORS >> kind) & 1:
        yield _in_field(s, kind) if s.room[d.team_of(s.seat)] else NoRoom()
        if s.marker[kind] >= 0:
            yield BringsMarker(MARKERS[s.marker[kind]])


def _does(s: MoegaharaRecord, kind: int) -> Iterator[Does]:
    """A card table of one's own may give a card other effects than are printed on it: each has its own words."""
    if s.effects[kind] != PRINTED_CARDS[kind].mask:
        yield from map(Does, effects_of(s, kind))
    elif s.effects[kind]:
        yield Does(CARD_IDS[kind])


def _when_played(s: MoegaharaRecord, kind: int) -> Iterator[WhenPlayed]:
    numbers = {"cards": s.cards, "actions": s.card_actions, "coins": s.card_coins, "buys": s.card_buys}
    gains = [Gain(what, number[kind]) for what, number in numbers.items() if number[kind]]
    if gains:
        yield WhenPlayed(gains)


def _in_field(s: MoegaharaRecord, kind: int) -> InField:
    team = d.team_of(s.seat)
    faces, leads, decides = 0, [], []
    for territory in members(int(s.room[team])):
        ahead = _deployed(s, kind, territory)
        own, enemy = (ahead.b, ahead.a) if team else (ahead.a, ahead.b)
        faces += len(enemy) >= len(own)
        if ahead.winner == TEAMS[team]:
            decides.append(territory + 1)
        elif len(enemy) >= len(own) and own[-1] > enemy[len(own) - 1]:
            leads.append(territory + 1)
    how = "decides" if decides else "leads" if leads else "behind" if faces else "free"
    return InField(CARD_IDS[kind], s.cost[kind], how, decides or leads, len(decides or leads))


def _hand_coins(s: MoegaharaRecord, kind: int = COPPER, more: int = 0) -> float:
    """With more or fewer cards of a kind."""
    cards = [s.hand[s.seat][each] + s.discard[s.seat][each] + s.spent[each] for each in range(KINDS)]
    for each in s.deck[s.seat][: s.deck_size[s.seat]]:
        cards[each] += 1
    cards[kind] += more
    coins = sum(cards[each] * s.card_coins[each] for each in range(COPPER, KINDS))
    return round(HAND * coins / max(sum(cards), 1), 1)


def _given(s: MoegaharaRecord, gift: int) -> Iterator[Effect]:
    ally, kind = divmod(gift, KINDS)
    yield Receives(ally_of(s, s.seat, ally))
    yield HandCoins(HAND, _hand_coins(s), _hand_coins(s, kind, -1))


def _actions(s: MoegaharaRecord, seat: int) -> int:
    """That a seat has a turn: 1, and 1 for each marker."""
    return 1 + sum(s.markers[seat][:COLOURS])


# ── the field ──


def _foretold(s: MoegaharaRecord, ahead: Foretold) -> Iterator[Effect]:
    team = d.team_of(s.seat)
    own, enemy = (ahead.b, ahead.a) if team else (ahead.a, ahead.b)
    pairs = list(zip(own, enemy, strict=False))
    won, lost = sum(mine > theirs for mine, theirs in pairs), sum(mine < theirs for mine, theirs in pairs)
    how = "met" if own and enemy else "alone" if own else "absent" if enemy else "empty"
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
