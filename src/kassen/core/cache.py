"""Where compiled code is kept, and when it is stale.

Numba only notices changes in the file of the function it compiles, not in the rules and tables that function uses. So the cache
folder's name contains a hash of the sources all games share, and a game's record type, under which its compiled code is filed,
a hash of the game's own sources. Stale code is never run, and changing one game recompiles only that game.
"""

from __future__ import annotations

import hashlib
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path

PATIENCE_S = 90  # the process that compiles may be stopped, or starved on a busy machine
SHARED = ("kassen.core", "kassen.bots")
SOURCES = {".py", ".toml", ".txt", ".csv"}


@cache
def source_hash(first: str, *others: str) -> str:
    """A digest of all sources and data files of some packages: their names and every byte."""
    digest = hashlib.sha256()
    for package in (first, *others):
        for name, path in _files(package):
            digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _files(package: str) -> list[tuple[str, Path]]:
    """Every source file, by its path in the package. Finding none is an error: a digest of nothing would never change."""
    try:
        spec = find_spec(package)
    except ValueError:  # __main__ at a prompt has no file
        spec = None
    folders = [Path(folder) for folder in (spec.submodule_search_locations or [])] if spec else []
    found = [
        (path.relative_to(folder).as_posix(), path)
        for folder in folders
        for path in sorted(folder.rglob("*"))
        if path.suffix in SOURCES and path.is_file()
    ]
    if not found:
        raise ValueError(f"no sources of {package!r} were found: games live in packages (a folder with __init__.py)")
    return found


def cache_folder() -> Path:
    """The folder for this version's machine code. Folders of other versions are deleted after a month without use."""
    import platformdirs

    root = Path(platformdirs.user_cache_dir("kassen"))
    folder = root / f"compiled-{source_hash(*SHARED)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        for other in root.glob("compiled-*"):
            if other.stat().st_mtime < time.time() - 30 * 86400:
                shutil.rmtree(other, ignore_errors=True)
    except OSError:  # a read-only home: every process compiles anew, in a temporary folder
        folder = Path(tempfile.mkdtemp(prefix="kassen-"))
    return folder


@contextmanager
def alone_with(work: str, folder: Path | None = None) -> Iterator[None]:
    """A lock for processes that want the same machine code: one compiles it, the others wait and find it on disk."""
    if folder is None:
        from kassen.core.compiled import FOLDER

        folder = Path(FOLDER)
    try:
        import fcntl
    except ImportError:  # no file locks on this system: each process compiles for itself
        yield
        return
    with (folder / f"{work}.lock").open("w") as lock:
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except OSError:
                time.sleep(0.1)
        yield
