"""`kassen simulate`: many games with the same players, and their statistics."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from kassen.arena.crew import play_on_cores
from kassen.arena.outside import check_any
from kassen.arena.plan import Fixture, derive, setting_of
from kassen.cli.progress import shown
from kassen.core import Game
from kassen.core.batch import Tally, cores, random_games


def simulate(game: Game, games: int, bots: str, seed: int, threads: int | None, as_json: bool) -> None:
    names = bot_names(bots, game)
    used = threads or cores()
    if set(names) == {"random"}:
        list(random_games(game, 1, seed))  # compile first, so that the time taken is the games'
        tallies = random_games(game, games, seed, used)
    else:
        tallies = bot_games(game, games, names, seed, used)
    begin = time.perf_counter()
    collected, done = [], 0
    with shown(game.id, games) as tell:
        for tally in tallies:
            collected.append(tally)
            done += len(tally.lengths)
            tell(done)
    seconds = time.perf_counter() - begin
    summary = summarize(game, names, seed, used, collected, seconds)
    if as_json:
        print(json.dumps(summary))
    else:
        print_summary(summary)


def bot_names(bots: str, game: Game) -> list[str]:
    players = game.players
    names = [check_any(name.strip(), game.rules) for name in bots.split(",")]
    if len(names) not in (1, players):
        raise ValueError(f"--bots takes one name, or {players} for {players} players, not {len(names)}")
    return names * players if len(names) == 1 else names


def bot_games(game: Game, games: int, names: list[str], seed: int, processes: int) -> Iterator[Tally]:
    """Games between any bots in fixed seats, one process per core. Game g uses seed+g."""
    fixtures = (seated(number, (seed + number) % 2**64, names) for number in range(games))
    for played in play_on_cores(setting_of(game), fixtures, processes):
        yield Tally(np.array([played.scores + played.ranks], float), np.array([sum(played.decisions)]))


def seated(number: int, seed: int, names: list[str]) -> Fixture:
    return Fixture(number, seed, tuple(names), tuple(derive(seed, "bot", seat) for seat in range(len(names))))


def summarize(game: Game, names: list[str], seed: int, cores: int, tallies: list[Tally], seconds: float) -> dict[str, Any]:
    results = np.concatenate([tally.results for tally in tallies])
    decisions = int(sum(tally.lengths.sum() for tally in tallies))
    scores, ranks = results[:, : game.players], results[:, game.players :]
    won = ranks == 1
    shares = won / np.maximum(won.sum(axis=1, keepdims=True), 1)  # winners share a win
    return {
        "game": game.id,
        "players": game.players,
        "options": game.options,
        "bots": names,
        "seed": seed,
        "games": len(results),
        "decisions": decisions,
        "seconds": round(seconds, 6),
        "cores": cores,
        "decisions_per_second": round(decisions / seconds),
        "games_per_second": round(len(results) / seconds),
        "mean_scores": [round(float(mean), 4) for mean in scores.mean(axis=0)],
        "win_shares": [round(float(share), 5) for share in shares.mean(axis=0)],
        "nobody_wins": round(float((~won.any(axis=1)).mean()), 5),
    }


def print_summary(summary: dict[str, Any]) -> None:
    console = Console()
    console.print(
        f"{summary['game']}, {summary['players']} players: {summary['games']:,} games, {summary['decisions']:,} decisions "
        f"in {summary['seconds']:.2f} s on {summary['cores']} cores = {summary['decisions_per_second']:,} decisions/s"
    )
    table = Table("seat", "bot", "mean score", "wins")
    for seat, bot in enumerate(summary["bots"]):
        table.add_row(str(seat), bot, f"{summary['mean_scores'][seat]:.2f}", f"{100 * summary['win_shares'][seat]:.2f} %")
    console.print(table)
    if summary["nobody_wins"]:
        console.print(f"nobody wins: {100 * summary['nobody_wins']:.2f} %")
