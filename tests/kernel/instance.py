"""A kernel at work, outside any browser: arrays go into its memory, an entry point is called, and come back."""

from __future__ import annotations

import itertools
from functools import cache
from typing import Any

import numpy as np
import wasmtime

from kassen.core.registry import rules
from kassen.kernel.build import kernel

PAGE = 65536
BY_DAY = ["nobunaga"]  # whose kernel `make test` compiles


@cache
def compiled(game: str) -> tuple[wasmtime.Engine, wasmtime.Module]:
    engine = wasmtime.Engine()
    return engine, wasmtime.Module(engine, kernel(rules(game)).read_bytes())


class Instance:
    def __init__(self, game: str) -> None:
        engine, module = compiled(game)
        self.store = wasmtime.Store(engine)
        self.exports = wasmtime.Instance(self.store, module, []).exports(self.store)
        self.memory = self.exports["memory"]
        self.base = self.exports["__heap_base"].value(self.store)

    def make_room(self, end: int) -> None:
        """So much memory at least."""
        missing = end - self.memory.data_len(self.store)
        if missing > 0:
            self.memory.grow(self.store, -(-missing // PAGE))

    def call(self, name: str, *given: Any) -> Any:
        """Call an entry point; what it writes into arrays is in them afterwards."""
        arrays = [item for item in given if isinstance(item, np.ndarray)]
        places, end = [], self.base
        for array in arrays:
            places.append(-(-end // 16) * 16)
            end = places[-1] + array.nbytes
        self.make_room(end)
        for array, place in zip(arrays, places, strict=True):
            if array.nbytes:  # nothing may stand at the very end
                self.memory.write(self.store, array.tobytes(), place)
        free = iter(places)
        handed = [[next(free), *item.shape] if isinstance(item, np.ndarray) else [signed(item)] for item in given]
        answer = self.exports[name](self.store, *itertools.chain(*handed))
        for array, place in zip(arrays, places, strict=True):
            now = self.memory.read(self.store, place, place + array.nbytes)
            array[...] = np.frombuffer(now, array.dtype).reshape(array.shape)
        return answer


def signed(number: int) -> int:
    """As wasm takes it: 64 bits have a sign."""
    number = int(number)
    return number - 2**64 if number >= 2**63 else number
