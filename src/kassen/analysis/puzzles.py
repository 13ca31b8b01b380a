"""Puzzles: decisions of real games in which one option is far ahead of all others, by what their seat knew.

`data/puzzles.json` of a game has those that were found (mining.py) and checked. What was hidden from the seat is drawn anew in
it, so a puzzle gives nothing away that its seat could not know.
"""

from __future__ import annotations

import datetime
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from kassen.analysis.findings import OptionValue, grade
from kassen.core import Game, Rules, State
from kassen.core.chance import Seed
from kassen.core.data import read_text

FILE = "puzzles.json"


class Source(msgspec.Struct, frozen=True):
    """The game it is from: who played, from which seed, and after how many decisions."""

    bots: list[str]
    seed: int
    ply: int


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    position: dict[str, Any]
    options: list[OptionValue]  # those that were compared, the best first
    ahead: list[float]  # by how much the best is ahead of the next, by the game's judge and by another
    missed: dict[str, float]  # level → how often its bot decides otherwise
    source: Source

    @property
    def best(self) -> int:
        return self.options[0].id

    def begin(self, rules: Rules, seed: Seed = 0) -> State:
        return Game(rules, self.position["players"], self.position["options"]).load(self.position, seed)

    def redrawn(self, rules: Rules, seed: Seed) -> dict[str, Any]:
        """The position to play on from, everything hidden from its seat drawn anew."""
        state = self.begin(rules)
        return state.resample(state.seat, seed).position()

    def value(self, id: int) -> OptionValue | None:
        return next((option for option in self.options if option.id == id), None)

    def grade(self, id: int) -> str:
        """Of whoever decides so; what was not compared looked worse at once."""
        found = self.value(id)
        return grade(self.options[0].value - found.value, found.error) if found else "blunder"

    @property
    def level(self) -> str:
        """The weakest level that finds it more often than not; the strongest if none does."""
        return next((name for name, share in self.missed.items() if share < 0.5), list(self.missed)[-1])


def puzzles(rules: Rules) -> tuple[Puzzle, ...]:
    return in_package(rules.package)


@cache
def in_package(package: str) -> tuple[Puzzle, ...]:
    return tuple(read(read_text(package, FILE))) if (files(package) / "data" / FILE).is_file() else ()


def read(text: str | bytes) -> list[Puzzle]:
    return msgspec.json.decode(text, type=list[Puzzle])


def write(found: list[Puzzle]) -> str:
    """One a line."""
    return "[\n" + ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in found) + "\n]\n"


def of_the_day(rules: Rules, day: datetime.date) -> int:
    """The number of the puzzle of a day, from 0: the same everywhere, and a day later the next."""
    return day.toordinal() % len(puzzles(rules))
