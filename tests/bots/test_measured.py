"""What is said of bots is what was measured (`python -m bench.ratings`, `bench.people`)."""

from __future__ import annotations

import pytest

from kassen.bots import PEOPLE, strengths, styles
from kassen.core import all_rules
from tests.bots.test_people import PAIRS

FEWEST = 3  # games in which two of a level must be told apart by what they choose


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_the_two_of_a_level_choose_differently_with_intervals_apart(pair: tuple[str, ...]) -> None:
    assert len({game for name in pair for game in styles()[name]}) >= FEWEST


@pytest.mark.parametrize("game", [each.id for each in all_rules() if 2 in each.players])
def test_everybody_was_measured_unless_they_play_otherwise_since(game: str) -> None:
    for name, found in strengths().items():
        if game in found:
            assert found[game].low < found[game].rating < found[game].high
        else:
            assert game in PEOPLE[name].habit.sway_in
