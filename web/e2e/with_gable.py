"""`rooftree` with the example of a game from outside, as if it were installed."""

import os
import sys
import tomllib
from pathlib import Path
from tempfile import mkdtemp

GABLE = Path(__file__).parents[2] / "examples" / "fourth_game"


def install() -> None:
    """What pip would leave: the package's name, and its entry points."""
    project = tomllib.loads((GABLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = Path(mkdtemp()) / f"gable-{project['version']}.dist-info"
    info.mkdir()
    names = {"Metadata-Version": "2.1", "Name": project["name"], "Version": project["version"]}
    (info / "METADATA").write_text("".join(f"{key}: {value}\n" for key, value in names.items()), encoding="utf-8")
    groups = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in points.items())
        for group, points in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("".join(groups), encoding="utf-8")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(info.parent), str(GABLE)])
    os.environ["ROOFTREE_COMPILES"] = "no"  # a few games are played sooner than rules are compiled


if __name__ == "__main__":
    install()
    os.execv(sys.executable, [sys.executable, "-m", "rooftree", *sys.argv[1:]])
