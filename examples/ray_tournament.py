"""A tournament of bots on a Ray cluster: ratings with intervals.

    python examples/ray_tournament.py provinces --bots greedy,samurai,daimyo --games 60
    python examples/ray_tournament.py provinces --at ray://HOST:10001 --out games.parquet

Without `--at`, it makes a cluster of this machine's cores. Workers may die, and the command may be stopped: with `--out`,
finished games are kept, and none is played twice.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import kassen
from kassen.arena import compete


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="greedy,samurai,daimyo")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--at", default="local", metavar="local|auto|ray://HOST:PORT")
    parser.add_argument("--out", type=Path, metavar="GAMES.parquet")
    given = parser.parse_args(arguments)
    game = kassen.game(given.game, players=given.players)
    found = compete(game, given.bots.split(","), given.games, out=given.out, ray=given.at)
    print(f"{found['games']} games of {game.rules.title()} on {found['deals']} deals")
    for bot, rating in sorted(found["rating"].items(), key=lambda pair: -pair[1]):
        low, high = found["rating_interval"][bot]
        print(f"{bot:>12} {rating:6.0f} ({low:.0f}-{high:.0f}), wins {100 * found['win_share'][bot]:.0f} %")
    return found


if __name__ == "__main__":
    main()
