"""python -m bench.calibration GAME [--players N] [--games G] [--write]: does what hints say come true?

In G games of `daimyo`s some decisions of each are looked at as a hint would, from what the deciding seat knows; what the search
says of the option it likes best is held against who won. A logistic map (slope, lift) is fitted to it and judged on games that it
was not fitted to: Brier score, and for every tenth how often was won what was said to be won so often. --write keeps the map in
the game's data/chances.toml, where hints find it.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from rich.console import Console
from rich.table import Table
from scipy.optimize import minimize
from scipy.special import expit, logit

from bench.strength import commit
from kassen.arena.crew import play_on_cores
from kassen.arena.match import Played, watch
from kassen.arena.plan import Fixture, make_plan
from kassen.bots import Bot, Knowledge, get_ready, make_bot
from kassen.bots.hint import SIMULATIONS, said_chance
from kassen.bots.search import TREES, Thoughts, added_up, most_tried
from kassen.core import Game, rules

Array = np.ndarray[Any, Any]

PLAYER = "daimyo:sims=150"
ASKED = 0.15  # of the decisions
MOST = 12  # of one game
FOLDS = 5
SURE = 1e-4  # nothing is said to be surer than that


class Asked(Played, frozen=True, kw_only=True):
    """A game, and what was said in it: the seat, and the chance that it wins."""

    said: list[tuple[int, float]]


class Asker:
    """Plays as another bot, and now and then notes what a hint would say."""

    def __init__(self, bot: Bot, seed: int, said: list[tuple[int, float]]) -> None:
        self.bot, self.said = bot, said
        self.dice = random.Random(seed)

    def choose(self, known: Knowledge) -> int:
        if len(known.legal) > 1 and len(self.said) < MOST and self.dice.random() < ASKED:
            thoughts = Thoughts(known, TREES, SIMULATIONS)
            thoughts.deepen(known.seed(), SIMULATIONS, lambda: False, time.monotonic)
            options = added_up(tree.options() for tree in thoughts.trees)
            visits, total = options[most_tried(known.legal, options)]
            self.said.append((known.seat, said_chance(known.game, total / visits)))
        return self.bot.choose(known)


def ask(game: Game, fixture: Fixture) -> Asked:
    get_ready(game, fixture.bots)
    said: list[tuple[int, float]] = []
    seeds = zip(fixture.bots, fixture.bot_seeds, strict=True)
    played = watch(game, fixture, [Asker(make_bot(name, seed), seed, said) for name, seed in seeds])
    return Asked(**msgspec.structs.asdict(played), said=said)


def fit(said: Array, won: Array) -> tuple[float, float]:
    """Slope and lift; before anything is seen, what is said is about right."""
    x = logit(np.clip(said, SURE, 1 - SURE))

    def cost(map: Array) -> float:
        z = map[0] * x + map[1]
        return float((np.logaddexp(0, z) - won * z).sum() + ((map[0] - 1) ** 2 + map[1] ** 2) / 2)

    slope, lift = minimize(cost, [1.0, 0.0]).x
    return float(slope), float(lift)


def mapped(said: Array, slope: float, lift: float) -> Array:
    return np.asarray(expit(slope * logit(np.clip(said, SURE, 1 - SURE)) + lift))


def judged(said: Array, won: Array, game: Array) -> Array:
    """What the map of the other games makes of each."""
    out = np.zeros_like(said)
    for fold in range(FOLDS):
        own = game % FOLDS == fold
        out[own] = mapped(said[own], *fit(said[~own], won[~own]))
    return out


def reliability(chance: Array, won: Array, title: str) -> Table:
    table = Table("tenth", "said", "won", "times", title=title)
    for tenth in range(10):
        here = np.minimum((chance * 10).astype(int), 9) == tenth
        if here.any():
            row = (f"{chance[here].mean():.3f}", f"{won[here].mean():.3f}", str(int(here.sum())))
            table.add_row(f"{tenth / 10:.1f}-{(tenth + 1) / 10:.1f}", *row)
    return table


def brier(chance: Array, won: Array) -> float:
    return float(((chance - won) ** 2).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    game = Game(rules(given.game), given.players)
    plan = make_plan(game, [PLAYER], given.seed, given.games)
    rows = []
    for played in play_on_cores(plan.setting, plan.fixtures(), given.processes, ask):
        assert isinstance(played, Asked)
        rows += [(chance, played.win_shares[seat], played.number) for seat, chance in played.said]
        print(f"\r{game.id}: game {played.number + 1} of {plan.games} ", end="", file=sys.stderr, flush=True)
    said, won, number = np.array(sorted(rows, key=lambda row: row[2])).T
    fair = judged(said, won, number.astype(int))
    slope, lift = fit(said, won)
    found = {
        "slope": round(slope, 3),
        "lift": round(lift, 3),
        "games": plan.games,
        "said": len(said),
        "seed": given.seed,
        "commit": commit(),
        "brier_said": round(brier(said, won), 4),
        "brier": round(brier(fair, won), 4),  # on games it was not fitted to
    }
    print("", file=sys.stderr)
    console = Console(width=100)
    console.print(reliability(said, won, f"{game.id}, {game.players} players: as the search says"))
    console.print(reliability(fair, won, "mapped, by a map of other games"))
    console.print(found)
    if given.write:
        keep(game, found)


def keep(game: Game, found: dict[str, Any]) -> None:
    path = Path(str(files(game.rules.package) / "data" / "chances.toml"))
    whole = msgspec.toml.decode(path.read_text("utf-8")) if path.exists() else {"players": {}}
    whole["players"][str(game.players)] = found
    lines = [
        "# From what the search says of a chance to win to what is won: python -m bench.calibration GAME --players N --write\n"
    ]
    for number, part in sorted(whole["players"].items()):
        lines += [f"\n[players.{number}]\n", *(f"{key} = {value!r}\n".replace("'", '"') for key, value in part.items())]
    path.write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main()
