"""python -m bench.tab [--json]: the page that needs no server (dist/tab), in Chromium: sizes, times, memory, and how fast its
bots search compared with machine code.

Times are from the click or the reload until one can make a first decision: wall time, and processor time of the whole browser,
which other work on the machine does not lengthen. Speeds are simulations per second of processor time of the searching threads,
the best of many short slices, native and tab in turns.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import BrowserContext, Page, sync_playwright
from rich.console import Console

from kassen.bots import Knowledge
from kassen.bots.search import ENDLESS, Plan
from kassen.bots.tree import Tree
from kassen.core import Game
from kassen.tab.search import order
from tests.web.browser import find
from tests.web.tab import UNDER, build, wait_until_kept
from tools.static_host import StaticHost
from tools.tab import our_rules

SLICE_S = 0.2
TURNS = 12
ROOM = 100_000
TICKS = os.sysconf("SC_CLK_TCK")
DECISION = "[data-move]"
# One task for each worker; returns how many simulations each did in its slice.
SEARCH = """async ([kernel, searcher, order, count]) => {
  self.searchers ??= [];
  while (searchers.length < count) searchers.push(new Worker(searcher, { type: 'module' }));
  const module = await (self.modules ??= {})[kernel] ?? (modules[kernel] = await WebAssembly.compileStreaming(fetch(kernel)));
  const grown = await Promise.all(searchers.slice(0, count).map((worker, k) => new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ number: k, module, order, trees: [k] });
  })));
  return grown.map(({ found }) => found[0].reduce((sum, [, visits]) => sum + visits, 0));
}"""


# ── sizes ──


def gzipped(paths: list[Path]) -> float:
    """Megabytes as sent by a host."""
    return sum(len(gzip.compress(path.read_bytes())) for path in paths) / 1e6


def sizes(folder: Path, shell: list[str]) -> dict[str, float]:
    python = [folder / name for name in json.loads((folder / "tab.json").read_text())["files"]]
    kernels = sorted((folder / "kernels").iterdir())
    return {
        "before the first click, kB gzip": 1000 * gzipped([folder / name for name in shell]),
        "Python and our package, MB gzip": gzipped(python),
        "a kernel, kB gzip": 1000 * gzipped(kernels) / len(kernels),
        "the whole folder, MB": sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6,
    }


# ── times and memory ──


def processes(root: int) -> Iterator[int]:
    """This process and all its descendants."""
    yield root
    with suppress(FileNotFoundError):  # it has ended
        for task in Path(f"/proc/{root}/task").glob("*/children"):
            for child in task.read_text().split():
                yield from processes(int(child))


def processor_s(root: int) -> float:
    """Processor time a browser has used, including processes that have ended, which their parents count."""
    return sum(sum(map(int, stat_of(Path(f"/proc/{pid}"))[1][11:15])) for pid in processes(root)) / TICKS


def stat_of(folder: Path) -> tuple[str, list[str]]:
    """Name and other fields of a process's or thread's `stat`."""
    name, _, fields = (folder / "stat").read_text().rpartition(")")
    return name.partition("(")[2], fields.split()


def renderer(root: int) -> int:
    """The page's process: the one whose workers have used most time, since it has the house."""

    def house_s(pid: int) -> float:
        threads = [stat_of(folder) for folder in Path(f"/proc/{pid}/task").iterdir()]
        return sum(int(fields[11]) + int(fields[12]) for name, fields in threads if name.startswith("DedicatedWorker"))

    return max(processes(root), key=house_s)


def one_after_another_s(root: int) -> float:
    """Processor time of the page's main thread plus the house's: the least an idle machine could take."""
    threads = [stat_of(folder) for folder in Path(f"/proc/{renderer(root)}/task").iterdir()]
    houses = [int(fields[11]) + int(fields[12]) for name, fields in threads if name.startswith("DedicatedWorker")]
    page = next(int(fields[11]) + int(fields[12]) for name, fields in threads if name.startswith(("chromium", "CrRendererMain")))
    return (max(houses) + page) / TICKS


def memory_mb(root: int) -> float:
    """Memory of the page's process with all its workers: its own, plus its proportional part of what is shared (PSS)."""
    told = dict(line.split(":") for line in Path(f"/proc/{renderer(root)}/smaps_rollup").read_text().splitlines()[1:])
    return int(told["Pss"].split()[0]) / 1000


