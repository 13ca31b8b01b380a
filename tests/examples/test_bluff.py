"""A game from outside: examples/bluff is installed as any author's package would be, and keeps every promise."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kassen.core.text import Texts
from tests.nightly import at_night, by_day

EXAMPLE = Path(__file__).parents[2] / "examples" / "bluff"
KASSEN = str(Path(sys.executable).parent / "kassen")
pytestmark = pytest.mark.xdist_group("bluff")  # one installation for all


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("installed"))


def install(folder: Path) -> Path:
    """The example in a folder of its own, so that nothing else in this environment knows of it."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    run(folder, *pip, "--no-deps", "--no-build-isolation", "--target", str(folder), str(EXAMPLE))
    return folder


def run(installed: Path, *command: str, text: str = "", cwd: Path | None = None) -> str:
    around = {**os.environ, "PYTHONPATH": str(installed), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(command, input=text, env=around, cwd=cwd or installed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-2000:]
    return done.stdout


@at_night
def test_it_keeps_every_promise(installed: Path) -> None:
    lines = run(installed, sys.executable, "-m", "kassen.conformance", "bluff", "1").splitlines()
    assert len(lines) == 6  # 2, 3 and 4 players, with 3 and 5 dice
    assert all(line.endswith("claims hold") for line in lines)


def test_it_is_listed(installed: Path) -> None:
    games = {game["id"]: game for game in json.loads(run(installed, KASSEN, "games", "--json"))}
    assert {"bluff", "nobunaga"} <= set(games)
    assert games["bluff"]["players"] == [2, 3, 4]
    assert games["bluff"]["options"][0]["choices"] == [3, 5]


@pytest.mark.parametrize("language", by_day(["en", "fr", "ja"], ["ja"]))
def test_a_person_plays_it_to_the_end(installed: Path, language: str) -> None:
    told = run(
        installed,
        KASSEN,
        "play",
        "bluff",
        "--bots",
        "random",
        "--players",
        "3",
        "--seed",
        "5",
        "--plain",
        "--lang",
        language,
        text="1\n" * 50,
    )
    assert Texts("kassen.cli").say("goodbye", language) not in told, "the game was not played to its end"


def test_its_own_tests_pass(installed: Path) -> None:
    told = run(installed, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=EXAMPLE)
    assert " passed" in told


@at_night
def test_its_lesson_keeps_the_promises_of_ours(installed: Path) -> None:
    ours = Path(__file__).parents[1] / "core" / "test_lesson.py"
    run(
        installed,
        sys.executable,
        "-m",
        "pytest",
        "-n",
        "0",
        "-p",
        "no:cacheprovider",
        "-k",
        "bluff",
        str(ours),
        cwd=EXAMPLE.parents[1],
    )
