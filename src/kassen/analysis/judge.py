"""Chances to win, measured as the game's advice says they are measured best (core/advice.py, `Judge`).

A *sample* is one measurement: a quick game to the end, or one search. Samples of the same number in two places have the same
guess and the same chance as far as they go, so that differences are surer than what they are between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from kassen.analysis.findings import GRAIN
from kassen.bots.value import teams_of
from kassen.core import ALL_SEATS, NOBODY, Game, share_win
from kassen.core.advice import Judge
from kassen.core.batch import compiler
from kassen.core.chance import WORD, split_mix

Array = np.ndarray[Any, Any]

LOOKS = 6  # guesses in which every option is looked at once
SURE_TRIES = 6  # tables drawn to tell whether chance had a part
BLOCK = 200  # quick games between two questions whether to stop


class Stopped(Exception):
    """Nobody wants to know any more."""


class Measure:
    """One thread's room to measure in."""

    def __init__(self, game: Game, stopped: Callable[[], bool] = lambda: False, judge: Judge | None = None) -> None:
        from kassen.bots.one_ply import OnePly
        from kassen.bots.tree import NONE, Tree  # they load the compiler

        self.game, self.stopped = game, stopped
        self.engine = compiler(game.rules)
        judge = judge or game.rules.advice.judge
        self.sims = judge.sims
        self.tree = Tree(game, judge.sims + 2 if judge.sims else 1)
        self.twig = Tree(game, 10)  # to ask the advice
        if not judge.cut:
            self.tree.horizon = NONE
        self.map = judge.maps.get(game.players, (1.0, 0.0))
        team = list(teams_of(game))
        self.sides = [seat for seat in range(game.players) if team.index(team[seat]) == seat]  # a seat of each
        self.one_ply = OnePly(game)
        self.work, self.ids = game.packed.copy(), np.zeros(game.most_legal, np.int32)

    def samples(self, budget: int, fewest: int) -> int:
        """How many samples so many simulations are."""
        return max(fewest, budget // max(self.sims, 1))

    # ── chances ──

    def sample(self, packed: Array, knower: int, seed: int, first: int, last: int, option: int | None = None) -> Array:
        """The samples first..last-1 by what `knower` knows, a row each, the chance of every seat; with `option` after it."""
        seat = int(packed["seat"][0])
        if seat == NOBODY:
            return np.tile(self.shares(packed), (last - first, 1))
        if not self.sims:
            return self._quick_games(packed, knower, seat, seed, first, last, option)
        return np.array([self._search(packed, knower, seat, split_mix(seed, k), option) for k in range(first, last)])

    def _quick_games(self, packed: Array, knower: int, seat: int, seed: int, first: int, last: int, option: int | None) -> Array:
        won = np.zeros((last - first, self.game.players))
        self.tree.begin(option)
        self.tree.head["sims"][0] = first
        for begin in range(0, last - first, BLOCK):
            self._look_up()
            part = won[begin : begin + BLOCK]
            self.tree.grow(packed, seat, seed, len(part), knower, part)
        return won

    def _search(self, packed: Array, knower: int, seat: int, seed: int, option: int | None) -> Array:
        self._look_up()
        won = np.zeros((self.sims, self.game.players))
        self.tree.begin(option)
        self.tree.grow(packed, seat, seed, self.sims, knower, won)
        return self.calibrated(won.mean(axis=0))

    def _look_up(self) -> None:
        if self.stopped():
            raise Stopped

    def calibrated(self, chances: Array) -> Array:
        """From what the search says to what is won. Where somebody is sure to win, somebody stays so."""
        slope, lift = self.map
        if (slope, lift) == (1.0, 0.0):
            return chances
        held = np.clip(chances, 1e-4, 1 - 1e-4)
        mapped = 1 / (1 + ((1 - held) / held) ** slope * np.exp(-lift))
        total, before = mapped[self.sides].sum(), chances[self.sides].sum()
        return np.asarray(mapped / total if total > 1 or before > 1 - 1e-9 else mapped)

    def shares(self, packed: Array) -> Array:
        """The win shares of a game that is over."""
        results, out = np.zeros(2 * self.game.players), np.zeros(self.game.players)
        self.engine.final(packed, 0, results)
        share_win(results, teams_of(self.game), self.game.players, out)
        return out

    # ── chance ──

    def after(self, packed: Array, choice: int, seed: int, count: int) -> Array:
        """So many samples after a decision, what nobody knew drawn anew for each: what the table had to expect. They are drawn
        as those of the table that really followed, so the difference is luck and nothing else, whatever the judge is worth."""
        if not self.sims:
            return self.sample(packed, ALL_SEATS, seed, 0, count, choice)
        return np.array([self.sample(self.follow(packed, choice, key), ALL_SEATS, key, 0, 1)[0] for key in keys(seed, count)])

    def follow(self, packed: Array, choice: int, key: int) -> Array:
        """The table one decision later, if chance had been otherwise."""
        self._draw(packed, key)
        self.engine.step(self.work, 0, choice, self.ids)
        return self.work.copy()

    def is_sure(self, packed: Array, choice: int, seed: int) -> bool:
        """Does the same follow whatever nobody knew? Then nothing of it is luck."""
        return len({self._known_to_all(self.follow(packed, choice, key)) for key in keys(seed, SURE_TRIES)}) == 1

    def _known_to_all(self, packed: Array) -> bytes:
        self._draw(packed, 0)
        self.work["draws"] = 0
        return b"".join(self.work[name].tobytes() for name in self.work.dtype.names or ())

    def _draw(self, packed: Array, key: int) -> None:
        self.work[0] = packed[0]
        self.work["key0"], self.work["key1"], self.work["draws"] = key & WORD, key >> 32, 0
        self.engine.resample_one(self.work, 0, ALL_SEATS)

    def deal(self, key: int) -> Array:
        """Another deal of the same game."""
        self.work[0] = self.game.packed[0]
        self.work["key0"], self.work["key1"], self.work["draws"] = key & WORD, key >> 32, 0
        self.engine.step(self.work, 0, self.engine.SET_UP, self.ids)
        return self.work.copy()

    # ── what deserves a closer look ──

    def promising(self, packed: Array, legal: Sequence[int], seed: int, most: int) -> list[int]:
        """Every option is looked at once; so many of those that look best then, and of those that the advice holds most of."""
        if len(legal) <= most:
            return list(legal)
        seat = int(packed["seat"][0])
        values = self.one_ply.look(packed, seat, seed, legal, LOOKS)
        order = sorted(range(len(legal)), key=lambda i: -values[i])
        seen = [legal[i] for i in order[: most * 2 // 3]]
        return seen + [id for id in self.advised(packed, seat, seed)[: most // 3] if id not in seen]

    def advised(self, packed: Array, seat: int, seed: int) -> list[int]:
        """The options that come first into a tree: those of most weight."""
        self.twig.begin()
        self.twig.grow(packed, seat, seed, 1)
        options = self.twig.options()
        edges = self.twig.edges[: int(self.twig.head["edges"][0])]
        weights = {int(edge["id"]): float(edge["weight"]) for edge in edges}
        return sorted(options, key=lambda option: -weights[option])


def keys(seed: int, count: int) -> list[int]:
    return [split_mix(seed, k) for k in range(count)]


def rounded(chances: Array) -> list[float]:
    return [float(chance) for chance in np.round(chances / GRAIN) * GRAIN]
