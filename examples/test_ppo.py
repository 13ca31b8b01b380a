"""Runs ppo.py for a few seconds. `make examples` installs PyTorch and runs this; no other target does."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import ppo
import pytest
import torch

import kassen
from kassen.games.provinces.advice import split_lead, trial
from kassen.games.provinces.material import DICE, PROVINCE_IDS


@pytest.mark.parametrize("id", ["nobunaga", "provinces"])
def test_it_learns_and_leaves_a_curve_and_a_bot(id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    short = ["--minutes", "0.05", "--games", "2", "--rival", "random", "--envs", "64", "--steps", "32"]
    rows = ppo.main([id, *short, "--out", str(tmp_path)])
    assert rows[0]["decisions"] == 0
    assert rows[-1]["decisions"] >= 64 * 32
    assert "<svg" in (tmp_path / f"{id}.svg").read_text()
    monkeypatch.setenv("KASSEN_PPO", str(tmp_path / f"{id}.pt"))
    state = kassen.game(id, players=2).start(3)
    assert ppo.Net(1).choose(kassen.bots.Knowledge(state)) in state.legal()


def test_what_it_plays_is_credited_to_who_played_it() -> None:
    """A seat's decisions are worth what that seat got at the end, whoever decided in between."""
    torch.manual_seed(1)
    game = kassen.game("nobunaga", players=2)
    collector = ppo.Collector(game, 32, 200, seed=1)
    ends = np.zeros(200, np.float32)
    acted = [np.array([t % 2]) for t in range(4)]
    over = [np.array([t == 3]) for t in range(4)]
    paid = [np.array([[0.0, 0.0] if t < 3 else [1.0, -1.0]], np.float32) for t in range(4)]
    collector.steps, collector.info = 4, {"seats": np.array([0])}
    advantage, known = collector.credit(np.zeros((4, 1), np.float32), ends[:1], acted, over, paid)
    assert known.all()
    assert advantage[:, 0].tolist() == pytest.approx([ppo.TRACE, -ppo.TRACE, 1, -1])


def provinces(seed: int) -> Iterator[tuple[kassen.State, list[torch.Tensor]]]:
    """The decisions of a game of the Provinces, each with the features added to its observation."""
    game = kassen.game("provinces", players=2)
    features, state, dice = ppo.ByCastle(game), game.start(seed), random.Random(seed)
    while not state.over:
        told = features(torch.from_numpy(state.observe(state.seat))[None])[0]
        assert len(told) == features.size
        yield state, list(told[game.observation.size :].split(features.sizes))
        state.play(dice.choice(state.legal()))


def test_the_provinces_are_told_by_castle_too() -> None:
    """Everybody's armies, and for each die that can be set apart the castle that the other two name."""
    met = 0
    for state, (armies, goes_to, _, _) in (found for seed in range(2) for found in provinces(seed)):
        known = state.game.observation.decode(state.observe(state.seat))
        stand = [dict.fromkeys(range(2, 13), 0) for _ in range(2)]
        for seat, held in zip(stand, known["seats"], strict=True):
            for province, castle in zip(PROVINCE_IDS, known["castles"], strict=True):
                seat[int(castle)] = held["armies"].get(province, 0)
        assert (4 * armies).reshape(2, 11).tolist() == [[seat[castle] for castle in range(2, 13)] for seat in stand]
        dice = [int(face) for face in known["dice"] if face]
        met += len(dice) == 3
        for face in range(1, 7):
            named = [sum(dice) - face] if face in dice else []
            assert [2 + at for at, goes in enumerate(goes_to.reshape(6, 11)[face - 1]) if goes] == named
    assert met > 20


def test_the_war_it_foresees_is_that_of_the_rules() -> None:
    """Where a katana breaks all ties: the lead if the war began now, and after each split."""
    met = 0
    for state, (_, _, _, leads) in (found for seed in range(12) for found in provinces(seed)):
        s, points = state.record(), [0.0, 0.0]
        if not any(s.katana):
            continue
        lead = [round(10 * float(each), 4) for each in leads]
        assert lead[0] == trial(s, 0, 0, points)
        for face in set(DICE[s.roll]):
            met += 1
            assert lead[face] == split_lead(s, face, points)
    assert met > 50


def test_who_is_level_shares_a_castle() -> None:
    met = 0
    for state, (armies, _, taken, _) in (found for seed in range(8) for found in provinces(seed)):
        mine, theirs = armies.reshape(2, 11)
        shares = taken.reshape(2, 11)
        assert ((shares.sum(0) == 1) == (mine + theirs > 0)).all()
        fought = (mine + theirs > 0).nonzero().flatten().tolist()
        if fought and mine[fought[0]] == theirs[fought[0]] and not any(state.record().katana):  # nobody gets reinforcements there
            met += 1
            assert shares[:, fought[0]].tolist() == [0.5, 0.5]
    assert met
