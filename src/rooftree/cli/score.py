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
  money = 7                                            in silver, should there be a tie
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
  rooftree score house.toml --json

Examples lie in examples/sheets, a folder a game.
"""

import argparse
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rooftree.cli import output, scored, shared
from rooftree.cli.errors import CommandError

if TYPE_CHECKING:
    from rooftree.box.pad import Lexicon, Problem, ScorePad
    from rooftree.texts import Speaker

SUMMARY = "the score pad for the box on your table"
MAX_BYTES = 100_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the houses, mansions or home, as TOML")
    shared.add_language(parser)
    parser.add_argument("--json", action="store_true", help="print the lines as JSON")


def run(args: argparse.Namespace) -> int:
    from rooftree.texts import Speaker

    data = _sheet(args.file, Speaker(args.lang))
    game, pads = game_of(data), score_pads()
    speaker, rules = Speaker(args.lang, game), pads[game]
    pad = rules.score_pad(data, lexicon(game))
    if pad.problems:
        raise CommandError(_told(args.file, pad.problems, speaker))
    if args.json:
        output.print_json(scored.report(game, rules, pad))
    else:
        scored.show(rules, pad, speaker)
    return 0


def _sheet(path: Path, speaker: "Speaker") -> dict[str, Any]:
    """What is written in the file."""
    try:
        with path.open("rb") as file:
            text = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise CommandError(f"cannot read {path}: {error.strerror}") from None
    if len(text) > MAX_BYTES:
        raise CommandError(f"{path}: {speaker.say('pad-too-long')}")
    try:
        return tomllib.loads(text.decode())
    except UnicodeDecodeError:
        raise CommandError(f"{path}: {speaker.say('pad-not-text')}") from None
    except (ValueError, RecursionError) as error:  # TOMLDecodeError among them
        raise CommandError(f"{path}: {speaker.say('pad-bad-toml', error=str(error))}") from None


def game_of(data: dict[str, Any]) -> str:
    """The game that a sheet names; where it names none, the one whose homes are written down, or the first."""
    pads = score_pads()
    if data.get("game") in tuple(pads):
        return str(data["game"])
    return next((game for game, pad in pads.items() if pad.ENTRY in data), next(iter(pads)))


def score_pads() -> "dict[str, ScorePad]":
    """The score pads of all games that have one."""
    from rooftree.core.found import game_class
    from rooftree.games import names

    return {name: pad for name in names() if (pad := game_class(name).score_pad())}


def lexicon(game: str) -> "Lexicon":
    """The words of all three languages."""
    from rooftree.texts import LANGUAGES, plain

    return score_pads()[game].lexicon([pair for lang in LANGUAGES for pair in _words(game, lang)], plain)


def _words(game: str, lang: str) -> Iterator[tuple[str, str]]:
    from rooftree.texts import Speaker

    speaker = Speaker(lang, game)
    yield from speaker.names().items()
    for kind in score_pads()[game].SPOKEN:
        for word in speaker.say(f"pad-words-{kind}").split(","):
            yield word, kind


# What is wrong


def _told(path: Path, problems: "list[Problem]", speaker: "Speaker") -> str:
    lines = [f"{path}: {speaker.say('pad-wrong', count=len(problems))}"]
    return "\n  ".join(lines + [_problem(problem, speaker) for problem in problems])


def _problem(problem: "Problem", speaker: "Speaker") -> str:
    from rooftree.core.message import Name

    text = speaker.say(problem.what)
    near = [speaker.name(each) if isinstance(each, Name) else each for each in problem.near]
    if near:
        meant = near[0] if len(near) == 1 else speaker.say("pad-or", first=near[0], second=near[1])
        text += " " + speaker.say("pad-did-you-mean", near=meant)
    return speaker.say("pad-at", name=problem.owner, problem=text) if problem.owner else text
