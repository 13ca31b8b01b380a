"""Many games at once: matches, ratings and reports, on the local cores or on a Ray cluster. Knows no game by name."""

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
    """Bots against each other, every one in every seat equally often; what `kassen arena --json` prints.

    With `out` the games are kept as a Parquet file. Stopped anywhere, the same call goes on from there. `ray` is the address of a
    cluster to play on: `auto` the one of this machine, `local` one that is made for this. `watch` hears after every game how many
    are played, and of how many.

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
