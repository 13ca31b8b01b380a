"""The clean-up, kind by kind, against a version that moves card by card, on the positions of random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kassen
from kassen.games.moegahara.action import draw_cards, put_on_discard
from kassen.games.moegahara.cleanup import discard_and_draw
from kassen.games.moegahara.material import HAND, HORO, KINDS, TRAP
from kassen.games.moegahara.state import MoegaharaRecord


def slow_clean_up(s: MoegaharaRecord, horo: int, traps: int) -> None:
    seat = s.active
    kept = [horo if kind == HORO else traps if kind == TRAP else 0 for kind in range(KINDS)]
    for kind in range(KINDS):
        for _ in range(s.hand[seat][kind] - kept[kind] + s.spent[kind]):
            put_on_discard(s, seat, kind, 1)
    s.spent, s.spent_kinds, s.keeping = [0] * KINDS, 0, -1
    s.hand[seat], s.hand_size[seat] = kept, sum(kept)
    s.hand_kinds[seat] = sum(1 << kind for kind in range(KINDS) if kept[kind])
    s.known[seat] = kept[:]
    draw_cards(s, seat, HAND - sum(kept))


def fields(s: MoegaharaRecord) -> dict[str, Any]:
    return {name: getattr(s, name) for name in s.fields}


@pytest.mark.parametrize("players", [2, 6])
def test_a_clean_up_leaves_what_it_leaves_card_by_card(players: int) -> None:
    dice = random.Random(players)
    game = kassen.game("moegahara", players=players)
    none_left = 0
    for seed in range(2):
        state = game.start(seed)
        while not state.over:
            state.play(dice.choice(state.legal()))
            fast: Any = state._s.copy()
            horo, traps = (dice.randint(0, fast.hand[fast.active][kind]) for kind in (HORO, TRAP))
            fast.keeping = horo
            slow = fast.copy()
            discard_and_draw(fast, traps)
            slow_clean_up(slow, horo, traps)
            assert fields(fast) == fields(slow)
            none_left += horo > 0 and fast.discard[state._s.active][HORO] == 0
    assert none_left > 10
