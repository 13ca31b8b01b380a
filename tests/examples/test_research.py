"""The examples for researchers run as they stand, in short versions. The one that needs PyTorch: `make examples`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.nightly import at_night

EXAMPLES = Path(__file__).parents[2] / "examples"
# As a kernel does: cell by cell, in a process whose main module is no file.
NOTEBOOK = """
import json, sys
names = {"__name__": "__main__"}
for cell in json.load(open(sys.argv[1], encoding="utf-8"))["cells"]:
    if cell["cell_type"] == "code":
        exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
"""


def run(*command: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, **environment}, cwd=EXAMPLES, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-3000:]
    return done.stdout


@at_night
@pytest.mark.xdist_group("nobunaga")  # who has its machine code
def test_the_notebook_tells_its_story(tmp_path: Path) -> None:
    notebook = EXAMPLES / "story.ipynb"
    told = run("-c", NOTEBOOK, str(notebook), XDG_STATE_HOME=str(tmp_path))
    assert "the matrix ends ahead of random in" in told
    assert "OpenSpiel's ISMCTS would" in told
    code = [cell for cell in json.loads(notebook.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in code] == list(range(1, len(code) + 1)), (
        "what it shows is of one run, top to bottom"
    )


@pytest.mark.xdist_group("nobunaga")
@pytest.mark.parametrize("limit", [("--sims", "2"), pytest.param(("--seconds", "0.005"), marks=at_night)])
def test_openspiels_search_meets_ours_and_goes_on_where_it_stopped(limit: tuple[str, str], tmp_path: Path) -> None:
    rival = "mcts" if limit[0] == "--sims" else "ismcts"
    match = ["open_spiel_match.py", "nobunaga", "--rival", rival, *limit, "--journal", str(tmp_path / "games"), "--games"]
    assert "1 games: ours is ahead in" in run(*match, "1")
    told = run(*match, "2")
    assert "2 games: ours is ahead in" in told
    assert "1 games" not in told


@pytest.mark.xdist_group("nobunaga")
def test_another_match_does_not_go_on_there(tmp_path: Path) -> None:
    journal = tmp_path / "games"
    journal.write_text('{"game": "provinces"}\n')
    with pytest.raises(AssertionError, match="is of another match"):
        run("open_spiel_match.py", "nobunaga", "--sims", "2", "--journal", str(journal))
