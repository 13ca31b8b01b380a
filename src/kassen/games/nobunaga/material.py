"""Houses, cards and numbers of the box, read from data/ and checked."""

from __future__ import annotations

from typing import get_args

from kassen.core import constant
from kassen.core.data import by_players, read_toml
from kassen.games.nobunaga.shapes import House

_data = read_toml(__package__, "houses.toml")

HOUSE_IDS: list[House] = [house["id"] for house in _data["house"]]
HOUSES = len(HOUSE_IDS)
SEATS = 5
CARDS = HOUSES * _data["copies"]

if list(get_args(House)) != HOUSE_IDS:
    raise ValueError(f"data/houses.toml must name the houses {', '.join(get_args(House))}")


FIRST_VALUE = constant([house["first"] for house in _data["house"]])
SECOND_VALUE = constant([house["second"] for house in _data["house"]])
VALUE = constant(  # [house][cards scored]
    [[0, house["first"], *[house["first"] + house["second"]] * (_data["copies"] - 1)] for house in _data["house"]]
)
COPIES = constant([0, 0, _data["copies"] - _data["removed_with_2"], *[_data["copies"]] * (SEATS - 2)])  # [players]
NEEDED = constant(by_players(_data["needed"], SEATS, 0))  # [players]
OPENED = constant(by_players(_data["opened"], SEATS, 0))  # [players]
SCORING_RANKS = constant(by_players(_data["scoring_ranks"], SEATS, [0, 0]))  # [players][campaign]
