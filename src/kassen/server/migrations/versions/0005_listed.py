"""The index for lists holds only listed tables, so that the others need no update of it with every decision."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.drop_index("ix_tables_listed_status_updated", "tables")
    op.create_index(
        "ix_tables_status_updated",
        "tables",
        ["status", "updated"],
        sqlite_where=sa.text("listed IS 1"),
        postgresql_where=sa.text("listed IS true"),
    )
