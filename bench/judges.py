"""python -m bench.judges GAME [--judges SIMS:CUT,...] [--players N] [--games G] [--notes FILE]: which judge is
best in the same time?

Every judge is asked about some decisions in games between daimyos, by what the deciding seat knows. First: does the chance it
gives that seat come true (Brier score, of the chance itself and of the chance mapped by other games)? Second: where a shogun
would decide differently, which of the two decisions does the judge prefer, and how surely? Matches show that shoguns play
better overall, not that each single decision is better, so only the mean over many means anything.

A sample costs each judge a different time. So we subtract each judge's noise, and add back the noise it would have with the same
processor time per decision. For the game's own judge, a table shows tenth by tenth how often its chances came true.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.analysis import DAIMYO, SHOGUN, played, positions_of, shares
from bench.calibration import brier, judged, reliability
from kassen.analysis.compiled import compiled_measure
from kassen.analysis.decision import Options, Position
from kassen.analysis.judge import Measure, at_once
from kassen.bots import Knowledge, make_bot
from kassen.core import Game, rules
from kassen.core.advice import Judge

Array = np.ndarray[Any, Any]

ASKED = 16  # decisions per game
SAMPLES = 6  # samples each judge takes of each chance

Found = dict[str, Any]  # findings in one game, as JSON


def read_judge(text: str, own: Judge) -> Judge:
    """`100:24`: searches of 100 simulations, cut off 24 decisions of each seat beyond the tree; `100:end`: searches that play on
    to the end; `0:end`: quick games without a search."""
    sims, _, cut = text.partition(":")
    return replace(own, sims=int(sims), cut=None if cut == "end" else int(cut), enough=1.0, maps={})


def name_of(judge: Judge) -> str:
    return f"{judge.sims}:{'end' if judge.cut is None else judge.cut}"


def ask(measures: dict[str, Measure], game: Game, seed: int) -> Found:
    """Ask all judges about some decisions of one game."""
    state = played(game, DAIMYO, seed)
    won = shares(state)
    some = random.Random(seed).sample(positions_of(state), min(ASKED, len(positions_of(state))))
    found: Found = {"seed": seed, "won": [won[each.seat] for each in some]}
    strong = [shogun(game, each, seed) for each in some]
    for name, measure in measures.items():
        begin = time.process_time()
        said = [
            [round(one[each.seat], 6) for one in at_once(measure.sample(each.record, each.seat, seed, 0, SAMPLES))]
            for each in some
        ]
        seconds = (time.process_time() - begin) / (SAMPLES * len(some))
        differ = [(each, id) for each, id in zip(some, strong, strict=True) if id != each.played]
        gaps = [gap(measure, each, id, seed) for each, id in differ]
        found[name] = {"said": said, "gaps": gaps, "seconds": seconds}
    return found


def shogun(game: Game, position: Position, seed: int) -> int:
    bot = make_bot(SHOGUN, 1000 * seed + position.ply)
    return bot.choose(Knowledge(game.unpack(position.record.pack())))


def gap(measure: Measure, position: Position, strong: int, seed: int) -> list[float]:
    """How much better the shogun's decision is than the daimyo's, by each sample."""
    options = Options(measure, position, seed, [strong, position.played])
    at_once(options.deepen([strong, position.played], SAMPLES))
    one, other = (options.chances[id] for id in (strong, position.played))
    return [round(here - there, 6) for here, there in zip(one, other, strict=True)]


def games(game: Game, judges: list[Judge], seed: int, count: int, notes: Path | None) -> Iterator[Found]:
    """The findings in each game. Games in the notes are not asked again."""
    names = {name_of(judge) for judge in judges}
    lines = notes.read_text("utf-8").splitlines() if notes and notes.exists() else []
    known = {each["seed"]: each for each in map(json.loads, lines) if names <= each.keys()}
    measures = {name_of(judge): compiled_measure(game, judge=judge) for judge in judges}
    for number in range(seed, seed + count):
        if number not in known:
            known[number] = ask(measures, game, number)
            if notes:
                with notes.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(known[number]) + "\n")
        yield known[number]


class Score(NamedTuple):
    """How good a judge is; its noise is recomputed for a given number of seconds per decision."""

    seconds: float  # per sample
    wrong: Array  # squared error of each decision's chance
    mapped: float  # Brier score by a map of other games
    gap: float  # how much better the shogun's decisions are
    error: float  # standard error of `gap`, over decisions


def score(name: str, found: list[Found], budget: float) -> Score:
    won, number, said = asked(name, found)
    seconds = float(np.mean([each[name]["seconds"] for each in found]))
    noise = said.var(axis=1, ddof=1) * (seconds / budget - 1 / SAMPLES)
    chance = said.mean(axis=1)
    gaps = np.array([samples for each in found for samples in each[name]["gaps"]])
    # A sample of a gap compares two options, so it costs twice as much.
    apart = gaps.var(axis=1, ddof=1).mean() * (2 * seconds / budget - 1 / SAMPLES) + gaps.mean(axis=1).var(ddof=1)
    return Score(
        seconds,
        (chance - won) ** 2 + noise,
        brier(judged(chance, won, number), won) + float(noise.mean()),
        float(gaps.mean()),
        float((apart / len(gaps)) ** 0.5),
    )


def asked(name: str, found: list[Found]) -> tuple[Array, Array, Array]:
    """For every decision: what its seat won, the number of its game, and all the judge's samples."""
    number = np.concatenate([[k] * len(each["won"]) for k, each in enumerate(found)])
    won = np.concatenate([each["won"] for each in found])
    return won, number, np.array([samples for each in found for samples in each[name]["said"]])


