"""`make native`: the kernel and the rules compiled by mypyc, from the same source, into build/native.

The package is copied there and compiled in the copy, so that a stale binary can never stand beside a newer source. To
run on it, put build/native first on PYTHONPATH.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "native"
KERNEL = ("kinds", "moves", "events", "agenda", "table")
GAME = ("components", "events", "state", "setup", "view", "invariants", "evaluate", "prospects", "haggling", "ending")


def modules() -> list[str]:
    """The files to compile, relative to the copy."""
    found = [f"petteia/kernel/{name}.py" for name in KERNEL] + ["petteia/bots/chair.py", "petteia/bots/ismcts.py"]
    for game in sorted((ROOT / "petteia" / "games").iterdir()):
        if (game / "state.py").exists():
            inside = [game / f"{name}.py" for name in GAME] + sorted((game / "rules").glob("[!_]*.py"))
            found += [str(path.relative_to(ROOT)) for path in inside if path.exists()]
    return found


def main() -> None:
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    shutil.copytree(ROOT / "petteia", TARGET / "petteia", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copytree(ROOT / "docs", TARGET / "docs")
    (TARGET / "setup.py").write_text(
        "from mypyc.build import mypycify\n"
        "from setuptools import setup\n"
        f"compiled = mypycify(['--strict', *{modules()!r}], opt_level='1')\n"
        "setup(name='petteia-native', packages=[], ext_modules=compiled)\n"
    )
    built = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=TARGET,
        env={**os.environ, "CFLAGS": "-w -fvisibility=hidden"},  # what nobody outside calls is called directly
        check=False,
    )
    if built.returncode:
        shutil.rmtree(TARGET)
        sys.exit("native: the build failed; nothing was left behind")
    print(f"native: {len(modules())} modules compiled into {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
