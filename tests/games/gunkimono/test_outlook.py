"""What a tile taken into the hand is good for."""

from __future__ import annotations

import random

import kassen
from kassen.core import State


def largest(state: State, troop: str) -> int:
    """Of all formations of this troop that hold no stronghold, by what everybody sees."""
    board = state.view().board
    squares = {(each.row, each.column): each for each in board.squares if each.troop == troop}
    built = {at for seat in board.seats for at in seat.strongholds}
    best, seen = 0, set[tuple[int, int]]()
    for start in squares:
        found, open_squares = set[tuple[int, int]](), {start} - seen
        while open_squares:
            row, column = here = open_squares.pop()
            found.add(here)
            around = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
            open_squares |= (around & squares.keys()) - found
        seen |= found
        if not built & {squares[here].at for here in found}:
            best = max(best, len(found))
    return best


def test_a_tile_names_the_largest_formations_it_could_join_and_the_steps_of_its_symbols() -> None:
    state, dice = kassen.game("gunkimono", players=3).start(seed=2), random.Random(2)
    numbers = set()
    while not state.over:
        if state.phase == "refill":
            [told] = [effect.data() for effect in state.effects(state.legal()[0]) if effect.data()["effect"] == "promises"][:1]
            assert told["number"] == largest(state, told["troop"])
            assert told["was"] == state.view().board.seats[state.seat or 0].honor[told["troop"]]
            assert told["was"] <= told["now"] <= told["was"] + 3
            numbers.add(told["number"])
        state.play(dice.choice(state.legal()))
    assert len(numbers) > 1
