"""Arguments that several commands share."""

import argparse
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rooftree.cli.errors import CommandError
from rooftree.core.message import LANGUAGES

if TYPE_CHECKING:
    from rooftree.core.game import Game
    from rooftree.core.message import Message
    from rooftree.core.replay import Explain
    from rooftree.texts import Speaker


def add_game(parser: argparse.ArgumentParser) -> None:
    from rooftree.core.found import finds

    parser.add_argument("game", type=_playable, choices=tuple(finds().games), help="which game: %(choices)s")


def _playable(name: str) -> str:
    """The name of a game; one from outside must be such as can be played here."""
    from rooftree.core.found import finds, game_class

    found = finds().games.get(name)
    if found and found.is_guest:
        from rooftree.core.game import GameError

        try:
            game_class(name)
        except GameError as error:
            raise argparse.ArgumentTypeError(str(error)) from None
    return name


def add_cards(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cards",
        type=Path,
        metavar="FILE",
        help="play by house rules: other numbers, in a file (docs/house-rules.md)",
    )


def chosen_game(args: argparse.Namespace) -> str:
    """The game as it is to be played, by its name: as in the box, or by the house rules of `--cards`."""
    return str(args.game) if args.cards is None else by_house_rules(args.game, args.cards)


def by_house_rules(game: str, path: Path) -> str:
    """The name of a game by the house rules of a file; `CommandError` says what is wrong with it."""
    from rooftree.box.houserules import read_house_rules
    from rooftree.core.game import GameError

    try:
        rules = read_house_rules(path)
    except GameError as error:
        raise CommandError(str(error)) from None
    if rules.game != game:
        raise CommandError(f"{path} is for {rules.game}, not for {game}")
    return rules.id


def tell_house_rules(game: "type[Game]", speaker: "Speaker") -> list[str]:
    """By which rules a game is played, and what is different, line by line; nothing by the box."""
    from rooftree.box.houserules import told

    rules = game.house_rules
    if rules is None:
        return []
    options = [
        f"{speaker.say(f'option-{name}')}: {speaker.say(f'option-{name}.{str(value).lower()}')}"
        for name, value in rules.options.items()
    ]
    about = [speaker.say("house-rules", name=rules.name), *filter(None, [rules.told(speaker.lang)])]
    return [*about, *(f"  {line}" for line in [*map(speaker.say, told(rules)), *options])]


def named(game: str) -> dict[str, str]:
    """A game in a report: its house rules, too, if it is played by any."""
    from rooftree.core.houserules import family_of, house_rules_of

    rules = house_rules_of(game)
    return {"game": family_of(game)} | ({"house_rules": rules.name} if rules else {})


def titled(report: Mapping[str, Any]) -> str:
    """The same for people: `dreamhome (Garage sale)`."""
    rules = report.get("house_rules")
    return f"{report['game']} ({rules})" if rules else str(report["game"])


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=language_here(), help="en, fr or is (yours: %(default)s)")


def language_here() -> str:
    """The reader's language by the environment, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


@cache
def in_english(game: "Game") -> "Explain":
    """How a fault of a record is told: the reasons of a game as sentences."""
    from rooftree.texts import Speaker

    speaker = Speaker("en", game.name)

    def explain(reason: "Message") -> str:
        return speaker.say(reason)

    return explain
