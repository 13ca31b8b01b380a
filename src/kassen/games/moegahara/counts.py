"""How many cards of each kind, in three numbers of nine kinds: seven bits a kind. For events, and for counting without a list."""

from __future__ import annotations

from kassen.core import rule

BITS = 7
KINDS_EACH = 9


@rule
def one(kind: int, which: int) -> int:
    """What one card of the kind adds to the first (0), second or third number."""
    return 1 << (BITS * (kind % KINDS_EACH)) if kind // KINDS_EACH == which else 0


@rule
def number_of(low: int, middle: int, high: int, kind: int) -> int:
    counts = low if kind < KINDS_EACH else middle if kind < 2 * KINDS_EACH else high
    return (counts >> (BITS * (kind % KINDS_EACH))) & ((1 << BITS) - 1)
