"""Every card of the box: rooms and resources, how many, how large, worth how much.

The rulebook prints no card list. What it states, or what several owners report, is marked with a dot; the rest is
our reconstruction, kept in one data file that an owner of the box can correct.

  rooftree components dreamhome
  rooftree components dreamhome --lang is
  rooftree components dreamhome --json
"""

import argparse
from typing import TYPE_CHECKING, Any

from rooftree.cli import output, shared

if TYPE_CHECKING:
    from rooftree.texts import Speaker

GAMES = ("dreamhome",)  # the others' lists are in their rules
SUMMARY = "every card of the box, and which numbers are certain"
DOT = "•"

Card = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    shared.add_game(parser, GAMES)
    shared.add_language(parser)
    parser.add_argument("--json", action="store_true", help="print the list as JSON")


def run(args: argparse.Namespace) -> int:
    from importlib import import_module

    from rooftree.texts import Speaker

    box = import_module(f"rooftree.games.{args.game}.components")
    if args.json:
        output.print_json(_report(args.game, box.rooms(), box.resources()))
    else:
        _print(box.rooms(), box.resources(), Speaker(args.lang, args.game))
    return 0


def _report(game: str, rooms: list[Card], resources: list[Card]) -> dict[str, Any]:
    totals = {"rooms": _total(rooms), "resources": _total(resources)}
    return {"game": game, "rooms": rooms, "resources": resources, "totals": totals}


def _total(cards: list[Card]) -> int:
    return sum(card["copies"] for card in cards)


def _print(rooms: list[Card], resources: list[Card], speaker: "Speaker") -> None:
    from rich.text import Text

    console = output.console()
    total = speaker.say("box-total")
    title = speaker.say("box-rooms", count=_total(rooms))
    rows = [*(_room(card, speaker) for card in rooms), [total, "", "", "", "", _total(rooms)]]
    console.print(output.table(title, _headings(speaker, "card class points children size copies"), rows, words=4))
    title = speaker.say("box-resources", count=_total(resources))
    rows = [*(_resource(card, speaker) for card in resources), [total, "", "", "", _total(resources)]]
    console.print(output.table(title, _headings(speaker, "card kind place points copies"), rows, words=3))
    console.print(Text(speaker.say("box-note")))


def _headings(speaker: "Speaker", keys: str) -> list[str]:
    return [speaker.say(f"box-{key}") for key in keys.split()]


def _room(card: Card, speaker: "Speaker") -> list[object]:
    points = " / ".join(map(str, card["points"])) + _dot(card, "points")
    if card["beside"]:
        points += "; " + _beside(card, speaker) + _dot(card, "beside")
    children = " ".join(map(str, card["children"]))
    size = _number(card, "max_size")
    return [speaker.name(card["name"]), speaker.say(f"box-{card['class']}"), points, children, size, card["copies"]]


def _beside(card: Card, speaker: "Speaker") -> str:
    from rooftree.core.message import Name

    return speaker.say("box-beside", points=card["beside"]["points"], room=Name(card["beside"]["room"]))


def _resource(card: Card, speaker: "Speaker") -> list[object]:
    place = _place(card["place"], speaker) + _dot(card, "place") if card["place"] else ""
    numbers = [_number(card, "points"), _number(card, "copies")]
    return [speaker.name(card["name"]), speaker.say(f"box-{card['kind']}"), place, *numbers]


def _place(place: str, speaker: "Speaker") -> str:
    return speaker.say("box-any-room") if place == "any" else speaker.name(place)


def _number(card: Card, entry: str) -> str:
    """The mark stands before a number, so that columns stay straight."""
    mark = f"{DOT} " if entry in card["stated"] else ""
    return "" if card[entry] is None else f"{mark}{card[entry]}"


def _dot(card: Card, entry: str) -> str:
    return f" {DOT}" if entry in card["stated"] else ""
