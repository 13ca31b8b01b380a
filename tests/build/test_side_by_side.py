"""Commands beside each other: every line says whose it is, and one that fails is not lost among those that do not."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "side_by_side.py"


def beside(**scripts: str) -> subprocess.CompletedProcess[str]:
    calls = [f"{name}={shlex.join([sys.executable, '-c', script])}" for name, script in scripts.items()]
    return subprocess.run([sys.executable, str(TOOL), *calls], capture_output=True, text=True, check=False, timeout=60)


def test_each_line_says_whose_it_is() -> None:
    done = beside(unit="print('one', flush=True); print('two')", web="import sys; print('three', file=sys.stderr)")
    assert done.returncode == 0
    told = done.stdout.splitlines()
    assert [line for line in told if line.startswith("unit")] == ["unit | one", "unit | two"]
    assert "web  | three" in told
    assert told[-2:] == ["Kassen: unit is green", "Kassen: web is green"]


def test_one_that_fails_fails_all_and_the_others_are_heard_out() -> None:
    done = beside(bad="raise SystemExit(3)", killed="import os; os.kill(os.getpid(), 9)", good="print('to the end')")
    assert done.returncode == 9
    assert "good   | to the end" in done.stdout
    assert "Kassen: bad failed (3)" in done.stdout
    assert "Kassen: killed failed (-9)" in done.stdout


def test_they_run_at_the_same_time(tmp_path: Path) -> None:
    """Two who wait for each other both end."""
    one, two = tmp_path / "one", tmp_path / "two"
    for fifo in (one, two):
        subprocess.run(["mkfifo", str(fifo)], check=True)
    done = beside(
        a=f"open({str(one)!r}, 'w').write('x'); open({str(two)!r}).read()",
        b=f"open({str(one)!r}).read(); open({str(two)!r}, 'w').write('x')",
    )
    assert done.returncode == 0
