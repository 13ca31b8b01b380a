"""Puzzles: each is one by its figures, gives nothing away, and every day has its own."""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import msgspec
import pytest

from kassen.analysis.compiled import compiled_measure
from kassen.analysis.decision import Options, Position
from kassen.analysis.mining import AHEAD, DECIDED, FEWEST, LEVELS, ahead, kind
from kassen.analysis.puzzles import Puzzle, of_the_day, puzzles, read, write
from kassen.cli.main import main
from kassen.core import Game, Rules, all_rules, rules

WITH = [each for each in all_rules() if puzzles(each)]


@pytest.mark.parametrize("game", [pytest.param(each, id=each.id) for each in WITH])
def test_every_puzzle_is_what_its_figures_say(game: Rules) -> None:
    for puzzle in puzzles(game):
        state = puzzle.begin(game)
        assert state.seat is not None
        first, *others = [option.value for option in puzzle.options]
        assert {option.id for option in puzzle.options} <= set(state.legal())
        assert len(state.legal()) >= FEWEST
        assert first - max(others) >= AHEAD - 1e-3  # figures are rounded
        assert first <= DECIDED
        assert puzzle.ahead[0] >= AHEAD
        assert puzzle.ahead[1] > 0  # another judge holds it best, too
        assert list(puzzle.missed) == list(LEVELS)
    assert len({kind(puzzle) for puzzle in puzzles(game)}) == len(puzzles(game))
    assert read(write(list(puzzles(game)))) == list(puzzles(game))


@pytest.mark.parametrize("game", [pytest.param(each, id=each.id) for each in WITH])
def test_who_plays_on_meets_another_table_that_looks_the_same(game: Rules) -> None:
    for puzzle in puzzles(game)[:3]:
        state = puzzle.begin(game)
        again = state.game.load(puzzle.redrawn(game, 7), 7)
        assert again.view(state.seat) == state.view(state.seat)
        assert again.legal() == state.legal()


def test_every_day_has_its_own_until_all_were_there() -> None:
    game = WITH[0]
    total = len(puzzles(game))
    days = [datetime.date(2026, 11, 17) + datetime.timedelta(day) for day in range(total + 1)]
    numbers = [of_the_day(game, day) for day in days]
    assert sorted(numbers[:total]) == list(range(total))
    assert numbers[total] == numbers[0]


def graded(puzzle: Puzzle) -> list[str]:
    return [puzzle.grade(option.id) for option in puzzle.options]


def test_the_best_is_best_and_what_was_not_compared_is_worst() -> None:
    puzzle = puzzles(WITH[0])[0]
    assert graded(puzzle) == ["best", *["blunder"] * (len(puzzle.options) - 1)]
    assert puzzle.grade(-1) == "blunder"


def test_an_option_must_be_far_ahead_of_every_other() -> None:
    game = Game(rules("nobunaga"), 2)
    state = game.start(1)
    assert state.seat is not None
    legal = state.legal()
    table = Options(compiled_measure(game), Position(0, state.record(), state.seat, state.phase, legal, legal[0]), 1, [1, 2, 3])
    table.chances = {1: [0.2, 0.2], 2: [0.6, 0.4], 3: [0.3, 0.3]}
    best, by = ahead(table)
    assert (best, round(by, 6)) == (2, 0.2)
    table.chances[3] = [0.4, 0.4]
    best, by = ahead(table)
    assert (best, round(by, 6)) == (None, 0.1)


def test_mining_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """Two games at once, or one and then the other: the same puzzles, and the same account of what was looked at."""
    files = [tmp_path / "at-once.json", tmp_path / "by-and-by.json"]
    for file, calls in zip(files, ([2], [1, 2]), strict=True):
        for games in calls:
            main(["puzzles", "mine", "nobunaga", "--players", "2", "--games", str(games), "--seed", "7", "--out", str(file)])
    notes = [json.loads(file.with_suffix(".mined.json").read_text()) for file in files]
    assert notes[0] == notes[1]
    assert notes[0]["2 players from seed 7"]["games"] == 2
    found = [file.read_text() if file.exists() else "" for file in files]
    assert found[0] == found[1]


def test_rating_asks_the_levels_again_and_changes_nothing_else(tmp_path: Path) -> None:
    first = puzzles(rules("nobunaga"))[0]
    never = msgspec.structs.replace(first, missed=dict.fromkeys(LEVELS, 1.0))
    file = tmp_path / "puzzles.json"
    file.write_text(write([never]))
    main(["puzzles", "rate", "nobunaga", "--out", str(file)])
    (rated,) = read(file.read_text())
    assert rated.missed["shogun"] < 0.5
    assert msgspec.structs.replace(rated, missed=first.missed) == first


def test_checking_keeps_one_of_a_kind(tmp_path: Path) -> None:
    """Figures of today may make two puzzles ask the same."""
    first = puzzles(rules("nobunaga"))[0]
    file = tmp_path / "puzzles.json"
    file.write_text(write([first, first]))
    main(["puzzles", "check", "nobunaga", "--out", str(file)])
    (kept,) = read(file.read_text())
    assert kept.best == first.best
