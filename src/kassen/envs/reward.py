"""What an ended game is worth to each seat."""

from __future__ import annotations

from typing import Any

import numpy as np

REWARDS = ("win", "rank", "score")
Array = np.ndarray[Any, Any]


def check_reward(kind: str) -> str:
    if kind not in REWARDS:
        raise ValueError(f"there is no reward {kind[:40]!r}; choose from {', '.join(REWARDS)}")
    return kind


def rewards(results: Array, players: int, kind: str) -> Array:
    """From scores and ranks, a row a game, to one number a seat.

    win: 1 shared by the winners, 0 for the others. rank: 1 for the first, falling evenly to 0 for the last place.
    score: the score itself. Allies always have the same.
    """
    scores, ranks = results[..., :players], results[..., players:]
    if kind == "score":
        return scores.astype(np.float32)
    if kind == "rank":
        return (1 - (ranks - 1) / max(players - 1, 1)).clip(0, 1).astype(np.float32)
    won = ranks == 1
    shares: Array = won / np.maximum(won.sum(axis=-1, keepdims=True), 1)
    return shares.astype(np.float32)
