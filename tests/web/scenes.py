"""Boards worth measuring and looking at: the most players and the widest options, every stage of each game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page

import kassen
from kassen import State
from tests.web.playing import decide_by_keyboard, is_over, open_table, wait_for_me

Sight = Callable[[State], bool]


def left(state: State) -> int:
    return sum(seat.reserve for seat in state.view().board.seats)


class Scene(NamedTuple):
    """A game played at random until such a sight; then so many moves by the person at the page, or to the end."""

    game: str
    players: int
    options: dict[str, object]
    sight: Sight
    moves: int = 0


SCENES: dict[str, Scene] = {
    "provinces, draft": Scene("provinces", 4, {"daimyo": True}, lambda state: True),
    "provinces, dice": Scene("provinces", 4, {"daimyo": True}, lambda state: state.phase == "split" and state.ply > 40),
    "provinces, cards": Scene("provinces", 4, {"daimyo": True}, lambda state: state.phase == "act" and state.ply > 30, 1),
    "provinces, war": Scene("provinces", 4, {"daimyo": True}, lambda state: left(state) < 12, 100),
    "nobunaga, round": Scene("nobunaga", 5, {"counted": True}, lambda state: state.phase == "pick" and state.ply > 20, 1),
    "nobunaga, choice of an attack": Scene("nobunaga", 5, {}, lambda state: state.phase == "attack" and state.ply > 30),
    "nobunaga, attack": Scene("nobunaga", 5, {}, lambda state: state.phase == "attack" and state.ply > 30, 1),
    "nobunaga, end": Scene("nobunaga", 5, {"counted": True}, lambda state: state.phase == "attack" and state.round > 7, 100),
    "gunkimono, tiles": Scene("gunkimono", 5, {}, lambda state: state.phase == "place" and state.ply > 100, 1),
    "gunkimono, scoring": Scene("gunkimono", 5, {}, lambda state: state.phase == "score" and state.ply > 160),
    "gunkimono, last round": Scene("gunkimono", 5, {}, lambda state: state.phase == "place" and state.view().board.ending),
    "gunkimono, refill": Scene("gunkimono", 5, {}, lambda state: state.phase == "refill" and state.ply > 60),
    "moegahara, action": Scene("moegahara", 6, {"open_allies": True}, lambda state: state.phase == "action" and state.ply > 600),
    "moegahara, buying": Scene("moegahara", 6, {}, lambda state: state.phase == "buy" and state.ply > 600),
    "moegahara, deployment": Scene("moegahara", 6, {}, lambda state: state.phase == "territory" and state.ply > 600),
}


def position_of(scene: Scene, seed: int = 1) -> tuple[dict[str, Any], int]:
    """Where that is, and who decides."""
    state, dice = kassen.game(scene.game, players=scene.players, **scene.options).start(seed), random.Random(seed)
    while not scene.sight(state):
        state.play(dice.choice(state.legal()))
    assert state.seat is not None
    return state.position(), state.seat


def arrive(page: Page, name: str, moves: int | None = None) -> None:
    """At a table that begins there, and on by the scene's moves or so many."""
    game, players, options, _, usual = SCENES[name]
    position, me = position_of(SCENES[name])
    seats = ["me" if seat == me else "random" for seat in range(players)]
    open_table(page, game, players, seats, options=options, position=position)
    wait_for_me(page)
    for _ in range(usual if moves is None else moves):
        if not is_over(page):
            decide_by_keyboard(page)
    page.keyboard.press("Escape")


def begin(page: Page, game: str, players: int = 2, seed: int = 1, sight: Sight = lambda state: True, **options: object) -> None:
    """At the first decision, or the first with such a sight, of a random game from this seed: mine, and the same in every run."""
    position, me = position_of(Scene(game, players, options, sight), seed)
    seats = ["me" if seat == me else "random" for seat in range(players)]
    open_table(page, game, players, seats, options=options, position=position)
    wait_for_me(page)
