"""Which browser the tests drive: Chromium of the system, or Playwright's own.

`python -m tests.web.browser` fails, loudly, where there is neither, and names the command that fetches one.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NAMES = ("chromium-headless-shell", *WHOLE)  # the first has no window, and needs half the processor time
COMMAND = f"{sys.executable} -m playwright install --with-deps chromium"
NONE = f"""
════════════════════════════════════════════════════════════════════════════════
  SKIPPED: all tests in a real browser (tests/web). There is no Chromium here.
  This fetches one (or name yours by CHROMIUM=/path/to/it), then `make browser`:

    {COMMAND}
════════════════════════════════════════════════════════════════════════════════
"""


def system_browser() -> str | None:
    return os.environ.get("CHROMIUM") or which(NAMES)


def which(names: Iterable[str]) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)


def playwright_browser() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def find() -> str | None:
    return system_browser() or playwright_browser()


if __name__ == "__main__":
    if not find():
        sys.exit(NONE)
