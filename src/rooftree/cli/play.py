"""Play in the terminal, with friends at the same keyboard, with bots, or with both.

  rooftree play dreamhome                                    you against a greedy bot
  rooftree play california --players 4                       you against three of them
  rooftree play dreamhome --seats "Anna,Jón,casual,master"   two people and two bots, of the six levels
  rooftree play homesweethome --seats "Anna,Jón"             together; the screen is covered between two hands
  rooftree play dreamhome --lang is --option roofs=open      in Icelandic, with open roofs
  rooftree play dreamhome --seed 7                           the same cards as everyone with seed 7
  rooftree play dreamhome --load game.json                   go on with a saved game

Type the number of a move, or the move itself (take 3, place G2 down; gold, buy L2 C3; say A, play wood). At any
time: ? shows what every move is worth, why T3 why something is not possible, undo takes back, save FILE keeps the
game, help lists the rest.
"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from rooftree.cli import builds, options, shared
from rooftree.cli.errors import CommandError

if TYPE_CHECKING:
    from rooftree.bots import Bot
    from rooftree.cli.table.sitting import Sitting
    from rooftree.core.game import Game
    from rooftree.texts import Speaker

SUMMARY = "play in the terminal, with friends or bots"
MAX_SEED = 2**63 - 1  # as in rooftree.core.chance, which would import NumPy
RANDOM_SEEDS = 1_000_000  # short enough to tell a friend


def add_arguments(parser: argparse.ArgumentParser) -> None:
    shared.add_game(parser)
    shared.add_cards(parser)
    parser.add_argument(
        "--seats",
        metavar="NAMES",
        help="who plays, in seat order: people by name, bots by level (novice, casual, regular, skilled, expert, "
        "master) or as greedy, team, search:200ms, module:Bot",
    )
    parser.add_argument("--players", type=options.whole_number(1, 99), help="how many; bots fill the empty seats")
    seed = options.whole_number(0, MAX_SEED)
    parser.add_argument("--seed", type=seed, help="which deal (a random one, shown on the screen)")
    options.add_options(parser)
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    shared.add_language(parser)
    parser.add_argument("--no-confirm", action="store_true", help="do not ask before the turn passes on")
    parser.add_argument("--ascii", action="store_true", help="draw with ASCII characters only")


def run(args: argparse.Namespace) -> int:
    from rooftree import games
    from rooftree.cli.table.desk import Desk
    from rooftree.cli.table.keyboard import Keyboard
    from rooftree.cli.table.leaving import Saver
    from rooftree.cli.table.screen import screen
    from rooftree.cli.table.session import Session
    from rooftree.draw import drawing_of
    from rooftree.texts import Speaker

    args.game = shared.chosen_game(args)
    game = games.load(args.game, "checked")
    sitting = _resumed(game, args) if args.load else _dealt(game, Speaker(args.lang, args.game), args)
    name, console = sitting.game.name, screen(args.ascii)
    desk = Desk(sitting, Speaker(args.lang, name), drawing_of(name), console, Keyboard(console))
    return Session(desk, _bots(sitting), Saver(desk, args.load), not args.no_confirm).play()


def _dealt(game: "Game", speaker: "Speaker", args: argparse.Namespace) -> "Sitting":
    from secrets import randbelow

    from rooftree.cli.table.seats import seats_of
    from rooftree.cli.table.sitting import Sitting

    seats = seats_of(game, speaker, args.seats, args.players)
    seed = randbelow(RANDOM_SEEDS) if args.seed is None else args.seed
    return Sitting(game, seats, seed, game.new(len(seats), seed, options.chosen_options(game, args.option)))


def _resumed(game: "Game", args: argparse.Namespace) -> "Sitting":
    from rooftree import games
    from rooftree.cli.table.saving import load
    from rooftree.cli.table.sitting import Sitting
    from rooftree.core.replay import RecordError, game_of

    if args.seats or args.players or args.option or args.cards or args.seed is not None:
        raise CommandError(
            "--load brings its own seats, options, cards and seed; "
            "leave --seats, --players, --option, --cards, --seed out"
        )
    record = load(game, args.load)
    try:
        return Sitting.resumed(games.load(game_of(record), "checked"), record)
    except RecordError as error:
        raise CommandError(f"{args.load}: {error}") from None


def _bots(sitting: "Sitting") -> "dict[int, Bot]":
    """A bot for every seat that is not a person's, with a seed of its own."""
    from rooftree import bots
    from rooftree.core.game import GameError

    names = {place: name for place, seat in enumerate(sitting.seats) if (name := seat.bot)}
    thinks = any(bots.thinks_ahead(name) for name in names.values())
    game = builds.load(sitting.game.name, pays=True) if thinks else sitting.game
    try:
        return {
            place: bots.make(name, game, ((sitting.seed or 0) + place) % MAX_SEED) for place, name in names.items()
        }
    except GameError as error:
        raise CommandError(str(error)) from None
