"""Several people on one screen: nobody sees what another one held, drew or was told."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.nightly import by_day
from tests.web.conftest import MOVING, Visitor
from tests.web.playing import open_table, turn_of
from tests.web.test_pages import violations

Visit = Callable[..., Visitor]
MOVED = "(turn) => document.querySelector('.curtain') || document.querySelector('.frame')?.dataset.turn !== turn"


def decide(page: Page) -> None:
    turn = turn_of(page)
    page.keyboard.press("1")
    expect(page.locator("[data-move]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=turn)


def uncover(page: Page) -> None:
    """By keyboard: the curtain's button has the focus."""
    expect(page.get_by_role("button", name="show my seat")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-move]")


def covered(page: Page) -> None:
    """There is nothing behind the curtain: no board, no moves, no log, nothing to hear."""
    expect(page.locator(".curtain")).to_be_visible()
    for part in (".frame", "[data-move]", "[data-target]", "[role=log] p", "[role=tabpanel]"):
        expect(page.locator(part)).to_have_count(0)  # a bought card may still be flying from the supply


@pytest.mark.parametrize(
    ("game", "players"),
    by_day([("nobunaga", 3), ("provinces", 2), ("gunkimono", 2), ("moegahara", 4)], [("nobunaga", 3)]),
)
def test_between_two_seats_nothing_of_the_table_is_on_the_page(visit: Visit, game: str, players: int) -> None:
    page = visit().page
    open_table(page, game, players, ["me"] * players)
    seats = set()
    for _ in range(30):
        page.wait_for_selector(".curtain, [data-move]")
        if page.locator(".curtain").count():
            covered(page)
            seats.add(page.get_by_role("heading", level=1).inner_text())
            uncover(page)
        if len(seats) > 1:
            break
        decide(page)
    assert len(seats) > 1


def test_the_log_is_told_anew_to_the_next_seat_and_undo_does_not_show_the_former_hand(visit: Visit) -> None:
    page = visit(reduced_motion=MOVING).page
    page.goto("/new/moegahara")
    page.get_by_role("radio", name="2 players").check(force=True)
    page.get_by_role("button", name="Somebody at this screen").click()
    page.get_by_role("textbox", name="Name at seat 1").fill("Aki")
    page.get_by_role("textbox", name="Name at seat 2").fill("Hana")
    page.get_by_role("button", name="Play now", exact=True).click()
    page.wait_for_selector(".curtain")
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("Aki|Hana"))
    assert violations(page) == []
    first = page.get_by_role("heading", level=1).inner_text()
    uncover(page)
    log = page.get_by_role("tabpanel")
    own = log.text_content() or ""
    assert len(re.findall(r"draws [^.]*(?:Copper|Horo)", own)) == 1, "one's own first hand, not the other's"
    while not page.locator(".curtain").count():
        decide(page)
    covered(page)
    # Taken back from behind the curtain: the former player must say who they are, as everybody.
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=first)).to_be_visible()
    covered(page)
    page.get_by_role("button", name="show my seat").focus()
    uncover(page)
    while not page.locator(".curtain").count():
        decide(page)
    page.reload()
    page.wait_for_selector(".curtain")
    covered(page)
    assert page.get_by_role("heading", level=1).inner_text() != first
    uncover(page)
    told = log.text_content() or ""
    assert "draws 4 cards" in told
    assert len(re.findall(r"draws [^.]*(?:Copper|Horo)", told)) == 1
    assert own not in told
