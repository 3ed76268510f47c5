"""Brings a database up to date. SQLite is done at every start; for others there is `petteia serve --migrate`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config


def bring_up_to_date(url: str) -> None:
    """Run all migrations that this database has not seen."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url
    command.upgrade(config, "head")
