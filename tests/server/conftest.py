"""Lets the tests of this folder import `serving.py` beside them, and the worlds of the contract tests."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path += [str(HERE), str(HERE.parent / "contract")]

from postgres import postgres  # noqa: E402, F401  a fixture; found only now
