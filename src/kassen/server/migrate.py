"""The schema of the database, brought up to date at every start (Alembic; versions in migrations/versions)."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

FOLDER = Path(__file__).parent / "migrations"


def config(connection: Connection) -> Config:
    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection, to: str = "head") -> None:
    command.upgrade(config(connection), to)
