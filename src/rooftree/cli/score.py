"""The score pad for the box on your table: write down the homes, get the points line by line.

A home is a few lines of TOML. Cards go by their names in English, French or Icelandic; capitals, accents and
hyphens do not matter. What cannot be is named, all of it at once, with what would be right.

  game = "dreamhome"
  [[house]]
  name = "Anna"
  T1 = "playroom"                                      top floor T1 T2 T3 T4 T5
  T2 = { room = "living room", decor = "piano" }       ground floor G1 G2 G3 G4 G5
  B5 = "empty"                                         basement B4 B5
  garden = ["treehouse"]
  roofs = ["red", "red window", "green", "grey"]
  helpers = ["architect"]
  children = 3                                         on face-up rooms, should there be a tie

  game = "california"
  players = 4                                          should some of the mansions not be written down
  [[mansion]]
  name = "Anna"
  board = "brown"                                      the room printed on B2
  A1 = "red"                                           row by row from A1 to D4
  B1 = { room = "red", piece = "grand piano" }
  C2 = { room = "light blue", piece = "swimming pool" }
  attic = ["dog"]
  extension = true
  gifts = 1
  bonuses = ["swimming pool and grand piano"]
  money = 7                                            in silver: for a tie, and to repay a loan
  loan = true                                          still to be repaid

  game = "homesweethome"
  [[home]]
  expert = true                                        with the expert bonuses
  A1 = "lawn"                                          a terrain or a foundation, row by row from A1 to C3
  B2 = { base = "large slab", rooms = ["kitchenette", "shower room"], roof = "slate roof" }

  rooftree score house.toml
  rooftree score examples/sheets/dreamhome/maison.toml --lang fr
  rooftree score examples/sheets/california/setur.toml --lang is
  rooftree score examples/sheets/homesweethome/home.toml
  rooftree score monday.toml tuesday.toml              each for itself
  rooftree score house.toml --json
  rooftree score house.toml --cards our-rules.toml     by house rules

Examples lie in examples/sheets, a folder a game.
"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rooftree.cli import output, scored, shared, written
from rooftree.cli.errors import CommandError
from rooftree.texts import Speaker

if TYPE_CHECKING:
    from rooftree.box.pad import Pad, Problem, ScorePad

SUMMARY = "the score pad for the box on your table"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="houses, mansions or a home, as TOML")
    shared.add_cards(parser)
    shared.add_language(parser)
    parser.add_argument("--json", action="store_true", help="print the lines as JSON")


def run(args: argparse.Namespace) -> int:
    """Each sheet for itself; what is wrong with some of them comes last, and the others are scored all the same."""
    reports, wrong = [], []
    for path in args.files:
        try:
            game, rules, pad = _scored(path, args.lang, args.cards)
        except CommandError as error:
            wrong.append(str(error))
        else:
            speaker = Speaker(args.lang, game)
            reports.append(scored.report(game, rules, pad, speaker))
            if not args.json:
                scored.show(rules, pad, speaker, title=str(path) if len(args.files) > 1 else None)
    if args.json and reports:
        output.print_json(reports if len(args.files) > 1 else reports[0])
    if wrong:
        raise CommandError("\n".join(wrong))
    return 0


def _scored(path: Path, lang: str, cards: Path | None) -> "tuple[str, ScorePad, Pad]":
    from rooftree.box.padding import lexicon, pad_of

    data = written.sheet(path, Speaker(lang))
    game = game_of(data)
    if cards is not None:
        game = shared.by_house_rules(game, cards)
    rules = pad_of(game)
    pad = rules.score_pad(data, lexicon(game))
    if pad.problems:
        raise CommandError(_told(path, pad.problems, Speaker(lang, game)))
    return game, rules, pad


def game_of(data: dict[str, Any]) -> str:
    """The game that a sheet names; where it names none, the one whose homes are written down, or the first."""
    from rooftree.box.padding import score_pads

    pads = score_pads()
    if data.get("game") in tuple(pads):
        return str(data["game"])
    return next((game for game, pad in pads.items() if pad.ENTRY in data), next(iter(pads)))


# What is wrong


def _told(path: Path, problems: "list[Problem]", speaker: Speaker) -> str:
    lines = [f"{path}: {speaker.say('pad-wrong', count=len(problems))}"]
    return "\n  ".join(lines + [_problem(problem, speaker) for problem in problems])


def _problem(problem: "Problem", speaker: Speaker) -> str:
    from rooftree.core.message import Name

    text = speaker.say(problem.what)
    near = [speaker.name(each) if isinstance(each, Name) else each for each in problem.near]
    if near:
        meant = near[0] if len(near) == 1 else speaker.say("pad-or", first=near[0], second=near[1])
        text += " " + speaker.say("pad-did-you-mean", near=meant)
    return speaker.say("pad-at", name=problem.owner, problem=text) if problem.owner else text
