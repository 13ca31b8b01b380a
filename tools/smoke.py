"""Does the installed package work here? Plays a game in the terminal and one over HTTP: `python tools/smoke.py`, on any
system."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.release import play_in_terminal, play_over_http

if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="kassen-smoke-", ignore_cleanup_errors=True) as folder:
        play_in_terminal(Path(sys.executable), Path(folder))
        play_over_http(Path(sys.executable), Path(folder))
    print("A game was played in the terminal, and one over HTTP.")
