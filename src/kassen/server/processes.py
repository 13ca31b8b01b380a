"""`kassen serve --processes N`: the parent of several processes, each of which serves tables of its own (Linux).

The parent accepts connections and peeks at the first line of the request (MSG_PEEK). If it names a table, the process that owns
the table gets the connection; otherwise the processes take turns. From then on the parent is out of the way. So that it sees
every request, a connection carries one request or one socket. The parent also counts connections, relays the processes' words to
each other, and restarts a process that has died, whose tables are then read from their journals.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import re
import signal
import socket
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

from msgspec.structs import replace

from kassen.server.logs import set_up_logs
from kassen.server.owners import Place, owner, part_of
from kassen.server.peers import ALL, Line, Note, Peers
from kassen.server.refusal import Refusal
from kassen.server.settings import Settings
from kassen.server.thinking import FEWEST
from kassen.server.wire import HEAD_BYTES, Doors, give_up_on_the_deaf, raise_file_limit, whole_answer

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext  # a system without fork has none

LOG = logging.getLogger("kassen.server.processes")
ACCEPT_IN_A_ROW = 64
BACKLOG = 2048
FULL = 500  # connections that may wait for one process
STOP_S = 10.0  # how long a process may take to stop before it is killed
AGAIN_S, LONGEST_S = 0.1, 30.0  # first and longest pause before a process that has died is restarted; doubles each time
STEADY_S = 60.0  # a process that lived this long did not die of its start: its pause is short again
TABLE = re.compile(r"/+api/+(?:me/+)?tables/+([^/]+)")


def table_in(line: bytes) -> str | None:
    """The id of the table that the first line of a request names."""
    words = line.split(b" ")
    if len(words) < 2:
        return None
    target = unquote(words[1].decode("latin-1").split("?")[0])
    if "://" in target[:10]:
        target = "/" + target.partition("://")[2].partition("/")[2]
    found = TABLE.match(target)
    return found[1] if found else None


@cache
def forks() -> ForkServerContext:
    """Processes are forked from one that has imported everything and done nothing: they start at once and share its memory."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["kassen.server.serve"])
    return context


@dataclass
class Child:
    """One process, as its parent sees it."""

    place: Place
    process: BaseProcess | None = None
    line: Line | None = None
    up: bool = False
    began: float = 0.0
    pause_s: float = AGAIN_S
    held: Counter[str] = field(default_factory=Counter)  # how many connections it has, by address
    waiting: list[Knock] = field(default_factory=list)  # connections waiting for it to be up


class Knock:
    """A connection that no process serves yet."""

    def __init__(self, parent: Parent, connection: socket.socket, address: str) -> None:
        self.parent, self.connection, self.address = parent, connection, address
        self._loop = asyncio.get_running_loop()
        self._seen = 0
        self._due = self._loop.call_later(parent.settings.head_s, self._give_up)
        self._listening = False

    def look(self) -> None:
        """Peek at what has come so far; route the connection as soon as its first line is complete."""
        try:
            come = self.connection.recv(HEAD_BYTES, socket.MSG_PEEK)
        except BlockingIOError:
            if not self._listening:
                self._wait_for_more(0)
            return
        except OSError:
            come = b""
        if len(come) <= self._seen:  # readable without anything new: the client hung up
            self.end()
        elif b"\n" in come:
            self._stop_listening()
            self.parent.route(self, table_in(come.partition(b"\n")[0]))
        elif len(come) >= HEAD_BYTES:
            self.turn_away(431, Refusal("too_long", "too-long"))
        else:
            self._wait_for_more(len(come))

    def _wait_for_more(self, seen: int) -> None:
        """Wait for more than what was seen. That is still in the kernel's buffer and would wake us again and again, so the socket
        counts as readable only with more."""
        self._seen = seen
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, seen + 1)
        if not self._listening:
            self._listening = True
            self._loop.add_reader(self.connection.fileno(), self.look)

    def _stop_listening(self) -> None:
        if self._listening:
            self._listening = False
            self._loop.remove_reader(self.connection.fileno())
            with contextlib.suppress(OSError):
                self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, 1)

    def _give_up(self) -> None:
        if self._listening:
            self.turn_away(408, Refusal("unreadable", "too-slow"))
        else:
            self.turn_away(503, Refusal("unavailable", "stopping"))

    def turn_away(self, status: int, refusal: Refusal) -> None:
        with contextlib.suppress(OSError):
            self.connection.send(whole_answer(status, refusal), socket.MSG_DONTWAIT | socket.MSG_NOSIGNAL)
            self.connection.shutdown(socket.SHUT_WR)
        self.end()

    def hand_over(self) -> socket.socket:
        """Let go of the connection: the caller looks after it from now on."""
        self._due.cancel()
        self.parent.knocking.discard(self)
        return self.connection

    def end(self) -> None:
        self._stop_listening()
        self.hand_over().close()
        self.parent.doors.leave(self.address)


