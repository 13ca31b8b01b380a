"""Chances to win, measured as the game's advice says they are measured best (core/advice.py, `Judge`).

A *sample* is one measurement: a quick game to the end, or one search. Samples of the same number in two places have the same
guess and the same chance as far as they go, so that differences are surer than what they are between.

Simulations are a searcher's: machine code (compiled.py), or a kernel in a page's workers (kassen.tab). All else is plain Python
whose sums are exact, so that both find the same figures to the last bit."""

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

LOOKS = 6  # guesses in which every option is looked at once
SURE_TRIES = 6  # tables drawn to tell whether chance had a part
BLOCK = 200  # quick games between two questions whether to stop
TWIG = 10  # nodes of a tree that is asked for the advice alone


class Stopped(Exception):
    """Nobody wants to know any more."""


class Simulations(NamedTuple):
    """What is simulated, one after the other."""

    guess: bytes  # a packed record (`Record.to_bytes`) that looks to `knower` like the true one
    seat: int
    knower: int
    seed: int
    sims: int
    nodes: int  # room in the tree; with room for one they are quick games
    cut: int | None  # they end after so many decisions
    first: int  # the number of the first one
    option: int | None  # all of them after this decision


class Searcher(Protocol):
    """Who simulates."""

    async def wins(self, wanted: Simulations) -> Sequence[float]:
        """The win share of every seat in each simulation, one after the other."""

    async def look_ahead(self, guess: bytes, seat: int, seed: int, ids: Sequence[int], guesses: int) -> list[float]:
        """The summed value to `seat` after each of the decisions, in so many guesses."""

    async def weights(self, guess: bytes, seat: int, seed: int) -> list[tuple[int, float]]:
        """The options that come first into a tree, and how heavy the advice holds them."""

    def ready(self, s: Any) -> Any:
        """A record in the form that it draws from soonest: as `s`, with a seat and bytes."""

    def redrawn(self, s: Any, knower: int, key: int, decision: int | None = None) -> Any:
        """One that looks to `knower` like this one, all else and all chance to come by the key; a decision later, if one is
        given."""


def plainly_redrawn(game: Game, s: Any, knower: int, key: int, decision: int | None = None) -> Any:
    """In plain Python, for searchers without machine code at hand."""
    other = s.copy()
    deal_chance(other, key, 0)
    game.rules.resample(other, knower)
    if decision is not None:
        game.rules.program.apply(other, decision)
    return other


def at_once(work: Coroutine[Any, Any, Answer]) -> Answer:
    """What a searcher answers that makes nobody wait."""
    try:
        work.send(None)
    except StopIteration as done:
        answer: Answer = done.value
        return answer
    raise RuntimeError("this searcher answers later: await it")


class Measure:
    """Samples, made of what a searcher simulates."""

    def __init__(
        self, game: Game, searcher: Searcher, stopped: Callable[[], bool] = lambda: False, judge: Judge | None = None
    ) -> None:
        self.game, self.searcher, self.stopped = game, searcher, stopped
        self.judge = judge or game.rules.advice.judge
        self.sims = self.judge.sims
        self.cut = None if self.judge.cut is None else self.judge.cut * game.players
        self.map = self.judge.maps.get(game.players, AS_SAID)
        self.team = teams_of(game)
        self.sides = [seat for seat in range(game.players) if self.team.index(self.team[seat]) == seat]  # a seat of each

    def samples(self, budget: int, fewest: int) -> int:
        """How many samples so many simulations are."""
        return max(fewest, int(budget * self.judge.enough) // max(self.sims, 1))

    def nearer(self) -> Measure | None:
        """Who tells how decisions met what was hidden, if somebody else does."""
        if self.judge.near is None:
            return None
        return Measure(self.game, self.searcher, self.stopped, replace(self.judge, cut=self.judge.near, near=None))

    # ── chances ──

    async def sample(self, s: Any, knower: int, seed: int, first: int, last: int, option: int | None = None) -> list[Chances]:
        """The samples first..last-1 by what `knower` knows, the chance of every seat in each; with `option` after it."""
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
        """From what the search says to what is won. Where somebody is sure to win, somebody stays so."""
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

    # ── chance ──

    async def after(self, s: Any, choice: int, seed: int, count: int) -> list[Chances]:
        """So many samples after a decision, what nobody knew drawn anew for each: what the table had to expect. They are drawn
        as those of the table that really followed, so the difference is luck and nothing else, whatever the judge is worth."""
        if not self.sims:
            return await self.sample(s, ALL_SEATS, seed, 0, count, choice)
        return [(await self.sample(self.follow(s, choice, key), ALL_SEATS, key, 0, 1))[0] for key in keys(seed, count)]

    def follow(self, s: Any, choice: int, key: int) -> Any:
        """The table one decision later, if chance had been otherwise."""
        return self.searcher.redrawn(s, ALL_SEATS, key, choice)

    def is_sure(self, s: Any, choice: int, seed: int) -> bool:
        """Does the same follow whatever nobody knew? Then nothing of it is luck."""
        return len({self._known_to_all(self.follow(s, choice, key)) for key in keys(seed, SURE_TRIES)}) == 1

    # ── what a seat cannot know ──

    async def changes(self, s: Any, knower: int, choice: int, seed: int, first: int, last: int) -> list[Chances]:
        """By how much a decision changes the chances at tables that look to `knower` (its seat) like this one, one sample of
        each. They are measured as at the true table, so that what differs there is how the decision met what was hidden and
        nothing else, whatever the judge is worth: a search knows more of a table than of a guess, and sees further after a
        decision than through it, so the one must not be taken from the other."""
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
        """Does the deciding seat know all that any seat knows? Then nothing of its decision meets what was hidden."""
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
        """Every option is looked at once; so many of those that look best then, and of those that the advice holds most of."""
        if len(legal) <= most:
            return list(legal)
        values = await self.searcher.look_ahead(bytes(s.to_bytes()), s.seat, seed, legal, LOOKS)
        order = sorted(range(len(legal)), key=lambda i: -values[i])
        seen = [legal[i] for i in order[: most * 2 // 3]]
        return seen + [id for id in (await self.advised(s, seed))[: most // 3] if id not in seen]

    async def advised(self, s: Any, seed: int) -> list[int]:
        """The options that come first into a tree: those of most weight."""
        found = await self.searcher.weights(bytes(s.to_bytes()), s.seat, seed)
        return [id for id, weight in sorted(found, key=lambda option: -option[1])]


def rows(values: Sequence[float], width: int) -> list[list[float]]:
    return [list(values[at : at + width]) for at in range(0, len(values), width)]


# ── figures: every sum is exact, and so the same wherever it is worked out ──


def mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)


def means(samples: Sequence[Chances]) -> Chances:
    """Of every seat."""
    return [mean(chances) for chances in zip(*samples, strict=True)]


def spread(values: Sequence[float]) -> float:
    """The standard deviation of one of them."""
    middle = mean(values)
    return float((fsum((value - middle) ** 2 for value in values) / (len(values) - 1)) ** 0.5)


def keys(seed: int, count: int) -> list[int]:
    return [split_mix(seed, k) for k in range(count)]


def rounded(chances: Chances) -> Chances:
    return [round(chance / GRAIN) * GRAIN for chance in chances]
