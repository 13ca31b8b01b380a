"""Where compiled code is kept: a folder named by a hash of every source it was made from.

The compiler only watches the file of the function it compiles, not the rules and tables that function uses; a folder of their
own per version of the sources means that nothing stale is ever run.
"""

from __future__ import annotations

import hashlib
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
    return Path(platformdirs.user_cache_dir("kassen")) / f"compiled-{source_hash()}"
