"""The page without a server: dist/tab, made from these sources."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page

from tests.web.playing import until

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "dist" / "tab"
BUILD_S = 900  # on a machine that has nothing of it yet; `make browser` builds it before
UNDER = "/some/folder"  # not at the root of its host
# So many files are kept by the service worker.
KEPT = """async (number) => {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(opened.map((cache) => cache.keys()))).flat().length >= number;
}"""


def build() -> Path:
    """The folder, made by the build itself: which does nothing when it is there from these sources."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "tab.py")], check=True, timeout=BUILD_S)
    return FOLDER


def wait_until_kept(page: Page) -> None:
    """Offline from now on: all of this version is kept."""
    until(page, KEPT, sum(path.is_file() for path in FOLDER.rglob("*")) - 1)  # but the service worker itself


def digest(path: Path) -> str:
    """As the service worker knows a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
