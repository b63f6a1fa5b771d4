"""Golden playthroughs: short games, one for everything that a game's rules can do.

    python tools/goldens.py            write the texts under tests/goldens anew from the records beside them
    python tools/goldens.py --search   look for new records first: the first seeds whose game shows what it should

The texts are there to be read and reviewed as diffs; `tests/goldens` compares them with what the rules make of the
records now. What a game shows and how it is told is in `goldens_<game>.py`. Records of a former ruleset lie in a
folder of their own (`homesweethome-1`): they are never looked for again, and always replayed. So do those of games by
house rules (`house-rules`), which carry all that is different from the box. In `openspiel` is what OpenSpiel writes
down of a game: its moves are played again, and with --search chosen anew.
"""

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any

from playthroughs import FOLDER, search, write

from rooftree import games
from rooftree.core.replay import game_of, read
from rooftree.games import NAMES

HOUSE_RULES = "house-rules"  # the folder of such records
OPENSPIEL = "openspiel"  # the folder of what OpenSpiel writes down


def tool_of(name: str) -> Any:
    return import_module(f"goldens_{name}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the golden playthroughs anew, to be reviewed as a diff.")
    parser.add_argument("--search", action="store_true", help="look for new records first")
    is_searching = parser.parse_args().search
    for name in NAMES:
        if is_searching:
            search(FOLDER / name, tool_of(name).SHOWS, tool_of(name).games())
        for folder in (FOLDER / name, *FOLDER.glob(f"{name}-*")):
            write(name, folder, tool_of(name).playthrough)
        tool_of(OPENSPIEL).write(FOLDER / OPENSPIEL, name, is_new=is_searching)
    for path in sorted((FOLDER / HOUSE_RULES).glob("*.jsonl")):
        write_by_house_rules(path)


def write_by_house_rules(path: Path) -> None:
    path.with_suffix(".txt").write_text(by_house_rules(path), encoding="utf-8")


def by_house_rules(path: Path) -> str:
    """The text of a record that says itself by which rules it was played."""
    [(_, record)] = read(path)
    text: str = tool_of(record.game).playthrough(games.load(game_of(record), "checked"), path)
    return text


if __name__ == "__main__":
    main()
