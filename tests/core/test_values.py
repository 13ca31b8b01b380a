"""Games, states, moves, news and batches as Python expects values to be: to print, compare, copy, keep and send."""

from __future__ import annotations

import copy
import importlib
import inspect
import multiprocessing
import pickle
import pydoc
import random
import typing
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import kassen
from kassen.bots import Knowledge, make_bot
from kassen.core import Game, State, rules
from kassen.core.data import read_text
from kassen.core.registry import installed
from kassen.core.text import LANGUAGES
from kassen.games.nobunaga import shapes

GAMES = list(installed())


def midway(id: str, seed: int = 3, plies: int = 12) -> State:
    """A random state in the middle of a game."""
    state, dice = kassen.game(id).start(seed), random.Random(seed)
    while state.ply < plies and not state.over:
        state.play(dice.choice(state.legal()))
    return state


# ── what a REPL asks ──


FACES = (
    "kassen",
    "kassen.author",
    "kassen.core",
    "kassen.bots",
    "kassen.analysis",
    "kassen.arena",
    "kassen.envs",
    "kassen.conformance",
)


def public_things(face: Any) -> Iterator[Any]:
    """Every function and class that one may import from here, and what it is made of."""
    names = getattr(face, "__all__", None) or [name for name in vars(face) if not name.startswith("_")]
    for thing in (getattr(face, name) for name in names):
        if not getattr(thing, "__module__", "").startswith("kassen"):
            continue
        if inspect.isclass(thing) or inspect.isfunction(thing):
            yield thing
        if inspect.isclass(thing):
            for member in vars(thing).values():
                plain = (
                    getattr(member, "__func__", None) or getattr(member, "fget", None) or getattr(member, "func", None) or member
                )
                if inspect.isfunction(plain):
                    yield plain


@pytest.mark.parametrize("face", FACES)
def test_types_and_signatures_can_be_asked_for(face: str) -> None:
    for thing in public_things(importlib.import_module(face)):
        typing.get_type_hints(thing)
        if not (inspect.isclass(thing) and issubclass(thing, Exception)):  # Python itself does not tell those of exceptions
            inspect.signature(thing)


def test_a_module_named_like_a_package_hides_it_from_no_hint() -> None:
    importlib.import_module("kassen.envs.gymnasium")
    assert typing.get_type_hints(importlib.import_module("kassen.envs").vector)["return"]


@pytest.mark.parametrize("face", FACES)
def test_help_speaks_of_everything(face: str) -> None:
    module = importlib.import_module(face)
    page = pydoc.plain(pydoc.render_doc(module))
    assert all(name in page for name in getattr(module, "__all__", []))


def test_what_is_printed_can_be_typed_again() -> None:
    state = midway("nobunaga")
    loaded = state.game.load(state.position(), 5)
    for thing in (
        state,
        loaded,
        state.game,
        state.log,
        state.moves()[0],
        state.events[-1],
        kassen.game("nobunaga", 4, strict=True),
    ):
        assert eval(repr(thing), {**globals(), **vars(shapes)}) == thing


def test_a_sealed_seed_is_not_printed() -> None:
    state = kassen.game("nobunaga").start("the secret")
    assert "the secret" not in repr(state)
    assert state.seed == "the secret"


def test_a_guess_does_not_pretend_to_follow_from_its_log() -> None:
    assert repr(midway("nobunaga").resample(0, 1)).startswith("<State of kassen.game('nobunaga', players=2), without a log")


def test_a_table_of_ones_own_is_not_printed_whole() -> None:
    game = kassen.game("moegahara", cards=read_text("kassen.games.moegahara", "cards.csv") + "\n")
    assert "characters>" in repr(game)
    assert len(repr(game)) < 200


