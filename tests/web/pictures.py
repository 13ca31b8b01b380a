"""The pictures of the documentation, taken from real games: `python -m tests.web.pictures`. Look at them before committing."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.browser import find
from tests.web.conftest import PHONE, Server, Visitor
from tests.web.playing import decide_by_keyboard, is_over, open_table, wait_for_me
from tests.web.test_moegahara import march

IMAGES = Path(__file__).parents[2] / "docs" / "images"
SETTLE_MS = 700


def until(page: Page, sight: Callable[[], bool], longest: int = 200) -> None:
    wait_for_me(page)
    for _ in range(longest):
        if sight() or is_over(page):
            break
        decide_by_keyboard(page)
    page.keyboard.press("Escape")  # the list of moves is a drawer on a phone


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(SETTLE_MS)
    page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=84)  # paper grain makes a PNG ten times as large
    print(name)


def home(page: Page) -> None:
    for game in ("nobunaga", "provinces", "gunkimono"):
        open_table(page, game, 3)
        wait_for_me(page)
    page.goto("/")
    page.wait_for_selector("article svg")


def round_of_nobunaga(page: Page) -> None:
    open_table(page, "nobunaga", 4)
    until(page, lambda: page.locator(".laid .card").count() > 4 and page.locator(".mid .can").count() > 2)


def attack(page: Page) -> None:
    open_table(page, "nobunaga", 4)
    until(page, lambda: page.locator(".attack").count() > 0 and page.locator(".choices .choice").count() > 1)


def split(page: Page) -> None:
    open_table(page, "provinces", 4)
    until(page, lambda: page.locator(".men .fig").count() > 18 and page.locator(".split").count() > 2)
    page.locator(".split").last.hover()


def war(page: Page) -> None:
    open_table(page, "provinces", 4)
    until(page, lambda: False)
    page.get_by_role("button", name="Next battle").wait_for()
    for _ in range(4):
        page.get_by_role("button", name="Next battle").click()


def battlefield(page: Page) -> None:
    open_table(page, "gunkimono", 4, ["me", *["greedy"] * 3])
    wait_for_me(page)
    while page.locator(".square .level").count() < 24 or page.locator(".hand [data-lit]").count() < 3:
        decide_by_keyboard(page, "2" if page.locator(".score").count() else "1")  # honor, so that there are strongholds
    page.keyboard.press("Escape")
    page.locator(".hand [data-lit]").first.click()
    lit = page.locator(".square[data-lit]")
    lit.nth(lit.count() // 2).focus()


def deployment(page: Page) -> None:
    """A card is about to march where the enemy stands."""
    open_table(page, "moegahara", 4)
    wait_for_me(page)
    facing = page.locator(".open:has(.team-b) .land[data-lit]")
    for _ in range(200):
        if is_over(page) or (
            page.locator(".chip.now:is(.troop, .general)").count() and page.locator(".card").count() > 8 and facing.count()
        ):
            break
        march(page)
    facing.first.hover()


def replay(page: Page) -> None:
    path = open_table(page, "nobunaga", 3)
    until(page, lambda: False)
    page.goto(f"/replay/{path.rpartition('/')[2]}?ply=24")
    page.wait_for_selector(".frame")


def sitting(browser: Browser, url: str, name: str, go: Callable[[Page], None], **given: Any) -> None:
    visitor = Visitor(browser, url, **given)
    try:
        go(visitor.page)
        take(visitor.page, name)
    finally:
        visitor.context.close()


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        calm = {"pace": "quick"}
        try:
            sitting(browser, server.url, "home", home)
            sitting(browser, server.url, "home-dark-ja", home, lang="ja-JP", color_scheme="dark")
            sitting(browser, server.url, "nobunaga", round_of_nobunaga)
            sitting(browser, server.url, "nobunaga-attack-dark", attack, color_scheme="dark")
            sitting(browser, server.url, "provinces", split)
            sitting(browser, server.url, "provinces-war", war, settings=calm)
            sitting(browser, server.url, "gunkimono", battlefield)
            sitting(browser, server.url, "gunkimono-phone", battlefield, viewport=PHONE, lang="ja-JP", color_scheme="dark")
            sitting(browser, server.url, "moegahara", deployment)
            sitting(browser, server.url, "replay", replay)
            sitting(browser, server.url, "nobunaga-phone", attack, viewport=PHONE, lang="fr-FR")
            sitting(browser, server.url, "provinces-phone", split, viewport=PHONE)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
