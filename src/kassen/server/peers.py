"""The line between one of several processes and their parent: connections come down it, words for the other processes go up.

It is a Unix socket that keeps packets whole and in order (Linux). Sending never blocks: packets that do not fit yet are queued.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import itertools
import socket
from collections import deque
from collections.abc import Callable
from typing import Literal

import msgspec

from kassen.server.owners import Place

ALL = -1
PACKET = 131_072
IN_A_ROW = 64  # packets read before the event loop gets to other work
ANSWER_S = 3.0
LATER_S = 0.05


class Note(msgspec.Struct, array_like=True):
    """One packet. On the way up, `peer` is the process that it is for (ALL: all others); on the way down, the one that it is from
    or about."""

    what: Literal["ready", "left", "word", "question", "answer", "take", "born", "gone"]
    peer: int = ALL
    text: str = ""


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Note).decode
Heard = Callable[[Note, list[int]], None]


class Line:
    """One end of the line."""

    def __init__(self, end: socket.socket, heard: Heard, lost: Callable[[], None]) -> None:
        self._end, self._heard, self._lost = end, heard, lost
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._late: deque[tuple[bytes, socket.socket | None]] = deque()  # what is still to be sent
        end.setblocking(False)
        self._loop.add_reader(end.fileno(), self._read)

    @property
    def waiting(self) -> int:
        return len(self._late)

    def send(self, note: Note, connection: socket.socket | None = None) -> None:
        """Send a packet. A connection handed over with it is then closed at this end."""
        if self._closed:
            if connection:
                connection.close()
            return
        self._late.append((encode(note), connection))
        if len(self._late) == 1:
            self._write()

    def _write(self) -> None:
        if self._closed:
            return
        try:
            while self._late:
                packet, connection = self._late[0]
                socket.send_fds(self._end, [packet], [connection.fileno()] if connection else [])
                self._late.popleft()
                if connection:
                    connection.close()
        except BlockingIOError:
            self._loop.add_writer(self._end.fileno(), self._write)
            return
        except OSError as error:
            if error.errno == errno.ETOOMANYREFS:  # too many file descriptors in flight
                self._loop.call_later(LATER_S, self._write)
                return
            self._drop()  # the other end is gone; `_read` will notice
        self._loop.remove_writer(self._end.fileno())

    def _read(self) -> None:
        for _ in range(IN_A_ROW):
            try:
                packet, connections, _, _ = socket.recv_fds(self._end, PACKET, 1)
            except BlockingIOError:
                return
            except OSError:
                packet, connections = b"", []
            if not packet:
                self.close()
                self._lost()
                return
            self._heard(decode(packet), connections)

    def _drop(self) -> None:
        for _, connection in self._late:
            if connection:
                connection.close()
        self._late.clear()

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._loop.remove_reader(self._end.fileno())
            self._loop.remove_writer(self._end.fileno())
            self._drop()
            self._end.close()


class Peers:
    """The other processes, as one of them sees them through the line to their parent."""

    def __init__(self, end: socket.socket, place: Place) -> None:
        self.place = place
        self._end = end
        self._line: Line | None = None
        self._numbers = itertools.count()
        self._asked: dict[str, tuple[dict[int, str], asyncio.Event]] = {}
        self.up: set[int] = set()  # the others that are ready
        self.take: Callable[[socket.socket, str], None] = lambda connection, address: connection.close()
        self.hear: Callable[[int, str], None] = lambda peer, word: None
        self.born: Callable[[int], None] = lambda peer: None
        self.gone: Callable[[int], None] = lambda peer: None
        self.answer: Callable[[str], asyncio.Future[str]] | None = None
        self.orphaned: Callable[[], None] = lambda: None

    def open(self) -> None:
        self._line = Line(self._end, self._heard, lambda: self.orphaned())

    def close(self) -> None:
        if self._line:
            self._line.close()

    def ready(self) -> None:
        self._send(Note("ready"))

    def tell(self, word: str, peer: int = ALL) -> None:
        self._send(Note("word", peer, word))

    def left(self, address: str) -> None:
        """Tell the parent that a connection it handed to us is gone."""
        self._send(Note("left", text=address))

    def _send(self, note: Note) -> None:
        if self._line:
            self._line.send(note)

    async def ask(self, question: str) -> dict[int, str]:
        """Ask all other processes; their answers by process. One that does not answer within ANSWER_S is left out."""
        number = f"{next(self._numbers)}"
        answers: dict[int, str] = {}
        complete = asyncio.Event()
        if not self.up:
            return answers
        self._asked[number] = answers, complete
        self._send(Note("question", text=f"{number} {question}"))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(complete.wait(), ANSWER_S)
        del self._asked[number]
        return answers

    def _heard(self, note: Note, connections: list[int]) -> None:
        match note.what:
            case "take":
                for connection in connections:
                    self.take(socket.socket(fileno=connection), note.text)
            case "word":
                self.hear(note.peer, note.text)
            case "born":
                self.up.add(note.peer)
                self.born(note.peer)
            case "gone":
                self.up.discard(note.peer)
                self.gone(note.peer)
            case "question" if self.answer:
                number, _, question = note.text.partition(" ")
                self.answer(question).add_done_callback(
                    lambda done: self._send(Note("answer", note.peer, f"{number} {'' if done.exception() else done.result()}"))
                )
            case "answer":
                number, _, answer = note.text.partition(" ")
                if number in self._asked:
                    answers, complete = self._asked[number]
                    answers[note.peer] = answer
                    if self.up <= answers.keys():
                        complete.set()
