"""A real server in its own process, a real Chromium, and pages that must not complain."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from tests import nightly
from tests.web.browser import WHOLE, find, which
from tests.web.measuring import LANGUAGES

PATIENCE_S = 60  # on a machine that is busy with something else; what comes sooner is not waited for
expect.set_options(timeout=1_000 * PATIENCE_S)
WIDE = {"width": 1280, "height": 720}
PHONE = {"width": 360, "height": 740}
MOVING = "no-preference"  # the other wish about motion


class Server:
    """`kassen serve` as people run it, on a free port of the loopback."""

    def __init__(self, folder: Path, port: int = 0, **around: str) -> None:
        command = [sys.executable, "-m", "kassen.cli.main", "serve", "--no-limits", "--bots", "1"]
        command += ["--port", str(port), "--db", f"sqlite:///{folder / 'tables.db'}"]
        around = {**os.environ, "PYTHONUNBUFFERED": "1", **around}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=around)
        stuck = threading.Timer(3 * PATIENCE_S, self.process.kill)
        stuck.start()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        stuck.cancel()
        assert " at http://" in line, f"the server did not start: {line!r}"
        self.url = line.split()[-1].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


@pytest.fixture
def languages(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """Those in which a page is measured: all at night, by day one of them, another for another test."""
    if nightly.is_night:
        return LANGUAGES
    return (LANGUAGES[sum(request.node.name.encode()) % len(LANGUAGES)],)


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Server(tmp_path_factory.mktemp("tables"))
    yield server.url
    server.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": find(), "args": ["--no-sandbox", "--disable-dev-shm-usage"]}


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """With all that belongs to a window: notices, and the offer to install a page."""
    path = which(WHOLE) or find()
    if not path or "headless" in path:
        pytest.skip("A BROWSER WITHOUT A WINDOW SHOWS NO NOTICES AND INSTALLS NOTHING: neither is tested")
    browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
    yield browser
    browser.close()


class Pool:
    """Contexts of people who have left, for those who come: what one has fetched need not be fetched and compiled again."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._kinds: dict[BrowserContext, str] = {}
        self._free: dict[str, list[BrowserContext]] = {}

    def new_context(self, **given: Any) -> BrowserContext:
        kind = json.dumps(given, sort_keys=True)
        free = self._free.setdefault(kind, [])
        context = free.pop() if free else self._browser.new_context(**given)
        self._kinds[context] = kind
        return context

    def take_back(self, context: BrowserContext) -> None:
        for page in context.pages:
            page.close()
        self._free[self._kinds[context]].append(context)


class Visitor:
    """Somebody new with a browser of their own. What the page complains of is remembered and fails the test at its end."""

    def __init__(self, browser: Browser | Pool, base_url: str, *, lang: str = "en-GB", **given: Any) -> None:
        settings = given.pop("settings", {"pace": "instant", "callouts": False})
        given = {"viewport": WIDE, "reduced_motion": "reduce", **given}  # what moves costs time: only where it is the matter
        self.context = browser.new_context(base_url=base_url, locale=lang, **given)
        self.context.set_default_timeout(1_000 * PATIENCE_S)
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.page: Page = self.context.new_page()
        self.context.clear_cookies()
        inspector = self.context.new_cdp_session(self.page)
        inspector.send("Storage.clearDataForOrigin", {"origin": base_url, "storageTypes": "all"})
        inspector.detach()
        # Only before the first page: what the page itself saves later stays.
        self.page.add_init_script(f"try {{ localStorage.kassen ??= {json.dumps(json.dumps(settings))} }} catch {{}}")
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on(
            "console", lambda message: self.complaints.append(message.text) if message.type in ("error", "warning") else None
        )

    def forgive(self, *words: str) -> None:
        """What must be complained of in this test: a lost line is one."""
        self.forgiven = words

    def leave(self) -> None:
        self.context.close()
        self.check()

    def check(self) -> None:
        left = [each for each in self.complaints if not any(word in each for word in self.forgiven)]
        assert not left, f"the page complained: {left}"


@pytest.fixture(scope="session")
def pool(browser: Browser) -> Pool:
    return Pool(browser)


@pytest.fixture
def visit(pool: Pool, base_url: str) -> Iterator[Callable[..., Visitor]]:
    visitors: list[Visitor] = []

    def come(url: str = base_url, **given: Any) -> Visitor:
        visitors.append(Visitor(pool, url, **given))
        return visitors[-1]

    yield come
    for visitor in visitors:
        pool.take_back(visitor.context)
    for visitor in visitors:
        visitor.check()
