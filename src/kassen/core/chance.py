"""Chance: one counter-based generator (Philox 2x32) whose key and counter live in the record.

A draw is a pure function of (key, number of the draw), and a game has no other source of randomness: anybody who knows the seed
can recompute every shuffle, and copying a record copies its future.
"""

from __future__ import annotations

import hashlib
from typing import Any

from kassen.core.source import product64, rule
from kassen.core.text import BadInput

WORD = 0xFFFFFFFF
# Seven rounds are the fewest that pass every test of TestU01 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3").
ROUNDS = 7

# SplitMix64, for random choices outside a game's own chance: its increment and the multipliers of its final mix.
GOLDEN, FIRST_FACTOR, SECOND_FACTOR = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB

Seed = int | str


@rule
def philox(key: int, low: int, high: int) -> int:
    """32 random bits from a 32-bit key and a 64-bit counter. The masks make 64-bit (compiled) and unbounded integers agree."""
    for _ in range(ROUNDS):
        product = product64(low, 0xD256D193)
        low = ((product >> 32) & WORD) ^ key ^ high
        high = product & WORD
        key = (key + 0x9E3779B9) & WORD
    return low


def draw(s: Any, n: int) -> int:
    """A number from 0 to n-1, all exactly equally likely. In plain Python a caller may supply the outcome instead
    (`State.steered`); compiled code always draws from the generator."""
    if s.steered is None:
        return draw_by_key(s, n)
    s.draws += 1
    return int(s.steered(n))


@rule
def draw_by_key(s: Any, n: int) -> int:
    """Draw from the generator (Lemire's method: the division is almost never reached)."""
    s.draws += 1
    product = philox(s.key0, s.draws, s.key1) * n
    if product & WORD < n:
        unfair = (WORD + 1) % n
        while product & WORD < unfair:
            s.draws += 1
            product = philox(s.key0, s.draws, s.key1) * n
    return product >> 32


@rule
def shuffle(s: Any, cards: Any, count: int) -> None:
    """Shuffle the first `count` entries of a list of the record."""
    for i in range(count - 1, 0, -1):
        j = draw(s, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def split_mix(seed: int, number: int) -> int:
    """Output `number` of SplitMix64 from this seed: 64 bits."""
    x = (seed + number * GOLDEN) % 2**64
    x = (x ^ (x >> 30)) * FIRST_FACTOR % 2**64
    x = (x ^ (x >> 27)) * SECOND_FACTOR % 2**64
    return x ^ (x >> 31)


def check_seed(seed: object) -> Seed:
    """A seed is a number below 2^64 (for research: fast, one stream) or a text (for live tables: sealed, see `deal_chance`)."""
    if isinstance(seed, str) and seed:
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 2**64:
        return seed
    raise BadInput("seed", given=repr(seed)[:100])


def deal_chance(s: Any, seed: Seed, decision: int) -> None:
    """Key the record's generator for this decision (0 is the set-up).

    A numeric seed keys it once, at the set-up. A text seed is a secret: every decision gets its own key, the SHA-256 of secret
    and decision number, so that outcomes already seen reveal nothing about later ones.
    """
    if isinstance(seed, str):
        key = int.from_bytes(hashlib.sha256(f"{seed}:{decision}".encode()).digest()[:8], "big")
    elif decision == 0:
        key = seed
    else:
        return
    s.key0, s.key1, s.draws = key & WORD, key >> 32, 0


def commitment(seed: Seed) -> str:
    """The SHA-256 of a seed: a table publishes it before the first card, and the seed itself at the end."""
    return hashlib.sha256(str(seed).encode()).hexdigest()
