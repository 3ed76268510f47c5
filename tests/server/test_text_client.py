"""The text-only client of docs/protocol.md plays a whole game through the live protocol."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from .client import Site

CLIENT = Path(__file__).resolve().parents[2] / "examples" / "text_client.py"


def test_a_program_plays_a_whole_game_by_the_live_protocol_alone(server: Site) -> None:
    done = subprocess.run(
        [sys.executable, str(CLIENT), server.url], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    *story, ranking = done.stdout.splitlines()
    assert story[0].endswith("begins a turn as Active Sorcerer.")
    assert story[-1].endswith("and wins!")
    assert sum("Ada" in line for line in story) > 10
    assert sorted(int(sign) for sign in ranking if sign.isdigit()) == [0, 1, 2]
