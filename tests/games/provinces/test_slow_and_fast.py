"""The fast rules against the slow and obvious ones of slow.py, on every position of many random games."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import product

import pytest

import kassen
from kassen import State
from kassen.games.provinces.rules import PHASES
from tests.games.provinces.slow import Slow, scores, war

TABLES = list(product((2, 3, 4), (False, True)))


def as_set(moves: list[dict[str, object]]) -> set[str]:
    return {str(sorted(move.items())) for move in moves}


def every_position(players: int, daimyo: bool, seeds: range) -> list[State]:
    return [state for seed in seeds for state in positions(players, daimyo, seed)]


@cache
def positions(players: int, daimyo: bool, seed: int) -> list[State]:
    """Those of one random game, its end the last."""
    state, dice = kassen.game("provinces", players=players, daimyo=daimyo).start(seed), random.Random(seed)
    states = []
    while not state.over:
        states.append(state.copy())
        state.play(dice.choice(state.legal()))
    return [*states, state]


@pytest.mark.parametrize(("players", "daimyo"), TABLES)
def test_every_decision_offers_what_the_slow_rules_offer(players: int, daimyo: bool) -> None:
    seen: Counter[str] = Counter()
    for state in every_position(players, daimyo, range(60)):
        if state.over:
            continue
        seen[state.phase] += 1
        slow = Slow(state.position()).options()
        fast = [move.data.to_dict() for move in state.moves()]
        assert len(fast) == len(slow)
        assert as_set(fast) == as_set(slow), (state.phase, state.position())
    never_asked = {"rival"} if players == 2 else set()
    advanced = {"draft", "lead", "rival", "uesugi", "takeda", "oda", "mori", "chosokabe", "otomo"}
    assert set(seen) == {phase.name for phase in PHASES.values()} - (never_asked if daimyo else advanced)


@pytest.mark.parametrize(("players", "daimyo"), TABLES)
def test_every_war_ends_as_the_slow_war_does(players: int, daimyo: bool) -> None:
    for state in every_position(players, daimyo, range(20)):
        if not state.over:
            continue
        final = state.position()
        assert state.scores == scores(final)
        told = [news.data.to_dict() for news in state.events if "battle" in news.data.event]
        for battle, expected in zip(told, war(final), strict=True):
            assert battle["castle"] == expected["castle"]
            assert battle.get("winner_seat") == expected["winner"]
            assert battle.get("second_seat") == expected["second"]
            assert battle.get("to_province", []) == expected["reached"]
            fighters = dict(zip(battle.get("fighter_seat", []), battle.get("strength", []), strict=True))
            assert [fighters.get(seat, 0) for seat in range(players)] == expected["strengths"]


@pytest.mark.parametrize(("players", "daimyo"), TABLES)
def test_armies_and_daimyos_are_never_lost_nor_made(players: int, daimyo: bool) -> None:
    for state in every_position(players, daimyo, range(20)):
        position = state.position()
        for seat in position["seats"]:
            assert seat["reserve"] + sum(seat["armies"].values()) == (16 if daimyo else 18)
            assert ("daimyo" in seat) == daimyo


@pytest.mark.parametrize(("players", "daimyo"), TABLES)
def test_a_katana_is_taken_exactly_when_the_reserve_is_empty_and_locks_all_cards(players: int, daimyo: bool) -> None:
    for state in every_position(players, daimyo, range(20)):
        seats = state.position()["seats"]
        for seat in seats:
            empty = seat["reserve"] == 0 and (not daimyo or seat["daimyo"]["at"] is not None)
            assert ("katana" in seat) == empty
        if any("katana" in seat for seat in seats) and not state.over:
            assert state.phase in ("keep", "split", "lead"), "only dice are left"
