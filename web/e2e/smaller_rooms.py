"""`rooftree` with one rule changed: no room of Dream Home may be larger than one card."""

import os
import sys

import numpy as np

from rooftree.games.dreamhome import cards

os.environ["ROOFTREE_COMPILES"] = "no"  # what is compiled keeps to our own rules
cards.MAX_SIZE.flags.writeable = True
np.minimum(cards.MAX_SIZE, 1, out=cards.MAX_SIZE)

from rooftree.cli import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main())
