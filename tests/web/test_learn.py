"""People learn the games: by mouse, by keyboard alone, on a phone; a wrong choice is explained; summaries fit one page."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.nightly import by_day
from tests.web.conftest import PHONE, Visitor
from tests.web.measuring import CALM
from tests.web.playing import REACHABLE, click
from tests.web.test_pages import LANGUAGES, violations

Visit = Callable[..., Visitor]
GAMES = ["gunkimono", "moegahara", "nobunaga", "provinces"]


def lesson(page: Page, game: str, lang: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"/api/games/{game}/lesson?lang={lang}").json()
    return found


def begin(page: Page, game: str) -> list[dict[str, Any]]:
    """The lesson's steps, its first on the screen."""
    page.goto(f"/learn/{game}")
    return steps_of(page, game)


def steps_of(page: Page, game: str) -> list[dict[str, Any]]:
    """The same where a link has led there."""
    page.wait_for_selector(".guide ~ .board .frame")
    steps: list[dict[str, Any]] = lesson(page, game)["steps"]
    return steps


def right_of(step: dict[str, Any]) -> int:
    (id,) = next(answer["moves"] for answer in step["answers"] if answer.get("right"))
    return int(id)


def at_step(page: Page, step: dict[str, Any]) -> None:
    expect(page.locator(".guide")).to_have_attribute("data-step", step["name"])
    expect(page.locator(".ask")).to_have_text(step["ask"])


def a_wrong_one(step: dict[str, Any]) -> tuple[int, str]:
    """Another choice, and what must be said to it."""
    wrong = next(id for id in (move["id"] for move in step["view"]["moves"]) if id != right_of(step))
    own = [answer["text"] for answer in step["answers"] if wrong in answer.get("moves", [])]
    return wrong, (own or [answer["text"] for answer in step["answers"] if not answer.get("moves")])[0]


def expect_the_end(page: Page) -> None:
    expect(page.get_by_role("heading", name="Lesson complete")).to_be_visible()
    expect(page.get_by_role("button", name="Play now against bots")).to_be_focused()


@pytest.mark.parametrize("game", by_day(GAMES, ["provinces"]))
def test_a_lesson_is_learned_with_the_mouse_explains_other_choices_and_keeps_nobody_out(visit: Visit, game: str) -> None:
    page = visit().page
    for number, step in enumerate(begin(page, game)):
        at_step(page, step)
        if number < 3:
            wrong, why = a_wrong_one(step)
            page.locator(f"[data-move='{wrong}']").click()
            expect(page.locator(".said")).to_contain_text(why)
        if number == 1:
            assert violations(page) == []
        page.locator(f"[data-move='{right_of(step)}']").click()
        page.get_by_role("button", name="Next").click()
    expect_the_end(page)
    assert violations(page) == []
    page.get_by_role("link", name="One-page summary").click()
    page.wait_for_selector("article h1")
    assert violations(page) == []


