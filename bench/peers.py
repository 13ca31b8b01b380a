"""python -m bench.peers [--json] [--plot OUT.svg] [PEER ...]: the same kinds of work done by other libraries and by
us, in one run.

Processor time of one thread, the best of several short runs. Games differ, so a row compares the speed of each library with its
own game of about that size, not of the same game. For a peer that is not installed, the command that installs it is printed.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("KASSEN_CORES", "1")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

RUNS = 5
SECONDS = 0.3
BATCH = 4096

INSIDE = "whole random games inside the engine, decisions/s"
DRIVEN = "random decisions driven from Python, decisions/s"
COPIES = "copies of a state from Python, copies/s"
COPIED = "copies of a game within a batch from Python, copies/s"
BATCHED = f"{BATCH} games stepped at once, steps/s"
OBSERVED = f"{BATCH} games stepped at once, with observations and masks, steps/s"
PLAYED_OUT = "our games after the deal played out at random for a search of OpenSpiel, playouts/s"
SEARCHED = "tree search, simulations/s; theirs plays out at random, ours as our bots do"


class Row(NamedTuple):
    work: str
    peer: str
    game: str
    figure: float


def rate(work: Callable[[], int]) -> float:
    """Units of work per second of processor time, the best of several runs. `work` returns how many units it did."""
    work()
    best = 0.0
    for _ in range(RUNS):
        done, begin = 0, time.process_time()
        while time.process_time() - begin < SECONDS:
            done += work()
        best = max(best, done / (time.process_time() - begin))
    return best


# ── us ──


def kassen_rows() -> Iterator[Row]:
    import numpy as np

    import kassen.envs
    from kassen.bots.tree import Tree
    from kassen.core import Game, all_rules, compiled

    for rules in all_rules():
        game = Game(rules, 2)
        compiled.prepare(rules)

        def inside(game: Game = game, games: int = 50) -> int:
            lengths = np.zeros(games, np.int64)
            compiled.play_random(
                *(game.packed, game.packed.copy(), np.arange(games, dtype=np.uint64), np.zeros(1, np.uint64)),
                *(np.zeros(game.most_legal, np.int32), np.zeros((games, 2 * game.players)), lengths),
            )
            return int(lengths.sum())

        one, dice = game.batch(1), random.Random(1)

        def driven(batch: Any = one, dice: random.Random = dice) -> int:
            batch.start([dice.randrange(2**40)])
            records, row, count, decisions = batch.records, batch.legal[0], int(batch.counts[0]), 0
            while count:
                count = compiled.step(records, 0, row[int(dice.random() * count)], row)
                decisions += 1
            return decisions

        state = game.start(1)
        places = game.batch(2)
        places.start([1, 2])

        def copied(batch: Any = places) -> int:
            for _ in range(100):
                batch.copy_one(0, 1)
            return 100

        many = game.batch(BATCH)
        many.start(np.arange(BATCH))
        picks = np.random.default_rng(1)

        def batched(batch: Any = many, picks: Any = picks) -> int:
            running = int((batch.counts > 0).sum())
            if running < BATCH // 2:
                batch.start(picks.integers(2**40, size=BATCH))
                running = BATCH
            chosen = (picks.random(BATCH) * batch.counts).astype(np.int32)
            batch.step(batch.legal[np.arange(BATCH), chosen])
            return running

        envs = kassen.envs.vector(game.id, BATCH, game.players, check=False)
        envs.reset(seed=1)

        def observed(envs: Any = envs, picks: Any = picks) -> int:
            envs.step(envs.sample(picks))
            return BATCH

        tree, guess = Tree(game, 300_000), state.pack()

        def searched(tree: Any = tree, guess: Any = guess) -> int:
            tree.clear()
            tree.grow(guess, int(guess["seat"][0]), 1, 500)
            return 500

        yield Row(INSIDE, "kassen", game.id, rate(inside))
        yield Row(DRIVEN, "kassen", game.id, rate(driven))
        yield Row(COPIES, "kassen", game.id, rate(lambda state=state: sum(1 for _ in range(100) if state.copy())))  # type: ignore[misc]
        yield Row(COPIED, "kassen", game.id, rate(copied))
        yield Row(BATCHED, "kassen", game.id, rate(batched))
        yield Row(OBSERVED, "kassen", game.id, rate(observed))
        yield Row(SEARCHED, "kassen", game.id, rate(searched))


def playout_rows() -> Iterator[Row]:
    """Our games in OpenSpiel: our evaluator, for one playout per call or many, and OpenSpiel's own."""
    import pyspiel
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    from kassen.core import all_rules
    from kassen.envs.rollouts import RolloutEvaluator

    for rules in all_rules():
        state, dice = pyspiel.load_game(f"kassen_{rules.id}").new_initial_state(), random.Random(1)
        while state.is_chance_node():
            state.apply_action(dice.randrange(len(state.chance_outcomes())))
        for name, evaluator in (
            ("kassen", RolloutEvaluator()),
            ("kassen, 256 a call", RolloutEvaluator(256)),
            ("open_spiel (Python)", RandomRolloutEvaluator()),
        ):

            def play_out(evaluator: Any = evaluator, state: Any = state) -> int:
                evaluator.evaluate(state)
                return int(evaluator.n_rollouts)

            yield Row(PLAYED_OUT, name, rules.id, rate(play_out))


