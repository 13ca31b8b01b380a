"""What the facts of finished games say about a game's balance: which of them go with winning, and how often things happen.

Knows no game by name: a game gives its facts (`Rules.facts`), and this module makes columns of numbers of them.
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
COMMON = 0.8  # if more than this share of seats have some of a thing, having some is nothing special


@dataclass(frozen=True)
class Item:
    """One thing that can be true of a seat, and how it goes with winning."""

    name: str
    mean: float  # how many of it a seat has on average
    above: float  # seats with more of it than this are compared with the others
    lift: Lift


@dataclass(frozen=True)
class Count:
    """One thing that can be true of a game, and how often it is."""

    name: str
    mean: float  # how many of it a game has on average
    share: Estimate


@dataclass(frozen=True)
class Columns:
    """A fact as numbers: an array per thing, with an entry per seat (or per game)."""

    name: str
    is_choice: bool  # True: one of several values; False: several things counted at once
    counts: dict[str, Array]


def columns(facts: Sequence[Mapping[str, Any]]) -> list[Columns]:
    """Facts as counts of things: yes counts as 1 of the thing `yes`, a name or a number as 1 of itself."""
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
    """By fact about a seat: what goes with winning, strongest first (values of a choice in their own order)."""
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
    """Where to split seats: at 0 (some against none), or at the median if nearly all have some."""
    return 0.0 if (count > 0).mean() <= COMMON else float(np.median(count))


def by_lift(item: Item) -> tuple[bool, float]:
    return item.lift.lift is None, -item.lift.lift.value if item.lift.lift else 0.0


def by_value(item: Item | Count) -> tuple[float, str]:
    number = item.name.lstrip("-")
    return float(item.name) if number.isdigit() else 0.0, item.name


def counts(results: Results) -> dict[str, list[Count]]:
    """By fact about a game: how often it is true."""
    tables = {}
    for fact in columns(results.table_facts()):
        found = [
            Count(name, float(count.mean()), share((count > 0).astype(float), results.blocks, results.games))
            for name, count in fact.counts.items()
        ]
        tables[fact.name] = sorted(found, key=by_value if fact.is_choice else lambda one: (-one.share.value, one.name))
    return tables
