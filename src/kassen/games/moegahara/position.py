"""The whole state in names, and back: for setting up by hand, sharing and testing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal

import msgspec

from kassen.core import CHOICE, NOBODY
from kassen.core.position import by_name, check_seats, demand, index_of, numbers_of, phase_of, read, seat_of
from kassen.core.seats import clockwise
from kassen.games.moegahara import decisions as d
from kassen.games.moegahara import rows
from kassen.games.moegahara.action import open_action
from kassen.games.moegahara.buy import fix_sides, open_buy
from kassen.games.moegahara.cleanup import open_keep_horo, open_keep_trap
from kassen.games.moegahara.deploy import begin_order, begin_strike, open_next
from kassen.games.moegahara.effects import escapes, plots, rallies, reorders, strikes
from kassen.games.moegahara.end import points
from kassen.games.moegahara.material import (
    CARD_IDS,
    CARDS,
    COPPER,
    COUNT,
    EAST,
    GENERALS,
    HORO,
    KINDS,
    LAST_ROUND,
    MARKERS,
    PLACES,
    POINTS_TO_WIN,
    QUIET_ROUNDS,
    SEATS,
    TEAMS,
    TERRITORIES,
    TRAP,
    TREASURES,
    WAITING_CARDS,
    WARRIORS,
)
from kassen.games.moegahara.rules import PHASES
from kassen.games.moegahara.showdown import return_marker, showdown
from kassen.games.moegahara.state import MoegaharaRecord
from kassen.games.moegahara.tactics import begin_tactic
from kassen.games.moegahara.view import counts, owed, owner_of

Number = Annotated[int, msgspec.Meta(ge=0, le=CARDS)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=2000)]
Turns = Annotated[int, msgspec.Meta(ge=0, le=LAST_ROUND * SEATS)]
TerritoryNumber = Annotated[int, msgspec.Meta(ge=1, le=TERRITORIES)]
Team = Literal["a", "b"]
Cards = dict[str, Number]


class Deployed(msgspec.Struct, forbid_unknown_fields=True):
    card: str
    seat: Number  # who deployed it


class Territory(msgspec.Struct, forbid_unknown_fields=True):
    owner: Team | None = None
    a: list[Deployed] = []  # the first card first
    b: list[Deployed] = []


class Owed(msgspec.Struct, forbid_unknown_fields=True):
    team: Team
    marker: str


class SeatCards(msgspec.Struct, forbid_unknown_fields=True):
    deck: list[str] = []  # the next card first
    hand: Cards = {}
    discard: Cards = {}
    markers: Cards = {}
    known: Cards = {}  # of the hand, what everybody knows to be there


class Position(msgspec.Struct, forbid_unknown_fields=True):
    seat: Number | None
    phase: str
    first: Number
    active: Number
    turns: Turns  # that have ended
    quiet: Turns | None  # ended turns in a row without a deployment; null before the first deployment of the game
    marched: bool  # did this turn deploy a card?
    actions: Amount
    coins: Amount
    buys: Amount
    waiting: Cards
    spent: Cards
    settling: str | None  # the card whose territory or effect is being chosen
    showdown: TerritoryNumber | None  # the territory whose showdown is due
    returns: list[Owed]  # markers to go back, the next one first
    keeping: Number | None  # clean-up: Horo that will be kept; null if none was in hand or the question is open
    east: Team | None  # whose side the East is; null before sides are taken
    territories: list[Territory]
    supply: Cards
    gone: Cards  # out of the game
    seats: list[SeatCards]


# ── out ──


def position(s: MoegaharaRecord) -> dict[str, Any]:
    return {
        "first": s.first,
        "active": s.active,
        "turns": s.turns,
        "quiet": None if s.quiet < 0 else s.quiet,
        "marched": bool(s.marched),
        "actions": s.actions,
        "coins": s.coins,
        "buys": s.buys,
        "waiting": counts(s.waiting),
        "spent": counts(s.spent),
        "settling": CARD_IDS[s.card] if s.card >= 0 else None,
        "showdown": s.due + 1 if s.due >= 0 else None,
        "returns": [marker.to_dict() for marker in owed(s)],
        "keeping": None if s.keeping < 0 else s.keeping,
        "east": next((TEAMS[team] for team in range(2) if s.side[team] == 0), None),
        "territories": [_territory(s, territory) for territory in range(TERRITORIES)],
        "supply": counts(s.supply),
        "gone": counts([s.copies[kind] - number for kind, number in enumerate(count_everywhere(s))]),
        "seats": [_seat_cards(s, seat) for seat in range(s.players)],
    }


def _territory(s: MoegaharaRecord, territory: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"owner": owner_of(s, territory)}
    for team, name in enumerate(TEAMS):
        row = s.row[team][territory]
        places = range(rows.size(row))
        shown[name] = [{"card": CARD_IDS[rows.kind_at(row, place)], "seat": rows.seat_at(row, place)} for place in places]
    return shown


def _seat_cards(s: MoegaharaRecord, seat: int) -> dict[str, Any]:
    return {
        "deck": [CARD_IDS[kind] for kind in s.deck[seat][: s.deck_size[seat]][::-1]],
        "hand": counts(s.hand[seat]),
        "discard": counts(s.discard[seat]),
        "markers": by_name(s.markers[seat], MARKERS),
        "known": counts(s.known[seat]),
    }


def count_everywhere(s: MoegaharaRecord) -> list[int]:
    """Cards of each kind that are still in the game."""
    total = [supply + waiting + spent for supply, waiting, spent in zip(s.supply, s.waiting, s.spent, strict=True)]
    if s.card >= 0:
        total[s.card] += 1
    for seat in range(s.players):
        for kind in s.deck[seat][: s.deck_size[seat]]:
            total[kind] += 1
        for kind in range(KINDS):
            total[kind] += s.hand[seat][kind] + s.discard[seat][kind]
    for row in s.row[0] + s.row[1]:
        for place in range(rows.size(row)):
            total[rows.kind_at(row, place)] += 1
    return total


# ── in ──


def place(s: MoegaharaRecord, data: Mapping[str, Any]) -> None:
    given = read(data, Position)
    place_seats(s, given)
    place_field(s, given)
    place_turn(s, given)
    check_cards(s, given)
    check_sides(s)
    check_field(s)
    place_decision(s, given)
    check_markers(s)


def place_seats(s: MoegaharaRecord, given: Position) -> None:
    check_seats(given.seats, s.players)
    for seat, cards in enumerate(given.seats):
        demand(len(cards.deck) <= CARDS, f"the deck of seat {seat} has {len(cards.deck)} cards, the box only {CARDS}")
        s.deck_size[seat] = len(cards.deck)
        for at, name in enumerate(reversed(cards.deck)):
            s.deck[seat][at] = _kind(name)
        s.hand[seat], s.discard[seat] = _row(s, cards.hand), _row(s, cards.discard)
        s.hand_kinds[seat], s.discard_kinds[seat] = _mask(s.hand[seat]), _mask(s.discard[seat])
        s.hand_size[seat] = sum(s.hand[seat])
        for name, number in cards.markers.items():
            s.markers[seat][index_of(name, MARKERS, "marker")] = min(number, 100)
        known = _row(s, cards.known)
        for kind, number in enumerate(known):
            demand(number <= s.hand[seat][kind], f"seat {seat} has fewer {CARD_IDS[kind]} in hand than everybody knows of")
        s.known[seat] = known


def place_field(s: MoegaharaRecord, given: Position) -> None:
    demand(len(given.territories) == TERRITORIES, f"there are {TERRITORIES} territories, not {len(given.territories)}")
    for territory, cards in enumerate(given.territories):
        bit = 1 << territory
        for team, row in enumerate((cards.a, cards.b)):
            demand(len(row) <= PLACES, f"territory {territory + 1}: a row has at most {PLACES} cards")
            demand(not row or cards.owner is None, f"territory {territory + 1} is won: its cards have left the game")
            if cards.owner is not None or len(row) == PLACES:
                s.room[team] &= ~bit
            for at, deployed in enumerate(row):
                s.row[team][territory] |= _card(s, team, territory, deployed) << (8 * at)
        if cards.owner is not None:
            s.owned[TEAMS.index(cards.owner)] |= bit


def _card(s: MoegaharaRecord, team: int, territory: int, deployed: Deployed) -> int:
    kind = _kind(deployed.card)
    demand((WARRIORS >> kind) & 1, f"territory {territory + 1}: only generals and troops are deployed, not {deployed.card}")
    fits = deployed.seat < s.players and d.team_of(deployed.seat) == team
    demand(fits, f"territory {territory + 1}: seat {deployed.seat} cannot have deployed a card for team {TEAMS[team]}")
    return rows.card(kind, deployed.seat)


def place_turn(s: MoegaharaRecord, given: Position) -> None:
    s.first, s.active = seat_of(given.first, s.players, "first"), seat_of(given.active, s.players, "active")
    s.turns, s.marched = given.turns, int(given.marched)
    s.quiet = -1 if given.quiet is None else given.quiet
    turn = (s.first + s.turns) % s.players
    demand(s.active == turn, f"after {s.turns} turns seat {turn} is active, not {s.active}")
    demand(s.turns <= LAST_ROUND * s.players, f"the game ends after {LAST_ROUND} rounds")
    demand(s.quiet < s.turns or s.quiet <= 0, "more turns passed without a deployment than were played")
    s.waiting, s.spent = _row(s, given.waiting), _row(s, given.spent)
    s.waiting_kinds, s.spent_kinds = _mask(s.waiting), _mask(s.spent)
    demand(s.waiting_kinds & ~WAITING_CARDS == 0, "only generals, troops and tactics wait to be settled")
    s.card = -1 if given.settling is None else _kind(given.settling)
    s.due = -1 if given.showdown is None else given.showdown - 1
    s.keeping = -1 if given.keeping is None else min(given.keeping, 100)
    for at, owes in enumerate(given.returns):
        demand(at < 2 * PLACES, f"at most {2 * PLACES} markers go back at once")
        marker = index_of(owes.marker, MARKERS, "marker")
        s.returns |= (3 * TEAMS.index(owes.team) + marker + 1) << (3 * at)
    s.actions, s.coins, s.buys = given.actions, given.coins, given.buys
    s.supply = _row(s, given.supply)
    s.supply_kinds = _mask(s.supply)
    if given.east is not None:
        fix_sides(s, TEAMS.index(given.east), 0)


def check_cards(s: MoegaharaRecord, given: Position) -> None:
    """Every card of the box is somewhere, once; only what fought for a territory is out of the game."""
    gone = _row(s, given.gone)
    for kind, number in enumerate(count_everywhere(s)):
        total = number + gone[kind]
        demand(total == s.copies[kind], f"there are {total} cards of {CARD_IDS[kind]}, but the box has {s.copies[kind]}")
    demand(_mask(gone) & ~WARRIORS == 0, "only generals and troops leave the game")
    won = COUNT[s.owned[0]] + COUNT[s.owned[1]]
    survivors = min(PLACES, sum(s.copies[kind] for kind in range(KINDS) if escapes(s, kind)))
    least, most = won * (PLACES - survivors), won * 2 * PLACES
    demand(least <= sum(gone) <= most, f"{won} territories won cannot have taken {sum(gone)} cards out of the game")
    demand(s.owned[0] & s.owned[1] == 0, "a territory has one owner")


def check_sides(s: MoegaharaRecord) -> None:
    """A general out of the supply belongs to the team of his side."""
    chosen = s.side[0] >= 0
    if s.agreed:
        east = d.team_of(s.first)
        demand(chosen and s.side[east] == EAST, f"the sides are agreed: the team of the first seat, {TEAMS[east]}, is East")
    for kind in range(KINDS):
        if (GENERALS >> kind) & 1 and not s.supply[kind]:
            demand(chosen, f"{CARD_IDS[kind]} was bought, so a team has taken a side")
    demand(
        not chosen or s.agreed or any((GENERALS >> kind) & 1 and not s.supply[kind] for kind in range(KINDS)),
        "sides are taken by buying a general",
    )
    for team in range(2):
        own = s.waiting_kinds | s.spent_kinds | (1 << s.card if s.card >= 0 else 0) if d.team_of(s.active) == team else 0
        for seat in range(team, s.players, 2):
            own |= s.hand_kinds[seat] | s.discard_kinds[seat]
            own |= _mask([s.deck[seat][: s.deck_size[seat]].count(kind) for kind in range(KINDS)])
        for row in s.row[team]:
            own |= sum(1 << kind for kind in {rows.kind_at(row, at) for at in range(rows.size(row))})
        for kind in range(KINDS):
            if (own & GENERALS) >> kind & 1:
                demand((s.for_team[team] >> kind) & 1, f"{CARD_IDS[kind]} is not on the side of team {TEAMS[team]}")


def check_field(s: MoegaharaRecord) -> None:
    for territory in range(TERRITORIES):
        if territory != s.due:
            demand(showdown(s, territory) == NOBODY, f"territory {territory + 1} would be won already")
    seen = any(s.row[0]) or any(s.row[1]) or any(s.owned)
    demand(not seen or s.quiet >= 0 or s.marched, "cards were deployed, so quiet is a number or marched is true")
    demand(s.quiet >= 0 or not any(map(any, s.markers)) or s.marched, "markers come with deployed cards")


def check_markers(s: MoegaharaRecord) -> None:
    """A marker for each marker troop on the field and for each that has yet to go back."""
    pending = [(s.returns >> shift) & 7 for shift in range(0, 18, 3)]
    for team in range(2):
        for marker, name in enumerate(MARKERS):
            troops = pending.count(3 * team + marker + 1)
            for row in s.row[team]:
                troops += sum(s.marker[rows.kind_at(row, at)] == marker for at in range(rows.size(row)))
            held = sum(s.markers[seat][marker] for seat in range(team, s.players, 2))
            # The markers of the territory that ended the game were not returned.
            enough = troops <= held <= troops + PLACES if s.seat == NOBODY else troops == held
            demand(enough, f"team {TEAMS[team]} holds {held} {name} markers for {troops} troops that bring them")


# ── which decision is open ──


def place_decision(s: MoegaharaRecord, given: Position) -> None:
    leader = max(points(s, 0), points(s, 1))
    if given.phase == "over":
        demand(given.seat is None, "nobody decides when the game is over")
        _check_over(s, leader)
        return
    demand(leader < POINTS_TO_WIN, f"a team has {leader} points: the game is over")
    demand(s.turns < LAST_ROUND * s.players, f"the game is over after {LAST_ROUND} rounds")
    demand(s.quiet < QUIET_ROUNDS * s.players, f"the game is over after {QUIET_ROUNDS} rounds without a deployment")
    phase = phase_of(given.phase, PHASES)
    _check_fields(s, phase)
    s.seat = s.active
    if phase == d.MARKER:
        _check_chooser(s, given.seat)
    OPEN[phase](s)
    demand(s.phase == phase, f"in this position there is nothing to decide in phase {given.phase}")
    demand(given.seat == s.seat, f"in this position seat {s.seat} decides, not {given.seat}")
    demand(d.only_option(s) == CHOICE, "the decision has one option, and such a decision is not asked")


def _check_over(s: MoegaharaRecord, leader: int) -> None:
    late = s.turns == LAST_ROUND * s.players or s.quiet == QUIET_ROUNDS * s.players
    demand(leader >= POINTS_TO_WIN or late, "the game is over with 5 points or by stalemate, and neither is the case")
    demand(min(points(s, 0), points(s, 1)) < POINTS_TO_WIN, "only one team can have reached 5 points")
    demand(s.card < 0 and s.due < 0 and not s.returns and s.keeping < 0, "nothing is pending when the game is over")
    demand(not s.actions + s.coins + s.buys, "no actions, coins or buys are left when the game is over")
    if leader >= POINTS_TO_WIN:
        demand(s.turns < LAST_ROUND * s.players and s.quiet < QUIET_ROUNDS * s.players, "the stalemate came before the 5 points")
        demand(s.hand_kinds[s.active] & TREASURES == 0, "treasure in hand was laid in the buy phase")
    else:
        demand(not s.waiting_kinds and not s.spent_kinds and not s.marched, "a stalemate ends the game after the clean-up")
    s.seat = NOBODY


# Which fields a phase may use: the card being settled, the showdown that is due, markers to go back, Horo that will be kept.
SETTLING = {d.TERRITORY, d.TRAPPING, d.RALLY}
DUE = {d.STRIKE, d.ORDER}


def _check_fields(s: MoegaharaRecord, phase: int) -> None:
    name = PHASES[phase].name
    demand(s.card < 0 or phase in SETTLING, f"phase {name}: no card is being settled, so `settling` is null")
    demand(s.card >= 0 or phase not in SETTLING, f"phase {name}: `settling` names the card that is being settled")
    demand(s.due < 0 or phase in DUE or phase == d.MARKER, f"phase {name}: no showdown is due, so `showdown` is null")
    demand(s.due >= 0 or phase not in DUE, f"phase {name}: `showdown` names the territory whose showdown is due")
    demand(bool(s.returns) == (phase == d.MARKER), f"phase {name}: markers go back in phase marker only")
    demand(s.keeping < 0 or phase == d.KEEP_TRAP, f"phase {name}: Horo are kept in the clean-up only")
    demand(phase == d.ACTION or s.actions == 0, f"phase {name}: actions are lost after the action phase")
    demand(phase in (d.ACTION, d.BUY) or s.coins + s.buys == 0, f"phase {name}: coins and buys are lost after the buy phase")
    if phase == d.ACTION:
        _check_played(s)
    else:
        demand(s.hand_kinds[s.active] & TREASURES == 0, f"phase {name}: all treasure in hand was laid in the buy phase")
    if phase == d.BUY:
        coins, buys = _gains(s)
        demand(s.coins <= coins and s.buys <= buys, f"the cards in play bring {coins} coins and {buys} buys, no more")
    if phase in (d.ACTION, d.BUY):
        demand(not s.marched, f"phase {name}: cards are deployed later in the turn")
        demand(s.spent_kinds & WAITING_CARDS == 0, f"phase {name}: generals, troops and tactics are still waiting")
    if phase in DUE or (phase == d.MARKER and s.due < 0):
        demand(s.marched or phase == d.MARKER, f"phase {name}: a card was deployed just now")
    if phase in (d.KEEP_HORO, d.KEEP_TRAP):
        demand(not s.waiting_kinds, f"phase {name}: all cards in play are settled before the clean-up")
        kept = HORO if phase == d.KEEP_HORO else TRAP
        demand(s.known[s.active][kept] > 0, f"phase {name}: everybody knows that there is a {CARD_IDS[kept]} in hand")
    if phase == d.KEEP_TRAP:
        horo = s.hand[s.active][HORO]
        demand((s.keeping >= 0) == (horo > 0), "how many Horo are kept is decided before Trap, if there are any")
        demand(
            s.keeping <= horo and (not horo or s.known[s.active][HORO] >= max(1, s.keeping)),
            "Horo that are kept are in hand and known",
        )


def _gains(s: MoegaharaRecord) -> tuple[int, int]:
    """Coins and buys that the cards in play brought."""
    in_play = [waiting + spent for waiting, spent in zip(s.waiting, s.spent, strict=True)]
    coins = sum(number * s.card_coins[kind] for kind, number in enumerate(in_play))
    return coins, 1 + sum(number * s.card_buys[kind] for kind, number in enumerate(in_play))


def _check_played(s: MoegaharaRecord) -> None:
    demand(not any(s.spent[COPPER:]), "treasure is laid in the buy phase")
    in_play = [waiting + spent for waiting, spent in zip(s.waiting, s.spent, strict=True)]
    actions = 1 + sum(s.markers[s.active]) + sum(number * (s.card_actions[kind] - 1) for kind, number in enumerate(in_play))
    coins, buys = _gains(s)
    demand(s.actions == actions, f"markers and cards in play leave {actions} actions, not {s.actions}")
    demand(
        s.coins == coins and s.buys == buys, f"the cards in play bring {coins} coins and {buys} buys, not {s.coins} and {s.buys}"
    )


def _check_chooser(s: MoegaharaRecord, seat: int | None) -> None:
    """Of a removed card the active player chooses, of a won territory a seat of the winner: the active one or the next."""
    other = clockwise(s, s.active, 1)
    allowed = [s.active] if s.due >= 0 else [s.active, other]
    demand(seat in allowed, f"who loses a marker is chosen by seat {' or '.join(map(str, allowed))}, not {seat}")
    demand(s.due < 0 or s.returns < 8, "a removed card gives back one marker")
    demand(s.due >= 0 or s.owned[d.team_of(seat or 0)], "the winner of a territory chooses")
    s.chooser = seat if seat is not None else NOBODY


def _open_settling(s: MoegaharaRecord) -> None:
    if (WARRIORS >> s.card) & 1 and s.room[d.team_of(s.active)]:
        d.offer(s, d.TERRITORY, s.active, d.FIRST_TERRITORY, s.room[d.team_of(s.active)], 0)
    elif plots(s, s.card) or rallies(s, s.card):
        begin_tactic(s, s.card)


def _open_effect(s: MoegaharaRecord) -> None:
    """Kobayakawa or Otani was deployed just now: he is the last card of the row whose showdown is due."""
    row = s.row[d.team_of(s.active)][s.due]
    last = rows.size(row) - 1
    demand(last >= 0 and rows.seat_at(row, last) == s.active, f"the last card of territory {s.due + 1} was not deployed just now")
    if strikes(s, rows.kind_at(row, last)):
        begin_strike(s, s.due)
    elif reorders(s, rows.kind_at(row, last)):
        begin_order(s, s.due)


def _open_next(s: MoegaharaRecord) -> None:
    demand(s.waiting_kinds & (s.waiting_kinds - 1), "two kinds of cards or more must be waiting")
    open_next(s)


def _open_marker(s: MoegaharaRecord) -> None:
    team, marker = (s.returns & 7) // 4, ((s.returns & 7) - 1) % 3
    holders = sum(s.markers[seat][marker] > 0 for seat in range(team, s.players, 2))
    demand(holders > 1, f"only {holders} seats of team {TEAMS[team]} hold a {MARKERS[marker]} marker: nothing is to choose")
    return_marker(s)


OPEN: dict[int, Callable[[MoegaharaRecord], object]] = {
    d.ACTION: open_action,
    d.BUY: open_buy,
    d.NEXT: _open_next,
    d.TERRITORY: _open_settling,
    d.STRIKE: _open_effect,
    d.ORDER: _open_effect,
    d.TRAPPING: _open_settling,
    d.RALLY: _open_settling,
    d.MARKER: _open_marker,
    d.KEEP_HORO: open_keep_horo,
    d.KEEP_TRAP: open_keep_trap,
}


# ── names to numbers ──


def _kind(name: str) -> int:
    return index_of(name, CARD_IDS, "card")


def _row(s: MoegaharaRecord, cards: Cards) -> list[int]:
    row = numbers_of(cards, CARD_IDS, "card")
    for kind, number in enumerate(row):
        demand(number <= s.copies[kind], f"there are only {s.copies[kind]} cards of {CARD_IDS[kind]}")
    return row


def _mask(cards: list[int]) -> int:
    return sum(1 << kind for kind, number in enumerate(cards) if number)
