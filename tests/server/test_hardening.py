"""Forged, foreign, flooding, silent, and senseless: a clear no, never a fault, the table untouched."""

from __future__ import annotations

import json
import socket
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from kassen.server import messages as m
from kassen.server.settings import Limits, Rate
from tests.nightly import many
from tests.server.conftest import Invite, Running, Serve
from tests.server.guests import PATIENCE_S, seated

EVIL = {"Origin": "https://evil.example"}


def test_a_page_of_another_site_cannot_act_or_listen(invite: Invite) -> None:
    aki = invite("Aki")
    table = aki.open("nobunaga", seats=["me", "me"], start=True)
    assert aki.http.post(f"/api/tables/{table}/do", json={"type": "undo"}, headers=EVIL).status_code == 403
    line = aki.follow(table, headers=EVIL)
    assert line.type("refused")["code"] == "not_allowed"
    with pytest.raises(ConnectionClosed) as closed:
        line.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    own = {"Origin": aki.url}
    assert aki.follow(table, headers=own).type("welcome")
    assert aki.http.post(f"/api/tables/{table}/do", json={"type": "ping"}, headers=own).status_code == 200


def test_a_further_origin_can_be_allowed(serve: Serve, invite: Invite) -> None:
    server = serve(origins=("https://play.example",))
    aki = invite("Aki", at=server)
    table = aki.open("nobunaga")
    assert aki.follow(table, headers={"Origin": "https://play.example"}).type("welcome")
    assert aki.follow(table, headers=EVIL).type("refused")["code"] == "not_allowed"


def test_every_answer_forbids_foreign_scripts_frames_and_referrers(invite: Invite) -> None:
    aki = invite("Aki")
    for path in ("/", "/t/anything", "/api/lobby", "/api/none", "/health"):
        answer = aki.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers


def test_files_outside_the_client_cannot_be_asked_for(invite: Invite) -> None:
    aki = invite("Aki")
    for path in ("/../settings.py", "/%2e%2e/settings.py", "/static/../../app.py", "/assets/%2e%2e%2fapp.py", "/x.js", "/api/x"):
        answer = aki.http.get(path)
        assert answer.status_code == 404
        assert "import" not in answer.text


def test_another_tables_seat_gives_no_right_here(invite: Invite) -> None:
    aki, beni = invite("Aki"), invite("Beni")
    hers = beni.open("nobunaga", seats=["me", "me"], start=True)
    aki.open("nobunaga", seats=["me", "me"], start=True)
    scene = beni.look(hers)["scene"]
    for what, said in (
        ("decide", {"turn": scene["turn"], "id": scene["view"]["moves"][0]["id"]}),
        ("undo", {"to": 0}),
        ("leave", {}),
        ("back", {}),
        ("hint", {}),
        ("rematch", {}),
        ("answer", {"request": 1, "yes": True}),
        ("bot", {"seat": 0, "level": "random"}),
    ):
        assert aki.refused(hers, what, **said) in ("not_yours", "not_allowed")
    for what, said in (("start", {}), ("clear", {"seat": 0})):
        assert aki.refused(hers, what, **said) == "not_allowed"
    assert beni.look(hers)["table"]["ply"] == 0


def test_a_recorded_message_sent_again_does_nothing(invite: Invite) -> None:
    guests = [invite("Aki"), invite("Beni")]
    table = seated(guests, "nobunaga")
    mover = guests[guests[0].look(table)["table"]["seat"]]
    line = mover.follow(table)
    scene = line.type("welcome")["scene"]
    recorded = json.dumps({"type": "decide", "turn": scene["turn"], "id": scene["view"]["moves"][0]["id"]})
    line.socket.send(recorded)
    number = line.news("decided")["number"]
    for _ in range(5):
        line.socket.send(recorded)
        assert line.type("refused")["code"] == "late"
    assert mover.look(table)["number"] == number


def test_too_much_at_once_is_refused_then_cut_off(serve: Serve, invite: Invite) -> None:
    server = serve(limits=Limits(actions_p=Rate(5, 0.001), chat_p=Rate(2, 0.001), tables_p=Rate(2, 0.001), sockets_p=2))
    aki = invite("Aki", at=server)
    table = aki.open("nobunaga")
    aki.open("nobunaga")
    assert aki.post("/api/tables", {"game": "nobunaga"}, 429)["code"] == "too_many"
    line = aki.follow(table)
    for _ in range(3):
        line.send("chat", text="hello")
    assert line.type("refused")["code"] == "too_many"

    def go_on() -> None:  # the end may come while still sending, or on the next read
        for _ in range(40):
            line.send("react", reaction="bow")
        line.type("never")

    with pytest.raises(ConnectionClosed) as closed:
        go_on()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    keep = [aki.follow(table), aki.follow(table)]
    assert aki.follow(table).type("refused")["code"] == "too_many"
    assert keep[0].type("welcome")


def test_an_address_that_makes_too_many_people_or_requests_waits(serve: Serve, invite: Invite) -> None:
    server = serve(limits=Limits(people_a=Rate(3, 0.001), requests_a=Rate(20, 0.001)))
    for _ in range(3):
        invite(at=server)
    nobody = invite(at=server, known=False)
    answer = nobody.http.post("/api/me", json={})
    assert (answer.status_code, answer.json()["code"], answer.headers["retry-after"]) == (429, "too_many", "1")
    codes = {nobody.http.get("/api/bots").status_code for _ in range(20)}
    assert codes == {200, 429}


