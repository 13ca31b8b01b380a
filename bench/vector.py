"""python -m bench.vector [--json] [GAME ...]: the vector environment with observation and mask on one core, and the
memory a step writes.

Steps per second of processor time, the best of several runs: with rows of floats, of integers, and of integers with a mask of
bits; and the instructions per step of each of these, counted (instructions.py) in 256 games that have been going on for a
while. `bytes` are those of the record, the row of floats, the row of integers, the mask of bytes and the mask of bits; with
many games, none of these is still in a cache when it is needed. `changed` is the share of a row that lies in words of eight
numbers in which a step changes at least one: everything is written, but only that much would have to be. `rows alone` is how
many rows of floats NumPy can fill with one number in a second: no step can be faster.
"""

from __future__ import annotations

import argparse
import json
import os
import time

os.environ["KASSEN_CORES"] = "1"

import numpy as np
from rich.console import Console
from rich.table import Table

import kassen.envs
from bench import instructions
from bench.__main__ import VECTOR_BUDGETS, best, vector
from kassen.core import Game, all_rules, rules
from kassen.envs.vector_env import step_envs

SIZES = (256, 4096)


def changed(game: Game, steps: int = 60) -> float:
    """The share of a row that lies in words a step changes (see above)."""
    envs = kassen.envs.vector(game.id, SIZES[0], game.players, check=False, dtype="uint8", copy=True)
    dice, shares = np.random.default_rng(1), []
    before, _ = envs.reset(seed=1)
    for _ in range(steps):
        after, *_ = envs.step(envs.sample(dice))
        differs = (after != before)[:, : after.shape[1] // 8 * 8]
        shares.append(differs.reshape(len(after), -1, 8).any(axis=2).mean())
        before = after
    return float(np.mean(shares))


def rows_alone(game: Game, size: int) -> float:
    """Rows of floats that NumPy fills in a second."""
    tensor = np.zeros((size, game.observation.size), np.float32)
    times = max(1, 20_000_000 // tensor.size)

    def run() -> float:
        begin = time.process_time()
        for number in range(times):
            tensor.fill(number)
        return times * size / (time.process_time() - begin)

    return best(run)


def counted(game: Game, dtype: str, mask: str, before: int = 200, steps: int = 20) -> float | None:
    """Instructions per step of one game; None if they cannot be counted here."""
    envs = kassen.envs.vector(game.id, SIZES[0], game.players, check=False, dtype=dtype, mask=mask)
    dice = np.random.default_rng(1)
    envs.reset(seed=1)
    for _ in range(before):
        envs.step(envs.sample(dice))
    place = 4  # of the actions among the arguments of `step_envs`
    given = [each.copy() if isinstance(each, np.ndarray) else each for each in envs._given(0, SIZES[0], envs._seats)]
    chosen = []
    for _ in range(steps):
        chosen.append(np.ascontiguousarray(envs.sample(dice), np.int32))
        envs.step(chosen[-1])
    given[place] = np.array(chosen)
    number = instructions.count(step_envs, given, steps, {place})
    return None if number is None else number / steps / SIZES[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--players", type=int)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows = []
    heads = (
        "bytes: record, rows, masks",
        "changed",
        "rows alone",
        "float32",
        "uint8",
        "uint8, bits",
        "wanted",
        "instructions of each",
    )
    table = Table("game", "games", *heads)
    without = instructions.missing()
    for each in [rules(id) for id in given.game] or all_rules():
        game = Game(each, given.players)
        wide, narrow, share = 4 * game.observation.size, game.observation.size, changed(game)
        moved = (game.packed.itemsize, wide, narrow, game.move_count, -(-game.move_count // 8))
        kinds = (("float32", "bytes"), ("uint8", "bytes"), ("uint8", "bits"))
        taken = [counted(game, dtype, mask) for dtype, mask in kinds]
        for size in SIZES:
            alone, floats, numbers = rows_alone(game, size), vector(game, size), vector(game, size, "uint8")
            packed = vector(game, size, "uint8", "bits")
            rows.append((game.id, game.players, size, *moved, share, alone, floats, numbers, packed, *taken))
            said = (*(f"{figure:,.0f}" for figure in (alone, floats, numbers, packed)), f"{VECTOR_BUDGETS.get(game.id, 0):,.0f}")
            bytes_moved = ", ".join(f"{count:,}" for count in moved)
            steps = ", ".join(f"{number:,.0f}" for number in taken if number is not None) or f"not counted: no {without}"
            table.add_row(f"{game.id} {game.players}p", str(size), bytes_moved, f"{share:.0%}", *said, steps)
    if given.json:
        print(json.dumps(rows))
        return
    Console(width=170).print(table)


if __name__ == "__main__":
    main()
