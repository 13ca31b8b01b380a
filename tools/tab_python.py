"""What a tab runs of Python: its own library, our package and what that needs, as archives of bytecode.

Bytecode because a page that compiled these sources at every start would take three times as long to open. What every table needs
of the library lies with our modules in one file (kassen/tab/packed.py); the rest is looked for in the library's own archive.
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

# The one package that is not pure Python, for Pyodide's platform.
PLATFORM = ("pyemscripten_2026_0_wasm32", "3.14", "cp314")
# Packages of pure Python as they are installed here, and what of them is wanted where not all is.
PURE = ("fluent.runtime", "fluent.syntax", "babel", "pytz", "attrs", "typing_extensions")
UNWANTED = ("babel/locale-data/", "babel/messages/", "pytz/zoneinfo/", "/tests/", "__pycache__", "/bin/", "../")
WANTED = tuple(f"babel/locale-data/{name}.dat" for name in ("root", *LANGUAGES, "en_US", "fr_FR", "ja_JP"))
# What of our package a tab runs, and what of it only a server or a page reads.
ROOMS = ("core", "bots", "games", "analysis", "kernel", "tab", "server")
ELSEWHERE = ("static", "migrations", "routes", "__pycache__")
# What of Python's library a page has no use for: other machines, terminals, mail, debuggers, processes.
UNUSED = """
_aix_support _osx_support _pydatetime _pydecimal _pyio _pyrepl argparse bdb cProfile cmd code compileall configparser ctypes
curses dbm doctest ensurepip fileinput ftplib idlelib imaplib mailbox modulefinder multiprocessing netrc optparse pdb pickletools
plistlib poplib profile pstats pyclbr pydoc pydoc_data rlcompleter runpy shelve smtplib socketserver sqlite3 ssl statistics
symtable tabnanny tarfile timeit tkinter trace turtle turtledemo unittest venv wave webbrowser wsgiref xml xmlrpc zipapp
""".split()  # noqa: SIM905
CODECS = ("__init__", "aliases", "ascii", "charmap", "cp437", "idna", "latin_1", "punycode", "utf_16", "utf_8", "utf_8_sig")
LONGEST_NAME = 100
# What finds the others, and what of the library that needs. Until the house is open nobody looks for garbage, for there is none.
FIRST = {
    "sitecustomize.py": b"import gc, packed\ngc.disable()\npacked.begin()\n",
    "packed.py": Path(str(packed.__file__)).read_bytes(),
}
BEFORE = ("encodings/", "importlib/__init__.", "importlib/machinery.", "importlib/_bootstrap", "warnings.", "_py_warnings.")
HEAD = 16  # bytes of a file of bytecode before its code
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def library() -> bytes:
    """Python's own library."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        return archived({name: archive.read(name) for name in archive.namelist() if is_used(name)})


def is_used(name: str) -> bool:
    first, *rest = name.removesuffix(".py").split("/")
    return first not in UNUSED and not (first == "encodings" and rest[0] not in CODECS) and not name.endswith("/")


def packages(fingerprints: Mapping[str, str]) -> bytes:
    """Our package and what it needs. Its sources stay at home, so their fingerprints go along."""
    files = {name: path.read_bytes() for name, path in ours()}
    files |= {name: path.read_bytes() for package in PURE for name, path in installed(package)}
    with zipfile.ZipFile(wheel("msgspec")) as archive:
        files |= {name: archive.read(name) for name in archive.namelist()}
    files["fluent/__init__.py"] = b""  # it is a folder of packages and no package, and there are no folders of modules
    files["kassen/kernel/fingerprints.json"] = json.dumps(fingerprints, sort_keys=True).encode()
    return archived(files | FIRST | dist_info())


def archived(files: Mapping[str, bytes]) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), files[name], zipfile.ZIP_DEFLATED, 9)
    return whole.getvalue()


def in_one_piece(packages: bytes, library: Mapping[str, bytes]) -> bytes:
    """A zip file as a tar file, gzipped: smaller, and unpacked by the browser itself (web/src/tab/archive.ts). Its modules, and
    these of the library, are one of its files (kassen/tab/packed.py)."""
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
    """What every table imports of the library, and an archive of the rest."""
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
    """The version that is installed here, made for Pyodide; from PyPI, once."""
    version = distribution(package).version
    platform, python, abi = PLATFORM
    found = WHEELS / f"{package}-{version}-{abi}-{abi}-{platform}.whl"
    if not found.exists():
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        kind = ["--platform", platform, "--python-version", python, "--abi", abi, "--implementation", "cp"]
        subprocess.run([*pip, "--only-binary=:all:", *kind, "--dest", str(WHEELS), f"{package}=={version}"], check=True)
    return found


def dist_info() -> dict[str, bytes]:
    """By it the games are found."""
    points = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]["kassen.games"]
    folder = f"kassen-{__version__}.dist-info"
    lines = ["[kassen.games]", *(f"{name} = {target}" for name, target in points.items())]
    return {
        f"{folder}/METADATA": f"Metadata-Version: 2.1\nName: kassen\nVersion: {__version__}\n".encode(),
        f"{folder}/entry_points.txt": ("\n".join(lines) + "\n").encode(),
    }
