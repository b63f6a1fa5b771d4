"""A fresh environment into which games are installed: nothing is downloaded, dependencies come from the one in use."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

from tests.shared import HANGING

ROOT = Path(__file__).parents[2]
GABLE = ROOT / "examples" / "fourth_game"


class Fresh(NamedTuple):
    """An environment with a cache of its own. `path` goes before whatever is installed."""

    folder: Path
    path: str = ""

    @property
    def python(self) -> str:
        return str(self.folder / "bin" / "python")

    @property
    def environment(self) -> dict[str, str]:
        own = {"ROOFTREE_CACHE_DIR": str(self.folder / "cache"), "XDG_STATE_HOME": str(self.folder / "state")}
        return {**os.environ, **own, "PYTHONPATH": self.path, "LC_ALL": "C.UTF-8", "COLUMNS": "100"}

    def run(self, *args: object) -> "subprocess.CompletedProcess[str]":
        """Python with these arguments."""
        words = [self.python, *map(str, args)]
        return subprocess.run(
            words, cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=HANGING, check=False
        )

    def rooftree(self, *args: object) -> "subprocess.CompletedProcess[str]":
        """A command of the program, which must do well."""
        done = self.run("-m", "rooftree", *args)
        assert done.returncode == 0, done.stdout + done.stderr
        return done

    @property
    def installed(self) -> Path:
        """Where packages lie."""
        return Path(sysconfig.get_path("purelib", vars={"base": str(self.folder), "platbase": str(self.folder)}))


def with_installed(folder: Path, *packages: Path) -> Fresh:
    """A fresh environment with Rooftree and these packages, as pip installs them."""
    fresh = Fresh(folder)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True, timeout=HANGING)
    borrowed = f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n"
    (fresh.installed / "borrowed.pth").write_text(borrowed, encoding="utf-8")
    options = ["-q", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    words = [sys.executable, "-m", "pip", "--python", fresh.python, "install", *options, "-e", str(ROOT)]
    subprocess.run([*words, *map(str, packages)], check=True, capture_output=True, timeout=HANGING)
    return fresh
