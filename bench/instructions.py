"""python -m bench.instructions [GAME ...]: machine instructions per decision, four players.

Measured for random play inside the engine, and for a batch's step that lists the legal decisions or only counts them.

Valgrind counts them, so other work on the machine has no influence. `count` does it for any entry point of the engine: it links
the machine code to a few lines of C that call it with arguments from a file, so that nothing else is counted and Python need not
run under Valgrind. A count takes a second or two. Without Valgrind or a C compiler there is none.
"""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

import numba
import numpy as np
from llvmlite import binding as llvm
from numba import types

from kassen.core import Game, all_rules, compiled, rules
from kassen.core.pipeline import PARTS

# Symbols of Python and Numba stay unresolved: the code uses them only on errors, or when called from Python.
LINK = ("-no-pie", "-Wl,--unresolved-symbols=ignore-all", "-Wl,-z,noexecstack")
DRIVER = """
#include <stdio.h>
#include <stdlib.h>
int work({longs}) __asm__("{name}");
int main(int argc, char **argv) {{
    long room[64] = {{0}}, failure = 0, calls = atol(argv[2]);
    FILE *file = fopen(argv[1], "rb");
    char *data = aligned_alloc(4096, {size});
    if (fread(data, 1, {size}, file) != {size}) return 2;
    for (long k = 0; k < calls; k++)
        if (work((long)room, (long)&failure, {arguments})) return 3;
    return 0;
}}
"""


def missing() -> str:
    """Names of the programs needed for counting that are missing here, or an empty string."""
    return ", ".join(program for program in ("valgrind", "cc") if shutil.which(program) is None)


def count(entry: Any, arguments: Sequence[Any], calls: int = 1, rows: Collection[int] = ()) -> int | None:
    """Instructions taken by that many calls with these arguments, which stay unchanged. Of arguments whose numbers are in `rows`,
    each call gets the next row. None if counting is impossible here."""
    if missing():
        return None
    with tempfile.TemporaryDirectory() as folder:
        program, data = build(entry, arguments, rows, Path(folder))
        nothing, all_calls = (_counted(program, data, times) for times in (0, calls))
    return all_calls - nothing


def build(entry: Any, arguments: Sequence[Any], rows: Collection[int], folder: Path) -> tuple[Path, Path]:
    """A program that makes the calls, and the file it reads. Other tools can inspect it, too."""
    given = [argument[0] if number in rows else argument for number, argument in enumerate(arguments)]
    signature = tuple(numba.typeof(each) for each in given)
    entry.compile(signature)
    made = entry.overloads[signature]
    objects = [made.library, *(part.library for each in PARTS.values() for part in each.overloads.values())]
    for number, library in enumerate(objects):
        code = _machine(library).emit_assembly(library._get_module_for_linking())
        # Valgrind knows only the longer of this instruction's two encodings.
        (folder / f"{number}.s").write_text(re.sub(r"\tvmovq\t(%xmm\d+, %xmm)", r"\t{load} vmovq\t\1", code))
    passed, data = _passed(arguments, given, rows)
    (folder / "data").write_bytes(data)
    (folder / "driver.c").write_text(
        DRIVER.format(
            longs=", ".join(["long"] * (2 + len(passed))),
            name=made.fndesc.llvm_func_name,
            size=len(data),
            arguments=", ".join(passed),
        )
    )
    program = folder / "driver"
    files = [str(folder / f"{number}.s") for number in range(len(objects))]
    subprocess.run(["cc", "-O1", *LINK, "-o", str(program), str(folder / "driver.c"), *files], check=True)
    return program, folder / "data"


def _machine(library: Any) -> Any:
    """The target machine: this one; but on x86-64, which may have instructions that Valgrind does not know, x86-64-v3."""
    if platform.machine() != "x86_64":
        return library._codegen._tm
    return llvm.Target.from_default_triple().create_target_machine(cpu="x86-64-v3", opt=3, reloc="static")


def _passed(arguments: Sequence[Any], given: Sequence[Any], rows: Collection[int]) -> tuple[list[str], bytes]:
    """The arguments as C expressions, the way Numba's functions take them, and the contents of the arrays among them."""
    passed: list[str] = []
    data = bytearray()
    for number, (argument, one) in enumerate(zip(arguments, given, strict=True)):
        kind = numba.typeof(one)
        if isinstance(kind, types.Array):
            data += b"\0" * (-len(data) % 64)
            step = f" + k * {one.nbytes}" if number in rows else ""
            sizes = [one.size, one.itemsize]
            passed += ["0", "0", *map(str, sizes), f"(long)(data + {len(data)}{step})", *map(str, (*one.shape, *one.strides))]
            data += np.ascontiguousarray(argument).tobytes()
        elif isinstance(kind, types.Integer | types.Boolean):
            passed.append(f"{int(one)}L")
        else:
            raise TypeError(f"arguments are arrays and whole numbers, not {kind}")
    data += b"\0" * (-len(data) % 4096)
    return passed, bytes(data)


def _counted(program: Path, data: Path, calls: int) -> int:
    out = program.with_name("counted")
    tool = ["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={out}"]
    subprocess.run([*tool, str(program), str(data), str(calls)], check=True, capture_output=True)
    said = next(line for line in out.read_text().splitlines() if line.startswith("summary:"))
    return int(said.split()[1])


def a_decision(game: Game, games: int = 400) -> float | None:
    """Instructions per decision of whole random games, set-up and result included."""
    compiled.prepare(game.rules)
    results, lengths = np.zeros((games, 2 * game.players)), np.zeros(games, np.int64)
    out, seeds = np.zeros(game.most_legal, np.int32), np.arange(games, dtype=np.uint64)
    given = [game.packed, game.packed.copy(), seeds, np.zeros(1, np.uint64), out, results, lengths]
    number = count(compiled.play_random, given)
    compiled.play_random(*given)
    return None if number is None else number / float(lengths.sum())


def a_batched_decision(game: Game, listed: bool, games: int = 400, before: int = 20) -> float | None:
    """Instructions per decision of one batch step, after some random ones."""
    batch, dice = game.batch(games), np.random.default_rng(1)
    batch.start(np.arange(games))
    for _ in range(before):
        batch.step(batch.legal[np.arange(games), (dice.random(games) * batch.counts).astype(np.int32)])
    numbers = (dice.random(games) * batch.counts).astype(np.int32)
    decisions = batch.legal[np.arange(games), numbers] if listed else numbers
    number = count(compiled.step_many, [batch.records, 0, games, decisions, batch.legal, batch.counts, listed])
    return None if number is None else number / np.count_nonzero(batch.counts)


def main(*ids: str) -> None:
    if missing():
        sys.exit(f"instructions are not counted: no {missing()}")
    for each in [rules(id) for id in ids] or all_rules():
        players = 4 if 4 in each.players else each.players[-1]
        game = Game(each, players)
        listed, counted = (a_batched_decision(game, listed) for listed in (True, False))
        alone = f"{each.id} {players}p: {a_decision(game):.0f} instructions a decision"
        print(f"{alone}; in a batch {listed:.0f}, without a list {counted:.0f}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
