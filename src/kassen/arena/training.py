"""Learning a game's policy from its search: expert iteration (Anthony, Tian and Barber 2017), one generation at a time.

The search plays itself with its current policy. Every decision is noted: each option's cell, and how often the search tried the
option. Then weights are fitted with which the policy would have predicted the search's choices. A generation is kept only if the
search plays better with it than before, both thinking equally long (duel.py).
"""

from __future__ import annotations

import json
import random
import shutil
import time
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from scipy.optimize import minimize

from kassen.arena.journal import Journal
from kassen.arena.match import Played, Players, watch
from kassen.arena.plan import Fixture, Plan
from kassen.arena.tournament import Watch, journal_path, play_missing
from kassen.bots import Knowledge, get_ready
from kassen.bots.levels import read_variant
from kassen.bots.search import TREES, Thoughts, added_up
from kassen.core import Game
from kassen.core.policy import FILE, Policy

Array = np.ndarray[Any, Any]

WANDERS = 0.25  # the share of decisions drawn in proportion to tries, to see more than best play; else the most tried is taken
PRIOR = 1.0  # Gaussian prior: every weight is 0 with a standard deviation of 1
UNSEEN = 5  # one game in this many is held out for validation
SHARPER = 2.0  # exponent on the counts of tries, because the search must try everything and so looks less sure than it is
FEWEST = 50  # decisions of a kind; with fewer, its weights stay 0

HEADING = "# Learned by `kassen train`: weights of features (advice.py) by number of players and kind of decision.\n"


class Note(msgspec.Struct, frozen=True, array_like=True):
    """One decision of a searching bot."""

    cells: list[int]  # of each option
    tried: list[int]  # how often the search tried each


class Studied(Played, frozen=True, kw_only=True):
    """A game and the notes taken in it."""

    notes: list[Note]


class Student:
    """A searching bot that notes what it tried."""

    def __init__(self, policy: Policy, seed: int, sims: int, notes: list[Note]) -> None:
        self.policy, self.sims, self.notes = policy, sims, notes
        self.dice = random.Random(seed)

    def choose(self, known: Knowledge) -> int:
        if len(known.legal) == 1:
            return known.legal[0]
        thoughts = Thoughts(known, TREES, self.sims)
        thoughts.deepen(self.dice.getrandbits(63), self.sims, lambda: False, time.monotonic)
        options = added_up(tree.options() for tree in thoughts.trees)
        tried = [options.get(option, (0, 0.0))[0] for option in known.legal]
        # The policy's features may depend on hidden information, so cells are read off a guess, as in the search.
        guess = known.guess(self.dice.getrandbits(63))._s
        self.notes.append(Note([self.policy.cell(guess, option) for option in known.legal], tried))
        if self.dice.random() < WANDERS:
            return self.dice.choices(known.legal, tried)[0]
        return max(zip(tried, known.legal, strict=True))[1]


def study(game: Game, fixture: Fixture) -> Studied:
    """Play one game of the search against itself, taking notes."""
    get_ready(game, fixture.bots)
    policy, notes = demand_policy(game), list[Note]()
    sims = [read_variant(name).sims or 1 for name in fixture.bots]
    students = [Student(policy, seed, most, notes) for seed, most in zip(fixture.bot_seeds, sims, strict=True)]
    played = watch(game, fixture, students)
    return Studied(**msgspec.structs.asdict(played), notes=notes)


def demand_policy(game: Game) -> Policy:
    if game.rules.advice.policy is None:
        raise ValueError(f"{game.id} has nothing to train: its advice names no features of decisions (core/policy.py)")
    return game.rules.advice.policy


# ── the lesson ──


class Lesson(msgspec.Struct, frozen=True):
    """What was learned about one kind of decision."""

    weights: dict[str, float]
    decisions: int
    loss: float  # cross-entropy in unseen games, nats per decision
    before: float  # the same with all options weighted alike
    least: float  # the lower bound: the entropy of the search's tries


def learn(policy: Policy, notes: Sequence[Note], fresh: Sequence[Note]) -> dict[str, Lesson]:
    """Fit weights for each kind of decision seen often enough; `fresh` notes, from other games, validate them."""
    lessons = {}
    for kind in dict.fromkeys(cell.kind for cell in policy.cells):
        seen, unseen = ([note for note in some if policy.cells[note.cells[0]].kind == kind] for some in (notes, fresh))
        if len(seen) >= FEWEST and unseen:
            weights = fit(Table(policy, seen))
            judged = Table(policy, unseen)
            lessons[kind] = Lesson(
                {feature: round(float(weight), 4) for feature, weight in zip(policy.features, weights, strict=True)},
                len(seen),
                judged.loss(weights)[0] / len(unseen),
                judged.loss(np.zeros_like(weights))[0] / len(unseen),
                float(judged.entropy()) / len(unseen),
            )
    return lessons


