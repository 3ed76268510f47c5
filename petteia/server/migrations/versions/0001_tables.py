"""Tables, seats, heads, actions and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("edition", sa.String(200), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("strict", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.String(10), nullable=False),
        sa.Column("stand_in", sa.String(60), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("before", sa.String(40)),
        sa.Column("next", sa.String(40)),
        sa.Column("record", sa.Boolean, nullable=False),
        sa.Column("ranking", sa.Text, nullable=False),
        sa.Column("proposal", sa.Text),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "created"])
    op.create_index("tables_by_pace", "tables", ["status", "pace"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(10), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("colour", sa.String(10), nullable=False),
        sa.Column("bot", sa.String(60)),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("invite", sa.String(64)),
    )
    op.create_table(
        "heads",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("deciding", sa.Text, nullable=False),
        sa.Column("used", sa.Text, nullable=False),
        sa.Column("since", sa.Float),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("nagged", sa.Boolean, nullable=False),
    )
    op.create_index("heads_by_bot", "heads", ["bot_due"])
    op.create_table(
        "actions",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("kept", sa.Integer, nullable=False),
        sa.Column("kept_events", sa.Integer, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("logged", sa.Integer, nullable=False),
    )
