"""Play the tournaments of docs/bots.md and write their tables and pictures there: python tools/ratings.py [GAME…].

Finished games are kept in .ratings/, so whoever breaks it off goes on later; delete that folder after a change of a
bot. DEALS=100 in the environment plays more deals than usual.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rooftree import games

ROOT = Path(__file__).resolve().parent.parent
KEPT, PICTURES, PAGE = ROOT / ".ratings", ROOT / "docs/pictures", ROOT / "docs/bots.md"
SEED = 700_000  # deals on which no level was chosen
DEALS = int(os.environ.get("DEALS", "20"))
BEGIN, END = "<!-- ratings -->\n", "<!-- /ratings -->"


def main(names: list[str]) -> None:
    KEPT.mkdir(exist_ok=True)
    for name in names:
        report = KEPT / f"{name}.json"
        report.write_text(played(name), encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(before + BEGIN + "\n".join(map(section, told())) + "\n" + END + after, encoding="utf-8")


def played(name: str) -> str:
    """The report of a tournament, as JSON; whatever can go wrong is told by the command itself."""
    files = ["--file", KEPT / f"{name}.jsonl", "--plot", PICTURES / f"ratings-{name}.svg"]
    plan = ["tournament", name, "--deals", DEALS, "--seed", SEED, *files, "--jobs", os.cpu_count() or 1, "--json"]
    command = [sys.executable, "-m", "rooftree", *map(str, plan)]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout


def told() -> list[dict[str, Any]]:
    reports = [KEPT / f"{name}.json" for name in games.NAMES]
    return [json.loads(path.read_text(encoding="utf-8")) for path in reports if path.exists()]


def section(report: dict[str, Any]) -> str:
    name, is_shared = report["game"], games.game_class(report["game"]).is_shared
    command = f"rooftree tournament {name} --deals {report['deals']} --seed {report['seed']}"
    heads = ["bot", "rating", "95 %", "games", *([] if is_shared else ["won"]), "mean score"]
    lines = [
        f"| {' | '.join(heads)} |",
        "|---" * len(heads) + "|",
        *(row(each, is_shared) for each in report["ratings"]),
    ]
    return f"`{command}`\n\n" + "\n".join(lines) + f"\n\n![Ratings of {name}](pictures/ratings-{name}.svg)\n"


def row(each: dict[str, Any], is_shared: bool) -> str:
    low, high = each["rating_95"]
    won = [] if is_shared else [f"{each['won']:.0%}"]
    cells = [f"`{each['bot']}`", f"{each['rating']:.0f}", f"{low:.0f} to {high:.0f}", str(each["games"]), *won]
    return f"| {' | '.join([*cells, str(round(each['mean_score'], 1))])} |"


if __name__ == "__main__":
    main(sys.argv[1:] or list(games.NAMES))
