"""Measure our server beside boardgame.io: the same tic-tac-toe, the same driver, one run after the other.

Ours saves every move before it tells anybody; the peer keeps everything in memory. Rounds alternate, so that a busy
machine meets both. Node is taken from the PATH; the peer is installed under .bench/load.
"""

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PLACE = ROOT / ".bench" / "load"
PORT = 8470
FIGURES = ("rate", "p50", "p99", "cpu", "memory")


def install() -> None:
    PLACE.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "package.json", PLACE)
    if not (PLACE / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=PLACE, check=True)


def measure(side: str, matches: int, moves: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        command = {
            "ours": [sys.executable, "-m", "bench.load.ours", str(PORT), folder],
            "peer": ["node", str(HERE / "peer.cjs"), str(PORT)],
        }[side]
        server = subprocess.Popen(
            command, cwd=ROOT if side == "ours" else PLACE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        try:
            assert server.stdout is not None
            while "READY" not in (line := server.stdout.readline()):
                if not line:
                    raise SystemExit(f"the server of {side} does not start")
            words = ["node", str(HERE / "driver.cjs"), side, str(PORT), str(server.pid), str(matches), str(moves)]
            done = subprocess.run(words, cwd=PLACE, capture_output=True, text=True, timeout=180, check=False)
            if done.returncode:
                raise SystemExit(f"{side}: {done.stderr.strip()[-400:]}")
            found: dict[str, float] = json.loads(done.stdout)
            return found
        finally:
            server.terminate()
            server.wait(10)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--moves", type=int, default=2000)
    parser.add_argument("--matches", type=int, nargs="+", default=[10, 100])
    args = parser.parse_args()
    install()
    print("| matches (sockets) | server | moves/s | p50 ms | p99 ms | CPU ms a move | memory MB |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for matches in args.matches:
        runs: dict[str, list[dict[str, float]]] = {"peer": [], "ours": []}
        for n in range(args.rounds):
            for side in ("peer", "ours") if n % 2 else ("ours", "peer"):
                runs[side].append(measure(side, matches, args.moves))
        middle = {side: {f: statistics.median(run[f] for run in kept) for f in FIGURES} for side, kept in runs.items()}
        for side, title in (("peer", "boardgame.io 0.50.2, memory"), ("ours", "Petteia, SQLite, saved before told")):
            m = middle[side]
            print(
                f"| {matches} ({matches * 2}) | {title} | {m['rate']:.0f} | {m['p50']:.1f} | {m['p99']:.1f} | "
                f"{m['cpu']:.2f} | {m['memory']:.0f} |"
            )
        pairs = list(zip(runs["ours"], runs["peer"], strict=True))  # of one round: the machine's pace changes
        ratio = {figure: statistics.median(ours[figure] / peer[figure] for ours, peer in pairs) for figure in FIGURES}
        print(
            f"| {matches} ({matches * 2}) | **ours / peer** | **{ratio['rate']:.2f}** | {ratio['p50']:.2f} | "
            f"**{ratio['p99']:.2f}** | {ratio['cpu']:.2f} | {ratio['memory']:.2f} |"
        )


if __name__ == "__main__":
    main()
