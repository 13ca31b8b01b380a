"""People to play against: a level with a habit. Each is a row of data/people.json; names and words are in locale/. How strong
they and all other bots are (`python -m bench.ratings`), and how they differ (`bench.people`), is in data/strength.json."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from kassen.bots.habits import HABITS, Habit

DATA = files("kassen.bots") / "data"


@dataclass(frozen=True)
class Personality:
    level: str
    habit: Habit


@dataclass(frozen=True)
class Strength:
    """A rating in one game on the scale of chess, with its interval (95 %): 400 points more are ten to one. From so many games
    of all bots against each other."""

    rating: int
    low: int
    high: int
    games: int


def read(name: str) -> Any:
    return json.loads((DATA / name).read_text("utf-8"))


def read_people(rows: dict[str, dict[str, Any]]) -> dict[str, Personality]:
    for name, row in rows.items():
        if row["habit"] not in HABITS:
            raise ValueError(f"{name}: there is no habit {row['habit']!r}; choose from {', '.join(HABITS)}")
    return {
        name: Personality(row["level"], Habit(row["habit"], row["sway"], row.get("sway_in", {}))) for name, row in rows.items()
    }


PEOPLE = read_people(read("people.json"))


@cache
def measured() -> dict[str, Any]:
    """By game."""
    return dict(read("strength.json")["games"])


@cache
def strengths() -> dict[str, dict[str, Strength]]:
    """By bot and game, as far as it was measured."""
    found: dict[str, dict[str, Strength]] = {}
    for game, told in measured().items():
        for name, strength in told["ratings"]["bots"].items():
            found.setdefault(name, {})[game] = Strength(**strength, games=told["ratings"]["games"])
    return found


@cache
def styles() -> dict[str, tuple[str, ...]]:
    """By person the games in which their habit can be told from what they choose."""
    return {name: tuple(game for game, found in measured().items() if shows(name, found["style"]["people"])) for name in PEOPLE}


def shows(name: str, style: dict[str, dict[str, list[float]]]) -> bool:
    """Do they choose by their habit more than everybody else of their level, with intervals apart?"""
    if name not in style:  # not measured
        return False
    axis, sign = HABITS[PEOPLE[name].habit.name]
    others = [other for other, person in PEOPLE.items() if person.level == PEOPLE[name].level and other != name]
    _, low, high, _ = style[name][axis]
    return all(low > style[other][axis][2] if sign > 0 else high < style[other][axis][1] for other in others)
