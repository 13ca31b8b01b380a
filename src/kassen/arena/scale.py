"""One rating scale for all bots of a game: who is rated, the tournament that rates them, and where a stranger stands among them.

The tournament has games with several numbers of players and one fit over all of them (ratings.py). Games that one bot is certain
to win teach nothing, so a line-up is drawn from neighbors in `FIELD`; it is played in every rotation on the same deal. All bots
are limited by simulations, so a seed gives the same ratings on any machine.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from kassen.arena.match import Played, Players
from kassen.arena.outside import check_any
from kassen.arena.plan import Fixture, derive, fixture, seatings, setting_of, sides_of
from kassen.arena.ratings import compared, place, rate
from kassen.arena.statistics import Estimate
from kassen.bots import LEVELS, PEOPLE, Strength, strengths
from kassen.core import Game

Array = np.ndarray[Any, Any]

BOUND = 1000  # simulations for bots that are otherwise limited by time only
NEAR = 3  # the leader's opponents are drawn from this many more neighbors than are needed
DEALS = 4  # deals that a stranger plays before their rating is updated
AGAIN = 20.0  # points: a bot counts as this much farther away for every deal a stranger met it on, so that they meet many

Points = tuple[Array, Array]  # [game, bot, other] who was ahead of whom, and the block of each game


def of_level(level: str) -> tuple[str, ...]:
    return level, *(name for name, person in PEOPLE.items() if person.level == level)


# Roughly from weak to strong.
FIELD = ("random", *of_level("ashigaru"), *of_level("samurai"), "greedy", *of_level("daimyo"), *of_level("shogun"))


def held(name: str) -> str:
    """The name of a rated bot with the limit it plays under here."""
    level = LEVELS.get(PEOPLE[name].level if name in PEOPLE else name)
    return f"{name}:sims={level.sims or BOUND}" if level else name


# ── the tournament ──


def line_up(sides: int, deal: int, seed: int) -> tuple[str, ...]:
    """The bots of a deal: everybody leads a line-up in turn, and the others are drawn from the leader's nearest neighbors."""
    lead = deal % len(FIELD)
    nearest = sorted(range(len(FIELD)), key=lambda other: (abs(other - lead), other))[1 : sides + NEAR]
    others = random.Random(derive(seed, "line-up", sides, deal)).sample(nearest, sides - 1)
    return FIELD[lead], *(FIELD[other] for other in others)


def fixtures(game: Game, deals: int, seed: int) -> list[Fixture]:
    sides, found = sides_of(game), list[Fixture]()
    for deal in range(deals):
        bots = [held(name) for name in line_up(len(set(sides)), deal, seed)]
        found += [fixture(seed, len(found) + k, deal, seats) for k, seats in enumerate(seatings(bots, sides))]
    return found


def points_of(game: Game, played: Sequence[Played], names: Sequence[str]) -> Points:
    bots = np.array([[names.index(name) for name in each.bots] for each in played])
    ranks = np.array([each.ranks for each in played])
    blocks = np.unique([each.seed for each in played], return_inverse=True)[1]
    return compared(bots, ranks, sides_of(game), len(names)), blocks


def rated(played: Mapping[Game, Sequence[Played]]) -> dict[str, Estimate]:
    """The ratings of all bots; the mean of the field is 1500."""
    names = [held(name) for name in FIELD]
    tables, met = list[Array](), np.zeros(len(FIELD), int)
    for game, found in played.items():
        points, blocks = points_of(game, found, names)
        table = np.zeros((blocks.max() + 1, *points.shape[1:]))
        np.add.at(table, blocks, points)
        tables.append(table)
        met += [sum(name in each.bots for each in found) for name in names]
    whole = rate(np.concatenate(tables))
    return {name: Estimate(*whole[i], int(met[i])) for i, name in enumerate(FIELD)}


# ── a stranger ──


def scale(game: str) -> dict[str, Strength]:
    """The bots that were rated in this game, strongest first."""
    found = {name: by_game[game] for name, by_game in strengths().items() if game in by_game}
    if not found:
        raise ValueError(f"no bot is rated in {game} yet; run python -m bench.ratings {game}")
    return dict(sorted(found.items(), key=lambda item: -item[1].rating))


def rate_stranger(game: Game, bot: str, seed: int, players: Players) -> Iterator[Estimate]:
    """Rate any bot by playing it against those that seem about as strong so far; yields its rating after every few deals. The
    ratings of the others stay fixed."""
    check_any(bot, game.rules)
    known = {name: found for name, found in scale(game.id).items() if held(name) != bot}
    names = [bot, *map(held, known)]
    sides = sides_of(game)
    meetings = dict.fromkeys(known, 0)
    standing, tables, number, deal = 1500.0, list[Array](), 0, 0
    while True:
        rivals = sorted(known, key=lambda name: abs(known[name].rating - standing) + AGAIN * meetings[name])
        rivals = rivals[: len(set(sides)) - 1]
        asked = list[Fixture]()
        for _ in range(DEALS):
            for seats in seatings([bot, *map(held, rivals)], sides):
                asked.append(fixture(seed, number + len(asked), deal, seats))
            deal += 1
        number += len(asked)
        for name in rivals:
            meetings[name] += DEALS
        found = sorted(players(setting_of(game), iter(asked)), key=lambda each: each.number)
        points, blocks = points_of(game, found, names)
        table = np.zeros((DEALS, len(known), 2))
        np.add.at(table, blocks, np.stack([points[:, 0, 1:], points[:, 1:, 0]], axis=2))
        tables.append(table)
        value, low, high = place(np.concatenate(tables), [each.rating for each in known.values()])
        standing = value
        yield Estimate(value, low, high, number)
