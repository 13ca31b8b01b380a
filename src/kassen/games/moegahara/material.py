"""Cards and numbers of the box, read from data/ and checked; a card table of one's own is read and checked the same way."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

from kassen.core import constant
from kassen.core.data import read_text, read_toml
from kassen.games.moegahara import shapes

NUMBERS = read_toml(__package__, "numbers.toml")
PRINTED = read_text(__package__, "cards.csv")

SEATS = 6
TEAMS: list[shapes.Team] = ["a", "b"]  # even seats, odd seats
SIDES: list[shapes.Side] = ["east", "west"]
EAST, WEST = range(2)
MARKERS: list[shapes.Marker] = ["red", "blue", "yellow"]
COLOURS = len(MARKERS)
TERRITORIES = 10
PLACES = 3  # cards a row can hold
TYPES = list(NUMBERS["kinds"])

HAND: int = NUMBERS["hand"]
POINTS_TO_WIN: int = NUMBERS["points_to_win"]
QUIET_ROUNDS: int = NUMBERS["quiet_rounds"]
LAST_ROUND: int = NUMBERS["last_round"]
START_HORO: int = NUMBERS["start"]["horo"]
START_COPPER: int = NUMBERS["start"]["copper"]
CARDS: int = sum(NUMBERS["copies"].values())  # all that can be in a deck
DEAREST = 15  # no card may cost more


def _points(won: int) -> int:
    """A point a territory, and once a bonus for enough adjacent ones. `won` is a bit mask."""
    adjacent = (1 << NUMBERS["bonus_adjacent"]) - 1
    bonus = any((won >> first) & adjacent == adjacent for first in range(TERRITORIES))
    return won.bit_count() + (NUMBERS["bonus_points"] if bonus else 0)


POINTS = constant([_points(won) for won in range(1 << TERRITORIES)])  # [mask of territories won]
COUNT = constant([won.bit_count() for won in range(1 << TERRITORIES)])  # [mask of territories]

# ── the names of the effects; effects.py has their functions ──

EFFECTS: list[str] = list(get_args(shapes.CardEffect))
ON_DEPLOYMENT = {"strikes", "takes-as-third", "reorders"}
OF_TACTICS = {"rallies", "plots"}


@dataclass(frozen=True)
class Card:
    """One row of the card table."""

    id: str
    type: str
    side: int  # of a general: 0 East, 1 West; -1 for all others
    cost: int
    copies: int
    cards: int
    actions: int
    coins: int
    buys: int
    marker: int  # of a troop: place in MARKERS; -1 without
    effects: tuple[str, ...]

    @property
    def mask(self) -> int:
        """Its effects, a bit each."""
        return sum(1 << EFFECTS.index(effect) for effect in set(self.effects))


# ── reading a card table ──

COLUMNS = ["id", "type", "side", "cost", "copies", "cards", "actions", "coins", "buys", "marker", "effects", "marks"]
MOST = {"cost": DEAREST, "copies": 62, "cards": 9, "actions": 9, "coins": 9, "buys": 9}


def _refuse(where: str, reason: str) -> ValueError:
    return ValueError(f"option cards: {where}: {reason}")


def read_cards(text: str) -> list[Card]:
    """The cards of a table in the order of the box, or ValueError with the row and what is wrong with it."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip() and not line.startswith("#")]
    if not lines or next(csv.reader([lines[0][1]])) != COLUMNS:
        raise _refuse("first row", f"it must name the columns {','.join(COLUMNS)}")
    cards: dict[str, Card] = {}
    for number, line in lines[1:]:
        card = _read_card(f"row {number}", next(csv.reader([line])))
        if card.id in cards:
            raise _refuse(f"row {number} ({card.id})", "this card has a row already")
        cards[card.id] = card
    if TYPE_OF:  # the printed table itself says which cards there are
        missing = [id for id in TYPE_OF if id not in cards]
        if missing:
            raise _refuse("table", f"no row for {', '.join(missing)}")
        cards = {id: cards[id] for id in TYPE_OF}
    check_totals(list(cards.values()))
    return list(cards.values())


def _read_card(where: str, cells: list[str]) -> Card:
    if len(cells) != len(COLUMNS):
        raise _refuse(where, f"it has {len(cells)} cells, not {len(COLUMNS)}")
    row = {column: cell.strip() for column, cell in zip(COLUMNS, cells, strict=True)}
    where = f"{where} ({row['id'][:40]})"
    if TYPE_OF and row["id"] not in TYPE_OF:
        raise _refuse(where, f"no card has this id; there are {', '.join(TYPE_OF)}")
    if row["type"] not in TYPES or TYPE_OF.get(row["id"], row["type"]) != row["type"]:
        raise _refuse(where, f"its type is {TYPE_OF.get(row['id'], ' or '.join(TYPES))}, not {row['type'][:40]!r}")
    numbers = {column: _number(where, column, row[column], most) for column, most in MOST.items()}
    card = Card(
        id=row["id"],
        type=row["type"],
        side=_choice(where, "side", row["side"], SIDES),
        marker=_choice(where, "marker", row["marker"], MARKERS),
        effects=tuple(row["effects"].split()),
        **numbers,
    )
    check_card(where, card)
    return card


