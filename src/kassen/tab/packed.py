"""Modules from one file, Python's own and ours: to look for three hundred of them in a page, one after the other, takes long.

Python reads `sitecustomize` before it imports anything else, and that calls `begin` (tools/tab_python.py puts both beside that
file). What this module itself imports comes before: as little as can be. Data stays in files of its own, where a package's folder
would be.

The file says how long a list of its modules is, then that list: where the code of each lies behind it. Only code that is imported
is read.
"""

import marshal
import os
import sys
from importlib.machinery import ModuleSpec, PathFinder, SourcelessFileLoader

FILE = "modules.bin"
SUFFIX = ".pyc"
LENGTH = 4  # bytes of the list's length, the lowest first
PLAIN = 2  # a version of marshal without references: the same modules are the same bytes


def pack(modules: dict[str, bytes]) -> bytes:
    """The file of these modules, each with its code."""
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
    """A module as if it had come from a file of its own."""

    def __init__(self, name: str, path: str, archive: Archive, file: str) -> None:
        super().__init__(name, path)
        self._archive, self._file = archive, file

    def get_code(self, fullname: str):  # type: ignore[no-untyped-def]  # its type is one more import
        return marshal.loads(self._archive[self._file])


class Finder:
    def __init__(self, folder: str) -> None:
        self._folder, self._archive = folder, Archive(f"{folder}/{FILE}")
        self._others = [path for path in sys.path if path.endswith(".zip")]  # of a package of the library a part may be there

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
    """What lies packed beside this file is found before anything is looked for; what is part of the interpreter stays there."""
    sys.meta_path.insert(sys.meta_path.index(PathFinder), Finder(os.path.dirname(__file__)))
