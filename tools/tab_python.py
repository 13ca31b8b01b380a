"""The Python code a tab runs, as bytecode archives: the standard library, our package and what it needs.

It is bytecode because a page that compiled these sources at every start would take three times as long to open. The part of the
library that every table needs is in one file with our modules (kassen/tab/packed.py); the rest is in an archive of its own.
"""

from __future__ import annotations

import gzip
import io
import json
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Collection, Iterator, Mapping
from importlib.metadata import distribution
from pathlib import Path

from kassen import __version__
from kassen.core.text import LANGUAGES
from kassen.tab import packed

ROOT = Path(__file__).resolve().parents[1]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
WHEELS = ROOT / "build" / "wheels"
SOURCES = ROOT / "src" / "kassen"

# Pyodide's platform, for the one package that is not pure Python (msgspec).
PLATFORM = ("pyemscripten_2026_0_wasm32", "3.14", "cp314")
# Pure Python packages, taken from this environment; of some only a part.
PURE = ("fluent.runtime", "fluent.syntax", "babel", "pytz", "attrs", "typing_extensions")
UNWANTED = ("babel/locale-data/", "babel/messages/", "pytz/zoneinfo/", "/tests/", "__pycache__", "/bin/", "../")
WANTED = tuple(f"babel/locale-data/{name}.dat" for name in ("root", *LANGUAGES, "en_US", "fr_FR", "ja_JP"))
# The parts of our package that a tab runs, and those in them that only a server or a page reads.
ROOMS = ("core", "bots", "games", "analysis", "kernel", "tab", "server")
ELSEWHERE = ("static", "migrations", "routes", "__pycache__")
# Parts of Python's library that are useless in a page: other platforms, terminals, mail, debuggers, processes.
UNUSED = """
_aix_support _osx_support _pydatetime _pydecimal _pyio _pyrepl argparse bdb cProfile cmd code compileall configparser ctypes
curses dbm doctest ensurepip fileinput ftplib idlelib imaplib mailbox modulefinder multiprocessing netrc optparse pdb pickletools
plistlib poplib profile pstats pyclbr pydoc pydoc_data rlcompleter runpy shelve smtplib socketserver sqlite3 ssl statistics
symtable tabnanny tarfile timeit tkinter trace turtle turtledemo unittest venv wave webbrowser wsgiref xml xmlrpc zipapp
""".split()  # noqa: SIM905
CODECS = ("__init__", "aliases", "ascii", "charmap", "cp437", "idna", "latin_1", "punycode", "utf_16", "utf_8", "utf_8_sig")
LONGEST_NAME = 100
# The modules that find all others, and the parts of the library they need. Garbage collection is off until the house is open:
# there is none to collect yet.
FIRST = {
    "sitecustomize.py": b"import gc, packed\ngc.disable()\npacked.begin()\n",
    "packed.py": Path(str(packed.__file__)).read_bytes(),
}
BEFORE = ("encodings/", "importlib/__init__.", "importlib/machinery.", "importlib/_bootstrap", "warnings.", "_py_warnings.")
HEAD = 16  # length of a bytecode file's header
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def library() -> bytes:
    """An archive of Python's standard library."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        return archived({name: archive.read(name) for name in archive.namelist() if is_used(name)})


def is_used(name: str) -> bool:
    first, *rest = name.removesuffix(".py").split("/")
    return first not in UNUSED and not (first == "encodings" and rest[0] not in CODECS) and not name.endswith("/")


def packages(fingerprints: Mapping[str, str]) -> bytes:
    """An archive of our package and what it needs. The kernels' fingerprints go along, since there will be no sources to hash."""
    files = {name: path.read_bytes() for name, path in ours()}
    files |= {name: path.read_bytes() for package in PURE for name, path in installed(package)}
    with zipfile.ZipFile(wheel("msgspec")) as archive:
        files |= {name: archive.read(name) for name in archive.namelist()}
    files["fluent/__init__.py"] = b""  # a namespace package, which the packed file cannot represent
    files["kassen/kernel/fingerprints.json"] = json.dumps(fingerprints, sort_keys=True).encode()
    return archived(files | FIRST | dist_info())


def archived(files: Mapping[str, bytes]) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), files[name], zipfile.ZIP_DEFLATED, 9)
    return whole.getvalue()


def in_one_piece(packages: bytes, library: Mapping[str, bytes]) -> bytes:
    """Convert a zip file to a gzipped tar file, which is smaller and which the browser itself unpacks (web/src/tab/archive.ts).
    All its modules, and those of `library`, become one file in it (kassen/tab/packed.py)."""
    whole, files = io.BytesIO(), contents(packages)
    first = {f"{name}c" for name in FIRST}
    modules = {name: files.pop(name) for name in [*files] if name.endswith(packed.SUFFIX) and name not in first} | library
    files[packed.FILE] = packed.pack({name: code[HEAD:] for name, code in modules.items()})
    with tarfile.open(fileobj=whole, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, content in sorted(files.items()):
            if len(name) >= LONGEST_NAME:
                raise ValueError(f"too long a name for a tar file: {name}")
            (info := tarfile.TarInfo(name)).size = len(content)
            tar.addfile(info, io.BytesIO(content))
    return gzip.compress(whole.getvalue(), mtime=0)


def divided(library: bytes, imported: Collection[str]) -> tuple[dict[str, bytes], bytes]:
    """Split the library into what every table imports, and an archive of the rest."""
    files = contents(library)
    early = {name: files.pop(name) for name in imported if not name.startswith(BEFORE)}
    return early, archived(files)


def contents(archive: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(archive)) as given:
        return {name: given.read(name) for name in sorted(given.namelist())}


def ours() -> Iterator[tuple[str, Path]]:
    paths = [SOURCES / "__init__.py", SOURCES / "author.py"]
    paths += [path for room in ROOMS for path in sorted((SOURCES / room).rglob("*")) if not set(path.parts) & set(ELSEWHERE)]
    for path in paths:
        told_by_files = path.suffix == ".md" or (path.name.startswith("lesson.") and path.suffix != ".py")
        if path.is_file() and not told_by_files:
            yield f"kassen/{path.relative_to(SOURCES).as_posix()}", path


def installed(package: str) -> Iterator[tuple[str, Path]]:
    for file in distribution(package).files or []:
        name = file.as_posix()
        if file.suffix == ".py" or name in WANTED or name.endswith("global.dat"):
            if name in WANTED or not any(part in f"/{name}" or name.startswith(part) for part in UNWANTED):
                yield name, Path(str(file.locate()))


def wheel(package: str) -> Path:
    """The wheel for Pyodide of the version installed here; downloaded from PyPI once."""
    version = distribution(package).version
    platform, python, abi = PLATFORM
    found = WHEELS / f"{package}-{version}-{abi}-{abi}-{platform}.whl"
    if not found.exists():
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        kind = ["--platform", platform, "--python-version", python, "--abi", abi, "--implementation", "cp"]
        subprocess.run([*pip, "--only-binary=:all:", *kind, "--dest", str(WHEELS), f"{package}=={version}"], check=True)
    return found


def dist_info() -> dict[str, bytes]:
    """The package's metadata, by which the games are found."""
    points = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]["kassen.games"]
    folder = f"kassen-{__version__}.dist-info"
    lines = ["[kassen.games]", *(f"{name} = {target}" for name, target in points.items())]
    return {
        f"{folder}/METADATA": f"Metadata-Version: 2.1\nName: kassen\nVersion: {__version__}\n".encode(),
        f"{folder}/entry_points.txt": ("\n".join(lines) + "\n").encode(),
    }