@pytest.mark.parametrize("game", by_day(GAMES, ["nobunaga"]))
def test_a_lesson_is_learned_by_keyboard_alone_from_the_front_page_to_a_game_against_bots(visit: Visit, game: str) -> None:
    page = visit().page
    page.goto("/")
    page.locator(f"a[href='/learn/{game}']").press("Enter")
    for step in steps_of(page, game):
        at_step(page, step)
        page.keyboard.press("m")
        expect(page.locator("[data-move]").first).to_be_focused()
        for _ in range([move["id"] for move in step["view"]["moves"]].index(right_of(step))):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Next")).to_be_focused()
        page.keyboard.press("Enter")
    expect_the_end(page)
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("game", by_day(GAMES, ["gunkimono"]))
def test_a_lesson_is_learned_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).page
    for step in begin(page, game):
        at_step(page, step)
        page.evaluate(CALM)
        if page.get_by_role("button", name="Choose", exact=True).is_visible():  # it is read first where there is no room for both
            page.get_by_role("button", name="Choose", exact=True).tap()
        if page.locator("#drawer-moves.open").count() == 0:
            page.locator(".dock [aria-controls='drawer-moves']").tap()
        page.locator(f"[data-move='{right_of(step)}']").tap()
        page.get_by_role("button", name="Next").tap()
    expect_the_end(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_board_itself_can_be_clicked(visit: Visit) -> None:
    page = visit().page
    steps = begin(page, "nobunaga")
    at_step(page, steps[0])
    lit = page.locator(".mid [data-lit]")
    for target in range(lit.count()):
        if page.locator(".said.right").count():
            break
        click(page, lit.nth(target))
        expect(page.locator(".said")).to_be_visible()
    expect(page.locator(".said.right")).to_be_visible()


# The bubble, and what it may not lie upon: what is spoken of, what to compare, the dock.
CLEAR = """() => {
  const box = (element) => element.getBoundingClientRect();
  const bubble = box(document.querySelector('.bubble'));
  const rings = [...document.querySelectorAll('.veil .ring, .veil .compare')].map(box);
  const dock = [...document.querySelectorAll('nav.dock')].map(box).filter(({ width }) => width);
  const common = (a, b, low, high) => Math.min(a[high], b[high]) - Math.max(a[low], b[low]);
  const meets = (a, b) => common(a, b, 'left', 'right') > 1 && common(a, b, 'top', 'bottom') > 1;
  const inside = bubble.left >= 0 && bubble.right <= innerWidth && bubble.top >= 0 && bubble.bottom <= innerHeight;
  const far = (a, b, low, high) => Math.abs(a[low] + a[high] - b[low] - b[high]) / (b[high] - b[low]);
  const under = (each) => far(each, bubble, 'left', 'right') < 1 && far(each, bubble, 'top', 'bottom') < 1;
  const lit = [...document.querySelectorAll('[data-lit]')].filter((each) => each.checkVisibility()).map(box);
  const covers = [...rings, ...dock].filter((each) => meets(bubble, each)).length;
  return { inside, rings: rings.length, hides: lit.filter(under).length, covers };
}"""


@pytest.mark.parametrize("game", by_day(GAMES, ["gunkimono"]))
def test_the_bubble_lies_beside_what_it_speaks_of(visit: Visit, game: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce").page
    at_step(page, begin(page, game)[0])
    for size in (PHONE, {"width": 1440, "height": 900}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.evaluate(CALM)
        page.wait_for_selector(".veil .ring")
        if page.get_by_role("button", name="Choose").is_visible():  # read first, then choose, where there is no room for both
            page.get_by_role("button", name="Choose").click()
            page.evaluate(CALM)
        found = page.evaluate(CLEAR)
        assert found.pop("rings"), size
        assert found == {"inside": True, "hides": 0, "covers": 0}, size


def test_on_the_smallest_phone_every_square_can_be_brought_from_under_the_bubble(visit: Visit) -> None:
    page = visit(viewport={"width": 320, "height": 568}, has_touch=True, is_mobile=True).page
    at_step(page, begin(page, "gunkimono")[0])
    page.get_by_role("button", name="Choose", exact=True).tap()
    page.locator(".hand [data-lit]").first.tap()
    page.wait_for_selector(".square[data-lit]")
    page.evaluate(CALM)
    squares = page.locator(".square[data-lit]").all()
    assert [square.get_attribute("data-target") for square in squares if not square.evaluate(REACHABLE)] == []


def test_who_is_lost_is_shown_the_way_and_may_go_back(visit: Visit) -> None:
    page = visit().page
    steps = begin(page, "provinces")
    page.locator(f"[data-move='{a_wrong_one(steps[0])[0]}']").click()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(f"[data-move='{right_of(steps[0])}']")).to_have_attribute("aria-current", "true")
    page.locator(f"[data-move='{right_of(steps[0])}']").click()
    page.get_by_role("button", name="Next").click()
    at_step(page, steps[1])
    page.get_by_role("button", name="Back").click()
    at_step(page, steps[0])
    expect(page.locator(".said")).to_have_count(0)


def test_ears_hear_what_is_asked_and_what_is_answered(visit: Visit) -> None:
    page = visit().page
    steps = begin(page, "nobunaga")
    expect(page.get_by_role("log")).to_contain_text(steps[0]["ask"])
    wrong, why = a_wrong_one(steps[0])
    page.locator(f"[data-move='{wrong}']").click()
    expect(page.get_by_role("log")).to_contain_text(why)


@pytest.mark.parametrize("lang", by_day(LANGUAGES, ["fr"]))
def test_lessons_and_summaries_speak_every_language(visit: Visit, lang: str) -> None:
    page = visit(lang=LANGUAGES[lang]).page
    for game in GAMES:
        page.goto(f"/learn/{game}")
        page.wait_for_selector(".frame")
        expect(page.locator(".ask")).to_have_text(lesson(page, game, lang)["steps"][0]["ask"])
        assert "⟦" not in page.locator("body").inner_text()
        page.goto(f"/summary/{game}")
        page.wait_for_selector("article h1")
        assert "⟦" not in page.locator("body").inner_text()
        # One page of A4 for whoever wants it beside the board.
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == 1, (game, lang)
