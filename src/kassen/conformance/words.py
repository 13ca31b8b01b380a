"""Claims about texts: nothing is missing in any language, and everything can be said."""

from __future__ import annotations

import json
import random
import re
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from kassen.conformance.engine import play_on
from kassen.core import Game, State
from kassen.core.text import LANGUAGES


def messages(package: str, language: str) -> set[str]:
    text = (files(package) / "locale" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not broken, f"{package}/locale/{language}.ftl cannot be read at {broken[0][:60]!r}"
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def complete(game: Game, seed: int) -> None:
    rules = game.rules
    known = {language: messages(rules.package, language) for language in LANGUAGES}
    for language in LANGUAGES:
        missing = known["en"] ^ known[language]
        assert not missing, f"only in one of en and {language}: {sorted(missing)[:5]}"
        needed = {"title", "tagline", "prompt-over", "phase-over"} | {f"option-{option.name}" for option in rules.options}
        needed |= {f"{kind}-{phase.name}" for kind in ("prompt", "phase") for phase in rules.phases.values()}
        assert needed <= known[language], f"{language} lacks {sorted(needed - known[language])}"
        page = rules.texts.page("rules", language)
        explained = " ".join(re.findall(r"<!-- phases: ([a-z -]+?) *-->", page)).split()
        assert sorted(explained) == sorted(phase.name for phase in rules.phases.values()), f"rules page {language}: {explained}"


def speaks(game: Game, seed: int) -> None:
    state, dice = game.start(seed), random.Random(seed)
    language = LANGUAGES[seed % len(LANGUAGES)]
    spoken = 0
    while True:
        spoken += say_everything(state, language, spoken)
        if state.over:
            return
        play_on(state, dice)


def say_everything(state: State, language: str, since: int) -> int:
    """Prompt, moves, news and table in words; returns how many news there were."""
    assert state.prompt(language)
    sentences = [move.text(language) for move in state.moves()]
    assert len(set(sentences)) == len(sentences), f"decision {state.ply}: two moves sound alike in {language}: {sentences}"
    fresh = state.events[since:]
    for event in fresh:
        assert event.text(language)
        json.dumps(event.data)
    assert state.show(state.seat, language)
    return len(fresh)
