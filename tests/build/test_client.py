"""The browser client is built where there is no Node.js: pip brings one along."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from tests.nightly import at_night

ROOT = Path(__file__).parents[2]


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """The client's sources in a folder of their own, with the packages it is built with where they have been fetched already."""
    for name in ("hatch_build.py", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    if (modules := ROOT / "web" / "node_modules").exists():
        (tmp_path / "web" / "node_modules").symlink_to(modules)
    (tmp_path / "programs").mkdir()
    (tmp_path / "programs" / "sh").symlink_to(shutil.which("sh") or "/bin/sh")  # npm wants one
    return tmp_path


def build(folder: Path) -> str:
    environment = {**os.environ, "PATH": str(folder / "programs")}
    call = [sys.executable, str(folder / "hatch_build.py"), "build"]
    done = subprocess.run(call, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=400)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stderr


@at_night
@pytest.mark.skipif(os.name == "nt", reason="a path with nothing but sh is a Unix matter")
def test_the_client_is_built_without_node_on_the_path(bare: Path) -> None:
    assert "building the browser client" in build(bare)
    page = bare / "src" / "kassen" / "server" / "static" / "index.html"
    assert "<title>Kassen" in page.read_text("utf-8")
    assert build(bare) == ""  # nothing has changed
    with (bare / "web" / "index.html").open("a", encoding="utf-8") as source:
        source.write("<!-- pulled -->")
    is_fresh = [sys.executable, "-c", "import hatch_build; print(hatch_build.is_fresh())"]
    assert subprocess.check_output(is_fresh, cwd=bare, text=True).strip() == "False"


def test_an_old_node_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if os.name == "nt":
        pytest.skip("the programs of this test are shell scripts")
    for name, says in (("node", "v18.20.4"), ("npm", "10.7.0")):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {says}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.defpath}")
    assert not hatch_build.has_system_node()
    (tmp_path / "node").write_text("#!/bin/sh\necho v20.19.0\n")
    assert hatch_build.has_system_node()
