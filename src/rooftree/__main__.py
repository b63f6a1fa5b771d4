"""`python -m rooftree`, the same as `rooftree`."""

import sys

from rooftree.cli import main

sys.exit(main())
