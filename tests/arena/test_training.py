"""A policy learns what the search tries, from games that are the same wherever they are played."""

from __future__ import annotations

import tomllib
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import kassen
from kassen.arena.chart import curve
from kassen.arena.plan import fixture
from kassen.arena.training import SHARPER, Lesson, Note, Studied, Table, demand_policy, fit, learn, progress, study, written
from kassen.core.policy import Cell, Policy

TRUE = np.array([1.5, -0.7, 0.0])
LOOKS = np.random.default_rng(0).normal(size=(50, len(TRUE)))
POLICY = Policy(("good", "bad", "idle"), lambda: [Cell("only", tuple(look)) for look in LOOKS], lambda s, a: a)


def notes(seed: int, decisions: int) -> list[Note]:
    """What somebody would try who decides by the true weights."""
    dice, found = np.random.default_rng(seed), []
    for _ in range(decisions):
        cells = dice.choice(len(LOOKS), size=dice.integers(2, 6))
        heavy = np.exp(LOOKS[cells] @ TRUE / SHARPER)
        found.append(Note(cells.tolist(), dice.multinomial(4000, heavy / heavy.sum()).tolist()))
    return found


def test_true_weights_are_found_and_said_of_unseen_games() -> None:
    lesson = learn(POLICY, notes(1, 300), notes(2, 100))["only"]
    assert list(lesson.weights.values()) == pytest.approx(list(TRUE), abs=0.08)
    assert lesson.least < lesson.loss < 1.1 * lesson.least < lesson.before


def test_the_slope_of_the_loss_is_its_slope() -> None:
    table, at = Table(POLICY, notes(3, 40)), np.array([0.3, 0.2, -0.4])
    for k, way in enumerate(np.eye(3) * 1e-5):
        assert (table.loss(at + way)[0] - table.loss(at - way)[0]) / 2e-5 == pytest.approx(table.loss(at)[1][k], abs=1e-4)
    assert table.loss(fit(table))[0] <= table.loss(TRUE)[0] + 1


def test_more_games_teach_more_and_a_curve_shows_it() -> None:
    nothing: dict[str, Any] = {
        "scores": (),
        "ranks": (),
        "win_shares": (),
        "decisions": (),
        "seconds": (),
        "facts": (),
        "table_facts": {},
    }
    games = [Studied(number=n, seed=n, bots=(), notes=notes(n, 12), **nothing) for n in range(60)]
    steps = progress(POLICY, games)
    assert [step.games for step in steps] == [1, 3, 6, 12, 24, 48]  # one in five judges
    assert steps[2].before > steps[2].loss > steps[-1].loss > steps[-1].least
    drawn = curve([(str(step.games), step.loss) for step in steps], {"all alike": steps[0].before}, "a < b")
    assert ElementTree.fromstring(drawn).findtext("{*}title") == "a < b"
    assert drawn.count("<circle") == 6


def test_a_game_is_studied_the_same_way_twice() -> None:
    game = kassen.game("nobunaga", players=2)
    asked = fixture(5, 0, 0, ["search:sims=20"] * 2)
    first, second = study(game, asked), study(game, asked)
    assert first.notes == second.notes
    assert first.scores == second.scores
    kinds = [{demand_policy(game).cells[cell].kind for cell in note.cells} for note in first.notes]
    assert all(len(kind) == 1 for kind in kinds)  # a decision is of one kind, whatever its options are
    assert all(len(note.tried) == len(note.cells) and sum(note.tried) <= 20 for note in first.notes)


def test_what_is_learned_for_one_number_of_players_leaves_others_alone() -> None:
    lesson = Lesson({"good": 1.25, "bad": -0.5, "idle": 0.0}, 60, 0.5, 0.9, 0.4)
    two = written({"only": lesson}, {"seed": 1, "commit": "abc"}, 2, "")
    both = tomllib.loads(written({"only": lesson}, {"seed": 7, "commit": "abc"}, 3, two))["players"]
    assert both["2"] == tomllib.loads(two)["players"]["2"]
    assert both["3"]["from"]["seed"] == 7
    assert both["3"]["weights"]["only"] == {"good": 1.25, "bad": -0.5}, "what weighs nothing is not written"


def test_a_game_without_features_says_so() -> None:
    with pytest.raises(ValueError, match="nothing to train"):
        demand_policy(kassen.game("provinces"))
