"""Which bots there are, and how strong: levels for people, building blocks for researchers."""

from __future__ import annotations

from dataclasses import dataclass

from kassen.bots.bot import Bot, RandomBot
from kassen.bots.greedy import GreedyBot, compile_survey
from kassen.bots.search import SearchBot, compile_search


@dataclass(frozen=True)
class Level:
    """The most a searching bot may do for one decision, whichever comes first."""

    ms: int
    sims: int | None = None


# Time alone makes too small steps between levels: three times the simulations win less than they cost. So the lower levels
# think less than they might, and are quicker for it.
LEVELS = {
    "ashigaru": Level(ms=100, sims=4),
    "samurai": Level(ms=300, sims=100),
    "daimyo": Level(ms=1000, sims=1500),
    "shogun": Level(ms=3000),
}
BOTS = ("random", "greedy", "search", *LEVELS)
PARTS = (compile_search, compile_survey)  # what the compiler has to do for them, for each game


def check_bot(name: str) -> str:
    if name not in BOTS:
        raise ValueError(f"no bot {name[:40]!r}; there is {', '.join(BOTS)}")
    return name


def make_bot(name: str, seed: int | None = None, ms: int | None = None, sims: int | None = None) -> Bot:
    """A bot by name. `ms` replaces the time a level may take; `sims` replaces time and number by that number of simulations, with
    which, and a seed, it always decides the same way."""
    if check_bot(name) == "random":
        return RandomBot(seed)
    for limit in (ms, sims):
        if limit is not None and limit < 1:
            raise ValueError(f"a bot needs at least 1 ms or 1 simulation, not {limit}")
    if name == "greedy":
        return GreedyBot(seed, ms)
    if sims is not None or name not in LEVELS:
        return SearchBot(seed, ms, sims)
    level = LEVELS[name]
    return SearchBot(seed, ms or level.ms, level.sims)
