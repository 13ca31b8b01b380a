"""Map, castles, cards and numbers of the box, read from data/ and checked.

A set of provinces is a number with one bit a province, in map order; a set of cards likewise.
"""

from __future__ import annotations

from itertools import product
from typing import get_args

from kassen.core import constant
from kassen.core.data import by_players, read_toml
from kassen.games.provinces.shapes import Daimyo, Province, Tactic

_map, _numbers, _cards = (read_toml(__package__, f"{name}.toml") for name in ("map", "numbers", "cards"))

# ── the map ──

PROVINCE_IDS: list[Province] = _map["provinces"]
PROVINCES = len(PROVINCE_IDS)
EVERYWHERE = (1 << PROVINCES) - 1
CAPITAL = PROVINCE_IDS.index("kyoto")  # where the March on Kyoto leads

# A daimyo stands in a province or in one of these two places, which are nobody's neighbours.
IN_RESERVE = PROVINCES
ABSENT = PROVINCES + 1  # basic rules
PLACES = PROVINCES + 2


def _borders(pairs: list[list[Province]]) -> list[int]:
    """The set of neighbours of each place."""
    neighbours = [0] * PLACES
    for one, other in pairs:
        a, b = PROVINCE_IDS.index(one), PROVINCE_IDS.index(other)
        neighbours[a] |= 1 << b
        neighbours[b] |= 1 << a
    return neighbours


_land, _sea = _borders(_map["land"]), _borders(_map["sea"])
LAND, SEA = constant(_land), constant(_sea)  # [place] its neighbours across land, across the sea
NEXT_TO = constant([land | sea for land, sea in zip(_land, _sea, strict=True)])  # [place] all its neighbours
HAS_LAND = sum(1 << province for province in range(PROVINCES) if _land[province])
HAS_SEA = sum(1 << province for province in range(PROVINCES) if _sea[province])


def _around(provinces: int) -> int:
    around = 0
    for province in range(PROVINCES):
        if provinces >> province & 1:
            around |= NEXT_TO[province]
    return around


AROUND = constant([_around(provinces) for provinces in range(1 << PROVINCES)])  # [set] what borders on any of them

# ── castles ──

LOWEST, HIGHEST = min(_map["castles"]["large"]), max(_map["castles"]["large"])
SMALL = constant([0] * LOWEST + _map["castles"]["small"])  # [value of the large castle]

# ── cards: tactics, then daimyo cards, numbered together ──

TACTIC_IDS: list[Tactic] = [card["id"] for card in _cards["tactic"]]
DAIMYO_IDS: list[Daimyo] = [card["id"] for card in _cards["daimyo"]]
CARD_IDS: list[str] = [*TACTIC_IDS, *DAIMYO_IDS]
CARDS = len(CARD_IDS)
TACTICS = len(_cards["tactic"])
DAIMYOS = len(_cards["daimyo"])
(SCOUT, MOUNTAIN, NAVY, SQUAD, NINJA, KYOTO, SUPPORT, REBEL, EXILE, PRISONER, DECOY, RETREAT) = range(TACTICS)
(UESUGI, TAKEDA, ODA, MORI, CHOSOKABE, OTOMO) = range(TACTICS, CARDS)
ALL_TACTICS = (1 << TACTICS) - 1
ARMIES_MARCHING = constant([card["armies"] for card in _cards["tactic"] + _cards["daimyo"]])  # [card]
STEPS = constant([card["steps"] for card in _cards["tactic"] + _cards["daimyo"]])  # [card]

# ── numbers ──

SEATS = 4
ARMIES: int = _numbers["armies"]
GIVEN_BACK: int = _numbers["given_back"]
DAIMYO_STRENGTH: int = _numbers["daimyo_strength"]
EXTRA_CARDS: int = _numbers["extra_cards"]
SMALL_FROM_PLAYERS: int = _numbers["small_castles"]["from_players"]
DEPLOYED = constant([0, *_numbers["deployed"]])  # [die set apart]
REINFORCEMENTS = constant(by_players(_numbers["reinforcements"], SEATS, 0))  # [players]


def shown_cards(players: int) -> int:
    return players + EXTRA_CARDS


class Hands:
    """Every set of `players`+1 cards out of `cards`, for all numbers of players in one table: one draw shows a set."""

    def __init__(self, cards: int) -> None:
        by_players = [
            [hand for hand in range(1 << cards) if players > 1 and hand.bit_count() == shown_cards(players)]
            for players in range(SEATS + 1)
        ]
        self.number = constant([len(hands) for hands in by_players])  # [players]
        self.first = constant([sum(map(len, by_players[:players])) for players in range(SEATS + 1)])  # [players]
        self.all = constant([hand for hands in by_players for hand in hands])


_tactic_hands, _daimyo_hands = Hands(TACTICS), Hands(DAIMYOS)
TACTIC_HANDS, FIRST_TACTIC_HAND, COUNT_TACTIC_HANDS = _tactic_hands.all, _tactic_hands.first, _tactic_hands.number
DAIMYO_HANDS, FIRST_DAIMYO_HAND, COUNT_DAIMYO_HANDS = _daimyo_hands.all, _daimyo_hands.first, _daimyo_hands.number

# ── dice: a roll of three is one number, 0 to 215 ──

FACES = range(1, 7)
_rolls = [list(dice) for dice in product(FACES, repeat=3)]
ROLLS = len(_rolls)
DICE = constant(_rolls)  # [roll] its three dice
TOTAL = constant([sum(dice) for dice in _rolls])  # [roll]
_different = [sorted(set(dice)) for dice in _rolls]
COUNT_DIFFERENT = constant([len(values) for values in _different])  # [roll] how many different values lie there
DIFFERENT = constant([[*values, 0, 0][:3] for values in _different])  # [roll] these values, lowest first
UNORDERED = constant([int("".join(map(str, sorted(dice)))) for dice in _rolls])  # [roll] its dice as a number, in whatever order
VALUES = constant([sum(1 << die for die in set(dice)) for dice in _rolls])  # [roll] which values lie there, one bit each

# ── checks: whoever replaces a value of data/ learns at once what does not fit ──


def _check(truth: bool, sentence: str) -> None:
    if not truth:
        raise ValueError(f"games/provinces/data: {sentence}")


_check(list(get_args(Province)) == PROVINCE_IDS, f"the provinces are {', '.join(get_args(Province))}")
_check(not any(land & sea for land, sea in zip(_land, _sea, strict=True)), "no border is both land and sea")
_check(all(NEXT_TO[province] for province in range(PROVINCES)), "every province has a neighbour")
_check(sorted(_map["castles"]["large"]) == list(range(2, 13)), "the large castles are worth 2 to 12, as the sums of two dice")
_check(len(_map["castles"]["small"]) == PROVINCES, "there is a small castle beside every large one")
_check(list(get_args(Tactic)) == TACTIC_IDS, f"the tactics are {', '.join(get_args(Tactic))}")
_check(list(get_args(Daimyo)) == DAIMYO_IDS, f"the daimyo cards are {', '.join(get_args(Daimyo))}")
_check(len(_numbers["deployed"]) == 6 and min(_numbers["deployed"]) >= 1, "every die deploys at least one army")
_check(_numbers["deployed"][-1] <= ARMIES - GIVEN_BACK <= 30, "armies are at most 30 a seat")
_most_help = max(REINFORCEMENTS) * max(NEXT_TO[province].bit_count() for province in range(PROVINCES))
_check(
    ARMIES + DAIMYO_STRENGTH + _most_help <= 63, "all armies of a seat, its daimyo and all reinforcements are at most 63 strong"
)
