"""The compiled search beside slow, obvious versions of itself."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from kassen.bots import Knowledge
from kassen.bots.greedy import GUESSES, plain_survey, survey
from kassen.bots.tree import EXPLORATION, NONE, WIDE, Tree, width
from kassen.core import ALL_SEATS, Game, State, rules
from tests.bots.games import GAMES, SMALLEST, some_states


def edges_of(tree: Tree, node: int) -> list[Any]:
    found, edge = [], int(tree.nodes["first"][node])
    while edge != NONE:
        found.append(tree.edges[edge])
        edge = int(tree.edges["next"][edge])
    return found


def obvious_promise(mean: float, edge: Any, edges: list[Any]) -> float:
    """Value with one imagined visit, and prior times curiosity, by how often the option was there to be tried."""
    value = (edge["total"] + mean) / (edge["visits"] + 1)
    prior = edge["weight"] / sum(float(other["weight"]) for other in edges)
    return float(value + EXPLORATION * prior * math.sqrt(edge["seen"] + 1) / (edge["visits"] + 1))


@pytest.mark.parametrize("game", SMALLEST)
def test_each_simulation_tries_the_most_promising_option(game: Game) -> None:
    for state in some_states(game, seed=1, count=3):
        tree = Tree(game, 500)
        guess = Knowledge(state).guess(0).pack()
        for _ in range(60):
            before = {int(edge["id"]): edge.copy() for edge in edges_of(tree, 0)}
            visits, total = int(tree.nodes["visits"][0]), float(tree.nodes["total"][0])
            mean = total / visits if visits else 0.5
            tree.grow(guess, state.seat or 0, 9, 1)
            after = {int(edge["id"]): edge for edge in edges_of(tree, 0)}
            for id, edge in after.items():  # those that joined in this very visit
                before.setdefault(id, np.array((0.0, edge["weight"], 0, 0, id, NONE, NONE), tree.edges.dtype))
            tried = [id for id, edge in after.items() if edge["visits"] > before[id]["visits"]]
            promises = {id: obvious_promise(mean, edge, list(before.values())) for id, edge in before.items()}
            assert len(tried) == 1
            assert promises[tried[0]] == pytest.approx(max(promises.values()), rel=1e-5)


@pytest.mark.parametrize("game", SMALLEST)
def test_the_books_balance(game: Game) -> None:
    """Visits of a node are those of its options; no option was tried more often than it was there."""
    state = next(some_states(game, seed=2, count=1))
    tree = Tree(game, 400)
    tree.grow(Knowledge(state).guess(0).pack(), state.seat or 0, 1, 600)  # more than there is room for
    head = tree.head[0]
    assert head["sims"] == tree.nodes["visits"][0] == 600
    assert head["nodes"] <= 400
    for node in range(head["nodes"]):
        edges = edges_of(tree, node)
        assert sum(int(edge["visits"]) for edge in edges) == tree.nodes["visits"][node]
        assert sum(float(edge["total"]) for edge in edges) == pytest.approx(float(tree.nodes["total"][node]))
        for edge in edges:
            assert edge["visits"] <= edge["seen"] <= tree.nodes["visits"][node]
            assert 0 <= edge["total"] <= edge["visits"]


@pytest.mark.parametrize("game", SMALLEST)
def test_a_search_about_one_option_tries_no_other(game: Game) -> None:
    for state in some_states(game, seed=3, count=3):
        option, tree, won = state.legal()[-1], Tree(game, 300), np.zeros((200, game.players))
        tree.begin(option)
        tree.grow(state.pack(), state.seat or 0, 1, 200, ALL_SEATS, won)
        assert tree.options().keys() == {option}
        assert tree.options()[option] == (200, pytest.approx(won[:, state.seat].sum()))


@pytest.mark.parametrize("game", SMALLEST)
def test_a_search_begun_anew_owes_nothing_to_the_one_before(game: Game) -> None:
    state = next(some_states(game, seed=4, count=1))
    fresh, used, won = Tree(game, 300), Tree(game, 300), np.zeros((2, 200, game.players))
    used.grow(state.pack(), state.seat or 0, 7, 150)
    for row, tree in enumerate((fresh, used)):
        tree.begin()
        tree.grow(state.pack(), state.seat or 0, 1, 200, ALL_SEATS, won[row])
    assert np.array_equal(won[0], won[1])


@pytest.mark.parametrize("game", GAMES)
def test_win_shares_of_quick_games_are_those_of_their_ends(game: Game) -> None:
    """Played to the end, nobody wins more than the whole, and allies win together."""
    state, tree, won = game.start(5), Tree(game, 1), np.zeros((20, game.players))
    tree.horizon = NONE
    tree.begin()
    tree.grow(state.pack(), state.seat or 0, 1, 20, ALL_SEATS, won)
    firsts = [list(tree.team).index(team) for team in sorted(set(tree.team))]
    assert set(won[:, firsts].sum(axis=1).round(9)) <= {0.0, 1.0}
    assert all(np.array_equal(won[:, seat], won[:, list(tree.team).index(team)]) for seat, team in enumerate(tree.team))


def test_options_join_as_visits_grow() -> None:
    assert width(0) == WIDE
    assert width(100) > width(10) > WIDE


@pytest.mark.parametrize("game", GAMES)
def test_plain_and_compiled_bots_judge_alike(game: Game) -> None:
    """Rules, guesses, evaluation and reward, in plain Python and compiled."""
    for state in [*some_states(game, seed=4, count=2), before_the_end(game)]:
        known = Knowledge(state)
        known.legal = known.legal[:12]
        assert survey(known, 77) == pytest.approx(plain_survey(known, 77, lambda: False), rel=1e-9)
    assert GUESSES > 1


@pytest.mark.parametrize("game", SMALLEST)
def test_the_weights_of_advice_are_those_of_the_tree(game: Game) -> None:
    weigh = game.rules.advice.weigh
    for state in some_states(game, seed=5, count=4):
        ids, tree = state.legal(), Tree(game, 10)
        weights = [1.0] * game.most_legal
        if weigh:
            weigh(state._s, ids + [0] * (game.most_legal - len(ids)), len(ids), weights)
        # Advice may look at what is hidden, in each guess anew: here at what all seats together know.
        tree.grow(state.pack(), state.seat or 0, 1, 1, knower=ALL_SEATS)
        known = {int(edge["id"]): float(edge["weight"]) for edge in edges_of(tree, 0)}
        plain = dict(zip(ids, weights, strict=False))
        assert min(plain.values()) > 0
        assert known == pytest.approx({id: plain[id] for id in known}, rel=1e-5)
        left = [plain[id] for id in ids if id not in known]
        assert not left or max(left) <= min(known.values()) * (1 + 1e-5), "the most promising come first"


def before_the_end(game: Game) -> State:
    state = game.start(6)
    while not state.over:
        before = state.copy()
        state.play(state.legal()[0])
    return before


def test_how_far_quick_games_go_may_depend_on_how_many_play() -> None:
    assert [Tree(Game(rules("gunkimono"), players), 1).horizon for players in (2, 4)] == [8, 16]
    assert Tree(Game(rules("nobunaga"), 2), 1).horizon == NONE
