"""A game's kernel: its rules, the search tree and the greedy bot's lookahead, compiled to one wasm file.

A kernel carries the fingerprint of its sources, in its name and inside, so that a loader can reject one that does not match. It
is built in a separate process, once for the same sources, and kept in the cache for machine code.

    python -m kassen.kernel nobunaga      prints its path
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kassen.core.cache import alone_with, cache_folder
from kassen.core.game import Rules
from kassen.kernel.fingerprint import fingerprint

if TYPE_CHECKING:
    from kassen.kernel.wasm import Entry

SECTION = b"kassen"  # name of the custom section that holds the fingerprint


def kernel(game: Rules) -> Path:
    """Path of this game's kernel, built first if it is missing."""
    folder = cache_folder()
    path = folder / f"{game.id}-{fingerprint(game)}.wasm"
    with alone_with(path.stem, folder):
        if not path.exists():
            fresh = path.with_suffix(f".{os.getpid()}")
            subprocess.run([sys.executable, "-m", "kassen.kernel", game.id, "--out", str(fresh)], check=True)
            fresh.replace(path)
    return path


def build(game: Rules) -> bytes:
    """Call this only in a separate process: from then on it can compile for nothing but wasm."""
    from kassen.kernel import wasm

    codegen = wasm.install()  # before anything is compiled
    return sign(wasm.build(signatures(game), codegen), fingerprint(game))


def signatures(game: Rules) -> dict[str, Entry]:
    """The entry points: those the bots use, unchanged. They pull in all of the game's rules except set-up."""
    from numba import types
    from numba.np.numpy_support import from_dtype

    from kassen.bots.one_ply import look_ahead
    from kassen.bots.tree import EDGE, HEAD, NODE, clear, grow, harvest
    from kassen.core.compiled import prepare

    def array(kind: Any, dimensions: int = 1) -> Any:
        return types.Array(kind, dimensions, "C")

    prepare(game)
    number, seed = types.int64, types.uint64
    records, ids, reals = array(from_dtype(game.record.dtype)), array(types.int32), array(types.float64)
    head, nodes, edges = (array(from_dtype(kind)) for kind in (HEAD, NODE, EDGE))
    teams, table, numbers = array(types.int8), array(types.float64, 2), array(number)
    path = array(types.int32, 2)
    return {
        "look_ahead": (look_ahead.py_func, (records, records, number, seed, number, ids, teams, table, table)),
        "clear": (clear, (head, nodes)),
        "grow": (
            grow.py_func,
            (
                records,
                records,
                number,
                number,
                seed,
                number,
                number,
                teams,
                head,
                nodes,
                edges,
                path,
                numbers,
                ids,
                reals,
                table,
                table,
            ),
        ),
        "harvest": (harvest, (head, nodes, edges, ids, ids, reals)),
    }


def sign(code: bytes, mark: str) -> bytes:
    """Append the fingerprint as a custom section. (Both lengths are below 128, so one byte each.)"""
    content = bytes([len(SECTION)]) + SECTION + mark.encode()
    return code + bytes([0, len(content)]) + content
