"""People at one table: they talk, ask each other, watch, play again, and are called when it is their turn."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import kassen
from tests.nightly import by_day
from tests.web.conftest import MOVING, Visitor
from tests.web.playing import MOVED, decide, decide_by_keyboard, hurry, mover, open_table, turn_of, wait_for_me

Visit = Callable[..., Visitor]


def gather(visitors: list[Visitor], **given: object) -> list[Page]:
    """A running table of theirs, each in a browser of their own."""
    pages = [visitor.page for visitor in visitors]
    path = open_table(pages[0], "nobunaga", len(pages), ["me", *["open"] * (len(pages) - 1)], **given)
    for page in pages[1:]:
        page.goto(path)
        page.get_by_role("button", name="Sit down").first.click()
        expect(page.get_by_role("button", name="Leave seat")).to_be_visible()
    pages[0].get_by_role("button", name="Start the game").click()
    for page in pages:
        page.wait_for_selector(".frame .plate.turn")
    return pages


def leaf(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name, exact=True).click()


# ── two people ──


def test_what_one_says_the_other_reads_as_it_was_typed(visit: Visit) -> None:
    host, friend = gather([visit(), visit()])
    for page in (host, friend):
        leaf(page, "Chat")
    said = "<img src=x onerror=alert(1)> & <b>well met</b>"
    host.get_by_role("textbox", name="Say something").fill(said)
    host.keyboard.press("Enter")
    expect(friend.get_by_role("tabpanel")).to_contain_text(said)
    expect(friend.get_by_role("tabpanel").locator("img, b")).to_have_count(0)
    friend.get_by_role("button", name="bows").click()
    expect(host.get_by_role("tabpanel").get_by_role("listitem").last).to_contain_text("bows")
    expect(host.get_by_role("textbox", name="Say something")).to_have_value("")


def test_taking_back_what_others_have_seen_needs_their_word(visit: Visit) -> None:
    pages = gather([visit(), visit()])
    asker = mover(pages)
    while mover(pages) is asker:
        decide(asker)
    other = next(page for page in pages if page is not asker)
    undo = asker.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("title", "Ask the others to let you take back a move")
    turn = turn_of(asker)
    for answer in ("No", "Yes"):
        undo.click()
        expect(asker.get_by_role("alert")).to_contain_text("asks to take back")
        expect(asker.get_by_role("button", name="Withdraw request")).to_be_visible()
        other.get_by_role("alert").get_by_role("button", name=answer, exact=True).click()
        expect(asker.get_by_role("alert")).to_have_count(0)
        expect(other.get_by_role("alert")).to_have_count(0)
        if answer == "No":
            expect(asker.get_by_role("tabpanel")).to_contain_text("does not agree")
            assert turn_of(asker) == turn
    asker.wait_for_selector("[data-move]")
    expect(other.locator("[data-move]")).to_have_count(0)
    expect(other.get_by_role("tabpanel")).to_contain_text("all agreed")


def test_hints_are_given_when_everybody_allows_them(visit: Visit) -> None:
    pages = gather([visit(), visit(), visit()])
    lamp = "What would a good player do?"
    mine = mover(pages)
    expect(mine.get_by_role("button", name=lamp)).to_have_count(0)
    leaf(mine, "Players")
    mine.get_by_role("button", name="Ask to allow hints").click()
    first, second = (page for page in pages if page is not mine)
    first.get_by_role("alert").get_by_role("button", name="Yes").click()
    expect(first.get_by_role("button", name="Yes")).to_have_count(0)
    expect(second.get_by_role("alert")).to_contain_text("asks to allow hints")
    expect(mine.get_by_role("button", name=lamp)).to_have_count(0)
    second.get_by_role("alert").get_by_role("button", name="Yes").click()
    mine.get_by_role("button", name=lamp).click()
    expect(mine.locator("[data-move][aria-current]")).to_have_count(1)


def test_a_spectator_sees_the_board_and_nothing_that_is_hidden_and_is_counted(visit: Visit) -> None:
    host, _ = pages = gather([visit(), visit()])
    guest = visit().page
    guest.goto(host.url)
    guest.wait_for_selector(".frame .plate")
    expect(guest.locator(".hand .card")).to_have_count(0)
    expect(guest.locator("[data-move], [data-lit]")).to_have_count(0)
    expect(guest.get_by_role("button", name="Undo")).to_have_count(0)
    leaf(host, "Players")
    expect(host.get_by_role("tabpanel")).to_contain_text("One person is watching.")
    turn = turn_of(guest)
    decide(mover(pages))
    guest.wait_for_function(MOVED, arg=turn)
    guest.goto("about:blank")
    expect(host.get_by_role("tabpanel")).not_to_contain_text("watching")


def test_the_clock_of_who_decides_runs_and_the_others_stand(visit: Visit) -> None:
    pages = gather([visit(), visit()], clock={"kind": "live", "seconds": 600, "bonus": 5})
    page = mover(pages)
    running = page.locator(".plate.turn [role=timer][data-running]")
    expect(running).to_have_text(re.compile(r"^9:\d\d$"))
    expect(page.locator(".plate:not(.turn) [role=timer]")).to_have_text("10:00")
    decide(page)
    expect(page.locator("[role=timer][data-running]")).to_have_count(1)
    expect(running).to_be_visible()


# ── after the end ──


def test_the_same_people_play_again(visit: Visit) -> None:
    host, friend = pages = gather([visit(), visit()])
    hurry(pages)
    old = host.url
    host.get_by_role("button", name="Play again").click()
    friend.get_by_role("link", name="Go to the next game").click()
    for page in pages:
        expect(page).not_to_have_url(old)
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    assert host.url == friend.url
    mover(pages)


def test_a_game_file_is_loaded_again_replayed_and_played_on_from(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    open_table(page, "nobunaga", 2, ["me", "me"])
    hurry([page])
    with page.expect_download() as coming:
        page.get_by_role("link", name="Game file").click()
    path = tmp_path / coming.value.suggested_filename
    coming.value.save_as(path)
    decisions = len(json.loads(path.read_text())["decisions"])
    page.goto("/")
    page.get_by_label("Open a game file").set_input_files(path)
    deck = page.get_by_role("region", name="Replay")
    expect(deck.locator("output")).to_have_text(f"0 / {decisions}")
    lines = page.get_by_role("tabpanel").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    begin = lines.count()
    page.get_by_role("button", name="Next move").click()
    expect(deck.locator("output")).to_have_text(f"1 / {decisions}")
    expect(lines).not_to_have_count(begin)
    assert lines.count() < begin + 5, "only what had happened until then"
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="Game over")).to_be_visible()
    page.keyboard.press("Home")
    expect(deck.locator("output")).to_have_text(f"0 / {decisions}")
    deck.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/t/*")
    wait_for_me(page)
    decide_by_keyboard(page)


@pytest.mark.parametrize("others", by_day([False, True], [True]))
def test_whoever_brings_an_unfinished_game_is_asked_who_may_play_on(visit: Visit, tmp_path: Path, others: bool) -> None:
    """Only they and bots, unless what they may know is drawn anew."""
    state = kassen.game("nobunaga", 2).start(5)
    state.play(state.legal()[0])
    (tmp_path / "game.json").write_text(state.log.to_json())
    page, friend = visit().page, visit().page
    page.goto("/")
    page.get_by_label("Open a game file").set_input_files(tmp_path / "game.json")
    asked = page.get_by_role("dialog")
    expect(asked.get_by_label("Just me, with bots")).to_be_checked()
    if others:
        asked.get_by_label("Other people, too").check()
    asked.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    friend.goto(page.url)
    expect(friend.get_by_role("note")).to_contain_text("drawn again" if others else "whoever set it up may have known")
    seats = friend.get_by_role("button", name="Sit down")
    expect(seats).to_have_count(1 if others else 0)


def test_a_file_that_is_none_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.forgive("422")
    (tmp_path / "none.json").write_text("{}")
    visitor.page.goto("/")
    visitor.page.get_by_label("Open a game file").set_input_files(tmp_path / "none.json")
    expect(visitor.page.get_by_role("alert")).to_contain_text("cannot be loaded")


# ── what one has chosen ──

HEAR = """
window.started = 0;
for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
  const begin = kind.prototype.start;
  kind.prototype.start = function (...when) { window.started++; return begin.apply(this, when); };
}
"""
AWAY = """
window.asked = 0;
window.notified = 0;
window.Notification = class { static permission = 'default';
  static async requestPermission() { window.asked++; return (this.permission = 'granted'); }
  constructor() { window.notified++; } };
