"""Golden playthroughs: a whole game as a person would read it. They break on any change of behaviour; their diff is the review.

`make playthroughs` writes them anew.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kassen.core import Game, Rules, State, all_rules

FOLDER = Path(__file__).parent
LONG_LIST = 12
# Of a longer game the rest is told by what was chosen and what happened, without the table and the other choices.
OPENING = 80  # decisions

SEED = 1
# A playthrough with an option is of a game in which it acts: where it does not with SEED, the first seed with which it does.
SEEDS = {
    "gunkimono-2-strict_build-true": 488,
    "gunkimono-3-strict_build-true": 80,
    "gunkimono-4-strict_build-true": 23,
    "gunkimono-5-strict_build-true": 5,
}
NEVER_ACTS = {"moegahara-2-open_allies-true"}  # two players have no allies


def wanted() -> dict[str, Game]:
    return {name: game for name, game in variants().items() if name not in NEVER_ACTS}


def variants() -> dict[str, Game]:
    """One per game and number of players, by default and with each option changed: file name → game."""
    ours = [rules for rules in all_rules() if rules.package.startswith("kassen.games.")]  # others may be installed here
    games = {}
    for rules in ours:
        for players in rules.players:
            games[f"{rules.id}-{players}"] = Game(rules, players)
            for option, choice in changes(rules):
                games[f"{rules.id}-{players}-{option}-{choice}".lower()] = Game(rules, players, {option: choice})
    return games


def changes(rules: Rules) -> Iterator[tuple[str, Any]]:
    """Every choice of every option that is not the default."""
    for option in rules.options:
        yield from ((option.name, choice) for choice in option.choices if choice != option.default)


def playthrough(name: str, game: Game) -> str:
    """A random game, told in English."""
    return "\n".join(lines(game, SEEDS.get(name, SEED))) + "\n"


def lines(game: Game, seed: int) -> Iterator[str]:
    state, dice = game.start(seed), random.Random(seed)
    yield f"game {game.id}, {game.players} players, options {json.dumps(game.options)}, seed {seed}"
    told = 0
    shown = None
    while True:
        for event in state.events[told:]:
            yield f"  {event.text()}" + {True: "", False: f"  [{audience(event.to)}]"}[event.to == -1]
        told = len(state.events)
        if state.over:
            break
        if state.phase != shown and state.ply < OPENING:
            shown = state.phase
            yield from ["", *(f"  | {line}" for line in state.show(state.seat).split("\n"))]
        yield ""
        yield f"{state.ply}. seat {state.seat}, {state.phase}: {state.prompt()}"
        yield from decision(state, dice, LONG_LIST if state.ply < OPENING else 0)
    yield ""
    yield f"result {json.dumps(state.result())}"
    yield f"position {json.dumps(state.position())}"


def audience(to: int) -> str:
    return f"seat {to} alone" if to >= 0 else f"all but seat {-2 - to}"


def decision(state: State, dice: random.Random, longest: int) -> Iterator[str]:
    moves = state.moves()
    chosen = dice.choice(moves)
    if len(moves) <= longest:
        for move in moves:
            yield f"  {'*' if move is chosen else '-'} {move.text()}"
    else:
        yield f"  * {chosen.text()}  [one of {len(moves)}]"
    state.play(chosen)


def main() -> None:
    for path in FOLDER.glob("*.txt"):
        if path.stem not in wanted():
            path.unlink()
    for name, game in wanted().items():
        (FOLDER / f"{name}.txt").write_text(playthrough(name, game), "utf-8")
        print(f"wrote {name}")


if __name__ == "__main__":
    main()
