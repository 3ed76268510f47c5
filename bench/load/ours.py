"""Ours: the server with the example's tic-tac-toe and an SQLite file, as `petteia serve` runs it.

python -m bench.load.ours PORT FOLDER
"""

import sys
import threading
import time
import urllib.request
from pathlib import Path

import uvicorn

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "examples" / "tictactoe"))

from tictactoe import GAME

from petteia.kernel import opening
from petteia.server.settings import Settings
from petteia.server.start import application, remember


def tell_when_ready(port: int) -> None:
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1)
        except OSError:
            time.sleep(0.05)
        else:
            print("READY", flush=True)
            return


def main() -> None:
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    opening._installed()["tictactoe"] = GAME
    remember(
        Settings(
            database=f"sqlite:///{folder / 'load.db'}", rate=1e9, burst=1e9, new_tables=1e9, sockets=10_000, bot_delay=0
        )
    )
    threading.Thread(target=tell_when_ready, args=(port,), daemon=True).start()
    uvicorn.run(
        application, factory=True, host="127.0.0.1", port=port, log_level="warning", access_log=False,
        ws_per_message_deflate=False,
    )  # fmt: skip


if __name__ == "__main__":
    main()