window.away = false;
Object.defineProperty(document, 'hidden', { get: () => window.away });
"""


@pytest.mark.parametrize("sounds", by_day([True, False], [True]))
def test_it_sounds_when_it_is_my_turn_if_i_want_it(visit: Visit, sounds: bool) -> None:
    visitors = [visit(settings={"pace": "instant", "sounds": sounds}) for _ in range(2)]
    for visitor in visitors:
        visitor.page.add_init_script(HEAR)
    pages = gather(visitors)
    mine = mover(pages)
    if sounds:
        mine.wait_for_function("() => window.started > 0")
    heard = [page.evaluate("() => window.started > 0") for page in pages]
    assert heard == [sounds and page is mine for page in pages]


def test_title_and_icon_call_me_and_a_notification_only_if_i_asked_for_it(visit: Visit) -> None:
    me, friend = visit(), visit()
    me.page.add_init_script(AWAY)
    me.page.goto("/settings")
    box = me.page.get_by_role("checkbox", name="Notify me")
    expect(box).not_to_be_checked()
    assert me.page.evaluate("() => window.asked") == 0
    box.click()
    expect(box).to_be_checked()
    assert me.page.evaluate("() => window.asked") == 1
    pages = gather([me, friend])
    me.page.evaluate("() => { Notification.permission = 'granted' }")
    while mover(pages) is me.page:
        decide(me.page)
    icon = me.page.locator("link[rel=icon]")
    expect(me.page).to_have_title("Nobunaga · Kassen")
    expect(icon).to_have_attribute("href", "/icon.svg")
    me.page.evaluate("() => { window.away = true }")
    while mover(pages) is friend.page:
        decide(friend.page)
    expect(me.page).to_have_title("● Your turn · Nobunaga")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    assert me.page.evaluate("() => [window.asked, window.notified]") == [0, 1]
    me.page.get_by_role("link", name="Kassen").first.click()
    expect(icon).to_have_attribute("href", "/icon.svg")


def test_stillness_patterns_and_language_change_a_running_game(visit: Visit) -> None:
    page = visit(reduced_motion=MOVING).page
    path = open_table(page, "nobunaga", 2)
    wait_for_me(page)
    print_of = "() => getComputedStyle(document.querySelector('.cloth'), '::before').opacity"
    time_of = "() => getComputedStyle(document.documentElement).getPropertyValue('--m-move')"
    before = page.evaluate(print_of), page.evaluate(time_of)
    assert float(before[0]) > 0
    assert before[1] != "0s"
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("checkbox", name="Patterns in addition to colors").uncheck()
    page.get_by_role("checkbox", name="Animations").uncheck()
    page.goto(path)
    wait_for_me(page)
    assert (page.evaluate(print_of), page.evaluate(time_of)) == ("0", "0s")
    for language, heading in (("fr", "Vos coups"), ("ja", "選べる手"), ("en", "Your moves")):
        page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(page.locator("#drawer-moves h2")).to_contain_text(heading)
        expect(page.locator("html")).to_have_attribute("lang", language)
        decide_by_keyboard(page)
        expect(page.locator("body")).not_to_contain_text("⟦")


def test_a_bot_has_one_name_on_its_plate_and_in_the_log(visit: Visit) -> None:
    page = visit().page
    open_table(page, "nobunaga", 4, ["me", "greedy", "greedy", "greedy"])
    wait_for_me(page)
    while not page.get_by_role("tabpanel").get_by_text("(4)").count():
        decide_by_keyboard(page)
    for number in (2, 3, 4):
        expect(page.locator(".plate .name", has_text=f"Greedy ({number})")).to_have_count(1)
    told = page.get_by_role("tabpanel").inner_text()
    assert "Greedy (4)" in told
    assert "greedy" not in told


# How wide the cards are that fly, copies at the end of the body, and how wide they lay.
WATCH = """() => {
  window.flown = [];
  new MutationObserver((changes) => {
    const copies = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.style?.position === 'fixed');
    for (const copy of copies)
      for (const card of copy.querySelectorAll('.card, .active'))
        window.flown.push([card.offsetWidth, Math.round(parseFloat(copy.style.width))]);
  }).observe(document.body, { childList: true });
}"""


def test_a_card_flies_in_its_own_size(visit: Visit) -> None:
    page = visit(reduced_motion=MOVING).page
    open_table(page, "nobunaga", 3)
    wait_for_me(page)
    page.evaluate(WATCH)
    while len(page.evaluate("() => window.flown")) < 4:
        decide_by_keyboard(page)
    for flying, lying in page.evaluate("() => window.flown"):
        assert flying == lying > 0
