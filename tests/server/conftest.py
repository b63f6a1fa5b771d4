"""Lets the tests of this folder import `serving.py` beside them."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent))

from postgres import postgres  # noqa: F401  a fixture; found only now
