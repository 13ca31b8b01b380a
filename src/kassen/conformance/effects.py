"""Claims about the effects announced for a move: its seat may know them, they come true, and every language can say them."""

from __future__ import annotations

import random

import msgspec

from kassen.conformance.engine import is_looked_at, play_on
from kassen.core import Game, State
from kassen.core.effects import say_effect
from kassen.core.text import LANGUAGES

OPTIONS = 6  # checked at each decision


def some_options(state: State, dice: random.Random) -> list[int]:
    legal = state.legal()
    return dice.sample(legal, min(OPTIONS, len(legal)))


def told(state: State, id: int) -> bytes:
    return msgspec.json.encode(state.effects(id))


def same_to_the_seat(game: Game, seed: int) -> None:
    """Effects do not depend on what the seat cannot know, and asking for them does not change the state."""
    state, dice = game.start(seed), random.Random(seed)
    while not state.over:
        if is_looked_at(state, dice):
            twin, before = state.resample(state.seat, dice.getrandbits(32)), state.pack().tobytes()
            for id in some_options(state, dice):
                here, there = told(state, id), told(twin, id)
                assert here == there, f"decision {state.ply}: of {state.move(id)} its seat is told {here!r}, or {there!r}"
            assert state.pack().tobytes() == before, f"decision {state.ply}: asking for effects changes the state"
        play_on(state, dice)


def come_true(game: Game, seed: int) -> None:
    state, dice = game.start(seed), random.Random(seed)
    while not state.over:
        for id in some_options(state, dice) if is_looked_at(state, dice) else []:
            after = state.copy()
            after.play(id)
            for effect in state.effects(id):
                assert effect.holds(state, after), f"decision {state.ply}, {state.move(id)}: this did not come true: {effect}"
                assert all(say_effect(game.rules.texts, effect.data(), language) for language in LANGUAGES)
        play_on(state, dice)
