"""Kassen without a server, in a real browser, from a sub-folder of a static host: the network is cut once a game has begun."""

from __future__ import annotations

import gzip
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import kassen
from hatch_build import npm_at_hand, write_worker
from kassen.analysis import Analysis, analyse
from kassen.server.files import read_file, verify
from tests.nightly import at_night
from tests.web import tab
from tests.web.conftest import PHONE, Visitor
from tests.web.playing import decide_by_keyboard, decide_by_mouse, is_over, play_to_the_end, turn_of, until, wait_for_me
from tools import tab_python
from tools.static_host import StaticHost

LOADING_MS = 60_000
JSON = {"Content-Type": "application/json"}
SHELL_BYTES = 200_000  # before the first click, compressed as hosts do it
GAMES = {"gunkimono": "Gunkimono", "moegahara": "Kunitori", "nobunaga": "Nobunaga", "provinces": "Sengoku"}
# What a browser does by itself whenever the page is opened, and once a day.
LOOK_FOR_A_NEW_VERSION = "() => navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => true)"
SAYS = "([file, word, there]) => fetch(file).then((response) => response.text()).then((text) => text.includes(word) === there)"
# The look back that the page has kept, once it is complete.
ANALYSIS = """async ([folder, table]) => {
  const asked = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  const kept = await asked(indexedDB.open(`kassen ${folder}/`));
  return asked(kept.transaction('else').objectStore('else').get(`analysis ${table}`)).finally(() => kept.close());
}"""
# Another page of this host keeps so much that no room is left, in ever smaller pieces.
FILL_UP = """async () => {
  const asked = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const request = indexedDB.open('another');
  request.onupgradeneeded = () => request.result.createObjectStore('much');
  const database = await asked(request);
  for (let size = 2 ** 20, key = 0; size >= 1; key += 1) {
    const piece = new Uint8Array(size);
    for (let at = 0; at < size; at += 2 ** 16) crypto.getRandomValues(piece.subarray(at, at + 2 ** 16));
    const work = database.transaction('much', 'readwrite');
    const done = new Promise((resolve) => { work.oncomplete = () => resolve(true); work.onabort = () => resolve(false); });
    work.objectStore('much').put(piece, key);
    if (!(await done)) size = Math.floor(size / 4);
  }
  database.close();
}"""
MAKE_ROOM = "() => new Promise((resolve) => (indexedDB.deleteDatabase('another').onsuccess = () => resolve()))"
# A browser that counts how often it is asked to keep what it has, and refuses.
REFUSE_TO_STAY = """navigator.storage.persist = () => {
  self.asked = (self.asked ?? 0) + 1;
  return Promise.reject(new Error('no'));
}"""
Come = Callable[..., Visitor]


@pytest.fixture(scope="session")
def folder() -> Path:
    return tab.build()


@pytest.fixture
def host(folder: Path) -> Iterator[StaticHost]:
    host = StaticHost(folder, tab.UNDER)
    yield host
    host.cut()


@pytest.fixture
def come(browser: Browser, host: StaticHost) -> Iterator[Come]:
    visitors: list[Visitor] = []

    def visit(url: str = host.url, **given: Any) -> Visitor:
        visitors.append(Visitor(browser, url, **given))
        visitors[-1].context.set_default_timeout(LOADING_MS)
        return visitors[-1]

    yield visit
    for visitor in visitors:
        visitor.leave()


def play_now(page: Page, game: str) -> None:
    page.get_by_role("button", name=f"Play now: {GAMES[game]}").click()
    page.wait_for_selector("[data-move]", state="attached")  # on a phone the list may be put away


def save_file(page: Page, path: Path) -> None:
    with page.expect_download() as coming:
        page.get_by_role("link", name="Game file").click()
    coming.value.save_as(path)


