"""The rules of a game in our own words, in English, French or Icelandic.

  rooftree rules dreamhome                       all of them
  rooftree rules homesweethome --lang fr         in French
  rooftree rules dreamhome --section placing     one section: how a room is placed
  rooftree rules california --section attic      the same of another game
  rooftree rules dreamhome --json                sections with their ids, for other programs

The pages of the browser are the same; their worked examples are drawn here, too.
"""

import argparse
from typing import Any

from rooftree.cli import output, shared
from rooftree.cli.errors import CommandError
from rooftree.texts import Section, Speaker, rules_text, sections

SUMMARY = "the rules in our own words"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    shared.add_game(parser)
    shared.add_cards(parser)
    shared.add_language(parser)
    parser.add_argument("--section", metavar="ID", help="print one section only (an unknown ID lists them all)")
    parser.add_argument("--json", action="store_true", help="print the sections as JSON")


def run(args: argparse.Namespace) -> int:
    args.game = shared.chosen_game(args)
    chosen = choose(sections(rules_text(args.game, args.lang)), args.section)
    if args.json:
        output.print_json(as_data(args.game, args.lang, chosen))
    else:
        from rooftree.cli import figures

        speaker = Speaker(args.lang, args.game)
        for section in chosen:
            figures.show(output.console(), section, speaker)
    return 0


def choose(page: list[Section], wanted: str | None) -> list[Section]:
    """All sections, or the one that was asked for."""
    if wanted is None:
        return page
    found = [section for section in page if section.id == wanted]
    if not found:
        ids = ", ".join(section.id for section in page)
        raise CommandError(f"there is no section {wanted!r}; there are {ids}")
    return found


def as_data(game: str, lang: str, page: list[Section]) -> dict[str, Any]:
    told = [{"id": section.id, "title": section.title, "text": section.body} for section in page]
    return {**shared.named(game), "lang": lang, "sections": told}
