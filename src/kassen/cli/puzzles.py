"""`kassen puzzles`: finds puzzles in bots' games, and checks or rates those already found."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from kassen.analysis.mining import Miner, missed_by_levels
from kassen.analysis.puzzles import Puzzle, read, write
from kassen.cli.progress import shown
from kassen.core import Game, rules


class Mined(msgspec.Struct):
    """How many games from a seed on were searched, and how many positions each test let through. Kept beside the puzzle file, so
    that the next call continues from there."""

    games: int = 0
    passed: dict[str, int] = {}


def mine(game: Game, given: argparse.Namespace) -> None:
    """Search games for puzzles. Each one found is written to the file at once."""
    path = Path(given.out)
    notes = path.with_suffix(".mined.json")
    kept, mined = load(path), msgspec.json.decode(notes.read_bytes(), type=dict[str, Mined]) if notes.exists() else {}
    own = mined.setdefault(f"{game.players} players from seed {given.seed}", Mined())
    miner = Miner(game)
    miner.passed.update(own.passed)
    with shown(game.id, given.games) as tell_done:
        while own.games < given.games and len(kept) < given.most:
            if found := miner.mine(given.seed + own.games, kept):
                kept += found
                path.write_text(write(kept), "utf-8")
            own.games, own.passed = own.games + 1, dict(miner.passed)
            notes.write_bytes(msgspec.json.format(msgspec.json.encode(mined)))
            tell_done(own.games)
    print(f"{given.out}: {len(kept)} puzzles; {', '.join(f'{count} {what}' for what, count in own.passed.items())}")


def check(given: argparse.Namespace) -> None:
    """Judge all puzzles again; keep those that still are puzzles, with the new figures."""
    path = Path(given.out)
    kept, miners, stay = load(path), dict[int, Miner](), list[Puzzle]()
    with shown(given.game, len(kept), "puzzles") as tell_done:
        for number, puzzle in enumerate(kept, 1):
            players = puzzle.position["players"]
            miners.setdefault(players, Miner(Game(rules(given.game), players, puzzle.position["options"])))
            if again := miners[players].check(puzzle, stay):
                stay.append(again)
            tell_done(number)
    path.write_text(write(stay), "utf-8")
    print(f"{given.out}: {len(stay)} of {len(kept)} are puzzles")


def rate(given: argparse.Namespace) -> None:
    """Let the bots' levels of today try all puzzles again; everything else about the puzzles stays."""
    path = Path(given.out)
    kept = load(path)
    with shown(given.game, len(kept), "puzzles") as tell_done:
        for number, puzzle in enumerate(kept):
            missed = missed_by_levels(puzzle.begin(rules(given.game)), puzzle.best)
            kept[number] = msgspec.structs.replace(puzzle, missed=missed)
            tell_done(number + 1)
    path.write_text(write(kept), "utf-8")
    print(f"{given.out}: {len(kept)} puzzles")


def load(path: Path) -> list[Puzzle]:
    return read(path.read_bytes()) if path.exists() else []
