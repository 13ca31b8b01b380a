"""A page that opens a table reads its modules from one file, and no more of them than a table needs."""

from __future__ import annotations

import gzip
import io
import py_compile
import subprocess
import sys
import tarfile
from pathlib import Path

from tools import tab_python

LATER = ("kassen.analysis.hint", "kassen.analysis.judge", "kassen.server.files", "kassen.server.puzzles", "kassen.tab.routes")
SOURCES = {
    "packed.py": Path("src/kassen/tab/packed.py").read_bytes(),
    "army/__init__.py": b"from army.troops import count",
    "army/troops.py": b"from importlib.resources import files\ncount = int((files('army') / 'data' / 'count.txt').read_text())",
    "army/data/count.txt": b"1600",
}


def packed(folder: Path) -> None:
    """Sources as the page's worker writes them: compiled, packed, unpacked."""
    files = {}
    for name, content in SOURCES.items():
        if name.endswith(".py"):
            (source := folder / "source.py").write_bytes(content)
            name, content = f"{name}c", Path(py_compile.compile(str(source), str(folder / "code.pyc")) or "").read_bytes()
        files[name] = content
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(tab_python.in_one_piece(tab_python.archived(files))))) as tar:
        tar.extractall(folder / "lib", filter="data")


def told(code: str, folder: Path) -> str:
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, check=True, capture_output=True, text=True, timeout=60)
    return done.stdout.strip()


def test_modules_come_from_one_file_and_their_data_from_its_own(tmp_path: Path) -> None:
    packed(tmp_path)
    assert sorted(path.relative_to(tmp_path / "lib").as_posix() for path in (tmp_path / "lib").rglob("*.*")) == [
        "army/data/count.txt",
        "modules.bin",
        "packed.pyc",
    ]
    begin = "import sys; sys.path.insert(0, 'lib'); import packed; packed.begin(); import army"
    assert told(f"{begin}; print(army.count, army.troops.__file__)", tmp_path) == f"1600 {tmp_path}/lib/army/troops.pyc"


def test_what_opens_a_table_loads_nothing_that_may_come_later() -> None:
    code = f"import sys, kassen.tab.connection, kassen.tab.house; print([name for name in {LATER} if name in sys.modules])"
    assert told(code, Path.cwd()) == "[]"
