"""`kassen rate`: the strength of a game's bots, and where a bot from outside stands among them."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from functools import partial

from rich.console import Console
from rich.table import Table

from kassen.arena.crew import play_on_cores
from kassen.arena.scale import rate_stranger, scale
from kassen.arena.statistics import Estimate
from kassen.cli.progress import shown
from kassen.core import Game
from kassen.core.batch import cores


def rate(game: Game, given: argparse.Namespace) -> int:
    found = measure(game, given) if given.bot else None
    known = {name: asdict(strength) for name, strength in scale(game.id).items()}
    if found is not None:
        mine = {"rating": round(found.value), "low": round(found.low), "high": round(found.high), "games": found.games}
        known = dict(sorted({**known, given.bot: mine}.items(), key=lambda item: -item[1]["rating"]))
    if given.json:
        print(json.dumps({"game": game.id, "players": game.players, "ratings": known}))
        return 0
    table = Table("bot", "rating", "95 %")
    for name, row in known.items():
        table.add_row(name, str(row["rating"]), f"{row['low']}-{row['high']}", style="bold" if name == given.bot else None)
    Console().print(table)
    if found is not None:
        print(f"{given.bot}: {found.games:,} games with {game.players} players")
    return 0


def measure(game: Game, given: argparse.Namespace) -> Estimate:
    """Play until the interval is as narrow as wanted, or all games have been played."""
    players = partial(play_on_cores, processes=given.cores or cores())
    with shown(f"{game.id}: {given.bot}", given.games) as tell:
        for found in rate_stranger(game, given.bot, given.seed, players):
            tell(min(found.games, given.games))
            if found.games >= given.games or found.high - found.low <= 2 * given.within:
                break
    return found
