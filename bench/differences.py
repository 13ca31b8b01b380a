"""python -m bench.differences GAME --rival CHECKOUT [--sims N] [--players N]: where this version of the search decides
differently from another, and which decision is better.

This version plays some games against itself, and the other is asked at every decision too. Where they differ, the game's judge
compares the two options by what the deciding seat knows. The clearest cases are judged again with fresh samples, so that none is
clear by luck, and printed; the deal and the decision's number find the position again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from kassen.analysis.compiled import compiled_measure
from kassen.analysis.decision import BUDGETS, Options, Position
from kassen.analysis.judge import Measure, at_once
from kassen.arena.duel import Side
from kassen.arena.plan import derive
from kassen.core import Game, State, rules

HERE = Path(__file__).parents[1]
BUDGET = BUDGETS["quick"]
AGAIN = 16  # times as many samples for the cases printed


class Difference(NamedTuple):
    deal: int
    position: Position
    rival: int  # the other version's decision
    gap: float  # how much better this version's decision is, in chance to win
    error: float


def judged(measure: Measure, position: Position, rival: int, seed: int, samples: int) -> tuple[list[float], float, float]:
    """Both chances, this version's first; their difference, and its standard error."""
    options = Options(measure, position, seed, [position.played, rival])
    at_once(options.deepen([position.played, rival], samples))
    return [options.mean(position.played), options.mean(rival)], *options.gap(position.played, rival)


def walk(game: Game, sides: tuple[Side, Side], deal: int, seed: int, sims: int) -> Iterator[tuple[Position, int]]:
    """Every decision of a game, and what the other version decides there."""
    seeds = {seat: derive(seed, "bot", deal, seat) for seat in range(game.players)}
    terms = {"seeds": seeds, "ms": None, "sims": sims, "sees_all": False}
    for side in sides:
        side.open({"game": game.id, "players": game.players, "deal": derive(seed, "deal", deal), **terms})
    state = game.start(derive(seed, "deal", deal))
    while state.seat is not None:
        here, rival = (side.decide() for side in sides)
        yield Position(state.ply, state.record(), state.seat, state.phase, state.legal(), here), rival
        state.play(here)
        for side in sides:
            side.unheard.append(here)


def compare(game: Game, sides: tuple[Side, Side], games: int, seed: int, sims: int) -> tuple[list[Difference], int]:
    """All differences, and the number of decisions compared."""
    measure, found, asked = compiled_measure(game), list[Difference](), 0
    samples = measure.samples(BUDGET.value, 4)
    for deal in range(games):
        for position, rival in walk(game, sides, deal, seed, sims):
            asked += 1
            if rival != position.played:
                _, gap, error = judged(measure, position, rival, derive(seed, "judge", deal, position.ply), samples)
                found.append(Difference(deal, position, rival, gap, error))
            print(f"\rgame {deal + 1} of {games}: {len(found)} of {asked} differ ", end="", file=sys.stderr, flush=True)
    print("", file=sys.stderr)
    return found, asked


def told(game: Game, one: Difference, seed: int) -> str:
    """One difference in words, judged again."""
    measure, position = compiled_measure(game), one.position
    chances, gap, error = judged(
        measure, position, one.rival, derive(seed, "again", one.deal, position.ply), AGAIN * measure.samples(BUDGET.value, 4)
    )
    state = State(game, 0, record=position.record)
    options = zip((position.played, one.rival), chances, strict=True)
    here, rival = (f"{state.move(id).text()} ({100 * chance:.0f} %)" for id, chance in options)
    return (
        f"deal {one.deal}, decision {position.ply}, seat {position.seat}, {position.phase} of {len(position.legal)}: "
        f"{here}, not {rival}; better by {100 * gap:.1f} ± {100 * error:.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rival", type=Path, required=True, help="a folder with another checkout")
    parser.add_argument("--players", type=int)
    parser.add_argument("--sims", type=int, default=400, help="simulations per decision, for both")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=3, help="how many of the clearest cases to print, each way")
    given = parser.parse_args()
    game = Game(rules(given.game), given.players)
    sides = Side(HERE / "src"), Side(given.rival / "src")
    try:
        found, asked = compare(game, sides, given.games, given.seed, given.sims)
    finally:
        for side in sides:
            side.close()
    if not found:
        print(f"none of {asked} decisions differs")
        return
    gaps = np.array([each.gap for each in found])
    mean, error = gaps.mean(), gaps.std() / max(len(gaps) - 1, 1) ** 0.5
    print(f"{len(found)} of {asked} decisions differ; here better by {100 * mean:.2f} ± {100 * error:.2f} points each")
    ordered = sorted(found, key=lambda each: each.gap / each.error)
    for title, some in (("better here", ordered[: -given.show - 1 : -1]), ("better there", ordered[: given.show])):
        print(f"\n{title}:")
        for each in some:
            print(told(game, each, given.seed))


if __name__ == "__main__":
    main()
