"""Every piece says what it is: to a pointer, to the focus, to a long press and to a key; and no sign stands without its word."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.nightly import by_day
from tests.web.conftest import PHONE, Visitor
from tests.web.measuring import SIZES, speak
from tests.web.scenes import arrive
from tests.web.test_pages import violations

Visit = Callable[..., Visitor]
# Characters on the board that are read in Japanese alone, and have no word in Latin letters in the tooltip of their piece.
UNSAID = """() => {
  const walker = document.createTreeWalker(document.querySelector('main.frame'), NodeFilter.SHOW_TEXT), unsaid = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const piece = text.parentElement.closest('[data-tip]');
    if (!/[\\u3040-\\u30ff\\u3400-\\u9fff]/.test(text.data) || !text.parentElement.checkVisibility()) continue;
    if (!/\\p{Script=Latin}{2}/u.test(piece?.dataset.tip ?? '')) unsaid.push(text.data.trim());
  }
  return unsaid;
}"""
SIGHTS = ["provinces, cards", "nobunaga, round", "gunkimono, tiles", "moegahara, action"]


@pytest.mark.parametrize("scene", by_day(SIGHTS, ["provinces, cards"]))
def test_every_kanji_on_a_board_has_its_word(visit: Visit, scene: str) -> None:
    page = visit().page
    arrive(page, scene)
    for language in ("en", "fr"):
        speak(page, language)
        assert page.evaluate(UNSAID) == []


def shown(page: Page) -> str:
    tip = page.locator("#tip")
    expect(tip).to_be_visible()
    box, size = tip.bounding_box(), page.viewport_size
    assert box
    assert size
    assert 0 <= box["x"] <= size["width"] - box["width"]
    assert 0 <= box["y"] <= size["height"] - box["height"]
    return tip.inner_text()


def test_a_piece_is_named_by_pointer_focus_and_key(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn/nobunaga")
    page.locator("[data-place='active_card_offered']").hover()
    assert "begins the round" in shown(page)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()
    page.mouse.move(0, 0)
    piece = page.locator("[data-place='active_card_offered']")
    piece.hover()
    shown(page)
    piece.evaluate("(piece) => (piece.style.display = 'none')")  # a tip goes with its piece
    expect(page.locator("#tip")).to_be_hidden()
    piece.evaluate("(piece) => (piece.style.display = '')")
    page.mouse.move(0, 0)
    page.keyboard.press("Tab")
    page.locator("[data-place='active_card_offered']").focus()
    shown(page)
    expect(page.locator("[aria-describedby=tip]")).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    first = shown(page)
    page.keyboard.press("i")
    assert shown(page) != first


def test_a_long_press_reads_and_chooses_nothing(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).page
    page.goto("/learn/nobunaga")
    card = page.locator(".mid [data-lit] [data-tip]").first
    card.wait_for()
    page.get_by_role("button", name="Choose").tap()
    box = card.bounding_box()
    assert box
    at = {"x": box["x"] + 8, "y": box["y"] + 8}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    assert "worth" in shown(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".said, .prompt .do")).to_have_count(0)


# Something on the board that can be chosen is wholly in sight.
TO_CHOOSE = """() => [...document.querySelectorAll('.frame [data-lit]:not(.prompt *)')].some((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  return [top + 3, bottom - 3].every((y) => document.elementFromPoint((left + right) / 2, y)?.closest('[data-lit]'));
})"""


@pytest.mark.parametrize("size", by_day(["phone", "small phone", "sideways"], ["small phone"]))
@pytest.mark.parametrize(
    "scene", by_day(["provinces, cards", "nobunaga, round", "gunkimono, tiles", "moegahara, action"], ["nobunaga, round"])
)
def test_a_callout_on_a_phone_covers_nothing_and_leaves_in_sight_what_is_to_be_chosen(
    visit: Visit, scene: str, size: str
) -> None:
    width, height, _ = SIZES[size]
    page = visit(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, settings={"pace": "instant"}).page
    arrive(page, scene, moves=0)
    callout, field = (page.locator(each).bounding_box() for each in (".callout", "main.frame > .field"))
    assert callout
    assert field
    assert callout["y"] + callout["height"] <= field["y"] + 1
    page.wait_for_function(TO_CHOOSE)
    if size == "phone":
        assert page.locator(".callout").evaluate("(slip) => slip.scrollHeight <= slip.clientHeight + 1")  # read without scrolling


def test_a_callout_beside_a_board_without_room_covers_no_square(visit: Visit) -> None:
    page = visit(viewport={"width": 1024, "height": 768}, settings={"pace": "instant"}).page
    arrive(page, "gunkimono, tiles", moves=0)
    callout = page.locator(".callout.row").bounding_box()
    assert callout
    squares = [square.bounding_box() for square in page.locator(".square").all()]
    assert all(square and callout["y"] + callout["height"] <= square["y"] for square in squares)


def test_the_first_decision_of_a_kind_is_explained_once(visit: Visit) -> None:
    page = visit(settings={"pace": "instant"}).page
    arrive(page, "gunkimono, refill")
    callout = page.get_by_role("complementary", name="What this choice is about")
    expect(callout).to_contain_text("unknown one from the stack")
    expect(callout).to_contain_text("The goal")  # with the first of all
    page.get_by_role("button", name="Got it").click()
    expect(callout).to_have_count(0)
    page.reload()
    page.wait_for_selector(".frame [data-lit]")
    expect(callout).to_have_count(0)
