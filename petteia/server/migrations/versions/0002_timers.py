"""When the time for a decision is up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("heads", sa.Column("due", sa.Float))
    op.add_column("heads", sa.Column("clock", sa.Text))
    op.create_index("heads_by_due", "heads", ["due"])
