"""The searching bot: trees grown on all cores until the time or the number of simulations is up, and the option they tried most.

Every tree has guesses of its own and a thread of its own; what they learned of the open decision is added up. With a seed and a
number of simulations the choice is the same on any machine.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable

from kassen.bots.bot import Clock, Knowledge
from kassen.bots.greedy import best_of, plain_survey
from kassen.bots.hurry import deadline, plain_time, waiting_time
from kassen.bots.workshop import is_ready
from kassen.core import Game, State

TREES = 2  # where the number of simulations is given: as many on every machine
ROOM = 300_000  # nodes a tree may have; a full tree goes on counting
SLICE = 0.002  # seconds of simulations between two looks at the clock, about
ENDLESS = 1 << 62  # simulations

Options = dict[int, tuple[int, float]]  # what was learned about a decision: id → visits, total reward


class SearchBot:
    """`ms` and `sims` both bound a decision; with neither it thinks for a second. Of a hundred decisions `slips` go wrong: then
    it does anything legal."""

    def __init__(
        self,
        seed: int | None = None,
        ms: int | None = None,
        sims: int | None = None,
        slips: int = 0,
        clock: Clock = time.monotonic,
    ) -> None:
        self._seed, self._ms = seed, ms
        self._dice = random.Random(seed)
        self._seconds = 1.0 if ms is None and sims is None else None if ms is None else ms / 1000
        self._sims = sims
        self._slips = slips
        self._clock = clock
        self._thoughts: Thoughts | None = None  # kept while its turn goes on

    def __repr__(self) -> str:
        return f"SearchBot(seed={self._seed}, ms={self._ms}, sims={self._sims}, slips={self._slips})"

    def choose(self, known: Knowledge) -> int:
        is_late, is_late_in_plain = deadline(self._clock, self._seconds), deadline(self._clock, plain_time(self._seconds))
        seed = self._dice.getrandbits(63)
        if len(known.legal) == 1:
            return known.legal[0]
        if self._dice.randrange(100) < self._slips:
            self._thoughts = None
            return self._dice.choice(known.legal)
        if not is_ready(known.game, compile_search, waiting_time(self._seconds)):
            return best_of(known.legal, plain_survey(known, seed, is_late_in_plain))
        thoughts = self._thoughts
        if thoughts is None or not thoughts.fit(known):
            thoughts = Thoughts(known, self._count_trees(), min(self._sims or ROOM, ROOM))
        thoughts.deepen(seed, self._sims, is_late, self._clock)
        choice = thoughts.best()
        self._thoughts = thoughts if thoughts.follow(choice) else None
        return choice

    def _count_trees(self) -> int:
        from kassen.core.batch import cores

        return TREES if self._seconds is None else cores()


def compile_search(game: Game) -> None:
    from kassen.bots.tree import Tree

    Tree(game, 1).grow(game.packed, 0, 0, 0)


class Thoughts:
    """The trees about one decision, and about the next ones of the same turn as long as nothing new is learned."""

    def __init__(self, known: Knowledge, trees: int, room: int) -> None:
        from kassen.bots.tree import Tree

        self.seat, self.legal = known.seat, known.legal
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
        self.guess = self.guess.redeal(self.seat, 0)
        return True

    def deepen(self, seed: int, sims: int | None, is_late: Callable[[], bool], clock: Clock) -> None:
        """Grow all trees, the first one in this thread: it always gets its turn, however busy the others' threads are."""
        from kassen.core.batch import workers

        count = len(self.trees)
        shares = [ENDLESS if sims is None else (sims + k) // count for k in reversed(range(count))]
        guess = self.guess.pack()

        def work(k: int) -> None:
            in_slices(lambda n: self.trees[k].grow(guess, self.seat, seed + k, n), shares[k], is_late, clock)

        helpers = [workers().submit(work, k) for k in range(1, count) if shares[k] > 0]
        work(0)
        for helper in helpers:
            if not (sims is None and helper.cancel()):  # one that never began has nothing to add
                helper.result()

    def best(self) -> int:
        """The option tried most, then the one that brought most."""
        options = added_up(tree.options() for tree in self.trees)
        return max(self.legal, key=lambda option: (*options.get(option, (0, 0.0)), -option))


def same(one: State, other: State) -> bool:
    return one.pack().tobytes() == other.pack().tobytes()


def added_up(parts: Iterable[Options]) -> Options:
    total: Options = {}
    for part in parts:
        for id, (visits, reward) in part.items():
            before = total.get(id, (0, 0.0))
            total[id] = before[0] + visits, before[1] + reward
    return total


def in_slices(simulate: Callable[[int], None], sims: int, is_late: Callable[[], bool], clock: Clock) -> None:
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