def test_a_client_that_does_not_read_is_dropped_and_nobody_waits_for_it(serve: Serve, invite: Invite) -> None:
    server = serve(outbox=4)
    aki, beni = invite("Aki", at=server), invite("Beni", at=server)
    table = seated([aki, beni], "gunkimono")  # a large board: long messages
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.settimeout(PATIENCE_S)
    deaf.connect(("127.0.0.1", server.port))
    deaf.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nCookie: {beni.cookie}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    line = aki.follow(table)
    line.until(lambda message: message["type"] == "present" and len(message["people"]) == 2)
    look = b'{"type":"look","seat":1}'
    for _ in range(2000):  # it goes on asking, and reads no answer
        deaf.sendall(bytes([0x81, 0x80 | len(look), 0, 0, 0, 0]) + look)
    line.until(lambda message: message["type"] == "present" and message["people"] == [aki.id])
    assert 'kassen_dropped_total{why="slow"}' in aki.http.get("/metrics").text
    deaf.close()


# ── senseless input ──

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
TYPES = [each.__struct_config__.tag for each in m.ClientMessage.__args__]
FIELDS = {name for each in m.ClientMessage.__args__ for name in each.__struct_fields__} - {"ref"}
ALMOST = st.builds(
    lambda kind, fields: {"type": kind, "ref": "fuzz", **fields},
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(sorted(FIELDS)), JSON | st.integers(0, 20) | st.booleans(), max_size=3),
)


@settings(max_examples=many(40, at_night=150), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(said=ALMOST.map(json.dumps) | JSON.map(json.dumps) | st.text() | st.binary(max_size=200))
def test_whatever_a_stranger_says_on_the_socket_the_table_is_untouched(fuzzed: Fuzzed, said: Any) -> None:
    fuzzed.stranger.socket.send(said)
    answer = fuzzed.stranger.until(lambda message: message["type"] not in ("update", "present"))
    assert answer["type"] in ("refused", "looking", "pong", "done")
    if answer["type"] == "done":
        assert json.loads(said)["type"] in ("chat", "react")
    fuzzed.check()


class Fuzzed:
    """A table of two people, and a stranger who says anything."""

    def __init__(self, invite: Invite, server: Running) -> None:
        self.house = server.house
        self.guests = [invite("Aki"), invite("Beni")]
        self.table = seated(self.guests, "nobunaga")
        self.nobody = invite("Stranger")
        self.stranger = self.nobody.follow(self.table)
        self.stranger.type("welcome")
        self.seats = self.guests[0].look(self.table)["table"]["seats"]

    def check(self) -> None:
        now = self.guests[0].look(self.table, since=2**31)["table"]
        assert (now["ply"], now["seats"], now["status"]) == (0, self.seats, "running")


@pytest.fixture
def fuzzed(invite: Invite, shared: Running) -> Fuzzed:
    return Fuzzed(invite, shared)


@settings(max_examples=many(20, at_night=60), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=JSON.map(json.dumps) | ALMOST.map(json.dumps) | st.text() | st.binary(max_size=200))
def test_whatever_is_posted_is_answered_without_a_fault(fuzzed: Fuzzed, body: Any) -> None:
    for path in (
        f"/api/tables/{fuzzed.table}/do",
        "/api/tables",
        "/api/files",
        "/api/me/claim",
        f"/api/tables/{fuzzed.table}/fork",
    ):
        content = body.encode("utf-8", "surrogatepass") if isinstance(body, str) else body
        answer = fuzzed.nobody.http.post(path, content=content, headers={"Content-Type": "application/json"})
        assert answer.status_code < 500, answer.text
        assert answer.status_code in (200, 201) or set(answer.json()) - {"words", "detail"} == {"code", "error", "why"}
    fuzzed.check()


@pytest.mark.parametrize(
    "body", [b"[" * 60_000, b'{"a":' * 12_000, b'{"type":"chat","text":"\xff\xfe"}', b'{"name":"\xc3"}', b"\xff"]
)
def test_brackets_without_end_and_letters_that_are_none_cannot_be_read(fuzzed: Fuzzed, body: bytes) -> None:
    paths = ("/api/me", "/api/me/claim", "/api/tables", f"/api/tables/{fuzzed.table}/do", f"/api/tables/{fuzzed.table}/fork")
    for path in paths:
        answer = fuzzed.nobody.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "unreadable") or path == "/api/me", answer.text
        assert answer.status_code < 500
    assert fuzzed.nobody.http.patch("/api/me", content=body).status_code == 400


def test_a_feed_too_many_is_refused_before_it_begins(serve: Serve, invite: Invite) -> None:
    server = serve(limits=Limits(sockets_p=1))
    aki = invite("Aki", at=server)
    table = aki.open("nobunaga")
    with aki.http.stream("GET", "/api/feed") as feed:
        lines = feed.iter_lines()
        assert next(lines)
        for path in ("/api/feed", f"/api/tables/{table}/feed"):
            assert aki.get(path, 429)["code"] == "too_many"
