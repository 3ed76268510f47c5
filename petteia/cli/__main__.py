"""`python -m petteia.cli` is `petteia`."""

import sys

from . import main

if __name__ == "__main__":
    sys.exit(main())
