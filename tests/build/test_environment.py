"""What is installed for whom: playing needs little, the rest comes with what needs it, and progress tells the truth."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tools import environment

ROOT = Path(__file__).parents[2]


def closure(name: str, *extras: str) -> dict[str, Distribution]:
    """A distribution and all it requires."""
    found: dict[str, Distribution] = {}
    waiting = [(name, frozenset(extras))]
    while waiting:
        name, wanted = waiting.pop()
        found[environment.canonical(name)] = dist = distribution(name)
        for text in dist.requires or ():
            need = Requirement(text)
            if need.marker and not any(need.marker.evaluate({"extra": extra}) for extra in wanted or {""}):
                continue
            if environment.canonical(need.name) not in found or need.extras:
                waiting.append((need.name, frozenset(need.extras)))
    return found


PLAYING = closure("kassen", "server")
PLAY = """
import sys

class Bare:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"not installed to play: {name}", name=name)

sys.meta_path.insert(0, Bare())
import asyncio
from kassen.bots import BOTS, Knowledge, make_bot
from kassen.cli.main import main
from kassen.core import Game, all_rules
from kassen.server.serve import configure
from kassen.server.settings import Settings

for rules in all_rules():
    state = Game(rules).start(1)
    for level in BOTS:
        assert make_bot(level, 1, ms=None if level == "random" else 1).choose(Knowledge(state)) in state.legal()
settings = Settings(database="sqlite:///" + sys.argv[1], bot_processes=0)
server = configure(settings, "127.0.0.1", 0, lambda port: setattr(server, "should_exit", True))
asyncio.run(server.serve())
print("served", server.started)
"""


def test_playing_needs_nothing_that_is_installed_only_for_working_on_it(tmp_path: Path) -> None:
    missing = {
        top for top, owners in packages_distributions().items() if not {environment.canonical(n) for n in owners} & {*PLAYING}
    }
    assert {"pytest", "hypothesis"} <= missing
    script = PLAY.replace("MISSING", repr(missing))
    call = [sys.executable, "-c", script, str(tmp_path / "kassen.db")]
    done = subprocess.run(call, capture_output=True, text=True, check=False, timeout=300)
    assert done.stdout.strip() == "served True", done.stderr[-1500:]


def test_what_playing_needs_stays_under_500_mb() -> None:
    sizes = {
        name: sum(path.stat().st_size for file in dist.files or () if (path := Path(str(dist.locate_file(file)))).is_file())
        for name, dist in PLAYING.items()
    }
    assert sum(sizes.values()) < 500_000_000, sorted(sizes.items(), key=lambda item: -item[1])[:5]


def test_every_layer_installs_an_extra_that_there_is() -> None:
    declared = re.findall(
        r"^(\w+) = \[", (ROOT / "pyproject.toml").read_text("utf-8").partition("[project.optional-dependencies]")[2], re.M
    )
    assert set(environment.EXTRAS.values()) <= set(declared)


def test_every_layer_the_makefile_names_is_one() -> None:
    named = re.findall(r"^\t\$\(NEED\) (.*)", (ROOT / "Makefile").read_text("utf-8"), re.M)
    assert named
    assert {layer for line in named for layer in line.split()} <= set(environment.LAYERS)


def keep(monkeypatch: pytest.MonkeyPatch, folder: Path, text: str) -> None:
    (folder / "layers.json").write_text(text)
    monkeypatch.setattr(environment, "RECORD", folder / "layers.json")


def test_only_what_is_not_there_is_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    keep(monkeypatch, tmp_path, f'{{"versions": "{environment.versions()}", "layers": ["play", "dev"]}}')
    assert environment.missing(["play"]) == []
    assert environment.missing(["dev", "research"]) == ["research"]


def test_other_versions_renew_every_layer_that_is_there_and_no_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    keep(monkeypatch, tmp_path, '{"versions": "of yesterday", "layers": ["play", "ray"]}')
    assert environment.missing(["play"]) == ["play", "ray"]


@pytest.mark.parametrize("broken", ["", "[]", '{"layers": 1}', '{"versions": "x"}'])
def test_a_record_that_cannot_be_read_means_that_nothing_is_there(
    broken: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    keep(monkeypatch, tmp_path, broken)
    assert environment.missing(["play"]) == ["play"]


SAID = """\
Looking in indexes: https://packages.example/simple
Obtaining file:///somewhere/kassen
  Installing build dependencies: started
