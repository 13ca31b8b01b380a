"""Numbers of the game, read from data/ and checked."""

from __future__ import annotations

import tomllib
from importlib.resources import files

_data = tomllib.loads((files(__package__) / "data" / "bluff.toml").read_text("utf-8"))

SEATS: int = _data["seats"]
ROUNDS: int = _data["rounds"]
FACES: int = _data["faces"]
HIGH: int = _data["high"]
DICE: list[int] = _data["dice"]
MOST_DICE = max(DICE)

if not 1 < HIGH <= FACES or MOST_DICE > 7:  # events use three bits for the number of dice that show a face
    raise ValueError("data/bluff.toml: `high` must be a face above 1, and seven dice a seat are the most")
