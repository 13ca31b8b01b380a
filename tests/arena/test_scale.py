"""One scale for all: a tournament of mixed numbers of players finds how strong everybody is, and a stranger finds their place."""

from __future__ import annotations

import json
import math
import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

import bench.ratings
import kassen
from kassen.arena.match import Played
from kassen.arena.plan import Fixture, Setting
from kassen.arena.ratings import place
from kassen.arena.scale import FIELD, NEAR, fixtures, held, line_up, rate_stranger, rated, scale
from tests.arena.command import run

TRUE = {held(name): 1500 + 60 * (i - (len(FIELD) - 1) / 2) for i, name in enumerate(FIELD)}


def decided(fixture: Fixture, strengths: dict[str, float]) -> Played:
    """A game that ends as the strengths have it: whoever draws the larger number is ahead, and 400 points are ten to one."""
    dice = random.Random(f"{fixture.seed} {fixture.number}")
    # The difference of two Gumbel numbers is logistic, which is what ratings take it for.
    drawn = [strengths[name] - 400 / math.log(10) * math.log(-math.log(dice.random())) for name in fixture.bots]
    ranks = tuple(1 + sum(other > mine for other in drawn) for mine in drawn)
    nothing = (0,) * len(ranks)
    return Played(fixture.number, fixture.seed, fixture.bots, (0.0,) * len(ranks), ranks, (), nothing, (), (), {})


def test_a_tournament_finds_how_strong_everybody_is() -> None:
    games = [kassen.game("nobunaga", players=players) for players in (2, 3, 4)]
    found = rated({game: [decided(one, TRUE) for one in fixtures(game, 300, 1)] for game in games})
    assert all(found[name].low < TRUE[held(name)] < found[name].high for name in FIELD[::4])
    assert max(abs(found[name].value - TRUE[held(name)]) for name in FIELD) < 80
    assert sum(one.value for one in found.values()) / len(FIELD) == pytest.approx(1500)


@pytest.mark.parametrize("sides", [2, 4])
def test_neighbours_meet_and_everybody_leads_as_often(sides: int) -> None:
    line_ups = [line_up(sides, deal, 1) for deal in range(3 * len(FIELD))]
    assert set(Counter(bots[0] for bots in line_ups).values()) == {3}
    for bots in line_ups:
        assert len(set(bots)) == sides
        assert max(abs(FIELD.index(bots[0]) - FIELD.index(name)) for name in bots) < sides + NEAR


def test_everybody_of_a_line_up_sits_everywhere_on_one_deal() -> None:
    for block in zip(*[iter(fixtures(kassen.game("nobunaga", players=3), 5, 1))] * 3, strict=True):
        assert len({one.seed for one in block}) == 1
        assert all(len(set(seat)) == 3 for seat in zip(*(one.bots for one in block), strict=True))


def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = list[int]()

    def play(setting: Setting, asked: Iterator[Fixture], processes: int) -> Iterator[Played]:
        for one in asked:
            played.append(one.number)
            yield decided(one, TRUE)

    monkeypatch.setattr(bench.ratings, "play_on_cores", play)
    game = kassen.game("nobunaga", players=2)
    some = bench.ratings.play(game, 3, 1, 1, tmp_path)
    more = bench.ratings.play(game, 5, 1, 1, tmp_path)
    assert played == list(range(10)), "none twice"
    assert more[:6] == some == bench.ratings.play(game, 3, 1, 1, None)


# ── a stranger ──


def test_intervals_of_strangers_hold_the_truth() -> None:
    known, truth = [1200.0, 1500.0, 1800.0], 1640.0
    chances = [1 / (1 + 10 ** ((rating - truth) / 400)) for rating in known]
    held_it = 0
    for seed in range(200):
        dice = np.random.default_rng(seed)
        ahead = dice.random((20, 3)) < chances
        value, low, high = place(np.stack([ahead, ~ahead], axis=2).astype(float), known)
        assert low < value < high
        held_it += low < truth < high
    assert held_it >= 180


@pytest.mark.parametrize("won", [0, 1])
def test_a_stranger_who_wins_or_loses_everything_stays_on_the_scale(won: int) -> None:
    table = np.zeros((6, 1, 2))
    table[:, 0, won] = 2
    value, low, high = place(table, [1500.0])
    assert abs(value - 1500) == pytest.approx(400 * math.log10(12.5 / 0.5))
    assert low < value < high


@pytest.mark.parametrize("players", [2, 4])
def test_a_stranger_finds_their_place_among_those_about_as_strong(players: int) -> None:
    ratings = {held(name): float(one.rating) for name, one in scale("nobunaga").items()}
    truth = max(ratings.values()) - 60
    seen = Counter[str]()

    def play(setting: Setting, asked: Iterator[Fixture]) -> Iterator[Played]:
        for one in asked:
            seen.update(set(one.bots))
            yield decided(one, {**ratings, "stranger:Bot": truth})

    game = kassen.game("nobunaga", players=players)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(Path(__file__).parent / "strangers")
        *_, found = islice(rate_stranger(game, "stranger:Bot", 1, play), 30)
    assert found.low < truth < found.high
    assert found.high - found.low < 250
    del seen["stranger:Bot"]
    assert seen.most_common(1)[0][0] != held("random"), "who is far away is seldom met"


@pytest.mark.usefixtures("own_state")
def test_the_command_tells_the_scale_and_where_a_bot_stands(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    known = json.loads(run(capsys, "rate", "nobunaga", "--json")[0])["ratings"]
    assert list(known) == list(scale("nobunaga"))
    monkeypatch.chdir(Path(__file__).parent / "strangers")
    monkeypatch.syspath_prepend(Path.cwd())
    asked = ("rate", "nobunaga", "stranger:Bot", "--players", "2", "--games", "8", "--cores", "1", "--json")
    out, _ = run(capsys, *asked)
    found = json.loads(out)["ratings"]
    assert found["stranger:Bot"]["games"] == 8
    assert found.keys() - {"stranger:Bot"} == known.keys()
    assert json.loads(run(capsys, *asked)[0])["ratings"] == found, "the same seed, the same rating"


def test_who_is_no_bot_is_not_rated(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no bot" in run(capsys, "rate", "nobunaga", "hal", "--players", "2", code=2)[1]
