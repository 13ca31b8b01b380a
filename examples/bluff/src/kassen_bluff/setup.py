"""Sets up the game: who begins, and the first roll."""

from __future__ import annotations

from kassen.author import OptionValues, draw, rule
from kassen_bluff.rules import begin_round
from kassen_bluff.state import BluffRecord


def configure(s: BluffRecord, options: OptionValues) -> None:
    s.dice_each = options["dice"]


@rule
def setup(s: BluffRecord) -> None:
    # A random seat begins the first round. (S)
    s.first = draw(s, s.players)
    begin_round(s)
