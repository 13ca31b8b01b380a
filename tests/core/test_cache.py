"""Compiled code is never stale: whatever it was made from is in its address."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import kassen
from kassen.core import cache
from kassen.core.cache import alone_with, source_hash
from kassen.core.record import Record, int8


def test_every_game_has_a_hash_of_its_own() -> None:
    assert source_hash("kassen.games.nobunaga") != source_hash("kassen.core")
    assert len(source_hash("kassen.core")) == 16


def test_a_hash_of_nothing_is_refused() -> None:
    for nothing in ("kassen.games.chess", "kassen.core.bits", "__main__x", ""):
        with pytest.raises(ValueError, match="no sources"):
            source_hash(nothing)
    with pytest.raises(TypeError):
        source_hash()  # type: ignore[call-arg]


def test_a_file_that_moves_within_a_package_changes_its_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    hashes = []
    for name, folder in (("moved_one", "a"), ("moved_two", "b")):
        (tmp_path / name / folder).mkdir(parents=True)
        (tmp_path / name / "__init__.py").touch()
        (tmp_path / name / folder / "rules.py").write_text("STRICT = True\n")
        hashes.append(source_hash(name))
    assert hashes[0] != hashes[1]


def test_equal_fields_in_different_packages_are_different_types() -> None:
    one = type("ARecord", (Record,), {"__module__": "tests.core.here", "cards": int8(3)})
    other = type("ARecord", (Record,), {"__module__": "tests.cli.there", "cards": int8(3)})
    assert one.dtype != other.dtype


def test_an_edited_table_of_data_gives_another_record_type(tmp_path: Path) -> None:
    package = Path(__file__).parents[2] / "src" / "kassen" / "games" / "nobunaga"
    kinds = []
    for value in ("first = 5", "first = 9"):
        folder = tmp_path / value[-1] / "copied"
        shutil.copytree(package, folder, ignore=shutil.ignore_patterns("__pycache__"))
        data = folder / "data" / "houses.toml"
        data.write_text(data.read_text().replace("first = 5", value, 1))
        for path in folder.glob("*.py"):
            path.write_text(path.read_text().replace("kassen.games.nobunaga", "copied"))
        call = "from copied.state import NobunagaRecord; print(NobunagaRecord.dtype.names[-1])"
        done = subprocess.run([sys.executable, "-c", call], cwd=folder.parent, capture_output=True, text=True, check=True)
        kinds.append(done.stdout)
    assert kinds[0] != kinds[1]


def test_of_two_who_want_the_same_machine_code_one_waits_for_the_other() -> None:
    inside = threading.Event()

    def come_too() -> None:
        with alone_with("test"):
            inside.set()

    second = threading.Thread(target=come_too)
    with alone_with("test"):
        second.start()
        assert not inside.wait(0.3)
    second.join()
    assert inside.is_set()


def test_nobody_waits_for_ever_for_a_compiler_that_was_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "PATIENCE_S", 0)
    with alone_with("test"), alone_with("test"):
        pass


FIRST_CALL = """
import sys, numpy
from kassen.core.compiled import choose_one
choose_one(numpy.zeros(1, numpy.uint64), 5)
print(sum(choose_one.stats.cache_hits.values()), "numba.np.arraymath" in sys.modules)
"""


def test_copies_of_the_sources_share_machine_code_and_load_nothing_to_make_it(tmp_path: Path) -> None:
    package = Path(kassen.__file__).parent
    said = []
    for copy in ("one", "other"):
        shutil.copytree(package, tmp_path / copy / "kassen", ignore=shutil.ignore_patterns("__pycache__", "client"))
        given = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path / copy)}
        done = subprocess.run([sys.executable, "-c", FIRST_CALL], env=given, capture_output=True, text=True, check=True)
        said.append(done.stdout.split())
    assert said == [["0", "True"], ["1", "False"]]
