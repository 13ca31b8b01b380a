"""What is said at a table reads as its language is written: whoever joins words in code would write English marks."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from kassen.core import Game, all_rules
from kassen.core.text import LANGUAGES, Texts
from tests import nightly

GAMES = [rules for rules in all_rules() if rules.package.startswith("kassen.games.")]
SHOWN_A_PHASE = 6  # tables; each takes a while to put into words
# French has a space before a colon; Japanese has marks of its own, which want none after them.
FAULTS = {
    "en": re.compile(r"[，、。：；]"),
    "fr": re.compile(r"(?<!\s):(?!\S)|[，、。：；]"),
    "ja": re.compile(r"[:,;] |[:,;]$|[：、。；] ", re.MULTILINE),
}


def texts(game: Game, language: str, seed: int) -> Iterator[str]:
    """All that is said in a random game, and the table as it looks in every phase, to a player and to a spectator."""
    state, dice = game.start(seed), random.Random(seed)
    told, shown = 0, dict.fromkeys([*(phase.name for phase in game.rules.phases.values()), "over"], 0)
    while True:
        yield from (event.text(language) for event in state.events[told:])
        told = len(state.events)
        if shown[state.phase] < SHOWN_A_PHASE:
            shown[state.phase] += 1
            yield state.prompt(language)
            yield from (move.text(language) for move in state.moves()[:20])
            yield state.show(state.seat, language)
            yield state.show(None, language)
        if state.over:
            return
        state.play(dice.choice(state.legal()))


@cache
def games(id: str) -> list[Game]:
    """The fewest players with every option the other way, and the most with none; at night either with either."""
    rules = next(rules for rules in GAMES if rules.id == id)
    others = {option.name: [each for each in option.choices if each != option.default] for option in rules.options}
    changed = {name: choices[0] for name, choices in others.items() if choices}
    fewest, most = rules.players[0], rules.players[-1]
    found = [Game(rules, fewest, changed), Game(rules, most)]
    return [*found, Game(rules, fewest), Game(rules, most, changed)] if nightly.is_night else found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", [rules.id for rules in GAMES])
def test_marks_are_those_of_the_language(id: str, language: str) -> None:
    said = {text for game in games(id) for text in texts(game, language, seed=1)}
    assert len(said) > 100
    wrong = [line for text in sorted(said) for line in text.split("\n") if FAULTS[language].search(line)]
    assert not wrong, wrong[:5]


@pytest.mark.parametrize("id", [rules.id for rules in GAMES])
def test_no_language_is_shown_by_another(id: str) -> None:
    """A table in French or Japanese has no line of the English one that has words in it, but for names."""
    state = games(id)[0].start(1)
    english = set(state.show(0, "en").split("\n"))
    for language in ("fr", "ja"):
        same = [line for line in state.show(0, language).split("\n") if line in english and re.search(r"[a-z]{3}", line)]
        assert not same


def test_a_person_may_be_called_like_a_text_of_ours() -> None:
    assert Texts("kassen.cli").has("seat-name", "en")
    assert Texts("kassen.cli").say("final-rank", seat="name", rank=1, score=5) == "1. name: 5"
