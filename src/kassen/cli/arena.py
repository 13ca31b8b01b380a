"""`kassen arena` and `kassen report`: bots against each other, and what that says about them and about the game."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from kassen.arena.cluster import play_on_ray
from kassen.arena.crew import play_on_cores
from kassen.arena.match import Players
from kassen.arena.plan import make_plan
from kassen.cli.progress import shown
from kassen.core import Game
from kassen.core.batch import cores


def arena(game: Game, given: argparse.Namespace) -> int:
    plan = make_plan(game, [name.strip() for name in given.bots.split(",")], given.seed, given.games, given.analyse)
    if plan.games != given.games:
        note(f"{plan.games:,} games instead of {given.games:,}, so that every bot sits in every seat equally often")
    players = players_of(given)
    from kassen.arena.summary import summarize  # slow to import; not needed to reject a wrong call
    from kassen.arena.tournament import hold

    watch = Watch()
    try:
        with shown(game.id, plan.games) as watch.tell:
            results = hold(plan, Path(given.out) if given.out else None, players, watch)
    except KeyboardInterrupt:
        note(f"\nkassen: stopped after {watch.done:,} of {plan.games:,} games; the same command continues from there")
        return 130
    summary = summarize(results)
    if given.json:
        print(json.dumps(summary))
    else:
        print_summary(summary)
    return 0


def report(file: str, html: str) -> None:
    from kassen.arena.report import page
    from kassen.arena.results import read

    text = page(read(Path(file)))
    try:
        Path(html).write_text(text, "utf-8")
    except OSError as error:
        raise ValueError(f"cannot write {html}: {error.strerror}") from None
    print(f"{html}: {len(text.encode()) // 1000:,} kB, open it in a browser")


def note(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def players_of(given: argparse.Namespace) -> Players:
    """What plays the games: this machine's cores, or a Ray cluster."""
    if given.on:
        return partial(play_on_ray, address=address_of(given.on))
    return partial(play_on_cores, processes=given.cores or cores())


def address_of(where: str) -> str:
    """Ray's address for `--on`: `ray` is this machine's cluster, `ray://HOST:PORT` any other."""
    if where == "ray":
        return "auto"
    if where.startswith("ray://") and len(where) > len("ray://"):
        return where
    raise ValueError(f"--on takes ray or ray://HOST:PORT, not {where[:60]!r}")


class Watch:
    """Reports every game to the progress bar and keeps the count, for the message if the user interrupts."""

    tell: Callable[[int], None]
    done = 0
    began = False

    def __call__(self, done: int, games: int) -> None:
        if not self.began and done:
            note(f"{done:,} of {games:,} games are already played")
        self.began, self.done = True, done
        self.tell(done)


# ── the table ──


def print_summary(summary: dict[str, Any]) -> None:
    console = Console()
    console.print(
        f"{summary['game']}, {summary['players']} players: {summary['games']:,} games on {summary['deals']:,} deals, "
        f"{summary['decisions']:,} decisions in {summary['seconds']:,.1f} s"
    )
    table = Table("bot", "win share (95 %)", "rating (95 %)", "mean score", "ms/decision")
    order = sorted(summary["rating"], key=lambda name: -summary["rating"][name])
    for bot in order:
        low, high = summary["rating_interval"][bot]
        table.add_row(
            bot,
            percents(summary["win_share"][bot], summary["interval"][bot]),
            f"{summary['rating'][bot]:.0f} ({low:.0f}-{high:.0f})",
            f"{summary['mean_score'][bot]:.2f}",
            f"{summary['ms_per_decision'][bot]:.2f}",
        )
    console.print(table)
    for first, second in combinations(order, 2):
        if seen := summary["ahead"][first].get(second):
            where = percents(seen["share"], seen["interval"])
            console.print(f"{first} ends ahead of {second} in {where} of {seen['games']:,} games")
    print_looked_back(console, summary["looked_back"], order)
    if summary["nobody_wins"]:
        console.print(f"nobody wins: {100 * summary['nobody_wins']:.1f} %")


def print_looked_back(console: Console, found: dict[str, Any], order: list[str]) -> None:
    if not found:
        return
    table = Table(
        "bot", "points lost per decision (95 %)", "win share (95 %)", "without luck (95 %)", "games", title="looked back on"
    )
    for bot in order:
        one = found[bot]
        loss, (low, high) = one["loss"]["mean"], one["loss"]["interval"]
        plain, adjusted = (percents(one[name]["mean"], one[name]["interval"]) for name in ("plain", "adjusted"))
        table.add_row(bot, f"{100 * loss:.2f} ({100 * low:.2f}-{100 * high:.2f})", plain, adjusted, str(one["games"]))
    console.print(table)


def percents(share: float, interval: list[float]) -> str:
    low, high = (100 * end for end in interval)
    return f"{100 * share:.1f} % ({low:.1f}-{high:.1f})"
