"""What looking back is worth, game by game: do losses tell levels apart, is luck fair, does a longer look agree, and is a planted
mistake found? Every figure with its standard error or 95 % interval, and whether it is good enough; more games make errors
smaller. (Is a chance what is won? bench.calibration.)

    python -m bench.analysis
    python -m bench.analysis nobunaga --games 200 --parts luck
    python -m bench.analysis gunkimono --players 3 --seconds 600
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import numpy as np

from kassen.analysis import Analysis, analyse, refine
from kassen.analysis.compiled import compiled_measure
from kassen.analysis.decision import BUDGETS, Options, Position, compare
from kassen.analysis.judge import Measure, at_once
from kassen.analysis.looking import walk
from kassen.bots import Knowledge, make_bot
from kassen.bots.value import teams_of
from kassen.core import Game, State, all_rules, rules
from kassen.core.advice import share_win

LEVELS = ("ashigaru:sims=4", "samurai:sims=12", "daimyo:sims=150", "shogun:sims=1500")
SHOGUN = LEVELS[-1]
EACH = 8  # decisions looked at in a game, where not all are
LONGER = 20  # times the samples
MISTAKE = 0.10
TRIES = 30  # decisions at random in a game, until one is a mistake
SECONDS = {"nobunaga": 5, "provinces": 10, "gunkimono": 20, "moegahara": 20}  # for a whole game of two, on two cores


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.analysis", description=__doc__)
    parser.add_argument("game", nargs="*", help="default: all")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20, help="for each part (default: 20)")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="of processor time for each part, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parts", default=",".join(PARTS), help=f"of {', '.join(PARTS)}")
    given = parser.parse_args()
    for id in given.game or [each.id for each in all_rules()]:
        game = Game(rules(id), given.players)
        print(f"\n## {id}, {game.players} players, seed {given.seed}\n", flush=True)
        for part in given.parts.split(","):
            begin = time.process_time()
            PARTS[part](game, seeds(given.seed, given.games, given.seconds))
            print(f"({part}: {time.process_time() - begin:.0f} s of processor time)\n", flush=True)


def seeds(first: int, games: int, seconds: float) -> Iterator[int]:
    """Of so many games, but at least two, while there is time."""
    begin = time.process_time()
    for number in range(games):
        if number > 1 and time.process_time() - begin > seconds:
            return
        yield first + number


def played(game: Game, bot: str, seed: int) -> State:
    state = game.start(seed)
    play_on(state, bot, seed)
    return state


def play_on(state: State, bot: str, seed: int) -> None:
    bots = [make_bot(bot, 1000 * seed + seat) for seat in range(state.game.players)]
    while (seat := state.seat) is not None:
        state.play(bots[seat].choose(Knowledge(state)))


def shares(state: State) -> list[float]:
    result, out = state.result(sheet=False), [0.0] * state.game.players
    share_win(result["scores"] + result["ranks"], teams_of(state.game), state.game.players, out)
    return out


def some(positions: list[Position], dice: random.Random) -> list[Position]:
    return dice.sample(positions, min(EACH, len(positions)))


def mean(values: Sequence[float]) -> tuple[float, float]:
    """With its standard error."""
    array = np.array(values, float)
    return float(array.mean()), float(array.std(ddof=1)) / len(array) ** 0.5


def verdict(good: bool) -> str:
    return "good" if good else "NOT GOOD ENOUGH"


# ── do losses tell levels apart? ──


def levels(game: Game, seeds: Iterator[int]) -> None:
    measure = compiled_measure(game)
    losses: dict[str, list[float]] = {bot: [] for bot in LEVELS}  # mean of a game
    for seed in seeds:
        for bot in LEVELS:
            positions = some(walk(played(game, bot, seed).log.to_json())[0], random.Random(seed))
            losses[bot].append(float(np.mean([100 * unclipped(measure, position, seed) for position in positions])))
    found = [mean(each) for each in losses.values()]
    print("| level | mean loss of a decision, points (95 %) | games |\n|---|---|---|")
    for bot, (middle, error) in zip(LEVELS, found, strict=True):
        print(f"| {bot} | {middle:.2f} ({middle - 1.96 * error:.2f} to {middle + 1.96 * error:.2f}) | {len(losses[bot])} |")
    falls = all(one[0] > other[0] for one, other in pairwise(found))
    apart = all(one[0] - 1.96 * one[1] > other[0] + 1.96 * other[1] for one, other in zip(found, found[2:], strict=False))
    print(f"falls strictly: {verdict(falls)}; intervals of levels two apart do not overlap: {verdict(apart)}", flush=True)


def unclipped(measure: Measure, position: Position, seed: int) -> float:
    """The loss as it was measured, in samples that did not choose the best: also below 0, so that its mean is right."""
    verdict = at_once(compare(measure, position, BUDGETS["normal"], 2 * seed, 2 * seed + 1))
    return verdict.gap if verdict.best != position.played else 0.0


# ── is luck fair? ──


def luck(game: Game, seeds: Iterator[int]) -> None:
    """By the first picture: luck is measured there as in every later one, with fewer samples."""
    total: list[list[float]] = [[] for _ in range(game.players)]
    seconds = []
    for seed in seeds:
        log = played(game, "daimyo:sims=150", seed).log
        begin = time.process_time()
        picture = next(refine(log, seed=seed))
        seconds.append(time.process_time() - begin)
        picture.check()
        for seat in range(game.players):
            total[seat].append(picture.summary(seat).luck)
    for seat in range(game.players):
        middle, error = mean(total[seat])
        fair = verdict(abs(middle) <= 2 * error)
        print(f"seat {seat}: luck {middle:+.4f} ± {error:.4f} a game ({len(total[seat])} games): {fair}")
    print(f"first picture: {np.mean(seconds):.1f} s of processor time")


# ── whole games: how long, is luck worth taking off, does a longer look agree? ──


def whole(game: Game, seeds: Iterator[int]) -> None:
    found, seconds, gaps = list[Analysis](), list[float](), list[float]()
    measure = compiled_measure(game)
    for seed in seeds:
        log = played(game, "daimyo:sims=150", seed).log
        begin = time.process_time()
        found.append(analyse(log, "normal", seed))
        seconds.append(time.process_time() - begin)
        gaps += longer(measure, walk(log.to_json())[0], found[-1])
    for seat in range(game.players):
        middle, error = mean([each.summary(seat).met for each in found])
        print(f"seat {seat}: met {middle:+.4f} ± {error:.4f} a game ({len(found)} games)")
    plain, luck = (np.array(each) for each in zip(*((each.ended[0], each.summary(0).luck) for each in found), strict=True))
    ratio = float(plain.var()) / max(float((plain - luck).var()), 1e-9)
    print(f"variance of the result over that of the result without luck: {ratio:.2f}")
    shown = [row.error for each in found for row in each.rows if row.grade in ("slip", "blunder")]
    print(f"standard error of what is a slip or a blunder: {100 * np.mean(shown):.2f} points, at most {100 * max(shown):.2f}")
    quick = (
        f": {verdict(sum(seconds) / len(seconds) <= 2 * SECONDS[game.id])}" if game.players == 2 and game.id in SECONDS else ""
    )
    print(f"a whole game: {np.mean(seconds):.1f} s of processor time, at most {max(seconds):.1f}{quick}")
    agreed = sum(gap > 0 for gap in gaps)
    good = verdict(nine_of_ten(agreed, len(gaps)))
    print(f"loss of 10 points or more: {LONGER} times the samples agree in {agreed} of {len(gaps)}: {good}")


def nine_of_ten(part: int, all: int) -> bool:
    return part >= 0.9 * all


def longer(measure: Measure, positions: list[Position], found: Analysis) -> list[float]:
    """What a longer look makes of every large loss."""
    gaps = []
    for row, position in zip(found.rows, positions, strict=True):
        if row.loss >= MISTAKE:
            check = Options(measure, position, 10**6 + row.ply, [row.best, row.played])
            at_once(check.deepen([row.best, row.played], measure.samples(LONGER * BUDGETS["normal"].first, LONGER)))
            gaps.append(check.gap(row.best, row.played)[0])
    return gaps


# ── is a planted mistake found? ──


def planted(game: Game, seeds: Iterator[int]) -> None:
    """A decision at random is often no mistake: one is planted that gives away 10 points by LONGER times the samples, whether
    the analysis sees it or not."""
    measure, found, mistakes = compiled_measure(game), 0, 0
    for seed in seeds:
        dice, whole = random.Random(seed), played(game, SHOGUN, seed)
        mistake = plant(measure, whole, dice)
        if mistake is None:
            continue
        state = game.start(seed, [*whole.decisions[: mistake.ply], mistake.played])
        play_on(state, SHOGUN, seed)
        mistakes += 1
        found += any(row.ply == mistake.ply for row in analyse(state.log, "normal", seed).turning_points())
    good = verdict(nine_of_ten(found, mistakes))
    print(f"mistakes of 10 points or more put into games of {SHOGUN}:")
    print(f"{found} of {mistakes} are among the three turning points: {good}")


def plant(measure: Measure, whole: State, dice: random.Random) -> Position | None:
    """The first of some decisions at random, anywhere in the first three quarters, that is a mistake."""
    positions = walk(whole.log.to_json())[0]
    for number in range(TRIES):
        position = dice.choice(positions[: len(positions) * 3 // 4])
        other = dice.choice([id for id in position.legal if id != position.played])
        if true_loss(measure, position._replace(played=other), number) >= MISTAKE:
            return position._replace(played=other)
    return None


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


PARTS: dict[str, Callable[[Game, Iterator[int]], None]] = {"levels": levels, "luck": luck, "whole": whole, "planted": planted}

if __name__ == "__main__":
    main()
