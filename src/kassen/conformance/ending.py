"""The claim that an ending explains itself: the sheet's lines add up to the scores, the ladder gives the ranks, and every
language can say both."""

from __future__ import annotations

import json
import random

from kassen.conformance.engine import play_on
from kassen.core import Game
from kassen.core.sheet import say_line
from kassen.core.text import LANGUAGES


def explains_itself(game: Game, seed: int) -> None:
    state, dice = game.start(seed), random.Random(seed)
    while not state.over:
        play_on(state, dice)
    result = json.loads(json.dumps(state.result()))
    rows, reason = result["sheet"], result["reason"]
    seats = [row for row in rows if isinstance(row["seat"], int)]
    assert [row["points"] for row in seats] == result["scores"], f"the sheet gives {rows}, the result {result['scores']}"
    assert [row["rank"] for row in seats] == result["ranks"], f"the ladder {reason['ladder']} does not give {result['ranks']}"
    texts = game.rules.texts
    for language in LANGUAGES:
        assert state.reason(language)
        for rung in reason["ladder"]:
            texts.say(f"rung-{rung['rung']}", language)
        for line in (line for row in rows for line in row["lines"]):
            assert say_line(texts, line, language)
