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
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path

PATIENCE_S = 90  # whoever compiles may have been stopped, or given no time by a busy machine
SHARED = ("kassen.core", "kassen.bots")
SOURCES = {".py", ".toml", ".txt", ".csv"}


@cache
def source_hash(first: str, *others: str) -> str:
    """A digest of all sources and data of some packages: what they are called, and every byte of them."""
    digest = hashlib.sha256()
    for package in (first, *others):
        for name, path in _files(package):
            digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _files(package: str) -> list[tuple[str, Path]]:
    """Every source, by its place in the package. A digest of nothing would never change: no sources are an error."""
    try:
        spec = find_spec(package)
    except ValueError:  # what is typed at a prompt is in no file
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
    """Where this version's machine code lies; what other versions left unused for a month is cleared away."""
    import platformdirs

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


@contextmanager
def alone_with(work: str, folder: Path | None = None) -> Iterator[None]:
    """Of several processes that want the same machine code one makes it; the others wait, and find it on disk."""
    if folder is None:
        from kassen.core.compiled import FOLDER

        folder = Path(FOLDER)
    try:
        import fcntl
    except ImportError:  # a system without such locks: each makes its own
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
