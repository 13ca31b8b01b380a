"""Nobody learns what they should not: redraw what a seat cannot know, and nothing it is given may change by a byte.

Data are compared, not sentences: that sentences are made of data alone is a claim of its own (words.made_of_data).
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
    """Everything each is given of a state as it is now: a view, its moves among it, as it is sent, and a tensor. Each is dear in
    a long game, and made once, when it is first asked for."""

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
    """The leak property at one state, for every seat and the spectator."""
    sights = Sights(state)
    for seat in seats_and_spectator(state.game):
        twin = state.resample(seat, key)
        told_apart = differences(sights, Sights(twin), seat)
        assert not told_apart, f"decision {state.ply}: seat {seat} sees what it cannot know (key {key}): {told_apart}"
        assert twin.seat == state.seat
        assert twin.phase == state.phase
    # It was looked at as the server looks: through one seat after the other.
    same = sights.views().of() == state.view()
    assert same, f"decision {state.ply}: what a seat was shown has got into what everybody sees"


def leaves_no_trace(game: Game, seed: int) -> None:
    """What is drawn for a seat owes nothing to what was there: else a bot that thinks about it could tell states apart."""
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


def table(game: Game, seed: int) -> None:
    """The table knows what any seat knows, and nothing else: no seat can tell that it was drawn anew for the table, and worlds
    that no seat tells apart become one and the same. Such worlds are made without the table's own drawing: drawn for one seat,
    and kept if they look the same to all others too, or left by another fall of chance."""
    state, dice = game.start(seed), random.Random(seed)
    sights = Sights(state)
    while True:
        if is_looked_at(state, dice):
            same_to_the_table(sights, dice)
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


def same_to_the_table(sights: Sights, dice: random.Random) -> None:
    state, key = sights.state, dice.getrandbits(32)
    seats, twin = range(state.game.players), state.resample(ALL_SEATS, key)
    drawn = Sights(twin)
    for seat in seats:
        where = f"decision {state.ply}: seat {seat} can tell that the table was drawn anew (key {key})"
        assert not (told_apart := differences(sights, drawn, seat)), f"{where}: {told_apart}"
        assert numbers(twin.resample(seat, key)) == numbers(state.resample(seat, key)), where
    becomes_one(sights, state.resample(dice.choice(seats), dice.getrandbits(32)), key)


def becomes_one(sights: Sights, other: State, key: int) -> None:
    """If no seat can tell two states apart, they are the same when drawn anew for the table."""
    state, others = sights.state, Sights(other)
    if (state.seat, state.phase) != (other.seat, other.phase):
        return
    if not all(sights.alike(others, seat) for seat in range(state.game.players)):
        return
    alike = numbers(state.resample(ALL_SEATS, key)) == numbers(other.resample(ALL_SEATS, key))
    assert alike, f"decision {state.ply}: what is drawn for the table depends on what no seat knows"


def numbers(state: State) -> dict[str, Any]:
    """All that there is of a state, the chance to come among it."""
    return {name: getattr(state._s, name) for name in state._s.fields}


def differences(one: Sights, other: Sights, seat: int | None) -> list[str]:
    """What a seat is given in one state and not in the other."""
    if one.alike(other, seat):
        return []
    views = [msgspec.json.decode(sights.view(seat)) for sights in (one, other)]
    keys = [key for key in views[0] | views[1] if views[0].get(key) != views[1].get(key)]
    told_apart = [f"{key}: {str(views[0].get(key))[:300]} / {str(views[1].get(key))[:300]}" for key in keys]
    return told_apart or ["the tensor" if one.view(seat) == other.view(seat) else "the order of the view"]


def heard(events: list[Event], seat: int | None) -> list[EventData]:
    return [event.data for event in events if event.seen_by(-1 if seat is None else seat)]


def events(game: Game, seed: int) -> None:
    """A choice whose outcome a seat cannot see must sound the same to it as the other choice."""
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
    """Where undo is free the decider has learned nothing: the outcome is the same whatever it cannot know."""
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
    """Chance that a seat cannot see sounds the same to it however it falls."""
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
    """Redrawing for a spectator changes something, somewhere in the game, exactly where the rules say that anything is hidden."""
    state, dice = game.start(seed), random.Random(seed)
    changed = False
    while not state.over:
        changed = changed or state.resample(None, dice.getrandbits(63)).position() != state.position()
        play_on(state, dice)
    assert changed == game.rules.hidden, "nothing hidden is ever redrawn" if game.rules.hidden else "something is redrawn"
