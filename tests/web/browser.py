"""Which browser the tests drive: Chromium of the system, or one that is fetched for it.

`python -m tests.web.browser` makes sure of one and fails, loudly, where there is none to be had.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE_S = 240
NONE = """
════════════════════════════════════════════════════════════════════════════════
  SKIPPED: all tests in a real browser (tests/web).
  There is no Chromium here, and neither apt-get nor playwright could fetch one.
  Install Chromium, or name one by CHROMIUM=/path/to/it, and run `make browser`.
════════════════════════════════════════════════════════════════════════════════
"""


def system_browser() -> str | None:
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


def playwright_browser() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def fetch() -> None:
    """Debian's package when we are root on a Debian, otherwise Playwright's own download."""
    debian = Path("/etc/debian_version").exists() and hasattr(os, "geteuid") and os.geteuid() == 0
    ways = [["apt-get", "install", "--yes", "--quiet", "chromium", "fonts-noto-cjk"]] if debian else []
    for way in [*ways, [sys.executable, "-m", "playwright", "install", "chromium"]]:
        print(f"Kassen: no browser yet; trying {' '.join(way[:3])} ...", flush=True)
        try:
            if subprocess.run(way, timeout=PATIENCE_S, check=False, stdout=subprocess.DEVNULL).returncode == 0:
                return
        except (OSError, subprocess.TimeoutExpired):
            continue


def find() -> str | None:
    return system_browser() or playwright_browser()


if __name__ == "__main__":
    if not find():
        fetch()
    if not find():
        sys.exit(NONE)
