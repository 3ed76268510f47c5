"""What the tests need beside Python and Node: a browser, PostgreSQL and Redis. Installs what is missing, if it may.

A browser is an installed chromium or chrome, else what Playwright can install, else Debian's package.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def browser() -> str | None:
    """Where a browser is that the tests can drive."""
    for name in BROWSERS:
        found = shutil.which(name)
        if found:
            return found
    kept = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache" / "ms-playwright")
    return next((str(file) for file in sorted(kept.glob("chromium-*/chrome-linux*/chrome"))), None)


def postgres() -> str | None:
    """The folder of PostgreSQL's programs."""
    found = shutil.which("initdb")
    if found:
        return str(Path(found).parent)
    return next((str(file.parent) for file in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))), None)


def redis() -> str | None:
    return shutil.which("redis-server")


def missing() -> list[str]:
    """The Debian packages that would help."""
    found = {"chromium": browser(), "postgresql": postgres(), "redis-server": redis()}
    return [package for package, place in found.items() if place is None]


def main() -> int:
    wanted = missing()
    if "chromium" in wanted:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True, check=False)
        wanted = missing()
    if wanted and shutil.which("apt-get") and os.geteuid() == 0:
        print("installing for the tests:", ", ".join(wanted), flush=True)
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quiet, stdout=subprocess.DEVNULL, check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", *wanted], env=quiet, stdout=subprocess.DEVNULL, check=False)
    wanted = missing()
    if wanted:
        print(
            f"the tests need: {', '.join(wanted)}; install them, for example with: apt-get install {' '.join(wanted)}"
        )
    return 1 if wanted else 0


if __name__ == "__main__":
    sys.exit(main())
