"""python -m bench.judges GAME [--judges SIMS:CUT,...] [--players N] [--games G] [--notes FILE]: which judge sees most in the same
time?

Some decisions of games of daimyos are put to every judge, by what the deciding seat knows. Two questions are asked of it. Does
what it says of that seat's chance come true (Brier score; as it says, and by a map of other games)? And where a shogun would have
decided otherwise, which of the two decisions does it hold for better, and how surely? That a shogun plays better is known from
matches; that one decision of theirs is better is not, so only the mean of many says something.

Judges differ in what a sample costs. So noise is taken off, and put back as if each had the same processor time for a decision.
Of the game's own judge it is told, too, how often came true what it said, tenth by tenth.
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

ASKED = 16  # decisions of a game
SAMPLES = 6  # of each chance, by each judge

Found = dict[str, Any]  # of one game, as JSON has it


def read_judge(text: str, own: Judge) -> Judge:
    """`100:24` is searches of 100, cut 24 decisions of each seat behind the tree; `100:end` play on; `0:end` are quick games."""
    sims, _, cut = text.partition(":")
    return replace(own, sims=int(sims), cut=None if cut == "end" else int(cut), enough=1.0, maps={})


def name_of(judge: Judge) -> str:
    return f"{judge.sims}:{'end' if judge.cut is None else judge.cut}"


def ask(measures: dict[str, Measure], game: Game, seed: int) -> Found:
    """Some decisions of one game."""
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
    """By how much each sample holds the shogun's decision for better than the daimyo's."""
    options = Options(measure, position, seed, [strong, position.played])
    at_once(options.deepen([strong, position.played], SAMPLES))
    one, other = (options.chances[id] for id in (strong, position.played))
    return [round(here - there, 6) for here, there in zip(one, other, strict=True)]


def games(game: Game, judges: list[Judge], seed: int, count: int, notes: Path | None) -> Iterator[Found]:
    """What the notes have of these judges is not asked again."""
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
    """Of one judge; what is noise is taken off, and put back as it is with so many seconds for a decision."""

    seconds: float  # of a sample
    wrong: Array  # the square of how far off it is, at every decision
    mapped: float  # Brier score by a map of other games
    gap: float  # by how much shoguns decide better
    error: float  # the standard error of that, over decisions


def score(name: str, found: list[Found], budget: float) -> Score:
    won, number, said = asked(name, found)
    seconds = float(np.mean([each[name]["seconds"] for each in found]))
    noise = said.var(axis=1, ddof=1) * (seconds / budget - 1 / SAMPLES)
    chance = said.mean(axis=1)
    gaps = np.array([samples for each in found for samples in each[name]["gaps"]])
    # Two options are held against each other, so a sample of a gap costs twice as much.
    apart = gaps.var(axis=1, ddof=1).mean() * (2 * seconds / budget - 1 / SAMPLES) + gaps.mean(axis=1).var(ddof=1)
    return Score(
        seconds,
        (chance - won) ** 2 + noise,
        brier(judged(chance, won, number), won) + float(noise.mean()),
        float(gaps.mean()),
        float((apart / len(gaps)) ** 0.5),
    )


def asked(name: str, found: list[Found]) -> tuple[Array, Array, Array]:
    """Of every decision what its seat won, the number of its game, and what the judge said, sample by sample."""
    number = np.concatenate([[k] * len(each["won"]) for k, each in enumerate(found)])
    won = np.concatenate([each["won"] for each in found])
    return won, number, np.array([samples for each in found for samples in each[name]["said"]])


def over_games(values: Array, number: Array) -> tuple[float, float]:
    """The mean, and its standard error: decisions of one game have one end, so that of games."""
    sums = np.array([(values - values.mean())[number == game].sum() for game in np.unique(number)])
    return float(values.mean()), float((sums**2).sum() ** 0.5 / len(values))


def report(game: Game, judges: list[Judge], found: list[Found], budget: float) -> Table:
    names = [name_of(judge) for judge in judges]
    scores, number = {name: score(name, found, budget) for name in names}, asked(names[0], found)[1]
    differ = sum(len(each[names[0]]["gaps"]) for each in found)
    title = f"{game.id}, {game.players} players: {len(found)} games, {len(number)} decisions; a shogun makes {differ} otherwise"
    table = Table("judge", "ms a sample", "Brier", "below the first", "mapped", "shoguns better by", "/ error", title=title)
    for name, one in scores.items():
        below, error = over_games(scores[names[0]].wrong - one.wrong, number)
        better = f"{100 * one.gap:+.2f} ± {100 * one.error:.2f}"
        row = [f"{1000 * one.seconds:.2f}", f"{one.wrong.mean():.4f}", f"{below:+.4f} ± {error:.4f}", f"{one.mapped:.4f}"]
        table.add_row(name, *row, better, f"{one.gap / one.error:.1f}")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.judges", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--judges", help="SIMS:CUT, between commas; the game's own is always among them")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ms", type=float, default=10.0, help="of processor time for a decision (default: 10)")
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
