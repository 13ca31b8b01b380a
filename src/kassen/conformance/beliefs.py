"""What a seat may believe follows from what it believed before and what it has seen happen since.

Every other claim about secrecy believes `resample`; this one holds it against the rules themselves. Worlds that a seat believed
possible before a decision are played on through it, with other chance, and those in which the seat hears and sees the same are
kept: what is so in all of them is certain, and must be so in every world drawn after the decision. One decision at a time, so by
induction from the deal on.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from kassen.conformance.engine import play_on, same_position
from kassen.conformance.secrecy import seats_and_spectator
from kassen.core import ALL_SEATS, Game, State

OPENING = 14  # decisions that are all looked at, by one pair of eyes each; later ever fewer
WORLDS = 30  # that are compared
TRIES = 90  # to find them
DOUBT = 8  # times as many, before a difference is believed
OFTEN = 0.1  # of the worlds drawn: what is rarer may be missing in the others by chance

Fact = tuple[str, Any]


def beliefs(game: Game, seed: int) -> None:
    state, dice = game.start(seed), random.Random(seed)
    while not state.over:
        before = state.copy() if dice.random() * state.ply < OPENING else None
        play_on(state, dice)
        if before:
            follows(before, state, dice.choice(seats_and_spectator(game)), dice)


def drawn_are_positions(game: Game, seed: int) -> None:
    """A world that is drawn anew is a position like any other: nothing in it still fits what was there before."""
    state, dice = game.start(seed), random.Random(seed)
    while True:
        if state.over or dice.random() * state.ply < OPENING:
            world = state.resample(dice.choice([*seats_and_spectator(game), ALL_SEATS]), dice.getrandbits(63))
            same_position(world, game.load(world.position()))
        if state.over:
            return
        play_on(state, dice)


def follows(before: State, after: State, seat: int | None, dice: random.Random) -> None:
    """The claim for one decision and one seat (None: a spectator)."""
    wrong = doubtful(before, after, seat, dice)
    if wrong:
        wrong = confirmed(wrong, before, after, seat, dice)
    assert not wrong, f"decision {before.ply}: seat {seat} can tell that this is not so: {sorted(map(str, wrong))[:3]}"


def doubtful(before: State, after: State, seat: int | None, dice: random.Random) -> set[Fact]:
    """What is often so in the worlds drawn and in none of some that follow from what was seen."""
    return never(often(after, seat, dice, WORLDS), before, after, seat, dice, WORLDS)


def confirmed(wrong: set[Fact], before: State, after: State, seat: int | None, dice: random.Random) -> set[Fact]:
    """The same with many more worlds."""
    wrong = never(wrong, before, after, seat, dice, WORLDS * DOUBT)
    return wrong & often(after, seat, dice, WORLDS * DOUBT) if wrong else wrong


def never(wrong: set[Fact], before: State, after: State, seat: int | None, dice: random.Random, worlds: int) -> set[Fact]:
    """Which of these facts hold in none of so many worlds that follow; no more are lived through than it takes to find each."""
    truth, found = after.position(), 0
    for world in played_on(before, after, seat, dice, worlds) if wrong else ():
        wrong, found = wrong.difference(facts(world.position(), truth)), found + 1
        if not wrong:
            break
    return wrong if found == worlds else set()  # fewer: what happened was too unlikely, and nothing can be said


def often(after: State, seat: int | None, dice: random.Random, worlds: int) -> set[Fact]:
    """What holds in many of so many worlds drawn anew, and not in the true one: that is surely possible."""
    truth = after.position()
    drawn = (after.resample(seat, dice.getrandbits(63)).position() for _ in range(worlds))
    times = Counter(fact for position in drawn for fact in set(facts(position, truth)))
    return {fact for fact, number in times.items() if number >= OFTEN * worlds}


def played_on(before: State, after: State, seat: int | None, dice: random.Random, worlds: int) -> Iterator[State]:
    """Worlds possible before, in which the same decision (or, if the seat need not see which, another) looks the same to it."""
    choice, found, since = after.decisions[-1], 0, len(before.events)
    truth = look(after, seat, since)
    for number in range(TRIES * worlds // WORLDS):
        twin = before.resample(seat, dice.getrandbits(63))
        legal = twin.legal()
        twin.play(choice if choice in legal and (number % 2 or seat == before.seat) else dice.choice(legal))
        if heard(twin, seat, since) == truth[0] and look(twin, seat, since) == truth:
            yield twin
            found += 1
            if found == worlds:
                return


def heard(state: State, seat: int | None, since: int) -> list[Any]:
    return [event.data for event in state.seen_events(seat, since)]


def look(state: State, seat: int | None, since: int) -> tuple[Any, ...]:
    """What the seat has heard since then, what it sees now, and what it may do: its moves by their ids, without their words."""
    return heard(state, seat, since), state.views().of(seat, moves=False), state.legal() if state.seat == seat else None


ABSENT = object()


def facts(part: Any, truth: Any, path: str = "") -> Iterator[Fact]:
    """Every value in a position by its place, and of every list also what it holds, in whatever order; but for whole parts that
    are as they truly are."""
    if part == truth:
        return
    if isinstance(part, dict):
        for key, value in part.items():
            yield from facts(value, truth.get(key, ABSENT) if isinstance(truth, dict) else ABSENT, f"{path}.{key}")
    elif isinstance(part, list):
        others = truth if isinstance(truth, list) else []
        for index, (value, other) in enumerate(zip_longest(part, others[: len(part)], fillvalue=ABSENT)):
            yield from facts(value, other, f"{path}[{index}]")
        known = Counter(map(str, others)).items()
        yield from ((f"{path} has", entry) for entry in Counter(map(str, part)).items() if entry not in known)
    else:
        yield path, part
