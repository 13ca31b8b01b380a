"""`kassen puzzle`: the puzzle of the day in the terminal. One try, then the chances of all moves, and why."""

from __future__ import annotations

import argparse
import datetime

from kassen.analysis.hint import differences
from kassen.analysis.puzzles import Puzzle, of_the_day, puzzles
from kassen.analysis.words import TEXTS, percent
from kassen.bots import bot_name, level_name
from kassen.cli.hints import BAR, said
from kassen.cli.play import Quit, Screen, ask_move
from kassen.cli.words import BadCall
from kassen.core import Rules, State, all_rules, rules

SAID = 3  # effects shown for a move


def puzzle(given: argparse.Namespace) -> int:
    day = given.date or datetime.date.today()
    game = rules(given.game) if given.game else of_the_games(day)
    if not puzzles(game):
        raise BadCall("puzzle", game=game.id)
    screen = Screen(given.lang, given.plain)
    try:
        solve(game, puzzles(game)[of_the_day(game, day)], screen)
    except (Quit, KeyboardInterrupt):
        screen.line()
        screen.say("goodbye")
    return 0


def of_the_games(day: datetime.date) -> Rules:
    """The game whose puzzle is shown that day: they take turns, by days since 1970, as in the browser."""
    with_some = [each for each in all_rules() if puzzles(each)]
    if not with_some:
        raise BadCall("puzzle", game="")
    return with_some[(day - datetime.date(1970, 1, 1)).days % len(with_some)]


def solve(game: Rules, asked: Puzzle, screen: Screen) -> None:
    state, language = asked.begin(game), screen.language
    names = [bot_name(level, seat, language) for seat, level in enumerate(asked.source.bots)]
    screen.line(TEXTS.say("puzzle-title", language), style="bold")
    screen.line(game.title(language), style="bold")
    screen.block(state.show(state.seat, language, names))
    screen.line()
    screen.line(TEXTS.say("puzzle-level", language, level=level_name(asked.level, language)))
    screen.line(state.prompt(language, names), style="bold")
    tried = ask_move(state.listed(), screen, names).id
    screen.line()
    screen.line(TEXTS.say("puzzle-found" if tried == asked.best else "puzzle-missed", language), style="bold")
    tell(state, asked, tried, screen, names)


def tell(state: State, asked: Puzzle, tried: int, screen: Screen, names: list[str]) -> None:
    language = screen.language
    for option in asked.options:
        mark = "◎" if option.id == asked.best else "△" if option.id == tried else "○"
        full = round(option.value * BAR)
        bar = "█" * full + "░" * (BAR - full)
        error = percent(option.error, language, digits=1)
        screen.line(f"{mark} {bar} {percent(option.value, language)} ± {error}  {state.move(option.id).text(language, names)}")
    other = state.move(tried if tried != asked.best else asked.options[1].id)
    why = differences(state, [asked.options[0], other])[0]
    if why:
        screen.line(TEXTS.say("puzzle-why", language), style="bold")
        screen.line(said(state, why[:SAID], language, names))
    found = (f"{level_name(level, language)} {percent(1 - share, language)}" for level, share in asked.missed.items())
    screen.line(TEXTS.say("puzzle-bots", language, list=TEXTS.say("puzzle-join", language).join(found)))