Collecting numba>=0.63 (from kassen==0.1.0)
  Downloading numba-0.68.1-cp311-cp311-manylinux_2_28_x86_64.whl (3.8 MB)
Processing /wheels/numpy-2.4.6-cp311-cp311-manylinux_2_28_x86_64.whl (from kassen==0.1.0)
Collecting sqlalchemy[asyncio]>=2.0 (from kassen==0.1.0)
  Downloading sqlalchemy-2.1.8-cp311-cp311-manylinux_2_28_x86_64.whl.metadata (9.5 kB)
"""


def test_progress_says_what_pip_does(tmp_path: Path) -> None:
    pip = environment.Pip(["play"], tmp_path)
    said = []
    for line in SAID.splitlines():
        pip.read(line)
        said.append(pip.describe())
    assert said[2] == "installing play: 0 packages found so far, asking which packages there are"
    assert said[4] == "installing play: 1 packages found so far, fetching numba (3.8 MB)"
    assert said[-1] == "installing play: 3 packages found so far, fetching sqlalchemy (9.5 kB)"


def test_progress_counts_what_is_on_the_disk(tmp_path: Path) -> None:
    pip = environment.Pip(["play"], tmp_path)
    pip.read("Installing collected packages: numpy, fluent.runtime, numba")
    assert pip.describe() == "installing play: 0 of 3 packages installed, now numpy"
    for name in ("numpy-2.4.6.dist-info", "fluent_runtime-0.4.0.dist-info", "numba-0.68.1.dist-info"):
        (tmp_path / name).mkdir()
        if "numba" not in name:  # which is still being unpacked
            (tmp_path / name / "INSTALLER").write_text("pip\n")
    assert pip.describe() == "installing play: 2 of 3 packages installed, now numba"


UV_SAID = """\
Using Python 3.11.7 environment at: .venv
Resolved 55 packages in 1.83s
   Building kassen @ file:///somewhere/kassen
Downloading llvmlite (56.9MiB)
 Downloaded llvmlite
Prepared 55 packages in 5.10s
"""


def test_progress_says_what_uv_does() -> None:
    uv = environment.Uv(["play"])
    said = []
    for line in UV_SAID.splitlines():
        uv.read(line)
        said.append(uv.describe())
    assert said[0] == "installing play: asking which packages there are"
    assert said[3] == "installing play: 55 packages, fetching llvmlite (56.9MiB)"
    assert said[-1] == "installing play: 55 packages, putting them in their places"


def program(code: int) -> tuple[str, ...]:
    """An installer that says what it was given, and succeeds or fails."""
    return sys.executable, "-c", f"import sys; print('Installing collected packages:', sys.argv[-1]); sys.exit({code})"


def install_with(monkeypatch: pytest.MonkeyPatch, folder: Path, uv: int, pip: int, *layers: str) -> str:
    keep(monkeypatch, folder, "{}")
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)  # whatever this machine tells pip
    monkeypatch.setattr(environment, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(environment, "UV", Path(sys.executable))  # it is there
    monkeypatch.setattr(environment.Uv, "command", program(uv))
    monkeypatch.setattr(environment.Pip, "command", program(pip))
    environment.install(layers)
    return (folder / "layers.json").read_text()


def test_where_uv_fails_pip_is_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("PIP_INDEX_URL", raising=False)
    assert '"play"' in install_with(monkeypatch, tmp_path, 0, 1, "play")
    assert "has failed" not in capsys.readouterr().err
    assert '"play"' in install_with(monkeypatch, tmp_path, 1, 0, "play")
    assert "has failed" in capsys.readouterr().err
    with pytest.raises(SystemExit, match=r"(?s)collected packages: \.\[server\].*Is there a network"):
        install_with(monkeypatch, tmp_path, 1, 1, "play")


def test_where_pip_was_told_of_another_index_uv_is_not_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "file:///somewhere/else")
    assert '"play"' in install_with(monkeypatch, tmp_path, 1, 0, "play")
    with pytest.raises(SystemExit):
        install_with(monkeypatch, tmp_path, 0, 1, "play")


def test_what_is_not_in_the_public_index_is_left_to_pip(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("PIP_INDEX_URL", raising=False)
    with pytest.raises(SystemExit):
        install_with(monkeypatch, tmp_path, 0, 1, "examples")
