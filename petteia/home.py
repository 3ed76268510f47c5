"""Where this person's saves, records and tables are kept."""

from __future__ import annotations

import os
from pathlib import Path


def home() -> Path:
    """The folder that PETTEIA_HOME names, else one among the person's own files."""
    chosen = os.environ.get("PETTEIA_HOME")
    if chosen:
        return Path(chosen)
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "petteia"
