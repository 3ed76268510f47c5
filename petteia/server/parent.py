"""A process that was started by another goes when that one is gone, however it ended."""

from __future__ import annotations

import os
import threading
import time


def go_with(parent: int) -> None:
    """Watch the parent from now on, and end with it."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