# ── others ──


def open_spiel_rows() -> Iterator[Row]:
    import pyspiel

    for name in ("backgammon", "hearts", "liars_dice"):
        game, dice = pyspiel.load_game(name), random.Random(1)

        def driven(game: Any = game, dice: random.Random = dice) -> int:
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal() and decisions < 500:
                actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
                state.apply_action(dice.choice(actions))
                decisions += 1
            return decisions

        def inside(game: Any = game, dice: random.Random = dice) -> int:
            state = game.new_initial_state()
            bots = [pyspiel.make_uniform_random_bot(seat, dice.randrange(2**30)) for seat in range(game.num_players())]
            pyspiel.evaluate_bots(state, bots, dice.randrange(2**30))
            return len(state.history())

        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])

        def searched(game: Any = game, state: Any = state) -> int:
            rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
            pyspiel.MCTSBot(game, rollouts, 2.0, 200, 100, False, 1, False).step(state)
            return 200

        yield Row(INSIDE, "open_spiel (C++)", name, rate(inside))
        yield Row(DRIVEN, "open_spiel (C++)", name, rate(driven))
        yield Row(COPIES, "open_spiel (C++)", name, rate(lambda state=state: sum(1 for _ in range(100) if state.clone())))  # type: ignore[misc]
        if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
            yield Row(SEARCHED, "open_spiel (C++)", name, rate(searched))


def pgx_rows() -> Iterator[Row]:
    import jax
    import jax.numpy as jnp
    import pgx

    for name in ("backgammon", "kuhn_poker"):
        env = pgx.make(name)

        def play(state: Any, key: Any, env: Any = env) -> Any:
            legal = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            keys = jax.random.split(key, BATCH + 1)
            actions = jax.random.categorical(keys[0], legal, axis=-1)
            return jax.vmap(env.step)(state, actions, keys[1:])

        step = jax.jit(play)
        held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH)), jax.random.PRNGKey(1)]

        def observed(step: Any = step, held: list[Any] = held) -> int:
            held[1], key = jax.random.split(held[1])
            held[0] = jax.block_until_ready(step(held[0], key))
            return BATCH

        yield Row(OBSERVED, "pgx (JAX, CPU)", name, rate(observed))


def pettingzoo_rows() -> Iterator[Row]:
    import numpy as np
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    for name, module in (("connect_four_v3", connect_four_v3), ("tictactoe_v3", tictactoe_v3)):
        env, dice = module.env(), random.Random(1)

        def driven(env: Any = env, dice: random.Random = dice) -> int:
            env.reset(seed=dice.randrange(2**30))
            decisions = 0
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                env.step(None if over or cut else dice.choice(np.flatnonzero(seen["action_mask"])))
                decisions += 1
            return decisions

        yield Row(DRIVEN, "pettingzoo classic", name, rate(driven))


