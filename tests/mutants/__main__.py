"""python -m tests.mutants [WORD ...]: put each error into a copy of the package, and say which test notices it.

With words, only the errors whose file or rule has one of them. Takes minutes: for request, not part of `make test`. The tests of
the game's rules are asked first, then the suite of promises, then the golden playthroughs, which notice any change but not what
is wrong with it. That plain and compiled rules agree is not asked: both read the same error.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.mutants.errors import ERRORS, Error

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "node_modules")


def copy_house(folder: Path) -> None:
    """What the tests of a game need."""
    for name in ("src/kassen", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", folder)


def suites(game: str) -> Iterator[list[str]]:
    yield [f"tests/games/{game}", "-k", "not compiled"]
    yield ["tests/conformance/test_promises.py", "-k", f"{game} and not compiled"]
    yield ["tests/playthroughs", "-k", game]


def noticed_by(game: str, folder: Path) -> str | None:
    """The first test that fails in a copy of the house, or None."""
    around = {**os.environ, "PYTHONPATH": str(folder / "src"), "XDG_CACHE_HOME": str(folder / "cache"), "NO_COLOR": "1"}
    around["PYTHONDONTWRITEBYTECODE"] = ""  # of a hundred processes each would compile all sources and tests again
    for suite in suites(game):
        call = [sys.executable, "-m", "pytest", "-n", "0", "-x", "-q", "-p", "no:cacheprovider", *suite]
        told = subprocess.run(call, cwd=folder, env=around, capture_output=True, text=True, check=False)
        if told.returncode == 1:
            return re.findall(r"^(?:FAILED|ERROR) (?:\S*/)?(\S+::.*?)(?: - .*)?$", told.stdout, re.MULTILINE)[-1]
        if told.returncode:
            return f"cannot be tested: {(told.stdout + told.stderr)[-300:]}"
    return None


def try_error(error: Error, folder: Path) -> str | None:
    path = folder / "src" / "kassen" / "games" / error.file
    healthy = path.read_text("utf-8")
    path.write_text(healthy.replace(error.old, error.new), "utf-8")
    try:
        return noticed_by(error.game, folder)
    finally:
        path.write_text(healthy, "utf-8")


def main() -> None:
    words = sys.argv[1:]
    wanted = [error for error in ERRORS if not words or any(word in error.file or word in error.breaks for word in words)]
    with tempfile.TemporaryDirectory(prefix="kassen-") as temporary:
        folder = Path(temporary)
        copy_house(folder)
        for game in sorted({error.game for error in wanted}):
            if failing := noticed_by(game, folder):
                sys.exit(f"{game} without any error fails {failing}: mend that first")
        noticed = report(wanted, folder)
    print("\n| game | errors | noticed |\n|---|---|---|")
    for game in sorted(wanted_of := Counter(error.game for error in wanted)):
        print(f"| {game} | {wanted_of[game]} | {noticed[game]} |")
    print(f"| all | {len(wanted)} | {noticed.total()} |")
    sys.exit(noticed != wanted_of)


def report(wanted: list[Error], folder: Path) -> Counter[str]:
    """A line for each error as it is tried; how many were noticed of each game."""
    noticed: Counter[str] = Counter()
    print("| file | broken rule | noticed by | s |\n|---|---|---|---|")
    for error in wanted:
        start = time.monotonic()
        test = try_error(error, folder)
        noticed[error.game] += test is not None
        print(f"| {error.file} | {error.breaks} | {test or '**nobody**'} | {time.monotonic() - start:.0f} |", flush=True)
    return noticed


if __name__ == "__main__":
    main()
