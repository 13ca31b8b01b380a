"""Our modules from one file: to look for a hundred of them in a page, one after the other, takes long.

The page's worker imports this before anything else (tools/tab_python.py puts it beside that file). Data stays in files of its
own, where a package's folder would be.
"""

from __future__ import annotations

import marshal
import sys
from importlib.machinery import ModuleSpec, SourcelessFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType

FILE = "modules.bin"
SUFFIX = ".pyc"


class Packed(SourcelessFileLoader):
    """A module as if it had come from a file."""

    def __init__(self, name: str, path: str, code: bytes) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = marshal.loads(self._code)
        return code


class Finder:
    def __init__(self, folder: Path) -> None:
        self._folder, self._modules = folder, marshal.loads((folder / FILE).read_bytes())

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        place = name.replace(".", "/")
        for file in (f"{place}{SUFFIX}", f"{place}/__init__{SUFFIX}"):
            if code := self._modules.get(file):
                whole = f"{self._folder}/{file}"
                return spec_from_file_location(name, whole, loader=Packed(name, whole, code))
        return None


def begin() -> None:
    """What lies packed beside this file is found before anything is looked for."""
    sys.meta_path.insert(0, Finder(Path(__file__).parent))
