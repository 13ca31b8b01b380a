"""`kassen analyse`: a saved game looked back on, in every form, and what it refuses before it begins."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kassen.analysis import Analysis
from kassen.cli.main import main
from tests.endings import last_decisions


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The last decisions of a game, from a position on."""
    path = tmp_path / "game.json"
    path.write_text(last_decisions(6).log.to_json(), "utf-8")
    return path


def test_a_report_stands_alone_and_data_can_be_read_again(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = saved.with_name("report.html")
    assert main(["analyse", str(saved), "--budget", "quick", "--html", str(report)]) == 0
    page = report.read_text("utf-8")
    assert "<svg" in page
    assert "src=" not in page
    capsys.readouterr()
    assert main(["analyse", str(saved), "--budget", "quick", "--json"]) == 0
    found = Analysis.from_json(capsys.readouterr().out)
    assert found.complete
    assert len(found.rows) == len(json.loads(saved.read_text("utf-8"))["decisions"])


def test_a_file_carries_its_analysis_and_still_verifies(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(saved), "--budget", "quick", "--save", "--lang", "fr"]) == 0
    assert json.loads(saved.read_text("utf-8"))["analysis"]["rows"]
    assert main(["verify", str(saved)]) == 0


@pytest.mark.parametrize("place", ["nowhere/report.html", "."])
def test_where_nothing_can_be_written_nothing_is_begun(saved: Path, capsys: pytest.CaptureFixture[str], place: str) -> None:
    assert main(["analyse", str(saved), "--html", str(saved.parent / place)]) == 2
    said = capsys.readouterr()
    assert "cannot save to" in said.err
    assert list(saved.parent.iterdir()) == [saved]


def test_a_file_that_could_not_be_written_stays_whole(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The disk fills up, or (here) something is in the way: no half file takes the game's place."""
    before = saved.read_bytes()
    saved.with_name(f"{saved.name}.part").mkdir()
    assert main(["analyse", str(saved), "--budget", "quick", "--save"]) == 2
    assert "cannot save to" in capsys.readouterr().err
    assert saved.read_bytes() == before


@pytest.mark.parametrize("wrong", [{"decisions": [10**6]}, {"game": "go"}, {"options": {"handicap": 9}}])
def test_what_is_no_game_of_ours_is_one_sentence(
    saved: Path, capsys: pytest.CaptureFixture[str], wrong: dict[str, object]
) -> None:
    saved.write_text(json.dumps(json.loads(saved.read_text("utf-8")) | wrong), "utf-8")
    before = saved.read_bytes()
    assert main(["analyse", str(saved), "--save"]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
    assert saved.read_bytes() == before
