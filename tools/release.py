"""`make release`: from a clean tree and a dated entry in CHANGELOG.md to a tested wheel and a tag.

The wheel is installed into an empty environment and used to play one game in the terminal and one over HTTP; only then is the
version tagged. Nothing is uploaded or pushed.
"""

from __future__ import annotations

import datetime
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PATIENCE_S = 120


def version() -> str:
    """The version in src/kassen/__init__.py, its only place; hatch reads it there, too."""
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "src/kassen/__init__.py").read_text("utf-8"), re.M)
    assert found is not None
    return found[1]


def entries(changes: str) -> dict[str, tuple[str, list[str]]]:
    """What CHANGELOG.md has for each version: the rest of its heading (the date), and its points."""
    sections = re.split(r"^## (\S+?),? (.*)$", changes, flags=re.M)[1:]
    return {
        name: (when.strip(), re.findall(r"^- (.+)", text, re.M))
        for name, when, text in zip(sections[::3], sections[1::3], sections[2::3], strict=True)
    }


def objections(name: str, changes: str, status: str, tags: list[str]) -> list[str]:
    """Why this version cannot be released now."""
    when, points = entries(changes).get(name, ("", []))
    today = f"{datetime.date.today():%Y-%m-%d}"
    found = []
    if not points:
        found.append(f"CHANGELOG.md has no entry for {name}: write `## {name}, {today}` and what people will notice")
    elif not re.fullmatch(r"\d{4}-\d\d-\d\d", when):
        found.append(f"the entry for {name} in CHANGELOG.md has no date: write `## {name}, {today}`")
    if status.strip():
        found.append("the tree has changes that are not committed")
    if f"v{name}" in tags:
        found.append(f"v{name} is tagged already: raise __version__ in src/kassen/__init__.py")
    return found


def git(*words: str) -> str:
    return subprocess.check_output(["git", *words], cwd=ROOT, text=True)


def say(text: str) -> None:
    print(f"Kassen: {text}", flush=True)


def build(folder: Path) -> Path:
    """Build the source distribution from the tree, and the wheel from that, as others will."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)], cwd=ROOT, check=True)
    [source] = folder.glob("*.tar.gz")
    subprocess.run([*pip, "wheel", "--no-deps", "-w", str(folder), str(source)], check=True)
    [wheel] = folder.glob("*.whl")
    return wheel


def install(wheel: Path, home: Path) -> Path:
    venv.create(home, with_pip=True, symlinks=os.name != "nt")
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = [f"{wheel}[server]", "-c", str(ROOT / "constraints.txt")]
    subprocess.run([python, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", *wanted], check=True)
    return python


# Is the game in this file over? The installed package answers, so that we need not parse what it printed.
IS_OVER = "import pathlib, sys, kassen; print(kassen.replay(kassen.Log.from_json(pathlib.Path(sys.argv[1]).read_text())).over)"


def play_in_terminal(python: Path, folder: Path) -> None:
    file = folder / "game.json"
    command = [python, "-m", "kassen", "play", "nobunaga", "--seats", "you,random", "--seed", "1", "--plain", "--save", file]
    played = run(command, folder, "1\n" * 2000)
    over = run([python, "-c", IS_OVER, file], folder)
    if played.returncode or over.stdout.strip() != "True":
        sys.exit(f"the game in the terminal did not end:\n{played.stdout[-800:]}{played.stderr[-800:]}{over.stderr[-800:]}")


def run(command: list[str | Path], folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, input=typed, cwd=folder, capture_output=True, text=True, timeout=PATIENCE_S, check=False)


def play_over_http(python: Path, folder: Path) -> None:
    command = [python, "-m", "kassen", "serve", "--port", "0", "--bots", "0", "--db", f"sqlite:///{folder / 'kassen.db'}"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            try_server(server.stdout.readline().split()[-1].rstrip("/"), python, folder)
        finally:
            server.terminate()


def try_server(address: str, python: Path, folder: Path) -> None:
    with urllib.request.urlopen(address, timeout=PATIENCE_S) as page:
        if b"<title>Kassen" not in page.read():
            sys.exit("the wheel serves no browser client")
    done = run([python, ROOT / "examples" / "http-bot.py", address], folder)
    if not done.stdout.startswith("over: "):
        sys.exit(f"the game over HTTP did not end:\n{done.stdout[-800:]}{done.stderr[-800:]}")
    if (healthy := ask(f"{address}/health"))["version"] != version():
        sys.exit(f"the wheel is not {version()}: {healthy}")


def ask(address: str) -> dict[str, Any]:
    with urllib.request.urlopen(address, timeout=PATIENCE_S) as answer:
        return dict(json.load(answer))


def try_out(wheel: Path) -> None:
    """Install the wheel into an empty environment, and play."""
    with tempfile.TemporaryDirectory(prefix="kassen-release-") as name:
        folder = Path(name)
        say("installing the wheel in an empty environment ...")
        python = install(wheel, folder / "env")
        say("playing a game in the terminal ...")
        play_in_terminal(python, folder)
        say("playing a game over HTTP ...")
        play_over_http(python, folder)


def main(rehearse: bool) -> None:
    name = version()
    found = objections(name, (ROOT / "CHANGELOG.md").read_text("utf-8"), git("status", "--porcelain"), git("tag").split())
    if found and not rehearse:
        sys.exit("\n".join(f"Kassen: {objection}" for objection in found))
    dist = ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    say(f"building {name} ...")
    wheel = build(dist)
    try_out(wheel)
    if rehearse:
        return say(f"{wheel.name} works. Nothing was tagged." + "".join(f"\n  Before a release: {each}" for each in found))
    git("tag", "-a", f"v{name}", "-m", f"Kassen {name}")
    return say(f"v{name} is tagged, and lies in dist/. To publish: git push --tags, then upload dist/*")


if __name__ == "__main__":
    main(rehearse="--rehearse" in sys.argv[1:])
