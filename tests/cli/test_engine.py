"""The engine protocol: what docs/engine.md says, and whatever else may come down the line."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kassen.cli.engine import Engine
from kassen.core.registry import installed

KASSEN = str(Path(sys.executable).parent / "kassen")
ROOT = Path(__file__).parents[2]


def ask(engine: Engine, **request: Any) -> dict[str, Any]:
    return dict(msgspec.json.decode(msgspec.json.encode(engine.answer(json.dumps(request).encode()))))


def new_game(**changes: Any) -> Engine:
    engine = Engine()
    assert ask(engine, **{"do": "new", "game": "nobunaga", "players": 4, "seed": 7, **changes})["ok"]
    return engine


def converse(lines: bytes) -> list[dict[str, Any]]:
    """A real process: everything in, every answer out."""
    done = subprocess.run([KASSEN, "engine"], input=lines, capture_output=True, check=True)
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("game", list(installed()))
def test_a_game_is_played_by_id_index_and_move(game: str) -> None:
    engine, dice = Engine(), random.Random(1)
    line = ask(engine, do="new", game=game, seed=1)
    while not line["over"]:
        moves = ask(engine, do="moves")["moves"]
        assert line["count"] == len(moves)
        index = dice.randrange(len(moves))
        id, data = moves[index]["id"], {key: value for key, value in moves[index].items() if key != "id"}
        form = dice.choice([{"id": id}, {"index": index}, {"move": data}])
        line = ask(engine, do="play", **form)
        assert line["ok"], line
    assert line["seat"] is None
    assert line["count"] == 0
    assert line["phase"] == "over"
    result = ask(engine, do="result")
    assert len(result["scores"]) == len(result["ranks"])


def test_the_state_line_has_the_fields_of_the_documentation() -> None:
    line = ask(Engine(), do="new", game="nobunaga", players=4, options={}, seed=7)
    assert set(line) == {"ok", "ply", "seat", "phase", "count", "over", "events"}
    assert line["ply"] == 0
    assert line["events"]


def test_events_come_once() -> None:
    engine = new_game()
    first = ask(engine, do="play", index=0)["events"]
    second = ask(engine, do="play", index=0)["events"]
    assert first
    assert second
    assert first != second


def test_undo_goes_back_and_play_goes_on() -> None:
    engine = new_game()
    for _ in range(5):
        ask(engine, do="play", index=0)
    before = ask(engine, do="position")["position"]
    ask(engine, do="play", index=0)
    assert ask(engine, do="undo")["ply"] == 5
    assert ask(engine, do="position")["position"] == before
    assert ask(engine, do="undo", to=2)["ply"] == 2
    assert ask(engine, do="play", index=0)["ply"] == 3


def test_a_position_is_loaded_and_a_view_hides() -> None:
    engine = new_game()
    for _ in range(9):
        ask(engine, do="play", index=0)
    position = ask(engine, do="position")["position"]
    other = Engine()
    assert ask(other, do="load", game="nobunaga", position=position)["ok"]
    assert ask(other, do="position")["position"] == position
    assert "hand" not in json.dumps(ask(other, do="view")["view"])
    assert json.dumps(ask(other, do="view", seat=1)["view"]).count('"hand"') == 1


def test_a_bot_chooses_but_does_not_play() -> None:
    engine = new_game()
    chosen = [ask(engine, do="bot", level="random", seed=3)["move"] for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in ask(engine, do="moves")["moves"]


def test_a_ref_comes_back_also_with_an_error() -> None:
    assert ask(Engine(), do="games", ref="a1")["ref"] == "a1"
    assert ask(Engine(), do="moves", ref=[1, {}])["ref"] == [1, {}]
    assert ask(Engine(), do="fly", ref=5)["ref"] == 5


BAD = [
    b"",
    b"nonsense",
    b"[]",
    b"null",
    b"{}",
    b'{"do":"fly"}',
    b'{"do":"new"}',
    b'{"do":"new","game":"chess"}',
    b'{"do":"new","game":"nobunaga","players":99}',
    b'{"do":"new","game":"nobunaga","players":"4"}',
    b'{"do":"new","game":"nobunaga","players":4,"seed":-1}',
    b'{"do":"new","game":"nobunaga","players":4,"seed":1e99}',
    b'{"do":"new","game":"nobunaga","players":100000000000000000000000000000000000000000}',
    b'{"do":"new","game":"nobunaga","players":4,"options":{"strict":"yes"}}',
    b'{"do":"new","game":"nobunaga","players":4,"options":{"sticky":true}}',
    b'{"do":"new","game":"nobunaga","extra":1}',
    b'{"do":"load","game":"nobunaga","position":{}}',
    b'{"do":"load","game":"nobunaga","position":[]}',
    b'{"do":"load","game":"nobunaga","position":{"players":4,"options":7}}',
    b'{"do":"play"}',
    b'{"do":"play","id":1,"index":0}',
    b'{"do":"play","id":999999999999999999}',
    b'{"do":"play","index":-1}',
    b'{"do":"play","move":{"do":"attack","house":"oda"}}',
    b'{"do":"undo","to":99}',
    b'{"do":"undo","to":-1}',
    b'{"do":"view","seat":9}',
    b'{"do":"view","seat":"x"}',
    b'{"do":"bot","level":"hal"}',
    b'{"do":"\xff\xfe"}',
    b"\x00\x01\x02",
    b"[" * 100_000,
    b'{"do":"view","seat":' + b"[" * 5000 + b"]" * 5000 + b"}",
]


@pytest.mark.parametrize("line", [line for line in BAD if line], ids=lambda line: line[:30].decode("latin-1"))
def test_bad_input_is_refused_with_a_sentence_and_the_game_is_untouched(line: bytes) -> None:
    engine = new_game()
    ask(engine, do="play", index=0)
    before = ask(engine, do="position")
    answer = msgspec.to_builtins(engine.answer(line))
    assert answer["ok"] is False
    assert 5 < len(answer["error"]) < 500
    assert ask(engine, do="position") == before


def test_every_request_before_a_game_says_how_to_begin() -> None:
    for do in ("moves", "undo", "view", "position", "bot", "result"):
        assert "begin with" in ask(Engine(), do=do)["error"]


def test_one_process_survives_all_of_it() -> None:
    start = b'{"do":"new","game":"nobunaga","players":4,"seed":7}\n'
    long = b'{"do":"moves","ref":"' + b"x" * 1_200_000 + b'"}\n'
    answers = converse(start + b"\n".join(BAD) + b"\n" + long + b'{"do":"moves"}\n')
    assert "longer than 1,000,000 bytes" in answers[-2]["error"]
    assert answers[-1]["ok"]
    assert len(answers[-1]["moves"]) == 4


def test_a_line_without_an_end_is_answered() -> None:
    assert converse(b'{"do":"games"}')[0]["ok"]


def test_the_bot_in_another_language_plays_a_game() -> None:
    beside = str(Path(sys.executable).parent)  # `make test` puts one here where the system has none
    node = shutil.which("node", path=f"{os.environ['PATH']}{os.pathsep}{beside}")
    if node is None:
        pytest.fail("this test runs the JavaScript example: install Node.js, or run `make unit`")
    call = [node, str(ROOT / "examples" / "engine-bot.mjs"), "nobunaga", "3"]
    done = subprocess.run(call, env={**os.environ, "KASSEN": KASSEN}, capture_output=True, text=True, check=True, timeout=120)
    assert len(json.loads(done.stdout)["scores"]) == 3


def test_what_a_move_would_bring_is_told_and_an_illegal_one_refused() -> None:
    engine = new_game(game="provinces", players=2)
    [keep] = [move["id"] for move in ask(engine, do="moves")["moves"] if move["do"] == "keep"]
    assert {effect["effect"] for effect in ask(engine, do="effects", id=keep)["effects"]} == {"split"}
    assert not ask(engine, do="effects", id=0)["ok"]


def test_a_hint_has_two_moves_with_chances_and_is_the_same_every_time() -> None:
    engine = new_game()
    first = ask(engine, do="hint", sims=60)["hint"]
    assert [set(option) for option in first] == [{"move", "chance", "error", "sims", "effects"}] * 2
    assert ask(engine, do="hint", sims=60)["hint"] == first
    assert not ask(engine, do="hint", sims=0)["ok"]
