"""Count the ways a game can go on: every sequence of legal actions from the deal, to a depth.

A single action too many or too few anywhere changes the count, so two engines that agree on these numbers agree
on the rules. --divide splits the deepest count by the first action, to find where two of them part.

  rooftree perft dreamhome --players 2 --seed 1 --depth 3
  rooftree perft dreamhome --players 4 --depth 4 --option roofs=open
  rooftree perft california --players 5 --depth 3 --divide
  rooftree perft homesweethome --seed 5 --depth 6 --option characters=false
"""

import argparse
from typing import TYPE_CHECKING, Any

from rooftree.cli import builds, options, output, shared
from rooftree.cli.errors import CommandError

if TYPE_CHECKING:
    from rooftree.core.game import Game
    from rooftree.core.layout import Array

SUMMARY = "count the legal continuations of a deal"
MAX_DEPTH = 30
MAX_SEED = 2**63 - 1  # as in rooftree.core.chance, which would import NumPy
COMPILING_PAYS = 3  # actions deep


def add_arguments(parser: argparse.ArgumentParser) -> None:
    shared.add_game(parser)
    shared.add_cards(parser)
    parser.add_argument("--players", type=options.whole_number(1, 99), default=2, help="how many play (%(default)s)")
    seed = options.whole_number(0, MAX_SEED)
    parser.add_argument("--seed", type=seed, default=1, help="which deal (%(default)s)")
    depth = options.whole_number(1, MAX_DEPTH)
    parser.add_argument("--depth", type=depth, default=3, help="how many actions deep (%(default)s)")
    parser.add_argument("--divide", action="store_true", help="split the deepest count by the first action")
    options.add_options(parser)
    parser.add_argument("--json", action="store_true", help="print the counts as JSON")


def run(args: argparse.Namespace) -> int:
    from rooftree import games
    from rooftree.core.game import GameError

    args.game = shared.chosen_game(args)
    rules = games.load(args.game, "checked")
    try:
        state = rules.new(args.players, args.seed, options.chosen_options(rules, args.option))
    except GameError as error:
        raise CommandError(str(error)) from None
    game = builds.load(args.game, pays=args.depth > COMPILING_PAYS)
    if args.json:
        output.print_json(_report(game, state, args))
    else:
        _print(game, state, args)
    return 0


def _report(game: "Game", state: "Array", args: argparse.Namespace) -> dict[str, Any]:
    from rooftree.lab.perft import divide, perft

    head = {**shared.named(game.name), "players": args.players, "seed": args.seed, "options": game.options_of(state)}
    counts = {depth: perft(game, state, depth) for depth in range(1, args.depth + 1)}
    if not args.divide:
        return {**head, "nodes": counts}
    branches = {game.format(action): count for action, count in divide(game, state, args.depth)}
    return {**head, "nodes": counts, "divide": branches}


def _print(game: "Game", state: "Array", args: argparse.Namespace) -> None:
    """Line by line as the counts come: the deepest takes longer than all others together."""
    from rooftree.lab.perft import divide, perft

    print("depth           nodes")
    for depth in range(1, args.depth + 1):
        print(f"{depth:5} {output.grouped(perft(game, state, depth)):>15}", flush=True)
    if args.divide:
        print(f"\nat depth {args.depth} by the first action")
        width = max(12, *(len(game.format(action)) for action in game.moves(state)))
        for action, count in divide(game, state, args.depth):
            print(f"{game.format(action):<{width}} {output.grouped(count):>8}", flush=True)
