"""Houses, cards and numbers of the box, read from data/ and checked."""

from __future__ import annotations

from kassen.core import table
from kassen.core.data import by_players, read_toml

_data = read_toml(__package__, "houses.toml")

HOUSE_IDS: list[str] = [house["id"] for house in _data["house"]]
HOUSES = len(HOUSE_IDS)
SEATS = 5
CARDS = HOUSES * _data["copies"]

if len(set(HOUSE_IDS)) != HOUSES or HOUSES != 6:
    raise ValueError("data/houses.toml must name six different houses")


FIRST_VALUE = table([house["first"] for house in _data["house"]])
SECOND_VALUE = table([house["second"] for house in _data["house"]])
COPIES = table([0, 0, _data["copies"] - _data["removed_with_2"], *[_data["copies"]] * (SEATS - 2)])  # [players]
NEEDED = table(by_players(_data["needed"], SEATS, 0))  # [players]
OPENED = table(by_players(_data["opened"], SEATS, 0))  # [players]
SCORING_RANKS = table(by_players(_data["scoring_ranks"], SEATS, [0, 0]))  # [players][campaign]
