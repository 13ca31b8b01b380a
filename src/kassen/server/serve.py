"""`kassen serve`: one process, until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import uvicorn

from kassen.server.app import make_app
from kassen.server.house import House
from kassen.server.settings import Settings
from kassen.server.wire import Http, Socket, raise_file_limit

GRACE_S = 2  # for requests that were accepted; entries are written in any case
LEAVE_S = 0.5  # for threads that are left when the database is closed
TIDY_S = 600  # between two searches of all memory for garbage


class JsonLines(logging.Formatter):
    """One JSON object a line. Messages are written without ids of people, addresses of tables, or secrets."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "room": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0]:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # Addresses of private tables are invitations: no log of who opened what.
    for name in ("uvicorn.access", "uvicorn.error", "alembic", "asyncio", "aiosqlite"):
        logging.getLogger(name).setLevel(logging.WARNING)


class Server(uvicorn.Server):
    """Says goodbye to sockets and feeds before uvicorn waits for them."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self.house = house
        self._ready = ready
        self._tidying: asyncio.Task[None] | None = None
        self._thresholds = gc.get_threshold()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            # What was loaded stays, and so does the story of every table: a collector that walks it stalls them all. So garbage
            # is looked for among what is young, a few milliseconds each time, and elsewhere only now and then. (Young is also
            # what a few collections found in use: requests under way, which are garbage a moment later.)
            gc.collect()
            gc.freeze()
            gc.set_threshold(3_000, 20, 1_000_000)
            self._tidying = asyncio.create_task(tidy())
            sys.setswitchinterval(0.001)  # how long the writer's thread waits when it wants to go on; 5 ms otherwise
            for listening in self.servers[0].sockets:
                give_up_on_the_deaf(listening)
            self._ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._tidying:
            self._tidying.cancel()
            gc.unfreeze()
            gc.set_threshold(*self._thresholds)
        await self.house.empty()
        await super().shutdown(sockets)


async def tidy() -> None:
    while True:
        await asyncio.sleep(TIDY_S)
        gc.collect()


def give_up_on_the_deaf(listening: Any) -> None:
    """The kernel holds little for a client that does not read, and cuts it off after a minute (Linux)."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 262_144)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        with contextlib.suppress(OSError):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 60_000)


def configure(settings: Settings, host: str, port: int, ready: Callable[[int], None]) -> Server:
    """A server that calls `ready` with its port once people can come."""
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=Http,
        ws=Socket,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=settings.alive_s,
        ws_ping_timeout=settings.alive_s,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_S,
        timeout_keep_alive=30,
        proxy_headers=bool(settings.proxies),  # uvicorn believes whoever sits on this machine, unless told otherwise
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        access_log=False,
        log_config=None,
    )
    return Server(config, app.state.house, ready)


def serve(settings: Settings, host: str, port: int, ready: Callable[[int], None]) -> int:
    """Run until SIGTERM or SIGINT."""
    raise_file_limit()
    server = configure(settings, host, port, ready)
    server.house.store.claim()
    # Uvicorn raises the signal once more when it is done; by then it has been obeyed.
    signal.signal(signal.SIGTERM, lambda *_: None)
    factory = server.config.get_loop_factory()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=factory) as runner:
        runner.run(stay(server))
    return 0 if server.started else 1


async def stay(server: Server) -> None:
    """Until everything is closed. A thread that does not end (a bot without a process of its own compiles, a push service does
    not answer) keeps nobody: Python would wait for it."""
    try:
        await server.serve()
    finally:
        leaving = threading.Timer(LEAVE_S, os._exit, (0 if server.started else 1,))
        leaving.daemon = True
        leaving.start()