def test_a_game_is_played_from_the_first_click_to_its_end_without_a_network(
    come: Come, host: StaticHost, base_url: str, tmp_path: Path, folder: Path
) -> None:
    visitor = come()
    page = visitor.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(host.url)
    page.get_by_role("button", name="Play now: Nobunaga").wait_for()
    page.wait_for_load_state("networkidle")
    names = [urlsplit(url).path.removeprefix(tab.UNDER).strip("/") or "index.html" for url in asked]
    assert sum(len(gzip.compress((folder / name).read_bytes())) for name in names) < SHELL_BYTES, names
    play_now(page, "nobunaga")
    assert all(url.startswith(host.url) for url in asked), "from no other host"
    tab.wait_until_kept(page)
    host.cut()
    for decision in range(2):
        decide_by_mouse(page, pick=decision)
    turn = turn_of(page)
    # A second tab is told; a reload finds everything.
    second = visitor.context.new_page()
    second.goto(page.url)
    expect(second.get_by_role("heading", name="open in another tab")).to_be_visible()
    second.close()
    page.reload()
    wait_for_me(page)
    assert turn_of(page) == turn
    play_to_the_end(page, lambda _: decide_by_keyboard(page))
    save_file(page, tmp_path / "game.json")
    content = (tmp_path / "game.json").read_bytes()
    assert verify(read_file(content))
    # What was played here is looked at there.
    page.request.post(f"{base_url}/api/me", data={})
    opened = page.request.post(f"{base_url}/api/files", data=content, headers=JSON)
    assert opened.json()["path"].startswith("/replay/")


@at_night
def test_every_game_is_played_on_a_phone_without_a_network(come: Come, host: StaticHost, base_url: str, tmp_path: Path) -> None:
    visitor = come(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page

    def of_other_sources(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=response.body()[:-1] + b"x")  # the last letter of its fingerprint

    page.add_init_script(REFUSE_TO_STAY)
    # A kernel that does not fit is refused; one that does is taken afterwards.
    visitor.context.route(re.compile("kernels/provinces"), of_other_sources)
    page.goto(host.url)
    page.get_by_role("button", name=f"Play now: {GAMES['provinces']}").click()
    expect(page.get_by_role("alert")).to_contain_text("from another version")
    expect(page.locator(".mine")).to_contain_text("None yet")
    visitor.context.unroute_all(behavior="wait")
    for game in ("provinces", "gunkimono", "moegahara"):
        play_now(page, game)
        if game == "provinces":
            tab.wait_until_kept(page)
            host.cut()
        for _ in range(2):
            decide_by_keyboard(page)
        assert not is_over(page)
        page.goto(f"{host.url}#/")
    expect(page.locator(".mine li")).to_have_count(3)
    assert page.evaluate("asked") == 1, "with the first table only"
    page.goto(f"{host.url}#/new/nobunaga")
    page.get_by_role("radio", name="2 players").check(force=True)
    page.get_by_role("button", name="Somebody at this screen").click()
    page.get_by_role("button", name="Play now", exact=True).click()
    expect(page.locator(".curtain")).to_be_visible()
    page.get_by_role("button", name="show my seat").click()
    page.wait_for_selector("[data-move]", state="attached")
    page.get_by_role("button", name="What would a good player do?").click()
    expect(page.locator("[data-move][aria-current]")).to_have_count(1)
    # A lesson and a puzzle.
    page.goto(f"{host.url}#/learn/provinces")
    expect(page.locator(".frame")).to_be_visible()
    page.goto(f"{host.url}#/puzzle/provinces")
    page.locator(".asked [data-move]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bars li").first).to_be_visible()
    # What was played there is looked at here, and looked back on: its figures are the same.
    log = the_end_of_a_game()
    page.request.post(f"{base_url}/api/me", data={})
    path = page.request.post(f"{base_url}/api/files", data=log.to_json(), headers=JSON).json()["path"]
    (tmp_path / "game.json").write_bytes(page.request.get(f"{base_url}/api/tables/{path.rpartition('/')[2]}/file").body())
    page.goto(f"{host.url}#/")
    page.get_by_label("Open a game file").set_input_files(tmp_path / "game.json")
    expect(page).to_have_url(re.compile("#/replay/"))
    expect(page.locator(".frame")).to_be_visible()
    page.goto(page.url.replace("replay", "analysis"))
    expect(page.get_by_role("heading", name="Chance of winning")).to_be_visible()
    found = until(page, ANALYSIS, [tab.UNDER, page.url.rpartition("/")[2]])
    assert Analysis.from_json(found) == analyse(log)


