"""The command as typed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

KASSEN = str(Path(sys.executable).parent / "kassen")


def run(*arguments: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run([KASSEN, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout[-500:] + done.stderr[-2000:]
    return done
