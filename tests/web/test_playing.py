"""People play whole games: by mouse, by keyboard alone, from the plain list, on a phone, over an invitation."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.examples.test_bluff import install
from tests.web.conftest import PHONE, Server, Visitor
from tests.web.playing import LONG, decide_by_keyboard, decide_by_mouse, is_over, open_table, play_to_the_end, wait_for_me

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(
    ("game", "players", "options"), [("nobunaga", 3, {}), ("provinces", 3, {}), ("provinces", 2, {"daimyo": True})]
)
def test_a_game_is_played_to_its_end_by_mouse(visit: Visit, game: str, players: int, options: dict[str, bool]) -> None:
    page = visit().page
    open_table(page, game, players, options=options)
    wait_for_me(page)
    play_to_the_end(page, lambda decision: decide_by_mouse(page, pick=decision))


@pytest.mark.parametrize("game", ["nobunaga", "provinces"])
def test_a_game_is_played_to_its_end_by_keyboard_alone(visit: Visit, game: str) -> None:
    page = visit().page
    page.goto("/")
    page.locator(f"article:has(a[href='/new/{game}']) button").focus()
    page.keyboard.press("Enter")
    wait_for_me(page)
    play_to_the_end(page, lambda _: decide_by_keyboard(page))


def test_a_game_from_outside_without_a_board_is_played_from_the_list(visit: Visit, tmp_path: Path) -> None:
    server = Server(tmp_path, PYTHONPATH=str(install(tmp_path)))
    page = visit(server.url).page
    open_table(page, "bluff", 2)
    wait_for_me(page)
    play_to_the_end(page, lambda _: decide_by_keyboard(page))
    page.goto("about:blank")  # a page left open would complain of the lost line
    server.stop()


def test_one_click_on_the_front_page_starts_a_game(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name="Play now: Nobunaga").click()
    wait_for_me(page)
    assert page.locator(".mid [data-lit]").count() >= 2


def test_two_browsers_play_over_an_invitation_and_one_reloads_in_the_middle(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.page.goto("/new/nobunaga")
    host.page.get_by_role("radio", name="2", exact=True).check()
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_role("textbox", name="Address of the table").input_value()
    expect(host.page.get_by_role("img", name="QR code")).to_be_visible()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Start the game").click()
    for decision in range(LONG):
        if is_over(host.page):
            break
        host.page.wait_for_function("() => document.querySelector('.frame')")
        for visitor in (host, friend):
            if visitor.page.locator("[data-move]").count():
                decide_quickly(visitor)
        if decision == 6:
            friend.page.reload()
            friend.page.wait_for_selector(".frame")
    for visitor in (host, friend):
        expect(visitor.page.get_by_role("heading", name="The end")).to_be_visible()


def decide_quickly(visitor: Visitor) -> None:
    """One decision; the next may be the other's."""
    turn = visitor.page.locator(".frame").get_attribute("data-turn")
    visitor.page.locator("[data-move]").first.click()
    visitor.page.wait_for_function("(turn) => document.querySelector('.frame').dataset.turn !== turn", arg=turn)


def test_on_a_phone_a_first_tap_shows_and_a_second_does_it(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).page
    open_table(page, "nobunaga", 2)
    wait_for_me(page)
    turn = page.locator(".frame").get_attribute("data-turn")
    lit = page.locator(".mid [data-lit]").first
    lit.tap()
    expect(page.locator(".mid [data-considered]")).to_have_count(1)
    assert page.locator(".frame").get_attribute("data-turn") == turn
    lit.tap()
    page.wait_for_function("(turn) => document.querySelector('.frame').dataset.turn !== turn", arg=turn)


def test_undo_hint_and_rule_are_at_hand(visit: Visit) -> None:
    page = visit().page
    open_table(page, "provinces", 2)
    wait_for_me(page)
    page.get_by_role("button", name="What would a good player do?").click()
    expect(page.locator("[data-move][aria-current]")).to_have_count(1)
    page.get_by_role("button", name="The rule for this decision").click()
    expect(page.get_by_role("dialog").get_by_role("heading")).to_contain_text("Deployment")
    page.get_by_role("button", name="Close").click()
    decide_by_mouse(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("log")).not_to_be_empty()


def test_the_page_comes_back_after_the_server_was_restarted(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    visitor = Visitor(browser, server.url)
    visitor.forgive("WebSocket", "Failed to load resource", "ERR_CONNECTION_REFUSED")
    try:
        open_table(visitor.page, "nobunaga", 2)
        wait_for_me(visitor.page)
        server.stop()
        expect(visitor.page.get_by_text("The line is lost.")).to_be_visible()
        server = Server(tmp_path, server.port)
        expect(visitor.page.get_by_text("The line is lost.")).to_have_count(0, timeout=30_000)
        decide_by_mouse(visitor.page)
    finally:
        server.stop()
    visitor.leave()
