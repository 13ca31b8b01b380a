"""Imports modules, Python's own and ours, from a single file. In a page, looking for three hundred files one by one takes long.

Python imports `sitecustomize` before anything else, and that calls `begin` (tools/tab_python.py puts both beside the file). What
this module itself imports is still looked for the slow way, so it imports as little as possible. Data files stay separate, where
their package's folder would be.

The file begins with the length of an index, then the index: each module's offset and length. Then comes the code, read only for
modules that are imported.
"""

import marshal
import os
import sys
from importlib.machinery import ModuleSpec, PathFinder, SourcelessFileLoader

FILE = "modules.bin"
SUFFIX = ".pyc"
LENGTH = 4  # bytes that hold the length of the index, little-endian
PLAIN = 2  # a marshal version without references, so that the same modules give the same bytes


def pack(modules: dict[str, bytes]) -> bytes:
    """Pack modules, given by name with their code, into one file."""
    places, at = {}, 0
    for name in sorted(modules):
        places[name] = at, len(modules[name])
        at += len(modules[name])
    listed = marshal.dumps(places, PLAIN)
    return len(listed).to_bytes(LENGTH, "little") + listed + b"".join(modules[name] for name in places)


class Archive:
    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_RDONLY)
        length = int.from_bytes(os.read(self._file, LENGTH), "little")
        self._places: dict[str, tuple[int, int]] = marshal.loads(os.read(self._file, length))
        self._begin = LENGTH + length

    def __contains__(self, name: str) -> bool:
        return name in self._places

    def __getitem__(self, name: str) -> bytes:
        at, length = self._places[name]
        return os.pread(self._file, length, self._begin + at)


class Packed(SourcelessFileLoader):
    """Loads a module from the archive as if from a file of its own."""

    def __init__(self, name: str, path: str, archive: Archive, file: str) -> None:
        super().__init__(name, path)
        self._archive, self._file = archive, file

    def get_code(self, fullname: str):  # type: ignore[no-untyped-def]  # annotating it would take one more import
        return marshal.loads(self._archive[self._file])


class Finder:
    def __init__(self, folder: str) -> None:
        self._folder, self._archive = folder, Archive(f"{folder}/{FILE}")
        self._others = [path for path in sys.path if path.endswith(".zip")]  # may hold the rest of a package

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        place = name.replace(".", "/")
        for file, is_package in ((f"{place}{SUFFIX}", False), (f"{place}/__init__{SUFFIX}", True)):
            if file in self._archive:
                whole = f"{self._folder}/{file}"
                spec = ModuleSpec(name, Packed(name, whole, self._archive, file), origin=whole)
                spec.has_location = True
                if is_package:
                    spec.submodule_search_locations = [f"{where}/{place}" for where in (self._folder, *self._others)]
                return spec
        return None


def begin() -> None:
    """Find packed modules before searching any path. Built-in and frozen modules still come first."""
    sys.meta_path.insert(sys.meta_path.index(PathFinder), Finder(os.path.dirname(__file__)))
