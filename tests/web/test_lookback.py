"""Looking back and puzzles in the browser: one selection, keys, the answer only after the try, nobody kept out."""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kassen.analysis.puzzles import of_the_day, puzzles
from kassen.core import rules
from kassen.server.messages import encode
from kassen.server.refusal import Refusal
from tests.endings import last_decisions
from tests.nightly import at_night, by_day
from tests.web.conftest import PHONE, Visitor
from tests.web.test_pages import LANGUAGES, violations

Visit = Callable[..., Visitor]
DAY = datetime.date(2026, 11, 16)


def finished(page: Page) -> str:
    """The last decisions of a game, a table from a file."""
    page.request.post("/api/me", data={})
    loaded = page.request.post(
        "/api/files", data=last_decisions(8).log.to_json(), headers={"Content-Type": "application/json"}
    ).json()
    return str(loaded["id"])


@pytest.mark.parametrize(
    "given", [pytest.param({}, id="wide", marks=at_night), pytest.param({"viewport": PHONE, "has_touch": True}, id="phone")]
)
def test_a_game_is_looked_back_on(visit: Visit, given: dict[str, object]) -> None:
    page = visit(**given).page
    page.goto(f"/analysis/{finished(page)}")
    moves = page.locator("ol.moves > li > button:not([data-move])")
    page.wait_for_selector("ol.moves > li", state="attached")
    expect(page.get_by_text("Still looking")).to_have_count(0)
    if given:
        page.get_by_role("button", name="All moves").click()
    moves.first.click()
    expect(moves.first).to_have_attribute("aria-current", "true")
    page.keyboard.press("ArrowRight")
    expect(moves.nth(1)).to_have_attribute("aria-current", "true")
    expect(page.locator("[data-mark=played]").first).to_be_attached()
    expect(page.get_by_text("(you)")).to_have_count(0)  # one looks through the eyes of whoever decided, and is not them
    assert violations(page) == []


def test_mistakes_are_retried_one_by_one(visit: Visit) -> None:
    page = visit().page
    page.goto(f"/analysis/{finished(page)}")
    page.get_by_role("button", name="Retry the 3 mistakes").click()
    for number in (2, 3, None):
        answers = page.locator(".try > button[aria-pressed]")
        expect(answers.first).to_be_visible()
        expect(page.locator("[data-mark]")).to_have_count(0)  # the answer is hidden until there is one
        answers.first.click()
        expect(page.locator(".try [role=status]")).to_be_visible()
        further = page.get_by_role("button", name=re.compile("^Next:"))
        if number is None:
            expect(further).to_have_count(0)
        else:
            expect(further).to_have_text(f"Next: {number} of 3")
            further.click()


def test_where_looking_back_fails_the_page_says_whose_fault_it_is(visit: Visit) -> None:
    """What was found until then stays, and nobody is told that it goes on."""
    page = visit().page
    table = finished(page)
    whole = page.request.get(f"/api/tables/{table}/analysis").text().splitlines()[-1]
    rough = json.dumps({**json.loads(whole), "complete": False})
    problem = Refusal("unavailable", "look-back-failed").problem("en")
    page.route("**/analysis?*", lambda route: route.fulfill(body=f"{rough}\n{encode(problem).decode()}\n"))
    page.goto(f"/analysis/{table}")
    expect(page.get_by_role("alert")).to_have_text(re.compile("failed. The error is ours, not your connection’s"))
    expect(page.locator("ol.moves > li").first).to_be_attached()
    expect(page.get_by_text("Still looking")).to_have_count(0)


def test_a_link_leads_to_its_moment(visit: Visit) -> None:
    page = visit().page
    table = finished(page)
    for ply, place in (("2", 2), ("9999", -1), ("x", 0)):
        page.goto(f"/analysis/{table}?ply={ply}")
        moves = page.locator("ol.moves > li > button:not([data-move])")
        expect(moves.nth(place) if place >= 0 else moves.last).to_have_attribute("aria-current", "true")


def question(visit: Visit, lang: str = "en", **given: object) -> Page:
    page = visit(lang=LANGUAGES[lang], **given).page
    page.goto(f"/puzzle/provinces?date={DAY}")
    expect(page.locator(".asked [data-move]").first).to_be_visible()
    return page


@pytest.mark.parametrize("lang", by_day(LANGUAGES, ["ja"]))
def test_a_puzzle_is_tried_once_and_then_explained(visit: Visit, lang: str) -> None:
    page = question(visit, lang, **({"viewport": PHONE} if lang == "ja" else {}))
    puzzle = puzzles(rules("provinces"))[of_the_day(rules("provinces"), DAY)]
    assert violations(page) == []
    wrong = next(option.id for option in puzzle.options if option.id != puzzle.best)
    page.locator(f".asked [data-move='{wrong}']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bars li")).to_have_count(len(puzzle.options))
    expect(page.locator("h2.big")).to_be_focused()
    expect(page.locator(".stamps li.slip")).to_have_count(1)
    assert violations(page) == []
    page.reload()
    expect(page.locator(".bars li")).to_have_count(len(puzzle.options))  # one try counts


def test_whoever_finds_it_may_play_on(visit: Visit) -> None:
    page = question(visit)
    puzzle = puzzles(rules("provinces"))[of_the_day(rules("provinces"), DAY)]
    page.locator(f".asked [data-move='{puzzle.best}']").click()
    expect(page.get_by_role("heading", name="Found", exact=True)).to_be_visible()
    expect(page.locator(".stamps li.best")).to_have_count(1)
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".frame")).to_be_visible()
