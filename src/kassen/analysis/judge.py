"""Chances to win, measured as the game's advice says is best (core/advice.py, `Judge`).

A *sample* is one measurement: a playout, or one search. Samples with the same number use the same guess and the same chance as
far as possible, so the difference between two options is known better than the chance of either.

A searcher does the simulations: machine code (compiled.py), or a kernel in the workers of a page (kassen.tab). Everything else is
plain Python with exact sums, so that both find the same figures to the last bit."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from math import fsum
from typing import Any, NamedTuple, Protocol, TypeVar

from kassen.analysis.findings import GRAIN, Chances, differences
from kassen.bots.value import teams_of
from kassen.core import ALL_SEATS, NOBODY, Game, share_win
from kassen.core.advice import AS_SAID, Judge, calibrated
from kassen.core.chance import deal_chance, split_mix

Answer = TypeVar("Answer")

LOOKS = 6  # guesses in which every option is looked at one decision ahead
SURE_TRIES = 6  # states drawn to tell whether anything unknown matters
BLOCK = 200  # playouts between two checks whether to stop
TWIG = 10  # nodes of a tree that only serves to read the advice's weights


class Stopped(Exception):
    """The result is no longer wanted."""


class Simulations(NamedTuple):
    """A series of simulations."""

    guess: bytes  # a packed record (`Record.to_bytes`) that looks to `knower` like the true one
    seat: int
    knower: int
    seed: int
    sims: int
    nodes: int  # the capacity of the tree; with 1 there is no tree, and the simulations are playouts
    cut: int | None  # decisions beyond the tree after which a simulation is evaluated; None: it goes to the end
    first: int  # the number of the first simulation
    option: int | None  # a decision that all of them begin with


class Searcher(Protocol):
    """Does the simulations."""

    async def wins(self, wanted: Simulations) -> Sequence[float]:
        """The win shares of all seats in each simulation, as one flat sequence."""

    async def look_ahead(self, guess: bytes, seat: int, seed: int, ids: Sequence[int], guesses: int) -> list[float]:
        """For each of these decisions, the value to `seat` after it, summed over this many guesses."""

    async def weights(self, guess: bytes, seat: int, seed: int) -> list[tuple[int, float]]:
        """The options that a tree tries first, with the weights that the advice gives them."""

    def ready(self, s: Any) -> Any:
        """The record in the form that this searcher redraws fastest. Like a record it has `seat` and `to_bytes`."""

    def redrawn(self, s: Any, knower: int, key: int, decision: int | None = None) -> Any:
        """A record that looks to `knower` like this one, with all else, future chance included, drawn by the key; one decision
        later, if a decision is given."""


def plainly_redrawn(game: Game, s: Any, knower: int, key: int, decision: int | None = None) -> Any:
    """`Searcher.redrawn` in plain Python, for searchers without machine code."""
    other = s.copy()
    deal_chance(other, key, 0)
    game.rules.resample(other, knower)
    if decision is not None:
        game.rules.program.apply(other, decision)
    return other


def at_once(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Run a coroutine that never has to wait, and return its result; RuntimeError if it waits after all."""
    try:
        work.send(None)
    except StopIteration as done:
        answer: Answer = done.value
        return answer
    raise RuntimeError("this searcher answers later: await it")


