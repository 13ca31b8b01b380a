"""Commands as typed: what they print, and what they say when they cannot."""

from __future__ import annotations

import json

import pytest

from tests.arena.command import run

pytestmark = pytest.mark.usefixtures("own_state")

ARENA = ("arena", "nobunaga", "--players", "2", "--games", "4")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([*ARENA], "--bots"),
        ([*ARENA, "--bots", "hal"], "no bot “hal”"),
        ([*ARENA, "--bots", ","], "no bot “”"),
        ([*ARENA, "--bots", "random", "--games", "0"], "at least 1"),
        ([*ARENA, "--bots", "random", "--seed", "x"], "whole number"),
        ([*ARENA, "--bots", "random", "--option", "strict=7"], "choose false or true"),
        ([*ARENA, "--bots", "random", "--on", "mars"], "--on takes ray or ray://HOST:PORT"),
        ([*ARENA, "--bots", "random", "--out", "/no/such/folder/x.parquet"], "there is no folder"),
        (["arena", "chess", "--bots", "random", "--games", "4"], "no game “chess”"),
        (["report", "/no/such/file", "--html", "out.html"], "cannot read /no/such/file"),
        (["report", __file__, "--html", "out.html"], "was not written by `kassen arena`"),
    ],
)
def test_a_wrong_call_says_what_is_wrong(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert sentence in run(capsys, *arguments, code=2)[1]


def test_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run(capsys, *ARENA, "--bots", "random", "--seed", "5", "--json")[0])
    assert found["games"] == 4
    assert {"win_share", "interval", "rating", "ahead", "seconds"} <= set(found)
    assert len(found["interval"]["random"]) == 2


def test_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert "win share" in run(capsys, *ARENA, "--bots", "random")[0]
