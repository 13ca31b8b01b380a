"""Two versions of the search against each other, each in a process with its own sources, on one core.

With `ms` both get the same processor time per decision, however busy the machine is; with `sims` they get the same number of
simulations. (The first gets `times` as much, to find out how far luck lets a better player win.) In a game the first version
plays one side and the second all others; on every deal the first plays each side once. A sequential test (Wald's, both errors
5 %) ends the duel as soon as it can tell whether "ahead" (the share of rivals the first ends ahead of; level counts half) is
`fair` or `wanted`. "Times its share" counts wins: it is 1 for everybody if all are equally strong.
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
FEWEST = 8  # deals before the first test, which estimates the variance from them
SEAT = Path(__file__).with_name("seat.py")


@dataclass(frozen=True)
class Terms:
    """The terms of a duel: processor time (`ms`) or simulations (`sims`) per decision, and what is tested."""

    games: int  # at most
    ms: int | None = None
    sims: int | None = None
    seed: int = 1
    fair: float = 0.5
    wanted: float = 0.6
    sees_all: bool = False  # the first version sees all hands: an upper bound on what better beliefs could gain
    times: int = 1  # the first version thinks this many times as long: what more thinking would gain


class Side:
    """A process that plays with the sources in one folder."""

    def __init__(self, sources: Path) -> None:
        paths = {"PYTHONPATH": str(sources), "KASSEN_CORES": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(SEAT)],  # -P: modules beside that file (statistics.py) must not shadow Python's own
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
            raise ValueError("one side of the duel exited; its last output is above")
        answer = json.loads(line)
        self.seconds += answer["seconds"]
        self.decisions += 1
        return int(answer["decision"])

    def ms_a_decision(self) -> float:
        return round(1000 * self.seconds / max(self.decisions, 1), 2)

    def close(self) -> None:
        self.process.kill()  # it keeps nothing that could be lost
        self.process.communicate()


Sides = tuple[Side, Side]


def seats_of(game: Game, mine: int) -> tuple[list[int], list[int]]:
    """The seats of the first version, and those of the second."""
    of = sides_of(game)
    here, there = ([seat for seat in range(game.players) if (of[seat] == mine) is first] for first in (True, False))
    return here, there


def openings(game: Game, deal: int, mine: int, terms: Terms) -> Iterator[dict[str, Any]]:
    """The message to each of the two at the start of a game."""
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
    """Play one game, the first version on side `mine`. Returns its mean "ahead", its win share, and the sum of all win shares."""
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
    """The log-likelihood ratio of `wanted` against `fair` for these means, one per deal, assuming a normal distribution. The
    values 0 and 1 are added for the variance, so that a few deals that agree prove nothing."""
    values = np.array([*means, 0.0, 1.0])
    mean, variance = float(np.mean(means)), float(values.var())
    return len(means) * (wanted - fair) * (2 * mean - fair - wanted) / (2 * variance)


class Standing(msgspec.Struct, frozen=True):
    """The state of a duel so far."""

    games: int
    ahead: float
    low: float
    high: float
    times_its_share: float
    ratio: float
    verdict: str  # "wanted", "fair", or "open" while the test is undecided
    ms_a_decision: tuple[float, float]


def duel(game: Game, here: Path, rival: Path, terms: Terms) -> Iterator[Standing]:
    """The search from the sources in one folder against that from another folder; yields the standing after every deal."""
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
