"""The example that learns, for seconds: `make examples` installs PyTorch and runs this; no other target does."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import ppo
import pytest
import torch

import kassen


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


def test_the_provinces_are_told_by_castle_too() -> None:
    """For each die that can be set apart: the castle the other two name, and how many armies of each seat stand there."""
    game = kassen.game("provinces", players=2)
    features, met = ppo.ByCastle(game), 0
    for seed in range(2):
        state = game.start(seed)
        while not state.over:
            state.play(state.legal()[seed % len(state.legal())])
            if state.phase != "split":
                continue
            met += 1
            seen = state.observe(state.seat)
            known = game.observation.decode(seen)
            told = features(torch.from_numpy(seen)[None])[0]
            assert len(told) == features.size
            castles = [int(castle) for castle in known["castles"]]
            armies = [dict(zip(castles, seat.numpy(), strict=True)) for seat in armies_by_province(game, seen)]
            _, by_castle, leads, there = told.split([len(seen), 2 * 11, 6 * 11, 2 * 6])
            assert by_castle.reshape(2, 11).tolist() == [
                pytest.approx([ppo.MAGNIFY * held[castle] for castle in range(2, 13)]) for held in armies
            ]
            dice = [int(face) for face in known["dice"]]
            for face in range(1, 7):
                goes = [sum(dice) - face] if face in dice else []
                assert [2 + at for at, led in enumerate(leads.reshape(6, 11)[face - 1]) if led] == goes
                for seat, held in enumerate(armies):
                    assert there.reshape(2, 6)[seat, face - 1] == pytest.approx(
                        sum(ppo.MAGNIFY * held[castle] for castle in goes)
                    )
    assert met > 20


def armies_by_province(game: kassen.Game, seen: np.ndarray) -> list[torch.Tensor]:
    return [torch.from_numpy(seen[game.observation[f"seats[{seat}].armies"].slice]) for seat in range(2)]
