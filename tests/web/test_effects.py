"""What moves would bring, on the board, in the list and in a hint: told by the rules, before anything is done."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.nightly import at_night, by_day
from tests.web.conftest import PHONE, WIDE, Visitor
from tests.web.measuring import CALM
from tests.web.scenes import arrive, begin

Visit = Callable[..., Visitor]


def test_the_splits_stand_there_before_the_dice_are_kept(visit: Visit) -> None:
    page = visit().page
    begin(page, "provinces")
    coming = page.locator("li.split")
    expect(coming.first).to_contain_text("you alone")
    told = coming.locator("strong").all_inner_texts()
    expect(page.locator("[data-move]").first).to_contain_text(told[0])
    page.get_by_role("button", name="Keep the dice").first.click()
    expect(page.locator("button.split strong")).to_have_text(told)


def test_every_house_is_an_attack_with_its_ranks_while_i_choose(visit: Visit) -> None:
    page = visit().page
    arrive(page, "nobunaga, attack", moves=0)
    attack = page.locator(".foretold").first
    expect(attack.locator(".row").first).to_contain_text("1")
    expect(attack).to_contain_text("Nobunaga shows")


@pytest.mark.parametrize(("width", "height"), by_day([(1024, 768), (390, 844)], [(390, 844)]))
def test_all_six_houses_are_in_sight_at_once_on_a_small_screen(visit: Visit, width: int, height: int) -> None:
    page = visit(viewport={"width": width, "height": height}).page
    begin(page, "nobunaga", 4, sight=lambda state: state.phase == "attack" and len(state.legal()) == 6)
    expect(page.locator(".foretold")).to_have_count(6)
    assert page.locator(".attacks").evaluate("e => e.scrollHeight <= e.clientHeight && e.scrollWidth <= e.clientWidth")
    for house in page.locator(".foretold").all():
        expect(house).to_be_in_viewport(ratio=1)


def test_what_is_pointed_at_says_under_the_question_what_it_would_bring(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True).page
    begin(page, "moegahara", sight=lambda state: state.phase == "buy" and state.view().board.coins >= 3)
    silver = page.locator('[data-target*="silver"][data-lit]').first
    silver.tap()
    expect(page.locator(".prompt .do")).to_contain_text("Buy Silver")
    expect(page.locator(".prompt small")).to_contain_text("A hand of 4 then holds")


# Where everything lies that can be chosen, on the board and in the list.
CHOICES = """() => [...document.querySelectorAll('.frame :is([data-lit], [data-move])')].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [element.dataset.target ?? element.dataset.move, ...[x, y, width, height].map(Math.round)];
})"""


def hold_what_moves_bring(page: Page) -> Callable[[], None]:
    """A slow line: what moves would bring comes when it is let go."""
    held: list[Callable[[], None]] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            if '"type":"effects"' in str(message):
                held.append(lambda: line.send(message))
            else:
                line.send(message)

        server.on_message(hear)

    page.route_web_socket(re.compile("/api/"), between)

    def let_go() -> None:
        assert held
        for each in held:
            each()

    return let_go


@pytest.mark.parametrize("scene", by_day([
    "provinces, dice", "provinces, keep", "nobunaga, choice of an attack", "gunkimono, scoring", "moegahara, buying",
], ["provinces, keep", "nobunaga, choice of an attack"]))  # fmt: skip
@pytest.mark.parametrize("screen", [pytest.param(WIDE, id="wide", marks=at_night), pytest.param(PHONE, id="phone")])
def test_nothing_that_can_be_chosen_moves_when_what_it_would_bring_is_told(
    visit: Visit, scene: str, screen: dict[str, int]
) -> None:
    page = visit(viewport=screen).page
    let_go = hold_what_moves_bring(page)
    if scene == "provinces, keep":
        begin(page, "provinces", 4)
    else:
        arrive(page, scene, moves=0)
    first = page.locator("[data-lit]:visible").first
    first.focus()
    page.evaluate(CALM)
    before = page.evaluate(CHOICES)
    let_go()
    expect(page.locator(".prompt .brings")).to_be_attached()
    page.evaluate(CALM)
    after = page.evaluate(CHOICES)
    assert [each for each in before if each not in after] == []


@pytest.mark.parametrize("screen", [pytest.param(WIDE, id="wide", marks=at_night), pytest.param(PHONE, id="phone")])
def test_a_hint_has_two_moves_with_chances_and_what_sets_them_apart(visit: Visit, screen: dict[str, int]) -> None:
    page = visit(viewport=screen).page
    begin(page, "provinces")
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("button")).to_have_count(2)
    expect(hint).to_contain_text("%")
    expect(hint).to_contain_text("three new dice", ignore_case=True)
    hint.get_by_role("button").first.click()
    expect(hint).to_have_count(0)