def the_end_of_a_game(decisions: int = 2) -> kassen.Log:
    """From a position shortly before it: there is little to look back on."""
    game = kassen.game("nobunaga", players=2)
    state = game.start(7)
    while not state.over:
        state.play(state.legal()[0])
    before = game.start(7, state.decisions[:-decisions]).position()
    return game.load(before, 7, state.decisions[-decisions:]).log


def allow(visitor: Visitor, url: str, room: int) -> None:
    """So many bytes for all that this host keeps."""
    origin = "{0.scheme}://{0.netloc}".format(urlsplit(url))
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": room})


@at_night
def test_where_there_is_no_room_nothing_is_begun_and_the_person_is_told(come: Come, host: StaticHost) -> None:
    visitor = come()
    page = visitor.page
    page.goto(host.url)
    allow(visitor, host.url, 1)
    page.get_by_role("button", name="Play now: Nobunaga").click()
    expect(page.get_by_role("alert")).to_contain_text("There is no room left to save this.")
    expect(page.locator(".mine")).to_contain_text("None yet")


@at_night
def test_where_no_room_is_left_in_the_middle_of_a_game_nothing_is_done_and_nothing_lost(
    come: Come, host: StaticHost, folder: Path
) -> None:
    visitor = come()
    page = visitor.page
    page.goto(host.url)
    allow(visitor, host.url, sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) + 10_000_000)
    play_now(page, "nobunaga")
    tab.wait_until_kept(page)
    host.cut()
    page.evaluate(FILL_UP)
    turn = turn_of(page)
    page.locator("[data-move]").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("There is no room left to save this.")).to_be_visible()
    assert turn_of(page) == turn
    page.evaluate(MAKE_ROOM)
    decide_by_keyboard(page)
    wait_for_me(page, turn)
    page.reload()
    wait_for_me(page)
    assert int(turn_of(page)) > int(turn)


def test_nothing_is_offered_that_takes_a_server(come: Come, host: StaticHost) -> None:
    page = come().page
    page.goto(f"{host.url}#/settings")
    expect(page.get_by_role("checkbox", name="Animations")).to_be_visible()
    for name in ("Use my seats on another device", "Delete my data"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    expect(page.get_by_role("checkbox", name="even with the browser closed")).to_have_count(0)
    page.goto(f"{host.url}#/")
    play_now(page, "nobunaga")
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)


@at_night
def test_the_page_can_be_installed_as_an_app(whole_browser: Browser, host: StaticHost, base_url: str) -> None:
    """By Chromium's own judgement, but for that each visitor here is a private window; and as an app of its folder, not of the
    whole host."""
    for url in (host.url, f"{base_url}/"):
        visitor = Visitor(whole_browser, url)
        visitor.page.goto(url)
        line = visitor.context.new_cdp_session(visitor.page)
        assert line.send("Page.getAppManifest")["errors"] == []
        against = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert {reason["errorId"] for reason in against} <= {"in-incognito"}
        assert line.send("Page.getAppId")["appId"] == url
        visitor.leave()


def test_a_browser_that_keeps_nothing_says_so(come: Come, host: StaticHost) -> None:
    visitor = come()
    refuse = (
        "Object.defineProperty(self, 'indexedDB', { value: { open() { throw new DOMException('no', 'SecurityError'); } } });\n"
    )

    def without_storage(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=refuse + response.text())

    visitor.context.route(re.compile("assets/worker-"), without_storage)
    visitor.page.goto(host.url)
    visitor.page.get_by_role("button", name="Play now: Nobunaga").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("does not let Kassen save games here")


