"""`kassen puzzles`: finding puzzles in games of bots, and looking again at those there are."""

from __future__ import annotations

import argparse
from pathlib import Path

from kassen.analysis.mining import Miner
from kassen.analysis.puzzles import Puzzle, read, write
from kassen.cli.progress import shown
from kassen.core import Game, rules


def mine(game: Game, given: argparse.Namespace) -> None:
    """Whatever is found stands in the file at once."""
    path = Path(given.out)
    kept = load(path)
    with shown(game.id, given.games) as tell_done:
        for number, found in enumerate(Miner(game).mine(given.games, given.seed, kept), 1):
            if found:
                kept += found
                path.write_text(write(kept), "utf-8")
            tell_done(number)
            if len(kept) >= given.most:
                break
    print(f"{given.out}: {len(kept)} puzzles, after {number} games")


def check(given: argparse.Namespace) -> None:
    """What is a puzzle to the judges of today stays, with the figures of today."""
    path = Path(given.out)
    kept, miners, stay = load(path), dict[int, Miner](), list[Puzzle]()
    for puzzle in kept:
        players = puzzle.position["players"]
        miners.setdefault(players, Miner(Game(rules(given.game), players, puzzle.position["options"])))
        if again := miners[players].check(puzzle):
            stay.append(again)
    path.write_text(write(stay), "utf-8")
    print(f"{given.out}: {len(stay)} of {len(kept)} are puzzles")


def load(path: Path) -> list[Puzzle]:
    return read(path.read_bytes()) if path.exists() else []
