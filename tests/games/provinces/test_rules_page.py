"""The rules page says what the data say, in every language."""

from __future__ import annotations

import re

import pytest

from kassen.core import rules
from kassen.core.bits import members
from kassen.core.text import LANGUAGES
from kassen.games.provinces.material import CARD_IDS, LAND, PROVINCE_IDS, PROVINCES, SEA, SMALL

TEXTS = rules("provinces").texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_shows_every_border(language: str) -> None:
    names = [TEXTS.say(f"province-{province}", language) for province in PROVINCE_IDS]
    rows = re.findall(r"^\| ([^|]+?) \|([^|]*)\|([^|]*)\|$", TEXTS.page("rules", language), re.M)
    comma = TEXTS.say("list-comma", language).strip()
    for province in range(PROVINCES):
        ((_, *borders),) = [row for row in rows if row[0] == names[province]]
        shown = [{name.strip() for name in cell.split(comma) if name.strip()} for cell in borders]
        assert shown == [{names[other] for other in members(way[province])} for way in (LAND, SEA)], names[province]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_small_castles_are_listed_with_what_could_not_be_read(language: str) -> None:
    last = TEXTS.page("rules", language).split("\n## ")[-1]
    numbers = [int(number) for number in re.findall(r"\d+", last)]
    small = [value for value in SMALL if value]
    assert any(numbers[at : at + len(small)] == small for at in range(len(numbers)))


@pytest.mark.parametrize("page", ["rules", "summary"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tactic_and_daimyo_card_is_told(language: str, page: str) -> None:
    names = [TEXTS.say(f"{'tactic' if number < 12 else 'daimyo'}-{card}", language) for number, card in enumerate(CARD_IDS)]
    assert [name for name in names if name not in TEXTS.page(page, language)] == []
