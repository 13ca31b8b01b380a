"""The end of a game: who won and why, sheets that add up, the board one click away, a picture to share; for all who look."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kassen.core import rules
from kassen.core.sheet import say_reason
from tests.examples.test_bluff import install
from tests.nightly import at_night, by_day
from tests.web.conftest import MOVING, PHONE, Server, Visitor
from tests.web.ending import LastDecision, Result, Wish, beaten_by_a_rival, last_decision, lost, play_the_last_decision, tied, won
from tests.web.measuring import SIZES, cut
from tests.web.playing import decide_by_keyboard, is_over, open_table, wait_for_me
from tests.web.test_pages import violations

Visit = Callable[..., Visitor]
ENDINGS: dict[str, tuple[str, int, Wish, dict[str, Any]]] = {
    "provinces, won": ("provinces", 3, won, {}),
    "provinces, by katana": ("provinces", 4, tied, {"daimyo": True}),
    "gunkimono, lost": ("gunkimono", 5, lost, {}),
    "nobunaga, a tie": ("nobunaga", 5, tied, {"counted": True}),
    "nobunaga, his": ("nobunaga", 4, beaten_by_a_rival, {}),
    "nobunaga, lost to one": ("nobunaga", 2, lost, {}),
    "moegahara, lost": ("moegahara", 6, lost, {}),
}
MEASURED = {name: SIZES[name] for name in ("phone", "small phone", "sideways", "tablet", "wide")}
# Every row of the sheet that can be seen: the lines' points, and what stands at its end.
SUMS = """() => [...document.querySelectorAll('.ending [data-row]')].filter((row) => row.checkVisibility()).map((row) => [
  [...row.querySelectorAll('[data-points]')].reduce((sum, line) => sum + Number(line.dataset.points), 0),
  Number(row.querySelector('[data-total]').textContent),
])"""


# The crest and the name of everybody in the list of places; “(you)” is not of the name.
NAME = "(who) => who.querySelector(':scope > span:last-child').firstChild.textContent.trim()"
NAMED = f"""() => [...document.querySelectorAll('.ending .places .who')].map((who) => [
  who.querySelector('use')?.href.baseVal, ({NAME})(who),
])"""


def end(page: Page, name: str) -> LastDecision:
    game, players, wish, options = ENDINGS[name]
    return play_the_last_decision(page, game, players, wish, **options)


def ending(page: Page) -> Locator:
    return page.locator("section.ending")


def people(page: Page, result: Result) -> list[str]:
    """The names on the seats as the ending has them, from the places of its list."""
    named = page.evaluate(NAMED)
    crests = {crest: name.strip() for crest, name in named}
    return [crests[f"#s{seat + 1}"] for seat in range(len(result["scores"]))]


def headline(name: str, me: int, result: Result) -> str:
    if name == "nobunaga, his":
        return "Nobunaga wins"
    if result["reason"]["team"] is not None or len(result["ranks"]) == 2:
        return "You win" if me in result["winners"] else "You lose"
    return ["You win", "You are second", "You are third", "You are fourth", "You are fifth"][result["ranks"][me] - 1]


def reason(page: Page, game: str, result: Result) -> str:
    """As the rules say it."""
    return say_reason(rules(game).texts, result["reason"], "en", people(page, result))


@pytest.mark.parametrize("name", by_day(ENDINGS, ["nobunaga, his"]))
def test_an_ending_says_who_won_and_why_adds_up_breaks_ties_and_fits_every_screen(
    visit: Visit, languages: tuple[str, ...], name: str
) -> None:
    page = visit().page
    _, me, result = end(page, name)
    game = ENDINGS[name][0]
    expect(page.get_by_role("heading", name=headline(name, me, result), exact=True)).to_be_focused()
    said = reason(page, game, result)
    expect(ending(page).locator(".why")).to_have_text(said)
    expect(page.get_by_role("log").first).to_contain_text(said)  # for ears
    sums = page.evaluate(SUMS)
    assert len(sums) == (2 if game == "moegahara" else len(result["sheet"]))
    assert all(lines == total for lines, total in sums)
    assert {total for _, total in sums} == {row["points"] for row in result["sheet"]}
    # A tie is broken on a ladder, and only a tie.
    broken = tied(result, me)
    expect(ending(page).locator(".ladder li:not(.then)")).to_have_count(len(result["reason"]["ladder"]) if broken else 0)
    expect(ending(page).locator(".ladder .level")).to_have_count(1 if broken else 0)
    expect(ending(page).locator(".ladder .decided")).to_have_count(1 if broken else 0)
    assert violations(page) == []
    assert cut(page, languages, MEASURED) == []


def test_the_board_is_one_click_away_and_still_tells_who_won_what(visit: Visit) -> None:
    page = visit().page
    result = end(page, "provinces, won").result
    expect(page.locator(".map")).not_to_be_visible()
    page.get_by_role("button", name="Show the board").press("Enter")
    expect(page.locator(".map")).to_be_visible()
    expect(ending(page)).to_have_count(0)
    lines = [line["line"] for row in result["sheet"] for line in row["lines"]]
    expect(page.locator(".map [data-winner]")).to_have_count(lines.count("castle"))
    expect(page.locator(".map [data-second]")).to_have_count(lines.count("small-castle"))
    assert page.locator(".map .castle text").all_text_contents() == [str(castle) for castle in range(2, 13)]
    back = page.get_by_role("button", name="Show the ending")
    expect(back).to_be_focused()
    back.press("Enter")
    expect(page.get_by_role("heading", name="You win")).to_be_focused()


@pytest.mark.parametrize(
    ("name", "language"),
    by_day([("provinces, won", "en-GB"), ("nobunaga, his", "ja-JP"), ("moegahara, lost", "fr-FR")], [("nobunaga, his", "ja-JP")]),
)
def test_the_ending_is_shared_as_a_picture_made_on_the_spot(visit: Visit, tmp_path: Path, name: str, language: str) -> None:
    page = visit(lang=language).page
    end(page, name)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    label = {"en-GB": "Share a picture", "fr-FR": "Partager une image", "ja-JP": "画像を共有"}[language]
    with page.expect_download() as download:
        page.get_by_role("button", name=label).click()
    path = tmp_path / "ending.png"
    download.value.save_as(path)
    picture = path.read_bytes()
    assert download.value.suggested_filename.endswith(".png")
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (2400, 1260)
    assert len(picture) > 60_000  # an empty sheet would be far smaller
    assert [url for url in asked if not url.startswith((page.url.partition("/t/")[0], "data:", "blob:"))] == []


def test_the_ceremony_is_over_within_two_seconds_and_any_key_ends_it(visit: Visit) -> None:
    page = visit(reduced_motion=MOVING).page
    clock = page.context.new_cdp_session(page)
    clock.send("Animation.enable")
    clock.send("Animation.setPlaybackRate", {"playbackRate": 0})  # so that a busy machine does not miss it
    end(page, "gunkimono, lost")
    times = page.evaluate(
        """() => document.querySelector('section.ending').getAnimations({ subtree: true })
             .map((each) => each.effect.getComputedTiming().endTime)"""
    )
    assert times
    assert max(times) <= 2_000
    page.keyboard.press("Shift")
    expect(ending(page)).to_have_class(re.compile(r"\bdone\b"))
    assert page.evaluate("() => document.querySelector('section.ending').getAnimations({ subtree: true }).length") == 0


def test_whoever_wants_no_motion_or_comes_later_finds_it_done(visit: Visit) -> None:
    page = visit().page
    end(page, "gunkimono, lost")
    expect(ending(page)).to_have_class(re.compile(r"\bdone\b"))
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    expect(ending(page)).to_have_class(re.compile(r"\bdone\b"))


def test_spectators_and_replays_are_told_in_the_third_person(visit: Visit) -> None:
    host, stranger = visit().page, visit().page
    end(host, "provinces, won")
    winner = host.locator(".places .first .who").evaluate(NAME)
    stranger.goto(host.url)
    expect(stranger.get_by_role("heading", name=f"{winner} wins", exact=True)).to_be_visible()
    expect(stranger.get_by_role("button", name="Play again")).to_have_count(0)
    host.get_by_role("link", name="Replay").first.click()
    slider = host.get_by_role("slider")
    expect(slider).to_have_attribute("max", "1")
    slider.press("End")
    expect(host.get_by_role("heading", name=f"{winner} wins", exact=True)).to_be_visible()
    slider.press("Home")
    expect(ending(host)).to_have_count(0)


def test_several_people_at_one_screen_are_told_who_of_them_won(visit: Visit) -> None:
    page = visit().page
    open_table(page, "gunkimono", 3, ["me"] * 3, position=last_decision("gunkimono", 3, lost).position)
    page.get_by_role("button", name="That’s me: show my seat").click()
    wait_for_me(page)
    decide_by_keyboard(page)
    winner = page.locator(".places .first .who")
    expect(page.locator("#ending-headline")).to_have_text(re.compile(f"^{re.escape(winner.inner_text())} wins$"))


def test_on_a_phone_all_is_within_reach(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).page
    end(page, "provinces, by katana")
    expect(page.locator("nav.dock").get_by_role("button", name="Play again")).to_be_in_viewport()
    castles = ending(page).locator("table.list tbody tr")
    expect(castles).to_have_count(11)
    for label in ("Replay", "Game file", "Fairness"):
        page.get_by_role("link", name=label).first.scroll_into_view_if_needed()
        expect(page.get_by_role("link", name=label).first).to_be_in_viewport()
    page.get_by_role("button", name="Show the board").tap()
    expect(page.get_by_role("button", name="Show the ending")).to_be_in_viewport()


@at_night
def test_a_game_from_outside_gets_its_ending_too(visit: Visit, tmp_path: Path) -> None:
    server = Server(tmp_path, PYTHONPATH=str(install(tmp_path)))
    page = visit(server.url).page
    open_table(page, "bluff", 2)
    wait_for_me(page)
    while not is_over(page):
        decide_by_keyboard(page)
    expect(page.locator("#ending-headline")).to_have_text(re.compile("^You (win|lose)$"))
    sums = page.evaluate(SUMS)
    assert len(sums) == 2
    assert all(lines == total for lines, total in sums)
    assert violations(page) == []
    page.goto("about:blank")  # a page left open would complain of the lost line
    server.stop()
