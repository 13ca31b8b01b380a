"""python -m bench.vector [--json] [GAME ...]: the vector environment with observation and mask on one core; what a step moves.

Steps a second of processor time, the best of several runs; bytes are those of the record, of the row of floats and of the same
row as whole numbers (`dtype="uint8"`). With many games none of these is in a cache when its turn comes.
"""

from __future__ import annotations

import argparse
import json
import os

os.environ["KASSEN_CORES"] = "1"

from rich.console import Console
from rich.table import Table

from bench.__main__ import VECTOR_BUDGETS, vector
from kassen.core import Game, all_rules, rules

SIZES = (256, 4096)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--players", type=int)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows = []
    table = Table("game", "games", "record", "floats", "whole numbers", "steps/s, float32", "steps/s, uint8", "wanted")
    for each in [rules(id) for id in given.game] or all_rules():
        game = Game(each, given.players)
        wide, narrow = 4 * game.observation.size, game.observation.size
        for size in SIZES:
            floats, numbers = vector(game, size), vector(game, size, "uint8")
            moved = (game.packed.itemsize, wide, narrow)
            rows.append((game.id, game.players, size, *moved, floats, numbers))
            said = (f"{floats:,.0f}", f"{numbers:,.0f}", f"{VECTOR_BUDGETS.get(game.id, 0):,.0f}")
            table.add_row(f"{game.id} {game.players}p", str(size), *(f"{count} B" for count in moved), *said)
    if given.json:
        print(json.dumps(rows))
        return
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
