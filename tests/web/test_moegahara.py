"""Moegahara on its board: whole games by mouse and by keyboard, a phone, dragging, looking things up."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kassen import State
from tests.nightly import at_night, by_day
from tests.web.conftest import MOVING, PHONE, Visitor
from tests.web.playing import LONG, click, insist, is_over, move_sometimes, open_table, play_to_the_end, turn_of, wait_for_me
from tests.web.scenes import begin
from tests.web.test_pages import violations

Visit = Callable[..., Visitor]
# What a person who wants to march points at first: the field, then what is in hand or waits, then the dearest soldiers.
EAGER = """() => {
  const seen = (each) => each.checkVisibility({visibilityProperty: true});
  const lit = [...document.querySelectorAll('.frame [data-lit]')].filter(seen);
  const kinds = ['on:', 'at:', 'order:', 'wait:', 'hand:', 'pile:', 'keep:', 'seat:', 'give:', 'do:'];
  const rank = (each) => kinds.findIndex((kind) => each.dataset.target.startsWith(kind));
  const price = (each) => (each.matches('.troop, .general') ? -Number(each.querySelector('.cost')?.textContent ?? 0) : 0);
  lit.sort((a, b) => rank(a) - rank(b) || price(a) - price(b));
  return lit[0].dataset.target;
}"""
# Either the decision is made, or one more target of it is chosen.
DECIDED = """([turn, before]) => document.querySelector('.frame').dataset.turn !== turn ||
  document.querySelectorAll('[data-chosen]').length > before"""


def march(page: Page) -> None:
    """One decision by mouse."""
    turn = turn_of(page)
    for _ in range(3):
        before = page.locator("[data-chosen]").count()

        def choose(before: int = before) -> list[object]:
            click(page, page.locator(f".frame [data-target='{page.evaluate(EAGER)}']").first)
            return [turn, before]

        insist(page, choose, DECIDED)
        if turn_of(page) != turn:
            break
    wait_for_me(page, turn)


def is_deployment(state: State) -> bool:
    return state.phase == "territory"


@at_night
def test_a_game_is_played_to_its_end_by_mouse(visit: Visit) -> None:
    page = visit(reduced_motion=MOVING).page
    open_table(page, "moegahara", 2)
    wait_for_me(page)
    seen = set()
    for decision in range(LONG):
        if is_over(page):
            break
        move_sometimes(page, decision)
        seen |= set(page.locator("[data-lit]").evaluate_all("(all) => all.map((each) => each.dataset.target.split(':')[0])"))
        march(page)
    expect(page.get_by_role("heading", name="Game over")).to_be_visible()
    assert {"hand", "pile", "at"} <= seen
    assert page.locator(".banner").count() >= 4
    assert violations(page) == []


# The same wish from the list of moves: how many moves down it stands.
EAGER_LINE = """() => {
  const wishes = [/to territory/, /^Next/, /^Play/, /^Buy (Gunners|Cavalry)/, /^Buy (Archers|Spearmen)/, /^Buy/, /^Keep no/];
  const rank = (each) => wishes.findIndex((wish) => wish.test(each.textContent.trim())) + 1 || 99;
  const all = [...document.querySelectorAll('[data-move]')];
  return all.indexOf([...all].sort((a, b) => rank(a) - rank(b))[0]);
}"""


def march_by_keys(page: Page) -> None:
    """One decision from the list: a digit chooses, Tab goes on, Enter does it."""
    turn, down = turn_of(page), int(page.evaluate(EAGER_LINE))
    page.keyboard.press(str(min(down, 8) + 1))
    expect(page.locator("[data-move]:focus")).to_have_count(1)
    for _ in range(down - 8):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait_for_me(page, turn)


@at_night
def test_a_game_is_played_to_its_end_by_keyboard_alone(visit: Visit) -> None:
    page = visit().page
    open_table(page, "moegahara", 2)
    wait_for_me(page)
    play_to_the_end(page, lambda _: march_by_keys(page))


def test_arrows_walk_the_line_and_every_stop_says_what_it_is(visit: Visit) -> None:
    page = visit().page
    begin(page, "moegahara", seed=5, sight=is_deployment)
    page.locator("[data-cell='0:0']").focus()
    page.keyboard.press("End")
    expect(page.locator("[data-cell='9:0']")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    nine = page.locator("[data-cell='8:0']")
    expect(nine).to_be_focused()
    expect(nine).to_have_accessible_name(re.compile(r"^Territory 9\. Place 1 empty\..*Can be chosen\.$"))
    expect(page.get_by_text("Territory 9, as it would stand")).to_be_visible()
    turn = turn_of(page)
    page.keyboard.press("Enter")
    wait_for_me(page, turn)
    page.keyboard.press("Escape")
    stood = page.locator("[data-cell='8:1']")
    stood.focus()
    expect(stood).to_have_accessible_name(re.compile(r"territory 9, place 1, strength \d"))


def test_a_waiting_card_is_dragged_onto_a_territory_and_the_showdown_is_shown_before(visit: Visit) -> None:
    page = visit().page
    begin(page, "moegahara", seed=5, sight=is_deployment)
    chip, land = page.locator(".chip.now"), page.locator(".land[data-lit]").first
    box, goal = chip.bounding_box(), land.bounding_box()
    assert box
    assert goal
    turn = turn_of(page)
    page.mouse.move(box["x"] + 12, box["y"] + 12)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] - 20)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    expect(page.locator(".card.would")).to_have_count(1)
    expect(page.locator(".reader.showdown")).to_contain_text("as it would stand")
    page.mouse.up()
    wait_for_me(page, turn)
    expect(page.get_by_role("tabpanel")).to_contain_text("deploys")


def test_on_a_phone_the_whole_line_is_in_sight_and_a_long_press_explains_a_card(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).page
    begin(page, "moegahara", 6, seed=2, sight=is_deployment)
    page.keyboard.press("Escape")
    sizes = page.evaluate(
        "() => [document.documentElement, document.querySelector('.front')].map((e) => e.scrollWidth - e.clientWidth)"
    )
    assert sizes == [0, 0]
    land, turn = page.locator(".land[data-lit]").first, turn_of(page)
    land.scroll_into_view_if_needed()
    land.tap()
    expect(page.locator(".reader.showdown")).to_be_visible()
    assert turn_of(page) == turn
    land.tap()
    wait_for_me(page, turn)
    supply = page.get_by_role("button", name="Supply", exact=True)
    if supply.get_attribute("aria-expanded") == "false":  # it opens by itself when there is something to buy
        supply.click()
    held = page.locator(".kinds [data-target='pile:trap']")
    held.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.locator(".reader")).to_contain_text("discard one enemy card")
    assert violations(page) == []


@pytest.mark.parametrize("options", by_day([{}, {"open_allies": True}], [{"open_allies": True}]))
def test_allies_and_enemies_are_told_apart_and_piles_are_looked_through(visit: Visit, options: dict[str, bool]) -> None:
    page = visit().page
    open_table(page, "moegahara", 6, options=options)
    wait_for_me(page)
    own, enemy = page.get_by_role("region", name="Your side"), page.get_by_role("region", name="The enemy")
    assert (own.get_by_role("button").count(), enemy.get_by_role("button").count()) == (3, 3)
    assert page.locator(".ally").count() == (2 if options else 0)
    enemy.get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Discard pile")
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"Deck \(\d\) and hand \(\d\) together"))
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("() => document.documentElement.scrollHeight") <= 720
