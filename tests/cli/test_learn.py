"""`kassen learn`: a lesson in the terminal."""

from __future__ import annotations

import io

import pytest

from kassen.cli.main import main
from kassen.core import all_rules, rules
from kassen.core.lesson import has_lesson, say, steps

TAUGHT = [each.id for each in all_rules() if has_lesson(each)]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_learned_to_its_end(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = []
    for step in steps(rules(game)):
        numbers = {move.id: number for number, move in enumerate(step.state.listed(), 1)}
        wrong = next(number for id, number in numbers.items() if id != step.right.id)
        typed += [str(wrong), "nonsense", str(numbers[step.right.id])]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))
    assert main(["learn", game, "--lang", "en"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert " ".join(say(rules(game), "en", "farewell").split()) in said
    assert "Type the number of a choice" in said


def test_who_has_enough_may_stop(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["learn", "nobunaga"]) == 0
    assert "Goodbye" in capsys.readouterr().out
