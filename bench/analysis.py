"""What looking back is worth, game by game: is a chance what is won, do losses tell levels apart, is luck fair, does a longer
look agree, and is a planted mistake found? Every figure with its standard error or 95 % interval; more games make them smaller.

    python -m bench.analysis nobunaga --games 40
    python -m bench.analysis gunkimono --players 3 --games 200 --parts calibration,levels
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from kassen.analysis import Analysis, analyse
from kassen.analysis.compiled import compiled_measure
from kassen.analysis.decision import BUDGETS, Options, Position, compare
from kassen.analysis.judge import Measure, at_once, means
from kassen.analysis.looking import walk
from kassen.bots import Knowledge, make_bot
from kassen.bots.value import teams_of
from kassen.core import ALL_SEATS, Game, State, all_rules, rules
from kassen.core.advice import share_win

LEVELS = ("ashigaru:sims=4", "samurai:sims=12", "daimyo:sims=150", "shogun:sims=1500")
EACH = 4  # decisions looked at in a game, where not all are
LONGER = 20  # times the samples
MISTAKE = 0.10


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.analysis", description=__doc__)
    parser.add_argument("game", nargs="*", help="default: all")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=20, help="for each part (default: 20)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parts", default=",".join(PARTS), help=f"of {', '.join(PARTS)}")
    given = parser.parse_args()
    for id in given.game or [each.id for each in all_rules()]:
        game = Game(rules(id), given.players)
        print(f"\n## {id}, {game.players} players, {given.games} games, seed {given.seed}\n", flush=True)
        for part in given.parts.split(","):
            begin = time.process_time()
            PARTS[part](game, given.games, given.seed)
            print(f"({part}: {time.process_time() - begin:.0f} s of processor time)\n", flush=True)


def played(game: Game, bot: str, seed: int) -> State:
    state, bots = game.start(seed), [make_bot(bot, 1000 * seed + seat) for seat in range(game.players)]
    while (seat := state.seat) is not None:
        state.play(bots[seat].choose(Knowledge(state)))
    return state


def shares(state: State) -> list[float]:
    result, out = state.result(sheet=False), [0.0] * state.game.players
    share_win(result["scores"] + result["ranks"], teams_of(state.game), state.game.players, out)
    return out


def some(positions: list[Position], dice: random.Random) -> list[Position]:
    return dice.sample(positions, min(EACH, len(positions)))


def mean(values: Sequence[float]) -> str:
    """With its standard error."""
    array = np.array(values, float)
    return f"{array.mean():+.4f} ± {array.std(ddof=1) / len(array) ** 0.5:.4f}" if len(array) > 1 else f"{array.mean():+.4f}"


# ── is a chance what is won? ──


def calibration(game: Game, games: int, seed: int) -> None:
    measure, dice = compiled_measure(game), random.Random(seed)
    said, won = [], []
    for number in range(games):
        state = played(game, "daimyo:sims=150", seed + number)
        end = shares(state)
        for position in some(walk(state.log.to_json())[0], dice):
            count = measure.samples(BUDGETS["normal"].value, 1)
            said.append(means(at_once(measure.sample(position.record, ALL_SEATS, number, 0, count)))[position.seat])
            won.append(end[position.seat])
    v, w = np.array(said), np.array(won)
    slope, lift = logistic(v, w)
    print(f"Brier {((v - w) ** 2).mean():.3f}, of a constant {w.var():.3f}; the best map has slope {slope:.2f}, lift {lift:+.2f}")
    print("\n| said | mean said | won (± standard error) | positions |\n|---|---|---|---|")
    for low in range(10):
        inside = (v >= low / 10) & (v < (low + 1) / 10 + (low == 9))
        if (count := int(inside.sum())) > 1:
            error, mean_won = w[inside].std(ddof=1) / count**0.5, w[inside].mean()
            print(f"| {low}0-{low + 1}0 % | {100 * v[inside].mean():.0f} | {100 * mean_won:.0f} ± {100 * error:.0f} | {count} |")


def logistic(said: Any, won: Any) -> tuple[float, float]:
    """Slope and lift of the best logistic map (Newton's method, held back a little)."""
    x = np.log(np.clip(said, 0.01, 0.99) / (1 - np.clip(said, 0.01, 0.99)))
    design, at = np.stack([x, np.ones_like(x)], 1), np.array([1.0, 0.0])
    for _ in range(30):
        p = 1 / (1 + np.exp(-design @ at))
        hessian = (design * (p * (1 - p))[:, None]).T @ design + 0.1 * np.eye(2)
        at = at + np.linalg.solve(hessian, design.T @ (won - p) - 0.1 * (at - np.array([1.0, 0.0])))
    return float(at[0]), float(at[1])


# ── do losses tell levels apart? ──


def levels(game: Game, games: int, seed: int) -> None:
    measure, dice = compiled_measure(game), random.Random(seed)
    print("| level | mean loss of a decision, points (95 %) | decisions |\n|---|---|---|")
    for bot in LEVELS:
        by_game, count = [], 0
        for number in range(games):
            positions = some(walk(played(game, bot, seed + number).log.to_json())[0], dice)
            by_game.append(np.mean([unclipped(measure, position, number) for position in positions]))
            count += len(positions)
        middle, error = 100 * float(np.mean(by_game)), 196 * float(np.std(by_game, ddof=1)) / len(by_game) ** 0.5
        print(f"| {bot} | {middle:.2f} ({middle - error:.2f} to {middle + error:.2f}) | {count} |", flush=True)


def unclipped(measure: Measure, position: Position, seed: int) -> float:
    """The loss as it was measured, in samples that did not choose the best: also below 0, so that its mean is right."""
    verdict = at_once(compare(measure, position, BUDGETS["normal"], 2 * seed, 2 * seed + 1))
    return verdict.gap if verdict.best != position.played else 0.0


# ── is luck fair? does a longer look agree? ──


def luck(game: Game, games: int, seed: int) -> None:
    total: list[list[float]] = [[] for _ in range(game.players)]
    met: list[list[float]] = [[] for _ in range(game.players)]
    plain: list[float] = []
    adjusted: list[float] = []
    agreed = doubtful = 0
    seconds = []
    for number in range(games):
        state = played(game, "daimyo:sims=150", seed + number)
        begin = time.process_time()
        found = analyse(state.log, "normal")
        seconds.append(time.process_time() - begin)
        found.check()
        for seat in range(game.players):
            ledger = found.summary(seat)
            total[seat].append(ledger.luck)
            met[seat].append(ledger.met)
        plain.append(found.ended[0])
        adjusted.append(found.ended[0] - found.summary(0).luck)
        yes, no = longer(game, state, found)
        agreed, doubtful = agreed + yes, doubtful + no
    for seat in range(game.players):
        print(f"seat {seat}: luck {mean(total[seat])}, met {mean(met[seat])} a game")
    ratio = np.var(plain) / max(np.var(adjusted), 1e-9)
    print(f"variance of the result over that of the result without luck: {ratio:.2f}")
    print(f"a whole game: {np.mean(seconds):.1f} s of processor time (normal)")
    print(f"loss of 10 points or more: {LONGER} times the samples agree in {agreed} of {agreed + doubtful}")


def longer(game: Game, state: State, found: Analysis) -> tuple[int, int]:
    measure, positions = compiled_measure(game), walk(state.log.to_json())[0]
    gaps = []
    for row in found.rows:
        if row.loss >= MISTAKE:
            check = Options(measure, positions[row.ply], 10**6 + row.ply, [row.best, row.played])
            at_once(check.deepen([row.best, row.played], measure.samples(LONGER * BUDGETS["normal"].first, LONGER)))
            gaps.append(check.gap(row.best, row.played)[0])
    return sum(gap > 0 for gap in gaps), sum(gap <= 0 for gap in gaps)


# ── is a planted mistake found? ──


def planted(game: Game, games: int, seed: int) -> None:
    """A decision at random is often no mistake: only those count that give away 10 points by LONGER times the samples, whether
    the analysis saw it or not."""
    measure, dice = compiled_measure(game), random.Random(seed)
    found = mistakes = 0
    for number in range(games):
        ply, state = plant(game, seed + number, dice)
        if true_loss(measure, walk(state.log.to_json())[0][ply], number) < MISTAKE:
            continue
        mistakes += 1
        found += any(row.ply == ply for row in analyse(state.log, "normal").turning_points())
    print(f"decisions at random put into {games} games of shogun:sims=1500: {mistakes} give away 10 points or more,")
    print(f"and {found} of these are among the three turning points")


def true_loss(measure: Measure, position: Position, seed: int) -> float:
    """By every option that is worth a closer look, each with LONGER times the samples; the best is not best by chance."""
    ids = at_once(measure.promising(position.record, position.legal, seed, 2 * BUDGETS["normal"].options))
    ids = ids if position.played in ids else [*ids, position.played]
    choose, check = (Options(measure, position, 10**6 + 2 * seed + half, ids) for half in (0, 1))
    at_once(choose.deepen(ids, measure.samples(LONGER * BUDGETS["normal"].first // 2, LONGER)))
    best = max(ids, key=choose.mean)
    both = [best, position.played]
    at_once(check.deepen(both, measure.samples(LONGER * BUDGETS["normal"].first, LONGER)))
    return check.gap(*both)[0] if best != position.played else 0.0


def plant(game: Game, seed: int, dice: random.Random) -> tuple[int, State]:
    whole = played(game, "shogun:sims=1500", seed)
    ply = dice.randrange(whole.ply * 3 // 4)
    state = game.start(seed, whole.decisions[:ply])
    state.play(dice.choice([id for id in state.legal() if id != whole.decisions[ply]]))
    bots = [make_bot("shogun:sims=1500", 7000 * seed + seat) for seat in range(game.players)]
    while (seat := state.seat) is not None:
        state.play(bots[seat].choose(Knowledge(state)))
    return ply, state


PARTS: dict[str, Callable[[Game, int, int], None]] = {
    "calibration": calibration,
    "levels": levels,
    "luck": luck,
    "planted": planted,
}

if __name__ == "__main__":
    main()
