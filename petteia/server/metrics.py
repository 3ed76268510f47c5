"""What an operator can watch, in Prometheus' format."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("petteia_moves", "Moves, undos and take-backs that were saved and told", ["game"])
MOVE_SECONDS = Histogram(
    "petteia_move_seconds",
    "From a move's arrival until it was saved and told",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
REFUSED = Counter("petteia_refused", "Messages and requests that were refused", ["code"])
CONFLICTS = Counter("petteia_conflicts", "Writes that another worker was faster with")
OPENED = Counter("petteia_tables_opened", "Tables read from the database")
TABLES = Counter("petteia_tables_made", "Tables made", ["game"])
CONNECTIONS = Gauge("petteia_connections", "Open live connections", multiprocess_mode="livesum")
SENT = Counter("petteia_sent_characters", "Characters of game messages sent")
