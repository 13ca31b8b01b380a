"""Bots against each other: matches, ratings and reports, on the local cores or on a Ray cluster. Knows no game by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kassen.core import Game

if TYPE_CHECKING:
    from kassen.arena.match import Players


def compete(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    out: Path | None = None,
    processes: int | None = None,
    ray: str | None = None,
    watch: Callable[[int, int], None] = lambda done, games: None,
) -> dict[str, Any]:
    """Play bots against each other, every bot in every seat equally often; returns what `kassen arena --json` prints.

    With `out` the games are kept in a Parquet file. If the call is interrupted, the same call continues where it stopped. `ray`
    is the address of a cluster to play on: `auto` for the one on this machine, `local` for a new one just for this call.
    `watch(played, games)` is called after every game.

    >>> import kassen
    >>> found = kassen.arena.compete(kassen.game("nobunaga", players=3), ["random"], games=10, processes=1)
    >>> found["games"], found["rating"]
    (10, {'random': 1500.0})
    """
    from kassen.arena.cluster import play_on_ray
    from kassen.arena.crew import play_on_cores
    from kassen.arena.plan import make_plan
    from kassen.arena.summary import summarize
    from kassen.arena.tournament import hold
    from kassen.core.batch import cores

    players: Players = partial(play_on_ray, address=ray) if ray else partial(play_on_cores, processes=processes or cores())
    return summarize(hold(make_plan(game, bots, seed, games), out, players, watch))
