"""Chance is fair, reproducible and the same in both modes."""

from __future__ import annotations

from collections import Counter

import pytest
from scipy.stats import chisquare

import kassen
from kassen.core import Record, draw, int8, shuffle
from kassen.core.chance import check_seed, commitment, deal_chance, philox


class Dice(Record):
    cards: list[int] = int8(5)


def test_philox_gives_the_published_numbers() -> None:
    """Random123's known answers for philox2x32 (7 rounds): the first word of each."""
    assert philox(0, 0, 0) == 0x257A3673
    assert philox(0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF) == 0xAB302C4D
    assert philox(0x13198A2E, 0x243F6A88, 0x85A308D3) == 0xBEDBBE6B


@pytest.mark.parametrize("n", [2, 3, 6, 7, 60])
def test_every_number_is_as_likely(n: int) -> None:
    s = Dice()
    deal_chance(s, 5, 0)
    counts = Counter(draw(s, n) for _ in range(20_000))
    assert set(counts) == set(range(n))
    assert chisquare([counts[i] for i in range(n)]).pvalue > 1e-4


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    s = Dice()
    deal_chance(s, 9, 0)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        s.cards = [0, 1, 2, 3, 9]
        shuffle(s, s.cards, 4)
        counts[tuple(s.cards)] += 1
    assert len(counts) == 24
    assert all(order[4] == 9 for order in counts)
    assert chisquare(list(counts.values())).pvalue > 1e-4


def test_a_sealed_seed_gives_every_decision_its_own_key() -> None:
    s = Dice()
    keys = set()
    for decision in range(50):
        deal_chance(s, "a secret", decision)
        keys.add((s.key0, s.key1))
        assert s.draws == 0
    assert len(keys) == 50


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "", None, True, [1]])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(ValueError, match="seed"):
        check_seed(seed)


@pytest.mark.slow
def test_random_play_is_uniform_in_a_known_position() -> None:
    """The first decision of 4 players is one of four pairs: in compiled random play each is chosen a quarter of the time."""
    import numpy as np

    from kassen.core import compiled

    game = kassen.game("nobunaga", players=4)
    batch = game.batch(1)
    chooser = np.array([3], np.uint64)
    counts = Counter(pick_first(compiled, batch, chooser) for _ in range(8_000))
    assert len(counts) == 4
    assert chisquare(list(counts.values())).pvalue > 1e-4


def pick_first(compiled, batch, chooser) -> int:
    """What `play_random` would choose first: its own chooser over the legal moves."""
    batch.start([1])
    return int(batch.legal[0, compiled.choose_one(chooser, batch.counts[0])])
