"""Nobody learns what they should not: redraw what a seat cannot know, and not a byte of what it is given may change.

We compare data, not sentences; that sentences depend on the data alone is a separate check (words.made_of_data).
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec

from kassen.conformance.engine import is_looked_at, play_on
from kassen.core import ALL_SEATS, Event, EventData, Game, State
from kassen.core.chance import deal_chance


class Sights:
    """What each seat is given of the current state: its view as sent, moves included, and its tensor. They are expensive in a
    long game, so each is made on first use and kept."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.views = cache(state.views)
        self.view = cache(lambda seat: msgspec.json.encode(self.views().of(seat)))
        self.tensor = cache(lambda seat: b"" if seat is None else state.observe(seat).tobytes())

    def alike(self, other: Sights, seat: int | None) -> bool:
        return self.view(seat) == other.view(seat) and self.tensor(seat) == other.tensor(seat)


def seats_and_spectator(game: Game) -> list[int | None]:
    return [*range(game.players), None]


def views(game: Game, seed: int) -> None:
    state, dice = game.start(seed), random.Random(seed)
    while True:
        if is_looked_at(state, dice):
            same_to_all(state, dice.getrandbits(32))
        if state.over:
            return
        play_on(state, dice)


def same_to_all(state: State, key: int) -> None:
    """At this state no seat, nor a spectator, sees anything that it cannot know."""
    sights = Sights(state)
    for seat in seats_and_spectator(state.game):
        twin = state.resample(seat, key)
        told_apart = differences(sights, Sights(twin), seat)
        assert not told_apart, f"decision {state.ply}: seat {seat} sees what it cannot know (key {key}): {told_apart}"
        assert twin.seat == state.seat
        assert twin.phase == state.phase
    # All of these came from one `views`, one seat after another, as in the server.
    same = sights.views().of() == state.view()
    assert same, f"decision {state.ply}: what a seat was shown has got into what everybody sees"


def leaves_no_trace(game: Game, seed: int) -> None:
    """A guess does not depend on what was hidden; otherwise a bot could learn something from its guesses."""
    state, dice = game.start(seed), random.Random(seed)
    while True:
        for seat in [*seats_and_spectator(game), ALL_SEATS] if is_looked_at(state, dice) else []:
            first, second = dice.getrandbits(32), dice.getrandbits(32)
            straight, detour = state.resample(seat, second), state.resample(seat, first).resample(seat, second)
            same = numbers(straight) == numbers(detour)
            assert same, f"decision {state.ply}: what is drawn for seat {seat} depends on what was hidden from it"
        if state.over:
            return
        play_on(state, dice)


def all_seats(game: Game, seed: int) -> None:
    """ALL_SEATS knows what any seat knows, and nothing else: no seat can tell that a state was redrawn for ALL_SEATS, and states
    that no seat can tell apart become one and the same when so redrawn. To make such states without redrawing for ALL_SEATS, we
    redraw for one seat, or let chance fall otherwise, and keep those that look the same to every seat."""
    state, dice = game.start(seed), random.Random(seed)
    sights = Sights(state)
    while True:
        if is_looked_at(state, dice):
            same_to_every_seat(sights, dice)
        if state.over:
            return
        choice = dice.choice(state.legal())
        other = state.copy()
        deal_chance(other._s, dice.getrandbits(63), 0)
        other.play(choice)
        state.play(choice)
        sights = Sights(state)
        if is_looked_at(state, dice):
            becomes_one(sights, other, dice.getrandbits(32))


def same_to_every_seat(sights: Sights, dice: random.Random) -> None:
    state, key = sights.state, dice.getrandbits(32)
    seats, twin = range(state.game.players), state.resample(ALL_SEATS, key)
    drawn = Sights(twin)
    for seat in seats:
        where = f"decision {state.ply}: seat {seat} can tell that this was redrawn for all seats (key {key})"
        assert not (told_apart := differences(sights, drawn, seat)), f"{where}: {told_apart}"
        assert numbers(twin.resample(seat, key)) == numbers(state.resample(seat, key)), where
    becomes_one(sights, state.resample(dice.choice(seats), dice.getrandbits(32)), key)


