"""`kassen serve`: one process, alone or one of several (processes.py), until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn

from kassen.server.app import make_app
from kassen.server.house import House
from kassen.server.peers import Peers
from kassen.server.settings import Settings
from kassen.server.wire import Http, Socket, give_up_on_the_deaf, raise_file_limit

GRACE_S = 2  # how long accepted requests may take when the server stops; entries are written in any case
LEAVE_S = 0.5  # how long threads may go on after the database is closed
TIDY_S = 600  # between two full garbage collections


class Server(uvicorn.Server):
    """Uvicorn's server; it says goodbye to sockets and feeds before waiting for them. One of several processes gets connections
    only from its parent."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self.house = house
        self._ready = ready
        self._taking: set[asyncio.Task[Any]] = set()
        self._tidying: asyncio.Task[None] | None = None
        self._thresholds = gc.get_threshold()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            # Loaded modules and the stories of tables stay in memory, and a collection that walks them all stalls every table. So
            # only young objects are collected all the time, a few milliseconds each, and the others every TIDY_S. (Young includes
            # the middle generation: requests under way survive a few collections, and are garbage a moment later.)
            gc.collect()
            gc.freeze()
            gc.set_threshold(3_000, 20, 1_000_000)
            self._tidying = asyncio.create_task(tidy())
            sys.setswitchinterval(0.001)  # how long the writer's thread waits for the interpreter (default 5 ms)
            if peers := self.house.peers:
                peers.take = self._take
                peers.orphaned = self.leave
                peers.ready()
                return
            for listening in self.servers[0].sockets:
                give_up_on_the_deaf(listening)
            self._ready(self.servers[0].sockets[0].getsockname()[1])

    def leave(self) -> None:
        self.should_exit = True

    def _take(self, connection: socket.socket, address: str) -> None:
        """Serve a connection that our parent accepted; its request is still unread."""
        connection.setblocking(False)
        task = asyncio.create_task(
            asyncio.get_running_loop().connect_accepted_socket(partial(self._protocol, address), connection)
        )
        self._taking.add(task)
        task.add_done_callback(partial(self._taken, address))

    def _protocol(self, address: str) -> Http:
        http = Http(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        http.handed_over_from = address
        return http

    def _taken(self, address: str, task: asyncio.Task[Any]) -> None:
        self._taking.discard(task)
        if task.cancelled() or task.exception():  # the client was gone before the connection was set up
            assert self.house.peers is not None
            self.house.peers.left(address)

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


def configure(
    settings: Settings, host: str, port: int, ready: Callable[[int], None] = lambda port: None, peers: Peers | None = None
) -> Server:
    """A server that calls `ready` with its port once it accepts connections; with `peers`, one of several, without a port."""
    app = make_app(settings, peers)
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
        proxy_headers=bool(settings.proxies),  # by default uvicorn trusts any proxy on this machine
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        access_log=False,
        log_config=None,
    )
    return Server(config, app.state.house, ready)


def serve(settings: Settings, host: str, port: int, ready: Callable[[int], None]) -> int:
    """Run until SIGTERM or SIGINT."""
    return run(configure(settings, host, port, ready))


def serve_part(settings: Settings, peers: Peers) -> int:
    """Run one of several processes until it is told to stop or loses its parent."""
    return run(configure(settings, "", 0, peers=peers))


def run(server: Server) -> int:
    raise_file_limit()
    server.house.store.claim()
    # Uvicorn raises the signal again when it is done; by then we have stopped as told.
    signal.signal(signal.SIGTERM, lambda *_: None)
    factory = server.config.get_loop_factory()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=factory) as runner:
        runner.run(stay(server))
    return 0 if server.started else 1


async def stay(server: Server) -> None:
    """Serve until everything is closed, then exit within LEAVE_S even if a thread goes on (a bot in a thread compiles, a push
    service does not answer): Python itself would wait for it."""
    try:
        await server.serve([] if server.house.peers else None)
    finally:
        leaving = threading.Timer(LEAVE_S, os._exit, (0 if server.started else 1,))
        leaving.daemon = True
        leaving.start()
