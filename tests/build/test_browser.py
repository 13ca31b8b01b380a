"""A machine without a browser says how to get one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_without_a_browser_one_command_is_named(tmp_path: Path) -> None:
    environment = {**os.environ, "PATH": str(tmp_path), "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path)}
    environment.pop("CHROMIUM", None)
    call = [sys.executable, "-m", "tests.web.browser"]
    done = subprocess.run(call, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    commands = [line.strip() for line in done.stderr.splitlines() if line.startswith("    ")]
    assert commands == [f"{sys.executable} -m playwright install --with-deps chromium"]


def test_a_browser_that_is_named_is_taken(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "PATH": str(tmp_path),
        "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path),
        "CHROMIUM": "/somewhere/chromium",
    }
    assert subprocess.run([sys.executable, "-m", "tests.web.browser"], cwd=ROOT, env=environment, check=False).returncode == 0
