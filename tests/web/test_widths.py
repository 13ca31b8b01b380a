"""Nothing is cut off: every text and target of every page and board, with the most players and the widest options, in every
language, from a small phone to a wide screen."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

import kassen
from kassen import State
from tests.web.conftest import WIDE, Visitor
from tests.web.measuring import SIZES, cut
from tests.web.playing import decide_by_keyboard, is_over, open_table, wait_for_me

Visit = Callable[..., Visitor]
Sight = Callable[[State], bool]
NAMES = {"phone", "small phone", "wide"}
PAGES = {
    "new table": "/new/provinces",
    "rules": "/rules/provinces",
    "summary": "/summary/moegahara",
    "settings": "/settings",
    "nowhere": "/nowhere",
}


def left(state: State) -> int:
    return sum(seat["reserve"] for seat in state.view()["board"]["seats"])


SCENES: dict[str, tuple[str, int, dict[str, object], Sight, int]] = {
    "provinces, draft": ("provinces", 4, {"daimyo": True}, lambda state: True, 0),
    "provinces, dice": ("provinces", 4, {"daimyo": True}, lambda state: state.phase == "split" and state.ply > 40, 0),
    "provinces, war": ("provinces", 4, {"daimyo": True}, lambda state: state.phase == "act" and left(state) < 24, 100),
    "nobunaga, round": ("nobunaga", 5, {"counted": True}, lambda state: state.phase == "pick" and state.ply > 20, 1),
    "nobunaga, attack": ("nobunaga", 5, {}, lambda state: state.phase == "attack" and state.ply > 30, 1),
    "nobunaga, end": ("nobunaga", 5, {"counted": True}, lambda state: state.phase == "attack" and state.round > 7, 100),
    "gunkimono, tiles": ("gunkimono", 5, {}, lambda state: state.phase == "place" and state.ply > 100, 0),
    "gunkimono, scoring": ("gunkimono", 5, {}, lambda state: state.phase == "score" and state.ply > 160, 0),
    "moegahara, action": ("moegahara", 6, {"open_allies": True}, lambda state: state.phase == "action" and state.ply > 600, 0),
    "moegahara, deployment": ("moegahara", 6, {}, lambda state: state.phase == "territory" and state.ply > 600, 0),
}


def arrive(page: Page, game: str, players: int, options: dict[str, object], sight: Sight, moves: int) -> None:
    """At a table that begins where a game played at random comes to such a sight; then so many moves of mine, or to the end."""
    state, dice = kassen.game(game, players=players, **options).start(1), random.Random(1)
    while not sight(state):
        state.play(dice.choice(state.legal()))
    seats = ["me" if seat == state.seat else "random" for seat in range(players)]
    open_table(page, game, players, seats, options=options, position=state.position())
    wait_for_me(page)
    for _ in range(moves):
        if not is_over(page):
            decide_by_keyboard(page)
    page.keyboard.press("Escape")


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_on_a_board_is_cut_off(visit: Visit, scene: str) -> None:
    page = visit(viewport=WIDE, reduced_motion="reduce").page
    arrive(page, *SCENES[scene])
    assert cut(page) == []


@pytest.mark.parametrize("game", ["gunkimono", "moegahara", "nobunaga", "provinces"])
def test_nothing_in_a_lesson_is_cut_off(visit: Visit, game: str) -> None:
    page = visit(viewport=WIDE, reduced_motion="reduce").page
    page.goto(f"/learn/{game}")
    page.wait_for_selector(".frame")
    assert cut(page, {name: SIZES[name] for name in ("phone", "wide")}) == []


def test_nothing_on_a_page_is_cut_off(visit: Visit) -> None:
    page = visit(viewport=WIDE, reduced_motion="reduce").page
    faults: dict[str, Any] = {}
    sizes = {name: size for name, size in SIZES.items() if name in NAMES}

    def measure(name: str, sign: str) -> None:
        page.wait_for_selector(sign)
        faults[name] = cut(page, sizes)
        page.set_viewport_size(WIDE)  # type: ignore[arg-type]

    for name, path in PAGES.items():
        page.goto(path)
        measure(name, "main")
    open_table(page, "nobunaga", 5, ["me", "open", "open", "samurai", "shogun"], listed=True)
    measure("waiting", "main")
    arrive(page, *SCENES["nobunaga, end"])
    table = page.url.rpartition("/")[2]
    for kind in ("replay", "fair"):
        page.goto(f"/{kind}/{table}")
        measure(kind, "main dl, .frame")
    page.goto("/")
    measure("home", ".mine li strong")
    assert {name: found for name, found in faults.items() if found} == {}


def test_the_measure_finds_what_is_cut(visit: Visit) -> None:
    page = visit(viewport=WIDE).page
    page.goto("/settings")
    page.wait_for_selector("form")
    page.evaluate("() => (document.querySelector('h1').style.cssText = 'width: 40px; overflow: hidden; white-space: nowrap')")
    page.evaluate("() => (document.querySelector('.btn').style.cssText = 'width: 20px; padding: 0; white-space: nowrap')")
    faults = cut(page, {"wide": SIZES["wide"]})
    assert any("“Settings” in h1 is cut" in fault for fault in faults)
    assert any("“Save” in button.btn" in fault and "leaves" in fault for fault in faults)
