"""Checks guesses against the rules: what is possible for a seat follows from what was possible before and what it has seen since.

Every other secrecy check trusts `resample`; this one tests it. It takes guesses from before a decision, plays each through the
decision with other chance, and keeps those in which the seat sees and hears the same as in the true game. What is so in all of
them is certain, and must hold in every guess drawn after the decision. Checking one decision at a time covers the whole game, by
induction from the deal.
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

OPENING = 14  # this many first decisions are all checked, each for one seat or spectator; later ones ever more rarely
WORLDS = 30  # guesses to compare
TRIES = 90  # attempts to find that many
DOUBT = 8  # times as many guesses to confirm a difference
OFTEN = 0.1  # share of the guesses drawn; a rarer fact may be missing in the others by chance

Fact = tuple[str, Any]


def beliefs(game: Game, seed: int) -> None:
    state, dice = game.start(seed), random.Random(seed)
    while not state.over:
        before = state.copy() if dice.random() * state.ply < OPENING else None
        play_on(state, dice)
        if before:
            follows(before, state, dice.choice(seats_and_spectator(game)), dice)


def drawn_are_positions(game: Game, seed: int) -> None:
    """A guess is a position like any other: it survives saving and loading, so nothing in it is left over from the true state."""
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
    assert not wrong, f"decision {before.ply}: seat {seat} can rule this out: {sorted(map(str, wrong))[:3]}"


def doubtful(before: State, after: State, seat: int | None, dice: random.Random) -> set[Fact]:
    """Facts that hold often in guesses drawn after the decision, and in none of those played through it."""
    return never(often(after, seat, dice, WORLDS), before, after, seat, dice, WORLDS)


def confirmed(wrong: set[Fact], before: State, after: State, seat: int | None, dice: random.Random) -> set[Fact]:
    """Which of these facts remain with many more guesses."""
    wrong = never(wrong, before, after, seat, dice, WORLDS * DOUBT)
    return wrong & often(after, seat, dice, WORLDS * DOUBT) if wrong else wrong


def never(wrong: set[Fact], before: State, after: State, seat: int | None, dice: random.Random, worlds: int) -> set[Fact]:
    """Which of these facts hold in none of that many guesses played through the decision; stops once all have been found."""
    truth, found = after.position(), 0
    for world in played_on(before, after, seat, dice, worlds) if wrong else ():
        wrong, found = wrong.difference(facts(world.position(), truth)), found + 1
        if not wrong:
            break
    return wrong if found == worlds else set()  # fewer: what happened was too unlikely to tell


def often(after: State, seat: int | None, dice: random.Random, worlds: int) -> set[Fact]:
    """Facts that hold in at least OFTEN of the guesses drawn. Facts of the true state are left out: they are certainly
    possible."""
    truth = after.position()
    drawn = (after.resample(seat, dice.getrandbits(63)).position() for _ in range(worlds))
    times = Counter(fact for position in drawn for fact in set(facts(position, truth)))
    return {fact for fact, number in times.items() if number >= OFTEN * worlds}


def played_on(before: State, after: State, seat: int | None, dice: random.Random, worlds: int) -> Iterator[State]:
    """Guesses from before, played through the same decision (or another, since the seat may not see which was made), that then
    look the same to the seat."""
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
    """What the seat has heard since then, what it sees now, and the ids of its legal moves."""
    return heard(state, seat, since), state.views().of(seat, moves=False), state.legal() if state.seat == seat else None


ABSENT = object()


def facts(part: Any, truth: Any, path: str = "") -> Iterator[Fact]:
    """Every value in a position with its path, and for lists also what they contain regardless of order. Parts equal to the
    true ones are left out."""
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
