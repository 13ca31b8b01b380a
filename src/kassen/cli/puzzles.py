"""`kassen puzzles`: finding puzzles in games of bots, and looking again at those there are."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from kassen.analysis.mining import Miner, missed_by_levels
from kassen.analysis.puzzles import Puzzle, read, write
from kassen.cli.progress import shown
from kassen.core import Game, rules


class Mined(msgspec.Struct):
    """How many games from a seed on were looked at, and what each look left. It stands beside the file: the next call goes on."""

    games: int = 0
    passed: dict[str, int] = {}


def mine(game: Game, given: argparse.Namespace) -> None:
    """Whatever is found stands in the file at once."""
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
    """What is a puzzle to the judges of today stays, with the figures of today."""
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
    """The levels of today are asked again; everything else stays as it was found."""
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
