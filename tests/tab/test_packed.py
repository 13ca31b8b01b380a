"""A page that opens a table reads its modules from one file, Python's own too, and no more of them than a table needs."""

from __future__ import annotations

import gzip
import io
import os
import py_compile
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from tools import tab_python

LATER = ("kassen.analysis.hint", "kassen.analysis.judge", "kassen.server.files", "kassen.server.puzzles", "kassen.tab.routes")
SOURCES = {
    **tab_python.FIRST,
    "army/__init__.py": b"from army.troops import count",
    "army/troops.py": b"from importlib.resources import files\ncount = int((files('army') / 'data' / 'count.txt').read_text())",
    "army/data/count.txt": b"1600",
}


def compiled(sources: Mapping[str, bytes], folder: Path) -> dict[str, bytes]:
    """As the page's Python compiles them."""
    files = {}
    for name, content in sources.items():
        if name.endswith(".py"):
            (source := folder / "source.py").write_bytes(content)
            name, content = f"{name}c", Path(py_compile.compile(str(source), str(folder / "code.pyc")) or "").read_bytes()
        files[name] = content
    return files


def packed(folder: Path, library: Mapping[str, bytes] = MappingProxyType({})) -> None:
    """Sources as the page's worker writes them: compiled, packed, unpacked."""
    archive = tab_python.in_one_piece(tab_python.archived(compiled(SOURCES, folder)), compiled(library, folder))
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(archive))) as tar:
        tar.extractall(folder / "lib", filter="data")


def told(code: str, folder: Path, **environment: str) -> str:
    """What Python says that begins as a page's does."""
    here = {**os.environ, **environment}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env=here, check=True, capture_output=True, text=True, timeout=60
    )
    return done.stdout.strip()


def test_modules_come_from_one_file_and_their_data_from_its_own(tmp_path: Path) -> None:
    packed(tmp_path)
    assert sorted(path.relative_to(tmp_path / "lib").as_posix() for path in (tmp_path / "lib").rglob("*.*")) == [
        "army/data/count.txt",
        "modules.bin",
        "packed.pyc",
        "sitecustomize.pyc",
    ]
    code = "import army, gc; print(army.count, army.troops.__file__, army.__path__[0], gc.isenabled())"
    lib = f"{tmp_path}/lib"
    assert told(code, tmp_path, PYTHONPATH=lib) == f"1600 {lib}/army/troops.pyc {lib}/army False"


def test_what_every_table_imports_of_the_library_comes_from_that_file_and_the_rest_of_a_package_from_its_archive(
    tmp_path: Path,
) -> None:
    packed(tmp_path, {"colorsys/__init__.py": b"where = 'packed'"})
    (tmp_path / "library.zip").write_bytes(tab_python.archived(compiled({"colorsys/rest.py": b"where = 'archive'"}, tmp_path)))
    code = "import colorsys.rest, os; print(colorsys.where, colorsys.rest.where, os.path.basename(os.__file__))"
    assert told(code, tmp_path, PYTHONPATH=f"{tmp_path}/lib:{tmp_path}/library.zip") == "packed archive os.py"


def test_the_library_is_divided_into_what_is_imported_early_and_the_rest() -> None:
    library = {"encodings/utf_8.pyc": b"utf-8", "json/__init__.pyc": b"json", "csv.pyc": b"csv"}
    early, rest = tab_python.divided(tab_python.archived(library), ["encodings/utf_8.pyc", "json/__init__.pyc"])
    assert early == {"json/__init__.pyc": b"json"}
    assert tab_python.contents(rest) == {"csv.pyc": b"csv", "encodings/utf_8.pyc": b"utf-8"}, (
        "what finds the others is not packed"
    )


def test_what_opens_a_table_loads_nothing_that_may_come_later() -> None:
    code = f"import sys, kassen.tab.connection, kassen.tab.house; print([name for name in {LATER} if name in sys.modules])"
    assert told(code, Path.cwd()) == "[]"
