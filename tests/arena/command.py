"""The command as typed: as a process of its own where it is to be killed, else in this one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kassen.cli.main import main

KASSEN = str(Path(sys.executable).parent / "kassen")


def start(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [KASSEN, *arguments],
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


def read_until(process: subprocess.Popen[str], words: str) -> None:
    assert process.stderr is not None
    while words not in (line := process.stderr.readline()):
        assert line, f"it ended before it said {words!r}"


def run(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> tuple[str, str]:
    """What it says, and what it says about that."""
    try:
        returned: object = main(arguments)
    except SystemExit as end:
        returned = end.code
    out, errors = capsys.readouterr()
    assert returned == code, errors
    return out, errors
