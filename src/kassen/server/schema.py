"""The tables of the database. The journal is the truth; `tables` and `sitting` are its index, written in the same transaction."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

METADATA = MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "ix": "ix_%(column_0_N_label)s", "fk": "fk_%(table_name)s_%(column_0_name)s"}
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# A person's secrets, one a device; only their hashes are kept.
KEYS = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

# Codes that make another device the same person: good once, for a short time.
CODES = Table(
    "codes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# (table_id, number) is the lock: who writes an entry that is there already was not first.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("person", String(32)),  # whose turn it is
    Column("due", BigInteger),  # when the server has something to do here even if nobody comes
    Column("updated", BigInteger, nullable=False),
    Column("card", LargeBinary, nullable=False),  # messages.TableCard
    Index("ix_tables_due", "due"),
    Index("ix_tables_listed_status_updated", "listed", "status", "updated"),
)

# On whose list a table is (Table.kept_by), until they take it off.
SITTING = Table(
    "sitting",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    sqlite_with_rowid=False,
)
