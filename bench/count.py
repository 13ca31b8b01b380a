"""python -m bench.count [GAME ...]: instructions of a step of the vector environment, counted by Valgrind (its callgrind).

Neither clocks nor caches nor neighbours have a say in them. `decide` is apply and legal as a batch has them, `observe` a row of
whole numbers; what a step takes beside these two is the mask, new deals and, for floats, the row of them. A minute or two a game.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ["KASSEN_CORES"] = "1"

import numpy as np
from llvmlite import binding as llvm
from numba.core.codegen import get_host_cpu_features
from rich.console import Console
from rich.table import Table

import kassen.envs
from kassen.core import Game, all_rules, compiled, rules
from kassen.core.compiled import entry, observe

GAMES, STEPS, WARMING = 64, 40, 300
MARK = "getppid"  # a call that nothing else makes: Valgrind writes down what it has counted before each
PARTS = ("nothing", "decide", "observe", "uint8", "float32")


@entry
def observe_all(games: Any, row: Any) -> Any:
    """The observation of whoever decides, of every game, one over the other."""
    for i in range(len(games)):
        observe(games[i], games[i].seat, row)


def work(id: str) -> None:
    """What is counted, between two marks each: the same decisions in the same games, when these are in all stages."""
    mark = getattr(ctypes.CDLL(None), MARK)
    game, dice = Game(rules(id), 2), np.random.default_rng(1)
    whole, floats = (kassen.envs.vector(id, GAMES, 2, check=False, dtype=kind) for kind in ("uint8", "float32"))
    row = np.zeros(game.observation.size, np.uint8)
    for envs in (whole, floats):
        envs.reset(seed=1)

    def counted(action: Callable[..., Any], *given: Any) -> None:
        mark()
        action(*given)
        mark()

    for step in range(WARMING + STEPS):
        chosen = np.ascontiguousarray(whole.sample(dice), np.int32)
        if step >= WARMING:
            records, legal, counts = whole._games.copy(), whole._legal.copy(), whole._counts.copy()
            counted(int)
            counted(compiled.step_many, records, 0, GAMES, chosen, legal, counts)
            counted(observe_all, whole._games, row)
            counted(whole._advance, chosen)
            counted(floats._advance, chosen)
        else:
            whole._advance(chosen)
            floats._advance(chosen)


def count(id: str) -> list[float]:
    """Instructions a game and step, of each part but the first."""
    subprocess.run([sys.executable, "-m", "bench.count", "--work", id], check=True)  # compiles what Valgrind is to find
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "counted"
        # Valgrind's processor has another name; the machine code on disk is made for this one
        known = {"NUMBA_CPU_NAME": llvm.get_host_cpu_name(), "NUMBA_CPU_FEATURES": get_host_cpu_features()}
        watched = [
            "valgrind",
            "--tool=callgrind",
            f"--callgrind-out-file={out}",
            f"--dump-before={MARK}",
            "--smc-check=all-non-file",
        ]
        subprocess.run(
            [*watched, sys.executable, "-m", "bench.count", "--work", id],
            env={**os.environ, **known},
            check=True,
            stderr=subprocess.DEVNULL,
        )
        dumps = sorted(Path(folder).glob("counted.*"), key=lambda path: int(path.suffix[1:]))
        totals = [
            int(next(line for line in path.read_text().splitlines() if line.startswith("summary:")).split()[1]) for path in dumps
        ]
    inside = np.array(totals[1::2][: STEPS * len(PARTS)]).reshape(STEPS, len(PARTS)).mean(axis=0)
    return [float(part - inside[0]) / GAMES for part in inside[1:]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.work:
        work(given.game[0])
        return
    table = Table("game", "decide", "observe", "step, uint8", "step, float32")
    for id in given.game or [each.id for each in all_rules()]:
        table.add_row(id, *(f"{part:,.0f}" for part in count(id)))
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