def visits(context: BrowserContext, host: StaticHost, root: int) -> tuple[list[str], dict[str, float]]:
    """Make a first visit, and later ones with the network cut: the files the page first asked for, and all figures."""
    page = context.pages[0]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(host.url)
    play = page.get_by_role("button", name="Play now: Nobunaga")
    play.wait_for()
    page.wait_for_load_state("networkidle")
    shell = [urlsplit(url).path.removeprefix(UNDER).strip("/") or "index.html" for url in asked]
    figures: dict[str, float] = {}

    def timed(name: str, page: Page, begin: Callable[[], object]) -> None:
        wall, processor = time.perf_counter(), processor_s(root)
        begin()
        page.wait_for_selector(DECISION, timeout=120_000)
        figures[f"{name}, s wall"] = time.perf_counter() - wall
        figures[f"{name}, s processor, all threads"] = processor_s(root) - processor

    timed("first visit, from the click", page, play.click)
    wait_until_kept(page)
    table = page.url
    host.cut()
    for name in ("second visit, offline", "third visit, offline"):
        later = context.new_page()
        page.close()
        timed(name, later, partial(later.goto, table))
        figures[f"{name}, s processor, one after another"] = one_after_another_s(root)
        figures[f"{name}, MB of the page"] = memory_mb(root)
        page = later
    return shell, figures


# ── speed ──


def native(game: Game, workers: int) -> float:
    """Simulations per second of that many trees in parallel, in one slice."""
    state = game.start(1)
    guess, seat = state.pack(), state.seat or 0

    def run(tree: Tree) -> tuple[int, float]:
        done, size, end, used = 0, 4, time.perf_counter() + SLICE_S, time.thread_time()
        while time.perf_counter() < end:
            begin = time.perf_counter()
            tree.grow(guess, seat, 1, size)
            done += size
            if time.perf_counter() - begin < 0.001:
                size *= 2
        return done, time.thread_time() - used

    forest = [Tree(game, ROOM) for _ in range(workers)]
    with ThreadPoolExecutor(workers) as pool:
        grown = list(pool.map(run, forest))
    return sum(done for done, _ in grown) / sum(used for _, used in grown)


def workers_s(root: int) -> float:
    """Processor time of all the page's workers."""
    threads = [folder for folder in Path(f"/proc/{renderer(root)}/task").iterdir() if stat_of(folder)[0].startswith("Dedicated")]
    return sum(int((folder / "schedstat").read_text().split()[0]) for folder in threads) / 1e9


def speeds(page: Page, root: int, folder: Path, game: Game, workers: int) -> dict[str, Any]:
    """Simulations per second of each worker, as machine code and in the tab, the best of all turns."""
    known = Knowledge(game.start(1))
    wish = order(known, Plan(1, (ENDLESS,) * workers, SLICE_S, ROOM))
    kernel = json.loads((folder / "tab.json").read_text())["kernels"][game.id]
    searcher = next((folder / "assets").glob("search-*.js")).relative_to(folder).as_posix()
    asked = [kernel, searcher, json.loads(msgspec.json.encode(wish)), workers]
    native(game, workers)  # compile before measuring
    page.evaluate(SEARCH, asked)
    best = {"native": 0.0, "tab": 0.0}
    for _ in range(TURNS):
        best["native"] = max(best["native"], native(game, workers))
        begin = workers_s(root)
        grown = sum(page.evaluate(SEARCH, asked))
        best["tab"] = max(best["tab"], grown / (workers_s(root) - begin))
    return {"game": game.id, "players": game.players, "workers": workers, **best, "share": best["tab"] / best["native"]}


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.tab", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", nargs="*", help="games to measure (default: all)")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    console, folder = Console(width=110, stderr=asked.json), build()
    games = [Game(rules) for rules in our_rules() if not asked.game or rules.id in asked.game]
    with tempfile.TemporaryDirectory() as profile, sync_playwright() as playwright:
        host = StaticHost(folder, UNDER)
        chromium = playwright.chromium.launch_persistent_context(profile, executable_path=find(), args=["--no-sandbox"])
        root = next(pid for pid in processes(os.getpid()) if profile in Path(f"/proc/{pid}/cmdline").read_text())
        shell, figures = visits(chromium, host, root)
        figures = {**sizes(folder, shell), **figures}
        for name, figure in figures.items():
            console.print(f"{name}: {figure:,.1f}")
        page = chromium.pages[0]
        page.goto(f"{host.url}#/")
        rows = []
        for game, workers in product(games, sorted({1, os.cpu_count() or 1})):
            rows.append(row := speeds(page, root, folder, game, workers))
            told = f"simulations/s native {row['native']:,.0f}, tab {row['tab']:,.0f} ({row['share']:.0%}; at least 70 %)"
            console.print(f"{game.id} {game.players}p, each of {workers} worker(s): {told}")
        chromium.close()
    if asked.json:
        print(json.dumps({"figures": figures, "speeds": rows}))


if __name__ == "__main__":
    main()
