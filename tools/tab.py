"""Builds Kassen as a folder of static files, dist/tab: the page, Python (Pyodide), our package, a kernel a game (`make tab`).

The same sources give the same bytes, and nothing is rebuilt while they are the same. The page fetches nothing from elsewhere. For
tests, KERNELS in the environment may name the games to build kernels for; bots cannot play the others.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shlex
import shutil
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from hatch_build import digest, npm_at_hand, say, write_worker  # noqa: E402
from hatch_build import install as install_packages  # noqa: E402
from kassen.core import Rules, all_rules  # noqa: E402
from kassen.core.text import LANGUAGES  # noqa: E402
from kassen.kernel.build import kernel  # noqa: E402
from kassen.kernel.fingerprint import fingerprint  # noqa: E402
from kassen.server import games as catalogue  # noqa: E402
from kassen.server import messages  # noqa: E402
from tools import tab_python  # noqa: E402
from tools.static_host import StaticHost  # noqa: E402

PAGE = ROOT / "build" / "tab"
OUT = ROOT / "dist" / "tab"
STAMP = ROOT / "build" / "tab.digest"
KERNELS = os.environ.get("KERNELS", "").split()
# The files of Pyodide that a page needs unchanged. Its list of packages is replaced by an empty one: we take none from there.
INTERPRETER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK = "pyodide-lock.json"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make tab", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--open", action="store_true", help="serve the folder on this machine, and open it in the browser")
    parser.add_argument("--server", default="", type=address, help="where friends can play together: the page offers this link")
    given = parser.parse_args()
    build(given.server)
    if given.open:
        host = StaticHost(OUT)
        say(f"the tab is open at {host.url}; Ctrl-C ends it")
        webbrowser.open(host.url)
        try:
            host.wait()
        except KeyboardInterrupt:
            host.cut()


def address(given: str) -> str:
    """A server's address, or an empty string."""
    if given and urlsplit(given).scheme not in ("http", "https"):
        raise argparse.ArgumentTypeError(f"{given!r} is no address: https://...")
    return given


def build(server: str = "") -> Path:
    """Build the folder, unless it was already built from these sources."""
    sources = sources_of(server)
    with alone():
        if not (OUT.exists() and STAMP.exists() and STAMP.read_text() == sources):
            STAMP.unlink(missing_ok=True)
            make(server)
            STAMP.write_text(sources)
    size = sum(path.stat().st_size for path in OUT.rglob("*") if path.is_file())
    say(f"the tab is in {OUT.relative_to(ROOT)}: {size / 1e6:.1f} MB, for any static host")
    return OUT


@contextmanager
def alone() -> Iterator[None]:
    """If several processes want the folder, one builds it and the others wait."""
    STAMP.parent.mkdir(exist_ok=True)
    with STAMP.with_suffix(".lock").open("w") as lock:
        try:
            import fcntl
        except ImportError:  # Windows has no such locks
            pass
        else:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def sources_of(server: str) -> str:
    """A fingerprint of everything the folder is built from."""
    folders = [ROOT / "tools", ROOT / "src" / "kassen"]
    paths = [path for folder in folders for path in sorted(folder.rglob("*")) if not {"static", "__pycache__"} & set(path.parts)]
    paths += [ROOT / "constraints.txt", ROOT / "pyproject.toml"]
    whole = hashlib.sha256(f"{server}\0{KERNELS}\0{digest()}".encode())
    for path in paths:
        if path.is_file():
            whole.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return whole.hexdigest()


def make(server: str) -> None:
    games = our_rules()
    with npm_at_hand() as npm:
        install_packages(npm)
        say("building the page ...")
        os.environ["VITE_SERVER"] = server
        npm("run", "--silent", "build:tab", "--", "--logLevel", "warn")
        shutil.rmtree(OUT, ignore_errors=True)
        shutil.copytree(PAGE, OUT)
        say("packing Python ...")
        library = bytecode(npm, tab_python.library())
        packages = bytecode(npm, tab_python.packages({rules.id: fingerprint(rules) for rules in games}))
        early, rest = tab_python.divided(library, imported(npm, library, packages))
        python = copy_interpreter()
        python.append(write("library.zip", rest))
        python.append(write("packages.bin", tab_python.in_one_piece(packages, early)))
    write_catalogue({rules.id for rules in games})
    say("kernels: a game's rules and bots as WebAssembly ...")
    kernels = {rules.id: copy_kernel(kernel(rules)) for rules in games if not KERNELS or rules.id in KERNELS}
    write("tab.json", dumps({"files": {name: (OUT / name).stat().st_size for name in python}, "kernels": kernels}))
    write_worker(OUT, ROOT / "web" / "tab" / "service.js")


def our_rules() -> list[Rules]:
    return [rules for rules in all_rules() if rules.package.startswith("kassen.games.")]


def write(name: str, content: bytes) -> str:
    path = OUT / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return name


def dumps(data: object) -> bytes:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def copy_interpreter() -> list[str]:
    folder = tab_python.PYODIDE
    lock = json.loads((folder / LOCK).read_text("utf-8"))
    names = [write(f"pyodide/{name}", (folder / name).read_bytes()) for name in INTERPRETER]
    return [*names, write(f"pyodide/{LOCK}", dumps({"info": lock["info"], "packages": {}}))]


def bytecode(npm: Callable[..., None], archive: bytes) -> bytes:
    """The archive with its sources compiled, by the tab's own Python."""
    return made(npm, "bytecode.mjs", archive)


def imported(npm: Callable[..., None], library: bytes, packages: bytes) -> list[str]:
    """The modules of Python's library that every table imports."""
    return made(npm, "imported.mjs", library, packages, b"").decode().split("\n")


def made(npm: Callable[..., None], script: str, *given: bytes) -> bytes:
    """The last of these files, as changed by a script of web/scripts. Cached by the files' content."""
    code = (ROOT / "web" / "scripts" / script).read_bytes()
    whole = hashlib.sha256(b"".join(given) + code + digest("package-lock.json").encode())
    kept = ROOT / "build" / "bytecode" / whole.hexdigest()[:16]
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        fresh = [kept.with_suffix(f".{number}.zip") for number in range(len(given))]
        for path, content in zip(fresh, given, strict=True):
            path.write_bytes(content)
        npm("exec", "-c", f"node scripts/{script} {shlex.join(map(str, fresh))}")
        fresh.pop().replace(kept)
        for path in fresh:
            path.unlink()
    return kept.read_bytes()


def copy_kernel(path: Path) -> str:
    return write(f"kernels/{path.name}", path.read_bytes())


def write_catalogue(ids: set[str]) -> None:
    """What is the same for everybody: the answers of /api/games and /api/bots, as files."""
    for language in LANGUAGES:
        games = [info for info in catalogue.all_games(language) if info.id in ids]
        write(f"api/games.{language}", messages.encode(games))
        for info in games:
            folder = f"api/games/{info.id}"
            write(f"{folder}/texts.{language}", catalogue.texts(info.id, language).encode())
            write(f"{folder}/rules.{language}", catalogue.page(info.id, "rules", language).encode())
            if info.summary:
                write(f"{folder}/summary.{language}", catalogue.page(info.id, "summary", language).encode())
            if info.lesson:
                write(f"{folder}/lesson.{language}", catalogue.encode_lesson(info.id, language))
    write("api/bots", messages.encode(catalogue.all_bots()))


if __name__ == "__main__":
    main()