def becomes_one(sights: Sights, other: State, key: int) -> None:
    """If no seat can tell two states apart, they become the same when redrawn for ALL_SEATS."""
    state, others = sights.state, Sights(other)
    if (state.seat, state.phase) != (other.seat, other.phase):
        return
    if not all(sights.alike(others, seat) for seat in range(state.game.players)):
        return
    alike = numbers(state.resample(ALL_SEATS, key)) == numbers(other.resample(ALL_SEATS, key))
    assert alike, f"decision {state.ply}: what is drawn for all seats depends on what no seat knows"


def numbers(state: State) -> dict[str, Any]:
    """Every field of the state, including chance still to come."""
    return {name: getattr(state._s, name) for name in state._s.fields}


def differences(one: Sights, other: Sights, seat: int | None) -> list[str]:
    """What a seat is given in one state but not in the other."""
    if one.alike(other, seat):
        return []
    views = [msgspec.json.decode(sights.view(seat)) for sights in (one, other)]
    keys = [key for key in views[0] | views[1] if views[0].get(key) != views[1].get(key)]
    told_apart = [f"{key}: {str(views[0].get(key))[:300]} / {str(views[1].get(key))[:300]}" for key in keys]
    return told_apart or ["the tensor" if one.view(seat) == other.view(seat) else "the order of the view"]


def heard(events: list[Event], seat: int | None) -> list[EventData]:
    return [event.data for event in events if event.seen_by(-1 if seat is None else seat)]


def events(game: Game, seed: int) -> None:
    """Two choices that look the same to a seat afterwards must also sound the same to it."""
    state, dice = game.start(seed), random.Random(seed)
    while not state.over:
        if not is_looked_at(state, dice):
            play_on(state, dice)
            continue
        decider = state.seat
        choices = dice.sample(state.legal(), 2)
        after = [state.copy(), state.copy()]
        told = [twin.play(choice) for twin, choice in zip(after, choices, strict=True)]
        if after[0].position() == after[1].position():  # two ways to the same end: nothing is hidden
            state.play(choices[0])
            continue
        sights = [Sights(twin) for twin in after]
        for seat in seats_and_spectator(game):
            if seat != decider and sights[0].alike(sights[1], seat):
                same = heard(told[0], seat) == heard(told[1], seat)
                assert same, f"decision {state.ply}: seat {seat} hears more than it sees: {heard(told[0], seat)}"
        state.play(choices[0])


def information_points(game: Game, seed: int) -> None:
    """Where undo is free, the decider has learned nothing: what they see and hear does not depend on what they cannot know."""
    state, dice = game.start(seed), random.Random(seed)
    while not state.over:
        decider = state.seat
        twin = state.resample(decider, dice.getrandbits(32))
        choice = dice.choice(state.legal())
        told = state.play(choice)
        if state.undo_floor == state.ply or decider is None:
            continue
        told_twin = twin.play(choice)
        assert heard(told, decider) == heard(told_twin, decider), f"decision {state.ply}: undo is free, but the events differ"
        assert Sights(state).alike(Sights(twin), decider), f"decision {state.ply}: undo is free, but the view differs"


def chance_news(game: Game, seed: int) -> None:
    """Outcomes of chance that look the same to a seat must also sound the same to it."""
    first, second = game.start(seed), game.start(seed + 1)
    _sounds_alike(first, second, first.events, second.events)
    state, dice = game.start(seed), random.Random(seed)
    while not state.over:
        choice = dice.choice(state.legal())
        if not is_looked_at(state, dice):
            state.play(choice)
            continue
        twins = [state.copy(), state.copy()]
        for twin in twins:
            deal_chance(twin._s, dice.getrandbits(63), 0)
        told = [twin.play(choice) for twin in twins]
        _sounds_alike(twins[0], twins[1], told[0], told[1])
        state.play(choice)


def _sounds_alike(one: State, other: State, told: list[Event], told_other: list[Event]) -> None:
    sights, others = Sights(one), Sights(other)
    for seat in seats_and_spectator(one.game):
        if sights.alike(others, seat):
            same = heard(told, seat) == heard(told_other, seat)
            assert same, f"decision {one.ply}: seat {seat} hears what it cannot see: {heard(told, seat)}"


def hides(game: Game, seed: int) -> None:
    """Redrawing for a spectator changes something at some point, if and only if the rules say that the game hides anything."""
    state, dice = game.start(seed), random.Random(seed)
    changed = False
    while not state.over:
        changed = changed or state.resample(None, dice.getrandbits(63)).position() != state.position()
        play_on(state, dice)
    assert changed == game.rules.hidden, "nothing hidden is ever redrawn" if game.rules.hidden else "something is redrawn"
