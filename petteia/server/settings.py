"""What a server can be told; everything has a default that just works on one's own machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from ..home import home


@dataclass(frozen=True)
class Pace:
    """How long a decision may take before the table nags, and before a stand-in bot may come."""

    limit: float
    grace: float


@dataclass(frozen=True)
class Settings:
    """One server's ways."""

    database: str = ""
    bus: str = ""
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)  # for slow bots and hints; quick bots have one more
    bot_delay: float = 0.6  # so that people can follow what a bot does
    hint_iterations: int | None = None  # None: as the strong bot
    hint_rate: float = 0.1  # hints per second and seat
    hint_burst: float = 4.0
    rate: float = 20.0  # messages per second and connection, requests per second and address
    burst: float = 60.0
    new_tables: float = 0.5  # tables per second and address
    sockets: int = 200  # connections per address
    largest_message: int = 8 * 1024
    largest_body: int = 512 * 1024
    kept_open: int = 500  # tables held in memory
    first_events: int = 100  # of the log, in a first message
    undo_pause: float = 0.3  # after which it is worth finding out what can be taken back
    room_pause: float = 0.1  # in which news about a table, as who came and went, are gathered
    sweep: float = 2.0
    patience: float = 600.0  # without a clock: how long a table has waited when the others may vote for a bot
    paces: dict[str, Pace] = field(
        default_factory=lambda: {"live": Pace(90.0, 90.0), "slow": Pace(24 * 3600.0, 24 * 3600.0)}
    )
    timers: dict[str, float] = field(default_factory=lambda: {"relaxed": 3.0, "normal": 1.0, "fast": 0.5})
    max_timeouts: int = 3  # so often in a row may somebody's time be up before a bot stands in

    def database_url(self) -> str:
        if self.database:
            url = self.database
            return url.replace("postgresql://", "postgresql+psycopg://", 1) if url.startswith("postgresql:") else url
        home().mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{home() / 'tables.db'}"
