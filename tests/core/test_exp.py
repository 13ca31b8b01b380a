"""An exponential of our own: right, and the same bits everywhere."""

from __future__ import annotations

import hashlib
import math
import struct

from hypothesis import given
from hypothesis import strategies as st

from kassen.core import exp


@given(st.floats(-690, 690))
def test_it_is_right_but_for_the_last_place(x: float) -> None:
    assert abs(exp(x) - math.exp(x)) <= 2 * math.ulp(math.exp(x))


def test_it_has_an_end() -> None:
    assert exp(-1000.0) == exp(-math.inf) == 0.0
    assert exp(1000.0) == exp(math.inf) == math.inf
    assert exp(0.0) == 1.0


VALUES = [number / 64 for number in range(-44_800, 44_801, 7)]


def digest(values: list[float]) -> str:
    return hashlib.sha256(struct.pack(f"<{len(values)}d", *values)).hexdigest()[:16]


def test_its_bits_are_these_on_every_machine() -> None:
    assert digest([exp(x) for x in VALUES]) == "f7f213b98ec14470"


def test_machine_code_has_the_same_bits() -> None:
    from kassen.core.compiled import entry

    fast = entry(exp)
    assert digest([fast(x) for x in VALUES]) == digest([exp(x) for x in VALUES])
