"""A hint with a reason: the two best options, what chance to win each is estimated to have, and what differs between them.

It follows from what the seat knows and from nothing else: the same position gives the same hint. Where the machine code of a
game is not ready yet, a shallower look is taken, and fewer simulations are named.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from kassen.bots.bot import Knowledge
from kassen.bots.compiling import is_ready
from kassen.bots.greedy import GUESSES, PATIENCE, plain_survey
from kassen.bots.search import TREES, Options, Plan, Thoughts, added_up, compile_search, shares
from kassen.core import Effect, Game, State
from kassen.core.advice import AHEAD, MARGIN, WIN, calibrated

SIMULATIONS = 2_000
CANDIDATES = 2  # not the best alone: the difference teaches


class Estimate(Struct, frozen=True):
    """An option, its estimated chance to win, the standard error of that, and from how many simulations it comes."""

    id: int
    chance: float
    error: float
    sims: int


def estimates(known: Knowledge, sims: int = SIMULATIONS, wait: float | None = None) -> list[Estimate]:
    """The candidates among the legal options, the best first. `wait`: seconds for the compiler; None: as long as it takes."""
    return candidates(_searched(known, sims) if is_ready(known.game, compile_search, wait) else _surveyed(known))


def plan(known: Knowledge) -> Plan:
    """For whoever searches elsewhere; `candidates(measured(...))` is the rest."""
    return Plan(known.seed(), shares(SIMULATIONS, TREES), None, SIMULATIONS)


def candidates(found: list[Estimate]) -> list[Estimate]:
    """The options tried most, the best first."""
    tried = sorted(found, key=lambda option: (-option.sims, -option.chance, option.id))[:CANDIDATES]
    return sorted(tried, key=lambda option: (-option.chance, -option.sims, option.id))


def _searched(known: Knowledge, sims: int) -> list[Estimate]:
    thoughts = Thoughts(known, TREES, sims)
    thoughts.deepen(known.seed(), sims, lambda: False, time.monotonic)
    return measured(known, added_up(tree.options() for tree in thoughts.trees))


def measured(known: Knowledge, options: Options) -> list[Estimate]:
    """What a search has learned, as chances to win."""
    return [
        _estimate(id, win_chance(known.game, total / visits), visits)
        for id, (visits, total) in options.items()
        if visits and id in known.legal
    ]


def _surveyed(known: Knowledge) -> list[Estimate]:
    """One decision ahead, in plain Python."""
    guesses = max(1, min(GUESSES, PATIENCE // len(known.legal)))
    totals = plain_survey(known, known.seed(), lambda: False, guesses=guesses)
    return [_estimate(id, total / guesses, guesses) for id, total in zip(known.legal, totals, strict=True)]


def _estimate(id: int, chance: float, sims: int) -> Estimate:
    spread = math.sqrt((chance * (1 - chance) + 1 / (4 * sims)) / sims)  # never 0: what was always seen may yet be otherwise
    return Estimate(id, round(chance, 4), round(spread, 4), sims)


def win_chance(game: Game, reward: float) -> float:
    """From a mean of the search to a chance to win, as such chances came true."""
    said, measured = said_chance(game, reward), game.rules.advice.chances
    return calibrated(said, *measured[game.players]) if game.players in measured else said


def said_chance(game: Game, reward: float) -> float:
    """What the search itself holds for the chance. Simulations that are cut short end with the game's own evaluation, which is
    one. Played to the end they earn more than the win (core/advice.py): who wins and who does not earn about so much, and
    between these a mean tells how often it was won."""
    if game.rules.advice.horizon is not None:
        return min(max(reward, 0.0), 1.0)
    sides = len(set(game.rules.teams(game.players))) if game.rules.teams else game.players
    won = WIN + AHEAD + 0.6 * MARGIN
    not_won = AHEAD * (sides - 2) / (2 * (sides - 1)) + 0.4 * MARGIN
    return min(max((reward - not_won) / (won - not_won), 0.0), 1.0)


class Choice(Protocol):
    @property
    def id(self) -> int: ...


def differences(state: State, options: Sequence[Choice]) -> list[list[Effect]]:
    """For each option what it brings that the others do not: why it is another choice."""
    brings = [state.effects(option.id) for option in options]
    return [[effect for effect in own if not any(effect in other for other in brings if other is not own)] for own in brings]
