"""The compiled part of the search: information-set Monte-Carlo tree search over the rules of any game.

A tree holds what was learned about sequences of decisions. Every simulation draws anew what the thinking seat cannot know, and
all future chance with it; walks down the tree among the decisions that are legal in that guess; adds one node; plays the
guess out; and credits every decision on its way with what its own seat got. Nothing is allocated while it runs.

Importing this module loads the compiler.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from kassen.bots.resample import mix, resample_as
from kassen.bots.value import teams_of
from kassen.core import Game, State, share_win
from kassen.core.compiled import callable_inside, decide, entry, options, outcome, playout, prepare, result, weigh, worth

Array = np.ndarray[Any, Any]

NONE = -1
NOTHING = np.zeros((0, 0))

# A node is a decision somebody faces: who decides is the same however one came to it (see `key_of`).
NODE = np.dtype(
    [
        ("key", np.int64),  # seat, phase and outcome of chance, among the nodes behind the same edge
        ("total", np.float64),  # what its seat got in all visits
        ("visits", np.int32),
        ("first", np.int32),  # its first edge
        ("sibling", np.int32),  # the next node behind the same edge
    ]
)

# An edge is one option of that decision. Many are never tried, so they come one by one, the most promising first.
EDGE = np.dtype(
    [
        ("total", np.float64),  # what the deciding seat got in all visits
        ("weight", np.float32),  # the game's advice
        ("visits", np.int32),
        ("seen", np.int32),  # how often it was legal when its node was visited
        ("id", np.int32),
        ("next", np.int32),  # the next edge of the node
        ("child", np.int32),  # the first node behind it
    ]
)

# The counters of a tree, an array of one.
HEAD = np.dtype(
    [
        ("root", np.int32),
        ("nodes", np.int32),
        ("edges", np.int32),
        ("forced", np.int32),  # the edge that every simulation takes first, or NONE
        ("mark", np.int64),
        ("sims", np.int64),
    ]
)


DEEPEST = 256  # decisions a walk may go down; further down there are playouts only

# Rules of thumb. The first was tuned by matches of one game at equal numbers of simulations; the others were not measured apart.
EXPLORATION = 0.8  # how far the game's advice and curiosity are trusted against what was seen so far
WIDE = 10  # options looked at from the first visit on
WIDENING = 0.5  # ... and how many more as visits grow: visits to this power


class Tree:
    """One tree and all the room its simulations need."""

    def __init__(self, game: Game, nodes: int) -> None:
        prepare(game.rules)
        self.nodes = np.empty(nodes, NODE)
        self.edges = np.empty(4 * nodes, EDGE)
        self.head = np.zeros(1, HEAD)
        self.path = np.zeros((2, DEEPEST), np.int32)  # nodes passed, edges taken
        self.work = game.packed.copy()
        self.marks = np.zeros(game.move_count, np.int64)  # by id: the last visit in which it was legal
        self.ids = np.zeros(game.most_legal, np.int32)
        self.weights = np.zeros(game.most_legal)
        self.values = np.zeros((2, 2 * game.players))  # results, rewards
        self.team = np.array(teams_of(game), np.int8)
        horizon = game.rules.advice.horizon
        self.horizon = NONE if horizon is None else horizon(game.players)
        self.clear()

    def clear(self) -> None:
        """Forget everything."""
        clear(self.head, self.nodes)

    def begin(self, option: int | None = None) -> None:
        """A search that owes nothing to what was thought before, all of it about one option if one is given. With room for one
        node it is no search at all: quick games, after that option or from here."""
        self.head["mark"][0] = self.head["sims"][0] = self.marks[:] = 0
        self.clear()
        if option is not None:
            self.edges[0] = (0.0, 1.0, 0, 0, option, NONE, NONE)
            self.nodes["first"][0] = 0
            self.head["edges"][0], self.head["forced"][0] = 1, 0
        elif len(self.nodes) == 1:
            self.head["root"][0] = NONE

    def grow(
        self,
        guess: Array,
        seat: int,
        seed: int,
        sims: int,
        knower: int | None = None,
        won: Array = NOTHING,
    ) -> None:
        """So many simulations more; `guess` is any state that looks to `seat` (or to another `knower`, as ALL_SEATS is one)
        like the true one. With `won` they are about nothing but winning: a row each, the win share of every seat."""
        grow(
            guess,
            self.work,
            seat,
            seat if knower is None else knower,
            np.uint64(seed),
            sims,
            self.horizon,
            self.team,
            self.head,
            self.nodes,
            self.edges,
            self.path,
            self.marks,
            self.ids,
            self.weights,
            self.values,
            won,
        )

    def descend(self, id: int, state: State) -> None:
        """Keep what was learned below one option of the root, now that it was chosen and has led to this state."""
        advice = state.game.rules.advice
        outcome = advice.outcome(state._s) if advice.outcome else 0
        key = (outcome << 16) | (state._s.phase << 8) | state._s.seat
        node = self._below(id, key)
        # A tree that is half full of what can no longer happen is not worth keeping.
        if node == NONE or 2 * self.head["nodes"][0] > len(self.nodes):
            self.clear()
        else:
            self.head["root"][0] = node

    def _below(self, id: int, key: int) -> int:
        edge = int(self.nodes["first"][self.head["root"][0]])
        while edge != NONE and self.edges["id"][edge] != id:
            edge = int(self.edges["next"][edge])
        node = int(self.edges["child"][edge]) if edge != NONE else NONE
        while node != NONE and self.nodes["key"][node] != key:
            node = int(self.nodes["sibling"][node])
        return node

    def options(self) -> dict[int, tuple[int, float]]:
        """What was learned about the options of the root: id → visits, total reward."""
        visits, totals = np.zeros(len(self.marks), np.int32), np.zeros(len(self.marks))
        ids = np.zeros(len(self.marks), np.int32)
        n = harvest(self.head, self.nodes, self.edges, ids, visits, totals)
        return {int(ids[i]): (int(visits[i]), float(totals[i])) for i in range(n)}


# ── read and cleared by Python as they are, and compiled for kernels: a record's fields by name, as both understand ──


def clear(heads: Any, nodes: Any) -> None:
    """A tree of one node, nothing known of it. Marks and guesses go on counting: none may come twice."""
    head, root = heads[0], nodes[0]
    head["root"] = 0
    head["nodes"] = 1
    head["edges"] = 0
    head["forced"] = NONE
    root["key"] = NONE
    root["total"] = 0.0
    root["visits"] = 0
    root["first"] = NONE
    root["sibling"] = NONE


def harvest(heads: Any, nodes: Any, edges: Any, ids: Any, visits: Any, totals: Any) -> Any:
    """What was learned about the options of the root; returns how many there are."""
    n = 0
    edge = nodes[heads[0]["root"]]["first"]
    while edge != NONE:
        ids[n] = edges[edge]["id"]
        visits[n] = edges[edge]["visits"]
        totals[n] = edges[edge]["total"]
        n += 1
        edge = edges[edge]["next"]
    return n


# ── the walk down the tree ──


@callable_inside
def width(visits: Any) -> Any:
    """How many options a decision with so many visits looks at."""
    return WIDE + int(visits**WIDENING)


@callable_inside
def promise(mean: Any, visits: Any, total: Any, seen: Any, share: Any) -> Any:
    """How much an option is worth a try: what it brought (one visit worth the node's mean is imagined, so that an untried option
    has a value and a single lucky one is not believed), and what the advice holds of it, until it was tried as often as that
    deserves. It is compared with how often it *could* have been tried: an option that is rarely legal is not thereby due."""
    return (total + mean) / (visits + 1) + EXPLORATION * share * math.sqrt(seen) / (visits + 1)


@callable_inside
def key_of(s: Any) -> Any:
    """What tells the nodes behind one edge apart: who decides, what, and which outcome of chance they saw."""
    return (np.int64(outcome(s)) << 16) | (np.int64(s.phase) << 8) | np.int64(s.seat)


@callable_inside
def add_edge(head: Any, nodes: Any, edges: Any, node: Any, id: Any, weight: Any) -> None:
    edge = head.edges
    head.edges += 1
    edges[edge].id = id
    edges[edge].weight = weight
    edges[edge].visits = 0
    edges[edge].seen = 0
    edges[edge].total = 0.0
    edges[edge].child = NONE
    edges[edge].next = nodes[node].first
    nodes[node].first = edge


@callable_inside
def widen(s: Any, head: Any, nodes: Any, edges: Any, node: Any, ids: Any, n: Any, wanted: Any, weights: Any, marks: Any) -> None:
    """Add the `wanted` most promising of the legal options that the node does not have yet (their mark is the current one)."""
    weigh(s, ids, n, weights)
    start = np.int64(mix(np.uint64(head.mark)) % np.uint64(n))  # equals are taken from anywhere, not from the front
    for _ in range(min(wanted, len(edges) - head.edges)):
        best = NONE
        for k in range(n):
            i: Any = start + k if start + k < n else start + k - n
            if marks[ids[i]] == head.mark and (best == NONE or weights[i] > weights[best]):
                best = i
        marks[ids[best]] = head.mark + 1
        add_edge(head, nodes, edges, node, ids[best], weights[best])


@callable_inside
def count_known(head: Any, edges: Any, first: Any, marks: Any) -> Any:
    """How many of the legal options (marked) the node has; their mark goes up by one."""
    known = 0
    edge = first
    while edge != NONE:
        if marks[edges[edge].id] == head.mark:
            marks[edges[edge].id] = head.mark + 1
            known += 1
        edge = edges[edge].next
    return known


@callable_inside
def pick_edge(head: Any, nodes: Any, edges: Any, node: Any, marks: Any) -> Any:
    """The most promising of the known legal options (their mark is one above the current one), or NONE."""
    first = nodes[node].first
    heaviness = 0.0
    edge = first
    while edge != NONE:
        if marks[edges[edge].id] == head.mark + 1:
            heaviness += edges[edge].weight
            edges[edge].seen += 1
        edge = edges[edge].next
    mean = nodes[node].total / nodes[node].visits if nodes[node].visits > 0 else 0.5
    best = NONE
    most = -1.0
    edge = first
    while edge != NONE:
        option = edges[edge]
        if marks[option.id] == head.mark + 1:
            worth_it = promise(mean, option.visits, option.total, option.seen, option.weight / heaviness)
            if worth_it > most:
                most = worth_it
                best = edge
        edge = option.next
    return best


@callable_inside
def select(s: Any, head: Any, nodes: Any, edges: Any, node: Any, ids: Any, weights: Any, marks: Any) -> Any:
    """The edge a simulation takes from here, or NONE if there is no room left for any."""
    head.mark += 2
    n = options(s, ids)
    for i in range(n):
        marks[ids[i]] = head.mark
    known = count_known(head, edges, nodes[node].first, marks)
    missing = min(n, width(nodes[node].visits)) - known
    if missing > 0:
        widen(s, head, nodes, edges, node, ids, n, missing, weights, marks)
    return pick_edge(head, nodes, edges, node, marks)


@callable_inside
def next_node(head: Any, nodes: Any, edges: Any, edge: Any, key: Any) -> Any:
    """The node behind an edge with this key, or NONE: then it is new and joins the tree, if there is room."""
    node = edges[edge].child
    while node != NONE and nodes[node].key != key:
        node = nodes[node].sibling
    if node == NONE and head.nodes < len(nodes):
        fresh = head.nodes
        head.nodes += 1
        nodes[fresh].key = key
        nodes[fresh].total = 0.0
        nodes[fresh].visits = 0
        nodes[fresh].first = NONE
        nodes[fresh].sibling = edges[edge].child
        edges[edge].child = fresh
    return node


@callable_inside
def simulate(s: Any, horizon: Any, head: Any, nodes: Any, edges: Any, path: Any, marks: Any, ids: Any, weights: Any) -> Any:
    """Decide on down the tree to a decision that is new to it, then by the game's own quick play to the end or the horizon;
    returns how many decisions were in the tree."""
    node = head.root
    length = 0
    left = horizon
    while s.seat >= 0 and (node != NONE or left != 0):
        edge = NONE
        if length == 0 and head.forced != NONE:
            edge = head.forced
        elif node != NONE and length < DEEPEST:
            edge = select(s, head, nodes, edges, node, ids, weights, marks)
        if edge != NONE:
            path[0, length] = node
            path[1, length] = edge
            length += 1
            a = np.int64(edges[edge].id)
        else:
            node = NONE
            left -= 1
            a = np.int64(playout(s, ids, weights))
        decide(s, a)
        if edge != NONE and s.seat >= 0:
            node = next_node(head, nodes, edges, edge, key_of(s))
    return length


@callable_inside
def credit(nodes: Any, edges: Any, path: Any, length: Any, seat: Any, values: Any) -> None:
    """Every decision on the way gets what its own seat got."""
    for step in range(length):
        node = path[0, step]
        edge = path[1, step]
        decider = seat if step == 0 else nodes[node].key & 255
        nodes[node].visits += 1
        nodes[node].total += values[decider]
        edges[edge].visits += 1
        edges[edge].total += values[decider]


@entry
def grow(
    guess: Any,
    work: Any,
    seat: Any,
    knower: Any,
    seed: Any,
    sims: Any,
    horizon: Any,
    team: Any,
    heads: Any,
    nodes: Any,
    edges: Any,
    path: Any,
    marks: Any,
    ids: Any,
    weights: Any,
    values: Any,
    won: Any,
) -> Any:
    """The one entry point: so many simulations from states that look to `knower` like `guess`, where `seat` decides."""
    s = work[0]
    head = heads[0]
    for number in range(sims):
        work[0] = guess[0]
        resample_as(s, knower, seed, head.sims)
        head.sims += 1
        length = simulate(s, horizon, head, nodes, edges, path, marks, ids, weights)
        if len(won) > 0 and s.seat < 0:
            result(s, values[0])
            share_win(values[0], team, s.players, values[1])
        else:
            worth(s, team, values[0], values[1])
        if len(won) > 0:
            for i in range(s.players):
                won[number, i] = values[1, i]
        credit(nodes, edges, path, length, seat, values[1])
