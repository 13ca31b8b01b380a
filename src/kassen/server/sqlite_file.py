"""The files of a SQLite database before it is opened: locks them, makes them private, and checks that they are intact.

Everything the operator must know comes as one sentence (ValueError) or one line of the log.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
from pathlib import Path

LOG = logging.getLogger("kassen.server.sqlite")
WAL_HEAD, FRAME_HEAD = 32, 24
MOST_PARTS = 10  # as many as SQLite can attach to one connection
COMPANIONS = ("", "-wal", "-shm", ".lock")


def part_path(path: Path, number: int) -> Path:
    return path.with_name(f"{path.name}-part{number}") if number else path


def parts(path: Path) -> dict[int, Path]:
    """The file and its parts, by number. The file records how many there are, so that none can go missing unnoticed."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        count = int(connection.execute("PRAGMA user_version").fetchone()[0])
    found = {number: part_path(path, number) for number in range(count + 1)}
    for missing in (each for each in found.values() if not each.exists()):
        raise ValueError(f"the database {path} has {count} parts, and {missing.name} is missing beside it; {REMEDY}")
    return found


def make_parts(path: Path, count: int) -> dict[int, Path]:
    """Make sure that there are at least this many parts. There are never fewer again: tables stay in the part they were opened
    in."""
    if count > MOST_PARTS:
        raise ValueError(f"with SQLite there are at most {MOST_PARTS} processes; for more use PostgreSQL (docs/hosting.md)")
    known = parts(path)
    if count < len(known):
        return known
    for number in range(len(known), count + 1):
        keep_private(part_path(path, number))
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA user_version = {count}")
    return parts(path)


def claim_all(paths: list[Path], locks: list[int]) -> None:
    """Lock all of these files, or none."""
    try:
        for path in paths:
            lock = claim(path)
            if lock is not None:
                locks.append(lock)
    except ValueError:
        release(locks)
        raise


def release(locks: list[int]) -> None:
    while locks:
        os.close(locks.pop())


def claim(path: Path) -> int | None:
    """Lock a file for this process: only one may look after the bots and clocks of its tables. Returns the lock, or None where
    the system has no such locks."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        keep_private(path)
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise ValueError(f"the database {path} cannot be written: {error.strerror}; name another with --db") from None
    try:
        import fcntl
    except ImportError:  # Windows; the database itself still refuses duplicate entries
        os.close(lock)
        return None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise ValueError(f"another server uses {path}; for several processes see --processes (docs/hosting.md)") from None
    return lock


def keep_private(path: Path) -> None:
    """Make the file private, creating it if need be: journals hold the seeds of games under way, which nobody else on this
    machine may read. Files that SQLite adds later get the same permissions. The folder is made private only if it is named
    `kassen`."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for companion in COMPANIONS:
        with contextlib.suppress(FileNotFoundError):
            os.chmod(f"{path}{companion}", 0o600)
    if path.parent.name == "kassen":
        with contextlib.suppress(PermissionError):
            path.parent.chmod(0o700)


def check(path: Path) -> None:
    """Check that this is an intact database and that we may write to it; ValueError says what is wrong."""
    written = frames_written(path)
    try:
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA busy_timeout=5000")
            connection.execute("PRAGMA journal_mode=WAL")
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise sqlite3.DatabaseError("database disk image is malformed")
            tell_of_lost_frames(path, written, max(0, connection.execute("PRAGMA wal_checkpoint").fetchone()[1]))
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(f"PRAGMA user_version = {connection.execute('PRAGMA user_version').fetchone()[0]}")
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        remedy = FREE if getattr(error, "sqlite_errorname", "").startswith(UNWRITABLE) else REMEDY
        raise ValueError(f"the database {path} cannot be used: {error}; {remedy}") from None


REMEDY = "put a backup in its place, or name another with --db"
FREE = "make room or give it leave to write, or name another with --db"
UNWRITABLE = ("SQLITE_READONLY", "SQLITE_FULL", "SQLITE_CANTOPEN", "SQLITE_IOERR")


def frames_written(path: Path) -> int:
    """How many pages of the write-ahead log were written since it last started over (they carry its salt), intact or not."""
    try:
        with Path(f"{path}-wal").open("rb") as wal:
            head = wal.read(WAL_HEAD)
            size = os.fstat(wal.fileno()).st_size
            step = FRAME_HEAD + int.from_bytes(head[8:12], "big")
            count = 0
            for at in range(WAL_HEAD, size, step):
                wal.seek(at + 8)
                if wal.read(8) != head[16:24]:
                    break
                count += 1
            return count
    except OSError:
        return 0


def tell_of_lost_frames(path: Path, written: int, read: int) -> None:
    """Warn of pages that SQLite left out: it reads the log up to the last complete transaction and does not mention the rest."""
    if written > read:
        LOG.warning(
            "%d of %d pages at the end of %s-wal are damaged or unfinished and were left out. After a power cut that is a write "
            "nobody was told of; if there was none, the disk loses data: look at it, and at your backup",
            written - read,
            written,
            path.name,
        )
