"""What is to be played: who sits where, in which game, with which chance. A plan fixes it all before the first card is dealt.

A *side* is a seat, or a team where allies win together; one bot plays a whole side. Every line-up is rotated over the sides, and
all rotations are played on the same deal, so every bot gets the luck of the deal in turn. The games on one deal are a *block*.
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

LIBRARIES = ("numba", "numpy")  # another version of either may compute slightly different numbers


class Setting(msgspec.Struct, frozen=True):
    """A game with players and options as plain data, and a digest of the program that plays it."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    source: str

    def bind(self) -> Game:
        """The game itself, on this machine; ValueError if the program here is another version."""
        found = rules(self.game)
        if self.source != own_source(found.package):
            raise ValueError("this worker has another version of Kassen; install the same version on every machine")
        return Game(found, self.players, self.options)


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played. It depends on nothing else, so it is the same game wherever and whenever it is played."""

    number: int
    seed: int  # of the game's own chance
    bots: tuple[str, ...]  # one per seat
    bot_seeds: tuple[int, ...]
    analysed: bool = False  # looked back on when it is over


class Plan(msgspec.Struct, frozen=True):
    """A whole arena: `games` fixtures, numbered, block by block."""

    setting: Setting
    bots: tuple[str, ...]
    seed: int
    games: int
    analysed: int = 0  # how many of them, from the first, are looked back on
    sources: dict[str, str] = {}  # bot from outside → a digest of its code

    def fixtures(self, without: frozenset[int] = frozenset()) -> Iterator[Fixture]:
        """The games to be played, except those in `without`."""
        tables = seatings(self.bots, sides_of(self.setting.bind()))
        for number in range(self.games):
            if number not in without:
                one = fixture(self.seed, number, number // len(tables), tables[number % len(tables)])
                yield msgspec.structs.replace(one, analysed=number < self.analysed)


@cache
def own_source(package: str) -> str:
    """A digest of the program that plays the game of this package: Kassen, the game, and the versions of their numeric libraries.

    It is computed once per process, so that editing files while games are played does not change it.
    """
    libraries = [f"{library}={version(library)}" for library in LIBRARIES]
    words = ":".join([source_hash("kassen", package), *libraries])
    return hashlib.sha256(words.encode()).hexdigest()[:16]


def setting_of(game: Game) -> Setting:
    return Setting(game.id, game.players, game.options, own_source(game.rules.package))


def make_plan(game: Game, bots: Sequence[str], seed: int, games: int, analysed: int = 0) -> Plan:
    """A plan of at least this many games, rounded up to whole blocks so that every bot sits everywhere equally often."""
    names = tuple(check_any(name, game.rules) for name in bots)
    block = len(seatings(names, sides_of(game)))
    sources = {name: source for name in names if (source := source_of(name))}
    whole, looked_at = (-(-number // block) * block for number in (games, analysed))
    return Plan(setting_of(game), names, seed, whole, looked_at, sources)


def fixture(seed: int, number: int, block: int, bots: Sequence[str]) -> Fixture:
    """One game: the deal depends on the block, the seeds of the bots on the game."""
    bot_seeds = tuple(derive(seed, "bot", number, seat) for seat in range(len(bots)))
    return Fixture(number, derive(seed, "deal", block), tuple(bots), bot_seeds)


def derive(*words: int | str) -> int:
    """63 bits from a hash of these words, so that arenas with seeds 1 and 2 have no deal in common."""
    digest = hashlib.sha256(":".join(map(str, words)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


# ── who sits where ──


def sides_of(game: Game) -> tuple[int, ...]:
    """The side of each seat."""
    return game.rules.teams(game.players) if game.rules.teams else tuple(range(game.players))


def seatings(bots: Sequence[str], sides: Sequence[int]) -> list[tuple[str, ...]]:
    """The games of one block: every line-up in every rotation, each as the bots by seat."""
    line_ups = line_ups_of(tuple(bots), len(set(sides)))
    rotated = dict.fromkeys(turned for line_up in line_ups for turned in rotations(line_up))
    return [tuple(line_up[side] for side in sides) for line_up in rotated]


def line_ups_of(bots: tuple[str, ...], sides: int) -> list[tuple[str, ...]]:
    """Which bots play together. As many bots as sides or more: every combination. Fewer: the bots are repeated in their order
    until all sides are filled, starting with each of them once."""
    if len(bots) >= sides:
        return list(combinations(bots, sides))
    return [tuple(islice(cycle(turned), sides)) for turned in rotations(bots)]


def rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different ways to turn a line-up: `a,b,a,b` has two."""
    return list(dict.fromkeys(line_up[k:] + line_up[:k] for k in range(len(line_up))))
