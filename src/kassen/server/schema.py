"""The tables of the database. The journal is the truth; `tables` and `sitting` are its index, written in the same transaction."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, text

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

# A person's secrets, one per device; only their hashes are kept.
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

# The primary key is the lock: a process that tries to insert an existing (table_id, number) was not first.
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
    # Only of listed tables, so that the others need no update of the index with every decision.
    Index(
        "ix_tables_status_updated", "status", "updated", sqlite_where=text("listed IS 1"), postgresql_where=text("listed IS true")
    ),
)

# Complete analyses of tables that are over (kassen.analysis). They can be computed again, but that takes long.
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # its JSON, compressed
)

# On whose lists a table is (Table.kept_by), until they take it off.
SITTING = Table(
    "sitting",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    sqlite_with_rowid=False,
)

# The server's own keys (push.py), made when they are first needed.
HOUSE_KEYS = Table(
    "house_keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("private", LargeBinary, nullable=False),
    Column("public", LargeBinary, nullable=False),
)

# Devices to notify of a person's turn. `hash` is that of the endpoint.
DEVICES = Table(
    "devices",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False),
    Column("public", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("quiet_from", Integer),  # hours by the device's own clock; none: no quiet hours
    Column("quiet_to", Integer),
    Column("ahead_min", Integer, nullable=False),  # how far its clock is ahead of UTC
    Column("told", BigInteger, nullable=False),  # when it was last told something
    Column("failures", Integer, nullable=False),  # in a row
)
