"""What a finished game is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kassen.core import Game

Array = np.ndarray[Any, Any]

# Each kind with the bounds of what one seat gets. Allies always get the same.
KINDS = {
    "win": (0.0, 1.0),  # winners share 1, all others get 0; if a rival without a seat wins, everybody gets 0
    "rank": (0.0, 1.0),  # from 1 for first place evenly down to 0 for last; a rival without a seat takes up a place too
    "ahead": (0.0, 1.0),  # share of opposing seats that this seat is ahead of; a tie counts half
    "margin": (-1.0, 1.0),  # lead over the best opposing seat, divided by the sum of both scores (plus 1)
    "score": (-np.inf, np.inf),  # the score itself
}


class Reward:
    """One kind of reward, or several at once: `Reward(game, "win")`, `Reward(game, ("win", "margin"), zero_sum=True)`.

    Zero-sum: the mean over all seats is subtracted.
    """

    def __init__(self, game: Game, kinds: str | Sequence[str] = "win", zero_sum: bool = False) -> None:
        self.several = not isinstance(kinds, str)
        self.kinds = (kinds,) if isinstance(kinds, str) else tuple(kinds)
        unknown = [str(kind)[:40] for kind in self.kinds if kind not in KINDS]
        if unknown or not self.kinds:
            raise ValueError(f"there is no reward {', '.join(map(repr, unknown))}; choose from {', '.join(KINDS)}")
        self.zero_sum = zero_sum
        self.players = game.players
        self.places = game.players + (1 if game.rules.outsider else 0)
        teams = np.array(game.rules.teams(game.players) if game.rules.teams else range(game.players))
        self._rivals = teams[:, None] != teams[None, :]  # [seat][other]

    @property
    def bounds(self) -> tuple[float, float]:
        """The least and the most that one seat can get of any kind."""
        lows, highs = zip(*(KINDS[kind] for kind in self.kinds), strict=True)
        low, high = min(lows), max(highs)
        return (low - high, high - low) if self.zero_sum else (low, high)

    def of(self, results: Array) -> Array:
        """Rewards from results (scores, then ranks; any number of games): one number per seat, or with several kinds one row."""
        paid = np.stack([getattr(self, f"_{kind}")(results) for kind in self.kinds], axis=-1)
        if self.zero_sum:
            paid -= paid.mean(axis=-2, keepdims=True)
        paid = paid.astype(np.float32)
        return paid if self.several else paid[..., 0]

    def named(self, results: Array, seat: int) -> dict[str, float]:
        """What one finished game is worth to a seat, by name of kind."""
        return dict(zip(self.kinds, np.atleast_1d(self.of(results)[seat]).tolist(), strict=True))

    def _win(self, results: Array) -> Array:
        won = results[..., self.players :] == 1
        shares: Array = won / np.maximum(won.sum(axis=-1, keepdims=True), 1)
        return shares

    def _rank(self, results: Array) -> Array:
        ranks: Array = results[..., self.players :]
        return 1 - (ranks - 1) / (self.places - 1)

    def _ahead(self, results: Array) -> Array:
        ranks = results[..., self.players :]
        mine, theirs = ranks[..., :, None], ranks[..., None, :]
        ahead = np.where(self._rivals, (mine < theirs) + 0.5 * (mine == theirs), 0.0)
        share: Array = ahead.sum(axis=-1) / self._rivals.sum(axis=-1)
        return share

    def _margin(self, results: Array) -> Array:
        scores = results[..., : self.players]
        best = np.where(self._rivals, scores[..., None, :], -np.inf).max(axis=-1)
        margin: Array = (scores - best) / (np.abs(scores) + np.abs(best) + 1)
        return margin

    def _score(self, results: Array) -> Array:
        scores: Array = results[..., : self.players]
        return scores
