"""python -m bench.web [GAME [PLAYERS]]: is the page small, and does it stay smooth? Opens the front page and a table in
Chromium and plays a game against bots by mouse, to the end or for --decisions decisions.

Chromium reports every task of the page's thread that takes longer than 50 ms of wall time, and its trace gives the processor
time of the longest tasks; a busy machine affects the first, not the second. Also reported are the compressed size of all
scripts loaded before the first decision, and the largest message received.
"""

from __future__ import annotations

import argparse
import gzip
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table as Grid

from tests.web.browser import find
from tests.web.conftest import Server, Visitor
from tests.web.playing import decide_by_mouse, is_over, open_table, wait_for_me

MOST_MS = 50
MOST_KB = 130
LONG = 1_000
OBSERVE = """() => {
  window.longTasks = [];
  const keep = (list) => longTasks.push(...list.getEntries().map((entry) => entry.duration));
  new PerformanceObserver(keep).observe({type: 'longtask', buffered: true});
}"""


def hover(page: Page) -> None:
    """Move the mouse over what can be chosen, as a person does before deciding."""
    for target in page.locator(".frame [data-lit]:visible").all()[:3]:
        box = target.bounding_box()
        if box:
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def trace(session: CDPSession, page: Page, act: Callable[[], None]) -> list[float]:
    """Do something; processor times, in ms, of the main threads' tasks meanwhile."""
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send(
        "Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": ["toplevel", "__metadata"]}}
    )
    act()
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    mains = {(e["pid"], e["tid"]) for e in events if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"}
    return [e["tdur"] / 1000 for e in events if e.get("ph") == "X" and "tdur" in e and (e["pid"], e["tid"]) in mains]


def watched(page: Page, name: str, act: Callable[[], None]) -> dict[str, Any]:
    """Do something; the longest tasks meanwhile. Those by wall time are from the page it ends on."""
    session = page.context.new_cdp_session(page)
    tasks = trace(session, page, act)
    session.detach()
    long = sorted(page.evaluate("() => longTasks.splice(0)"), reverse=True)
    return {
        f"{name}: tasks over 50 ms (wall)": len(long),
        f"{name}: longest task, ms (wall)": round(long[0]) if long else "under 50",
        f"{name}: longest task, ms (processor)": round(max(tasks, default=0), 1),
    }


def measure(page: Page, game: str, players: int, most: int) -> dict[str, Any]:
    messages: list[int] = []
    scripts: set[str] = set()
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: messages.append(len(frame))))
    page.on("request", lambda request: scripts.add(request.url) if request.url.endswith(".js") else None)
    page.add_init_script(f"({OBSERVE})()")

    def come() -> None:
        page.goto("/")
        page.wait_for_selector("article svg")

    def sit() -> None:
        open_table(page, game, players, ["me", *["greedy"] * (players - 1)])
        wait_for_me(page)

    decisions = 0

    def play() -> None:
        nonlocal decisions
        while not is_over(page) and decisions < most:
            hover(page)
            decide_by_mouse(page, pick=decisions)
            decisions += 1

    front, table = watched(page, "front page", come), watched(page, "table", sit)
    loaded = round(sum(len(gzip.compress(page.request.get(url).body())) for url in scripts) / 1000, 1)
    return {
        f"scripts, kB compressed (at most {MOST_KB})": loaded,
        **front,
        **table,
        **watched(page, "play", play),
        "decisions": decisions,
        "largest message, kB": round(max(messages) / 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.web", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="gunkimono")
    parser.add_argument("players", nargs="?", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=LONG)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        try:
            figures = measure(Visitor(browser, server.url).page, asked.game, asked.players, asked.decisions)
        finally:
            browser.close()
            server.stop()
    if asked.json:
        print(json.dumps(figures))
        return
    grid = Grid("figure", "measured", title=f"{asked.game}, {asked.players} players; at most {MOST_MS} ms a task")
    for name, figure in figures.items():
        grid.add_row(name, str(figure))
    Console().print(grid)


if __name__ == "__main__":
    main()
