"""Effects of moves, and hints, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kassen.analysis.hint import Estimate, differences, estimates
from kassen.bots import Knowledge
from kassen.cli.words import TEXTS
from kassen.core import Effect, State
from kassen.core.effects import say_effect

MARKS = ("◎", "○")  # best, second best
BAR = 20  # characters wide


def said(state: State, effects: Sequence[Effect], language: str, names: Sequence[str]) -> str:
    texts = state.game.rules.texts
    each = (say_effect(texts, effect.data(), language, names) for effect in effects)
    return texts.say("list-semicolon", language).join(each)


def hint_lines(state: State, language: str, names: Sequence[str]) -> Iterator[str]:
    """The two best moves with their estimated chances, and what differs between them."""
    options = estimates(Knowledge(state))
    why = differences(state, options)
    yield TEXTS.say("hint-estimate", language)
    for mark, option, effects in zip(MARKS, options, why, strict=False):
        yield f"{mark} {state.move(option.id).text(language, names)}"
        yield f"  {bar(option)} {chance(option, language)}"
        if effects:
            yield f"  {said(state, effects, language, names)}"
    if not any(why):
        yield TEXTS.say("hint-alike", language)


def bar(option: Estimate) -> str:
    full = round(option.chance * BAR)
    return "█" * full + "░" * (BAR - full)


def chance(option: Estimate, language: str) -> str:
    percent, error = round(100 * option.chance), max(1, round(100 * option.error))
    return TEXTS.say("hint-chance", language, percent=percent, error=error, sims=option.sims)
