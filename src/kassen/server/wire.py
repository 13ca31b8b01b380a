"""Connections before anybody has asked for anything: how many there may be, and how long a request may take to arrive.

Uvicorn waits for ever for the end of a request, takes a head of any size, and counts no connections. All three cost an attacker
nothing.
"""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from asyncio import TimerHandle, Transport
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

from kassen.server import messages as m
from kassen.server import metrics
from kassen.server.limits import network
from kassen.server.refusal import Refusal
from kassen.server.settings import Limits, Settings

HEAD_BYTES = 65_536
WHOLE_TEXT = 0x81  # how a frame begins that is all of a text
AHEAD = 8  # messages of one client that may wait before it is read no further
SPARE_FILES = 200  # for the database, the bots and the client's pages, when everybody else is refused
REASONS = {408: "Request Timeout", 429: "Too Many Requests", 431: "Request Header Fields Too Large", 503: "Service Unavailable"}


class Doors:
    """Counts open connections, sockets included: by network and in all. All visitors behind one of our proxies have its address,
    so there only the sum counts; the proxy knows its visitors better."""

    def __init__(self, settings: Settings) -> None:
        self.head_s, self.request_s = settings.head_s, settings.request_s
        self._limits: Limits | None = settings.limits
        self._most = min(settings.limits.connections, most_files() - SPARE_FILES) if settings.limits else 0
        self._proxies = Proxies(settings.proxies)
        self._of: dict[str, int] = {}
        self.open = 0

    def enter(self, address: str) -> int | None:
        """One more; `leave` must follow. The status to refuse it with, if it is too many."""
        home = network(address)
        self._of[home] = self._of.get(home, 0) + 1
        self.open += 1
        if self._limits is None:
            return None
        if self.open > self._most:
            return 503
        return 429 if self._of[home] > self._limits.connections_a and address not in self._proxies else None

    def leave(self, address: str) -> None:
        home = network(address)
        self.open -= 1
        self._of[home] -= 1
        if not self._of[home]:
            del self._of[home]


class InnerDoors(Doors):
    """Of one of several processes: who may come in was decided by their parent, who wants to know when somebody leaves."""

    def __init__(self, settings: Settings, left: Callable[[str], None]) -> None:
        super().__init__(settings)
        self._left = left

    def enter(self, address: str) -> int | None:
        super().enter(address)
        return None

    def leave(self, address: str) -> None:
        super().leave(address)
        self._left(address)


class Proxies:
    """Addresses and networks, as whoever runs the server named them."""

    def __init__(self, named: tuple[str, ...]) -> None:
        self._networks = [ipaddress.ip_network(each) for each in named]

    def __contains__(self, address: str) -> bool:
        try:
            at = ipaddress.ip_address(address)
        except ValueError:  # a socket of this machine has none
            return False
        return any(at in network for network in self._networks)


