"""The list of errors is kept: each can still be put into the rules as they are. What notices them: python -m tests.mutants."""

from __future__ import annotations

import pytest

from tests.mutants.__main__ import ROOT
from tests.mutants.errors import ERRORS, Error


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.breaks)
def test_an_error_has_its_place_in_the_rules(error: Error) -> None:
    source = (ROOT / "src" / "kassen" / "games" / error.file).read_text("utf-8")
    assert source.count(error.old) == 1, f"put it where the rule is now, or choose another: {error.old}"
    compile(source.replace(error.old, error.new), error.file, "exec")
    assert error.old != error.new


def test_there_are_thirty_of_all_games() -> None:
    assert len(set(ERRORS)) >= 30
    assert {error.game for error in ERRORS} == {
        path.name for path in (ROOT / "tests" / "games").iterdir() if path.is_dir() and path.name[0] != "_"
    }
