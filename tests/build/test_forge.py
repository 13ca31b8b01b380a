"""What the Makefile and the forge's files name is there, and every file that was written is kept."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.M))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CALLERS = [*WORKFLOWS, ROOT / ".ci" / "run", ROOT / "Containerfile", ROOT / "README.md", ROOT / "CONTRIBUTING.md"]


@pytest.mark.parametrize("path", CALLERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_target_that_is_called_exists(path: Path) -> None:
    called = set(re.findall(r"(?:^|[`;&:] *|run: *)make ([a-z-]+)", path.read_text("utf-8"), re.M))
    assert called <= TARGETS


def test_what_is_no_file_is_named_as_such() -> None:
    (phony,) = re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.M)
    assert set(phony.split()) == TARGETS


@pytest.mark.parametrize("path", [ROOT / "Makefile", *WORKFLOWS], ids=lambda path: path.name)
def test_every_file_that_is_named_exists(path: Path) -> None:
    named = set(re.findall(r"(?<![\w./-])(?:tests|tools|docs)/[\w./-]*\w", path.read_text("utf-8")))
    assert {name for name in named if not (ROOT / name).exists()} == set()


def test_the_forge_tests_every_python_from_the_oldest_that_is_allowed() -> None:
    (oldest,) = re.findall(r'requires-python = ">=3\.(\d+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    tested = {int(minor) for minor in re.findall(r'"3\.(\d+)"', (ROOT / ".github/workflows/test.yml").read_text("utf-8"))}
    assert tested == set(range(int(oldest), max(tested) + 1))


@pytest.mark.skipif(not (ROOT / ".git").exists() or not shutil.which("git"), reason="only a repository ignores anything")
def test_no_source_is_ignored() -> None:
    sources = [path for folder in ("src", "tests", "tools", "bench", "docs", "web/src") for path in (ROOT / folder).rglob("*.*")]
    told = "\n".join(str(path) for path in sources if "__pycache__" not in path.parts and "static" not in path.parts)
    asked = subprocess.run(["git", "check-ignore", "--stdin"], cwd=ROOT, input=told, capture_output=True, text=True, check=False)
    assert asked.stdout == ""
