"""How Alembic runs our migrations: in one transaction, on the database that it is given."""

from __future__ import annotations

from alembic import context

from petteia.server.store import META, open_engine

engine = open_engine(context.config.attributes["url"])
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=META)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
