"""`kassen learn`: a game's lesson in the terminal. Each step shows the board, explains, asks for a decision, and says what is
wrong with any other."""

from __future__ import annotations

import argparse

from kassen.cli.play import Quit, Screen, ask_move
from kassen.cli.words import BadCall
from kassen.core import Move, Rules, rules
from kassen.core.lesson import RIGHT, LessonStep, called, has_lesson, say, steps


def learn(given: argparse.Namespace) -> int:
    game_rules = rules(given.game)
    if not has_lesson(game_rules):
        raise BadCall("lesson", game=given.game)
    screen = Screen(given.lang, given.plain)
    try:
        told = list(steps(game_rules))
        for number, step in enumerate(told, 1):
            screen.line()
            screen.say("lesson-step", number=number, total=len(told))
            teach(game_rules, step, screen)
        screen.line()
        screen.line(say(game_rules, given.lang, "farewell"), style="bold")
    except (Quit, KeyboardInterrupt):
        screen.line()
        screen.say("goodbye")
    return 0


def teach(game_rules: Rules, step: LessonStep, screen: Screen) -> None:
    """Teach one step; returns once the right decision was made."""
    names = called(game_rules, screen.language)[: step.state.game.players]
    screen.block(step.state.show(step.seat, screen.language, names))
    screen.line()
    screen.line(say(game_rules, screen.language, step.name))
    while True:
        move = ask(game_rules, step, screen, names)
        answer = step.answer_to(move)
        screen.line(say(game_rules, screen.language, step.name, answer.say, move.data.to_dict()))
        if answer.say == RIGHT:
            break
    screen.line()
    for event in (event for turn in step.turns for event in turn.events):
        screen.line(event.text(screen.language, names))


def ask(game_rules: Rules, step: LessonStep, screen: Screen, names: list[str]) -> Move:
    screen.line()
    screen.line(say(game_rules, screen.language, step.name, "ask"), style="bold")
    return ask_move(step.state.listed(), screen, names)
