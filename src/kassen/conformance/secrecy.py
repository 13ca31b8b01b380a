"""Nobody learns what they should not: redraw what a seat cannot know, and nothing it is given may change by a byte.

Data are compared, not sentences: that sentences are made of data alone is a claim of its own (words.made_of_data).
"""

from __future__ import annotations

import random

import msgspec

from kassen.conformance.engine import is_looked_at, play_on
from kassen.core import ALL_SEATS, Event, EventData, Game, State
from kassen.core.chance import deal_chance


def seen(state: State, seat: int | None) -> tuple[bytes, bytes]:
    """Everything a seat is given: its view, its moves among it, as they are sent, and its tensor."""
    return msgspec.json.encode(state.view(seat)), b"" if seat is None else state.observe(seat).tobytes()


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
    for seat in seats_and_spectator(state.game):
        twin = state.resample(seat, key)
        told_apart = differences(state, twin, seat)
        assert not told_apart, f"decision {state.ply}: seat {seat} sees what it cannot know (key {key}): {told_apart}"
        assert twin.seat == state.seat
        assert twin.phase == state.phase
    views = state.views()  # as the server looks: through one seat after the other
    for seat in range(state.game.players):
        views.of(seat)
    assert views.of() == state.view(), f"decision {state.ply}: what a seat was shown has got into what everybody sees"


def leaves_no_trace(game: Game, seed: int) -> None:
    """What is drawn for a seat owes nothing to what was there: else a bot that thinks about it could tell states apart."""
    state, dice = game.start(seed), random.Random(seed)
    while True:
        for seat in [*seats_and_spectator(game), ALL_SEATS] if is_looked_at(state, dice) else []:
            first, second = dice.getrandbits(32), dice.getrandbits(32)
            straight, detour = state.resample(seat, second), state.resample(seat, first).resample(seat, second)
            same = _bytes(straight) == _bytes(detour)
            assert same, f"decision {state.ply}: what is drawn for seat {seat} depends on what was hidden from it"
        if state.over:
            return
        play_on(state, dice)


def table(game: Game, seed: int) -> None:
    """The table knows what any seat knows, and nothing else: no seat can tell that it was drawn anew for the table, and worlds
    that no seat tells apart become one and the same. Such worlds are made without the table's own drawing: drawn for one seat,
    and kept if they look the same to all others too, or left by another fall of chance."""
    state, dice = game.start(seed), random.Random(seed)
    while True:
        if is_looked_at(state, dice):
            same_to_the_table(state, dice)
        if state.over:
            return
        choice = dice.choice(state.legal())
        other = state.copy()
        deal_chance(other._s, dice.getrandbits(63), 0)
        other.play(choice)
        state.play(choice)
        if is_looked_at(state, dice):
            becomes_one(state, other, dice.getrandbits(32))


def same_to_the_table(state: State, dice: random.Random) -> None:
    key, seats = dice.getrandbits(32), range(state.game.players)
    twin = state.resample(ALL_SEATS, key)
    for seat in seats:
        where = f"decision {state.ply}: seat {seat} can tell that the table was drawn anew (key {key})"
        assert not (told_apart := differences(state, twin, seat)), f"{where}: {told_apart}"
        assert _bytes(twin.resample(seat, key)) == _bytes(state.resample(seat, key)), where
    becomes_one(state, state.resample(dice.choice(seats), dice.getrandbits(32)), key)


def becomes_one(state: State, other: State, key: int) -> None:
    """If no seat can tell two states apart, they are the same when drawn anew for the table."""
    if (state.seat, state.phase) != (other.seat, other.phase):
        return
    if any(seen(state, seat) != seen(other, seat) for seat in range(state.game.players)):
        return
    alike = _bytes(state.resample(ALL_SEATS, key)) == _bytes(other.resample(ALL_SEATS, key))
    assert alike, f"decision {state.ply}: what is drawn for the table depends on what no seat knows"


def _bytes(state: State) -> bytes:
    return state.pack().tobytes()


def differences(state: State, twin: State, seat: int | None) -> list[str]:
    """What a seat is given in one state and not in the other."""
    one, other = seen(state, seat), seen(twin, seat)
    if one == other:
        return []
    views = [msgspec.json.decode(view) for view, _ in (one, other)]
    keys = [key for key in views[0] | views[1] if views[0].get(key) != views[1].get(key)]
    told_apart = [f"{key}: {str(views[0].get(key))[:300]} / {str(views[1].get(key))[:300]}" for key in keys]
    return told_apart or ["the tensor" if one[0] == other[0] else "the order of the view"]


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
        twin = state.resample(decider, dice.getrandbits(32))
        choice = dice.choice(state.legal())
        told = state.play(choice)
        if state.undo_floor == state.ply or decider is None:
            continue
        told_twin = twin.play(choice)
        assert heard(told, decider) == heard(told_twin, decider), f"decision {state.ply}: undo is free, but the events differ"
        assert seen(state, decider) == seen(twin, decider), f"decision {state.ply}: undo is free, but the view differs"


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
    for seat in seats_and_spectator(one.game):
        if seen(one, seat) == seen(other, seat):
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
