"""Claims about texts: every language has every message, and everything in a game can be said."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast
from msgspec.structs import replace

from kassen.conformance.engine import is_looked_at, play_on
from kassen.core import Event, Game, Move, State
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
        needed |= {f"choice-{option.name}-{word}" for option in rules.options for word in option.choices if isinstance(word, str)}
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
        if is_looked_at(state, dice):
            say_everything(state, language)
        for event in state.events[spoken:]:
            assert event.text(language)
        spoken = len(state.events)
        if state.over:
            return
        play_on(state, dice)


def say_everything(state: State, language: str) -> None:
    """Prompt, moves and board in words."""
    assert state.prompt(language)
    sentences = [move.text(language) for move in state.moves()]
    assert len(set(sentences)) == len(sentences), f"decision {state.ply}: two moves sound alike in {language}: {sentences}"
    assert state.show(state.seat, language)


SAMPLE = 40  # this many first decisions are all checked, later ones ever more rarely


def made_of_data(game: Game, seed: int) -> None:
    """Sentences depend on the data alone: a copy of the data says the same, even after another state was put into words.

    So claims about what a seat learns (secrecy.py) need not compare sentences.
    """
    state, dice = game.start(seed), random.Random(seed)
    told = 0
    while True:
        if state.over or dice.random() * state.ply < SAMPLE:
            seat, moves = dice.choice([*range(game.players), None]), state.moves()
            some = dice.sample(moves, min(3, len(moves)))
            said_again(state, seat, [*some, *state.events[told:][-3:]], dice)
        told = len(state.events)
        if state.over:
            return
        play_on(state, dice)


def said_again(state: State, seat: int | None, spoken: list[Move | Event], dice: random.Random) -> None:
    """Put the board as a seat sees it, and some moves and events, into words: from the data, and later from a copy of them."""
    rules, language = state.game.rules, dice.choice(LANGUAGES)
    view, copies = sent(state.view(seat), rules.shapes.view), [replace(one, data=received(one)) for one in spoken]
    first = [state.show(seat, language), *(one.text(language) for one in spoken)]
    other = state.resample(seat, dice.getrandbits(32))
    if not other.over:
        play_on(other, dice)
    other.show(seat, language)
    again = [
        rules.show(view, lambda message, **words: rules.texts.say(message, language, **words)),
        *(one.text(language) for one in copies),
    ]
    for before, after in zip(first, again, strict=True):
        assert before == after, f"decision {state.ply}: the same data were {before[:300]!r}, and are now {after[:300]!r}"


def received(one: Move | Event) -> Any:
    """The data of a move or an event as another program reads them."""
    shapes = one.game.rules.shapes
    return sent(one.data, shapes.move if isinstance(one, Move) else shapes.event)


def sent(value: Any, shape: Any) -> Any:
    """A value sent through JSON and read as its shape: nothing may get lost or change its type."""
    copy = msgspec.json.decode(msgspec.json.encode(value), type=shape, strict=True)
    assert copy == value, f"{copy} is read where {value} was sent: one of the two is not as the shapes say"
    return copy
