"""Puzzles for clients: the question, and after a try the answer."""

from __future__ import annotations

import datetime
import secrets

from kassen.analysis.hint import differences
from kassen.analysis.puzzles import Puzzle, puzzles
from kassen.analysis.puzzles import of_the_day as number_of
from kassen.core import Rules
from kassen.server import messages as m
from kassen.server.games import find
from kassen.server.refusal import Refusal

EXPLAINED = 24  # moves whose effects are told with the question
SAID = 3  # effects of a move in an answer


def of_the_day(game: str, day: datetime.date) -> m.Puzzle:
    rules = find(game)
    number = number_of(rules, day) if puzzles(rules) else 0
    puzzle = pick(rules, number)
    state = puzzle.begin(rules)
    assert state.seat is not None
    return m.Puzzle(
        game=game,
        number=number,
        total=len(puzzles(rules)),
        seat=state.seat,
        bots=puzzle.source.bots,
        view=state.view(state.seat),
        effects={str(id): [effect.data() for effect in state.effects(id)] for id in state.legal()[:EXPLAINED]},
        level=puzzle.level,
        missed=puzzle.missed,
    )


def answer(game: str, number: int, tried: int) -> m.PuzzleAnswer:
    rules = find(game)
    puzzle = pick(rules, number)
    state = puzzle.begin(rules)
    if tried not in state.legal():
        raise Refusal("illegal", "illegal")
    other = state.move(tried if tried != puzzle.best else puzzle.options[1].id)
    why, instead = ([effect.data() for effect in each[:SAID]] for each in differences(state, [puzzle.options[0], other]))
    return m.PuzzleAnswer(
        grade=puzzle.grade(tried),
        options=[m.PuzzleOption(option.id, option.value, option.error) for option in puzzle.options],
        why=why,
        instead=instead,
        position=puzzle.redrawn(rules, secrets.randbits(63)),
    )


def pick(rules: Rules, number: int) -> Puzzle:
    if not 0 <= number < len(puzzles(rules)):
        raise Refusal("not_found", "no-puzzle")
    return puzzles(rules)[number]
