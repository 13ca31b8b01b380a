"""Devices to notify of a person's turn, and the server's own keys for that."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "house_keys",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("private", sa.LargeBinary, nullable=False),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house_keys"),
    )
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", name="fk_devices_person"), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("public", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("ahead_min", sa.Integer, nullable=False),
        sa.Column("told", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_devices"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
