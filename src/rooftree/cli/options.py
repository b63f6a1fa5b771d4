"""`--option name=value`, as several commands take it, and numbers that make sense."""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

from rooftree.cli.errors import CommandError

if TYPE_CHECKING:
    from rooftree.core.game import Game, Options


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a choice at the set-up, such as roofs=open or first=random; give it once for each option",
    )


def chosen_options(game: "Game", texts: list[str]) -> "Options":
    """The options as the game wants them; `CommandError` names what there is to choose from."""
    known = {option.name: {str(value).lower(): value for value in option.values} for option in game.options}
    chosen: Options = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in known:
            raise CommandError(f"{game.family()} has no option {name!r}; {_all_of(known)}")
        if value not in known[name]:
            raise CommandError(f"option {name} must be {' or '.join(known[name])}, not {value!r}")
        chosen[name] = known[name][value]
        if name in game.settled() and chosen[name] != game.settled()[name]:
            raise CommandError(f"option {name} is {str(game.settled()[name]).lower()} by the house rules, not {value}")
    return chosen


def _all_of(known: dict[str, dict[str, bool | str]]) -> str:
    if not known:
        return "there is nothing to choose in this game"
    return "its options are " + ", ".join(f"{name}={'|'.join(values)}" for name, values in known.items())


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """For argparse: a whole number in these bounds, and a clear sentence for anything else."""

    def parse(text: str) -> int:
        digits = text.replace("_", "")
        if len(digits) > len(str(most)) or not digits.isdecimal() or not least <= int(digits) <= most:
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} to {most}, not {text!r}")
        return int(digits)

    return parse
