"""Creates the schema of the database or brings it up to date, at every start (Alembic; versions in migrations/versions)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, insert, inspect, select

from kassen.server.schema import METADATA

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"

# Alembic's own table, as Alembic creates it.
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
    """Upgrade the schema to this version, by default the newest. If it is up to date, or the database is empty, Alembic is not
    even imported: that takes longer than looking, or than creating everything."""
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
    """Create the whole schema at once, just as all migrations in turn would (a test compares)."""
    METADATA.create_all(connection)
    VERSION.create(connection)
    connection.execute(insert(VERSION).values(version_num=version))


def newest() -> str:
    """The newest version: the number that its file's name begins with."""
    return max(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py"))


def version(connection: Connection) -> str | None:
    return connection.scalar(select(VERSION.c.version_num)) if inspect(connection).has_table(VERSION.name) else None
