"""Constants of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from kassen.core.source import Constant, Unread

LOOKS: list[Callable[[Any], Any]] = [
    len,
    list,
    lambda table: table[1][0],
    lambda table: table[:],
    lambda table: np.array(table[:]),
]


@pytest.mark.parametrize("look", LOOKS)
def test_a_table_is_made_once_and_only_when_somebody_looks(look: Callable[[Any], Any]) -> None:
    rows, made = [(1, 2), (3, 4)], []

    def make() -> list[tuple[int, int]]:
        made.append(1)
        return rows

    table = Unread(make)
    assert not made
    for _ in range(2):
        assert np.array_equal(look(table), look(Constant(map(list, rows))))
    assert made == [1]
    assert type(table) is Constant
