"""`rooftree` with one rule changed: no room of Dream Home may be larger than one card."""

import os
import sys

from rooftree.games.dreamhome import cards

os.environ["ROOFTREE_COMPILES"] = "no"  # what is compiled keeps to our own rules
cards.MAX_SIZE = cards.table([min(int(size), 1) for size in cards.MAX_SIZE])  # before any rule reads it

from rooftree.cli import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main())
