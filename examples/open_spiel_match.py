"""OpenSpiel's tree searches against ours, with equal processor time or equal numbers of simulations.

    python examples/open_spiel_match.py provinces --rival ismcts --seconds 0.1 --games 100
    python examples/open_spiel_match.py nobunaga --rival mcts --sims 20 --games 100

Two players; every deal is played twice, with seats swapped. `ismcts` knows what its seat knows, as ours does. `mcts` looks into
hands and piles, which OpenSpiel's states hold, though not into dice to come; with `--piles drawn` it cannot see piles. Time is
processor time on one core. OpenSpiel's bots are limited by simulations, so their limit is adjusted after each decision, to
spend as much time as ours on average.

Their random playouts run in machine code (kassen.envs.rollouts), `--rollouts` games for each simulation. That is many times as
fast as OpenSpiel's own evaluator, which `--evaluator python` uses. `--times 10` gives ours ten times as much as theirs: if it
then wins no more often, the games it loses are lost by luck.

With `--wanted 0.75` a match may end early, after fixed numbers of games, if its share is clearly above or below that. The
interval printed then is widened, so that all these looks together err in 5 of 100 matches.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("KASSEN_CORES", "1")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import kassen
import kassen.envs
from kassen.arena.statistics import wilson
from kassen.bots import Knowledge, get_ready
from kassen.bots.search import SearchBot
from kassen.envs.rollouts import RolloutEvaluator

RIVALS = ("ismcts", "mcts")
EVALUATORS = {"compiled": RolloutEvaluator, "python": mcts.RandomRolloutEvaluator}
LOOKS = (24, 50)  # games after which a match may end before its last
Z_OF_LOOKS = 2.394  # splits an error of 5 in 100 between these two looks and the end


class Theirs:
    """A search of OpenSpiel: random playouts, and the most visited option."""

    def __init__(self, game: Any, given: argparse.Namespace, seed: int) -> None:
        dice = np.random.RandomState(seed)
        playouts = EVALUATORS[given.evaluator](given.rollouts, dice)
        self.kind, self.seconds = given.rival, given.seconds
        self.limit = given.sims or 10
        if self.kind == "mcts":
            self.bot: Any = mcts.MCTSBot(game, given.exploration, self.limit, playouts, random_state=dice, solve=False)
        else:
            final = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            self.bot = ismcts.ISMCTSBot(game, playouts, given.exploration, self.limit, random_state=dice, final_policy_type=final)
        self.decisions, self.spent, self.simulations = 0, 0.0, 0

    def choose(self, state: Any) -> int:
        self.decisions += 1
        if self.seconds is not None and self.spent:
            left = self.seconds * self.decisions - self.spent
            self.limit = max(2, round(left * self.simulations / self.spent))
        if self.kind == "mcts":
            self.bot.max_simulations = self.limit
        else:
            self.bot._max_simulations = self.limit
        begin = time.process_time()
        choice = self.bot.step(state)
        self.spent += time.process_time() - begin
        self.simulations += self.limit
        return int(choice)


class Ours:
    """Our search; it is given only what its seat may know."""

    def __init__(self, given: argparse.Namespace, seed: int) -> None:
        ms = given.seconds and round(1000 * given.times * given.seconds)
        sims = given.sims and given.times * given.sims
        self.bot = SearchBot(seed, ms=ms, sims=sims, clock=time.process_time)
        self.decisions, self.spent = 0, 0.0

    def choose(self, state: Any) -> int:
        self.decisions += 1
        begin = time.process_time()
        choice = self.bot.choose(Knowledge(state.state))
        self.spent += time.process_time() - begin
        return choice


def play(game: Any, bots: list[Any], deal: int) -> list[float]:
    """Play one game; what each seat gets."""
    state, dice = game.new_initial_state(), random.Random(deal)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.randrange(len(state.chance_outcomes())))
        else:
            state.apply_action(bots[state.current_player()].choose(state))
    return [float(paid) for paid in state.returns()]


def meet(game: Any, given: argparse.Namespace, number: int) -> dict[str, float]:
    """Play one game of the match: how it ended for us, and what both sides spent. Games 2k and 2k+1 have the same deal; our
    seat changes."""
    us = number % 2
    ours, theirs = Ours(given, number), Theirs(game, given, number)
    paid = play(game, [ours, theirs] if us == 0 else [theirs, ours], number // 2)
    return {
        "won": (paid[us] > paid[1 - us]) + (paid[us] == paid[1 - us]) / 2,
        "our_decisions": ours.decisions,
        "our_seconds": ours.spent,
        "their_decisions": theirs.decisions,
        "their_seconds": theirs.spent,
        "their_simulations": theirs.simulations,
    }


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--rival", choices=RIVALS, default="ismcts")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--sims", type=int)
    limit.add_argument("--seconds", type=float)
    parser.add_argument("--times", type=int, default=1, help="how many times as much ours gets: how much skill can still gain")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--reward", default="ahead")
    parser.add_argument(
        "--piles", choices=("dealt", "drawn"), default="dealt", help="drawn: OpenSpiel's states do not hold the order of piles"
    )
    parser.add_argument("--exploration", type=float, default=1.0, help="OpenSpiel's uct_c; rewards are within 0 and 1")
    parser.add_argument("--evaluator", choices=EVALUATORS, default="compiled", help="who plays OpenSpiel's playouts")
    parser.add_argument("--rollouts", type=int, default=1, help="OpenSpiel's playouts for each simulation")
    parser.add_argument("--wanted", type=float, help="ends early where the share is plainly above or below this")
    parser.add_argument("--journal", type=Path, help="save every game here, and continue from it")
    given = parser.parse_args(arguments)
    if given.seconds is None and given.sims is None:
        given.seconds = 0.1
    game = pyspiel.load_game(f"kassen_{given.game}(players=2,reward={given.reward},piles={given.piles})")
    get_ready(kassen.game(given.game, players=2), ["search"])  # compile first, so that it counts for neither side
    EVALUATORS[given.evaluator](1).evaluate(game.new_initial_state())
    games = begin_or_go_on(given)
    while True:
        done = len(games)
        if done and (done >= given.games or (given.wanted is not None and done in LOOKS)):
            low, high = wilson(share(games), done, Z_OF_LOOKS)
            if given.wanted is None or done >= given.games or not low <= given.wanted <= high:
                break
        games.append(meet(game, given, done))
        keep(given.journal, games[-1])
        print(tell(games), flush=True)
    if given.wanted is not None:
        print(f"ends: {share(games):.3f} ({low:.3f}-{high:.3f}) of {len(games)}, wanted {given.wanted}", flush=True)
    return share(games)


def begin_or_go_on(given: argparse.Namespace) -> list[dict[str, float]]:
    """The games so far. A journal begins with the match's settings, and only a match with the same settings can continue it."""
    match = {name: value for name, value in vars(given).items() if name not in ("journal", "games")}
    if given.journal is None or not given.journal.exists():
        keep(given.journal, match)
        return []
    begun, *games = (json.loads(line) for line in given.journal.read_text().splitlines())
    if begun != match:
        raise SystemExit(f"{given.journal} is of another match: {begun}; choose another file")
    return games


def keep(journal: Path | None, found: dict[str, Any]) -> None:
    if journal:
        with journal.open("a") as file:
            file.write(json.dumps(found) + "\n")


def share(games: list[dict[str, float]]) -> float:
    return sum(game["won"] for game in games) / len(games)


def tell(games: list[dict[str, float]]) -> str:
    total = {name: sum(game[name] for game in games) for name in games[0]}
    low, high = wilson(share(games), len(games))
    return (
        f"{len(games)} games: ours is ahead in {100 * share(games):.1f} % ({100 * low:.1f}-{100 * high:.1f});"
        f" {1000 * total['our_seconds'] / total['our_decisions']:.0f} and"
        f" {1000 * total['their_seconds'] / total['their_decisions']:.0f} ms a decision,"
        f" theirs {total['their_simulations'] / total['their_decisions']:.0f} simulations"
    )


if __name__ == "__main__":
    main()
