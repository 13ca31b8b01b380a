"""python -m bench.start: how long the first seconds are.

Each start is repeated several times and the best is printed, in processor seconds (of the process and its children; a busy
machine disturbs these less) and in wall time:

- `import kassen`, at most 0.25 s, without the compiler;
- `kassen play` until it asks for the first decision;
- `kassen serve` until it prints its address, and until a person there has made a first decision against bots;
- with --browser, from opening the front page to a board with a move to make, in Chromium with an empty cache;
- with --fresh, `make serve` in a bare clone of this repository until the server answers (takes minutes to download packages).

`--against COMMIT` also measures that commit of this repository, in turns with this one, with the same installed packages.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import httpx
import psutil
from rich.console import Console
from rich.table import Table as Grid

HOME = Path(__file__).parents[1]
IMPORT_S = 0.25
Figures = tuple[float, float]  # processor, clock


def around(source: Path) -> dict[str, str]:
    """The environment to run `source` in. Python may write its bytecode, as on anybody's machine, even if it is told not to
    here."""
    return {**os.environ, "PYTHONPATH": str(source), "KASSEN_LANG": "en", "PYTHONDONTWRITEBYTECODE": ""}


@contextmanager
def started(command: list[str], source: Path, **how: Any) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=around(source), **how)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(60)


def used(process: subprocess.Popen[str]) -> float:
    parent = psutil.Process(process.pid)
    return sum(each.cpu_times().user + each.cpu_times().system for each in (parent, *parent.children(recursive=True)))


def wait_for(output: IO[str] | None, ending: str) -> str:
    """The output up to and including `ending`."""
    assert output is not None
    written = ""
    while not written.endswith(ending):
        letter = output.read(1)
        assert letter, f"it ended: {written}"
        written += letter
    return written


def import_it(source: Path) -> Figures:
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    code = "import kassen, sys; assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, env=around(source))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, time.perf_counter() - begin


def play(source: Path) -> Figures:
    begin = time.perf_counter()
    command = [sys.executable, "-u", "-m", "kassen.cli.main", "play", "nobunaga", "--lang", "en"]
    with started(command, source, stdin=subprocess.PIPE) as process:
        wait_for(process.stdout, "\n> ")
        return used(process), time.perf_counter() - begin


@contextmanager
def serving(source: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-u", "-m", "kassen.cli.main", "serve", "--port", "0", "--db", f"sqlite:///{folder}/k.db"]
        with started([*command, "--bots", "1", "--lang", "en"], source) as process:
            yield process, wait_for(process.stdout, "\n").split()[-1].rstrip("/")


def serve(source: Path) -> Figures:
    begin = time.perf_counter()
    with serving(source) as (process, _):
        return used(process), time.perf_counter() - begin


def decide(source: Path) -> Figures:
    begin = time.perf_counter()
    with serving(source) as (process, url), httpx.Client(base_url=url, verify=False, timeout=60) as client:
        client.post("/api/me", json={}).raise_for_status()
        wish = {"game": "nobunaga", "seats": ["me", "samurai"], "start": True}
        table = client.post("/api/tables", json=wish).raise_for_status().json()["id"]
        with client.stream("GET", f"/api/tables/{table}/feed") as feed:  # polling would make work for the server
            scenes = (json.loads(line).get("scene") for line in feed.iter_lines())
            scene = next(each for each in scenes if each and each["view"].get("moves"))
        move = {"type": "decide", "turn": scene["turn"], "id": scene["view"]["moves"][0]["id"]}
        client.post(f"/api/tables/{table}/do", json=move).raise_for_status()
        return used(process), time.perf_counter() - begin


def browse(source: Path) -> Figures:
    """Wall time of the page only; the processor time is Chromium's."""
    from playwright.sync_api import sync_playwright

    from tests.web.browser import find
    from tests.web.playing import open_table, wait_for_me

    with serving(source) as (_, url), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        page = browser.new_context(base_url=url).new_page()
        chromium = [each for each in psutil.Process().children(recursive=True) if "chrom" in each.name()]
        begin = time.perf_counter()
        page.goto("/")
        page.wait_for_selector("article svg")
        open_table(page, "nobunaga", 3, ["me", "random", "random"])
        wait_for_me(page)
        seconds = time.perf_counter() - begin
        every = {*chromium, *(each for each in psutil.Process().children(recursive=True) if "chrom" in each.name())}
        busy = sum(each.cpu_times().user + each.cpu_times().system for each in every if each.is_running())
        browser.close()
        return busy, seconds


def fresh(source: Path) -> Figures:
    """Start from nothing but the repository."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["git", "clone", "-q", str(HOME), f"{folder}/kassen"], check=True)
        before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        command = ["make", "serve", f"ARGS=--port 0 --lang en --db sqlite:///{folder}/k.db"]
        process = subprocess.Popen(command, cwd=f"{folder}/kassen", stdout=subprocess.PIPE, text=True, start_new_session=True)
        try:
            assert process.stdout is not None
            while "Kassen is at" not in process.stdout.readline():
                assert process.poll() is None, "make serve ended"
            seconds = time.perf_counter() - begin
        finally:
            for each in psutil.Process(process.pid).children(recursive=True):
                each.terminate()
            process.wait(60)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, seconds


WAYS: dict[str, Callable[[Path], Figures]] = {
    "import kassen": import_it,
    "kassen play, to the first question": play,
    "kassen serve, to its address": serve,
    "kassen serve, to the first decision": decide,
}


def measure(ways: dict[str, Callable[[Path], Figures]], sources: dict[str, Path], times: int) -> list[dict[str, Any]]:
    rows = []
    for name, way in ways.items():
        print(f"{name} ...", file=sys.stderr, flush=True)
        found: dict[str, list[Figures]] = {version: [] for version in sources}
        for _ in range(times):
            for version, source in sources.items():
                found[version].append(way(source))
        best = {version: [round(min(each[at] for each in figures), 3) for at in (0, 1)] for version, figures in found.items()}
        rows.append({"what": name, **best})
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--against", metavar="COMMIT")
    parser.add_argument("--browser", action="store_true")
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    ways = WAYS | ({"front page to a move to make": browse} if given.browser else {})
    with tempfile.TemporaryDirectory() as folder:
        sources = {"now": HOME / "src"}
        if given.against:
            archive = subprocess.run(["git", "archive", given.against, "src"], cwd=HOME, check=True, capture_output=True).stdout
            subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
            built = HOME / "src/kassen/server/static"  # both use the client built here
            subprocess.run(["cp", "-r", f"{built}/.", f"{folder}/src/kassen/server/static"], check=True)
            sources = {given.against: Path(folder) / "src", **sources}
        rows = measure(ways, sources, given.times)
    if given.fresh:
        rows += measure({"make serve in a bare clone": fresh}, {"now": HOME / "src"}, 1)
    if given.json:
        print(json.dumps(rows))
        return
    grid = Grid("processor s (clock s)", *sources, title=f"best of {given.times}; import at most {IMPORT_S} s")
    for row in rows:
        figures = [row.get(version) for version in sources]
        grid.add_row(row["what"], *[f"{each[0]:.2f} ({each[1]:.2f})" if each else "" for each in figures])
    Console().print(grid)


if __name__ == "__main__":
    main()
