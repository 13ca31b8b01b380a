"""Names of bots: levels, limits of one's own, yardsticks, and what is not a bot."""

from __future__ import annotations

import pytest

from kassen.bots import LEVELS, Knowledge, check_variant, make_bot
from kassen.bots.search import SearchBot
from kassen.core import Game, all_rules, rules
from tests.bots.games import SMALLEST, some_states

YARDSTICKS = [pytest.param(Game(each), name, id=f"{each.id}-{name}") for each in all_rules() for name in each.advice.yardsticks]


@pytest.mark.parametrize("game", SMALLEST)
def test_a_limit_in_the_name_is_the_same_as_one_given_apart(game: Game) -> None:
    for state in some_states(game, seed=4, count=3):
        known = Knowledge(state)
        assert make_bot("search:sims=25", 7).choose(known) == make_bot("search", 7, sims=25).choose(known)


NOT_BOTS = """emperor search: search:sims search:sims=0 search:sims=-5 search:sims=1e3 search:depth=4 random:ms=5
greedy:sims=9 greedy:by= shogun:by=war search:sims=5:ms=5"""


@pytest.mark.parametrize("name", NOT_BOTS.split())
def test_what_is_no_bot_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(ValueError, match="no bot"):
        check_variant(name, rules("nobunaga"))


def test_a_yardstick_belongs_to_its_game() -> None:
    assert check_variant("greedy:by=war", rules("provinces"))
    with pytest.raises(ValueError, match="for gunkimono: it has only greedy:by=points"):
        check_variant("greedy:by=war", rules("gunkimono"))


@pytest.mark.parametrize(("game", "name"), YARDSTICKS)
def test_whoever_is_greedy_by_a_yardstick_beats_chance(game: Game, name: str) -> None:
    state = game.start(1)
    bots = [make_bot(f"greedy:by={name}", 1), make_bot("random", 1)]
    while state.seat is not None:
        state.play(bots[state.seat].choose(Knowledge(state)))
    assert state.result()["ranks"][0] == 1


def test_only_the_lower_levels_slip() -> None:
    slips = [level.slips for level in LEVELS.values()]
    assert slips == sorted(slips, reverse=True)
    assert slips[0] > slips[-1] == 0


def test_a_slip_is_any_legal_decision() -> None:
    state = max(some_states(Game(rules("nobunaga")), seed=1, count=20), key=lambda each: len(each.legal()))
    seen = {SearchBot(seed, sims=1, slips=100).choose(Knowledge(state)) for seed in range(200)}
    assert seen == set(state.legal())
