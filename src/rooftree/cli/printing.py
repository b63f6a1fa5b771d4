"""A game on paper, as PDF: all of it to cut out, in our own pictures, or a score pad, or an aid for each player.

  rooftree print dreamhome                        all of it, into dreamhome-game-a4-en.pdf
  rooftree print california aid --lang fr         how a turn goes and what things do, on one page
  rooftree print homesweethome pad -o pad.pdf     pages to write the score on
  rooftree print dreamhome cards --paper letter   the cards, 63 × 88 mm, with their backs and cut marks

Needs Typst: pip install 'rooftree[print]'
"""

import argparse
from pathlib import Path

from rooftree.cli import shared
from rooftree.cli.errors import CommandError

SUMMARY = "a game on paper: cards and boards to cut out, score pads, player aids"
STDOUT = "-"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from rooftree.press import PAPERS, WHATS

    shared.add_game(parser)
    parser.add_argument("what", nargs="?", choices=WHATS, default=WHATS[0], help="%(choices)s (all: %(default)s)")
    parser.add_argument("--paper", choices=PAPERS, default=PAPERS[0], help="%(choices)s (unless told: %(default)s)")
    shared.add_language(parser)
    parser.add_argument("-o", "--output", metavar="FILE", help="where to write it; - is the standard output")


def run(args: argparse.Namespace) -> int:
    import sys

    from rooftree.press.making import NoPress, make
    from rooftree.texts import Speaker

    try:
        pages = make(args.game, args.what, args.paper, args.lang)
    except NoPress as error:
        raise CommandError(Speaker(args.lang).say(error.why)) from None
    if args.output == STDOUT:
        sys.stdout.buffer.write(pages)
        return 0
    path = Path(args.output or f"{args.game}-{args.what}-{args.paper}-{args.lang}.pdf")
    path.write_bytes(pages)
    print(path)
    return 0
