"""Which bots there are, and how strong: people and levels to play against, building blocks for researchers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from kassen.bots.bot import Bot, RandomBot
from kassen.bots.compiling import is_ready
from kassen.bots.greedy import GreedyBot, compile_survey
from kassen.bots.people import PEOPLE
from kassen.bots.search import SearchBot, compile_search
from kassen.core import Game, Rules
from kassen.core.text import BadInput


@dataclass(frozen=True)
class Level:
    """The most a searching bot may do for one decision, whichever comes first, and how often of a hundred times it slips."""

    ms: int
    sims: int | None = None
    slips: int = 0


# Time alone makes too small steps between levels: three times the simulations win less than they cost, and where a game's
# advice is good a bot that hardly thinks is hard to beat. So the lower levels think less than they might, and the lowest slip.
LEVELS = {
    "ashigaru": Level(ms=100, sims=4, slips=65),
    "samurai": Level(ms=300, sims=8, slips=28),
    "daimyo": Level(ms=1000, sims=42),
    "shogun": Level(ms=3000),
}
BOTS = ("random", "greedy", "search", *LEVELS, *PEOPLE)
PARTS = (compile_search, compile_survey)  # what the compiler has to do for them, for each game


class BadBot(BadInput):
    package = "kassen.bots"


def check_bot(name: str) -> str:
    if name not in BOTS:
        raise BadBot("bot", given=name[:40], choices=[*BOTS])
    return name


# ── variants: a bot with a limit of one's own, `search:sims=1000`, `shogun:ms=50`, or another aim, `greedy:by=NAME` ──


@dataclass(frozen=True)
class Variant:
    name: str
    ms: int | None = None
    sims: int | None = None
    by: str | None = None


def read_variant(text: str) -> Variant:
    name, colon, limit = text.partition(":")
    check_bot(name)
    if not colon:
        return Variant(name)
    key, _, value = limit.partition("=")
    if key == "by" and name == "greedy" and value:
        return Variant(name, by=value)
    if key in ("ms", "sims") and name not in ("random", "greedy") and re.fullmatch("[1-9][0-9]{0,8}", value):
        return Variant(name, ms=int(value)) if key == "ms" else Variant(name, sims=int(value))
    raise BadBot("variant", given=text[:40])


def check_variant(text: str, rules: Rules) -> str:
    """The name of a bot or of a variant that can play this game."""
    by, known = read_variant(text).by, rules.advice.yardsticks
    if by is not None and by not in known:
        what = f"only {', '.join(f'greedy:by={name}' for name in known)}" if known else "none at all"
        raise ValueError(f"there is no bot {text[:40]!r} for {rules.id}: it has {what}")
    return text


def get_ready(game: Game, names: Iterable[str]) -> None:
    """Wait for all the machine code that these bots will want: in a match it would cost the first games their time to think."""
    if any(read_variant(name).name != "random" for name in names):
        for part in PARTS:
            is_ready(game, part, None)


def make_bot(name: str, seed: int | None = None, ms: int | None = None, sims: int | None = None) -> Bot:
    """A bot by its name or variant. `ms` replaces the time a level may take; `sims` replaces time and number by that number of
    simulations, with which, and a seed, it always decides the same way."""
    for limit in (ms, sims):
        if limit is not None and limit < 1:
            raise ValueError(f"a bot needs at least 1 ms or 1 simulation, not {limit}")
    variant = read_variant(name)
    ms, sims = ms or variant.ms, sims or variant.sims
    if variant.name == "random":
        return RandomBot(seed)
    if variant.name == "greedy":
        return GreedyBot(seed, ms, variant.by)
    person = PEOPLE.get(variant.name)
    level = LEVELS.get(person.level if person else variant.name, Level(ms=1000))
    habit = person.habit if person else None
    if sims is not None or variant.name == "search":
        return SearchBot(seed, ms, sims, level.slips, habit)
    return SearchBot(seed, ms or level.ms, level.sims, level.slips, habit)
