"""Where compiled code is kept: a folder named by a hash of every source it was made from.

The compiler only watches the file of the function it compiles, not the rules and tables that function uses; a folder of their
own per version of the sources means that nothing stale is ever run.
"""

from __future__ import annotations

import hashlib
import shutil
import tempfile
import time
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

import platformdirs


def source_hash() -> str:
    """A digest of all files of kassen and of every installed game."""
    packages = {"kassen"} | {point.module.split(".")[0] for point in entry_points(group="kassen.games")}
    digest = hashlib.sha256()
    for package in sorted(packages):
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations or []) if spec else []:
            for path in sorted(Path(folder).rglob("*")):
                if path.suffix in {".py", ".toml", ".txt", ".csv"} and path.is_file():
                    digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where this version's machine code lies; what other versions left unused for a month is cleared away."""
    root = Path(platformdirs.user_cache_dir("kassen"))
    folder = root / f"compiled-{source_hash()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        for other in root.glob("compiled-*"):
            if other.stat().st_mtime < time.time() - 30 * 86400:
                shutil.rmtree(other, ignore_errors=True)
    except OSError:  # a read-only home: compile anew in every process, in a folder that is surely writable
        folder = Path(tempfile.mkdtemp(prefix="kassen-"))
    return folder
