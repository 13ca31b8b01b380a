"""What people read: the table as text, and news that let one follow the whole game."""

from __future__ import annotations

import random

import pytest

import kassen
from kassen import State
from kassen.core.text import LANGUAGES
from kassen.games.provinces.material import CARD_IDS, PROVINCE_IDS
from tests.games.provinces.table import lord, table


def test_the_map_is_shown_with_castles_armies_and_neighbours() -> None:
    state = table([{"kyoto": 2}, {"kyoto": 1, "oko": 3}], tactics=["scout"], lords=[lord("uesugi", "kyoto"), lord("mori")])
    text = state.show(0)
    assert "Castle 8, Kyoto: Player 1 (2), Player 2 (1), daimyo of Player 1 · land 4, 7, 9 · sea 10" in text
    assert "Castle 12, Shuri: nobody · sea 11" in text
    assert "Scout: Move 1 of your armies to an adjacent province." in text
    assert "Uesugi Kenshin: Move 1–3" in text


def test_after_the_war_the_map_says_who_took_what_and_with_which_reinforcements() -> None:
    full = [{"kasugayama": 9, "kyoto": 9}, {"kyoto": 10, "shuri": 8}, {"shuri": 18}]
    text = table(full, phase="over", seat=None).show()
    assert "Castle 8, Kyoto: Player 1 (9+2), Player 2 (10) · won by Player 1 · second: Player 2" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_province_and_card_has_a_name_and_every_card_an_effect(language: str) -> None:
    texts = kassen.game("provinces").rules.texts
    for province in PROVINCE_IDS:
        assert texts.has(f"province-{province}", language)
    for number, card in enumerate(CARD_IDS):
        assert texts.has(f"tactic-{card}" if number < 12 else f"daimyo-{card}", language)
        assert texts.has(f"text-{card}", language)


def follow(state: State) -> list[dict[str, int]]:
    """Where the armies are, from the news alone."""
    held = [dict.fromkeys(PROVINCE_IDS, 0) for _ in range(state.game.players)]
    for event in state.events:
        match event.data.to_dict():
            case {"event": "deployed" | "deployed-daimyo", "seat": seat, "number": number, "province": province}:
                held[seat][province] += number
            case {"event": "moved", "seat": seat, "number": number, "from_province": source, "to_province": target}:
                held[seat][source] -= number
                held[seat][target] += number
            case {"event": "added", "seat": seat, "province": province}:
                held[seat][province] += 1
            case {"event": "returned", "seat": seat, "province": province}:
                held[seat][province] -= 1
    return held


@pytest.mark.parametrize("daimyo", [False, True])
def test_the_news_alone_tell_where_every_army_is(daimyo: bool) -> None:
    for seed in range(30):
        state, dice = kassen.game("provinces", players=3, daimyo=daimyo).start(seed), random.Random(seed)
        while not state.over:
            state.play(dice.choice(state.legal()))
        for seat, held in enumerate(follow(state)):
            assert {province: number for province, number in held.items() if number} == state.position()["seats"][seat]["armies"]


def test_a_person_reads_the_dice_first_and_stop_last() -> None:
    turn = table([{"kyoto": 2}, {}], tactics=["scout"])
    assert turn.listed()[0].data.to_dict() == {"do": "roll"}
    march = table([{"kiyosu": 2, "oko": 1}, {}], tactics=["kyoto"])
    march.play({"do": "tactic", "tactic": "kyoto"})
    march.play({"do": "call", "province": "oko"})
    assert march.listed()[-1].data.to_dict() == {"do": "stop"}
