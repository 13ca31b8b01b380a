"""python -m bench.calibration GAME [--players N] [--games G] [--notes FILE] [--write]: do the judge's chances come true?

In each of G games between daimyos, the game's judge is asked at some decisions for the deciding seat's chance to win, by what
that seat knows, as for hints and looking back; this is compared with who won. A map (linear between tenths) from chances said
to shares won is fitted, and tested on games that it was not fitted to: Brier score, and for every tenth how often a seat won.
The judge's present map is tested too, if it has one. --write keeps the new map in the game's data/chances.toml, where the judge
finds it. With --notes, a run that was stopped can be continued.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from rich.console import Console
from rich.table import Table
from scipy.optimize import minimize
from scipy.special import softmax

from bench.analysis import DAIMYO, played, shares
from bench.strength import commit
from kassen.analysis.compiled import compiled_measure
from kassen.analysis.decision import BUDGETS
from kassen.analysis.judge import Measure, at_once, means
from kassen.analysis.looking import walk
from kassen.core import Game, rules
from kassen.core.advice import AS_SAID, TENTHS

Array = np.ndarray[Any, Any]

ASKED = 12  # decisions per game
FOLDS = 5
SURE = 1e-4  # bounds every chance away from 0 and 1
ENOUGH = 100  # decisions needed in a tenth to report its difference

Said = list[tuple[float, float]]  # (chance said, share of the win)


def ask(measure: Measure, number: int) -> Said:
    """Ask about some decisions of a game."""
    state = played(measure.game, DAIMYO, number)
    won, positions = shares(state), walk(state.log.to_json())[0]
    count = measure.samples(BUDGETS["normal"].value, 1)
    said = []
    for position in random.Random(number).sample(positions, min(ASKED, len(positions))):
        chances = means(at_once(measure.sample(position.record, position.seat, number, 0, count)))
        said.append((round(chances[position.seat], 6), won[position.seat]))
    return said


def games(game: Game, seed: int, count: int, notes: Path | None) -> Iterator[Said]:
    """What the judge says in each game, without a map. Games in the notes are not asked again."""
    known = notes.read_text("utf-8").splitlines() if notes and notes.exists() else []
    yield from (json.loads(line) for line in known[:count])
    measure = compiled_measure(game, judge=replace(game.rules.advice.judge, maps={}))
    for number in range(len(known), count):
        said = ask(measure, seed + number)
        if notes:
            with notes.open("a", encoding="utf-8") as file:
                file.write(json.dumps(said) + "\n")
        yield said


def fit(said: Array, won: Array) -> Array:
    """The shares won where 0, 10, 20 ... 100 % were said: the most likely increasing map, with a prior that what is said is about
    right."""

    def rising(steps: Array) -> Array:
        return np.concatenate([[0.0], np.cumsum(softmax(steps))])

    def cost(steps: Array) -> float:
        chance = np.clip(mapped(said, rising(steps)), SURE, 1 - SURE)
        return float((steps**2).sum() / 2 - (won * np.log(chance) + (1 - won) * np.log(1 - chance)).sum())

    return rising(minimize(cost, np.zeros(TENTHS)).x)


def mapped(said: Array, map: Array) -> Array:
    return np.interp(said, AS_SAID, map)


def judged(said: Array, won: Array, game: Array) -> Array:
    """Each chance, mapped by a map fitted to other games."""
    out = np.zeros_like(said)
    for fold in range(FOLDS):
        own = game % FOLDS == fold
        out[own] = mapped(said[own], fit(said[~own], won[~own]))
    return out


def tenths(chance: Array, won: Array, game: Array) -> Iterator[tuple[int, float, float, float, int]]:
    """For each tenth: the mean said, the mean won, the standard error of the difference, and the number of decisions. Decisions
    of one game share its result, so the error is taken over games."""
    for tenth in range(10):
        here = np.minimum((chance * 10).astype(int), 9) == tenth
        if not here.any():
            continue
        apart = (won - chance)[here]
        by_game = np.array([(apart - apart.mean())[game[here] == number].sum() for number in np.unique(game[here])])
        error = float((by_game**2).sum() ** 0.5 / here.sum())
        yield tenth, float(chance[here].mean()), float(won[here].mean()), error, int(here.sum())


def reliability(chance: Array, won: Array, game: Array, title: str) -> Table:
    table = Table("tenth", "estimated", "won", "difference", "decisions", title=title)
    for tenth, said, came, error, times in tenths(chance, won, game):
        apart = f"{100 * (came - said):+.1f} ± {100 * error:.1f}" if times >= ENOUGH else ""
        table.add_row(f"{tenth / 10:.1f}-{(tenth + 1) / 10:.1f}", f"{said:.3f}", f"{came:.3f}", apart, str(times))
    return table


def brier(chance: Array, won: Array) -> float:
    return float(((chance - won) ** 2).mean())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--notes", type=Path)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    game = Game(rules(given.game), given.players)
    rows = []
    for number, found in enumerate(games(game, given.seed, given.games, given.notes)):
        rows += [(chance, won, number) for chance, won in found]
        print(f"\r{game.id}: game {number + 1} of {given.games} ", end="", file=sys.stderr, flush=True)
    said, won, number = np.array(rows).T
    fair = judged(said, won, number.astype(int))
    kept = {
        "won": [round(float(share), 3) for share in fit(said, won)],
        "games": given.games,
        "said": len(said),
        "seed": given.seed,
        "commit": commit(),
        "brier_constant": round(float(won.var()), 4),
        "brier_said": round(brier(said, won), 4),
        "brier": round(brier(fair, won), 4),  # on games the map was not fitted to
    }
    print("", file=sys.stderr)
    console = Console(width=100)
    console.print(reliability(said, won, number, f"{game.id}, {game.players} players: as the judge says"))
    console.print(reliability(fair, won, number, "mapped, by a map fitted to other games"))
    if map := game.rules.advice.judge.maps.get(game.players):
        today = mapped(said, np.array(map))
        console.print(reliability(today, won, number, f"by its present map: Brier {brier(today, won):.4f}"))
    console.print(kept)
    if given.write and game.rules.advice.judge.sims:  # without a search, each sample is a finished game: nothing to map
        if kept["brier"] < kept["brier_said"]:
            keep(game, kept)
        else:
            console.print("the map is no better in games it was not fitted to: nothing was written")


def keep(game: Game, found: dict[str, Any]) -> None:
    path = Path(str(files(game.rules.package) / "data" / "chances.toml"))
    whole = msgspec.toml.decode(path.read_text("utf-8")) if path.exists() else {"players": {}}
    whole["players"][str(game.players)] = found
    lines = [
        "# From what the judge says of a chance to win to what is won: python -m bench.calibration GAME --players N --write\n"
    ]
    for number, part in sorted(whole["players"].items()):
        lines += [f"\n[players.{number}]\n", *(f"{key} = {value!r}\n".replace("'", '"') for key, value in part.items())]
    path.write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main()
