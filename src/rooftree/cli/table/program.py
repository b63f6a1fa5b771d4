"""What to type to start this program again."""

import shlex
import shutil
import sys
from pathlib import Path

NAME = "rooftree"


def program() -> str:
    """The program as a shell finds it here: by its name, by the path it was started with, or by its Python."""
    if shutil.which(NAME):
        return NAME
    started = sys.argv[0]
    if Path(started).stem == NAME and shutil.which(started):
        return shlex.quote(started)
    return f"{shlex.quote(sys.executable)} -m {NAME}"
