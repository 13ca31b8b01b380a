"""python -m bench.people [--starts N] [GAME ...]: how the named bots ("people") differ in style.

All are shown the same positions, from N games of another bot. Their choices are ranked among the legal options, from 0 (least) to
1 (most), by what they gain at once (gain), and by how far that depends on luck and on what is hidden (risk). All are limited by
simulations, so that the results are the same on any machine. Writes src/kassen/bots/data/strength.json, game by game;
`bench.ratings` writes their strength there.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from bench.ratings import write
from bench.strength import commit
from kassen.arena.plan import derive
from kassen.arena.scale import held
from kassen.arena.statistics import Estimate, average
from kassen.bots import PEOPLE, Knowledge, get_ready, make_bot
from kassen.bots.habits import look_at
from kassen.core import Game, State, all_rules, rules

STROLLER = "samurai:sims=12"  # plays the games that positions are taken from
EVERY = 5  # decisions between two positions


def positions(game: Game, starts: int, seed: int) -> Iterator[tuple[int, State]]:
    """Positions in which somebody has a choice, each with the number of its game."""
    for number in range(starts):
        state = game.start(derive(seed, "stroll", number))
        bots = [make_bot(STROLLER, derive(seed, number, seat)) for seat in range(game.players)]
        while state.seat is not None:
            if state.ply % EVERY == number % EVERY and len(state.legal()) > 1:
                yield number, state.copy()
            state.play(bots[state.seat].choose(Knowledge(state)))


def rank(scores: Sequence[float], chosen: int) -> float | None:
    """The rank of the chosen score among all, from 0 to 1; None if all are equal."""
    below = sum(score < scores[chosen] for score in scores)
    level = sum(score == scores[chosen] for score in scores) - 1
    return None if max(scores) == min(scores) else (below + level / 2) / (len(scores) - 1)


def watch(game: str, starts: int, seed: int) -> dict[str, dict[str, Estimate]]:
    """For each person, the mean gain and risk of what they choose."""
    bound = Game(rules(game), 2)
    get_ready(bound, [STROLLER])
    seen: dict[tuple[str, str], list[tuple[float, int]]] = defaultdict(list)
    for number, state in positions(bound, starts, seed):
        known = Knowledge(state)
        looks = look_at(known, derive(seed, "look", number, state.ply), known.legal)
        for person in PEOPLE:
            bot = make_bot(held(person), derive(seed, person, number, state.ply))
            at = known.legal.index(bot.choose(known))
            for axis in ("gain", "risk"):
                if (place := rank(getattr(looks, axis), at)) is not None:
                    seen[person, axis].append((place, number))
        print(f"\r{game}: position {state.ply} of game {number + 1} of {starts} ", end="", file=sys.stderr, flush=True)
    found: dict[str, dict[str, Estimate]] = {person: {} for person in PEOPLE}
    for (person, axis), places in seen.items():
        values, blocks = np.array(places).T
        found[person][axis] = average(values, blocks.astype(int))
    return found


def written(one: Estimate) -> list[float]:
    return [round(one.value, 3), round(one.low, 3), round(one.high, 3), one.games]


def describe(game: str, starts: int, seed: int) -> dict[str, Any]:
    styles = watch(game, starts, seed)
    people = {person: {axis: written(found) for axis, found in styles[person].items()} for person in PEOPLE}
    return {"commit": commit(), "seed": seed, "people": people}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--starts", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for game in given.game or [each.id for each in all_rules() if 2 in each.players]:
        write(game, "style", describe(game, given.starts, given.seed))


if __name__ == "__main__":
    main()
