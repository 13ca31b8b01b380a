"""The dictionary is short, and what it and the tour name is there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
TREES = (ROOT / "src" / "kassen", ROOT / "web" / "src")
LONGEST = 40


@cache
def sources() -> str:
    files = (path for tree in TREES for path in tree.rglob("*") if path.suffix in (".py", ".ts") and "static" not in path.parts)
    return "\n".join(path.read_text("utf-8") for path in sorted(files))


def defines(name: str) -> bool:
    return re.search(rf"\b(class|def|interface|type|const) {name}\b|^\s*{name}\s*[:=]", sources(), re.M) is not None


def test_the_dictionary_is_short_and_names_what_there_is() -> None:
    page = (ROOT / "docs" / "words.md").read_text("utf-8")
    assert len(page.splitlines()) <= LONGEST
    names = re.findall(r"`([\w.]+)`", page)
    assert len(names) > 30
    assert [name for name in names if not defines(name.rpartition(".")[2])] == []
    paths = re.findall(r"[\w/]+(?:\.svelte)?\.(?:py|ts)\b", page)
    assert [path for path in paths if not any((tree / path).is_file() for tree in TREES)] == []


def test_a_word_is_explained_once() -> None:
    page = (ROOT / "docs" / "words.md").read_text("utf-8")
    words = [line.split("|")[1].strip() for line in page.splitlines() if line.startswith("| ")][1:]
    assert len(set(words)) == len(words)


def test_the_tour_names_files_that_there_are() -> None:
    tour = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("```")[1]
    names = set(re.findall(r"[\w]+\.py\b", tour))
    there = {path.name for folder in ("src", "tools") for path in (ROOT / folder).rglob("*.py")} | {"hatch_build.py"}
    assert len(names) > 60
    assert names <= there
