"""python -m bench.duel GAME --rival CHECKOUT (--ms N | --sims N) [--players N]: this version of the search against another.

The rival is a folder with another checkout of Kassen (`git worktree add ../before COMMIT`). arena/duel.py says how a duel is
decided.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from pathlib import Path

import msgspec

from bench.strength import commit
from kassen.arena.duel import Terms, duel
from kassen.core import Game, rules


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rival", type=Path, required=True, help="a folder with another checkout")
    parser.add_argument("--here", type=Path, default=Path(__file__).parents[1], help="the checkout to measure, if not this one")
    parser.add_argument("--players", type=int)
    limit = parser.add_mutually_exclusive_group(required=True)
    limit.add_argument("--ms", type=int, help="processor time per decision")
    limit.add_argument("--sims", type=int)
    parser.add_argument("--games", type=int, default=400, help="maximum number of games")
    parser.add_argument("--minutes", type=float, default=math.inf, help="start no new deal after this time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--sees-all", action="store_true", help="this version sees all hands: the most that better guesses could gain"
    )
    parser.add_argument(
        "--times", type=int, default=1, help="how many times as long this version thinks: how much skill can still gain"
    )
    parser.add_argument("--fair", type=float, default=0.5)
    parser.add_argument("--wanted", type=float, default=0.6)
    given = parser.parse_args()
    game = Game(rules(given.game), given.players)
    terms = Terms(given.games, given.ms, given.sims, given.seed, given.fair, given.wanted, given.sees_all, given.times)
    end = time.monotonic() + 60 * given.minutes
    for standing in duel(game, given.here / "src", given.rival / "src", terms):
        print(f"\r{standing.games} games: {standing.ahead:.3f} ahead, ratio {standing.ratio:.2f} ", end="", file=sys.stderr)
        if time.monotonic() > end:
            break
    print("", file=sys.stderr)
    terms_said = {"game": game.id, "players": game.players, **msgspec.to_builtins(terms), "commit": commit()}
    print(json.dumps({**terms_said, **msgspec.to_builtins(standing)}), flush=True)


if __name__ == "__main__":
    main()
