"""What facts of finished games say about a game's balance: which of them go with winning, and how often things happen.

Knows no game: a game tells its facts (`Rules.facts`), and here they become columns of numbers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kassen.arena.results import Results
from kassen.arena.statistics import Estimate, Lift, lift, share

Array = np.ndarray[Any, Any]

YES = "yes"
COMMON = 0.8  # the share of seats from which on having some of a thing is nothing special


@dataclass(frozen=True)
class Item:
    """One thing that can be the case, and its effect on those of whom it is."""

    name: str
    mean: float  # how many of it a seat has
    above: float  # seats with more of it than this are held against the others
    lift: Lift


@dataclass(frozen=True)
class Count:
    """One thing that can be the case in a game, and how often it is."""

    name: str
    mean: float  # how many of it a game has
    share: Estimate


@dataclass(frozen=True)
class Columns:
    """A fact as numbers: an array a thing, an entry a row."""

    name: str
    is_choice: bool  # one of several values (True) or several things counted at once
    counts: dict[str, Array]


def columns(facts: Sequence[Mapping[str, Any]]) -> list[Columns]:
    """Yes is 1 of the thing `yes`; a name or a number is 1 of that; counted things are what they are."""
    found: dict[str, dict[str, Array]] = defaultdict(lambda: defaultdict(lambda: np.zeros(len(facts))))
    choices = set()
    for row, told in enumerate(facts):
        for name, value in told.items():
            if not isinstance(value, Mapping):
                choices.add(name)
            for thing, count in counted(value).items():
                found[name][thing][row] += count
    return [Columns(name, name in choices, dict(things)) for name, things in found.items()]


def counted(value: Any) -> Mapping[str, int]:
    if isinstance(value, Mapping):
        return value
    if isinstance(value, bool):
        return {YES: int(value)}
    return {str(value): 1}


def lifts(results: Results) -> dict[str, list[Item]]:
    """By fact of a seat: what goes with winning, most first (values of a choice in their order)."""
    wins, bots = results.numbers("win_share").ravel(), results.bots.ravel()
    blocks = results.blocks.repeat(results.players)
    tables = {}
    for fact in columns(results.seat_facts()):
        items = []
        for name, count in fact.counts.items():
            above = threshold(count)
            items.append(Item(name, float(count.mean()), above, lift(count > above, wins, bots, blocks)))
        tables[fact.name] = sorted(items, key=by_value if fact.is_choice else by_lift)
    return tables


def threshold(count: Array) -> float:
    """Some or none, where that tells seats apart; where nearly all have some, more or less than usual."""
    return 0.0 if (count > 0).mean() <= COMMON else float(np.median(count))


def by_lift(item: Item) -> tuple[bool, float]:
    return item.lift.lift is None, -item.lift.lift.value if item.lift.lift else 0.0


def by_value(item: Item | Count) -> tuple[float, str]:
    number = item.name.lstrip("-")
    return float(item.name) if number.isdigit() else 0.0, item.name


def counts(results: Results) -> dict[str, list[Count]]:
    """By fact of a game: how often it is so."""
    tables = {}
    for fact in columns(results.table_facts()):
        found = [
            Count(name, float(count.mean()), share((count > 0).astype(float), results.blocks, results.games))
            for name, count in fact.counts.items()
        ]
        tables[fact.name] = sorted(found, key=by_value if fact.is_choice else lambda one: (-one.share.value, one.name))
    return tables
