"""Where compiled code is kept, and when it is stale.

The compiler only watches the file of the function it compiles, not the rules and tables that function uses. So the folder is
named by a hash of what all games share, and a game's record type (which compiled code is filed under) by a hash of its own
sources: nothing stale is ever run, and a change of one game compiles that game anew and no other.
"""

from __future__ import annotations

import hashlib
import shutil
import tempfile
import time
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import platformdirs

SHARED = ("kassen.core", "kassen.bots")
SOURCES = {".py", ".toml", ".txt", ".csv"}


@cache
def source_hash(*packages: str) -> str:
    """A digest of all sources and data of some packages."""
    digest = hashlib.sha256()
    for path in _files(packages):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _files(packages: Iterable[str]) -> Iterable[Path]:
    for package in packages:
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations or []) if spec else []:
            yield from (path for path in sorted(Path(folder).rglob("*")) if path.suffix in SOURCES and path.is_file())


def cache_folder() -> Path:
    """Where this version's machine code lies; what other versions left unused for a month is cleared away."""
    root = Path(platformdirs.user_cache_dir("kassen"))
    folder = root / f"compiled-{source_hash(*SHARED)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        for other in root.glob("compiled-*"):
            if other.stat().st_mtime < time.time() - 30 * 86400:
                shutil.rmtree(other, ignore_errors=True)
    except OSError:  # a read-only home: compile anew in every process, in a folder that is surely writable
        folder = Path(tempfile.mkdtemp(prefix="kassen-"))
    return folder
