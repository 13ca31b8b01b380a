"""Tables one decision before their end, found by playing at random: the person at the page makes that decision."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

import kassen
from tests.web.playing import decide_by_keyboard, open_table, wait_for_me

Result = dict[str, Any]
Wish = Callable[[Result, int], bool]
TRIES = 400


def won(result: Result, me: int) -> bool:
    return bool(result["reason"]["reason"] == "points" and me in result["winners"])


def lost(result: Result, me: int) -> bool:
    return bool(result["reason"]["reason"] == "points" and me not in result["winners"])


def tied(result: Result, me: int) -> bool:
    """Points did not decide it."""
    return result["reason"]["reason"] not in ("points", "points-rival", "level")


def beaten_by_a_rival(result: Result, me: int) -> bool:
    return bool(result["reason"]["reason"] == "points-rival")


class LastDecision(NamedTuple):
    """The position before it, who makes it, and what the first move of the list brings about."""

    position: dict[str, Any]
    seat: int
    result: Result


@cache
def last_decision(game: str, players: int, wish: Wish, **options: Any) -> LastDecision:
    table = kassen.game(game, players=players, **options)
    for seed in range(TRIES):
        state, dice = table.start(seed), random.Random(seed)
        while not state.over:
            state.play(dice.choice(state.legal()))
        last = table.start(seed)
        for id in state.log.decisions[:-1]:
            last.play(id)
        position = last.position()
        last = table.load(position)  # as the server will: what is drawn from now on is another deal
        seat = last.seat
        assert seat is not None
        last.play(last.listed()[0])
        if last.over and wish(last.result(), seat):
            return LastDecision(position, seat, last.result())
    raise LookupError(f"{game} does not end like that")


def play_the_last_decision(page: Page, game: str, players: int, wish: Wish, **options: Any) -> LastDecision:
    """Until the ending is on the field."""
    last = last_decision(game, players, wish, **options)
    seats = ["me" if seat == last.seat else "random" for seat in range(players)]
    open_table(page, game, players, seats, options=options, position=last.position)
    wait_for_me(page)
    decide_by_keyboard(page)
    expect(page.locator("#ending-headline")).to_be_visible()
    return last
