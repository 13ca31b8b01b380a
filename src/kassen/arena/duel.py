"""Two versions of the search against each other: each side is a process with sources of its own, on one core.

With `ms` both think equally long in processor time, whatever else the machine does; with `sims` they have as many simulations
(the first has `times` as much, where one asks how far luck lets a better one win).
One side has the first version, every other the second; on every deal the first sits everywhere once. A sequential test (Wald's,
both errors 5 %) ends the duel as soon as it is decided whether "ahead" (the better rank, the mean over all rivals) is `fair` or
`wanted`. "Times its share" counts wins: 1 is what everybody would have if all were alike.
"""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from kassen.arena.match import win_shares
from kassen.arena.plan import derive, sides_of
from kassen.arena.statistics import share
from kassen.core import Game

Array = np.ndarray[Any, Any]

ERROR = 0.05
FEWEST = 8  # deals before the test is asked: its variance is estimated from them
SEAT = Path(__file__).with_name("seat.py")


@dataclass(frozen=True)
class Terms:
    """How a duel is fought: both have so much processor time or so many simulations a decision."""

    games: int  # at most
    ms: int | None = None
    sims: int | None = None
    seed: int = 1
    fair: float = 0.5
    wanted: float = 0.6
    sees_all: bool = False  # the first version looks into all hands: no beliefs could be worth more
    times: int = 1  # the first version thinks so many times as long: what is left to gain


class Side:
    """A process that plays with the sources in one folder."""

    def __init__(self, sources: Path) -> None:
        paths = {"PYTHONPATH": str(sources), "KASSEN_CORES": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(SEAT)],  # -P: what lies beside that file is not what Python's own modules are
            env={**os.environ, **paths},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.unheard: list[int] = []
        self.opening: dict[str, Any] = {}
        self.seconds, self.decisions = 0.0, 0

    def open(self, opening: dict[str, Any]) -> None:
        self.opening, self.unheard = opening, []

    def decide(self) -> int:
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps({**self.opening, "decisions": self.unheard, "decide": True}), file=self.process.stdin, flush=True)
        self.opening, self.unheard = {}, []
        line = self.process.stdout.readline()
        if not line:
            raise ValueError("a side of the duel ended by itself; what it said last stands above")
        answer = json.loads(line)
        self.seconds += answer["seconds"]
        self.decisions += 1
        return int(answer["decision"])

    def ms_a_decision(self) -> float:
        return round(1000 * self.seconds / max(self.decisions, 1), 2)

    def close(self) -> None:
        self.process.kill()  # it has nothing to lose
        self.process.communicate()


Sides = tuple[Side, Side]


def seats_of(game: Game, mine: int) -> tuple[list[int], list[int]]:
    """Where the first version sits, and where the second does."""
    of = sides_of(game)
    here, there = ([seat for seat in range(game.players) if (of[seat] == mine) is first] for first in (True, False))
    return here, there


def openings(game: Game, deal: int, mine: int, terms: Terms) -> Iterator[dict[str, Any]]:
    """What the two are told of a game that begins."""
    for own, sees_all, times in zip(seats_of(game, mine), (terms.sees_all, False), (terms.times, 1), strict=True):
        yield {
            "game": game.id,
            "players": game.players,
            "deal": derive(terms.seed, "deal", deal),
            "seeds": {seat: derive(terms.seed, "bot", deal, mine, seat) for seat in own},
            "ms": terms.ms and times * terms.ms,
            "sims": terms.sims and times * terms.sims,
            "sees_all": sees_all,
        }


def play(game: Game, deal: int, mine: int, sides: Sides, terms: Terms) -> tuple[float, ...]:
    """One game, side `mine` of it here: how far it ended ahead, what it won, and what everybody won."""
    of, seats = sides_of(game), seats_of(game, mine)
    for side, opening in zip(sides, openings(game, deal, mine, terms), strict=True):
        side.open(opening)
    state = game.start(derive(terms.seed, "deal", deal))
    while state.seat is not None:
        decision = sides[0 if state.seat in seats[0] else 1].decide()
        state.play(decision)
        for side in sides:
            side.unheard.append(decision)
    ranks = state.result()["ranks"]
    wins = win_shares(ranks, of)
    ahead = [np.sign(ranks[rival] - ranks[own]) / 2 + 0.5 for own in seats[0] for rival in seats[1]]
    won = {of[seat]: wins[seat] for seat in range(game.players)}
    return float(np.mean(ahead)), won[mine], sum(won.values())


def likelihood_ratio(means: Array, fair: float, wanted: float) -> float:
    """The logarithm of how much likelier `wanted` is than `fair`, from a mean for every deal, by the normal distribution. One
    deal in which anything could have happened is added, so that a few that agree prove nothing."""
    values = np.array([*means, 0.0, 1.0])
    mean, variance = float(np.mean(means)), float(values.var())
    return len(means) * (wanted - fair) * (2 * mean - fair - wanted) / (2 * variance)


class Standing(msgspec.Struct, frozen=True):
    """What is known of a duel so far."""

    games: int
    ahead: float
    low: float
    high: float
    times_its_share: float
    ratio: float
    verdict: str  # "wanted", "fair", or "open" while neither is sure
    ms_a_decision: tuple[float, float]


def duel(game: Game, here: Path, rival: Path, terms: Terms) -> Iterator[Standing]:
    """The search with the sources in one folder against the search with those in another: a word after every deal."""
    sides = Side(here), Side(rival)
    try:
        yield from fight(game, sides, terms)
    finally:
        for side in sides:
            side.close()


def fight(game: Game, sides: Sides, terms: Terms) -> Iterator[Standing]:
    places = sorted(set(sides_of(game)))
    found: list[tuple[float, ...]] = []
    for deal in range(-(-terms.games // len(places))):
        found += [play(game, deal, mine, sides, terms) for mine in places]
        ahead, won, won_by_all = np.array(found).T
        seen = share(ahead, np.arange(len(found)) // len(places), len(found))
        ratio = likelihood_ratio(ahead.reshape(-1, len(places)).mean(axis=1), terms.fair, terms.wanted)
        decided = abs(ratio) >= math.log((1 - ERROR) / ERROR) and deal + 1 >= FEWEST
        yield Standing(
            len(found),
            seen.value,
            seen.low,
            seen.high,
            float(won.sum() / max(won_by_all.sum(), 1.0) * len(places)),
            ratio,
            ("wanted" if ratio > 0 else "fair") if decided else "open",
            (sides[0].ms_a_decision(), sides[1].ms_a_decision()),
        )
        if decided:
            return
