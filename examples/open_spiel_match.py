"""OpenSpiel's tree searches against ours, at equal processor time or at equal simulations.

    python examples/open_spiel_match.py provinces --rival ismcts --seconds 0.1 --games 100
    python examples/open_spiel_match.py nobunaga --rival mcts --sims 20 --games 100

Two players; on every deal each sits in both seats. `ismcts` knows what its seat knows, as ours does. `mcts` looks into hands and
piles, which OpenSpiel's states hold, though not into the future. Time is processor time on one core; OpenSpiel's bots count
simulations, so theirs are set from decision to decision until both have spent as much.

With `--wanted 0.75` a match ends early, at looks fixed beforehand, where the share is plainly above or below that; the
interval told then is so wide that all looks together err in 5 of 100.
"""

from __future__ import annotations

import argparse
import os
import random
import time
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

RIVALS = ("ismcts", "mcts")
LOOKS = (24, 50)  # games after which a match may end before its last
Z_OF_LOOKS = 2.394  # 5 of 100 shared by these two looks and the end


class Theirs:
    """A search of OpenSpiel: random playouts, the option tried most."""

    def __init__(
        self, kind: str, game: Any, sims: int | None, seconds: float | None, exploration: float, rollouts: int, seed: int
    ) -> None:
        dice = np.random.RandomState(seed)
        playouts = mcts.RandomRolloutEvaluator(rollouts, dice)
        self.kind, self.seconds = kind, seconds
        if kind == "mcts":
            self.bot: Any = mcts.MCTSBot(game, exploration, sims or 10, playouts, random_state=dice, solve=False)
        else:
            final = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            self.bot = ismcts.ISMCTSBot(game, playouts, exploration, sims or 10, random_state=dice, final_policy_type=final)
        self.decisions, self.spent, self.simulations = 0, 0.0, 0
        self.limit = sims or 10

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
    """Our search, which is told what its seat may know."""

    def __init__(self, sims: int | None, seconds: float | None, seed: int) -> None:
        ms = None if seconds is None else round(1000 * seconds)
        self.bot = SearchBot(seed, ms=ms, sims=sims, clock=time.process_time)
        self.decisions, self.spent = 0, 0.0

    def choose(self, state: Any) -> int:
        self.decisions += 1
        begin = time.process_time()
        choice = self.bot.choose(Knowledge(state.state))
        self.spent += time.process_time() - begin
        return choice


def play(game: Any, bots: list[Any], deal: int) -> list[float]:
    """One game to its end: what each seat gets."""
    state, dice = game.new_initial_state(), random.Random(deal)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.randrange(len(state.chance_outcomes())))
        else:
            state.apply_action(bots[state.current_player()].choose(state))
    return [float(paid) for paid in state.returns()]


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--rival", choices=RIVALS, default="ismcts")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--sims", type=int)
    limit.add_argument("--seconds", type=float)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--reward", default="ahead")
    parser.add_argument("--exploration", type=float, default=1.0, help="OpenSpiel's uct_c; rewards are within 0 and 1")
    parser.add_argument("--rollouts", type=int, default=1, help="OpenSpiel's playouts for each simulation")
    parser.add_argument("--wanted", type=float, help="ends early where the share is plainly above or below this")
    given = parser.parse_args(arguments)
    seconds = given.seconds if given.seconds or given.sims else 0.1
    game = pyspiel.load_game(f"kassen_{given.game}(players=2,reward={given.reward})")
    get_ready(kassen.game(given.game, players=2), ["search"])  # nobody's time is the compiler's
    won, spent, decisions, simulations = 0.0, [0.0, 0.0], [0, 0], 0
    for number in range(given.games):
        us = number % 2
        ours = Ours(given.sims, seconds, number)
        theirs = Theirs(given.rival, game, given.sims, seconds, given.exploration, given.rollouts, number)
        paid = play(game, [ours, theirs] if us == 0 else [theirs, ours], number // 2)
        won += (paid[us] > paid[1 - us]) + (paid[us] == paid[1 - us]) / 2
        for side, bot in enumerate((ours, theirs)):
            spent[side] += bot.spent
            decisions[side] += bot.decisions
        simulations += theirs.simulations
        low, high = wilson(won / (number + 1), number + 1)
        print(
            f"{number + 1} games: ours is ahead in {100 * won / (number + 1):.1f} % ({100 * low:.1f}-{100 * high:.1f});"
            f" {1000 * spent[0] / decisions[0]:.0f} and {1000 * spent[1] / decisions[1]:.0f} ms a decision,"
            f" theirs {simulations / decisions[1]:.0f} simulations",
            flush=True,
        )
        if given.wanted is not None and number + 1 in (*LOOKS, given.games):
            low, high = wilson(won / (number + 1), number + 1, Z_OF_LOOKS)
            if not low <= given.wanted <= high or number + 1 == given.games:
                print(f"ends: {won / (number + 1):.3f} ({low:.3f}-{high:.3f}) of {number + 1}, wanted {given.wanted}", flush=True)
                return won / (number + 1)
    return won / given.games


if __name__ == "__main__":
    main()
