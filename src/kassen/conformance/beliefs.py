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
from typing import Any

from kassen.conformance.engine import play_on, same_position
from kassen.conformance.secrecy import seats_and_spectator
from kassen.core import Game, State

OPENING = 8  # decisions that are all looked at, by one pair of eyes each; later ever fewer
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
            world = state.redeal(dice.choice(seats_and_spectator(game)), dice.getrandbits(63))
            same_position(world, game.load(world.position()))
        if state.over:
            return
        play_on(state, dice)


def follows(before: State, after: State, seat: int | None, dice: random.Random) -> None:
    """The claim for one decision and one seat (None: a spectator)."""
    wrong = set(impossible(before, after, seat, dice, WORLDS))
    if wrong:
        wrong &= set(impossible(before, after, seat, dice, WORLDS * DOUBT))
    assert not wrong, f"decision {before.ply}: seat {seat} can tell that this is not so: {sorted(map(str, wrong))[:3]}"


def impossible(before: State, after: State, seat: int | None, dice: random.Random, worlds: int) -> Iterator[Fact]:
    """What is often so in the worlds drawn and never in those that follow from what was seen."""
    lived = list(played_on(before, after, seat, dice, worlds))
    if len(lived) < worlds:
        return  # what happened was too unlikely: nothing can be said
    drawn = [after.redeal(seat, dice.getrandbits(63)) for _ in range(worlds)]
    known = count_facts(lived)
    yield from (fact for fact, times in count_facts(drawn).items() if times >= OFTEN * worlds and fact not in known)


def played_on(before: State, after: State, seat: int | None, dice: random.Random, worlds: int) -> Iterator[State]:
    """Worlds possible before, in which the same decision (or, if the seat need not see which, another) looks the same to it."""
    choice, found = after.decisions[-1], 0
    for number in range(TRIES * worlds // WORLDS):
        twin = before.redeal(seat, dice.getrandbits(63))
        legal = twin.legal()
        twin.play(choice if choice in legal and (number % 2 or seat == before.seat) else dice.choice(legal))
        if looks_like(twin, after, seat, len(before.events)):
            yield twin
            found += 1
            if found == worlds:
                return


def looks_like(one: State, other: State, seat: int | None, since: int) -> bool:
    """Has the seat heard the same since then, and does it see the same now?"""
    heard = [[event.data for event in state.news(seat, since)] for state in (one, other)]
    return heard[0] == heard[1] and one.view(seat) == other.view(seat)


def count_facts(worlds: list[State]) -> Counter[Fact]:
    """In how many of the worlds each fact holds."""
    return Counter(fact for world in worlds for fact in set(facts(world.position(), "")))


def facts(part: Any, path: str) -> Iterator[Fact]:
    """Every value in a position by its place, and of every list also what it holds, in whatever order."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield from facts(value, f"{path}.{key}")
    elif isinstance(part, list):
        for index, value in enumerate(part):
            yield from facts(value, f"{path}[{index}]")
        yield from ((f"{path} has", entry) for entry in Counter(map(str, part)).items())
    else:
        yield path, part
