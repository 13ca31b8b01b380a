"""The pictures of the documentation, taken from real games: `python -m tests.web.pictures`, or only those that are named. Look at
them before committing."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from kassen import State
from tests.web.browser import find
from tests.web.conftest import MOVING, PHONE, Server, Visitor
from tests.web.playing import decide_by_keyboard, is_over, open_table, wait_for_me
from tests.web.scenes import Scene, arrive, left, position_of

IMAGES = Path(__file__).parents[2] / "docs" / "images"
SETTLE_MS = 700


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


def sight(page: Page, game: str, seen: Callable[[State], bool]) -> None:
    """At a table of four that begins where this is to be seen: no bot is waited for."""
    position, me = position_of(Scene(game, 4, {}, seen))
    open_table(page, game, 4, ["me" if seat == me else "random" for seat in range(4)], position=position)
    wait_for_me(page)
    page.keyboard.press("Escape")  # the list of moves is a drawer on a phone


def play_on(page: Page) -> None:
    """To the end."""
    wait_for_me(page)
    while not is_over(page):
        decide_by_keyboard(page)


def round_of_nobunaga(page: Page) -> None:
    sight(page, "nobunaga", lambda state: state.phase == "pick" and state.round > 6 and len(state.legal()) > 3)


def attack(page: Page) -> None:
    sight(page, "nobunaga", lambda state: state.phase == "attack" and len(state.legal()) > 2)


def split(page: Page) -> None:
    sight(page, "provinces", lambda state: state.phase == "split" and state.ply > 50 and len(state.legal()) > 2)
    page.locator(".split").last.hover()


def war(page: Page) -> None:
    sight(page, "provinces", lambda state: left(state) < 6)
    play_on(page)
    page.get_by_role("button", name="Pause").click()
    for _ in range(4):
        page.get_by_role("button", name="Next battle").click()


def is_built(state: State) -> bool:
    squares = state.view().board.squares
    return (
        state.phase == "place" and sum(s.level > 0 for s in squares) > 24 and sum(s.stronghold is not None for s in squares) > 1
    )


def battlefield(page: Page) -> None:
    sight(page, "gunkimono", is_built)
    page.locator(".hand [data-lit]").first.click()
    lit = page.locator(".square[data-lit]")
    lit.nth(lit.count() // 2).focus()


def deployment(page: Page) -> None:
    """A card is about to be deployed where the enemy stands."""
    arrive(page, "moegahara, deployment")
    page.locator(".open:has(> .card:nth-child(-n + 3)) > .land[data-lit]").first.hover()  # the first three are the enemy's


def replay(page: Page) -> None:
    path = open_table(page, "nobunaga", 3)
    play_on(page)
    page.goto(f"/replay/{path.rpartition('/')[2]}?ply=24")
    page.wait_for_selector(".frame")


def sitting(browser: Browser, url: str, name: str, go: Callable[[Page], None], **given: Any) -> None:
    if sys.argv[1:] and name not in sys.argv[1:]:
        return
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
        calm = {"pace": "quick", "callouts": False}
        try:
            sitting(browser, server.url, "home", home)
            sitting(browser, server.url, "home-dark-ja", home, lang="ja-JP", color_scheme="dark")
            sitting(browser, server.url, "nobunaga", round_of_nobunaga)
            sitting(browser, server.url, "nobunaga-attack-dark", attack, color_scheme="dark")
            sitting(browser, server.url, "provinces", split)
            sitting(browser, server.url, "gunkimono", battlefield)
            sitting(browser, server.url, "gunkimono-phone", battlefield, viewport=PHONE, lang="ja-JP", color_scheme="dark")
            sitting(browser, server.url, "moegahara", deployment)
            sitting(browser, server.url, "nobunaga-phone", attack, viewport=PHONE, lang="fr-FR")
            sitting(browser, server.url, "provinces-phone", split, viewport=PHONE)
            sitting(browser, server.url, "replay", replay)
            sitting(browser, server.url, "provinces-war", war, settings=calm, reduced_motion=MOVING)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
