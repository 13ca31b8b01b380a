"""Sets as numbers: the fast ways give what the slow ones do."""

from __future__ import annotations

import random

from kassen.core.bits import count, has_two, lowest, members, nth, wide


def test_members_their_number_and_order_agree_with_the_slow_way() -> None:
    dice = random.Random(1)
    for word in [1 << bit for bit in range(63)] + [dice.getrandbits(63) & dice.getrandbits(63) for _ in range(2000)]:
        slow = [bit for bit, digit in enumerate(reversed(f"{word:b}")) if digit == "1"]
        assert members(word) == slow
        assert count(word) == len(slow)
        assert has_two(word) == (len(slow) > 1)
        if slow:
            assert lowest(word) == slow[0]
            assert [nth(word, k) for k in range(len(slow))] == slow


def test_a_field_made_wide_is_the_same_number() -> None:
    assert [wide(number) for number in (-1, 0, 127)] == [-1, 0, 127]
