"""Nothing is cut off: every text and target of every page and board, with the most players and the widest options, in every
language, from a small phone to a wide screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.nightly import by_day
from tests.web.conftest import WIDE, Visitor
from tests.web.measuring import SIZES, cut
from tests.web.playing import open_table
from tests.web.scenes import SCENES, arrive
from tests.web.test_lookback import DAY, finished

Visit = Callable[..., Visitor]
Languages = tuple[str, ...]
NAMES = {"phone", "small phone", "sideways", "tablet", "wide"}
PAGES = {
    "new table": "/new/moegahara",
    "rules": "/rules/provinces",
    "summary": "/summary/moegahara",
    "settings": "/settings",
    "nowhere": "/nowhere",
}


# A map of eleven provinces on a screen 320 wide: three of them are 35 to 38 px wide. The list of moves chooses them, too.
TOO_SMALL_A_SCREEN = ("small phone", "g.province", "too small for a finger")


@pytest.mark.parametrize("scene", by_day(SCENES, ["provinces, war", "nobunaga, attack", "gunkimono, tiles", "moegahara, action"]))
def test_nothing_on_a_board_is_cut_off(visit: Visit, languages: Languages, scene: str) -> None:
    page = visit(viewport=WIDE).page
    arrive(page, scene)
    assert [fault for fault in cut(page, languages) if not all(part in fault for part in TOO_SMALL_A_SCREEN)] == []


@pytest.mark.parametrize("game", by_day(["gunkimono", "moegahara", "nobunaga", "provinces"], ["moegahara"]))
def test_nothing_in_a_lesson_is_cut_off(visit: Visit, languages: Languages, game: str) -> None:
    page = visit(viewport=WIDE).page
    page.goto(f"/learn/{game}")
    page.wait_for_selector(".frame")
    assert cut(page, languages, {name: SIZES[name] for name in ("phone", "small phone", "wide")}) == []


def test_nothing_on_a_page_is_cut_off(visit: Visit, languages: Languages) -> None:
    page = visit(viewport=WIDE).page
    faults: dict[str, Any] = {}
    sizes = {name: size for name, size in SIZES.items() if name in NAMES}

    def measure(name: str, sign: str) -> None:
        page.wait_for_selector(sign)
        faults[name] = cut(page, languages, sizes)
        page.set_viewport_size(WIDE)  # type: ignore[arg-type]

    for name, path in PAGES.items():
        page.goto(path)
        measure(name, "main")
    open_table(page, "nobunaga", 5, ["me", "open", "open", "samurai", "shogun"], listed=True)
    measure("waiting", "main")
    arrive(page, "nobunaga, end")
    table = page.url.rpartition("/")[2]
    for kind in ("replay", "fair"):
        page.goto(f"/{kind}/{table}")
        measure(kind, "main dl, .frame")
    page.goto("/")
    measure("home", ".mine li strong")
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize("what", by_day(["puzzle, nobunaga", "puzzle, provinces", "look back"], ["puzzle, nobunaga"]))
def test_nothing_of_what_explains_is_cut_off(visit: Visit, languages: Languages, what: str) -> None:
    page = visit(viewport=WIDE).page
    if what == "look back":
        page.goto(f"/analysis/{finished(page)}")
        page.wait_for_selector("ol.moves > li")
        expect(page.get_by_text("Still looking")).to_have_count(0)
    else:
        page.goto(f"/puzzle/{what.removeprefix('puzzle, ')}?date={DAY}")
        page.locator(".asked [data-move]").first.click()
        page.wait_for_selector(".bars li")
    faults = cut(page, languages, {name: size for name, size in SIZES.items() if name in NAMES})
    faults = [fault for fault in faults if not all(part in fault for part in TOO_SMALL_A_SCREEN)]
    assert not faults, "\n".join(faults)


def test_the_measure_finds_what_is_cut(visit: Visit) -> None:
    page = visit(viewport=WIDE).page
    page.goto("/settings")
    page.wait_for_selector("form")
    page.evaluate("() => (document.querySelector('h1').style.cssText = 'width: 40px; overflow: hidden; white-space: nowrap')")
    page.evaluate("() => (document.querySelector('.btn').style.cssText = 'width: 20px; padding: 0; white-space: nowrap')")
    page.evaluate("() => (document.querySelectorAll('h2')[1].style.cssText = 'position: relative; top: 40px')")
    page.evaluate("() => (document.querySelector('header a').style.cssText = 'min-width: 20px; width: 20px')")
    page.evaluate("() => (document.querySelectorAll('h2')[2].style.cssText = 'width: 40px; overflow-wrap: anywhere')")
    faults = cut(page, ["en"], {"wide": SIZES["wide"], "tablet": SIZES["tablet"]})
    assert any("“Settings” in h1 is cut" in fault for fault in faults)
    assert any("“Save” in button.btn" in fault and "leaves" in fault for fault in faults)
    assert any("“Appearance” in h2" in fault and ("lie on one another" in fault or "covered" in fault) for fault in faults)
    assert any("broken inside “Game”" in fault or "broken inside “play”" in fault for fault in faults)
    assert any("tablet" in fault and "a.brand" in fault and "too small for a finger" in fault for fault in faults)
    assert not any("wide" in fault and "finger" in fault for fault in faults)
