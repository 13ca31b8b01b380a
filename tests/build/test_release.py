"""A release has one version, an entry in the changelog, and a clean tree; what refuses it says what to do."""

from __future__ import annotations

import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import kassen
from tools import release

ROOT = Path(__file__).parents[2]
DATED = "# Changes\n\n## 1.2.0, 2026-11-17\n\n- A new game.\n\n## 1.1.0, 2026-01-02\n- Old.\n"


def test_the_version_is_written_in_one_place() -> None:
    assert release.version() == kassen.__version__ == version("kassen")
    assert kassen.__version__ not in (ROOT / "pyproject.toml").read_text("utf-8")


def test_the_changelog_has_an_entry_for_this_version() -> None:
    when, points = release.entries((ROOT / "CHANGELOG.md").read_text("utf-8"))[kassen.__version__]
    assert when
    assert points


def test_nothing_is_against_a_clean_tree_with_a_dated_entry() -> None:
    assert release.objections("1.2.0", DATED, "", ["v1.1.0"]) == []


@pytest.mark.parametrize(
    ("name", "changes", "status", "tags", "says"),
    [
        ("1.3.0", DATED, "", [], "no entry for 1.3.0"),
        ("1.2.0", DATED.replace("- A new game.", ""), "", [], "no entry for 1.2.0"),
        ("1.2.0", DATED.replace("2026-11-17", "in preparation"), "", [], "has no date"),
        ("1.2.0", DATED, " M README.md\n", [], "not committed"),
        ("1.2.0", DATED, "?? new.py\n", [], "not committed"),
        ("1.2.0", DATED, "", ["v1.2.0"], "tagged already"),
    ],
)
def test_a_release_is_refused_with_a_sentence(name: str, changes: str, status: str, tags: list[str], says: str) -> None:
    [objection] = release.objections(name, changes, status, tags)
    assert says in objection


def test_what_tries_a_wheel_out_sees_whether_its_games_end(tmp_path: Path) -> None:
    release.play_in_terminal(Path(sys.executable), tmp_path)
    release.play_over_http(Path(sys.executable), tmp_path)
