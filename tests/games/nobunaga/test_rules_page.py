"""The rules page says what the data say."""

from __future__ import annotations

import re

import pytest

from kassen.core import rules
from kassen.core.text import LANGUAGES
from kassen.games.nobunaga.material import FIRST_VALUE, HOUSE_IDS, SECOND_VALUE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_houses_shows_their_values(language: str) -> None:
    texts = rules("nobunaga").texts
    rows = re.findall(r"^\| (.+?) \| (\d+) \| \+(\d+) \|$", texts.page("rules", language), re.M)
    for number, house in enumerate(HOUSE_IDS):
        name = texts.say(f"house-{house}", language)
        values = [(int(first), int(second)) for houses, first, second in rows if name in houses]
        assert values == [(FIRST_VALUE[number], SECOND_VALUE[number])], f"{language}: {name}"
