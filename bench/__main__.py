"""python -m bench [--json] [GAME ...]: the engine's speed beside its budgets.

Times are processor time of one thread unless said otherwise; each figure is the best of several runs, because other work on the
machine can only make it slower. Figures from different machines or different hours compare badly, but their ratios within one
run compare well. So, if there is a C compiler, a loop that never changes (yardstick.py) is measured right before each game, and
every rate is also given per thousand swaps of that loop. That tells a slow hour from slow code.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.yardstick import swaps_per_second
from kassen.core import Game, all_rules, compiled, rules

RUNS = 5
BUDGETS = {  # decisions/s inside the engine: must, aim, and the same rules in C (the first two games with the same generator)
    "nobunaga": (10e6, 20e6, "64 M"),
    "provinces": (10e6, 27e6, "58 M"),
    "moegahara": (4e6, 14e6, "28-30 M"),
    "gunkimono": (4e6, 9e6, "31-37 M"),
}
BATCH_BUDGETS = {"provinces": 25e6, "gunkimono": 10e6}  # decisions/s, two cores
VECTOR_BUDGETS = {"nobunaga": 4e6, "provinces": 4e6, "moegahara": 2e6, "gunkimono": 2e6}  # steps/s/core


def best(work: Callable[[], float]) -> float:
    """The highest rate of several runs."""
    return max(work() for _ in range(RUNS))


def inside_engine(game: Game) -> float:
    """Whole random games in compiled code: decisions/s of one thread."""
    games = 20_000 if game.id == "nobunaga" else 2_000
    scratch, out = game.packed.copy(), np.zeros(game.most_legal, np.int32)
    results, lengths = np.zeros((games, 2 * game.players)), np.zeros(games, np.int64)
    seeds = np.arange(games, dtype=np.uint64)

    def run() -> float:
        begin = time.process_time()
        compiled.play_random(game.packed, scratch, seeds, np.zeros(1, np.uint64), out, results, lengths)
        return float(lengths.sum()) / (time.process_time() - begin)

    run()
    return best(run)


def from_python(game: Game) -> float:
    """One game driven from Python by the fused step: decisions/s."""
    batch = game.batch(1)
    records, row, step, draw = batch.records, batch.legal[0], compiled.step, random.Random(1).random

    def run() -> float:
        decisions, seconds = 0, 0.0
        for seed in range(100):
            batch.start([seed])
            count = int(batch.counts[0])
            begin = time.process_time()
            while count:
                count = step(records, 0, row[int(draw() * count)], row)
                decisions += 1
            seconds += time.process_time() - begin
        return decisions / seconds

    return best(run)


def plain_python(game: Game) -> float:
    """`State.play` with events, log and information points: decisions/s."""

    def run() -> float:
        state, dice = game.start(1), random.Random(1)
        begin = time.process_time()
        while not state.over:
            state.play(dice.choice(state.legal()))
        return state.ply / (time.process_time() - begin)

    return best(run)


def batched(game: Game, listed: bool = True, size: int = 4096, clock: Callable[[], float] = time.perf_counter) -> float:
    """A batch stepped on all cores: decisions/s by `clock`. Decisions are chosen from the list of legal ones, or by number if
    it is not made; choosing is not counted."""
    batch = game.batch(size)

    def run() -> float:
        batch.start(np.arange(size))
        dice = np.random.default_rng(1)
        decisions, seconds = 0, 0.0
        while batch.counts.any():
            running = int((batch.counts > 0).sum())
            if running < size // 2:
                break
            picks = (dice.random(size) * batch.counts).astype(np.int32)
            choices = batch.legal[np.arange(size), picks] if listed else picks
            step = batch.step if listed else batch.step_nth
            begin = clock()
            step(choices)
            seconds += clock() - begin
            decisions += running
        return decisions / seconds

    run()
    return best(run)


def batched_alone(game: Game, listed: bool = True) -> float:
    """The same on one core: decisions/s of processor time. Compare it to see what more cores gain."""
    before = os.environ.get("KASSEN_CORES")
    os.environ["KASSEN_CORES"] = "1"
    try:
        return batched(game, listed, clock=time.process_time)
    finally:
        os.environ.pop("KASSEN_CORES")
        if before is not None:
            os.environ["KASSEN_CORES"] = before


def vector(game: Game, size: int = 4096, dtype: str = "float32", mask: str = "bytes") -> float:
    """The vector environment with observations and masks: steps/s of one thread. Choosing the actions is not counted."""
    import kassen.envs

    envs = kassen.envs.vector(game.id, size, game.players, check=False, dtype=dtype, mask=mask)
    dice = np.random.default_rng(1)
    envs.reset(seed=1)

    def run() -> float:
        seconds = 0.0
        for _ in range(40):
            actions = envs.sample(dice)
            begin = time.process_time()
            envs.step(actions)
            seconds += time.process_time() - begin
        return 40 * size / seconds

    run()
    return best(run)


def copy_compiled(game: Game) -> float:
    """Seconds to copy a record inside compiled code."""
    batch = game.batch(2)
    batch.start([1, 2])
    times = 200_000

    def run() -> float:
        begin = time.process_time()
        compiled.copy_often(batch.records, 0, 1, times)
        return times / (time.process_time() - begin)

    run()
    return 1 / best(run)


def copy_python(game: Game) -> float:
    """Seconds to copy a record from Python."""
    batch = game.batch(2)
    batch.start([1, 2])

    def run() -> float:
        begin = time.process_time()
        for _ in range(20_000):
            batch.copy_one(0, 1)
        return 20_000 / (time.process_time() - begin)

    run()
    return 1 / best(run)


def compiling(game: Game) -> tuple[float, float]:
    """Processor seconds of a process that compiles all of a game, and of one that finds the machine code on disk."""
    command = [sys.executable, "-c", f"from kassen.cli.warmup import compile_game; compile_game({game.id!r})"]
    seconds = []
    with tempfile.TemporaryDirectory() as folder:
        # Let Python write its bytecode, as on anybody's machine, even if it is told not to here.
        around = {**os.environ, "XDG_CACHE_HOME": folder, "PYTHONDONTWRITEBYTECODE": ""}
        for _ in range(2):
            before = os.times()
            subprocess.run(command, env=around, check=True)
            after = os.times()
            seconds.append(sum(after[2:4]) - sum(before[2:4]))
    return seconds[0], seconds[1]


def measure(game: Game) -> list[dict[str, Any]]:
    must, aim, limit = BUDGETS.get(game.id, (0.0, 0.0, ""))
    row = {"game": game.id, "players": game.players, "yardstick": swaps_per_second()}
    python_budget = 500e3 if must == 10e6 else None
    made, found = compiling(game)
    return [
        {
            **row,
            "what": "random play inside the engine, decisions/s/core",
            "figure": inside_engine(game),
            "budget": must,
            "aim": aim,
            "limit": limit,
        },
        {**row, "what": "driven from Python (fused step), decisions/s", "figure": from_python(game), "budget": python_budget},
        {**row, "what": "State.play with news and log, decisions/s", "figure": plain_python(game), "budget": None},
        {**row, "what": "batch of 4096 on one core, decisions/s", "figure": batched_alone(game), "budget": None},
        {
            **row,
            "what": "batch of 4096 on all cores, decisions/s",
            "figure": batched(game),
            "budget": BATCH_BUDGETS.get(game.id),
        },
        {
            **row,
            "what": "... by number, without a list, on one core, decisions/s",
            "figure": batched_alone(game, False),
            "budget": None,
        },
        {
            **row,
            "what": "... by number, without a list, on all cores, decisions/s",
            "figure": batched(game, False),
            "budget": BATCH_BUDGETS.get(game.id),
        },
        {
            **row,
            "what": "vector of 4096 with observation and mask, steps/s/core",
            "figure": vector(game),
            "budget": VECTOR_BUDGETS.get(game.id),
        },
        {**row, "what": "copy, compiled, ns", "figure": 1e9 * copy_compiled(game), "budget": 1000.0},
        {**row, "what": "copy, from Python, ns", "figure": 1e9 * copy_python(game), "budget": 10_000.0},
        {**row, "what": "all machine code made, with the compiler loaded, ms of processor", "figure": 1e3 * made, "budget": 30e3},
        {**row, "what": "... or found on disk, ms of processor", "figure": 1e3 * found, "budget": 1e3},
        {**row, "what": "record, bytes", "figure": float(game.packed.itemsize), "budget": None},
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--players", type=int)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    chosen = [rules(id) for id in given.game] or all_rules()
    rows: list[dict[str, Any]] = []
    console = Console(stderr=True)
    for game_rules in chosen:
        players = given.players or (4 if 4 in game_rules.players else game_rules.players[-1])
        console.print(f"measuring {game_rules.id}, {players} players ...")
        compiled.prepare(game_rules)
        rows += measure(Game(game_rules, players))
    if given.json:
        print(json.dumps({"python": platform.python_version(), "machine": platform.machine(), "rows": rows}))
        return
    table = Table("game", "what", "measured", "a 1000 swaps", "budget", "aim", "C")
    for row in rows:
        swaps, rate = row["yardstick"], "/s" in row["what"]
        scaled = f"{1000 * row['figure'] / swaps:,.2f}" if swaps and rate else ""
        budget = f"{row['budget']:,.0f}" if row["budget"] else ""
        aim = f"{row['aim']:,.0f}" if row.get("aim") else ""
        name = f"{row['game']} {row['players']}p"
        table.add_row(name, row["what"], f"{row['figure']:,.0f}", scaled, budget, aim, row.get("limit", ""))
    Console(width=130).print(table)


if __name__ == "__main__":
    main()
