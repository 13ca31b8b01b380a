"""People play whole games: by mouse, by keyboard alone, from the plain list, on a phone, over an invitation."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.examples.test_bluff import install
from tests.nightly import by_day, many
from tests.web.conftest import MOVING, PHONE, WIDE, Server, Visitor
from tests.web.playing import (
    MOVED,
    decide,
    decide_by_keyboard,
    decide_by_mouse,
    hurry,
    mover,
    open_table,
    play_to_the_end,
    turn_of,
    wait_for_me,
)
from tests.web.scenes import begin

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    by_day([("nobunaga", 3, {}), ("provinces", 3, {}), ("provinces", 2, {"daimyo": True})], [("provinces", 3, {})]),
)
def test_a_game_is_played_to_its_end_by_mouse(visit: Visit, game: str, players: int, options: dict[str, bool]) -> None:
    page = visit(reduced_motion=MOVING).page
    open_table(page, game, players, options=options)
    wait_for_me(page)
    play_to_the_end(page, lambda decision: decide_by_mouse(page, pick=decision), moving=True)


@pytest.mark.parametrize("game", by_day(["nobunaga", "provinces"], ["nobunaga"]))
def test_a_game_is_played_to_its_end_by_keyboard_alone(visit: Visit, game: str) -> None:
    page = visit().page
    page.goto("/")
    page.locator(f"article:has(a[href^='/new/{game}']) button").focus()
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
    host.page.goto("/new/nobunaga?friends")
    host.page.get_by_role("radio", name="2 players").check(force=True)
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_role("textbox", name="Link to this table").input_value()
    expect(host.page.get_by_role("img", name="QR code")).to_be_visible()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Start the game").click()
    for decision in range(many(6, at_night=12)):
        decide(mover([host.page, friend.page]))
        if decision == 3:
            friend.page.reload()
    hurry([host.page, friend.page])
    for visitor in (host, friend):
        expect(visitor.page.get_by_role("heading", name="Game over")).to_be_visible()


def test_on_a_phone_a_first_tap_shows_and_a_second_does_it(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).page
    begin(page, "nobunaga", sight=lambda state: state.phase == "pick" and max(state.view().board.middle.values()) > 1)
    turn = page.locator(".frame").get_attribute("data-turn")
    lit = page.locator(".mid [data-lit]").first
    lit.tap()
    expect(lit).to_have_attribute("data-considered", "true")
    alike = f".mid [data-target='{lit.get_attribute('data-target')}']"  # any card of a house is the same choice
    assert page.locator(".mid [data-considered]").count() == page.locator(alike).count()
    assert page.locator(".frame").get_attribute("data-turn") == turn
    lit.tap()
    page.wait_for_function(MOVED, arg=turn)


def test_undo_hint_and_rule_are_at_hand(visit: Visit) -> None:
    page = visit().page
    open_table(page, "provinces", 2)
    wait_for_me(page)
    page.get_by_role("button", name="What would a good player do?").click()
    expect(page.locator("[data-move][aria-current]")).to_have_count(1)
    page.get_by_role("button", name="The rule for this move").click()
    expect(page.get_by_role("dialog").get_by_role("heading").first).to_contain_text("Deployment")
    page.get_by_role("button", name="Close").click()
    decide_by_mouse(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("log")).not_to_be_empty()


def ask_for_a_hint(page: Page) -> Locator:
    """The button that does what was advised."""
    open_table(page, "provinces", 2)
    wait_for_me(page)
    page.keyboard.press("h")
    advised = page.locator(".prompt .do")
    expect(advised).to_be_focused()
    return advised


def test_h_and_enter_play_the_hinted_move(visit: Visit) -> None:
    page = visit().page
    advised = ask_for_a_hint(page).inner_text()
    expect(page.locator("[data-move][aria-current]")).to_contain_text(advised)
    turn = turn_of(page)
    page.keyboard.press("Enter")
    wait_for_me(page, turn)
    assert turn_of(page) != turn


def test_a_hint_stays_while_the_pointer_goes_over_other_moves(visit: Visit) -> None:
    page = visit().page
    page.set_viewport_size(WIDE)
    advised = ask_for_a_hint(page)
    said = advised.inner_text()
    others = page.locator("[data-move]:not([aria-current])")
    others.first.hover()
    expect(advised).to_have_text(said)
    page.locator("header").hover()
    expect(advised).to_have_text(said)
    expect(page.locator("[data-move][aria-current]")).to_contain_text(said)


def test_a_rematch_against_bots_is_one_click_and_finished_games_are_cleared_away(visit: Visit) -> None:
    page = visit().page
    old = open_table(page, "nobunaga", 2)
    hurry([page])
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(old))
    wait_for_me(page)
    page.goto("/")
    tables = page.locator(".mine li")
    expect(tables).to_have_count(2)
    expect(tables.first).to_contain_text("Round 1")
    page.get_by_role("button", name="Clear finished games").click()
    expect(tables).to_have_count(1)
    page.get_by_role("button", name="End this game").click()
    expect(tables).to_contain_text("Round 1")  # asked once more
    page.get_by_role("button", name="End this game").click()
    expect(page.locator(".mine")).to_contain_text("None yet")


def test_the_page_comes_back_after_the_server_was_restarted(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    visitor = Visitor(browser, server.url)
    visitor.forgive("WebSocket", "Failed to load resource", "ERR_CONNECTION_REFUSED")
    try:
        open_table(visitor.page, "nobunaga", 2)
        wait_for_me(visitor.page)
        server.stop()
        expect(visitor.page.get_by_text("Connection lost.")).to_be_visible()
        server = Server(tmp_path, server.port)
        expect(visitor.page.get_by_text("Connection lost.")).to_have_count(0)
        decide_by_mouse(visitor.page)
    finally:
        server.stop()
    visitor.leave()
