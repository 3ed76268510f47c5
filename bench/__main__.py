"""Measure Petteia and its peers side by side: `python -m bench` from the root of the repository.

Every round runs every subject once, each in a process and an environment of its own; the best window of all rounds
counts. The tables go to stdout, progress and problems to stderr.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
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
PATIENCE = 120.0  # seconds of wall time for one window, on top of 30 times its CPU time


class Trouble(Exception):
    """A subject that cannot be measured, and why, in one line."""


@dataclass(frozen=True)
class Subject:
    """Something to measure: its row in the tables and the command that measures it once."""

    name: str
    players: int
    build: Build | None
    python: Path
    module: str
    arguments: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        return f"{self.name}, {self.players} players" + (f", {self.build}" if self.build else "")

    def measure(self, seconds: float) -> Figures:
        arguments = [*self.arguments, "--seconds", str(seconds)]
        return Figures(**json.loads(run(self.python, self.module, arguments, self.build, seconds)))


def run(python: Path, module: str, arguments: Sequence[str], build: Build | None, seconds: float) -> str:
    """The last line that a subject's module prints in its environment."""
    path = [ROOT, EXAMPLE]
    if build == "compiled":
        path.insert(0, NATIVE)
    settings = {
        "PYTHONPATH": os.pathsep.join(map(str, path)),
        "PYTHONHASHSEED": "0",
        "PYTHONNOUSERSITE": "1",
        "OMP_NUM_THREADS": "1",  # CPU time of idle helper threads would count too
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
        raise Trouble(f"gave no figures in {late.timeout:.0f} seconds") from None
    if done.returncode:
        raise Trouble((done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1])
    return done.stdout.strip().splitlines()[-1]


def our_subjects(wanted: Callable[[str], bool], notes: list[str]) -> list[Subject]:
    """Every game of ours at every number of players it takes, interpreted and compiled."""
    builds: list[Build] = ["interpreted"]
    if NATIVE.is_dir():
        builds.append("compiled")
    else:
        notes.append("no compiled rows: build/native is absent, run `make native` first")
    python = Path(sys.executable)
    try:
        games: dict[str, list[int]] = json.loads(run(python, "petteia_game", ["--list"], None, 0))
    except Trouble as trouble:
        notes.append(f"no rows of ours: {trouble}")
        return []
    if EXAMPLE.is_dir():
        games[TICTACTOE] = [2]
    else:
        notes.append("no tictactoe rows of ours: examples/tictactoe is absent")
    return [
        Subject(game, players, build, python, "petteia_game", (game, str(players), "--build", build))
        for build in builds
        for game, counts in games.items()
        if wanted(game)
        for players in counts
    ]


def peer_subjects(wanted: Callable[[str], bool], notes: list[str]) -> list[Subject]:
    """The peers, in environments that are installed here if need be."""
    found: list[Subject] = []
    try:
        if wanted("catanatron"):
            python = environments.python_of("catanatron")
            found.append(Subject(report.CATANATRON, 4, None, python, "catanatron_game"))
        if wanted("openspiel"):
            python = environments.python_of("tictactoe")
            for game in ("tic_tac_toe", "python_tic_tac_toe"):
                found.append(Subject(f"openspiel {game}", 2, None, python, "openspiel_game", (game,)))
        if wanted("pettingzoo"):
            python = environments.python_of("tictactoe")
            for form in ("wrapped", "raw"):
                name = f"pettingzoo tictactoe_v3, {form}"
                found.append(Subject(name, 2, None, python, "pettingzoo_game", (form,)))
    except (OSError, subprocess.CalledProcessError) as error:
        notes.append(f"peers could not be installed: {error}")
    return found


def better(one: Figures, other: Figures) -> Figures:
    """The best of each figure of two windows of one subject."""

    def least(a: float | None, b: float | None) -> float | None:
        return a if b is None or (a is not None and a < b) else b

    fast = one if one.decisions_per_second > other.decisions_per_second else other
    recorded = [rate for rate in (one.recorded_per_second, other.recorded_per_second) if rate is not None]
    return replace(
        fast,
        recorded_per_second=max(recorded, default=None),
        copy_us=least(one.copy_us, other.copy_us),
        options_us=least(one.options_us, other.options_us),
        determinize_us=least(one.determinize_us, other.determinize_us),
    )


def measure(subjects: Sequence[Subject], seconds: float, runs: int, notes: list[str]) -> list[Result]:
    """Interleaved rounds, so that noise hits all subjects alike; a subject in trouble is noted and left out."""
    best: dict[Subject, Figures] = {}
    left_out: set[Subject] = set()
    for number in range(1, runs + 1):
        for subject in subjects:
            if subject in left_out:
                continue
            print(f"round {number} of {runs}: {subject.title}", file=sys.stderr, flush=True)
            try:
                figures = subject.measure(seconds)
            except Trouble as trouble:
                notes.append(f"left out: {subject.title}: {trouble}")
                left_out.add(subject)
                best.pop(subject, None)
            else:
                best[subject] = better(best[subject], figures) if subject in best else figures
    return [Result(subject.name, subject.players, subject.build, figures) for subject, figures in best.items()]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of a window (default 1)")
    parser.add_argument("--runs", type=int, default=3, help="rounds, of which the best window counts (default 3)")
    parser.add_argument("--only", metavar="NAMES", help=f"games of ours and peers ({', '.join(PEERS)}), by commas")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there too")
    arguments = parser.parse_args()
    names = set(arguments.only.split(",")) if arguments.only else set()
    asked: set[str] = set()

    def wanted(name: str) -> bool:
        asked.add(name)
        return not names or name in names

    notes: list[str] = []
    subjects = [*our_subjects(wanted, notes), *peer_subjects(wanted, notes)]
    if names - asked:
        notes.append(f"nothing is called {', '.join(sorted(names - asked))}; there are {', '.join(sorted(asked))}")
    results = measure(subjects, arguments.seconds, arguments.runs, notes)
    ratios = report.ratios(results)
    machine = f"Python {platform.python_version()} on {os.cpu_count()} CPUs ({platform.machine()})"
    date = datetime.now(UTC).isoformat(timespec="seconds")
    versions = {result.name.split()[0] if result.build is None else "petteia": result.figures.version for result in results}

    print(f"{machine}, {date}; best of {arguments.runs} windows of {arguments.seconds:g} s of CPU time each;")
    print("; ".join(f"{name} {version}" for name, version in versions.items()) + ".\n")
    if results:
        print(report.figures_table(results) + "\n")
    if ratios:
        print(report.ratios_table(ratios) + "\n")
    for note in notes:
        print(f"Note: {note}.")
    if arguments.json:
        document = {
            "date": date,
            "python": platform.python_version(),
            "machine": {"cpus": os.cpu_count(), "architecture": platform.machine(), "system": platform.system()},
            "seconds": arguments.seconds,
            "runs": arguments.runs,
            "versions": versions,
            "results": [asdict(result) for result in results],
            "ratios": [asdict(ratio) for ratio in ratios],
            "notes": notes,
        }
        arguments.json.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
