"""The rules page says what the data say, in every language."""

from __future__ import annotations

import re

import pytest

from kassen.core import rules
from kassen.core.text import LANGUAGES
from kassen.games.gunkimono.material import BANNER_ROW, BANNER_VALUES, FEWEST_SQUARES, REMOVED, STRONGHOLD_ROW

TEXTS = rules("gunkimono").texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_shows_the_rows_of_the_track_and_the_tiles_removed(players: int, language: str) -> None:
    rows = re.findall(r"^\| ([2-5](?:, |、)?5?) \| (.+) \|$", TEXTS.page("rules", language), re.M)
    ((_, cells),) = [row for row in rows if str(players) in row[0]]
    numbers = [int((re.findall(r"\d+", cell) or ["0"])[0]) for cell in cells.split("|")]
    assert numbers == [*STRONGHOLD_ROW[players], BANNER_ROW[players], REMOVED[players]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_values_of_the_banners_and_the_fewest_squares_are_named(language: str) -> None:
    page = TEXTS.page("rules", language)
    for values in BANNER_VALUES:
        assert re.search(rf"\b{min(values)}\D{{1,4}}{max(values)}(?!\d)", page) or f"{min(values)}から{max(values)}" in page
    assert re.search(rf"(?<!\d){FEWEST_SQUARES}(?!\d)", page.split("\n## ")[-1])
