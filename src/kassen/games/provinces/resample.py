"""What a seat cannot know, drawn again: nothing lies hidden in this game, and the dice to come are not yet in the record."""

from __future__ import annotations

from kassen.core import rule
from kassen.games.provinces.state import ProvincesRecord


@rule
def resample(s: ProvincesRecord, seat: int) -> None:
    """The display of the draft is open, so who took which daimyo card is known to all; face down it only shows as unused. (I)"""
