"""python -m bench.people [--deals N] [--starts N] [GAME ...]: how the people one plays against differ, in strength and in style.

Strength: all of them against each other, two players or two teams, every pair in both seats on each of N deals; ratings on the
scale of chess, 1500 the mean of all. Style: all of them in front of the same positions, taken from N games of another bot; what
they choose is ranked among the legal options, 0 the least and 1 the most, by what it brings at once (gain) and by how far that
depends on luck and on what is hidden (risk). Everybody stops by simulations, whom only time bounds by fewer than they have time
for, so that the same is found on any machine. Writes src/kassen/bots/data/strength.json, game by game.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from bench.strength import commit
from kassen.arena.crew import play_on_cores
from kassen.arena.plan import derive, make_plan
from kassen.arena.ratings import comparisons, ratings
from kassen.arena.results import gathered
from kassen.arena.statistics import Estimate, average
from kassen.bots import LEVELS, PEOPLE, Knowledge, get_ready, make_bot
from kassen.bots.habits import look_at
from kassen.core import Game, State, all_rules, rules

FILE = Path(__file__).parents[1] / "src/kassen/bots/data/strength.json"
BOUND = 1000  # simulations of whom only time bounds
STROLLER = "samurai:sims=12"  # whose games the positions are of
EVERY = 5  # decisions between two positions


def bounded(person: str) -> str:
    return f"{person}:sims={LEVELS[PEOPLE[person].level].sims or BOUND}"


def rate(game: str, deals: int, seed: int, processes: int) -> tuple[dict[str, Estimate], int]:
    names = [bounded(person) for person in PEOPLE]
    pairs = len(names) * (len(names) - 1)
    plan = make_plan(Game(rules(game), 2), names, seed, deals * pairs)
    played = {}
    for each in play_on_cores(plan.setting, plan.fixtures(), processes):
        played[each.number] = each
        print(f"\r{game}: {len(played)} of {plan.games} games ", end="", file=sys.stderr, flush=True)
    results = gathered(plan, (played[number] for number in sorted(played)), 0.0)
    found = ratings(results, comparisons(results))
    return {person: found[bounded(person)] for person in PEOPLE}, plan.games


def positions(game: Game, starts: int, seed: int) -> Iterator[tuple[int, State]]:
    """Where somebody has a choice, with the number of the game it is of."""
    for number in range(starts):
        state = game.start(derive(seed, "stroll", number))
        bots = [make_bot(STROLLER, derive(seed, number, seat)) for seat in range(game.players)]
        while state.seat is not None:
            if state.ply % EVERY == number % EVERY and len(state.legal()) > 1:
                yield number, state.copy()
            state.play(bots[state.seat].choose(Knowledge(state)))


def rank(scores: Sequence[float], chosen: int) -> float | None:
    """Where the chosen one stands among all, 0 to 1; None: they are all alike."""
    below = sum(score < scores[chosen] for score in scores)
    level = sum(score == scores[chosen] for score in scores) - 1
    return None if max(scores) == min(scores) else (below + level / 2) / (len(scores) - 1)


def watch(game: str, starts: int, seed: int) -> dict[str, dict[str, Estimate]]:
    """By person: gain and risk of what they choose."""
    bound = Game(rules(game), 2)
    get_ready(bound, [STROLLER])
    seen: dict[tuple[str, str], list[tuple[float, int]]] = defaultdict(list)
    for number, state in positions(bound, starts, seed):
        known = Knowledge(state)
        looks = look_at(known, derive(seed, "look", number, state.ply), known.legal)
        for person in PEOPLE:
            bot = make_bot(bounded(person), derive(seed, person, number, state.ply))
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


def describe(game: str, given: argparse.Namespace) -> dict[str, Any]:
    rated, games = rate(game, given.deals, given.seed, given.processes)
    styles = watch(game, given.starts, given.seed)
    shown = lambda each: {"rating": round(each.value), "low": round(each.low), "high": round(each.high)}  # noqa: E731
    share = lambda each: [round(each.value, 3), round(each.low, 3), round(each.high, 3), each.games]  # noqa: E731
    return {
        "commit": commit(),
        "games": games,
        "people": {person: shown(rated[person]) for person in PEOPLE},
        "style": {person: {axis: share(found) for axis, found in styles[person].items()} for person in PEOPLE},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--starts", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    for game in given.game or [each.id for each in all_rules() if 2 in each.players]:
        found = describe(game, given)
        whole = json.loads(FILE.read_text()) if FILE.exists() else {"games": {}}
        whole["games"][game] = found
        FILE.write_text(json.dumps(whole, indent=1) + "\n")
        print(f"{game}: {json.dumps(found)}", flush=True)


if __name__ == "__main__":
    main()
