"""A game's lesson: a series of decisions at fixed positions for a beginner to make, played by the real rules.

`data/lesson.json` contains what happens, `locale/lesson.<language>.ftl` what is said about it. A chapter begins at a position.
Each of its steps asks the learner for one decision; `then` lists the decisions of all seats up to the next step. A decision is
given by a pattern of some of its fields: `{"do": "place", "at": "c2"}` is any placement there. A step's message has the teaching
as its value, and the attributes `ask`, `right`, `else`, and one for each kind of other choice that deserves its own explanation;
they may use the fields of the decision they answer. The message `farewell` closes the lesson.

A step may say where to look: `points_at` names what the text is about, `compares_with` what to compare it with. A place is a path
into the board as the learner sees it (`nobunaga.right`, `seats.0.hand`), or a name used in moves and events (`province:kyoto`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from kassen.core.data import read_text
from kassen.core.game import Game, Rules
from kassen.core.moves import Event, Move
from kassen.core.state import State
from kassen.core.text import Catalogue

RIGHT, ELSE = "right", "else"  # the kinds of answer that every step has
Pattern = dict[str, Any]


class Other(msgspec.Struct, forbid_unknown_fields=True):
    """Choices other than the right one that deserve an explanation of their own."""

    say: str
    moves: list[Pattern]


class WrittenStep(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    right: Pattern
    others: list[Other] = []
    then: list[Pattern] = []
    points_at: list[str] = []
    compares_with: list[str] = []


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    players: int
    seat: int
    position: dict[str, Any]
    steps: list[WrittenStep]
    options: dict[str, Any] = {}
    seed: int = 0


@dataclass(frozen=True)
class Answer:
    """What is said to some decisions. The answer `else` is for all that have no other one, and lists no moves."""

    say: str
    moves: tuple[int, ...] = ()


@dataclass(frozen=True)
class Turn:
    """One of the decisions that follow a question, the learner's own first: the events the learner may see, and the state after
    it."""

    seat: int
    events: list[Event]
    state: State


@dataclass(frozen=True)
class LessonStep:
    """One step: the state, what to say to each decision, and what follows the right one."""

    name: str
    chapter: int
    seat: int
    state: State
    answers: list[Answer]
    turns: list[Turn]
    points_at: list[str]
    compares_with: list[str]

    @property
    def right(self) -> Move:
        (answer,) = (answer for answer in self.answers if answer.say == RIGHT)
        return next(move for move in self.state.moves() if move.id in answer.moves)

    def answer_to(self, move: Move) -> Answer:
        return next(answer for answer in self.answers if move.id in answer.moves or answer.say == ELSE)


def has_lesson(rules: Rules) -> bool:
    return (files(rules.package) / "data" / "lesson.json").is_file()


@cache
def lesson(id: str, package: str) -> tuple[Chapter, ...]:
    """The chapters as written; ValueError says why they cannot be read."""
    try:
        return tuple(msgspec.json.decode(read_text(package, "lesson.json"), type=list[Chapter], strict=True))
    except msgspec.DecodeError as error:
        raise ValueError(f"lesson of {id}: {error}") from None


def steps(rules: Rules) -> Iterator[LessonStep]:
    """Play the lesson. ValueError names the step that does not fit the rules."""
    for number, chapter in enumerate(lesson(rules.id, rules.package)):
        state = Game(rules, chapter.players, chapter.options).load(chapter.position, chapter.seed)
        for step in chapter.steps:
            try:
                yield _play(state, step, number, chapter.seat)
            except ValueError as error:
                raise ValueError(f"lesson of {rules.id}, step {step.name}: {error}") from None


def _play(state: State, step: WrittenStep, chapter: int, seat: int) -> LessonStep:
    """Play one step; the state is advanced to where the next step begins."""
    if state.seat != seat:
        raise ValueError(f"seat {state.seat} decides, not the learner's seat {seat}")
    before = state.copy()
    free = state.moves()
    answers = []
    for say, patterns in [(RIGHT, [step.right]), *((other.say, other.moves) for other in step.others)]:
        meant = [move for move in free if any(fits(move.data.to_dict(), pattern) for pattern in patterns)]
        if not meant or (say == RIGHT and len(meant) > 1):
            raise ValueError(f"{say}: {len(meant)} decisions fit {patterns}")
        free = [move for move in free if move not in meant]
        answers.append(Answer(say, tuple(move.id for move in meant)))
    if free:
        answers.append(Answer(ELSE))
    turns = [_decide(state, pattern, seat) for pattern in [step.right, *step.then]]
    for place in [*step.points_at, *step.compares_with]:
        if not exists(place, before, seat):
            raise ValueError(f"there is no {place} to point at")
    return LessonStep(step.name, chapter, seat, before, answers, turns, step.points_at, step.compares_with)


def exists(place: str, state: State, seat: int) -> bool:
    """Whether `place` is a path into the board that this seat sees, or a name that the board or a legal move uses."""
    board = state.view(seat, moves=False).board.to_dict()
    kind, colon, name = place.partition(":")
    if colon:
        moves = [move.data.to_dict() for move in state.moves()]
        return (kind, name) in {(key, str(value)) for key, value in words_of([board, *moves, *_seats(state)])}
    part: Any = board
    for step in place.split("."):
        if isinstance(part, list) and step.isdecimal() and int(step) < len(part):
            part = part[int(step)]
        elif isinstance(part, dict) and step in part:
            part = part[step]
        else:
            return False
    return True


def words_of(part: Any, key: str = "") -> Iterator[tuple[str, Any]]:
    """All names and numbers in nested data, each with its key; those in a list have the key of the list."""
    if isinstance(part, dict):
        for name, value in part.items():
            yield from words_of(value, name)
    elif isinstance(part, list):
        for value in part:
            yield from words_of(value, key)
    else:
        yield key, part


def _seats(state: State) -> list[Pattern]:
    return [{"seat": seat} for seat in range(state.game.players)]


def _decide(state: State, pattern: Pattern, learner: int) -> Turn:
    seat = state.seat
    found = [move for move in state.moves() if fits(move.data.to_dict(), pattern)]
    if seat is None or len(found) != 1:
        raise ValueError(f"{len(found)} decisions of seat {seat} fit {pattern}")
    events = [event for event in state.play(found[0]) if event.seen_by(learner)]
    return Turn(seat, events, state.copy())


def fits(words: Mapping[str, Any], pattern: Pattern) -> bool:
    """Whether a decision has the fields of the pattern; a list in the pattern means any of its values."""
    return all(
        key in words and (words[key] == wanted or (isinstance(wanted, list) and words[key] in wanted))
        for key, wanted in pattern.items()
    )


# ── what is said ──


@cache
def _catalogue(package: str, language: str) -> Catalogue:
    """The lesson's texts, which may refer to the game's ({ house-takeda })."""
    return Catalogue(language, ("kassen.core", language), (package, language), (package, f"lesson.{language}"))


def say(rules: Rules, language: str, message: str, attribute: str = "", words: Mapping[str, Any] | None = None) -> str:
    """A step's teaching, or one of its attributes: the question, or the answer to a decision with these fields."""
    messages = _catalogue(rules.package, language)
    found = messages.get(message)
    pattern = (found.attributes.get(attribute) if attribute else found.value) if found else None
    if pattern is None and found and not attribute:
        return ""  # a step may continue the one before, with nothing new to teach
    if pattern is None:
        raise KeyError(f"lesson of {rules.id} has no text {message}.{attribute} in {language!r}")
    names = called(rules, language)
    spoken = {key: rules.texts.word(key, value, language, names) for key, value in (words or {}).items()}
    try:
        return messages.format(pattern, spoken)
    except KeyError as error:
        raise KeyError(f"lesson of {rules.id}, text {message}.{attribute} in {language!r}: {error.args[0]}") from None


def called(rules: Rules, language: str) -> list[str]:
    """The names of the people in the lesson, the learner included."""
    names = [rules.texts.say(f"lesson-name-{number}", language) for number in range(1, 7)]
    return names[: max(rules.players)]