class Measure:
    """Takes samples with a searcher."""

    def __init__(
        self, game: Game, searcher: Searcher, stopped: Callable[[], bool] = lambda: False, judge: Judge | None = None
    ) -> None:
        self.game, self.searcher, self.stopped = game, searcher, stopped
        self.judge = judge or game.rules.advice.judge
        self.sims = self.judge.sims
        self.cut = None if self.judge.cut is None else self.judge.cut * game.players
        self.map = self.judge.maps.get(game.players, AS_SAID)
        self.team = teams_of(game)
        self.sides = [seat for seat in range(game.players) if self.team.index(self.team[seat]) == seat]  # one seat of each side

    def samples(self, budget: int, fewest: int) -> int:
        """How many samples a budget of simulations allows."""
        return max(fewest, int(budget * self.judge.enough) // max(self.sims, 1))

    def nearer(self) -> Measure | None:
        """The separate measure for how decisions met what was hidden, if the judge asks for one."""
        if self.judge.near is None:
            return None
        return Measure(self.game, self.searcher, self.stopped, replace(self.judge, cut=self.judge.near, near=None))

    # ── chances ──

    async def sample(self, s: Any, knower: int, seed: int, first: int, last: int, option: int | None = None) -> list[Chances]:
        """The samples first..last-1 given what `knower` knows: every seat's chance in each, after `option` if one is given."""
        if s.seat == NOBODY:
            return [self.shares(s)] * (last - first)
        guess = bytes(s.to_bytes())
        if not self.sims:
            return await self._quick_games(guess, knower, s.seat, seed, first, last, option)
        return [await self._search(guess, knower, s.seat, split_mix(seed, k), option) for k in range(first, last)]

    async def _quick_games(
        self, guess: bytes, knower: int, seat: int, seed: int, first: int, last: int, option: int | None
    ) -> list[Chances]:
        found: list[Chances] = []
        for begin in range(first, last, BLOCK):
            self._look_up()
            count = min(BLOCK, last - begin)
            won = await self.searcher.wins(Simulations(guess, seat, knower, seed, count, 1, self.cut, begin, option))
            found += rows(won, self.game.players)
        return found

    async def _search(self, guess: bytes, knower: int, seat: int, seed: int, option: int | None) -> Chances:
        self._look_up()
        wanted = Simulations(guess, seat, knower, seed, self.sims, self.sims + 2, self.cut, 0, option)
        won = await self.searcher.wins(wanted)
        return self.calibrated([fsum(won[seat :: self.game.players]) / self.sims for seat in range(self.game.players)])

    def _look_up(self) -> None:
        if self.stopped():
            raise Stopped

    def calibrated(self, chances: Chances) -> Chances:
        """Correct the search's chances by the judge's map. Those of all sides together stay at most 1, and 1 if somebody is sure
        to win."""
        if self.map is AS_SAID:
            return chances
        mapped = [calibrated(chance, self.map) for chance in chances]
        total, before = (fsum(each[seat] for seat in self.sides) for each in (mapped, chances))
        return [chance / total for chance in mapped] if total > 1 or before > 1 - 1e-9 else mapped

    def shares(self, s: Any) -> Chances:
        """The win shares of a game that is over."""
        results, out = [0.0] * (2 * self.game.players), [0.0] * self.game.players
        self.game.rules.result(s, results)
        share_win(results, self.team, self.game.players, out)
        return out

    # ── luck ──

    async def after(self, s: Any, choice: int, seed: int, count: int) -> list[Chances]:
        """Samples after a decision, everything that no seat knew drawn again for each: what all seats together had to expect.
        They are measured like the state that really followed, so the difference is luck and nothing else, however good or bad
        the judge is."""
        if not self.sims:
            return await self.sample(s, ALL_SEATS, seed, 0, count, choice)
        return [(await self.sample(self.follow(s, choice, key), ALL_SEATS, key, 0, 1))[0] for key in keys(seed, count)]

    def follow(self, s: Any, choice: int, key: int) -> Any:
        """A state one decision later, with what no seat knew drawn again."""
        return self.searcher.redrawn(s, ALL_SEATS, key, choice)

    def is_sure(self, s: Any, choice: int, seed: int) -> bool:
        """Whether the same state follows whatever it was that no seat knew. Then nothing that follows is luck."""
        return len({self._known_to_all(self.follow(s, choice, key)) for key in keys(seed, SURE_TRIES)}) == 1

    # ── what a seat cannot know ──

    async def changes(self, s: Any, knower: int, choice: int, seed: int, first: int, last: int) -> list[Chances]:
        """How much a decision changes the chances in guesses that look to `knower` like this state, one sample in each. Guesses
        are measured like the true state, so that the difference to it is how the decision met what was hidden and nothing else,
        however good or bad the judge is. (A search sees more when it knows all hands than when it knows one, and further after
        a decision than through it, so results of different kinds must not be subtracted.)"""
        if not self.sims:
            chosen = await self.sample(s, knower, seed, first, last, choice)
            return list(map(differences, chosen, await self.sample(s, knower, seed, first, last)))
        found = []
        for number in range(first, last):
            key = split_mix(seed, number)
            table = self.searcher.redrawn(s, knower, key)
            (before,) = await self.sample(table, ALL_SEATS, key, 0, 1)
            found.append(differences((await self.after(table, choice, key, 1))[0], before))
        return found

    def knows_all(self, s: Any, seed: int) -> bool:
        """Whether the deciding seat knows everything that any seat knows. Then its decision cannot meet anything hidden."""
        known = self._known_to_all(s)
        tables = (self.searcher.redrawn(s, s.seat, key) for key in keys(seed, SURE_TRIES))
        return all(self._known_to_all(table) == known for table in tables)

    def _known_to_all(self, s: Any) -> bytes:
        known = self.searcher.redrawn(s, ALL_SEATS, 0)
        known.draws = 0
        return bytes(known.to_bytes())

    def deal(self, key: int) -> Any:
        """Another deal of the same game."""
        return self.game.deal(key)

    # ── what deserves a closer look ──

    async def promising(self, s: Any, legal: Sequence[int], seed: int, most: int) -> list[int]:
        """All options if there are at most `most`; else two thirds of that number by a look one decision ahead, and one third by
        the advice's weights."""
        if len(legal) <= most:
            return list(legal)
        values = await self.searcher.look_ahead(bytes(s.to_bytes()), s.seat, seed, legal, LOOKS)
        order = sorted(range(len(legal)), key=lambda i: -values[i])
        seen = [legal[i] for i in order[: most * 2 // 3]]
        return seen + [id for id in (await self.advised(s, seed))[: most // 3] if id not in seen]

    async def advised(self, s: Any, seed: int) -> list[int]:
        """The options that a tree tries first, by descending weight."""
        found = await self.searcher.weights(bytes(s.to_bytes()), s.seat, seed)
        return [id for id, weight in sorted(found, key=lambda option: -option[1])]


def rows(values: Sequence[float], width: int) -> list[list[float]]:
    return [list(values[at : at + width]) for at in range(0, len(values), width)]


# ── statistics: every sum is exact, and so the same on every platform ──


def mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)


def means(samples: Sequence[Chances]) -> Chances:
    """The mean chance of every seat."""
    return [mean(chances) for chances in zip(*samples, strict=True)]


def spread(values: Sequence[float]) -> float:
    """The standard deviation of one value."""
    middle = mean(values)
    return float((fsum((value - middle) ** 2 for value in values) / (len(values) - 1)) ** 0.5)


def keys(seed: int, count: int) -> list[int]:
    return [split_mix(seed, k) for k in range(count)]


def rounded(chances: Chances) -> Chances:
    return [round(chance / GRAIN) * GRAIN for chance in chances]
