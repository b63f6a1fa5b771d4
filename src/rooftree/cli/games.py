"""The games that can be played here, and who brings them.

Besides Rooftree's own, any installed package can bring games (entry-point group rooftree.games; CONTRIBUTING.md has
"Add a game"), or bots (rooftree.bots; docs/writing-bots.md). What cannot be played here is told with the reason; the
others go on.

  rooftree games
  rooftree games --json
"""

import argparse
from typing import Any

from rooftree.cli import output

SUMMARY = "the games that can be played here, and who brings them"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the list as JSON")


def run(args: argparse.Namespace) -> int:
    """The exit status is 1 where a game or a bot had to be left out."""
    from rooftree import bots, games

    found, problems = [_told(name) for name in games.playable()], (*games.problems(), *bots.problems())
    if args.json:
        output.print_json({"games": found, "problems": list(problems)})
        return int(bool(problems))
    columns = ("game", "rules", "players", "bots", "brought by")
    rows: list[list[object]] = [[game[column] for column in columns] for game in found]
    output.console().print(output.table("", list(columns), rows, words=len(columns)))
    for problem in problems:
        print(f"left out: {problem}")
    return int(bool(problems))


def _told(name: str) -> dict[str, Any]:
    from rooftree import bots, games

    game = games.game_class(name)
    return {
        "game": name,
        "rules": game.ruleset,
        "players": f"{game.min_players}–{game.max_players}",
        "bots": ", ".join(bots.names_of(name)),
        "brought by": games.find(name).package,
    }
