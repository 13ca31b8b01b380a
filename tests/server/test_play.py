"""Decisions over the socket: who may, when, once; what others see; coming back."""

from __future__ import annotations

import json
import random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Invite
from tests.server.guests import Guest, Line, decide, play_out, seated


def begin(invite: Invite, **wish: object) -> tuple[list[Guest], str, dict[Guest, Line], Guest, dict[str, object]]:
    """Two people at a table that has begun, their sockets, who is to decide, and that scene."""
    guests = [invite("Aki"), invite("Beni")]
    table = seated(guests, "nobunaga", **wish)
    lines = {guest: guest.follow(table) for guest in guests}
    scenes = {guest: line.type("welcome")["scene"] for guest, line in lines.items()}
    mover = next(guest for guest in guests if scenes[guest]["view"].get("moves"))
    return guests, table, lines, mover, scenes[mover]


def test_a_decision_is_told_to_all_and_answered_to_who_made_it(invite: Invite) -> None:
    guests, _, lines, mover, scene = begin(invite)
    lines[mover].send("decide", turn=scene["turn"], id=scene["view"]["moves"][0]["id"], ref=7)
    told = [line.news("decided") for line in lines.values()]
    assert told[0]["number"] == told[1]["number"]
    assert [message["scene"]["view"]["viewer"] for message in told] == [0, 1]
    assert lines[mover].type("done") == {"type": "done", "ref": 7, "number": told[0]["number"]}
    assert len(guests) == 2


def test_a_decision_may_be_given_as_its_structure(invite: Invite) -> None:
    _, _, lines, mover, scene = begin(invite)
    move = {key: value for key, value in scene["view"]["moves"][0].items() if key != "id"}
    lines[mover].send("decide", turn=scene["turn"], move=move)
    assert lines[mover].news("decided")["scene"]["turn"] == scene["turn"] + 1


def test_a_doubled_decision_is_made_once(invite: Invite) -> None:
    _, table, lines, mover, scene = begin(invite)
    for ref in (1, 2):
        lines[mover].send("decide", turn=scene["turn"], id=scene["view"]["moves"][0]["id"], ref=ref)
    refused = lines[mover].type("refused")
    assert (refused["code"], refused["ref"]) == ("late", 2)
    assert refused["scene"]["turn"] == scene["turn"] + 1
    assert mover.look(table)["table"]["ply"] == 1


def test_a_decision_for_another_seat_is_refused_with_the_current_scene(invite: Invite) -> None:
    guests, table, lines, mover, scene = begin(invite)
    other = next(guest for guest in guests if guest is not mover)
    before = lines[other].bytes[-1]
    lines[other].send("decide", turn=scene["turn"], id=scene["view"]["moves"][0]["id"])
    refused = lines[other].type("refused")
    assert refused["code"] == "not_yours"
    assert "moves" not in refused["scene"]["view"]
    assert json.loads(before)["type"] == "welcome"
    stranger = invite("Stranger")
    assert stranger.refused(table, "decide", turn=scene["turn"], id=0) == "not_yours"


def test_an_illegal_decision_is_refused_and_says_what_is_legal(invite: Invite) -> None:
    _, _, lines, mover, scene = begin(invite)
    lines[mover].send("decide", turn=scene["turn"], id=99)
    refused = lines[mover].type("refused")
    assert refused["code"] == "illegal"
    assert "may choose" in refused["detail"]
    lines[mover].send("decide", turn=scene["turn"], move={"do": "fly"})
    assert lines[mover].type("refused")["code"] == "illegal"
    lines[mover].send("decide", turn=scene["turn"])
    assert lines[mover].type("refused")["code"] == "unreadable"


def test_an_answer_to_a_decision_that_was_undone_is_late(invite: Invite) -> None:
    aki = invite("Aki")
    table = aki.open("nobunaga", seats=["me", "me"], start=True)
    first = aki.look(table)["scene"]
    after = decide(aki, table, first, random.Random(1))
    undone = aki.do(table, "undo", to=0)
    assert undone["table"]["ply"] == 0
    assert undone["scene"]["turn"] > after["scene"]["turn"]
    assert aki.refused(table, "decide", turn=first["turn"], id=first["view"]["moves"][0]["id"]) == "late"


