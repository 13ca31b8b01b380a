"""What clients are told about the games, their rules, lessons and bots, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from importlib.resources import files

from kassen.analysis.puzzles import puzzles
from kassen.bots import LEVELS, PEOPLE, strengths, styles
from kassen.core import Option, Rules, all_rules, lesson, rules
from kassen.server import messages as m
from kassen.server.levels import levels
from kassen.server.refusal import Refusal


def all_games(language: str) -> list[m.GameInfo]:
    return [describe(game_rules, language) for game_rules in all_rules()]


def describe(game_rules: Rules, language: str) -> m.GameInfo:
    say = game_rules.texts.say
    return m.GameInfo(
        id=game_rules.id,
        title=game_rules.title(language),
        title_ja=game_rules.title("ja"),
        tagline=say("tagline", language),
        players=list(game_rules.players),
        options=[tell_option(game_rules, option, language) for option in game_rules.options],
        phases=[phase.name for _, phase in sorted(game_rules.phases.items())],
        teams={str(players): list(game_rules.teams(players)) for players in game_rules.players} if game_rules.teams else {},
        lesson=lesson.has_lesson(game_rules),
        summary=has_page(game_rules, "summary"),
        puzzles=len(puzzles(game_rules)),
    )


def tell_option(game_rules: Rules, option: Option, language: str) -> m.OptionInfo:
    return m.OptionInfo(
        name=option.name,
        default=option.default,
        choices=list(option.choices),
        says=option.says(game_rules.texts, language),
        file=option.file,
        help=game_rules.texts.say(f"option-{option.name}", language),
    )


def all_bots() -> list[m.BotInfo]:
    return [m.BotInfo(level, level in LEVELS, None, rated(level)) for level in levels() if level not in PEOPLE] + [
        m.BotInfo(name, True, person.level, rated(name), styles()[name]) for name, person in PEOPLE.items()
    ]


def rated(name: str) -> dict[str, m.Rating]:
    return {game: m.Rating(**asdict(found)) for game, found in strengths().get(name, {}).items()}


def find(game: str) -> Rules:
    try:
        return rules(game)
    except ValueError as error:
        raise Refusal("not_found", "no-such-game", error) from None


def has_page(game_rules: Rules, name: str) -> bool:
    return (files(game_rules.package) / "locale" / f"{name}.en.md").is_file()


def page(game: str, name: str, language: str) -> str:
    """A longer text of a game: its rules, or its summary."""
    game_rules = find(game)
    if not has_page(game_rules, name):
        raise Refusal("not_found", "no-such-page")
    return game_rules.texts.page(name, language)


@cache
def encode_lesson(game: str, language: str) -> bytes:
    """The whole lesson as the client gets it. It depends only on the game and the language, so it is played once for each."""
    game_rules = find(game)
    if not lesson.has_lesson(game_rules):
        raise Refusal("not_found", "no-lesson")
    steps = [lesson_step(game_rules, step, language) for step in lesson.steps(game_rules)]
    farewell = lesson.say(game_rules, language, "farewell")
    names = lesson.called(game_rules, language)
    return m.encode(m.Lesson(game=game, names=names, steps=steps, farewell=farewell))


def lesson_step(game_rules: Rules, step: lesson.LessonStep, language: str) -> m.LessonStep:
    names = lesson.called(game_rules, language)
    by_id = {move.id: move for move in step.state.moves()}

    def answers(answer: lesson.Answer) -> list[m.LessonAnswer]:
        """One LessonAnswer for all decisions that get the same text."""
        told: dict[str, list[int]] = {}
        meant = answer.moves or [id for id, move in by_id.items() if step.answer_to(move) is answer]
        for id in meant:
            told.setdefault(lesson.say(game_rules, language, step.name, answer.say, by_id[id].data.to_dict()), []).append(id)
        general = answer.say == lesson.ELSE and len(told) == 1
        right = answer.say == lesson.RIGHT
        return [m.LessonAnswer(text=text, right=right, moves=[] if general else moves) for text, moves in told.items()]

    return m.LessonStep(
        name=step.name,
        chapter=step.chapter,
        seat=step.seat,
        text=lesson.say(game_rules, language, step.name),
        ask=lesson.say(game_rules, language, step.name, "ask"),
        prompt=step.state.prompt(language, names),
        view=step.state.view(step.seat),
        answers=[told for answer in step.answers for told in answers(answer)],
        turns=[lesson_turn(turn, step.seat, language, names) for turn in step.turns],
        points_at=step.points_at,
        compares_with=step.compares_with,
    )


def lesson_turn(turn: lesson.Turn, learner: int, language: str, names: Sequence[str]) -> m.LessonTurn:
    view = turn.state.view(learner, moves=False)  # the next step's view has them
    events = [event.data for event in turn.events]
    return m.LessonTurn(seat=turn.seat, events=events, lines=[event.text(language, names) for event in turn.events], view=view)


def texts(game: str, language: str) -> str:
    """The Fluent messages a client needs for this game: core's, the bots', the server's, then the game's own."""
    packages = ("kassen.core", "kassen.bots", "kassen.server", find(game).package)
    return "\n".join((files(package) / "locale" / f"{language}.ftl").read_text("utf-8") for package in packages)