def _number(where: str, column: str, cell: str, most: int) -> int:
    if not (cell.isascii() and cell.isdigit() and int(cell[:9]) <= most):
        raise _refuse(where, f"{column} must be a whole number from 0 to {most}, not {cell[:40]!r}")
    return int(cell)


def _choice(where: str, column: str, cell: str, names: Sequence[str]) -> int:
    if cell and cell not in names:
        raise _refuse(where, f"{column} must be {', '.join(names)} or empty, not {cell[:40]!r}")
    return names.index(cell) if cell else -1


def check_card(where: str, card: Card) -> None:
    """What the rules take for granted of one card."""
    effects = set(card.effects)
    for effect in card.effects:
        if effect not in EFFECTS:
            raise _refuse(where, f"no effect is called {effect[:40]!r}; there are {', '.join(EFFECTS)}")
    if (card.type == "general") != (card.side >= 0):
        raise _refuse(where, "a general has a side, and no other card has one")
    if card.marker >= 0 and card.type != "troop":
        raise _refuse(where, "only troops bring markers")
    if card.type == "treasure" and card.cards + card.actions + card.buys:
        raise _refuse(where, "a treasure brings coins and nothing else")
    if card.type == "tactic" and (len(card.effects) != 1 or not effects <= OF_TACTICS):
        raise _refuse(where, f"a tactic has one effect, {' or '.join(sorted(OF_TACTICS))}")
    if card.type in ("general", "troop") and effects & OF_TACTICS:
        raise _refuse(where, f"{' and '.join(sorted(effects & OF_TACTICS))} can only be the effect of a tactic")
    if card.type in ("politics", "treasure") and effects:
        raise _refuse(where, "only generals, troops and tactics have effects")
    if len(effects & ON_DEPLOYMENT) > 1:
        raise _refuse(where, f"only one of {', '.join(sorted(ON_DEPLOYMENT))} can be the effect of one card")


def check_totals(cards: list[Card]) -> None:
    """The box has so many kinds and so many cards of each type. (S)"""
    for name in TYPES:
        of_type = [card for card in cards if card.type == name]
        kinds, copies = NUMBERS["kinds"][name], NUMBERS["copies"][name]
        if len(of_type) != kinds:
            raise _refuse(name, f"there are {len(of_type)} kinds, the box has {kinds}")
        if sum(card.copies for card in of_type) != copies:
            raise _refuse(name, f"the copies add up to {sum(card.copies for card in of_type)}, the box has {copies}")
    for card in cards:
        if card.copies < 1 or (card.type == "general" and card.copies != 1):
            raise _refuse(card.id, "there is one copy of each general and at least one of every other card")
        if card.copies < NUMBERS["start"].get(card.id, 0) * SEATS:
            raise _refuse(card.id, f"six players begin with {NUMBERS['start'][card.id] * SEATS} copies of it")
    for side, name in enumerate(SIDES):
        if sum(card.side == side for card in cards) != NUMBERS["kinds"]["general"] // 2:
            raise _refuse(name, f"each side has {NUMBERS['kinds']['general'] // 2} generals")
    for marker, name in enumerate(MARKERS):
        if sum(card.copies for card in cards if card.marker == marker) > NUMBERS["markers"]:
            raise _refuse(name, f"there are only {NUMBERS['markers']} markers of this color")


TYPE_OF: dict[str, str] = {}
PRINTED_CARDS = read_cards(PRINTED)  # [kind]
TYPE_OF.update({card.id: card.type for card in PRINTED_CARDS})

CARD_IDS: list[shapes.Card] = list(get_args(shapes.Card))
if list(TYPE_OF) != CARD_IDS:
    raise ValueError(f"data/cards.csv must list the cards {', '.join(CARD_IDS)}")
KINDS = len(CARD_IDS)

# Kinds stand in the order of their types: generals, troops, tactics, politics, treasures.
if [TYPES.index(kind) for kind in TYPE_OF.values()] != sorted(TYPES.index(kind) for kind in TYPE_OF.values()):
    raise ValueError("data/cards.csv must list generals, troops, tactics, politics and treasures in this order")


def _kinds_of(*types: str) -> int:
    return sum(1 << kind for kind, id in enumerate(CARD_IDS) if TYPE_OF[id] in types)


# Bit masks of kinds.
GENERALS = _kinds_of("general")
WARRIORS = _kinds_of("general", "troop")
TACTICS = _kinds_of("tactic")
TREASURES = _kinds_of("treasure")
ACTION_CARDS = _kinds_of("general", "troop", "tactic", "politics")
WAITING_CARDS = WARRIORS | TACTICS  # what the deployment phase settles
LAST_GENERAL: int = NUMBERS["kinds"]["general"] - 1
CAVALRY, GUNNERS = CARD_IDS.index("cavalry"), CARD_IDS.index("gunners")
HORO, TRAP = CARD_IDS.index("horo"), CARD_IDS.index("trap")
FIRST_TACTIC = HORO
COPPER = CARD_IDS.index("copper")  # silver and gold follow
MOST_TACTICS: int = NUMBERS["copies"]["tactic"]
