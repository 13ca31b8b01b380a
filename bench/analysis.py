"""How good is looking back, game by game: do losses tell levels apart, is luck fair, does a longer analysis agree, and are
planted mistakes found? Every figure comes with its standard error or 95 % interval, and whether it is good enough; more games
make errors smaller. (Do estimated chances come true? See bench.calibration.)

    python -m bench.analysis
    python -m bench.analysis nobunaga --games 200 --parts luck
    python -m bench.analysis gunkimono --players 3 --seconds 600 --notes gunkimono.jsonl
    python -m bench.analysis moegahara --parts levels --each 32      # for a game that takes long to play: more decisions of each

All parts use the same games. With --notes, findings are written to a file game by game, so that a run that was stopped, or was
too short, can be continued.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from kassen.analysis import Analysis, analyse, mining, refine
from kassen.analysis.compiled import compiled_measure
from kassen.analysis.decision import BUDGETS, Options, Position, sift
from kassen.analysis.judge import Measure, at_once
from kassen.analysis.looking import walk
from kassen.bots import LEVELS, Knowledge, make_bot
from kassen.bots.value import teams_of
from kassen.core import Game, State, all_rules, rules
from kassen.core.advice import share_win
from kassen.core.batch import cores

BOTS = tuple(f"{level}:sims={sims}" for level, sims in mining.LEVELS.items())
DAIMYO, SHOGUN = BOTS[-2:]
EACH = 8  # default of --each: decisions of a game that every level is asked
LONGER = 20  # times as many samples for a longer look
MISTAKE = 0.10
TRIES = 30  # random decisions tried in a game until one is a mistake
SECONDS = {"nobunaga": 5, "provinces": 10, "gunkimono": 20, "moegahara": 20}  # wanted for a whole two-player game, on two cores
FIRST = 2  # seconds, for its first picture
NORMAL = BUDGETS["normal"]

Found = dict[str, Any]  # findings in one game, as JSON


class Part(NamedTuple):
    look: Callable[[Game, int, int], Found]  # (game, seed, decisions to look at if not all)
    report: Callable[[Game, int, list[Found]], None]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.analysis", description=__doc__)
    parser.add_argument("game", nargs="*", help="default: all")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20, help="how many to play of each (default: 20)")
    parser.add_argument("--each", type=int, default=EACH, help=f"decisions of a game put to every level (default: {EACH})")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="play no more of each after this much processor time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parts", default=",".join(EVIDENCE), help=f"of {', '.join(PARTS)}")
    parser.add_argument("--processes", type=int, default=cores(), help="default: one per core")
    parser.add_argument("--notes", type=Path, help="file to save findings in and continue from")
    given = parser.parse_args()
    for id in given.game or [each.id for each in all_rules()]:
        game = Game(rules(id), given.players)
        print(f"\n## {id}, {game.players} players, seed {given.seed}\n", flush=True)
        parts = given.parts.split(",")
        found = gathered(game, given, parts)
        for part in parts:
            PARTS[part].report(game, given.each, [one[part] for one in found if part in one])
        spent = sum(one["seconds"] for one in found)
        print(f"({len(found)} games, {spent:.0f} s of processor time)\n", flush=True)


def gathered(game: Game, given: argparse.Namespace, parts: list[str]) -> list[Found]:
    """The findings in each game, those in the notes first."""
    wanted = {"game": game.id, "players": game.players, "each": given.each}
    lines = given.notes.read_text("utf-8").splitlines() if given.notes and given.notes.exists() else []
    known = [each for each in map(json.loads, lines) if wanted.items() <= each.items() and set(parts) & set(each)]
    seeds = iter(set(range(given.seed, given.seed + given.games)) - {each["seed"] for each in known})
    found, spent, left = known, 0.0, set[Future[Found]]()
    with ProcessPoolExecutor(given.processes, multiprocessing.get_context("spawn")) as pool:
        while True:
            while len(left) < given.processes and (spent < given.seconds or len(found) + len(left) < 2):
                if (seed := next(seeds, None)) is None:
                    break
                left.add(pool.submit(look, game.id, game.players, seed, given.each, parts))
            if not left:
                return sorted(found, key=lambda each: each["seed"])
            done, left = wait(left, return_when=FIRST_COMPLETED)
            for one in done:
                found.append(wanted | one.result())
                spent += found[-1]["seconds"]
                if given.notes:
                    with given.notes.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(found[-1]) + "\n")


def look(id: str, players: int, seed: int, each: int, parts: list[str]) -> Found:
    """The findings of all parts in one game."""
    game, begin = Game(rules(id), players), time.process_time()
    found = {part: PARTS[part].look(game, seed, each) for part in parts}
    return {"seed": seed, **found, "seconds": time.process_time() - begin}


# ── games ──


def play_on(state: State, bot: str, seed: int) -> None:
    bots = [make_bot(bot, 1000 * seed + seat) for seat in range(state.game.players)]
    while (seat := state.seat) is not None:
        state.play(bots[seat].choose(Knowledge(state)))


@lru_cache(maxsize=2)  # every part uses it
def played(game: Game, bot: str, seed: int) -> State:
    state = game.start(seed)
    play_on(state, bot, seed)
    return state


def positions_of(state: State) -> list[Position]:
    return walk(state.log.to_json())[0]


def shares(state: State) -> list[float]:
    result, out = state.result(sheet=False), [0.0] * state.game.players
    share_win(result["scores"] + result["ranks"], teams_of(state.game), state.game.players, out)
    return out


@lru_cache(maxsize=1)  # slow to make
def measure_of(game: Game) -> Measure:
    return compiled_measure(game)


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    array = np.array(values, float)
    return float(array.mean()), float(array.std(ddof=1)) / len(array) ** 0.5


def verdict(good: bool) -> str:
    return "good" if good else "NOT GOOD ENOUGH"


# ── do losses tell levels apart? ──


def levels(game: Game, seed: int, each: int) -> Found:
    """The mean loss of each level in points. All levels are asked the same decisions, from a game of daimyos, so that only the
    levels differ."""
    positions = positions_of(played(game, DAIMYO, seed))
    some = random.Random(seed).sample(positions, min(each, len(positions)))
    found = [losses(measure_of(game), position, seed) for position in some]
    return {bot: 100 * float(np.mean([loss[bot] for loss in found])) for bot in BOTS}


def losses(measure: Measure, position: Position, seed: int) -> dict[str, float]:
    """Each level's loss at a position, measured with samples other than those that chose the best option; it may be below 0, so
    that the mean has no bias. Slips are not left to dice: every level's share of them is known, and for all levels a slip is
    the same random legal decision."""
    knowledge = Knowledge(measure.game.unpack(position.record.pack()))
    meant = {
        level: make_bot(f"search:sims={sims}", 1000 * seed + position.ply).choose(knowledge)
        for level, sims in mining.LEVELS.items()
    }
    slip = random.Random(1000 * seed + position.ply).choice(position.legal)
    chosen = sorted({slip, *meant.values()})
    ids = at_once(measure.promising(position.record, position.legal, 2 * seed, NORMAL.options))
    ids += sorted({*chosen} - {*ids})
    table = Options(measure, position, 2 * seed, ids)
    best = at_once(sift(table, measure.samples(NORMAL.first, 1), *chosen))[0]
    check = Options(measure, position, 2 * seed + 1, sorted({best, *chosen}))
    if len(check.chances) > 1:
        at_once(check.deepen([*check.chances], measure.samples(4 * NORMAL.first, 4)))
    loss = {id: check.gap(best, id)[0] if id != best else 0.0 for id in chosen}
    share = {level: LEVELS[level].slips / 100 for level in meant}
    each = [share[level] * loss[slip] + (1 - share[level]) * loss[id] for level, id in meant.items()]
    return dict(zip(BOTS, each, strict=True))


def report_levels(game: Game, asked: int, found: list[Found]) -> None:
    each = [mean([one[bot] for one in found]) for bot in BOTS]
    print("| level | mean loss of a decision, points (95 %) | less than the level below, points |\n|---|---|---|")
    for number, (bot, (middle, error)) in enumerate(zip(BOTS, each, strict=True)):
        interval = f"{middle:.2f} ({middle - 1.96 * error:.2f} to {middle + 1.96 * error:.2f})"
        step = mean([one[BOTS[number - 1]] - one[bot] for one in found]) if number else None
        print(f"| {bot} | {interval} | {f'{step[0]:+.2f} ± {step[1]:.2f}' if step else ''} |")
    falls = all(one[0] > other[0] for one, other in pairwise(each))
    apart = all(one[0] - 1.96 * one[1] > other[0] + 1.96 * other[1] for one, other in zip(each, each[2:], strict=False))
    print(f"{len(found)} games, {asked} decisions of each; falls strictly: {verdict(falls)};", end=" ")
    print(f"intervals of levels two apart do not overlap: {verdict(apart)}")


# ── is luck fair? ──


def luck(game: Game, seed: int, each: int) -> Found:
    """Luck in the first picture, where it is measured as in all later ones, but with fewer samples."""
    log, begin = played(game, DAIMYO, seed).log, time.process_time()
    picture = next(refine(log, seed=seed, threads=1))
    seconds = time.process_time() - begin
    picture.check()
    return {"luck": [picture.summary(seat).luck for seat in range(game.players)], "seconds": seconds}


def report_luck(game: Game, asked: int, found: list[Found]) -> None:
    for seat in range(game.players):
        middle, error = mean([each["luck"][seat] for each in found])
        fair = verdict(abs(middle) <= 2 * error)
        print(f"seat {seat}: luck {middle:+.4f} ± {error:.4f} a game ({len(found)} games): {fair}")
    print(f"first picture: {np.mean([each['seconds'] for each in found]):.1f} s of processor time")


# ── whole games: how long, is luck worth taking off, does a longer look agree? ──


def whole(game: Game, seed: int, each: int) -> Found:
    state, begin = played(game, DAIMYO, seed), time.process_time()
    *_, found = refine(state.log, "normal", seed, threads=1)
    seconds = time.process_time() - begin
    ledgers = [found.summary(seat) for seat in range(game.players)]
    return {
        "seconds": seconds,
        "ended": found.ended,
        "luck": [ledger.luck for ledger in ledgers],
        "met": [ledger.met for ledger in ledgers],
        "errors": [row.error for row in found.rows if row.grade in ("slip", "blunder")],
        "longer": longer(measure_of(game), positions_of(state), found),
    }


def longer(measure: Measure, positions: list[Position], found: Analysis) -> list[float]:
    """Every large loss, measured again with more samples."""
    gaps = []
    for row, position in zip(found.rows, positions, strict=True):
        if row.loss >= MISTAKE:
            check = Options(measure, position, 10**6 + row.ply, [row.best, row.played])
            at_once(check.deepen([row.best, row.played], measure.samples(LONGER * NORMAL.first, LONGER)))
            gaps.append(check.gap(row.best, row.played)[0])
    return gaps


def report_whole(game: Game, asked: int, found: list[Found]) -> None:
    for seat in range(game.players):
        middle, error = mean([each["met"][seat] for each in found])
        print(f"seat {seat}: met {middle:+.4f} ± {error:.4f} a game ({len(found)} games)")
    plain, luck = (np.array([each[what][0] for each in found]) for what in ("ended", "luck"))
    ratio = float(plain.var()) / max(float((plain - luck).var()), 1e-9)
    print(f"variance of the result over that of the result without luck: {ratio:.2f}")
    if shown := [error for each in found for error in each["errors"]]:
        print(f"standard error of what is a slip or a blunder: {100 * np.mean(shown):.2f} points, at most {100 * max(shown):.2f}")
    seconds = [each["seconds"] for each in found]
    wanted = SECONDS.get(game.id) if game.players == 2 else None
    quick = f": {verdict(float(np.mean(seconds)) <= 2 * wanted)}" if wanted else ""
    print(f"a whole game: {np.mean(seconds):.1f} s of processor time, at most {max(seconds):.1f}{quick}")
    gaps = [gap for each in found for gap in each["longer"]]
    agreed = sum(gap > 0 for gap in gaps)
    good = verdict(nine_of_ten(agreed, len(gaps)))
    print(f"loss of 10 points or more: {LONGER} times the samples agree in {agreed} of {len(gaps)}: {good}")


def nine_of_ten(part: int, all: int) -> bool:
    return part >= 0.9 * all


# ── wall time on all cores: meaningful only on an idle machine, one game at a time (--processes 1) ──


def clock(game: Game, seed: int, each: int) -> Found:
    log, begin = played(game, DAIMYO, seed).log, time.monotonic()
    pictures = refine(log, "normal", seed)
    next(pictures)
    first = time.monotonic() - begin
    *_, last = pictures
    return {"first": first, "whole": time.monotonic() - begin, "decisions": len(last.rows)}


def report_clock(game: Game, asked: int, found: list[Found]) -> None:
    longest = max(found, key=lambda each: each["whole"])
    for what, wanted in (("first", FIRST), ("whole", SECONDS.get(game.id, float("inf")))):
        seconds = [each[what] for each in found]
        quick = verdict(max(seconds) <= wanted) if game.players == 2 else ""
        print(f"{what} picture: {np.mean(seconds):.1f} s by the clock on {cores()} cores, at most {max(seconds):.1f} s {quick}")
    print(f"({len(found)} games; the longest has {longest['decisions']} decisions)")


# ── is a planted mistake found? ──


def planted(game: Game, seed: int, each: int) -> Found:
    """A random decision is often no mistake, so we plant one that loses at least 10 points by LONGER times the samples, whether
    or not the analysis would find it."""
    whole = played(game, SHOGUN, seed)
    mistake = plant(measure_of(game), whole, random.Random(seed))
    if mistake is None:
        return {}
    state = game.start(seed, [*whole.decisions[: mistake.ply], mistake.played])
    play_on(state, SHOGUN, seed)
    return {"seen": any(row.ply == mistake.ply for row in analyse(state.log, "normal", seed).turning_points())}


def plant(measure: Measure, whole: State, dice: random.Random) -> Position | None:
    """Try random decisions in the first three quarters of the game; the first that is a mistake, or None."""
    positions = positions_of(whole)
    for number in range(TRIES):
        position = dice.choice(positions[: len(positions) * 3 // 4])
        other = dice.choice([id for id in position.legal if id != position.played])
        if true_loss(measure, position._replace(played=other), number) >= MISTAKE:
            return position._replace(played=other)
    return None


def true_loss(measure: Measure, position: Position, seed: int) -> float:
    """The loss measured with LONGER times the samples, against the best of all promising options; fresh samples check the best,
    so that it is not best by luck. Stops early if few samples already show that it is no mistake."""
    ids = at_once(measure.promising(position.record, position.legal, seed, 2 * NORMAL.options))
    ids = ids if position.played in ids else [*ids, position.played]
    choose, check = (Options(measure, position, 10**6 + 2 * seed + half, ids) for half in (0, 1))
    for sims, fewest in ((NORMAL.first, 4), (LONGER * NORMAL.first // 2, LONGER)):
        at_once(choose.deepen(ids, measure.samples(sims, fewest)))
        best = max(ids, key=choose.mean)
        gap, error = choose.gap(best, position.played)
        if gap + 3 * error < MISTAKE:
            return gap
    both = [best, position.played]
    at_once(check.deepen(both, measure.samples(LONGER * NORMAL.first, LONGER)))
    return check.gap(*both)[0] if best != position.played else 0.0


def report_planted(game: Game, asked: int, found: list[Found]) -> None:
    mistakes = [each["seen"] for each in found if each]
    good = verdict(nine_of_ten(sum(mistakes), len(mistakes)))
    print(f"mistakes of 10 points or more put into games of {SHOGUN}:")
    print(f"{sum(mistakes)} of {len(mistakes)} are among the three turning points: {good}")


PARTS = {
    "levels": Part(levels, report_levels),
    "luck": Part(luck, report_luck),
    "whole": Part(whole, report_whole),
    "clock": Part(clock, report_clock),
    "planted": Part(planted, report_planted),
}
EVIDENCE = [part for part in PARTS if part != "clock"]

if __name__ == "__main__":
    main()
