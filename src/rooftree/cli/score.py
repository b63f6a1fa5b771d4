"""The score pad for the box on your table: write down the houses, get the points line by line.

A house is a few lines of TOML. Cards go by their names in English, French or Icelandic; capitals, accents and
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

  rooftree score house.toml
  rooftree score examples/houses/maison.toml --lang fr
  rooftree score house.toml --json

Examples lie in examples/houses.
"""

import argparse
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rooftree.cli import output, shared
from rooftree.cli.errors import CommandError

if TYPE_CHECKING:
    from rooftree.games.dreamhome.scorepad import Lexicon, Pad, Problem, ScoredHouse
    from rooftree.texts import Speaker

SUMMARY = "the score pad for the box on your table"
GAME = "dreamhome"
MAX_BYTES = 100_000
SECTIONS = ("rooms", "decor", "functionality", "roof")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the houses, as TOML")
    shared.add_language(parser)
    parser.add_argument("--json", action="store_true", help="print the lines as JSON")


def run(args: argparse.Namespace) -> int:
    from rooftree.games.dreamhome.scorepad import score_pad
    from rooftree.texts import Speaker

    speaker = Speaker(args.lang, GAME)
    pad = score_pad(_sheet(args.file, speaker), lexicon())
    if pad.problems:
        raise CommandError(_told(args.file, pad.problems, speaker))
    if args.json:
        output.print_json(_report(pad))
    else:
        _print(pad, speaker)
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


def lexicon() -> "Lexicon":
    """The words of all three languages."""
    from rooftree.games.dreamhome.scorepad import Lexicon
    from rooftree.texts import LANGUAGES, plain

    return Lexicon((pair for lang in LANGUAGES for pair in _words(lang)), plain)


def _words(lang: str) -> Iterator[tuple[str, str]]:
    from rooftree.texts import Speaker

    speaker = Speaker(lang, GAME)
    yield from speaker.names().items()
    for kind in ("empty-room", "window"):
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
    return speaker.say("pad-at", house=problem.house, problem=text) if problem.house else text


# What it is worth


def _print(pad: "Pad", speaker: "Speaker") -> None:
    console = output.console()
    columns = [speaker.say(f"score-{column}") for column in ("what", "where", "points")]
    for house in pad.houses:
        console.print(output.table(house.name, columns, _rows(house, speaker), words=2))
    if len(pad.houses) > 1:
        _print_comparison(pad, speaker)
    for house in pad.houses:
        if house.missing:
            print(speaker.say("pad-unfinished", name=house.name, missing=house.missing))
    if len(pad.houses) > 1:
        print(_verdict(pad, speaker))


def _rows(house: "ScoredHouse", speaker: "Speaker") -> Iterator[list[object]]:
    """Each part of the score with its lines below it."""
    from rooftree.games.dreamhome.scorepad import section_of

    for section in SECTIONS:
        yield [speaker.say(f"pad-{section}"), "", house.section(section)]
        for line in house.lines:
            if section_of(line.what) == section:
                yield [f"  {speaker.line(line.what)}", " ".join(line.cells), line.points]
    yield [speaker.say("pad-total"), "", house.points]


def _print_comparison(pad: "Pad", speaker: "Speaker") -> None:
    rows: list[list[object]] = [
        [speaker.say(f"pad-{section}"), *(house.section(section) for house in pad.houses)] for section in SECTIONS
    ]
    rows.append([speaker.say("pad-total"), *(house.points for house in pad.houses)])
    if any(house.children is not None for house in pad.houses):
        counted = ["?" if house.children is None else house.children for house in pad.houses]
        rows.append([speaker.say("box-children"), *counted])
    output.console().print(output.table("", ["", *(house.name for house in pad.houses)], rows))


def _verdict(pad: "Pad", speaker: "Speaker") -> str:
    points = max(house.points for house in pad.houses)
    if len(pad.winners) == 1:
        is_level = sum(house.points == points for house in pad.houses) > 1
        return speaker.say("pad-winner-by-children" if is_level else "pad-winner", name=pad.winners[0], points=points)
    names = ", ".join(pad.winners)
    return speaker.say("pad-open" if pad.is_open else "pad-shared", names=names, points=points)


def _report(pad: "Pad") -> dict[str, Any]:
    return {"game": GAME, "houses": [_house(house) for house in pad.houses], "winners": pad.winners}


def _house(house: "ScoredHouse") -> dict[str, Any]:
    return {
        "name": house.name,
        "points": house.points,
        "sections": {section: house.section(section) for section in SECTIONS},
        "children": house.children,
        "missing_rooms": house.missing,
        "lines": [line._asdict() for line in house.lines],
    }
