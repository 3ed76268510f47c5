"""The application as a server starts it: with settings that reach every worker process."""

from __future__ import annotations

import dataclasses
import gc
import json
import os

from fastapi import FastAPI

from .http import create_app
from .parent import go_with
from .settings import Pace, Settings

VARIABLE = "PETTEIA_SETTINGS"
SUPERVISOR = "PETTEIA_SUPERVISOR"  # the process that looks after several workers


def remember(settings: Settings) -> None:
    """Leave the settings to this process and those that it starts."""
    os.environ[VARIABLE] = json.dumps(dataclasses.asdict(settings))


def _collect_less() -> None:
    """Tables that are open make the collector's rounds long, and what a move leaves behind is rarely a circle."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def application() -> FastAPI:
    _collect_less()
    if SUPERVISOR in os.environ:
        go_with(int(os.environ[SUPERVISOR]))
    told = json.loads(os.environ.get(VARIABLE, "{}"))
    if "paces" in told:
        told["paces"] = {name: Pace(**times) for name, times in told["paces"].items()}
    return create_app(Settings(**told))
