"""A game's lesson in the terminal: the table, what to know, a decision, and why not when it is another."""

from __future__ import annotations

import argparse

from kassen.cli.play import Quit, Screen, matching, offer
from kassen.core import Move, Rules, rules
from kassen.core.lesson import RIGHT, Scene, called, has_lesson, say, scenes


def learn(given: argparse.Namespace) -> int:
    game_rules = rules(given.game)
    if not has_lesson(game_rules):
        raise ValueError(f"{given.game} has no lesson; read its rules with `kassen rules {given.game}`")
    screen = Screen(given.lang, given.plain)
    try:
        told = list(scenes(game_rules))
        for number, scene in enumerate(told, 1):
            screen.line()
            screen.say("lesson-step", number=number, total=len(told))
            teach(game_rules, scene, screen)
        screen.line()
        screen.line(say(game_rules, given.lang, "farewell"), style="bold")
    except (Quit, KeyboardInterrupt):
        screen.line()
        screen.say("goodbye")
    return 0


def teach(game_rules: Rules, scene: Scene, screen: Screen) -> None:
    """One step, until the right decision is found."""
    names = called(game_rules, screen.language)[: scene.state.game.players]
    screen.block(scene.state.show(scene.seat, screen.language, names))
    screen.line()
    screen.line(say(game_rules, screen.language, scene.name))
    while True:
        move = ask(game_rules, scene, screen, names)
        answer = scene.answer_to(move)
        screen.line(say(game_rules, screen.language, scene.name, answer.say, move.data))
        if answer.say == RIGHT:
            break
    screen.line()
    for event in (event for turn in scene.turns for event in turn.events):
        screen.line(event.text(screen.language, names))


def ask(game_rules: Rules, scene: Scene, screen: Screen, names: list[str]) -> Move:
    moves = scene.state.listed()
    sentences = [move.text(screen.language, names) for move in moves]
    screen.line()
    screen.line(say(game_rules, screen.language, scene.name, "ask"), style="bold")
    offer(screen, sentences, range(len(moves)))
    while True:
        found = matching(screen.ask(), sentences)
        if len(found) == 1:
            screen.line(sentences[found[0]])
            return moves[found[0]]
        if found:
            screen.say("several-match", number=len(found))
            offer(screen, sentences, found)
        else:
            screen.say("not-understood")
