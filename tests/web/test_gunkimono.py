"""Gunkimono in the browser: a whole game by mouse, ends by keyboard and by touch; turning, dragging, looking before deciding."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from kassen import State
from tests.nightly import at_night
from tests.web import scenes
from tests.web.conftest import MOVING, PHONE, Visitor
from tests.web.playing import (
    LONG,
    MOVED,
    REACHABLE,
    click,
    decide_by_keyboard,
    decide_by_mouse,
    insist,
    is_over,
    move_sometimes,
    open_table,
    play_to_the_end,
    point,
    turn_of,
    wait_for_me,
)
from tests.web.scenes import arrive
from tests.web.test_pages import violations

Visit = Callable[..., Visitor]
SQUARES = ".square[data-lit]"
RIM = "(rim) => ['x', 'y', 'width', 'height'].map((name) => rim.getAttribute(name))"


def begin(page: Page, players: int = 2, **given: Any) -> None:
    open_table(page, "gunkimono", players, **given)
    wait_for_me(page)


def pick_tile(page: Page) -> None:
    click(page, page.locator(".hand [data-lit]").first)
    expect(page.locator(SQUARES).first).to_be_visible()


def middle(target: Locator) -> tuple[float, float]:
    x, y = target.evaluate(REACHABLE)
    return x, y


@at_night
def test_a_game_is_played_to_its_end_by_mouse(visit: Visit) -> None:
    page = visit(reduced_motion=MOVING).page
    begin(page)
    play_to_the_end(page, lambda decision: decide_by_mouse(page, pick=decision), moving=True)
    assert violations(page) == []


def is_late(state: State) -> bool:
    """About a third of a game for two is left: ten turns. Whole games are played by mouse."""
    return state.phase == "place" and state.ply > 85


@at_night
def test_a_game_is_played_to_its_end_by_keyboard_alone(visit: Visit) -> None:
    page = visit().page
    scenes.begin(page, "gunkimono", sight=is_late, layout="compact")
    play_to_the_end(page, lambda _: decide_by_keyboard(page))


@at_night
def test_a_game_is_played_to_its_end_on_a_phone_which_never_scrolls_sideways(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion=MOVING).page
    scenes.begin(page, "gunkimono", sight=is_late)
    for decision in range(LONG):
        if is_over(page):
            break
        move_sometimes(page, decision)
        decide_by_taps(page, decision)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    expect(page.locator("#ending-headline")).to_be_in_viewport()
    expect(page.get_by_role("heading", name="Game over")).to_be_visible()


def decide_by_taps(page: Page, pick: int) -> None:
    """A first tap shows, a second on the same thing does it."""
    turn = turn_of(page)

    def once_more() -> str:
        page.touchscreen.tap(*middle(target))
        return turn

    for _ in range(4):
        target = point(page, pick, turn, page.touchscreen.tap, "[data-chosen], [data-considered]").first
        if target.get_attribute("data-considered"):
            insist(page, once_more, MOVED)  # the question below grows with the first tap, and may move what is tapped
            break
    wait_for_me(page, turn)


def test_the_tile_is_turned_by_key_wheel_and_button(visit: Visit) -> None:
    page = visit().page
    begin(page)
    pick_tile(page)
    for square in page.locator(SQUARES).all():  # until one on which the tile can lie in several ways
        page.mouse.move(*middle(square))
        expect(page.locator(".ground .ghost .slip")).to_have_count(2)
        first = ghost_at(page)
        page.keyboard.press("r")
        second = ghost_at(page)
        if second != first:
            break
    assert second != first
    page.mouse.wheel(0, 100)
    page.wait_for_function(f"(before) => String(({RIM})(document.querySelector('.ground .ghost .rim'))) !== before", arg=second)
    facing = page.locator(".turn .way svg").get_attribute("viewBox")
    page.get_by_role("button", name="Turn tile").click()
    assert page.locator(".turn .way svg").get_attribute("viewBox") != facing


def ghost_at(page: Page) -> str:
    """Where the tile would lie, and how it stands."""
    return str(page.locator(".ground .ghost .rim").first.evaluate(f"(rim) => String(({RIM})(rim))"))


def test_two_fingers_turn_the_tile_on_a_phone_and_the_button_does_it_too(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).page
    begin(page)
    page.touchscreen.tap(*middle(page.locator(".hand [data-lit]").first))
    for square in page.locator(SQUARES).all():  # until one on which the tile can lie in several ways
        x, y = middle(square)
        page.touchscreen.tap(x, y)
        first = ghost_at(page)
        page.get_by_role("button", name="Turn tile").tap()
        second = ghost_at(page)
        if second != first:
            break
    assert second != first
    fingers = [{"x": x, "y": y}, {"x": x + 30, "y": y + 30}]
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert ghost_at(page) != second
    turn = turn_of(page)
    page.locator(".prompt .do").tap()
    page.wait_for_function(MOVED, arg=turn)


def test_a_tile_is_dragged_from_the_hand_onto_the_battlefield(visit: Visit) -> None:
    page = visit().page
    begin(page)
    pick_tile(page)
    x, y = middle(page.locator(SQUARES).first)
    page.keyboard.press("Escape")
    expect(page.locator(SQUARES)).to_have_count(0)
    turn = turn_of(page)
    page.mouse.move(*middle(page.locator(".hand [data-lit]").first))
    page.mouse.down()
    page.mouse.move(x, y, steps=4)
    expect(page.locator(".dragged")).to_have_count(1)
    expect(page.locator(".ground .ghost")).to_have_count(1)
    page.mouse.up()
    page.wait_for_function(MOVED, arg=turn)
    expect(page.locator(".dragged")).to_have_count(0)


def test_the_board_is_walked_by_arrows_and_every_square_says_what_it_is(visit: Visit) -> None:
    page = visit().page
    begin(page, options={"layout": "compact"})
    page.locator(".hand [data-lit]").first.focus()
    page.keyboard.press("Enter")
    page.locator('[data-target="at:c3"]').focus()
    for key, square in (("ArrowRight", "d3"), ("ArrowDown", "d4"), ("ArrowLeft", "c4"), ("ArrowUp", "c3")):
        page.keyboard.press(key)
        focused = page.locator(".square:focus")
        expect(focused).to_have_attribute("data-target", f"at:{square}")
        words = focused.get_attribute("aria-label") or ""
        assert f"{square}: " in words
        assert ", level " in words
        lit = focused.get_attribute("data-lit") is not None
        assert words.endswith("can be chosen" if lit else "cannot be chosen")
    for _ in range(8):
        if page.locator(".square:focus[data-lit]").count():
            break
        page.keyboard.press("ArrowRight")
    turn = turn_of(page)
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=turn)


def test_another_tile_can_be_taken_instead_and_only_lit_squares_answer(visit: Visit) -> None:
    page = visit().page
    begin(page)
    pick_tile(page)
    turn = turn_of(page)
    dark = page.locator(".square:not([data-lit])").first
    page.mouse.click(*middle(dark))
    assert turn_of(page) == turn
    small = page.locator(".reserve [data-target]").first
    click(page, small)
    expect(page.locator(".reserve [data-chosen]")).to_have_count(1)
    expect(page.locator(".hand [data-chosen]")).to_have_count(0)
    click(page, page.locator(SQUARES).first)
    page.wait_for_function(MOVED, arg=turn)


def test_points_and_honor_are_two_buttons_and_nobody_is_kept_out(visit: Visit) -> None:
    page = visit().page
    arrive(page, "gunkimono, tiles", moves=0)
    pick_tile(page)
    assert violations(page) == []
    arrive(page, "gunkimono, scoring")
    buttons = page.locator(".score button")
    expect(buttons).to_have_count(2)
    buttons.last.hover()
    expect(page.locator(".honor .ring")).to_have_count(1)
    assert violations(page) == []


def test_who_watches_sees_the_battlefield_and_nobody_s_hand(visit: Visit) -> None:
    player, watcher = visit().page, visit().page
    layout = "I S C P A\nC P . I S\nA I S C P\nS C P A I\nP A I S C\n"
    path = open_table(player, "gunkimono", 2, options={"layout": layout})
    wait_for_me(player)
    watcher.goto(path)
    expect(watcher.locator(".square")).to_have_count(24)
    expect(watcher.locator(".row .large")).to_have_count(4)
    assert watcher.locator(".hand, .square[data-lit]").count() == 0
    decide_by_keyboard(player)
    player.goto(f"/replay/{path.rpartition('/')[2]}?ply=1")
    expect(player.locator(".square")).to_have_count(24)
