"""Bots from outside take part: a class, what a package announces, a program in any language."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from kassen.arena.match import watch
from kassen.arena.outside import check_any, make_any, question
from kassen.arena.plan import Fixture
from kassen.bots import Knowledge, check_bot
from kassen.core import Game, rules
from tests.arena.command import run

pytestmark = pytest.mark.usefixtures("own_state")

ARENA = ("arena", "nobunaga", "--players", "2", "--games", "4", "--json")

MODULE = """
import numpy as np


class First:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, known):
        assert known.observe().shape == (known.game.observation.size,)
        return np.flatnonzero(known.mask())[0]  # a number of NumPy
"""

PROGRAM = """
import json, sys

for line in sys.stdin:
    asked = json.loads(line)
    assert asked["view"]["seat"] == asked["view"]["viewer"]
    print(json.dumps({"id": max(asked["legal"])}), flush=True)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "mybots.py").write_text(MODULE)
    (tmp_path / "largest.py").write_text(PROGRAM)
    return tmp_path


def test_a_class_and_a_program_play_against_ours(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = f"program:{sys.executable} largest.py"
    found = json.loads(run(capsys, *ARENA, "--bots", f"mybots:First,{program},random")[0])
    assert set(found["win_share"]) == {"mybots:First", program, "random"}


@pytest.mark.parametrize(("choice", "sentence"), [(10**6, "not legal here"), ("best", "cannot be interpreted as an integer")])
def test_a_class_that_chooses_badly_is_named(choice: Any, sentence: str) -> None:
    class Bad:
        def choose(self, known: Knowledge) -> Any:
            return choice

    fixture = Fixture(number=0, seed=1, bots=("mybots:Bad", "mybots:Bad"), bot_seeds=(1, 2))
    with pytest.raises(ValueError, match=f"bot mybots:Bad: .*{sentence}"):
        watch(Game(rules("nobunaga"), 2), fixture, [Bad(), Bad()])


def test_an_arena_goes_on_only_with_the_code_it_began_with(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arena = (*ARENA, "--bots", f"program:{sys.executable} largest.py,random", "--out", "games.parquet")
    run(capsys, *arena)
    (folder / "largest.py").write_text(PROGRAM.replace("max", "min"))
    assert "different code of program" in run(capsys, *arena, code=2)[1]


def test_what_a_package_announces_has_a_name(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = folder / "mybots-1.dist-info"
    there.mkdir()
    (there / "METADATA").write_text("Name: mybots\nVersion: 1\n")
    (there / "entry_points.txt").write_text("[kassen.bots]\nfirst = mybots:First\n")
    monkeypatch.syspath_prepend(folder)
    known = Knowledge(Game(rules("nobunaga"), 2).start(1))
    assert make_any("first", 1).choose(known) == min(known.legal)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nomodule:Bot", "run from the folder of nomodule.py"),
        ("mybots:Second", "mybots has no Second"),
        ("mybots:np", "not a class with a method choose"),
        ("program:", "names no program"),
        ("program:./nothing --fast", "./nothing is not an executable program here"),
        ("hal", "no bot “hal”"),
    ],
)
def test_a_name_that_leads_nowhere_says_so(folder: Path, name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        check_any(name, rules("nobunaga"))


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("print('hm', flush=True)", "must answer"),
        ("print('{\"id\": -4}', flush=True)", "not among the legal decisions"),
        ("", "exited"),
    ],
)
def test_a_program_that_answers_badly_is_told_so(folder: Path, code: str, sentence: str) -> None:
    (folder / "bad.py").write_text(f"import sys\n{code and 'sys.stdin.readline()'}\n{code}\n")
    bot = make_any(f"program:{sys.executable} bad.py", 1)
    with pytest.raises(ValueError, match=sentence):
        bot.choose(Knowledge(Game(rules("nobunaga"), 2).start(1)))


@contextmanager
def answering(answer: bytes, status: int = 200) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """A server that always says the same; where it is, and what it was asked."""
    asked = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(status)
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: object) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/choose", asked
    finally:
        server.shutdown()
        server.server_close()


def test_a_server_is_asked_what_a_program_is() -> None:
    known = Knowledge(Game(rules("nobunaga"), 2).start(1))
    with answering(json.dumps({"id": known.legal[-1]}).encode()) as (address, asked):
        assert make_any(check_any(address, rules("nobunaga")), 7).choose(known) == known.legal[-1]
    assert asked == [json.loads(question(known, 7))]
    assert asked[0].keys() == {"game", "seed", "view", "legal"}


@pytest.mark.parametrize(
    ("answer", "status", "sentence"),
    [(b"hm", 200, "must answer"), (b'{"id": -4}', 200, "not among the legal decisions"), (b"", 500, "does not answer")],
)
def test_a_server_that_answers_badly_is_told_so(answer: bytes, status: int, sentence: str) -> None:
    with answering(answer, status) as (address, _), pytest.raises(ValueError, match=sentence):
        make_any(address, 1).choose(Knowledge(Game(rules("nobunaga"), 2).start(1)))


def test_a_server_that_is_not_there_is_named() -> None:
    with answering(b"") as (address, _):
        pass
    with pytest.raises(ValueError, match=f"{address} does not answer"):
        make_any(address, 1).choose(Knowledge(Game(rules("nobunaga"), 2).start(1)))


def test_only_the_arena_imports_what_it_is_told_to() -> None:
    with pytest.raises(ValueError, match="no bot"):
        check_bot("os:system")
