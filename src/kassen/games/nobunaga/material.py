"""Houses, cards and numbers of the box, read from data/ and checked."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from kassen.core import table

_data = tomllib.loads((files(__package__) / "data" / "houses.toml").read_text("utf-8"))

HOUSE_IDS: list[str] = [house["id"] for house in _data["house"]]
HOUSES = len(HOUSE_IDS)
SEATS = 5
CARDS = HOUSES * _data["copies"]

if len(set(HOUSE_IDS)) != HOUSES or HOUSES != 6:
    raise ValueError("data/houses.toml must name six different houses")


def _by_players(name: str) -> list[int]:
    return [_data[name].get(str(players), 0) for players in range(SEATS + 1)]


FIRST_VALUE = table([house["first"] for house in _data["house"]])
SECOND_VALUE = table([house["second"] for house in _data["house"]])
COPIES = table([0, 0, _data["copies"] - _data["removed_with_2"], *[_data["copies"]] * (SEATS - 2)])  # [players]
NEEDED = table(_by_players("needed"))  # [players]
OPENED = table(_by_players("opened"))  # [players]
SCORING_RANKS = table([_data["scoring_ranks"].get(str(players), [0, 0]) for players in range(SEATS + 1)])  # [players][campaign]
