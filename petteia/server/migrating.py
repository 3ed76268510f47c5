"""Brings a database up to date. SQLite is done at every start; for others there is `petteia serve --migrate`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from .store import open_engine


def bring_up_to_date(url: str) -> None:
    """Run all migrations that this database has not seen."""
    command.upgrade(_config(url), "head")


def is_up_to_date(url: str) -> bool:
    """Has this database seen all migrations?"""
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            seen = MigrationContext.configure(connection).get_current_revision()
    finally:
        engine.dispose()
    return seen == ScriptDirectory.from_config(_config(url)).get_current_head()


def _config(url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url
    return config
