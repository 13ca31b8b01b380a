"""What is to be played: who sits where, in which game, with which chance. A plan says it all before the first card is dealt.

A *side* is a seat, or a team where allies win together; one bot plays a whole side. Every line-up is rotated over the sides, and
all of them are played on the same deal: what a deal gives one bot it gives the others too. The games on one deal are a *block*.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.metadata import version
from itertools import combinations, cycle, islice

import msgspec

from kassen.arena.outside import check_any, source_of
from kassen.core import Game, rules
from kassen.core.cache import source_hash

LIBRARIES = ("numba", "numpy")  # another version of either may reckon otherwise


class Setting(msgspec.Struct, frozen=True):
    """A game with players and options as plain data, and the program it is played with."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    source: str

    def bind(self) -> Game:
        """The game itself, on whichever machine this is read."""
        found = rules(self.game)
        if self.source != own_source(found.package):
            raise ValueError("a worker runs another version of Kassen; install the same one on every machine")
        return Game(found, self.players, self.options)


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played. It depends on nothing else: wherever and whenever it is played, it is the same game."""

    number: int
    seed: int  # of the game's own chance
    bots: tuple[str, ...]  # one a seat
    bot_seeds: tuple[int, ...]
    analysed: bool = False  # looked back on when it is over


class Plan(msgspec.Struct, frozen=True):
    """A whole arena: `games` fixtures, numbered, block by block."""

    setting: Setting
    bots: tuple[str, ...]
    seed: int
    games: int
    analysed: int = 0  # of them, the first so many
    sources: dict[str, str] = {}  # of bots from outside: a digest of their code

    def fixtures(self, without: frozenset[int] = frozenset()) -> Iterator[Fixture]:
        """The games to be played, those already played left out."""
        tables = seatings(self.bots, sides_of(self.setting.bind()))
        for number in range(self.games):
            if number not in without:
                one = fixture(self.seed, number, number // len(tables), tables[number % len(tables)])
                yield msgspec.structs.replace(one, analysed=number < self.analysed)


@cache
def own_source(package: str) -> str:
    """The program that plays the game of this package: Kassen, the game and the libraries that reckon for them.

    It is what the files were when this process first asked, whoever edits them while it plays.
    """
    libraries = [f"{library}={version(library)}" for library in LIBRARIES]
    words = ":".join([source_hash("kassen", package), *libraries])
    return hashlib.sha256(words.encode()).hexdigest()[:16]


def setting_of(game: Game) -> Setting:
    return Setting(game.id, game.players, game.options, own_source(game.rules.package))


def make_plan(game: Game, bots: Sequence[str], seed: int, games: int, analysed: int = 0) -> Plan:
    """A plan of at least so many games: whole blocks, so that every bot sits everywhere equally often."""
    names = tuple(check_any(name, game.rules) for name in bots)
    block = len(seatings(names, sides_of(game)))
    sources = {name: source for name in names if (source := source_of(name))}
    whole, looked_at = (-(-number // block) * block for number in (games, analysed))
    return Plan(setting_of(game), names, seed, whole, looked_at, sources)


def fixture(seed: int, number: int, block: int, bots: Sequence[str]) -> Fixture:
    """The deal belongs to the block, the bots' own chance to the game."""
    bot_seeds = tuple(derive(seed, "bot", number, seat) for seat in range(len(bots)))
    return Fixture(number, derive(seed, "deal", block), tuple(bots), bot_seeds)


def derive(*words: int | str) -> int:
    """63 bits that belong to these words alone, so that arenas with seeds 1 and 2 share no deal."""
    digest = hashlib.sha256(":".join(map(str, words)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


# ── who sits where ──


def sides_of(game: Game) -> tuple[int, ...]:
    """The side of each seat."""
    return game.rules.teams(game.players) if game.rules.teams else tuple(range(game.players))


def seatings(bots: Sequence[str], sides: Sequence[int]) -> list[tuple[str, ...]]:
    """The games of one block: every line-up in every rotation, as the bot of each seat."""
    line_ups = line_ups_of(tuple(bots), len(set(sides)))
    rotated = dict.fromkeys(turned for line_up in line_ups for turned in rotations(line_up))
    return [tuple(line_up[side] for side in sides) for line_up in rotated]


def line_ups_of(bots: tuple[str, ...], sides: int) -> list[tuple[str, ...]]:
    """More bots than sides: every choice of them meets. Fewer: they sit down again in the same order, each of them first once."""
    if len(bots) >= sides:
        return list(combinations(bots, sides))
    return [tuple(islice(cycle(turned), sides)) for turned in rotations(bots)]


def rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different ways to turn a line-up: `a,b,a,b` has two."""
    return list(dict.fromkeys(line_up[k:] + line_up[:k] for k in range(len(line_up))))
