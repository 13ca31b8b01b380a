"""All checks, and all combinations of players and options to run them with."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product

from kassen.conformance import beliefs, effects, ending, engine, overflow, secrecy, words
from kassen.core import Game, State, rules

Check = Callable[[Game, int], None]

CHECKS: dict[str, Check] = {
    "a random game ends with a result": engine.ends,
    "the same seed and decisions give the same game, another seed another": engine.replays,
    "compiled and plain rules agree at every step": engine.compiled_equals_plain,
    "rules stay within 64 bits": overflow.stays_within_64_bits,
    "moves and mask agree": engine.masks,
    "every position survives JSON": engine.positions_round_trip,
    "every undo returns the earlier position": engine.undo_returns,
    "a position of nonsense is refused, or is a position": engine.refuses_nonsense,
    "a seat sees the same whatever it cannot know": secrecy.views,
    "a guess does not depend on what was hidden": secrecy.leaves_no_trace,
    "all seats together know what any of them knows, and no more": secrecy.all_seats,
    "events tell no more than the view": secrecy.events,
    "chance that is not seen is not heard": secrecy.chance_news,
    "what is hidden is redrawn": secrecy.hides,
    "a guess is a position": beliefs.drawn_are_positions,
    "guesses follow from what was seen": beliefs.beliefs,
    "what may be undone has told nothing": secrecy.information_points,
    "what a move is said to bring is known to its seat": effects.same_to_the_seat,
    "what a move is said to bring comes true, and can be said": effects.come_true,
    "an ending adds up and explains itself": ending.explains_itself,
    "every text exists in every language": words.complete,
    "everything that happens can be said": words.speaks,
    "words are made of data alone": words.made_of_data,
}


def combinations(id: str) -> Iterator[Game]:
    """Every number of players with every combination of options."""
    game_rules = rules(id)
    choices = [option.choices for option in game_rules.options]
    names = [option.name for option in game_rules.options]
    for players in game_rules.players:
        for values in product(*choices):
            yield Game(game_rules, players, dict(zip(names, values, strict=True)))


def random_state(game: Game, seed: int) -> State:
    """A state somewhere in a random game, the end included."""
    state, dice = game.start(seed), random.Random(seed)
    whole = [0]
    while not state.over:
        state.play(dice.choice(state.legal()))
        whole.append(state.ply)
    target = dice.choice(whole)
    if target < state.ply:
        state.undo(target)
    return state


def run(id: str, seeds: int = 3, say: Callable[[str], None] = lambda line: None) -> None:
    """Run every check over every combination; the first broken promise raises AssertionError."""
    for game in combinations(id):
        for claim, check in CHECKS.items():
            for seed in range(seeds):
                try:
                    check(game, seed)
                except Exception as error:  # a game may fail in any way; say where
                    where = f"{id}, {game.players} players, {game.options}, seed {seed}"
                    raise AssertionError(f"{where}: the claim fails that {claim}: {error or repr(error)}") from error
        say(f"{id}, {game.players} players, {game.options}: {len(CHECKS)} claims hold")
