"""The claim that an ending explains itself: lines add up to scores, the ladder gives the ranks, and all of it can be said."""

from __future__ import annotations

import json
import random
from typing import Any

from kassen.conformance.engine import play_on
from kassen.core import Game
from kassen.core.text import LANGUAGES


def explains_itself(game: Game, seed: int) -> None:
    state, dice = game.start(seed), random.Random(seed)
    while not state.over:
        play_on(state, dice)
    result = json.loads(json.dumps(state.result()))
    rows, reason = result["sheet"], result["reason"]
    seats = [row for row in rows if isinstance(row["seat"], int)]
    assert [row["points"] for row in seats] == result["scores"], f"the sheet gives {rows}, the result {result['scores']}"
    assert ranks(game, rows, reason["ladder"]) == result["ranks"], (
        f"the ladder {reason['ladder']} does not give {result['ranks']}"
    )
    texts = game.rules.texts
    for language in LANGUAGES:
        assert state.reason(language)
        for rung in reason["ladder"]:
            texts.say(f"rung-{rung['rung']}", language)
        for line in (line for row in rows for line in row["lines"]):
            texts.say(f"line-{line['line']}", language, **{key: value for key, value in line.items() if key != "line"})


def ranks(game: Game, rows: list[dict[str, Any]], ladder: list[dict[str, Any]]) -> list[int]:
    """What follows from the ladder alone: one place behind everybody (or every team) ahead on the first rung that differs."""
    team_of = game.rules.teams(game.players) if game.rules.teams else range(game.players)
    has = [tuple(rung["values"][at] for rung in ladder) for at in range(len(rows))]
    side = [team_of[row["seat"]] if isinstance(row["seat"], int) else row["seat"] for row in rows]
    return [1 + len({side[other] for other in range(len(rows)) if has[other] > has[at]}) for at in range(game.players)]
