"""Ranks as numbers against a version that sorts: who scores in an attack, on thousands of random hands."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kassen
from kassen.games.nobunaga.material import HOUSES, SCORING_RANKS
from kassen.games.nobunaga.rules import score_attack
from kassen.games.nobunaga.state import NOBUNAGA, NobunagaRecord


def slow_scorers(s: NobunagaRecord, house: int) -> list[int]:
    """Who lays a card, best rank first."""
    order = [s.active, NOBUNAGA] + [(s.active + steps) % s.players for steps in range(1, s.players)]
    shown = {who: s.right[house] if who == NOBUNAGA else s.hand[who][house] for who in order}
    ranked = sorted((who for who in order if shown[who]), key=lambda who: -shown[who])  # sorting keeps ties in order
    scorers = ranked[: SCORING_RANKS[s.players][s.campaign - 1]]
    if s.cut_off and NOBUNAGA in scorers:
        del scorers[scorers.index(NOBUNAGA) + 1 :]
    return scorers


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_those_score_who_come_first_when_sorted(players: int, strict: bool) -> None:
    dice = random.Random(players)
    game = kassen.game("nobunaga", players=players, strict=strict)
    for _ in range(500):
        s: Any = game.template.copy()
        s.active, s.campaign, house = dice.randrange(players), dice.choice([1, 2]), dice.randrange(HOUSES)
        for seat in range(players):
            s.hand[seat][house] = dice.randrange(4)
        s.right[house] = dice.randrange(1, 4)
        before, scorers = s.copy(), slow_scorers(s, house)
        assert score_attack(s, house) == sum(1 << who for who in scorers)
        for seat in range(players):
            assert s.hand[seat][house] == before.hand[seat][house] - (seat in scorers)
        assert s.right[house] == before.right[house] - (NOBUNAGA in scorers)
        assert [row[house] for row in s.scored] == [int(who in scorers) for who in range(len(s.scored))]
