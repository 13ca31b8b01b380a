"""What games tell their designer agrees with the games."""

from __future__ import annotations

import json
import random

import pytest

import kassen
from kassen.core import Facts, State
from kassen.core.registry import installed
from kassen.core.text import LANGUAGES


def played(game: str, seed: int, **options: object) -> tuple[State, Facts]:
    state, dice = kassen.game(game, **options).start(seed), random.Random(seed)
    while not state.over:
        state.play(dice.choice(state.legal()))
    return state, state.game.rules.facts(state)


@pytest.mark.parametrize("game", list(installed()))
def test_facts_are_plain_and_have_a_heading_in_every_language(game: str) -> None:
    state, facts = played(game, 1)
    assert len(facts.seats) in (0, state.game.players)
    assert json.loads(json.dumps([*facts.seats, facts.table])) == [*facts.seats, facts.table]
    for name in {name for told in (*facts.seats, facts.table) for name in told}:
        for language in LANGUAGES:
            assert state.game.rules.texts.has(f"fact-{name}", language), (name, language)


@pytest.mark.parametrize("seed", range(3))
def test_provinces_cards_castles_and_katana(seed: int) -> None:
    state, facts = played("provinces", seed, players=3, daimyo=True)
    for seat, told in zip(state.position()["seats"], facts.seats, strict=True):
        assert list(told["tactic"]) == ([seat["tactic"]] if "tactic" in seat else [])
        assert told["katana"] == seat.get("katana", 0)
        assert list(told["drafted_daimyo"]) == [seat["daimyo"]["card"]]
        assert list(told["daimyo"]) == ([seat["daimyo"]["card"]] if seat["daimyo"]["used"] else [])
    assert sum(told["first"] for told in facts.seats) == 1
    won = [province for told in facts.seats for province in told["won_province"]]
    assert len(won) == len(set(won)) <= 11


def test_moegahara_sides_and_cards() -> None:
    state, facts = played("moegahara", 2, players=4)
    for team in state.result()["teams"].values():
        assert {facts.seats[seat]["side"] for seat in team["seats"]} == {team["side"] or "none"}
    bought = sum(sum(told["bought_card"].values()) for told in facts.seats)
    assert bought == sum(event.data.event == "bought" for event in state.events) > 0
    assert sum(told["first"] for told in facts.seats) == 1
    assert facts.table["ending"] in {"points", "silence", "rounds"}


@pytest.mark.parametrize("seed", range(3))
def test_gunkimono_strongholds_banners_and_troops(seed: int) -> None:
    state, facts = played("gunkimono", seed, players=3)
    position = state.position()
    for seat, told in enumerate(facts.seats):
        assert told["strongholds"] == len(position["seats"][seat]["strongholds"])
        taken = {troop: column["taken"].count(seat) for troop, column in position["banners"].items() if seat in column["taken"]}
        assert told["banner_troop"] == taken
        assert told["banners"] == sum(told["banner"].values()) == sum(taken.values())
        assert sum(told["points_troop"].values()) <= position["seats"][seat]["score"]