def rlcard_rows() -> Iterator[Row]:
    import rlcard

    for name in ("leduc-holdem", "uno"):
        env, dice = rlcard.make(name, config={"seed": 1}), random.Random(1)

        def driven(env: Any = env, dice: random.Random = dice) -> int:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                state, _ = env.step(dice.choice(list(state["legal_actions"])))
                decisions += 1
            return decisions

        yield Row(DRIVEN, "rlcard", name, rate(driven))


def catanatron_rows() -> Iterator[Row]:
    from catanatron import Color, Game, RandomPlayer

    def players() -> list[Any]:
        return [RandomPlayer(color) for color in (Color.RED, Color.BLUE)]

    def inside() -> int:
        game = Game(players())
        game.play()
        return len(game.state.actions)

    game = Game(players())
    yield Row(INSIDE, "catanatron", "catan", rate(inside))
    yield Row(COPIES, "catanatron", "catan", rate(lambda: sum(1 for _ in range(20) if game.copy())))


# For each peer: the package it needs, how to install that, and what measures it.
PEERS: dict[str, tuple[str, str, Callable[[], Iterator[Row]]]] = {
    "kassen": ("kassen", "make setup", kassen_rows),
    "playouts": ("pyspiel", "pip install open_spiel", playout_rows),
    "open_spiel": ("pyspiel", "pip install open_spiel", open_spiel_rows),
    "pgx": ("pgx", "pip install pgx", pgx_rows),
    "pettingzoo": ("pettingzoo", "pip install pettingzoo[classic]", pettingzoo_rows),
    "rlcard": ("rlcard", "pip install rlcard", rlcard_rows),
    "catanatron": ("catanatron", "pip install catanatron", catanatron_rows),
}


def measure(name: str) -> list[Row]:
    package, command, rows = PEERS[name]
    if not find_spec(package):
        print(f"{name} is not installed, so it is left out: {command}", file=sys.stderr)
        return []
    print(f"measuring {name} ...", file=sys.stderr, flush=True)
    try:
        return list(rows())
    except Exception as error:  # if one library fails, still measure the others
        print(f"{name} cannot be measured here: {type(error).__name__}: {error}", file=sys.stderr)
        return []


def plot(rows: list[Row], path: str) -> None:
    """One bar per row, grouped by kind of work, on a logarithmic scale; ours are dark."""
    low, high = 1.0, math.ceil(max(math.log10(row.figure) for row in rows))
    parts, y = [], 0
    for work in dict.fromkeys(row.work for row in rows):
        parts.append(f'<text x="8" y="{y + 22}" font-weight="bold">{escape(work)}</text>')
        y += 30
        for row in sorted((row for row in rows if row.work == work), key=lambda row: -row.figure):
            width = 400 * (math.log10(row.figure) - low) / (high - low)
            ink = "#9c2f1f" if row.peer == "kassen" else "#8a94a0"
            parts.append(f'<text x="248" y="{y + 13}" text-anchor="end">{escape(f"{row.peer}: {row.game}")}</text>')
            parts.append(f'<rect x="256" y="{y + 2}" width="{max(width, 1):.1f}" height="14" fill="{ink}"/>')
            parts.append(f'<text x="{262 + max(width, 1):.1f}" y="{y + 13}">{row.figure:,.0f}</text>')
            y += 19
        y += 8
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {y}" font-family="sans-serif" font-size="11">'
    Path(path).write_text(f'{head}<rect width="760" height="{y}" fill="#fff"/>{"".join(parts)}</svg>\n', "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peer", nargs="*", choices=[[], *PEERS], metavar="PEER")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--plot", metavar="OUT.svg")
    given = parser.parse_args()
    rows = [row for name in given.peer or PEERS for row in measure(name)]
    if given.plot and rows:
        plot(rows, given.plot)
    if given.json:
        print(json.dumps([row._asdict() for row in rows]))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table("work", "library", "game", "a second", "of our slowest")
    for work in dict.fromkeys(row.work for row in rows):
        found = [row for row in rows if row.work == work]
        ours = min((row.figure for row in found if row.peer == "kassen"), default=0.0)
        for row in sorted(found, key=lambda row: -row.figure):
            table.add_row(work, row.peer, row.game, f"{row.figure:,.0f}", f"{row.figure / ours:.3f}" if ours else "")
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
