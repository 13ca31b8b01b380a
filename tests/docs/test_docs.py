"""What README and docs tell people to type works as written."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BIN = Path(sys.executable).parent
# Typed by a person at other times: these start this very test, measure for minutes and report on that, or serve until stopped.
NOT_HERE = ("make ", "kassen serve", "kassen arena", "kassen train", "kassen rate", "kassen report", "python -m bench")


def commands() -> list[tuple[str, str]]:
    """Every line that is set in four spaces, or stands in a `sh` block, and begins with a program of ours."""
    found = []
    for page in PAGES:
        for line in page.read_text("utf-8").split("\n"):
            typed = line.strip().removeprefix("$ ")
            if line.startswith("    ") and re.match(r"(kassen|node|python -m) ", typed) and not typed.startswith(NOT_HERE):
                found.append((page.name, typed.split("  #")[0].strip()))
    return found


def python_blocks() -> dict[str, list[str]]:
    """Of each page that has some."""
    found = {page.name: re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.S) for page in PAGES}
    return {page: blocks for page, blocks in found.items() if blocks}


# One after the other, each as if it were typed alone; a process of its own for each would import the same libraries again.
ONE_BY_ONE = """
import sys
for block in sys.argv[1:]:
    try:
        exec(block, {"__name__": "__main__"})
    except BaseException:
        print(block, file=sys.stderr)
        raise
"""


@pytest.mark.parametrize(("page", "command"), commands())
def test_command_works(page: str, command: str, tmp_path) -> None:
    environment = {**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}"}
    words = shlex.split(command)
    done = subprocess.run(
        words, cwd=ROOT, env=environment, input="1\n" * 300, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, f"{page}: {command}\n{done.stderr[-1500:]}"
    assert done.stdout.strip()


@pytest.mark.parametrize("page", python_blocks())
def test_python_blocks_of_a_page_work(page: str) -> None:
    call = [sys.executable, "-c", ONE_BY_ONE, *python_blocks()[page]]
    done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, f"{page}:\n{done.stderr[-3000:]}"


def test_every_target_the_readme_names_exists() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in set(re.findall(r"(?:`|    )make ([a-z]+)", "".join(page.read_text("utf-8") for page in PAGES))):
        assert re.search(rf"^{target}:", makefile, re.M), f"no make target {target}"


def test_every_link_between_pages_leads_somewhere() -> None:
    for page in PAGES:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"
