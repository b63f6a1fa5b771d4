"""The rules of games as modules for browsers, put where the client is built from (web/src/modules).

python tools/modules.py dreamhome       made if the rules have changed since they were made last
"""

import shutil
import sys
from pathlib import Path

from rooftree import games
from rooftree.coach.modules import module_of

PLACE = Path(__file__).parent.parent / "web" / "src" / "modules"


def main(names: list[str]) -> None:
    PLACE.mkdir(exist_ok=True)
    for name in names:
        made, put = module_of(name), PLACE / f"{name}.wasm"
        if not put.exists() or put.read_bytes() != made.read_bytes():
            shutil.copyfile(made, put)


if __name__ == "__main__":
    main(sys.argv[1:] or list(games.NAMES))