class Table:
    """Notes as arrays, with the options of all decisions concatenated."""

    def __init__(self, policy: Policy, notes: Sequence[Note]) -> None:
        sizes = [len(note.tried) for note in notes]
        self.looks = np.array([policy.cells[cell].features for note in notes for cell in note.cells])
        sharp = [np.array(note.tried, float) ** SHARPER for note in notes]
        self.shares = np.concatenate([tried / tried.sum() for tried in sharp])
        self.starts = np.cumsum([0, *sizes[:-1]])
        self.of = np.repeat(np.arange(len(sizes)), sizes)  # the decision that each option belongs to

    def loss(self, weights: Array) -> tuple[float, Array]:
        """The cross-entropy between what was tried and what the policy says, and its gradient by the weights."""
        sums = self.looks @ weights
        sums -= np.maximum.reduceat(sums, self.starts)[self.of]
        appeals = np.exp(sums)
        totals = np.add.reduceat(appeals, self.starts)[self.of]
        return float((self.shares * (np.log(totals) - sums)).sum()), self.looks.T @ (appeals / totals - self.shares)

    def entropy(self) -> float:
        return float(-(self.shares * np.log(np.maximum(self.shares, 1e-300))).sum())


def fit(table: Table) -> Array:
    """The most likely weights."""

    def cost(weights: Array) -> tuple[float, Array]:
        loss, slope = table.loss(weights)
        return loss + PRIOR / 2 * float(weights @ weights), slope + PRIOR * weights

    return np.asarray(minimize(cost, np.zeros(table.looks.shape[1]), jac=True, method="L-BFGS-B").x)


# ── a generation ──


def gather(plan: Plan, players: Players, watch: Watch, is_late: Callable[[], bool]) -> list[Studied]:
    """Play as many games of a plan as there is time for. They are kept as they are played: after an interruption the same call
    continues."""
    journal = Journal(journal_path(plan, None), plan, Studied)
    try:
        play_missing(plan, journal, lambda setting, fixtures: players(setting, until(fixtures, is_late)), watch)
        return list(journal.games())
    finally:
        journal.close()


def until(fixtures: Iterator[Fixture], is_late: Callable[[], bool]) -> Iterator[Fixture]:
    for fixture in fixtures:
        if is_late():
            return
        yield fixture


def lessons_of(policy: Policy, games: Sequence[Studied]) -> dict[str, Lesson]:
    """What four of five games teach, validated on the others."""
    parts: list[list[Note]] = [[], []]
    for game in games:
        parts[game.number % UNSEEN == 0].extend(game.notes)
    return learn(policy, *parts)


class Step(msgspec.Struct, frozen=True):
    """How good the policy was after learning from this many games, in nats per decision in games that were held out."""

    games: int
    loss: float
    before: float  # with all options weighted alike
    least: float  # the lower bound: the entropy of the search's tries


def progress(policy: Policy, games: Sequence[Studied]) -> list[Step]:
    """The learning curve: learn from a few games, then from twice as many, up to all, always validated on the same others."""
    fresh = [note for game in games if game.number % UNSEEN == 0 for note in game.notes]
    seen = [game for game in games if game.number % UNSEEN != 0]
    steps, count = list[Step](), len(seen)
    while count:
        lessons = learn(policy, [note for game in seen[:count] for note in game.notes], fresh)
        weights = {kind: np.array(list(lesson.weights.values())) for kind, lesson in lessons.items()}
        sums = np.zeros(3)
        for kind in dict.fromkeys(cell.kind for cell in policy.cells):
            if notes := [note for note in fresh if policy.cells[note.cells[0]].kind == kind]:
                table, nothing = Table(policy, notes), np.zeros(len(policy.features))
                sums += table.loss(weights.get(kind, nothing))[0], table.loss(nothing)[0], table.entropy()
        steps.insert(0, Step(count, *(float(each) for each in sums / len(fresh))))
        count //= 2
    return steps


def written(lessons: Mapping[str, Lesson], provenance: Mapping[str, str | int | float], players: int, before: str) -> str:
    """The text of the file of weights: new ones for this number of players, those for others as they were."""
    others = {number: part for number, part in tomllib.loads(before).get("players", {}).items() if number != str(players)}
    mine = {"weights": {kind: lesson.weights for kind, lesson in lessons.items()}, "from": dict(provenance)}
    lines = [HEADING]
    for number, part in sorted({**others, str(players): mine}.items()):
        lines += [f"\n[players.{number}.from]\n", *(f"{key} = {json.dumps(value)}\n" for key, value in part["from"].items())]
        for kind, weights in part["weights"].items():
            lines += [f"\n[players.{number}.weights.{kind}]\n"]
            lines += [f"{name} = {value!r}\n" for name, value in weights.items() if value]
    return "".join(lines)


def copied(package: str, target: Path, policy: str) -> Path:
    """Copy the sources of Kassen and of a game to another folder, with `policy` as the file of weights if it is not empty."""
    for name in {"kassen", package.partition(".")[0]}:
        spec = find_spec(name)
        folder = Path((spec.submodule_search_locations or [])[0]) if spec else Path()
        shutil.copytree(folder, target / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
    if policy:
        data = target.joinpath(*package.split("."), "data")
        data.mkdir(exist_ok=True)
        (data / FILE).write_text(policy, "utf-8")
    return target