@at_night
def test_a_new_version_is_offered_and_comes_when_it_is_asked_for(come: Come, folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "tab"
    shutil.copytree(folder, copy)
    host = StaticHost(copy, tab.UNDER)
    page = come(url=host.url).page
    page.goto(host.url)
    play_now(page, "nobunaga")
    tab.wait_until_kept(page)
    former = next((copy / "assets").glob("ReplayPage-*.js")).relative_to(copy).as_posix()  # nobody has looked at one yet
    (copy / former).rename((copy / former).with_name("ReplayPage-anew.js"))
    (copy / "index.html").write_text((copy / "index.html").read_text().replace("Kassen 合戦", "Kassen, once more"))
    write_worker(copy, tab.ROOT / "web" / "tab" / "service.js")
    page.wait_for_function(LOOK_FOR_A_NEW_VERSION)
    offer = page.get_by_role("button", name="Load it")
    offer.wait_for()
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")  # the hand is still in sight
    until(page, SAYS, ["index.html", "once more", False])
    turn = turn_of(page)
    decide_by_keyboard(page)
    # Another tab asks for it: this one plays on, with what only its own version has, until it asks, too.
    second = page.context.new_page()
    second.goto(f"{host.url}#/settings")
    with second.expect_event("load"):
        second.get_by_role("button", name="Load it").click()
    until(second, SAYS, ["index.html", "once more", True])
    second.close()
    host.cut()
    until(page, SAYS, [former, "", True])
    decide_by_keyboard(page)
    with page.expect_event("load"):
        offer.click()
    wait_for_me(page)
    until(page, SAYS, ["index.html", "once more", True])
    assert turn_of(page) != turn


def test_the_page_is_kept_as_it_was_built(folder: Path) -> None:
    text = (folder / "service.js").read_text()
    listed = json.loads(re.search(r"const FILES = (\{.*?\});", text)[1])  # type: ignore[index]
    assert listed == {name: digest for name, digest in contents(folder).items() if name != "service.js"}


@at_night
def test_the_same_sources_make_the_same_archive(tmp_path: Path) -> None:
    """A kernel is built twice in tests/kernel."""
    made = []
    for name in ("one.zip", "two.zip"):
        (tmp_path / name).write_bytes(tab_python.archived({"set.py": b"a = b in {'x', 'y', 'z'}", "data/a.txt": b"a"}))
        with npm_at_hand() as npm:
            npm("exec", "-c", f"node scripts/bytecode.mjs {shlex.quote(str(tmp_path / name))}")
        made.append(tab_python.in_one_piece((tmp_path / name).read_bytes(), {}))
    assert made[0] == made[1]


@at_night
@pytest.mark.timeout(tab.BUILD_S)
def test_the_same_sources_make_the_same_folder_elsewhere(folder: Path, tmp_path: Path) -> None:
    """Everything is made again: no kernel, no bytecode and no page of the first time is at hand. What was fetched is."""
    copy, fetched = tmp_path / "elsewhere", ("web/node_modules", "build/wheels")
    made = shutil.ignore_patterns(".*", "build", "dist", "static", "node_modules", "__pycache__")
    shutil.copytree(tab.ROOT, copy, ignore=made)
    for name in fetched:
        shutil.copytree(tab.ROOT / name, copy / name, symlinks=True)
    here = {**os.environ, "PYTHONPATH": str(copy / "src"), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    subprocess.run([sys.executable, str(copy / "tools" / "tab.py")], env=here, check=True, timeout=tab.BUILD_S)
    assert len([*(tmp_path / "cache").rglob("*.wasm")]) == len(GAMES), "the kernels were made anew"
    assert contents(copy / "dist" / "tab") == contents(folder)


def contents(folder: Path) -> dict[str, str]:
    return {path.relative_to(folder).as_posix(): tab.digest(path) for path in folder.rglob("*") if path.is_file()}
