"""Connections that ask for nothing, or for too long: they cost little and end soon. Who is believed to come from where."""

from __future__ import annotations

import contextlib
import json
import socket
from collections.abc import Iterator

import pytest

from kassen.server.settings import Limits, Rate, Settings
from kassen.server.wire import Doors
from tests.server.conftest import Invite, Running, Serve
from tests.server.guests import PATIENCE_S


@contextlib.contextmanager
def call(server: Running, said: bytes = b"") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE_S) as line:
        line.sendall(said)
        yield line


def answer(line: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    parts = []
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(65_536):
            parts.append(part)
    return b"".join(parts)


@pytest.mark.parametrize(
    "said", [b"", b"GET /health HTTP/1.1\r\nHost: a", b"\r\n", b"GET /health HTTP/1.1\r\nX: " + b"y" * 50_000]
)
def test_a_request_that_does_not_arrive_is_cut_off(serve: Serve, said: bytes) -> None:
    with call(serve(head_s=0.5), said) as line:
        assert answer(line).startswith(b"HTTP/1.1 408 ")


def test_a_line_kept_open_is_cut_off_too_when_its_next_request_does_not_arrive(serve: Serve) -> None:
    with call(serve(head_s=0.5), b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n") as line:
        assert line.recv(100).startswith(b"HTTP/1.1 200 ")
        line.sendall(b"\r\n")  # uvicorn takes this for the beginning of something, and forgets its own patience
        assert b"HTTP/1.1 408 " in answer(line)


@pytest.mark.parametrize("patience", [{"head_s": 0.5}, {"request_s": 0.5}])
def test_a_body_that_does_not_arrive_is_cut_off(serve: Serve, invite: Invite, patience: dict[str, float]) -> None:
    server = serve(**patience)
    before = faults(server, invite)
    with call(
        server, b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\nContent-Type: application/json\r\n\r\n{"
    ) as line:
        assert answer(line).startswith(b"HTTP/1.1 408 ")
    assert faults(server, invite) == before


def faults(server: Running, invite: Invite) -> list[str]:
    return [
        line for line in invite(at=server, known=False).http.get("/metrics").text.splitlines() if "kassen_errors_total " in line
    ]


def test_a_head_without_end_is_refused(serve: Serve) -> None:
    with call(serve(), b"GET / HTTP/1.1\r\n") as line:
        with contextlib.suppress(ConnectionError):
            for number in range(200):
                line.sendall(b"X-%d: %s\r\n" % (number, b"y" * 1000))
        assert answer(line).startswith(b"HTTP/1.1 431 ")


def test_one_address_has_so_many_connections_and_all_together_so_many(serve: Serve) -> None:
    server = serve(limits=Limits(connections_a=2))
    with call(server), call(server), call(server) as third:
        said = answer(third)
        assert said.startswith(b"HTTP/1.1 429 ")
        assert json.loads(said.partition(b"\r\n\r\n")[2])["code"] == "too_many"
    crowded = serve(limits=Limits(connections=1), database=f"sqlite:///{server.house.store.path}.other")
    with call(crowded), call(crowded) as second:
        assert answer(second).startswith(b"HTTP/1.1 503 ")


def test_a_connection_that_is_gone_is_not_counted_any_more(serve: Serve, invite: Invite) -> None:
    server = serve(limits=Limits(connections_a=3))
    for _ in range(10):
        aki = invite("Aki", at=server)
        line = aki.follow(aki.open("nobunaga"))  # a socket, and the line of HTTP
        line.type("welcome")
        line.close()
        aki.http.close()
        with call(server, b"GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n") as last:
            answer(last)


# ── whose page, whose address ──


def act(server: Running, invite: Invite, **headers: str) -> int:
    return invite(at=server, known=False).http.post("/api/me", json={}, headers=headers).status_code


def test_a_page_of_another_scheme_or_port_is_another_site(serve: Serve, invite: Invite) -> None:
    server = serve()
    for origin in (
        f"https://127.0.0.1:{server.port}",
        "http://127.0.0.1:1",
        "http://127.0.0.1",
        "null",
        "http://[",
        "http://a:b",
    ):
        assert act(server, invite, Origin=origin) == 403, origin
    assert act(server, invite, Origin=server.url) == 200
    assert act(server, invite, Origin="http://EXAMPLE.org", Host="example.org:80") == 200


@pytest.mark.parametrize("host", ["127.):.1", "a:b", "["])
def test_a_host_that_is_none_is_refused_whatever_the_body(serve: Serve, invite: Invite, host: str) -> None:
    guest = invite(at=serve(), known=False).http
    for body in ({}, []):
        assert guest.post("/api/tables", json=body, headers={"Host": host}).status_code == 400


def test_behind_tls_pages_come_by_https(serve: Serve, invite: Invite) -> None:
    server = serve(secure_cookie=True)
    assert act(server, invite, Origin="https://play.example", Host="play.example") == 200
    assert act(server, invite, Origin="http://play.example", Host="play.example") == 403


def test_only_a_proxy_that_was_named_says_who_comes_and_how(serve: Serve, invite: Invite) -> None:
    few = Limits(people_a=Rate(1, 0.001))
    deceived = serve(limits=few)
    forged = [act(deceived, invite, **{"X-Forwarded-For": f"192.0.2.{number}"}) for number in range(2)]
    assert forged == [200, 429]
    https = {"Origin": "https://play.example", "Host": "play.example", "X-Forwarded-Proto": "https"}
    assert act(deceived, invite, **https) == 403
    trusting = serve(limits=few, proxies=("127.0.0.0/8",), database=f"sqlite:///{deceived.house.store.path}.other")
    told = [act(trusting, invite, **{"X-Forwarded-For": f"192.0.2.{number}"}) for number in range(2)]
    assert told == [200, 200]
    assert act(trusting, invite, **https) == 200


def test_one_household_of_ipv6_has_one_share_however_many_addresses_it_uses(serve: Serve, invite: Invite) -> None:
    server = serve(limits=Limits(people_a=Rate(1, 0.001)), proxies=("127.0.0.0/8",))
    came = [act(server, invite, **{"X-Forwarded-For": f"2001:db8:1:{home}::{number}"}) for home in (1, 2) for number in (1, 2)]
    assert came == [200, 429, 200, 429]
    doors = Doors(Settings(limits=Limits(connections_a=1)))
    assert [doors.enter("2001:db8::1"), doors.enter("2001:db8::2"), doors.enter("2001:db8:0:1::1")] == [None, 429, None]
    doors.leave("2001:db8::2")
    doors.leave("2001:db8::1")
    assert doors.enter("2001:db8::3") is None


def test_visitors_behind_our_proxy_do_not_share_one_visitors_connections(serve: Serve) -> None:
    server = serve(limits=Limits(connections_a=1), proxies=("127.0.0.1",))
    with call(server), call(server, b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n") as second:
        assert second.recv(100).startswith(b"HTTP/1.1 200 ")
