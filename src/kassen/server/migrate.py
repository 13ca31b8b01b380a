"""The schema of the database, brought up to date at every start (Alembic; versions in migrations/versions)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"


def config(connection: Connection) -> Config:
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection, to: str | None = None) -> None:
    """To the newest version, or to this one. Where there is nothing to do Alembic is not even loaded: it takes longer to load
    than to look."""
    to = to or newest()
    if version(connection) == to:
        return
    from alembic import command

    command.upgrade(config(connection), to)


def newest() -> str:
    """The number that the name of its file begins with."""
    return max(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py"))


def version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found
