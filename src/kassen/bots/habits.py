"""What draws a bot among options that its search holds for about as good: two people of one level differ by it, not in strength.

A habit looks at an option in one of two ways that every game has: how things stand right after it, and how far that depends on
luck and on what is hidden.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kassen.bots.bot import Knowledge
from kassen.bots.greedy import GUESSES, best_of


@dataclass(frozen=True)
class Looks:
    """Two looks at each of some options."""

    gain: list[float]  # what things are worth right after it, on average
    risk: list[float]  # how far that spreads with luck and with what is hidden


# Which look they go by, and whether they like it high or low.
HABITS = {"grasping": ("gain", 1), "patient": ("gain", -1), "bold": ("risk", 1), "careful": ("risk", -1)}


@dataclass(frozen=True)
class Habit:
    """`sway`: how far it goes, in per cent. An option tried so much less than the favourite is still good enough for it. A game
    of many decisions may bear less: small gifts add up (`sway_in`, by game)."""

    name: str
    sway: int
    sway_in: Mapping[str, int] = field(default_factory=dict)

    def pick(self, known: Knowledge, seed: int, good: Sequence[int]) -> int:
        """The option of `good` that the habit likes best."""
        return good[0] if len(good) == 1 else self.favourite(good, look_at(known, seed, good))

    def favourite(self, good: Sequence[int], looks: Looks) -> int:
        look, sign = HABITS[self.name]
        return best_of(good, [sign * each for each in getattr(looks, look)])


def look_at(known: Knowledge, seed: int, ids: Sequence[int]) -> Looks:
    from kassen.bots.one_ply import OnePly

    return looks_of(*OnePly(known.game).ahead(known.guess(seed).pack(), known.seat, seed, ids, GUESSES))


def looks_of(totals: Sequence[float], squares: Sequence[float]) -> Looks:
    """From the values after each option in all guesses: their sums, and the sums of their squares."""
    means = [total / GUESSES for total in totals]
    spreads = [math.sqrt(max(square / GUESSES - mean * mean, 0.0)) for square, mean in zip(squares, means, strict=True)]
    return Looks(means, spreads)
