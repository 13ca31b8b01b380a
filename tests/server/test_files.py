"""Replay, fork, download, load, verify."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kassen.cli.main import main
from kassen.core import Game, rules
from tests.server.conftest import Invite, Running
from tests.server.guests import Guest, let_bots_finish, play_out, seated


@pytest.fixture(scope="module")
def finished(shared: Running, game: str) -> Iterator[tuple[Guest, str]]:
    """A table that is over, with an undo in it; one for all who only look at it."""
    aki = Guest(shared.url, "Aki")
    table = aki.open(game, seats=["me", "me"], start=True)
    play_out([aki], table, most=4)
    aki.do(table, "undo", to=1)
    let_bots_finish(aki, table)
    yield aki, table
    aki.close()


def download(guest: Guest, table: str) -> dict[str, Any]:
    return dict(guest.get(f"/api/tables/{table}/file"))


def save(file: dict[str, Any], folder: Path) -> str:
    path = folder / "table.json"
    path.write_text(json.dumps(file), "utf-8")
    return str(path)


def test_a_downloaded_table_verifies(finished: tuple[Guest, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    aki, table = finished
    file = download(aki, table)
    assert file["commitment"] == aki.look(table)["table"]["commitment"]
    assert len(file["steps"]) == len(file["decisions"])
    assert file["undone"] == [{"after": 4, "to": 1, "how": "alone"}]
    assert main(["verify", save(file, tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "The seed is the one that was sealed" in said
    assert "After move 4 the game went back to move 1" in said
    assert said.endswith("Yes: this game was dealt as its seed says.\n")
    assert main(["verify", save(file, tmp_path), "--lang", "fr"]) == 0
    assert capsys.readouterr().out.endswith("Oui\u00a0: cette partie a été distribuée comme l’indique sa graine.\n")


def test_a_forged_file_is_told_where_it_is_wrong(
    finished: tuple[Guest, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = download(*finished)
    forgeries: list[tuple[dict[str, Any], str]] = [
        ({"seed": "another"}, "sealed"),
        ({"result": {**file["result"], "winners": [7]}}, "result"),
        ({"begin": [{"event": "nothing"}]}, "setup"),
        ({"steps": [{**file["steps"][0], "events": [{"event": "luck"}]}, *file["steps"][1:]]}, "move 1"),
        ({"decisions": [9999, *file["decisions"][1:]]}, "move 1"),
        ({"steps": [{**file["steps"][0], "seat": 9}, *file["steps"][1:]]}, "move 1"),
    ]
    for change, where in forgeries:
        assert main(["verify", save({**file, **change}, tmp_path)]) == 1
        assert where in capsys.readouterr().out
    for language, no in (("fr", "NON\u00a0: la graine"), ("ja", "問題あり：シードが")):
        assert main(["verify", save({**file, "seed": "another"}, tmp_path), "--lang", language]) == 1
        assert capsys.readouterr().out.startswith(no)


@pytest.mark.parametrize("game", ["provinces"], scope="module")
def test_a_file_written_before_an_event_told_more_verifies(
    finished: tuple[Guest, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = download(*finished)
    for event in file["steps"][-1]["events"]:
        event.pop("force", None), event.pop("final", None)  # since these were added
    assert main(["verify", save(file, tmp_path)]) == 0
    file["steps"][-1]["events"][-1]["points"] = [99, 0]
    assert main(["verify", save(file, tmp_path)]) == 1
    assert "99" in capsys.readouterr().out


def test_replay_tells_the_story_in_the_terminal(
    finished: tuple[Guest, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = save(download(*finished), tmp_path)
    for arguments in ([], ["--seat", "1"], ["--boards", "--lang", "fr"]):
        assert main(["replay", path, *arguments]) == 0
        assert len(capsys.readouterr().out.splitlines()) > 10
    assert main(["replay", path, "--seat", "9"]) == 2
    assert main(["replay", str(tmp_path / "missing")]) == 2
    assert main(["verify", save({"game": "go"}, tmp_path)]) == 2


@pytest.mark.parametrize("game", ["nobunaga"], scope="module")
def test_names_in_a_strangers_file_do_not_command_the_terminal(
    finished: tuple[Guest, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = download(*finished)
    file["seats"] = [{"name": "Aki\x1b[2J\x9b"}, {"level": "random\x1b]0;"}]
    file["origin"] = {"kind": "file", "by": "\x1b[31mBeni", "ply": 3}
    path = save(file, tmp_path)
    for call in (["replay", path], ["verify", path]):
        main(call)
        assert not set("\x1b\x9b") & set("".join(capsys.readouterr()))


def test_a_loaded_file_is_the_same_game_again(finished: tuple[Guest, str], invite: Invite) -> None:
    aki, table = finished
    file = download(aki, table)
    beni = invite("Beni")
    loaded = beni.post("/api/files", file)["id"]
    seen = beni.look(loaded)["table"]
    assert (seen["status"], seen["origin"]["kind"], seen["origin"]["table"]) == ("over", "file", table)
    assert download(beni, loaded)["steps"][-1]["events"] == file["steps"][-1]["events"]
    halfway = {key: file[key] for key in ("game", "players", "options", "seed", "format")} | {"decisions": file["decisions"][:3]}
    going_on = beni.look(beni.post("/api/files", halfway)["id"])["table"]
    assert going_on["status"] == "open"
    assert going_on["origin"]["ply"] == 3


@pytest.mark.parametrize("game", ["nobunaga"], scope="module")
def test_a_forged_file_is_not_loaded(finished: tuple[Guest, str]) -> None:
    aki, table = finished
    file = download(aki, table)
    for change in ({"seed": "x"}, {"decisions": [1] * 5}, {"game": "go"}, {"players": 99}, {"options": {"x": 1}}, {"format": 2}):
        assert aki.post("/api/files", {**file, **change}, 422)["code"] == "illegal"
    assert aki.http.post("/api/files", content=b"\xff{").status_code == 422
    assert aki.http.post("/api/files", content=b" " * 3_000_001).status_code == 413
    many = b'{"game":"nobunaga","players":2,"options":{},"seed":1,"decisions":[],"begin":[{}' + b",{}" * 60_000 + b"]}"
    assert aki.http.post("/api/files", content=many).status_code == 413  # it would take a quarter of a second to read


def test_the_longest_game_goes_round_with_its_story_and_its_analysis(
    invite: Invite, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    aki = invite("Aki")
    state = Game(rules("moegahara"), 6).start(1)
    while not state.over:  # nobody does anything for a hundred and twenty rounds
        state.play(state.legal()[0])
    file = download(aki, aki.post("/api/files", json.loads(state.log.to_json()))["id"])
    assert len(file["steps"]) == state.ply > 1_800
    options = [{"id": 1, "value": 0.3333330154418945, "error": 0.012345, "sims": 1_600}] * 5
    row = {name: [0.16666603088378906] * 6 for name in ("before", "fair", "met", "luck")} | {"options": options}
    whole = save({**file, "analysis": {"rows": [row] * state.ply}}, tmp_path)
    loaded = aki._read(aki.http.post("/api/files", content=Path(whole).read_bytes()), None)
    again = download(aki, loaded["id"])
    assert [again[name] for name in ("steps", "result")] == [file[name] for name in ("steps", "result")]
    assert main(["verify", whole]) == 0
    assert "1,884 moves" in capsys.readouterr().out
    assert main(["verify", save(again, tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("The file carries no seal")  # nobody here sealed the seed of a file


def test_any_moment_of_a_finished_table_can_be_seen_by_anybody_through_any_seat(
    finished: tuple[Guest, str], invite: Invite
) -> None:
    _, table = finished
    anybody = invite("Anybody")
    end = anybody.get(f"/api/tables/{table}/replay")
    assert end["ply"] == end["plies"]
    for ply in (0, 1, end["plies"] // 2, 3, end["plies"]):
        for seat in (None, 0, 1):
            query = {} if seat is None else {"seat": seat}
            shown = anybody.get(f"/api/tables/{table}/replay", ply=ply, lang="en", **query)
            assert (shown["scene"]["view"]["ply"], shown["scene"]["view"]["viewer"]) == (ply, seat)
    anybody.get(f"/api/tables/{table}/replay", 404, ply=end["plies"] + 1)


def test_any_position_of_it_can_be_played_on_against_bots(finished: tuple[Guest, str], invite: Invite) -> None:
    _, table = finished
    anybody = invite("Anybody")
    plies = anybody.look(table)["table"]["ply"]
    for redraw in (False, True):
        forked = anybody.post(f"/api/tables/{table}/fork", {"ply": plies // 2, "seat": 1, "level": "random", "redraw": redraw})[
            "id"
        ]
        seen = anybody.look(forked)
        assert seen["you"]["seats"] == [1]
        assert seen["table"]["origin"] == {"kind": "fork", "table": table, "ply": plies // 2, "by": "Anybody"}
    anybody.post(f"/api/tables/{table}/fork", {"ply": plies}, 409)
    anybody.post(f"/api/tables/{table}/fork", {"ply": 9999}, 404)
    assert anybody.post(f"/api/tables/{forked}/fork", {"ply": 0}, 409)["code"] == "not_now"


@pytest.mark.parametrize("game", ["nobunaga"])
def test_a_running_table_cannot_be_downloaded(invite: Invite, game: str) -> None:
    guests = [invite("Aki"), invite("Beni")]
    table = seated(guests, game)
    assert guests[0].get(f"/api/tables/{table}/file", 409)["code"] == "not_now"
