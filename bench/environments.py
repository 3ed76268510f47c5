"""Virtual environments for the peers, under `.bench/` in the checkout; made anew when a pin changes."""

import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).resolve().parent
HOME = BENCH.parent / ".bench"


def python_of(name: str) -> Path:
    """The interpreter of the environment that holds `requirements-<name>.txt`, installed if need be."""
    requirements = BENCH / f"requirements-{name}.txt"
    folder = HOME / name
    python = folder / "bin" / "python"
    stamp = folder / "holds.txt"
    wanted = f"# Python {sys.version}\n{requirements.read_text(encoding='utf-8')}"
    if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    where = folder.relative_to(BENCH.parent)
    print(f"installing {requirements.name} into {where}", file=sys.stderr, flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
    subprocess.run([python, "-m", "pip", "install", "-qq", "--no-input", "-r", requirements], check=True)
    stamp.write_text(wanted, encoding="utf-8")
    return python
