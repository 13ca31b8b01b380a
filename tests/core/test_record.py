"""A record packed without NumPy has the bytes that NumPy's record type gives it."""

from __future__ import annotations

import pytest

from kassen.core import Rules, all_rules
from kassen.core.game import Game


@pytest.mark.parametrize("rules", all_rules(), ids=lambda rules: rules.id)
def test_a_packed_record_lies_as_its_type_says(rules: Rules) -> None:
    dtype = rules.record.dtype
    assert dtype.fields is not None
    assert {name: place for name, (_, place) in dtype.fields.items()} == rules.record.places
    assert dtype.itemsize == rules.record.size


@pytest.mark.parametrize("rules", all_rules(), ids=lambda rules: rules.id)
def test_packing_and_unpacking_lose_nothing(rules: Rules) -> None:
    state = Game(rules).start(5)
    packed = state.pack()
    assert packed.tobytes() == state.to_bytes()
    assert state.game.unpack(packed) == state
    packed["draws"] += 1  # it is the caller's own
    assert packed.tobytes() != state.to_bytes()