class Parent:
    def __init__(self, settings: Settings, processes: int, log: str) -> None:
        self.settings, self.log = settings, log
        self.doors = Doors(settings)
        self.children = [Child(Place(number, processes)) for number in range(processes)]
        self.knocking: set[Knock] = set()
        self.failed = False
        self._turn = 0
        self._stopping = asyncio.Event()
        self._all_up = asyncio.Event()
        self._starting: set[asyncio.TimerHandle] = set()

    async def run(self, listening: list[socket.socket], ready: Callable[[int], None]) -> int:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stopping.set)
        for child in self.children:
            self._start(child)
        stopping = asyncio.ensure_future(self._stopping.wait())
        up = asyncio.ensure_future(self._all_up.wait())
        await asyncio.wait({stopping, up}, return_when=asyncio.FIRST_COMPLETED)
        if up.done() and not self._stopping.is_set():
            for each in listening:
                each.setblocking(False)
                give_up_on_the_deaf(each)
                each.listen(BACKLOG)
                loop.add_reader(each.fileno(), self._accept, each)
            ready(listening[0].getsockname()[1])
            await stopping
        for each in listening:
            loop.remove_reader(each.fileno())
            each.close()
        up.cancel()
        await self._stop()
        return 1 if self.failed else 0

    # ── connections ──

    def _accept(self, listening: socket.socket) -> None:
        for _ in range(ACCEPT_IN_A_ROW):
            try:
                connection, address = listening.accept()
            except BlockingIOError:
                return
            except OSError as error:  # the client is gone, or no file descriptor is left: no use in trying again at once
                LOG.warning("a connection could not be accepted: %s", error.strerror)
                return
            connection.setblocking(False)
            knock = Knock(self, connection, str(address[0]) or "local")
            self.knocking.add(knock)
            if refused := self.doors.enter(knock.address):
                knock.turn_away(refused, Refusal("too_many" if refused == 429 else "unavailable", "too-many-pages"))
            else:
                knock.look()

    def route(self, knock: Knock, table: str | None) -> None:
        if table is None:
            self._turn += 1
            ready = [child for child in self.children if child.up] or self.children
            self._give(ready[self._turn % len(ready)], knock)
        else:
            self._give(self.children[owner(part_of(table), len(self.children))], knock)

    def _give(self, child: Child, knock: Knock) -> None:
        if len(child.waiting) + (child.line.waiting if child.line else 0) >= FULL:
            knock.turn_away(503, Refusal("unavailable", "stopping"))
        elif child.up and child.line:
            child.held[knock.address] += 1
            child.line.send(Note("take", text=knock.address), knock.hand_over())
        else:
            child.waiting.append(knock)

    def _leave(self, child: Child, address: str) -> None:
        if child.held[address] > 0:
            child.held[address] -= 1
            if not child.held[address]:
                del child.held[address]
            self.doors.leave(address)

    # ── processes ──

    def _start(self, child: Child) -> None:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            child.process = forks().Process(target=be_one, args=(self.settings, child.place, theirs, self.log))
            child.process.start()
        loop = asyncio.get_running_loop()
        child.began = loop.time()
        child.line = Line(ours, partial(self._heard, child), lambda: None)
        loop.add_reader(child.process.sentinel, self._died, child)

    def _heard(self, child: Child, note: Note, connections: list[int]) -> None:
        match note.what:
            case "ready":
                self._is_up(child)
            case "left":
                self._leave(child, note.text)
            case "word" | "question" | "answer":
                told = self._others(child) if note.peer == ALL else [self.children[note.peer]]
                for other in told:
                    if other.up and other.line:
                        other.line.send(Note(note.what, child.place.number, note.text))

    def _others(self, child: Child) -> list[Child]:
        return [other for other in self.children if other is not child and other.up]

    def _is_up(self, child: Child) -> None:
        child.up = True
        assert child.line is not None
        for other in self._others(child):
            assert other.line is not None
            child.line.send(Note("born", other.place.number))
            other.line.send(Note("born", child.place.number))
        waiting, child.waiting = child.waiting, []
        for knock in waiting:
            if knock in self.knocking:
                self._give(child, knock)
        if all(each.up for each in self.children):
            self._all_up.set()

    def _died(self, child: Child) -> None:
        assert child.process is not None
        assert child.line is not None
        loop = asyncio.get_running_loop()
        loop.remove_reader(child.process.sentinel)
        child.process.join()
        code = child.process.exitcode
        child.line.close()
        for address in list(child.held.elements()):
            self._leave(child, address)
        if child.up:
            child.up = False
            for other in self._others(child):
                assert other.line is not None
                other.line.send(Note("gone", child.place.number))
        child.process = child.line = None
        if self._stopping.is_set():
            return
        if not self._all_up.is_set():  # it failed at its start, and has said why
            self.failed = True
            self._stopping.set()
            return
        LOG.error("process %d ended (%s) and is started again", child.place.number, code)
        if loop.time() - child.began > STEADY_S:
            child.pause_s = AGAIN_S
        loop.call_later(child.pause_s, self._start_again, child)
        child.pause_s = min(2 * child.pause_s, LONGEST_S)

    def _start_again(self, child: Child) -> None:
        if not self._stopping.is_set():
            self._start(child)

    async def _stop(self) -> None:
        for knock in list(self.knocking):
            knock.turn_away(503, Refusal("unavailable", "stopping"))
        loop = asyncio.get_running_loop()
        for child in self.children:
            if child.process:
                child.process.terminate()
        end = loop.time() + STOP_S
        while any(child.process for child in self.children) and loop.time() < end:
            await asyncio.sleep(0.02)
        for child in self.children:
            if child.process:
                LOG.error("process %d did not stop in time and is killed", child.place.number)
                child.process.kill()


