"""People to play against: chosen, remembered, drawn, rated on one scale; bots among themselves to watch."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.nightly import by_day
from tests.web.conftest import PHONE, WIDE, Visitor
from tests.web.measuring import SIZES, cut
from tests.web.playing import open_table, wait_for_me
from tests.web.test_pages import violations

Visit = Callable[..., Visitor]


def test_opponents_are_chosen_by_keyboard_and_remembered(visit: Visit) -> None:
    page = visit(reduced_motion="reduce").page
    page.goto("/new/provinces")
    people = page.locator(".person")
    expect(people).to_have_count(8)
    expect(page.get_by_role("img", name=re.compile(r"^Strength \d+, between \d+ and \d+"))).to_have_count(8)
    for name in ("Otsune", "Sessai"):
        people.filter(has_text=name).focus()
        page.keyboard.press("Enter")
        expect(people.filter(has_text=name)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("checkbox").first.check()
    expect(page.get_by_text("against Otsune, Sessai")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Play now", exact=True).click()
    wait_for_me(page)
    expect(page.locator(".seats [data-portrait=otsune]")).to_be_visible()
    page.goto("/")
    expect(page.locator("article", has_text="As last time: against Otsune, Sessai")).to_have_count(1)
    page.get_by_role("link", name="Change who you play with: Sengoku").click()
    expect(page.get_by_role("checkbox").first).to_be_checked()
    expect(people.filter(has_text="Sessai")).to_have_attribute("aria-pressed", "true")


def test_partners_are_traded_and_nothing_untrue_is_said_of_a_style(visit: Visit) -> None:
    page = visit(viewport=PHONE, reduced_motion="reduce").page
    page.goto("/new/moegahara")
    page.get_by_role("radio", name="4 players").check(force=True)
    said = set()
    for _ in range(3):
        said.add(page.locator(".go small").inner_text())
        page.get_by_role("button", name="Swap places").click()
    assert len(said) == 3
    assert all(re.match("with .+, against .+, .+", line) for line in said)
    assert violations(page) == []
    page.goto("/new/provinces")  # there these two were not measured apart
    kai = page.locator(".person", has_text="Oshi")
    expect(kai).to_contain_text("Oshi Castle")
    expect(kai).not_to_contain_text("safer")


@pytest.mark.parametrize(
    ("game", "players"), by_day([("nobunaga", 5), ("moegahara", 6), ("gunkimono", 5), ("provinces", 4)], [("nobunaga", 5)])
)
def test_no_name_is_broken_inside_a_word(visit: Visit, game: str, players: int) -> None:
    page = visit(viewport=WIDE).page
    open_table(page, game, players, ["me", "magoichi", "naotora", "magoichi", "hanbei", "magoichi"][:players])
    wait_for_me(page)
    sizes = {name: size for name, size in SIZES.items() if size.width > 1000}
    assert [fault for fault in cut(page, ["en"], sizes) if "broken inside" in fault] == []


def test_bots_play_for_who_watches(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Watch: ")).first.click()
    page.wait_for_selector(".frame")
    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(page.locator("[data-plate] [data-portrait]").first).to_be_visible()
