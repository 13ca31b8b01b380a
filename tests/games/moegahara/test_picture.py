"""What is drawn of a card: its strength counts, however long its name."""

from __future__ import annotations

import pytest

import kassen
from kassen.core.text import width
from kassen.core.words import Words
from kassen.games.moegahara.material import LAST_GENERAL, PRINTED_CARDS
from kassen.games.moegahara.picture import LETTERS, named
from kassen.games.moegahara.shapes import Deployed


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_every_deployed_card_is_drawn_with_its_strength(language: str) -> None:
    say = Words(kassen.game("moegahara", players=2).start(1), language, None).say
    for card in PRINTED_CARDS[: LAST_GENERAL + 6]:  # generals and troops
        drawn = named(Deployed(card=card.id, seat=0, strength=10), say)
        assert drawn.endswith("10")
        assert width(drawn) <= LETTERS, drawn
