"""A table that begins from a position: who may play there, and what its seed vouches for."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kassen.cli.main import main
from kassen.core import Game, rules
from kassen.server import entries as e
from kassen.server import messages as m
from kassen.server.files import make_file
from kassen.server.person import Person
from kassen.server.positions import redraw
from kassen.server.referee import judge
from kassen.server.refusal import Refusal
from kassen.server.table import Table
from tests.server.conftest import Invite
from tests.server.guests import Guest, let_bots_finish

HIDDEN = {"gunkimono", "moegahara", "nobunaga"}  # in provinces everything lies open


def halfway(game: str, decisions: int = 12, seed: int = 3) -> dict[str, Any]:
    """A position somebody knows everything of."""
    state, dice = Game(rules(game), 2).start(seed), random.Random(seed)
    for _ in range(decisions):
        state.play(dice.choice(state.legal()))
    return state.position()


def download(guest: Guest, table: str, folder: Path) -> tuple[dict[str, Any], str]:
    file = guest.get(f"/api/tables/{table}/file")
    return file, save(file, folder)


def save(file: dict[str, Any], folder: Path) -> str:
    path = folder / "table.json"
    path.write_text(json.dumps(file), "utf-8")
    return str(path)


def said(path: str, capsys: pytest.CaptureFixture[str], language: str = "en", code: int = 0) -> str:
    capsys.readouterr()
    assert main(["verify", path, "--lang", language]) == code
    return capsys.readouterr().out


# ── who may play ──


def test_nobody_sits_down_where_the_host_knows_what_is_hidden(invite: Invite, game: str) -> None:
    aki, beni = invite("Aki"), invite("Beni")
    wish = {"game": game, "players": 2, "position": halfway(game)}
    refusal = aki.post("/api/tables", {**wish, "listed": True}, 403)
    assert refusal["why"] == "known-position"
    table = aki.open(**wish)
    assert beni.refused(table, "sit", seat=1) == "not_allowed"
    assert aki.do(table, "sit", seat=1)["you"]["seats"] == [0, 1]  # people at one screen
    aki.do(table, "leave", seat=1)
    aki.do(table, "bot", seat=1, level="random")
    assert aki.do(table, "start")["table"]["status"] == "running"


def test_an_unfinished_file_is_for_who_loads_it_and_bots(invite: Invite) -> None:
    aki, beni = invite("Aki"), invite("Beni")
    state = Game(rules("nobunaga"), 2).start(5)
    for _ in range(3):
        state.play(state.legal()[0])
    file = json.loads(state.log.to_json())
    alone = aki.post("/api/files", file)["id"]
    assert beni.refused(alone, "sit", seat=1) == "not_allowed"
    for_all = aki.http.post("/api/files", params={"redraw": True}, json=file).json()["id"]
    assert beni.do(for_all, "sit", seat=1)["you"]["seats"] == [1]


def test_who_sat_there_sits_there_again(invite: Invite) -> None:
    aki = invite("Aki")
    state = Game(rules("nobunaga"), 4).start(5)
    state.play(state.legal()[0])
    sat = [{"level": "random"}, {"name": "Somebody"}, {"name": "Another"}, {"level": "of a stranger's making"}]
    file = json.loads(state.log.to_json()) | {"seats": sat}
    for anew, kinds in ((False, ["bot", "person", "person", "open"]), (True, ["bot", "person", "open", "open"])):
        table = aki.http.post("/api/files", params={"redraw": anew}, json=file).json()["id"]
        assert [seat["kind"] for seat in aki.look(table)["table"]["seats"]] == kinds


def test_with_what_is_hidden_drawn_anew_strangers_may_play(
    invite: Invite, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    aki, beni, position = invite("Aki"), invite("Beni"), halfway(game)
    table = aki.open(game, players=2, position=position, redraw=True, listed=True)
    origin = {"kind": "position", "by": "Aki", "redrawn": True}
    [card] = [card for card in beni.get("/api/lobby")["open"] if card["id"] == table]
    assert card["origin"] == origin
    beni.do(table, "sit", seat=1)
    seen = aki.do(table, "start")
    assert seen["table"]["origin"] == origin
    before = Game(rules(game), 2).load(position)
    assert invite("Watcher").look(table)["scene"]["view"]["board"] == before.view().board.to_dict()
    for guest in (aki, beni):
        guest.do(table, "leave")
    watcher = invite("Watcher")
    watcher.follow(table, since=2**31).until(lambda message: message.get("table", {}).get("status") == "over")
    file, path = download(watcher, table, tmp_path)
    assert file["given"] == position
    words = said(path, capsys)
    assert "began from a position set up by Aki" in words
    assert "drawn again from the sealed seed" in words
    assert "dealt as its seed says" not in words
    if game in HIDDEN:
        forged = {**file, "position": redraw(Game(rules(game), 2), position, "another seed")}
        assert "not what the seed gives" in said(save(forged, tmp_path), capsys, code=1)
    assert "not from which position" in said(save({**file, "given": None}, tmp_path), capsys, code=1)


def test_a_stacked_deck_is_not_called_fair(invite: Invite, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    aki = invite("Aki")
    table = aki.open("nobunaga", seats=["me", "random"], position=halfway("nobunaga"), start=True)
    assert aki.look(table, lang="en")["story"][0]["lines"] == ["This game began from a position set up by Aki."]
    let_bots_finish(aki, table)
    file, path = download(aki, table, tmp_path)
    for language, vouched, dealt in (
        ("en", "not for the position itself", "dealt as its seed says"),
        ("fr", "mais pas la position elle-même", "distribuée comme le dit sa graine"),
        ("ja", "局面そのものは保証しません", "シードのとおりに配られました"),
    ):
        words = said(path, capsys, language)
        assert "Aki" in words
        assert vouched in words
        assert dealt not in words
    without = {key: value for key, value in file.items() if key != "origin"}  # as files were before
    assert "set up by somebody" in said(save(without, tmp_path), capsys)
    loaded = invite("Beni").post("/api/files", file)["id"]
    _, again = download(aki, loaded, tmp_path)
    assert "not dealt here" in said(again, capsys)


# ── the redraw itself ──


@pytest.mark.parametrize("decisions", [0, 12, 30])
def test_a_redraw_follows_from_the_seed_and_leaves_nothing_of_what_was_hidden(game: str, decisions: int) -> None:
    of, position = Game(rules(game), 2), halfway(game, decisions)
    drawn = [redraw(of, position, f"seed {n}") for n in range(6)]
    assert drawn == [redraw(of, position, f"seed {n}") for n in range(6)]
    public = of.load(position).view()
    assert all(of.load(each).view() == public for each in drawn)
    if game in HIDDEN:
        assert len({json.dumps(each) for each in [*drawn, position]}) > 1


def test_a_redraw_that_would_change_what_everybody_sees_is_refused() -> None:
    def careless(s: Any, seat: int) -> None:
        s.seat = 1 - s.seat

    of = Game(replace(rules("nobunaga"), resample=careless), 2)
    with pytest.raises(ValueError, match="cannot be drawn anew"):
        redraw(of, halfway("nobunaga"), "seed")


def test_redraw_without_a_position_is_refused(invite: Invite) -> None:
    assert invite("Aki").post("/api/tables", {"game": "nobunaga", "redraw": True}, 422)["code"] == "illegal"


# ── journals and files of before ──


def test_a_journal_of_before_opens_and_its_position_is_the_hosts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = {
        "what": "opened", "at": 1, "host": "aki", "game": "nobunaga", "players": 2, "options": {}, "seed": "old", "listed": True,
        "clock": {"kind": "none", "seconds": 900, "bonus": 0}, "chat": True, "cover": "random", "grace_s": 60,
        "position": halfway("nobunaga"), "origin": {"kind": "position", "table": None, "ply": None},
    }  # fmt: skip
    journal = [e.read_entry(json.dumps(old)), e.Sat(at=2, seat=0, person="aki", name="Aki")]
    table = Table.read("t", journal)
    with pytest.raises(Refusal, match="reserved"):
        judge(table, Person("beni", "Beni"), m.Sit(seat=1), 3)
    table.apply(e.Sat(at=3, seat=1, person="beni", name="Beni"))  # as it was allowed then
    for entry in (e.Started(at=4), e.Ended(at=5, reason="abandoned")):
        table.apply(entry)
    path = save(json.loads(make_file(table).to_json()), tmp_path)
    assert "not for the position itself" in said(path, capsys)
