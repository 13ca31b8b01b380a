"""Puzzles: decisions of real games in which one option is far ahead of all others, given what the seat knew.

A game's `data/puzzles.json` has those that were found (mining.py) and checked. What was hidden from the seat is drawn again
before a puzzle is stored, so it gives away nothing that the seat could not know.
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
    """The game a puzzle is from: which bots played, with which seed, and after how many decisions the puzzle came."""

    bots: list[str]
    seed: int
    ply: int


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    position: dict[str, Any]
    options: list[OptionValue]  # those that were compared, the best first
    ahead: list[float]  # the lead of the best option, by the game's judge and by another
    missed: dict[str, float]  # level → how often its bot misses the best option
    source: Source

    @property
    def best(self) -> int:
        return self.options[0].id

    def begin(self, rules: Rules, seed: Seed = 0) -> State:
        return Game(rules, self.position["players"], self.position["options"]).load(self.position, seed)

    def redrawn(self, rules: Rules, seed: Seed) -> dict[str, Any]:
        """A position to play on from, with everything hidden from the seat drawn again."""
        state = self.begin(rules)
        return state.resample(state.seat, seed).position()

    def value(self, id: int) -> OptionValue | None:
        return next((option for option in self.options if option.id == id), None)

    def grade(self, id: int) -> str:
        """The grade of an answer. Options that were not compared looked too bad for a closer look, so they are blunders."""
        found = self.value(id)
        return grade(self.options[0].value - found.value, found.error) if found else "blunder"

    @property
    def level(self) -> str:
        """The weakest level that solves it more often than not; the strongest if none does."""
        return next((name for name, share in self.missed.items() if share < 0.5), list(self.missed)[-1])


def puzzles(rules: Rules) -> tuple[Puzzle, ...]:
    return in_package(rules.package)


@cache
def in_package(package: str) -> tuple[Puzzle, ...]:
    return tuple(read(read_text(package, FILE))) if (files(package) / "data" / FILE).is_file() else ()


def read(text: str | bytes) -> list[Puzzle]:
    return msgspec.json.decode(text, type=list[Puzzle])


def write(found: list[Puzzle]) -> str:
    """As JSON, one puzzle per line."""
    return "[\n" + ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in found) + "\n]\n"


def of_the_day(rules: Rules, day: datetime.date) -> int:
    """The index of the puzzle of a day: the same everywhere, and the next one a day later."""
    return day.toordinal() % len(puzzles(rules))
