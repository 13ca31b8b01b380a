"""A server's page that was installed as an app: what it can do when the server cannot be reached, and what it says."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.conftest import Server, Visitor
from tests.web.playing import until

KEPT = """() => caches.open('kassen').then((cache) => cache.match('/api/games/provinces/lesson?lang=en')).then(Boolean)"""


def test_the_page_its_rules_and_lessons_are_there_without_the_server(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    visitor = Visitor(browser, server.url)
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Play now: Nobunaga").wait_for()
    page.evaluate("() => dispatchEvent(new Event('appinstalled'))")  # what a browser says when it was
    until(page, KEPT)
    server.stop()
    visitor.forgive("Failed to load resource", "ERR_CONNECTION_REFUSED")
    page.goto("/rules/nobunaga")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("/learn/provinces")
    expect(page.locator(".frame")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("Rules and lessons work without it")
    visitor.leave()
