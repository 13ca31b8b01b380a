"""The page without a server: dist/tab, made from these sources."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "dist" / "tab"
BUILD_S = 900  # on a machine that has nothing of it yet; `make browser` builds it before
UNDER = "/some/folder"  # not at the root of its host


def build() -> Path:
    """The folder, made by the build itself: which does nothing when it is there from these sources."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "tab.py")], check=True, timeout=BUILD_S)
    return FOLDER


def digest(path: Path) -> str:
    """As the service worker knows a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
