"""Sets as numbers: the fast ways give what the slow ones do."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

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


def test_the_machine_s_own_way_to_the_nth_member_is_that_of_steps() -> None:
    from kassen.core import all_rules
    from kassen.core.bits import nth_by_steps
    from kassen.core.compiled import entry, prepare

    prepare(all_rules()[0])  # the compiler takes the rules of sets with those of any game

    @entry
    def differ(words: Any) -> Any:
        wrong = 0
        for word in words:
            for k in range(count(word)):
                wrong += nth(word, k) != nth_by_steps(word, k)
        return wrong

    dice = random.Random(2)
    assert differ(np.array([dice.getrandbits(63) & dice.getrandbits(63) for _ in range(500)], np.int64)) == 0


def test_a_field_made_wide_is_the_same_number() -> None:
    assert [wide(number) for number in (-1, 0, 127)] == [-1, 0, 127]
