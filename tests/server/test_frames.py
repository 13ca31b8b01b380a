"""Frames of a socket, byte by byte: the short way for whole ones (wire.py) must not be told from the long way."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.server.conftest import Invite, Running
from tests.server.guests import PATIENCE_S

MASK = b"abcd"


def frame(payload: bytes, first: int = 0x81, mask: bytes = MASK) -> bytes:
    size = len(payload)
    length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([first]) + length + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


def ping(ref: int, pad: int = 0) -> bytes:
    return b'{"type":"ping",%s"ref":%d}' % (b" " * pad, ref)


class Raw:
    """A socket without a library."""

    def __init__(self, line: socket.socket) -> None:
        self.line, self._read = line, b""

    def say(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.line.sendall(piece)

    def _take(self, count: int) -> bytes:
        while len(self._read) < count:
            more = self.line.recv(65_536)
            assert more, "closed without a goodbye"
            self._read += more
        taken, self._read = self._read[:count], self._read[count:]
        return taken

    def frame(self) -> tuple[int, bytes]:
        first, size = self._take(2)
        assert not size & 128, "a server does not mask"
        if size >= 126:
            size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
        return first, self._take(size)

    def head(self) -> bytes:
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self._take(1)
        return head

    def pong(self) -> Any:
        """The ref of the next answer to a ping of ours."""
        while True:
            first, payload = self.frame()
            if first == 0x81 and (message := json.loads(payload))["type"] == "pong":
                return message["ref"]
            assert first != 0x88, payload

    def closed(self) -> int:
        while True:
            first, payload = self.frame()
            if first == 0x88:
                return int.from_bytes(payload[:2], "big")


@pytest.fixture
def raw(shared: Running, invite: Invite) -> Iterator[Raw]:
    with opened(shared, invite("Aki").open("nobunaga")) as raw:
        yield raw


@contextmanager
def opened(server: Running, table: str) -> Iterator[Raw]:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE_S) as line:
        raw = Raw(line)
        raw.say(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in raw.head()
        raw.say(frame(ping(-1)))  # from here on whole frames may take the short way
        assert raw.pong() == -1
        yield raw


@pytest.mark.parametrize("mask", [MASK, b"\0\0\0\0", b"\xff\x00\xff\x00"])
def test_whole_frames_short_and_long(raw: Raw, mask: bytes) -> None:
    for ref, pad in enumerate((0, 60, 90, 200, 4_000)):
        raw.say(frame(ping(ref, pad), mask=mask))
        assert raw.pong() == ref


def test_a_frame_in_pieces_and_several_at_once_come_in_order(raw: Raw) -> None:
    whole = frame(ping(1))
    raw.say(*(whole[at : at + 1] for at in range(len(whole))))
    assert raw.pong() == 1
    raw.say(frame(ping(2)) + frame(ping(3)) + frame(ping(4))[:7], frame(ping(4))[7:])
    assert [raw.pong() for _ in range(3)] == [2, 3, 4]
    raw.say(frame(ping(5)))
    assert raw.pong() == 5


def test_what_looks_like_a_frame_inside_another_is_none(raw: Raw) -> None:
    """The head of a frame in one piece; then its payload, which is a frame of text from its first byte to its last."""
    hidden = frame(ping(666))
    outer = b"\x81" + bytes([128 | len(hidden)]) + b"\0\0\0\0"
    raw.say(outer)
    raw.say(hidden)
    raw.say(frame(ping(7)))
    answers = []
    while not answers or answers[-1] not in (7, 1007):
        first, payload = raw.frame()
        if first == 0x88:
            answers.append(int.from_bytes(payload[:2], "big"))
        elif (message := json.loads(payload))["type"] == "pong":
            answers.append(message["ref"])
    assert 666 not in answers


def test_fragments_with_a_ping_and_a_whole_frame_between(raw: Raw) -> None:
    text = ping(8)
    raw.say(frame(text[:5], 0x01), frame(b"hello", 0x89), frame(text[5:], 0x80))
    first, payload = raw.frame()
    assert (first, payload) == (0x8A, b"hello")
    assert raw.pong() == 8
    raw.say(frame(text[:5], 0x01))
    raw.say(frame(ping(9)))  # a new message where the old one has to go on
    assert raw.closed() == 1002


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(b'{"type":"chat","text":"\xff"}'), 1007),
        (b"\x81\x02{}", 1002),  # not masked
        (frame(ping(1), 0xC1), 1002),  # a bit that means nothing here
        (frame(ping(1, 17_000)), 1009),
    ],
)
def test_what_is_wrong_is_answered_with_its_code(raw: Raw, wrong: bytes, code: int) -> None:
    raw.say(wrong)
    assert raw.closed() == code


def test_nothing_is_heard_after_a_goodbye(raw: Raw) -> None:
    raw.say(frame((1000).to_bytes(2, "big"), 0x88))
    assert raw.closed() == 1000