class Http(HttpToolsProtocol):
    """Uvicorn's, with an end to waiting: the head of a request within seconds, then something of its body every few seconds, and
    all of it within a minute."""

    _due: TimerHandle | None = None
    _end = 0.0  # when all of the request must be there
    _head = 0  # bytes since the last request was complete, while its head is not
    _address: str | None = None  # counted under, until the connection is lost or a socket takes it over
    handed_over_from: str | None = None  # where there are several processes: the address, as their parent saw it

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._doors = doors_of(self.config)
        self._address = self.handed_over_from or (self.client[0] if self.client else "local")
        refused = self._doors.enter(self._address)
        if refused:
            self._turn_away(refused, Refusal("too_many" if refused == 429 else "unavailable", "too-many-pages"))
        else:
            self._wait(self._doors.head_s)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._address is not None:
            self._doors.leave(self._address)
            self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._due is None:
            self._wait(self._doors.head_s)
        self._head += len(data)
        super().data_received(data)
        if self._head > HEAD_BYTES and not self.transport.is_closing():
            self._turn_away(431, Refusal("too_long", "too-long", f"the head of a request has at most {HEAD_BYTES} bytes"))

    def on_headers_complete(self) -> None:
        self._end = self.loop.time() + self._doors.request_s
        self._wait_for_body()
        super().on_headers_complete()
        if self.handed_over_from and self.cycle:  # the next request may be another process's
            self.cycle.keep_alive = False
        self._head = 0

    def on_body(self, body: bytes) -> None:
        self._head = 0
        self._wait_for_body()
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_waiting()
        self._head = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        # The socket is counted from now on, and says when it is gone.
        address, self._address = self._address, None

        def counted(**given: Any) -> Socket:
            socket = Socket(**given)
            socket.address = address
            return socket

        self.ws_protocol_class = counted  # type: ignore[assignment]
        super().handle_websocket_upgrade()

    def _wait_for_body(self) -> None:
        self._wait(min(self._doors.head_s, self._end - self.loop.time()))

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._due = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _give_up(self) -> None:
        self._due = None
        if self.flow.read_paused:  # it is we who do not read
            self._wait(self._doors.head_s)
        elif self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete:
            metrics.DROPPED.labels("slow request").inc()
            self.transport.abort()
        else:
            self._turn_away(408, Refusal("unreadable", "too-slow"))

    def _turn_away(self, status: int, refusal: Refusal) -> None:
        metrics.DROPPED.labels("slow request" if status == 408 else "connection").inc()
        if not self.transport.is_closing():
            self.transport.write(whole_answer(status, refusal))
            self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """Uvicorn's, counted, and with a short way for what almost all messages are: one frame of text that comes or goes whole.
    Everything else (handshake, fragments, pings, goodbyes, faults) goes the long way."""

    address: str | None = None
    _between = False  # the long way waits for the beginning of a frame

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["wire"] = self  # type: ignore[typeddict-unknown-key]

    def data_received(self, data: bytes) -> None:
        if self._between and (text := self._one_text(data)) is not None:
            self._deliver(text)
            return
        try:
            super().data_received(data)
        except InvalidState:  # who goes on talking after saying goodbye, and wants answers
            self.transport.abort()
        self._between = self.conn.current_size is None and waits_for(self.conn.parser) == "at_eof"

    def _one_text(self, data: bytes) -> str | None:
        """What the data says, if it is one whole frame of text."""
        if len(data) < 6 or data[0] != WHOLE_TEXT or self.conn.state is not OPEN:
            return None
        size, at = data[1] & 127, 2
        if size == 126:
            size, at = int.from_bytes(data[2:4], "big"), 4
        if not data[1] & 128 or size == 127 or len(data) != at + 4 + size or size > self.config.ws_max_size:
            return None
        try:
            return apply_mask(data[at + 4 :], data[at : at + 4]).decode()
        except UnicodeDecodeError:
            return None

    def _deliver(self, text: str) -> None:
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_at_once(self, message: bytes) -> bool:
        """A text, if that needs no waiting; else False, and nothing was sent."""
        # Open is what has shaken hands and not said goodbye; where the client says it, or is lost, the line is a closing one.
        if not self.handshake_complete or self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        size = len(message)
        if 125 < size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        elif size < 126:
            head = bytes((WHOLE_TEXT, size))
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + message)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.address is not None:
            doors_of(self.config).leave(self.address)


def waits_for(generator: Any) -> str:
    """In which of its own the generator has stopped. Before a frame the parser of `websockets` asks whether this is the end."""
    while (inner := generator.gi_yieldfrom) is not None:
        generator = inner
    return str(generator.__name__)


def give_up_on_the_deaf(listening: Any) -> None:
    """The kernel holds little for a client that does not read, and cuts it off after a minute (Linux)."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 262_144)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        with contextlib.suppress(OSError):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 60_000)


def most_files() -> int:
    """How many files and connections this process may have open."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return 2**31
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 2**31 if allowed == resource.RLIM_INFINITY else allowed


def raise_file_limit() -> None:
    """As many as the system lets an ordinary user have: often 1,024 unless asked for more."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def doors_of(config: Any) -> Doors:
    doors: Doors = config.app.state.doors
    return doors


def whole_answer(status: int, refusal: Refusal) -> bytes:
    """Where there is no application to make one."""
    body = m.encode(refusal.problem())
    head = f"HTTP/1.1 {status} {REASONS[status]}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    return head.encode() + b"Connection: close\r\n\r\n" + body