def serve_all(settings: Settings, host: str, port: int, ready: Callable[[int], None], processes: int, log: str) -> int:
    """Run until SIGTERM or SIGINT."""
    raise_file_limit()
    make_ready(settings, processes)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=BACKLOG)

    async def run() -> int:
        return await Parent(settings, processes, log).run([listening], ready)

    return asyncio.run(run())


def make_ready(settings: Settings, processes: int) -> None:
    """Prepare the database once for all processes; ValueError says why it cannot be used."""
    from kassen.server.sqlite import prepare
    from kassen.server.sqlite_file import release
    from kassen.server.store import make_store

    if not settings.database.startswith("sqlite:///"):
        make_store(settings.database, settings.batch_ms).claim()
        return
    locks: list[int] = []
    prepare(Path(settings.database.removeprefix("sqlite:///")), processes, locks)
    release(locks)


def bots_of_one(chosen: int | None, processes: int) -> int:
    """How many bot processes each server process has: the chosen number is for all of them together."""
    if chosen is None:
        return max(FEWEST, -(-(os.cpu_count() or 1) // processes))
    return -(-chosen // processes)


# ── in each process ──


def be_one(settings: Settings, place: Place, end: socket.socket, log: str) -> None:
    from kassen.server.serve import serve_part

    os.setpgrp()  # so that the terminal's Ctrl-C reaches only the parent
    set_up_logs(log)
    settings = replace(settings, bot_processes=bots_of_one(settings.bot_processes, place.processes))
    try:
        sys.exit(serve_part(settings, Peers(end, place)))
    except ValueError as error:
        LOG.error("%s", error)
        sys.exit(1)
