"""``python -m simulation``: play, simulate, replay, verify, check and measure games."""

import sys

from simulation.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], sys.stdin, sys.stdout, sys.stderr))
