"""python -m bench.search [--json] [GAME ...]: simulations per second of the tree search, on one core and on all cores.

Each figure is the best of several runs. The tree begins empty at a game's first decision, from where simulations are longest.
Seconds are processor time, as if nothing else ran on the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import time

from rich.console import Console
from rich.table import Table

from kassen.bots.tree import Tree
from kassen.core import Game, all_rules, rules
from kassen.core.batch import workers

RUNS = 5
SECONDS = 0.5
BUDGETS = {"provinces": 100e3}  # simulations/s on two cores


def simulations(game: Game, trees: int) -> float:
    """Simulations per second of that many trees in parallel."""
    state = game.start(1)
    guess, seat = state.pack(), state.seat or 0
    forest = [Tree(game, 300_000) for _ in range(trees)]

    def run(tree: Tree) -> int:
        tree.clear()
        done, end = 0, time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            tree.grow(guess, seat, 1, 100)
            done += 100
        return done

    def together() -> float:
        begin = time.process_time()
        done = sum(workers().map(run, forest))
        return done * trees / (time.process_time() - begin)

    forest[0].grow(guess, seat, 1, 1)  # compile before measuring
    return max(together() for _ in range(RUNS))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--players", type=int)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    cores = os.cpu_count() or 1
    rows = []
    for game_rules in [rules(id) for id in given.game] or all_rules():
        game = Game(game_rules, given.players)
        row = {"game": game.id, "players": game.players, "one_core": simulations(game, 1), "cores": cores}
        rows.append({**row, "all_cores": simulations(game, cores), "budget": BUDGETS.get(game.id)})
    if given.json:
        print(json.dumps(rows))
        return
    table = Table("game", "simulations/s, one core", f"{cores} cores", "budget")
    for row in rows:
        budget = f"{row['budget']:,.0f}" if row["budget"] else ""
        table.add_row(f"{row['game']} {row['players']}p", f"{row['one_core']:,.0f}", f"{row['all_cores']:,.0f}", budget)
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
