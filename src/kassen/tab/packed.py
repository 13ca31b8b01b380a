"""Modules from one file, Python's own and ours: to look for three hundred of them in a page, one after the other, takes long.

Python reads `sitecustomize` before it imports anything else, and that calls `begin` (tools/tab_python.py puts both beside that
file). What this module itself imports comes before: as little as can be. Data stays in files of its own, where a package's folder
would be.
"""

import marshal
import sys
from importlib.machinery import ModuleSpec, PathFinder, SourcelessFileLoader
from os.path import dirname

FILE = "modules.bin"
SUFFIX = ".pyc"


class Packed(SourcelessFileLoader):
    """A module as if it had come from a file."""

    def __init__(self, name: str, path: str, code: bytes) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str):  # type: ignore[no-untyped-def]  # its type is one more import
        return marshal.loads(self._code)


class Finder:
    def __init__(self, folder: str, modules: dict[str, bytes]) -> None:
        self._folder, self._modules = folder, modules

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        place = name.replace(".", "/")
        for file, package in ((f"{place}{SUFFIX}", None), (f"{place}/__init__{SUFFIX}", f"{self._folder}/{place}")):
            if code := self._modules.get(file):
                whole = f"{self._folder}/{file}"
                spec = ModuleSpec(name, Packed(name, whole, code), origin=whole)
                spec.has_location = True
                spec.submodule_search_locations = None if package is None else [package]
                return spec
        return None


def begin() -> None:
    """What lies packed beside this file is found before anything is looked for; what is part of the interpreter stays there."""
    folder = dirname(__file__)
    with open(f"{folder}/{FILE}", "rb") as file:
        modules = marshal.loads(file.read())
    sys.meta_path.insert(sys.meta_path.index(PathFinder), Finder(folder, modules))
