"""What is said of bots is what was measured (`python -m bench.ratings`, `bench.people`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.ratings import shown
from bench.strength import chosen
from kassen.bots import PEOPLE, strengths, styles
from kassen.core import all_rules
from tests.bots.test_people import PAIRS

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
FEWEST = 3  # games in which two of a level must be told apart by what they choose


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_the_two_of_a_level_choose_differently_with_intervals_apart(pair: tuple[str, ...]) -> None:
    assert len({game for name in pair for game in styles()[name]}) >= FEWEST


@pytest.mark.parametrize("game", [each.id for each in all_rules() if 2 in each.players])
def test_everybody_was_measured_unless_they_play_otherwise_since(game: str) -> None:
    for name, person in PEOPLE.items():
        assert game in strengths()[name] or game in person.habit.sway_in
    for found in strengths().values():
        assert game not in found or found[game].low < found[game].rating < found[game].high


def test_the_docs_have_the_ratings_as_they_were_measured() -> None:
    assert shown() in DOCS.read_text("utf-8"), "python -m bench.ratings --show"


def test_a_row_of_the_strength_table_can_be_measured_alone() -> None:
    assert [(each.game, each.bot, each.rival) for each in chosen(["gunkimono"], ["daimyo-samurai"])] == [
        ("gunkimono", "daimyo:sims=42", "samurai:sims=8")
    ]
    every = [each.row for each in chosen(["gunkimono"], [])]
    assert len(set(every)) == len(every), "no two rows of a game have one name"
    with pytest.raises(ValueError, match=f"no row emperor-greedy; there are {', '.join(every)}"):
        chosen(["gunkimono"], ["emperor-greedy"])