@pytest.mark.slow
def test_bots_batches_and_knowledge_say_what_they_are() -> None:
    state = midway("nobunaga")
    batch = state.game.batch(3)
    batch.start(range(3))
    assert repr(batch) == "<kassen.game('nobunaga', players=2).batch(3): 3 under way>"
    assert repr(make_bot("search", seed=4, sims=9)) == "SearchBot(seed=4, ms=None, sims=9, slips=0, habit=None)"
    assert repr(make_bot("greedy", seed=4)) == "GreedyBot(seed=4, ms=None, by=None)"
    assert repr(make_bot("random", seed=4)) == "RandomBot(seed=4)"
    assert f"seat {state.seat}" in repr(Knowledge(state))
    assert repr(rules("nobunaga")) == "<Rules of nobunaga>"


@pytest.mark.parametrize("id", GAMES)
def test_print_shows_the_table_of_the_seat_to_move(id: str) -> None:
    state = midway(id)
    assert str(state) == state.show(state.seat) != repr(state)
    assert str(state.moves()[0]) == state.moves()[0].text()
    assert str(state.events[-1]) == state.events[-1].text()


# ── a picture in a notebook ──


class Reader(HTMLParser):
    """Notes what is open and what was said."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.tags.append(tag)
        if tag != "br":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read(state: State) -> Reader:
    reader = Reader()
    reader.feed(state._repr_html_())
    reader.close()
    assert not reader.open
    return reader


@pytest.mark.parametrize("id", GAMES)
def test_a_notebook_shows_table_question_and_moves(id: str) -> None:
    state = midway(id)
    text = read(state).text
    assert str(state) in text
    assert state.prompt() in text
    assert f"Player {state.seat + 1}" in text.split(state.prompt())[0]
    assert all(move.text() in text for move in state.moves())
    while not state.over:
        state.play(state.legal()[0])
    assert state.show() in read(state).text


@pytest.mark.parametrize("id", GAMES)
def test_a_notebook_and_print_show_nothing_the_seat_cannot_know(id: str) -> None:
    state = midway(id)
    pictures = {(twin._repr_html_(), str(twin)) for twin in (state.resample(state.seat, key) for key in range(8))}
    assert pictures == {(state._repr_html_(), str(state))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_a_board_is_drawn_in_every_language(id: str, language: str) -> None:
    state = midway(id)
    said = "".join(ElementTree.fromstring(state.picture(state.seat, language).svg()).itertext())
    assert all(state.game.rules.texts.seat(seat, language) in said for seat in range(state.game.players))


def test_a_game_that_draws_nothing_is_shown_as_its_text() -> None:
    plain = Game(replace(rules("provinces"), picture=None), 2).start(1)
    drawn = "".join(ElementTree.fromstring(plain.picture(0).svg()).itertext())
    assert "".join(plain.show(0).split()) in drawn
    assert plain.prompt() in drawn
    assert "svg" not in plain._repr_html_()


def test_a_notebook_is_given_no_markup_by_words() -> None:
    good = rules("nobunaga")
    bad = replace(good, show=lambda view, say: "<script>alert('x')</script> & more")
    page = read(Game(bad, 2).start(1))
    assert "script" not in page.tags
    assert "<script>alert('x')</script> & more" in page.text


# ── equal, copied, kept and sent ──


def test_states_are_equal_when_their_positions_are_however_they_came_there() -> None:
    state = midway("nobunaga")
    assert state == state.copy() == state.game.load(state.position(), seed=99) == state.game.replay(state.log)
    twin = state.copy()
    twin.play(twin.legal()[0])
    assert twin != state
    assert state != kassen.game("nobunaga", strict=True).load({**state.position(), "options": {"strict": True, "counted": False}})
    assert state.resample(None, 1) != state
    assert state != "a state"
    with pytest.raises(TypeError):
        hash(state)


def test_games_are_equal_by_rules_players_and_options() -> None:
    game = kassen.game("nobunaga", players=3)
    assert game == kassen.game("nobunaga", players=3)
    assert hash(game) == hash(kassen.game("nobunaga", players=3))
    assert game != kassen.game("nobunaga", players=4)
    assert game != kassen.game("nobunaga", players=3, strict=True)
    assert game != Game(replace(rules("nobunaga"), hidden=False), 3)


def test_moves_and_news_are_members_of_sets() -> None:
    state = midway("gunkimono")
    moves = state.moves()
    assert len(set(moves)) == len(moves) == len(set(moves) | set(state.copy().moves()))
    assert {move: move.id for move in moves}[state.copy().moves()[-1]] == moves[-1].id
    assert set(state.events) == set(state.copy().events)
    state.play(moves[0])
    assert moves[0] not in state.moves()


def ways(thing: Any) -> list[Any]:
    return [pickle.loads(pickle.dumps(thing)), copy.copy(thing), copy.deepcopy(thing)]


@pytest.mark.parametrize("id", GAMES)
def test_everything_survives_pickle_and_copies(id: str) -> None:
    state = midway(id)
    for thing in (state, state.game, state.moves()[0], state.events[-1], state.log):
        assert all(twin == thing for twin in ways(thing))


@pytest.mark.parametrize("id", GAMES)
def test_a_copy_goes_on_as_the_original_would(id: str) -> None:
    state = midway(id)
    for twin in ways(state):
        other, dice, same = state.copy(), random.Random(1), random.Random(1)
        while not other.over:
            other.play(dice.choice(other.legal()))
            twin.play(same.choice(twin.legal()))
        assert (twin.log, twin.events, twin.scores) == (other.log, other.events, other.scores)
        twin.undo(state.ply)
        assert twin == state
    assert state.ply == 12


def test_a_guess_survives_pickle_too() -> None:
    guess = midway("gunkimono").resample(0, 5)
    assert pickle.loads(pickle.dumps(guess)) == guess


@pytest.mark.slow
def test_a_batch_survives_pickle_and_copies() -> None:
    batch = kassen.game("nobunaga", players=3).batch(5)
    batch.start(range(5))
    for twin in ways(batch):
        first = batch.legal[:, 0].copy()
        twin.step(first)
        assert not np.array_equal(twin.records, batch.records)
        again = batch.copy()
        again.step(first)
        assert np.array_equal(twin.records, again.records)
        assert np.array_equal(twin.legal, again.legal)
        assert twin.step_one(0, int(twin.legal[0, 0])) == again.step_one(0, int(again.legal[0, 0]))


@pytest.mark.slow
def test_a_game_of_a_batch_takes_the_place_of_another() -> None:
    batch = kassen.game("nobunaga", players=3).batch(3)
    batch.start(range(3))
    batch.step_one(0, int(batch.legal[0, 0]))
    untouched = batch.records[2].copy()
    batch.copy_one(0, 1)
    assert batch.records[1] == batch.records[0]
    assert batch.counts[1] == batch.counts[0]
    assert batch.step_one(1, int(batch.legal[1, 0])) == batch.step_one(0, int(batch.legal[0, 0]))
    assert batch.records[2] == untouched
    for source, target in ((0, 3), (-1, 0)):
        with pytest.raises(IndexError, match="a batch of 3 has no games"):
            batch.copy_one(source, target)


def finish(state: State) -> State:
    """In another process: play on to the end."""
    while not state.over:
        state.play(state.moves()[0])
    return state


def test_states_go_to_another_process_and_come_back() -> None:
    states = [midway(id) for id in ("nobunaga", "provinces")]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(finish, states) == [finish(state) for state in states]


def test_rules_that_nobody_else_has_are_not_pickled() -> None:
    own = Game(replace(rules("nobunaga"), hidden=False), 2)
    with pytest.raises(TypeError, match="not installed"):
        pickle.dumps(own.start(1))


def test_a_state_or_batch_of_another_version_is_refused() -> None:
    state = midway("nobunaga")
    kept = state._s.__getstate__()
    renamed = {("nobunaga_0123" if name.startswith("kassen_games") else name): value for name, value in kept.items()}
    with pytest.raises(ValueError, match="another version"):
        state._s.__setstate__(renamed)
    batch = state.game.batch(1)
    with pytest.raises(ValueError, match="another version"):
        batch.__setstate__((batch.game, batch.records.view(np.int8), batch.legal, batch.counts))
