"""Every page: no text missing in any language, nothing cut off on a phone, nobody kept out, nothing from elsewhere."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.nightly import at_night, by_day
from tests.web.conftest import PHONE, WIDE, Visitor
from tests.web.ending import play_the_last_decision, won
from tests.web.measuring import CALM
from tests.web.playing import decide_by_keyboard, hurry, open_table, wait_for_me
from tests.web.scenes import arrive

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
ASSETS = ROOT / "src/kassen/server/static/assets"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "ja": "ja-JP"}
Visit = Callable[..., Visitor]
TABLET = {"width": 768, "height": 1024}
SIDEWAYS = {"width": 844, "height": 390}
# What is offered on the board but lies under something else, or outside, wherever one scrolls.
HIDDEN = """() => [...document.querySelectorAll('.field [data-lit]')].filter((offered) => {
    offered.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = offered.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(seen && (offered.contains(seen) || seen.contains(offered) || seen.closest('[data-lit]')));
}).map((offered) => offered.outerHTML.slice(0, 120))"""


# What fades in has no contrast yet, and one thing may follow another; what turns for ever is not waited for.
STILL = """async () => {
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const moving = document.getAnimations()
      .filter((each) => each.playState === 'running' && each.effect.getComputedTiming().endTime !== Infinity);
    if (!moving.length) return;
    await Promise.all(moving.map((each) => each.finished.catch(() => {})));
  }
}"""


def violations(page: Page) -> list[Any]:
    page.evaluate(f"({STILL})().then(() => null)")
    page.evaluate(AXE)  # not as a script tag: the page's own policy would refuse that
    found = page.evaluate("(rules) => axe.run(document, {runOnly: rules, resultTypes: ['violations'], selectors: false})", RULES)
    return [(each["id"], [node["html"][:160] for node in each["nodes"]][:3]) for each in found["violations"]]


def finished_table(page: Page) -> str:
    path = open_table(page, "nobunaga", 2)
    hurry([page])
    return path.rpartition("/")[2]


def each_page(page: Page) -> list[tuple[str, Callable[[], object]]]:
    """All pages by name, and how to get there."""

    def table(game: str, players: int) -> None:
        open_table(page, game, players)
        wait_for_me(page)

    def after(kind: str) -> None:
        """Of the table that was just played to its end."""
        page.goto(f"/{kind}/{page.url.rpartition('/')[2].partition('?')[0]}")
        page.wait_for_selector("main dl, .frame")

    return [
        ("home", lambda: (page.goto("/"), page.wait_for_selector("article"))),
        ("new", lambda: (page.goto("/new/nobunaga"), page.wait_for_selector("form"))),
        ("waiting", lambda: open_table(page, "provinces", 2, ["me", "open"])),
        ("nobunaga", lambda: table("nobunaga", 4)),
        ("provinces", lambda: table("provinces", 4)),
        ("attack", lambda: (arrive(page, "nobunaga, attack", moves=0), page.wait_for_selector(".foretold"))),
        ("split", lambda: (arrive(page, "provinces, dice"), page.wait_for_selector(".split"))),
        ("gunkimono", lambda: table("gunkimono", 3)),
        ("moegahara", lambda: table("moegahara", 4)),
        ("rules", lambda: (page.goto("/rules/provinces"), page.wait_for_selector(".prose"))),
        ("settings", lambda: (page.goto("/settings"), page.wait_for_selector("form"))),
        ("end", lambda: play_the_last_decision(page, "nobunaga", 2, won)),
        ("replay", lambda: after("replay")),
        ("fair", lambda: after("fair")),
        ("lost", lambda: page.goto("/nowhere")),
    ]


SIGHTS = [
    pytest.param("en", WIDE, "light", id="wide", marks=at_night),
    pytest.param("fr", PHONE, "light", id="phone"),
    pytest.param("ja", WIDE, "dark", id="dark", marks=at_night),
    pytest.param("fr", {"width": 1024, "height": 768}, "dark", id="between", marks=at_night),
]


@pytest.mark.parametrize(("language", "viewport", "scheme"), SIGHTS)
def test_every_page_is_complete_reachable_for_all_and_fits(visit: Visit, language: str, viewport: Any, scheme: Any) -> None:
    page = visit(lang=LANGUAGES[language], viewport=viewport, color_scheme=scheme).page
    faults: list[Any] = []
    for name, go in each_page(page):
        go()
        page.evaluate(CALM)
        assert page.locator("html").get_attribute("lang") == language
        shown = page.evaluate("() => document.documentElement.outerHTML")
        faults += [(name, "missing text", text) for text in re.findall("⟦.*?⟧", shown)]
        width, height = page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        if width > viewport["width"]:
            faults.append((name, "scrolls sideways", width))
        if page.locator("main.frame").count() and height > viewport["height"]:
            faults.append((name, "a table must not scroll", height))
        faults += [(name, *fault) for fault in violations(page)]
    assert faults == []


def test_axe_would_find_something(visit: Visit) -> None:
    page = visit().page
    page.set_content("<html><body><img src='data:,'><input></body></html>")
    assert {"image-alt", "label"} <= {name for name, _ in violations(page)}


def test_the_policy_holds_and_nothing_comes_from_elsewhere(visit: Visit, base_url: str) -> None:
    page = visit().page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    answer = page.goto("/")
    assert answer is not None
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    open_table(page, "provinces", 2)
    wait_for_me(page)
    assert [url for url in asked if not url.startswith((base_url, "data:"))] == []


@pytest.mark.parametrize("game", by_day(["nobunaga", "provinces", "gunkimono", "moegahara"], ["gunkimono"]))
def test_all_scripts_from_the_front_page_to_a_table_are_at_most_125_kb_compressed(visit: Visit, game: str) -> None:
    page = visit().page
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.rpartition("/")[2]))
    page.goto("/")
    page.wait_for_selector("article")
    open_table(page, game, 2)
    wait_for_me(page)
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in ASSETS.glob("*.js") if path.name in asked}
    assert 30_000 < sum(sizes.values()) <= 125_000, sizes


def test_a_finished_game_is_replayed_step_by_step_and_its_seal_fits(visit: Visit) -> None:
    page = visit().page
    table = finished_table(page)
    page.goto(f"/replay/{table}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Next move").click()
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="Game over")).to_be_visible()
    page.goto(f"/replay/{table}?ply=3")
    page.get_by_role("button", name="Play from here").click()
    wait_for_me(page)
    page.goto(f"/fair/{table}")
    expect(page.get_by_text("The seal matches")).to_be_visible()


def test_settings_are_kept_and_the_name_is_the_server_s(visit: Visit) -> None:
    page = visit().page
    page.goto("/settings")
    page.get_by_label("Your name at the table").fill("Hideyoshi")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.locator("main").get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    expect(page.get_by_label("Votre nom à la table")).to_have_value("Hideyoshi")


def test_another_device_becomes_me_by_a_link(visit: Visit) -> None:
    here, there = visit().page, visit().page
    here.goto("/settings")
    name = here.get_by_label("Your name at the table")
    expect(name).not_to_have_value("")
    here.get_by_role("button", name="Use my seats on another device").click()
    there.goto(here.get_by_role("textbox", name="Link to this table").input_value())
    there.get_by_role("button", name="Yes, this is my device").click()
    expect(there.get_by_role("heading", name="My tables")).to_be_visible()
    there.goto("/settings")
    expect(there.get_by_label("Your name at the table")).to_have_value(name.input_value())


def test_people_talk_and_the_log_tells(visit: Visit) -> None:
    page = visit().page
    open_table(page, "nobunaga", 2)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Good luck!")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Good luck!")).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text("The game begins.")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "players", "viewport"),
    [
        pytest.param("nobunaga", 4, TABLET, id="nobunaga, tablet", marks=at_night),
        pytest.param("nobunaga", 4, SIDEWAYS, id="nobunaga, sideways", marks=at_night),
        pytest.param("moegahara", 4, TABLET, id="moegahara, tablet", marks=at_night),
        pytest.param("moegahara", 4, SIDEWAYS, id="moegahara, sideways", marks=at_night),
        pytest.param("provinces", 3, TABLET, id="provinces, tablet", marks=at_night),
        pytest.param("provinces", 3, SIDEWAYS, id="provinces, sideways"),
        pytest.param("gunkimono", 4, TABLET, id="gunkimono, tablet"),
        pytest.param("gunkimono", 4, SIDEWAYS, id="gunkimono, sideways", marks=at_night),
    ],
)
def test_all_that_can_be_chosen_can_be_touched(visit: Visit, game: str, players: int, viewport: Any) -> None:
    page = visit(viewport=viewport, has_touch=True, is_mobile=True).page
    open_table(page, game, players)
    for _ in range(3):
        wait_for_me(page)
        assert page.evaluate(HIDDEN) == []
        decide_by_keyboard(page)
        page.keyboard.press("Escape")  # the list of moves would lie over the table