def test_coming_back_replays_exactly_what_was_missed(invite: Invite) -> None:
    guests, table, lines, mover, scene = begin(invite)
    other = next(guest for guest in guests if guest is not mover)
    seen = json.loads(lines[other].bytes[-1])["number"]
    lines[other].close()
    decide(mover, table, scene, random.Random(1))
    play_out(guests, table, most=3)
    again = other.follow(table, since=seen).type("welcome")
    assert [news["number"] for news in again["story"]] == list(range(seen + 1, again["number"] + 1))
    assert again["scene"]["view"] == other.look(table)["scene"]["view"]


def test_all_tabs_of_one_person_are_told_the_same(invite: Invite) -> None:
    _, table, lines, mover, scene = begin(invite)
    tab = mover.follow(table)
    tab.type("welcome")
    lines[mover].send("decide", turn=scene["turn"], id=scene["view"]["moves"][0]["id"])
    assert lines[mover].news("decided") == tab.news("decided")


def test_who_is_present_is_told(invite: Invite) -> None:
    guests = [invite("Aki"), invite("Beni")]
    table = seated(guests, "nobunaga")
    line = guests[0].follow(table)
    line.until(lambda m: m["type"] == "present" and m["people"] == [guests[0].id])
    other = guests[1].follow(table)
    line.until(lambda m: m["type"] == "present" and len(m["people"]) == 2)
    watcher = invite("Watcher").follow(table)
    line.until(lambda m: m["type"] == "present" and m["spectators"] == 1)
    other.close()
    line.until(lambda m: m["type"] == "present" and m["people"] == [guests[0].id])
    watcher.close()
    line.until(lambda m: m["type"] == "present" and m["spectators"] == 0)


def test_a_socket_and_http_tell_the_same_moves_in_the_same_order(invite: Invite, game: str) -> None:
    aki = invite("Aki")
    table = aki.open(game, seats=["me", "me"], start=True)
    told = aki.follow(table).type("welcome")["scene"]
    asked = aki.look(table)["scene"]
    assert told["view"]["moves"] == asked["view"]["moves"]


def test_sentences_come_in_the_language_of_the_connection(invite: Invite, game: str) -> None:
    aki = invite("Aki")
    table = aki.open(game, seats=["me", "me"], start=True)
    lines = {language: aki.follow(table, lang=language) for language in ("en", "fr", "ja")}
    welcomes = {language: line.type("welcome") for language, line in lines.items()}
    prompts = {welcome["scene"]["prompt"] for welcome in welcomes.values()}
    assert len(prompts) == 3
    scene = welcomes["ja"]["scene"]
    assert set(scene["sentences"]) == {str(move["id"]) for move in scene["view"]["moves"]}
    decide(aki, table, scene, random.Random(1))
    told = [line.news("decided")["news"] for line in lines.values()]
    assert all(len(news.get("lines", [])) == len(news.get("events", [])) for news in told)


def test_bad_messages_are_refused_and_the_socket_lives(invite: Invite) -> None:
    _, _, lines, mover, _ = begin(invite)
    line = lines[mover]
    for bad in ("", "{", "[]", "null", "7", '{"type":"fly"}', '{"type":"decide"}', '{"type":"sit","seat":-1}', "[" * 5000):
        line.socket.send(bad)
        assert line.type("refused")["code"] == "unreadable"
    line.socket.send(b'{"type":"ping","ref":3}')
    assert line.type("pong")["ref"] == 3
    line.socket.send('{"type":"ping","ref":3,"more":1}')
    assert line.type("refused")["ref"] == 3


def test_a_message_too_long_ends_the_socket_only(invite: Invite) -> None:
    _, table, lines, mover, _ = begin(invite)

    def go_on() -> None:  # the end may come while still sending, or on the next read
        lines[mover].socket.send("x" * 100_000)
        lines[mover].type("never")

    with pytest.raises(ConnectionClosed):
        go_on()
    assert mover.look(table)["table"]["status"] == "running"


def test_an_unknown_table_is_said_to_be_unknown(invite: Invite) -> None:
    aki = invite("Aki")
    line = aki.follow("nosuchtable")
    assert line.type("refused")["code"] == "not_found"
    with pytest.raises(ConnectionClosed) as closed:
        line.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    aki.get("/api/tables/nosuchtable", 404)
