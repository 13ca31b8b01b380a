"""Since my last turn: what the others did stays on the board until I decide, as chips, and in the log by turns and rounds."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.nightly import by_day
from tests.web.conftest import Visitor
from tests.web.playing import decide_by_keyboard, open_table, turn_of, wait_for_me
from tests.web.test_pages import violations

Visit = Callable[..., Visitor]
CHIP = "aside .since .chip"


def go_on_until_the_others_have_played(page: Page) -> None:
    """They have when there is a chip for each of them."""
    for _ in range(30):
        decide_by_keyboard(page)
        if page.locator(CHIP).count() >= 2:
            break
    page.keyboard.press("Escape")


@pytest.mark.parametrize(("game", "kind"), by_day([("provinces", "province"), ("gunkimono", "at")], [("provinces", "province")]))
def test_traces_and_chips_stay_until_i_decide(visit: Visit, game: str, kind: str) -> None:
    page = visit().page
    open_table(page, game, 3)
    wait_for_me(page)
    go_on_until_the_others_have_played(page)
    slip = page.locator(".slip").first
    expect(slip).to_be_visible()
    place = str(slip.get_attribute("data-trace"))
    assert place.startswith(f"{kind}:")
    page.locator(CHIP).first.focus()
    expect(page.locator("[data-shown]").first).to_be_attached()
    page.keyboard.press("Enter")
    expect(page.locator("[data-place][data-shown]").first).to_be_attached()
    assert violations(page) == []
    turn = turn_of(page)
    decide_by_keyboard(page)
    assert turn_of(page) != turn
    page.locator("h1").evaluate("() => document.activeElement.blur()")
    expect(page.locator("[data-shown]")).to_have_count(0)


def decide_by_api(page: Page, table: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any] | None:
    """The first move that is wanted, or the last one, if it is this page's turn."""
    seen = page.request.get(f"/api/tables/{table}?since=1000").json()
    moves = seen["scene"]["view"].get("moves")
    if not moves:
        return None
    move = next(filter(wanted, moves), moves[-1])
    page.request.post(f"/api/tables/{table}/do", data={"type": "decide", "turn": seen["scene"]["turn"], "id": move["id"]})
    return dict(move)


def move_armies(host: Page, guest: Page) -> tuple[str, str]:
    """A table where the guest has just moved armies, and from where. Which cards are dealt is chance: games until it happens."""
    for page in (host, guest):
        page.request.post("/api/me", data={})
    for _ in range(40):
        table = host.request.post("/api/tables", data={"game": "provinces", "seats": ["me", "open"]}).json()["id"]
        guest.request.post(f"/api/tables/{table}/do", data={"type": "sit", "seat": 1})
        host.request.post(f"/api/tables/{table}/do", data={"type": "start"})
        made: list[dict[str, Any] | None] = [{}]
        while any(move is not None for move in made):
            made = [decide_by_api(host, table, lambda move: move["do"] == "keep")]
            moved = decide_by_api(guest, table, lambda move: "from_province" in move or move["do"] in ("tactic", "keep"))
            if moved and "from_province" in moved:
                return table, str(moved["from_province"])
            made.append(moved)
    raise AssertionError("no army moved in forty games")


def test_what_moved_is_an_arrow(visit: Visit) -> None:
    host, guest = visit(reduced_motion="reduce").page, visit().page
    table, place = move_armies(host, guest)
    while host.request.get(f"/api/tables/{table}?since=1000").json()["table"].get("seat") != 0:
        decide_by_api(guest, table, lambda move: move["do"] in ("stop", "keep"))
    host.goto(f"/t/{table}")
    wait_for_me(host)
    arrow = host.locator(".traces path.way").first
    expect(arrow).to_be_attached()
    assert arrow.evaluate("(way) => way.getTotalLength()") > 20
    expect(host.locator(f'[data-trace="province:{place}"]')).to_be_visible()


def test_the_log_is_by_turns_and_rounds_and_lights_the_board(visit: Visit) -> None:
    page = visit().page
    open_table(page, "provinces", 3)
    wait_for_me(page)
    go_on_until_the_others_have_played(page)
    log = page.get_by_role("tabpanel")
    expect(log.get_by_role("heading", name=re.compile(r"^Round \d+$")).first).to_be_visible()
    new = log.locator(".turn:has(.new)")
    expect(new.nth(1)).to_be_attached()  # the log follows the board
    placed = new.locator(".line:visible", has_text=re.compile("deploys|moves|goes"))
    for _ in range(30):
        if placed.count():
            break
        go_on_until_the_others_have_played(page)  # what they did may have had no place
    line = placed.first
    line.hover()
    lit = page.locator("[data-place][data-shown]").first
    expect(lit).to_be_attached()
    place = str(lit.get_attribute("data-place"))
    page.locator(f'[data-place="{place}"]').hover(force=True)
    expect(log.locator(".line.about").first).to_be_visible()
    line.click()
    expect(page).to_have_url(re.compile(r"/replay/[\w-]+\?ply=\d+$"))


def test_an_attack_is_one_line_with_its_detail_folded(visit: Visit) -> None:
    page = visit().page
    open_table(page, "nobunaga", 3)
    wait_for_me(page)
    for _ in range(60):
        if page.locator(".turn details").count():
            break
        decide_by_keyboard(page)
    folded = page.locator(".turn details").first
    expect(folded.locator(".line").first).not_to_be_visible()
    folded.locator("summary").click()
    expect(folded.locator(".line").first).to_be_visible()
