"""python -m bench.sizes [--json] [--games N] [GAME ...]: how large each game is for a learner, by number of players.

Some figures are estimated from random games: decisions per game, legal actions per decision, and the size of the tree, which is
the product of the numbers of legal actions along a game, as a power of ten (mean exponent; chance is left out).
"""

from __future__ import annotations

import argparse
import json
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from kassen.core import Game, all_rules, rules


class Sizes(NamedTuple):
    game: str
    players: int
    actions: int
    observation: int
    record: int  # bytes
    decisions: float
    branching: float
    most: int
    tree: float


def sizes(game: Game, games: int) -> Sizes:
    batch, dice = game.batch(games), np.random.default_rng(1)
    batch.start(np.arange(games))
    decisions, options, most, tree = 0, 0, 0, 0.0
    while batch.counts.any():
        counts = batch.counts[batch.counts > 0]
        decisions, options, most = decisions + len(counts), options + int(counts.sum()), max(most, int(counts.max()))
        tree += float(np.log10(counts).sum())
        picks = (dice.random(games) * batch.counts).astype(np.int64)
        batch.step(batch.legal[np.arange(games), picks])
    fixed = (game.move_count, game.observation.size, game.packed.itemsize)
    return Sizes(game.id, game.players, *fixed, decisions / games, options / decisions, most, tree / games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    chosen = [rules(id) for id in given.game] or all_rules()
    found = [sizes(Game(each, players), given.games) for each in chosen for players in each.players]
    if given.json:
        print(json.dumps([row._asdict() for row in found]))
        return
    table = Table("game", "players", "actions", "observation", "record, bytes", "decisions", "legal", "at most", "tree")
    for row in found:
        game, players, actions, observation, record, decisions, branching, most, tree = row
        counted = (game, str(players), str(actions), str(observation), str(record))
        table.add_row(*counted, f"{decisions:.0f}", f"{branching:.1f}", str(most), f"10^{tree:.0f}")
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
