"""The schema of the database, made or brought up to date at every start (Alembic; versions in migrations/versions)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, insert, inspect, select

from kassen.server.schema import METADATA

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"

# As Alembic makes it.
VERSION = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def config(connection: Connection) -> Config:
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection, to: str | None = None) -> None:
    """To the newest version, or to this one. Where there is nothing to do, or nothing there yet, Alembic is not even loaded: it
    takes longer to load than to look, or to make all of it."""
    latest = newest()
    to = to or latest
    if version(connection) == to:
        return
    if to == latest and not inspect(connection).get_table_names():
        create(connection, latest)
        return
    from alembic import command

    command.upgrade(config(connection), to)


def create(connection: Connection, version: str) -> None:
    """All of the schema at once, as if every version had been gone through (a test compares)."""
    METADATA.create_all(connection)
    VERSION.create(connection)
    connection.execute(insert(VERSION).values(version_num=version))


def newest() -> str:
    """The number that the name of its file begins with."""
    return max(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py"))


def version(connection: Connection) -> str | None:
    return connection.scalar(select(VERSION.c.version_num)) if inspect(connection).has_table(VERSION.name) else None