def over_games(values: Array, number: Array) -> tuple[float, float]:
    """The mean and its standard error over games, since decisions of one game share its result."""
    sums = np.array([(values - values.mean())[number == game].sum() for game in np.unique(number)])
    return float(values.mean()), float((sums**2).sum() ** 0.5 / len(values))


def report(game: Game, judges: list[Judge], found: list[Found], budget: float) -> Table:
    names = [name_of(judge) for judge in judges]
    scores, number = {name: score(name, found, budget) for name in names}, asked(names[0], found)[1]
    differ = sum(len(each[names[0]]["gaps"]) for each in found)
    title = f"{game.id}, {game.players} players: {len(found)} games, {len(number)} decisions; shoguns decide {differ} differently"
    table = Table(
        "judge", "ms per sample", "Brier", "better than the first by", "mapped", "shogun better by", "/ error", title=title
    )
    for name, one in scores.items():
        below, error = over_games(scores[names[0]].wrong - one.wrong, number)
        better = f"{100 * one.gap:+.2f} ± {100 * one.error:.2f}"
        row = [f"{1000 * one.seconds:.2f}", f"{one.wrong.mean():.4f}", f"{below:+.4f} ± {error:.4f}", f"{one.mapped:.4f}"]
        table.add_row(name, *row, better, f"{one.gap / one.error:.1f}")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.judges", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--judges", help="comma-separated SIMS:CUT; the game's own judge is always included")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ms", type=float, default=10.0, help="processor time per decision (default: 10)")
    parser.add_argument("--notes", type=Path)
    given = parser.parse_args()
    game = Game(rules(given.game), given.players)
    own = game.rules.advice.judge
    judges = [replace(own, maps={}), *(read_judge(text, own) for text in (given.judges or "").split(",") if text)]
    judges = list({name_of(judge): judge for judge in judges}.values())
    found = []
    for each in games(game, judges, given.seed, given.games, given.notes):
        found.append(each)
        print(f"\r{game.id}: game {len(found)} of {given.games} ", end="", file=sys.stderr, flush=True)
    print("", file=sys.stderr)
    console = Console(width=120)
    console.print(report(game, judges, found, given.ms / 1000))
    won, number, said = asked(name_of(judges[0]), found)
    console.print(reliability(said.mean(axis=1), won, number, f"{name_of(judges[0])}: as the judge says"))


if __name__ == "__main__":
    main()
