"""python -m bench.web [GAME [PLAYERS]]: does the board stay smooth? One whole game against bots in Chromium, by mouse.

Chromium tells every task of the page's thread that took longer than 50 ms of wall time, and its trace says how much processor
time the longest tasks had: on a busy machine the first is the worse for it, the second is not. Reported as well: the largest
message that came over the line.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table as Grid

from tests.web.browser import find
from tests.web.conftest import Server, Visitor
from tests.web.playing import decide_by_mouse, is_over, open_table, wait_for_me

MOST_MS = 100
LONG = 1_000
OBSERVE = """() => {
  window.longTasks = [];
  const keep = (list) => longTasks.push(...list.getEntries().map((entry) => entry.duration));
  new PerformanceObserver(keep).observe({type: 'longtask'});
}"""


def hover(page: Page) -> None:
    """Over what is lit, as a person looks before deciding."""
    for target in page.locator(".frame [data-lit]:visible").all()[:3]:
        box = target.bounding_box()
        if box:
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def trace(session: CDPSession, page: Page, play: Any) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send(
        "Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": ["toplevel", "__metadata"]}}
    )
    play()
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    return events


def page_tasks(events: list[dict[str, Any]]) -> list[float]:
    """Processor time of the tasks of the pages' main threads, in ms."""
    mains = {(e["pid"], e["tid"]) for e in events if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"}
    return [e["tdur"] / 1000 for e in events if e.get("ph") == "X" and "tdur" in e and (e["pid"], e["tid"]) in mains]


def measure(page: Page, game: str, players: int) -> dict[str, Any]:
    sizes: list[int] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: sizes.append(len(frame))))
    open_table(page, game, players, ["me", *["greedy"] * (players - 1)])
    wait_for_me(page)
    page.evaluate(OBSERVE)
    decisions = 0

    def play() -> None:
        nonlocal decisions
        while not is_over(page) and decisions < LONG:
            hover(page)
            decide_by_mouse(page, pick=decisions)
            decisions += 1

    tasks = page_tasks(trace(page.context.new_cdp_session(page), page, play))
    long = sorted(page.evaluate("() => longTasks"), reverse=True)
    return {
        "decisions": decisions,
        "tasks over 50 ms (wall)": len(long),
        "longest task, ms (wall)": round(long[0]) if long else 50,
        "longest task, ms (processor)": round(max(tasks, default=0), 1),
        "largest message, kB": round(max(sizes) / 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.web", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="gunkimono")
    parser.add_argument("players", nargs="?", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        try:
            figures = measure(Visitor(browser, server.url).page, asked.game, asked.players)
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
