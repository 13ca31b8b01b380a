"""The bits against a version that walks the squares: placements, formations, claims, on thousands of random battlefields."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kassen
from kassen.core import Game
from kassen.core.bits import count, lowest
from kassen.games.gunkimono import field as bits
from kassen.games.gunkimono.field import FIRST_ABOVE, FIRST_RIGHT
from kassen.games.gunkimono.material import HALF_TROOP, SQUARES
from kassen.games.gunkimono.state import WAYS, GunkimonoRecord
from tests.games.gunkimono import slow

SHAPES = {
    "four by five": "I S C P A\n" * 4,
    "four by six with holes": "I S C P A I\nS C . P A I\nC P A . I S\nP A I S C .\n",
    "two by ten": "I S C P A I S C P A\n" * 2,
    "one row": "I S C P A " * 5 + "\n",
    "one column": "I\nS\nC\nP\nA\n" * 5,
    "seven by eight": "I S C P A I S C\n" * 7,
}


def squares_of(s: GunkimonoRecord) -> dict[slow.Square, int]:
    return {divmod(at, s.columns + 1): at for at in range(SQUARES) if s.board >> at & 1}


def random_field(game: Game, dice: random.Random) -> tuple[GunkimonoRecord, slow.Field]:
    """Few troop types and many strongholds, so that formations are large and meet."""
    s: Any = game.template.copy()
    s.seat = 0
    where = squares_of(s)
    types, top = dice.choice([2, 3, 5]), dice.choice([1, 2, 4])
    troops = {square: dice.randrange(types) for square in where}
    levels = {square: dice.randrange(top) for square in where}
    s.face, s.plane = [0] * 5, [0] * len(s.plane)
    for square, at in where.items():
        s.face[troops[square]] |= 1 << at
        for _ in range(levels[square]):
            bits.heighten(s, 1 << at)
    # Strongholds one by one, wherever they may be built.
    field = slow.Field(troops, levels, {})
    for _ in range(dice.choice([0, 2, 3, 6])):
        seat, square = dice.randrange(s.players), dice.choice(list(where))
        if s.built[seat] < 2 and square not in field.strongholds and field.owners(square) <= {seat}:
            field = slow.Field(troops, levels, {**field.strongholds, square: seat})
            k, s.built[seat] = s.built[seat], s.built[seat] + 1
            s.site[seat][k] = 1 << where[square]
            s.strongholds |= 1 << where[square]
            s.claim[seat][k] = bits.formation(s, where[square])
    s.contested = [bits.find_contested(s, troop) for troop in range(5)]
    s.reserve[0] = dice.choice([0, 0b00100, 0b11111])
    s.held[0] = 3
    s.hand[0] = [dice.randrange(20) for _ in range(3)]
    return s, field


def fast_large(s: GunkimonoRecord, slot: int) -> set[tuple[slow.Square, slow.Square]]:
    found = set()
    for way in range(WAYS):
        for square, at in squares_of(s).items():
            if s.fits[slot][way] >> at & 1:
                row, column = square
                other = (row, column + 1) if way < FIRST_ABOVE else (row + 1, column)
                found.add((other, square) if way & FIRST_RIGHT else (square, other))
    return found


@pytest.mark.parametrize("shape", SHAPES)
def test_legal_placements_equal_those_found_square_by_square(shape: str) -> None:
    game = kassen.game("gunkimono", 4, layout=SHAPES[shape])
    dice = random.Random(shape)
    contested = cut = 0
    for _ in range(150 if shape == "seven by eight" else 600):
        s, field = random_field(game, dice)
        bits.find_fits(s)
        where = squares_of(s)
        contested += any(s.contested)
        for slot in range(3):
            if s.hand[0][slot] in s.hand[0][:slot]:
                assert not any(s.fits[slot])
                continue
            one, two = HALF_TROOP[s.hand[0][slot]]
            fast = fast_large(s, slot)
            assert fast == set(slow.large_placements(field, one, two, s.reserve[0] > 0))
            cut += sum(s.contested[one] >> where[at] & 1 or s.contested[two] >> where[to] & 1 for at, to in fast)
        for troop in range(5):
            fast_small = {square for square, at in where.items() if s.fits_small[troop] >> at & 1}
            assert fast_small == (set(slow.small_placements(field, troop)) if s.reserve[0] >> troop & 1 else set())
    assert contested > 20
    assert cut > 0 or "one" in shape  # in a single line there is no way round


@pytest.mark.parametrize("shape", SHAPES)
def test_formations_and_heights_equal_those_found_square_by_square(shape: str) -> None:
    game = kassen.game("gunkimono", 4, layout=SHAPES[shape])
    dice = random.Random(shape)
    for _ in range(60):
        s, field = random_field(game, dice)
        where = squares_of(s)
        for square, at in where.items():
            word = bits.formation(s, at)
            assert {name for name, other in where.items() if word >> other & 1} == field.formation(square)
            assert count(word) == len(field.formation(square))
            assert bits.height(s, at) == field.levels[square]


def test_bits_are_counted_and_found() -> None:
    dice = random.Random(1)
    for _ in range(2000):
        word = dice.getrandbits(63) & dice.getrandbits(63)
        assert count(word) == word.bit_count()
        if word:
            assert lowest(word) == (word & -word).bit_length() - 1


@pytest.mark.parametrize("players", [2, 5])
def test_in_play_claims_legal_moves_and_heights_stay_those_of_the_slow_version(players: int) -> None:
    """Kept up to date from placement to placement, they must equal what is found from nothing."""
    game = kassen.game("gunkimono", players, layout=SHAPES["seven by eight"])
    for seed in range(3):
        state, dice = game.start(seed), random.Random(seed)
        while not state.over:
            if state.phase == "place":
                check_state(state._s)
            state.play(dice.choice(state.legal()))


def check_state(s: GunkimonoRecord) -> None:
    where = squares_of(s)
    troops = {square: bits.troop_at(s, at) for square, at in where.items()}
    levels = {square: bits.height(s, at) for square, at in where.items()}
    names = {at: square for square, at in where.items()}
    standing = {names[site.bit_length() - 1]: seat for seat in range(s.players) for site in s.site[seat] if site}
    field = slow.Field(troops, levels, standing)
    for seat in range(s.players):
        for k in range(s.built[seat]):
            formation = field.formation(names[s.site[seat][k].bit_length() - 1])
            assert {square for square, at in where.items() if s.claim[seat][k] >> at & 1} == formation
    for slot in range(s.held[s.seat]):
        if s.hand[s.seat][slot] not in s.hand[s.seat][:slot]:
            one, two = HALF_TROOP[s.hand[s.seat][slot]]
            assert fast_large(s, slot) == set(slow.large_placements(field, one, two, s.reserve[s.seat] > 0))
