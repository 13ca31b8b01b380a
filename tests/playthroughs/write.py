"""Golden playthroughs: a whole game as a person would read it. They break on any change of behaviour; their diff is the review.

`make playthroughs` writes them anew.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

from kassen.core import Game, State, all_rules

FOLDER = Path(__file__).parent
LONG_LIST = 12
# Of a longer game the rest is told by what was chosen and what happened, without the table and the other choices.
OPENING = 80  # decisions


def wanted() -> dict[str, Game]:
    """One per game and number of players, by default and with each option changed: file name → game."""
    games: dict[str, Game] = {}
    for rules in all_rules():
        if not rules.package.startswith("kassen.games."):
            continue  # somebody else's game, installed here
        for players in rules.players:
            games[f"{rules.id}-{players}"] = Game(rules, players)
            for option in rules.options:
                for choice in option.choices:
                    if choice != option.default:
                        games[f"{rules.id}-{players}-{option.name}-{choice}".lower()] = Game(
                            rules, players, {option.name: choice}
                        )
    return games


def playthrough(game: Game) -> str:
    """A random game with seed 1, told in English."""
    return "\n".join(lines(game)) + "\n"


def lines(game: Game) -> Iterator[str]:
    state, dice = game.start(1), random.Random(1)
    yield f"game {game.id}, {game.players} players, options {json.dumps(game.options)}, seed 1"
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
        (FOLDER / f"{name}.txt").write_text(playthrough(game), "utf-8")
        print(f"wrote {name}")


if __name__ == "__main__":
    main()
