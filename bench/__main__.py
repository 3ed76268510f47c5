"""Measure Petteia and its peers side by side: `python -m bench` from the root of the repository.

Every round runs every subject once, each in a process and an environment of its own; of all rounds the best
window counts. The tables go to stdout, progress to stderr.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

from bench import environments, report
from bench.report import Build, Result
from bench.subjects.timing import Figures

ROOT = Path(__file__).resolve().parent.parent
NATIVE = ROOT / "build" / "native"
EXAMPLE = ROOT / "examples" / "tictactoe"
TICTACTOE = "tictactoe"
PEERS = ("catanatron", "openspiel", "pettingzoo")
PATIENCE = 120.0  # seconds of wall time that a process may take, on top of 30 times its window


class MeasureError(Exception):
    """Something that cannot be measured, and why, in one line."""


@dataclass(frozen=True)
class Subject:
    """Something to measure: its row in the tables and the module that measures it once."""

    name: str
    players: int
    build: Build | None
    python: Path
    module: str
    arguments: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        return f"{self.name}, {self.players} players" + (f", {self.build}" if self.build else "")


@dataclass
class Remarks:
    """What the reader should know beside the tables: what is not there yet, and what went wrong."""

    notes: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


def run(python: Path, module: str, arguments: Sequence[str], native: bool = False, seconds: float = 0) -> str:
    """The last line that a subject's module prints, run with this interpreter."""
    path = [*([NATIVE] if native else []), ROOT, EXAMPLE]
    settings = {
        "PYTHONPATH": os.pathsep.join(map(str, path)),
        "PYTHONHASHSEED": "0",
        "PYTHONNOUSERSITE": "1",
        "OMP_NUM_THREADS": "1",  # the CPU time of helper threads would count too
        "OPENBLAS_NUM_THREADS": "1",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    command = [str(python), "-P", "-m", f"bench.subjects.{module}", *arguments]
    try:
        done = subprocess.run(
            command,
            env=os.environ | settings,
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=PATIENCE + 30 * seconds,
        )
    except subprocess.TimeoutExpired as late:
        raise MeasureError(f"no answer in {late.timeout:.0f} seconds") from None
    if done.returncode or not done.stdout.strip():
        raise MeasureError((done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1])
    return done.stdout.strip().splitlines()[-1]


def our_games(remarks: Remarks) -> dict[str, list[int]]:
    """The games of ours and the numbers of players each takes."""
    games: dict[str, list[int]] = {}
    try:
        games.update(json.loads(run(Path(sys.executable), "petteia_game", ["--list"])))
    except MeasureError as error:
        remarks.problems.append(f"the games of ours cannot be listed: {error}")
    if EXAMPLE.is_dir():
        games[TICTACTOE] = [2]
    else:
        remarks.notes.append("no tictactoe of ours: examples/tictactoe is absent")
    return games


def our_subjects(games: dict[str, list[int]], remarks: Remarks) -> list[Subject]:
    """Each game at each number of players, interpreted and compiled."""
    builds: list[Build] = ["interpreted"]
    if NATIVE.is_dir():
        builds.append("compiled")
        if newest(NATIVE, "*.so") < newest(ROOT / "petteia", "*.py"):
            remarks.notes.append("build/native is older than petteia; `make native` builds it anew")
    elif games:
        remarks.notes.append("no compiled rows: build/native is absent; `make native` builds it")
    python = Path(sys.executable)
    return [
        Subject(game, players, build, python, "petteia_game", (game, str(players), "--build", build))
        for build in builds
        for game, counts in games.items()
        for players in counts
    ]


def newest(folder: Path, pattern: str) -> float:
    """When the last changed of these files was changed."""
    return max((file.stat().st_mtime for file in folder.rglob(pattern)), default=0.0)


def peer_subjects(peer: str) -> list[Subject]:
    """What we measure of a peer, in an environment that is installed here if need be."""
    if peer == "catanatron":
        python = environments.python_of("catanatron")
        return [Subject(report.CATANATRON, 4, None, python, "catanatron_game")]
    python = environments.python_of("tictactoe")
    if peer == "openspiel":
        return [
            Subject(f"openspiel {game}", 2, None, python, "openspiel_game", (game,))
            for game in ("tic_tac_toe", "python_tic_tac_toe")
        ]
    return [
        Subject(f"pettingzoo tictactoe_v3, {form}", 2, None, python, "pettingzoo_game", (form,))
        for form in ("wrapped", "raw")
    ]


def better(one: Figures, other: Figures) -> Figures:
    """The best of each figure of two windows of one subject."""

    def least(a: float | None, b: float | None) -> float | None:
        return min((us for us in (a, b) if us is not None), default=None)

    faster = one if one.decisions_per_second > other.decisions_per_second else other
    return replace(
        faster,
        by_hand_per_second=max(one.by_hand_per_second or 0, other.by_hand_per_second or 0) or None,
        recorded_per_second=max(one.recorded_per_second or 0, other.recorded_per_second or 0) or None,
        copy_us=least(one.copy_us, other.copy_us),
        options_us=least(one.options_us, other.options_us),
        determinize_us=least(one.determinize_us, other.determinize_us),
    )


def measure(subjects: Sequence[Subject], seconds: float, runs: int, remarks: Remarks) -> list[Result]:
    """Interleaved rounds, so that noise hits all subjects alike; one that fails is left out."""
    best: dict[Subject, Figures] = {}
    failed: set[Subject] = set()
    for number in range(1, runs + 1):
        for subject in subjects:
            if subject in failed:
                continue
            print(f"round {number} of {runs}: {subject.title}", file=sys.stderr, flush=True)
            arguments = [*subject.arguments, "--seconds", str(seconds)]
            try:
                line = run(subject.python, subject.module, arguments, subject.build == "compiled", seconds)
            except MeasureError as error:
                remarks.problems.append(f"left out {subject.title}: {error}")
                failed.add(subject)
                best.pop(subject, None)
                continue
            figures = Figures(**json.loads(line))
            best[subject] = better(best[subject], figures) if subject in best else figures
    return [Result(one.name, one.players, one.build, figures) for one, figures in best.items()]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of a window (1)")
    parser.add_argument("--runs", type=int, default=3, help="rounds, of which the best window counts (3)")
    parser.add_argument("--only", metavar="NAMES", help=f"games of ours and peers: {', '.join(PEERS)}")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there too")
    arguments = parser.parse_args()
    if arguments.seconds <= 0 or arguments.runs < 1:
        parser.error("--seconds must be above 0 and --runs at least 1")

    remarks = Remarks()
    games = our_games(remarks)
    known = [*games, *PEERS]
    wanted = arguments.only.split(",") if arguments.only else known
    if unknown := [name for name in wanted if name not in known]:
        parser.error(f"nothing to measure is called {', '.join(unknown)}; there are {', '.join(known)}")

    subjects = our_subjects({game: counts for game, counts in games.items() if game in wanted}, remarks)
    for peer in PEERS:
        if peer in wanted:
            try:
                subjects += peer_subjects(peer)
            except (OSError, subprocess.CalledProcessError):
                remarks.problems.append(f"{peer} could not be installed; what pip said is above")
    results = measure(subjects, arguments.seconds, arguments.runs, remarks)
    ratios = report.ratios(results)

    about = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "cpus": os.cpu_count(),
        "machine": f"{platform.system()} {platform.machine()}",
        "seconds": arguments.seconds,
        "runs": arguments.runs,
        "versions": {result.package: result.figures.version for result in results},
    }
    print(report.document(about, results, ratios, [*remarks.notes, *remarks.problems]))
    if arguments.json:
        found = {
            **about,
            "results": [asdict(result) for result in results],
            "ratios": [asdict(ratio) for ratio in ratios],
            **asdict(remarks),
        }
        arguments.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return 1 if remarks.problems else 0


if __name__ == "__main__":
    sys.exit(main())
