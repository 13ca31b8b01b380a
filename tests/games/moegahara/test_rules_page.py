"""The rules page says what the data say, in every language, and lists what could not be read."""

from __future__ import annotations

import re

import pytest

from kassen.core import rules
from kassen.core.text import LANGUAGES
from kassen.games.moegahara.material import PRINTED, Card
from tests.games.moegahara.table import CARDS

TEXTS = rules("moegahara").texts
IN_TABLES = [card for card in CARDS.values() if card.type in ("general", "troop", "politics")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "card", [card for card in CARDS.values() if card.type in ("general", "troop", "politics")], ids=lambda card: card.id
)
def test_the_tables_show_every_general_troop_and_politics_card_with_its_cost(card: Card, language: str) -> None:
    name, cost = TEXTS.say(f"card-{card.id}", language), card.cost
    assert re.search(rf"^\| {name} \| {cost} \|", TEXTS.page("rules", language), re.M), f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_section_names_every_card_with_an_inferred_or_reconstructed_cell(language: str) -> None:
    last = TEXTS.page("rules", language).split("\n## ")[-1]
    for line in PRINTED.splitlines():
        card = line.split(",")[0]
        if card in CARDS and CARDS[card].type in ("general", "tactic", "treasure") and "cost R" in line:
            name = TEXTS.say(f"card-{card}", language)
            words = [*name.split(), name[:2]] if CARDS[card].type == "general" else [name]
            words += [name[2:]] if language == "ja" else []
            assert any(word in last for word in words), f"{language}: {name} is not in {last[:40]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_section_lists_the_generals_whose_side_was_inferred_and_no_others(language: str) -> None:
    heading = {"en": "**Sides:**", "fr": "**Camps\u00a0:**", "ja": "**陣営：**"}[language]
    (listed,) = [line for line in TEXTS.page("rules", language).split("\n") if heading in line]
    for line in PRINTED.splitlines():
        card = line.split(",")[0]
        if card in CARDS and CARDS[card].type == "general":
            name = TEXTS.say(f"card-{card}", language)
            called = [name[:2], name[2:]] if language == "ja" else name.split()
            assert any(word in listed for word in called) == ("side I" in line), f"{language}: {name}"
