"""The installed games, found as Python entry points of the group `kassen.games`, so that a game can live in any package."""

from __future__ import annotations

import warnings
from functools import cache, lru_cache
from importlib.metadata import entry_points
from typing import Any

from kassen.core.game import Game, Rules
from kassen.core.log import Log
from kassen.core.state import State
from kassen.core.text import BadInput

GROUP = "kassen.games"


@cache
def installed() -> dict[str, Any]:
    """The entry points by game id, not loaded yet."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


@cache
def rules(id: str) -> Rules:
    """The rules of a game; for an unknown id, ValueError lists the games there are."""
    points = installed()
    if id not in points:
        raise BadInput("game", given=str(id)[:40], choices=[*points])
    found = points[id].load()
    if not isinstance(found, Rules) or found.id != id:
        raise TypeError(f"the entry point {id!r} of {GROUP} must be Rules with that id, not {found!r}"[:300])
    return found


def all_rules() -> list[Rules]:
    """All games that can be loaded. One that cannot is only warned about, so that it does not take the others down."""
    found = []
    for id in installed():
        try:
            found.append(rules(id))
        except Exception as error:
            warnings.warn(f"the game {id!r} cannot be loaded: {error!r}", stacklevel=2)
    return found


def game(id: str, players: int | None = None, **options: object) -> Game:
    """A game bound to a number of players and options. What is not given has the game's default; ValueError says what is allowed.

    >>> import kassen
    >>> kassen.game("nobunaga", players=4, strict=True)
    kassen.game('nobunaga', players=4, strict=True)
    >>> kassen.game("nobunaga").players
    2
    """
    return Game(rules(id), players, options)


def replay(log: Log) -> State:
    """The state after the decisions of a log, of any game."""
    return game(log.game, log.players, **log.options).replay(log)


# ── unpickling games ──


def is_installed(given: Rules) -> bool:
    """Whether the id of these rules leads to them, here and wherever the same games are installed."""
    return given.id in installed() and rules(given.id) is given


@lru_cache(64)
def installed_game(id: str, players: int, options: tuple[tuple[str, bool | int | str], ...]) -> Game:
    """The same Game object for all unpickled states and moves of a game."""
    return Game(rules(id), players, dict(options))
