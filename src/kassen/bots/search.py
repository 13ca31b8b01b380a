"""The searching bot: trees grown on all cores until the time or the number of simulations is up, and the option they tried most.

Every tree has guesses of its own and a thread of its own; what they learned of the open decision is added up. With a seed and a
number of simulations the choice is the same on any machine.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from kassen.bots.bot import Knowledge, TimeSource
from kassen.bots.compiling import is_ready
from kassen.bots.deadlines import SHARE, deadline, plain_time, waiting_time
from kassen.bots.greedy import best_of, compile_survey, plain_survey
from kassen.bots.habits import Habit
from kassen.core import Game, State

TREES = 2  # where the number of simulations is given: as many on every machine
ROOM = 300_000  # nodes a tree may have; a full tree goes on counting
SLICE = 0.002  # seconds of simulations between two looks at the clock, about
ENDLESS = 1 << 62  # simulations
GLANCE = 3  # options that somebody with a habit sees when they slip; if it were all, who grasps would never slip

Options = dict[int, tuple[int, float]]  # what was learned about a decision: id → visits, total reward


@dataclass(frozen=True)
class Plan:
    """A search to be done: a tree for each share of simulations, the first grown with this seed, the next with the one after, in
    so many seconds, with room for so many nodes in each."""

    seed: int
    shares: tuple[int, ...]
    seconds: float | None
    room: int


@dataclass(frozen=True)
class Taste:
    """A habit to be asked which of some options it likes best, looked at with this seed."""

    habit: Habit
    seed: int
    good: Sequence[int]


class SearchBot:
    """`ms` and `sims` both bound a decision; with neither it thinks for a second. Of a hundred decisions `slips` go wrong: then
    it does anything legal, or what its habit likes best of a few. A `habit` also chooses among what looks about as good."""

    def __init__(
        self,
        seed: int | None = None,
        ms: int | None = None,
        sims: int | None = None,
        slips: int = 0,
        habit: Habit | None = None,
        clock: TimeSource = time.monotonic,
    ) -> None:
        self._seed, self._ms = seed, ms
        self._dice = random.Random(seed)
        self._seconds = 1.0 if ms is None and sims is None else None if ms is None else ms / 1000
        self._sims = sims
        self._slips = slips
        self._habit = habit
        self._clock = clock
        self._thoughts: Thoughts | None = None  # kept while its turn goes on

    def __repr__(self) -> str:
        return f"SearchBot(seed={self._seed}, ms={self._ms}, sims={self._sims}, slips={self._slips}, habit={self._habit})"

    def choose(self, known: Knowledge) -> int:
        is_late, is_late_in_plain = deadline(self._clock, self._seconds), deadline(self._clock, plain_time(self._seconds))
        seed = self._dice.getrandbits(63)
        if len(known.legal) == 1:
            return known.legal[0]
        if self._dice.randrange(100) < self._slips:
            self._thoughts = None
            return self._slip(known, seed)
        if not is_ready(known.game, compile_search, waiting_time(self._seconds)):
            return best_of(known.legal, plain_survey(known, seed, is_late_in_plain))
        thoughts = self._thoughts
        if thoughts is None or not thoughts.fit(known):
            thoughts = Thoughts(known, self._count_trees(), min(self._sims or ROOM, ROOM))
        thoughts.deepen(seed, self._sims, is_late, self._clock)
        choice = thoughts.best()
        if self._habit and is_ready(known.game, compile_survey, waiting_time(self._seconds)):
            sway = self._habit.sway_in.get(known.game.id, self._habit.sway)
            choice = self._habit.pick(known, seed, thoughts.good(sway))
        self._thoughts = thoughts if thoughts.follow(choice) else None
        return choice

    def plan(self, known: Knowledge, cores: int) -> int | Plan | Taste:
        """For whoever searches elsewhere, on so many cores: a decision, or what to do for it (`settle` is the rest)."""
        seed = self._dice.getrandbits(63)
        if len(known.legal) == 1:
            return known.legal[0]
        if self._dice.randrange(100) < self._slips:
            return Taste(self._habit, seed, self._glance(known.legal)) if self._habit else self._dice.choice(known.legal)
        trees = TREES if self._seconds is None else cores
        seconds = None if self._seconds is None else SHARE * self._seconds
        return Plan(seed, shares(self._sims, trees), seconds, min(self._sims or ROOM, ROOM))

    def settle(self, known: Knowledge, plan: Plan, options: Options) -> int | Taste:
        """What comes of a search that was planned."""
        if self._habit is None:
            return most_tried(known.legal, options)
        good = about_as_good(known.legal, options, self._habit.sway_in.get(known.game.id, self._habit.sway))
        return good[0] if len(good) == 1 else Taste(self._habit, plan.seed, good)

    def _slip(self, known: Knowledge, seed: int) -> int:
        """Anything legal; who has a habit falls back on it, among what they happen to see."""
        if self._habit and is_ready(known.game, compile_survey, waiting_time(self._seconds)):
            return self._habit.pick(known, seed, self._glance(known.legal))
        return self._dice.choice(known.legal)

    def _glance(self, legal: Sequence[int]) -> list[int]:
        """A few of the options, in their order."""
        return sorted(self._dice.sample(legal, min(GLANCE, len(legal))))

    def _count_trees(self) -> int:
        from kassen.core.batch import cores

        return TREES if self._seconds is None else cores()


def shares(sims: int | None, trees: int) -> tuple[int, ...]:
    """How many simulations each tree has."""
    return tuple(ENDLESS if sims is None else (sims + k) // trees for k in reversed(range(trees)))


def most_tried(legal: Sequence[int], options: Options) -> int:
    """The option tried most, then the one that brought most."""
    return max(legal, key=lambda option: (*options.get(option, (0, 0.0)), -option))


def about_as_good(legal: Sequence[int], options: Options, sway: int) -> list[int]:
    """The options tried at most so many per cent less than the one tried most."""
    tried = {option: options.get(option, (0, 0.0))[0] for option in legal}
    return [option for option, visits in tried.items() if 100 * visits >= (100 - sway) * max(tried.values())]


def compile_search(game: Game) -> None:
    from kassen.bots.tree import Tree

    Tree(game, 1).grow(game.packed, 0, 0, 0)


class Thoughts:
    """The trees about one decision, and about the next ones of the same turn as long as nothing new is learned."""

    def __init__(self, known: Knowledge, trees: int, room: int) -> None:
        from kassen.bots.tree import Tree

        self.seat, self.knower, self.legal = known.seat, known.knower, known.legal
        self.guess = known.guess(0)
        self.trees = [Tree(known.game, room) for _ in range(trees)]

    def fit(self, known: Knowledge) -> bool:
        """Is this decision exactly the one that was expected? Then all that was thought about it still holds."""
        fits = known.seat == self.seat and same(known.guess(0), self.guess)
        self.legal = known.legal
        return fits

    def follow(self, choice: int) -> bool:
        """Go on to what comes after the choice, if this seat decides that too."""
        self.guess.play(choice)
        if self.guess.seat != self.seat:
            return False
        for tree in self.trees:
            tree.descend(choice, self.guess)
        self.guess = self.guess.resample(self.knower, 0)
        return True

    def deepen(self, seed: int, sims: int | None, is_late: Callable[[], bool], clock: TimeSource) -> None:
        """Grow all trees, the first one in this thread: it always gets its turn, however busy the others' threads are."""
        from kassen.core.batch import workers

        count = len(self.trees)
        parts = shares(sims, count)
        guess = self.guess.pack()

        def work(k: int) -> None:
            in_slices(lambda n: self.trees[k].grow(guess, self.seat, seed + k, n, self.knower), parts[k], is_late, clock)

        helpers = [workers().submit(work, k) for k in range(1, count) if parts[k] > 0]
        work(0)
        for helper in helpers:
            if not (sims is None and helper.cancel()):  # one that never began has nothing to add
                helper.result()

    def best(self) -> int:
        return most_tried(self.legal, added_up(tree.options() for tree in self.trees))

    def good(self, sway: int) -> list[int]:
        return about_as_good(self.legal, added_up(tree.options() for tree in self.trees), sway)


def same(one: State, other: State) -> bool:
    return one.to_bytes() == other.to_bytes()


def added_up(parts: Iterable[Options]) -> Options:
    total: Options = {}
    for part in parts:
        for id, (visits, reward) in part.items():
            before = total.get(id, (0, 0.0))
            total[id] = before[0] + visits, before[1] + reward
    return total


def in_slices(simulate: Callable[[int], None], sims: int, is_late: Callable[[], bool], clock: TimeSource) -> None:
    """Run simulations in slices of about the same time, however fast the game and the machine are, until it is late.

    The first slice is small, so that even a bot that is late from the beginning has thought a little.
    """
    done, size = 0, 4
    while done < sims and not (done and is_late()):
        size = min(size, sims - done)
        start = clock()
        simulate(size)
        done += size
        if clock() - start < SLICE / 2:
            size *= 2
        elif clock() - start > SLICE:
            size = max(size // 2, 1)
