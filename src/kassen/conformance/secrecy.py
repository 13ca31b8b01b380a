"""Nobody learns what he should not: redraw what a seat cannot know, and nothing it is given may change by a byte."""

from __future__ import annotations

import json
import random
from typing import Any

from kassen.conformance.engine import play_on
from kassen.core import Event, Game, State


def seen(state: State, seat: int | None) -> str:
    """Everything a seat is given: view, moves, tensor, the table as text."""
    view = json.dumps(state.view(seat))
    tensor = "" if seat is None else state.observe(seat).tobytes().hex()
    text = state.show(seat)
    moves = [(move.id, move.text()) for move in state.moves()] if seat is not None and seat == state.seat else []
    return json.dumps([view, tensor, text, moves])


def seats_and_spectator(game: Game) -> list[int | None]:
    return [*range(game.players), None]


def views(game: Game, seed: int) -> None:
    state, dice = game.start(seed), random.Random(seed)
    while True:
        same_to_all(state, dice.getrandbits(32))
        if state.over:
            return
        play_on(state, dice)


def same_to_all(state: State, key: int) -> None:
    """The leak property at one state, for every seat and the spectator."""
    for seat in seats_and_spectator(state.game):
        twin = state.redeal(seat, key)
        assert seen(twin, seat) == seen(state, seat), f"decision {state.ply}: seat {seat} sees a difference it cannot know of"
        assert twin.seat == state.seat
        assert twin.phase == state.phase


def leaves_no_trace(game: Game, seed: int) -> None:
    """What is drawn for a seat owes nothing to what was there: else a bot that thinks about it could tell states apart."""
    state, dice = game.start(seed), random.Random(seed)
    while True:
        for seat in seats_and_spectator(game):
            first, second = dice.getrandbits(32), dice.getrandbits(32)
            straight, detour = state.redeal(seat, second), state.redeal(seat, first).redeal(seat, second)
            same = straight.pack().tobytes() == detour.pack().tobytes()
            assert same, f"decision {state.ply}: what is drawn for seat {seat} depends on what was hidden from it"
        if state.over:
            return
        play_on(state, dice)


def heard(events: list[Event], seat: int | None) -> list[tuple[dict[str, Any], str]]:
    return [(event.data, event.text()) for event in events if event.seen_by(-1 if seat is None else seat)]


def news(game: Game, seed: int) -> None:
    """A choice whose outcome a seat cannot see must sound the same to it as the other choice."""
    state, dice = game.start(seed), random.Random(seed)
    while not state.over:
        decider = state.seat
        choices = dice.sample(state.legal(), 2)
        after = [state.copy(), state.copy()]
        told = [twin.play(choice) for twin, choice in zip(after, choices, strict=True)]
        if after[0].position() == after[1].position():  # two ways to the same end: nothing is hidden
            state.play(choices[0])
            continue
        for seat in seats_and_spectator(game):
            if seat != decider and seen(after[0], seat) == seen(after[1], seat):
                same = heard(told[0], seat) == heard(told[1], seat)
                assert same, f"decision {state.ply}: seat {seat} hears more than it sees: {heard(told[0], seat)}"
        state.play(choices[0])


def information_points(game: Game, seed: int) -> None:
    """Where undo is free the decider has learned nothing: the outcome is the same whatever it cannot know."""
    state, dice = game.start(seed), random.Random(seed)
    while not state.over:
        decider = state.seat
        twin = state.redeal(decider, dice.getrandbits(32))
        choice = dice.choice(state.legal())
        told = state.play(choice)
        if state.undo_floor == state.ply or decider is None:
            continue
        told_twin = twin.play(choice)
        assert heard(told, decider) == heard(told_twin, decider), f"decision {state.ply}: undo is free, but the news differ"
        assert seen(state, decider) == seen(twin, decider), f"decision {state.ply}: undo is free, but the view differs"
