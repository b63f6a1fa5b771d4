"""Every card and tile of the box: how many, at what cost, worth how much.

The rulebooks print no list. What they state has a full dot, what several owners of the box report an open one; the
rest is our reconstruction, kept in one data file for each game that an owner of the box can correct.

  rooftree components dreamhome
  rooftree components california --lang is
  rooftree components homesweethome --lang fr
  rooftree components dreamhome --json
"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rooftree.cli import output, shared
from rooftree.cli.errors import CommandError

if TYPE_CHECKING:
    from rooftree.core.extras import Card, Components
    from rooftree.core.game import Game
    from rooftree.texts import Speaker

    Parts = Mapping[str, Sequence[Card]]

SUMMARY = "every card of the box, and where its numbers come from"
MARKS = {"rulebook": "•", "owners": "◦", "house": "★"}
WITHOUT_TOTAL = ("supply", "traps")  # things of several kinds, and cards that are counted elsewhere


def add_arguments(parser: argparse.ArgumentParser) -> None:
    shared.add_game(parser)
    shared.add_cards(parser)
    shared.add_language(parser)
    parser.add_argument("--json", action="store_true", help="print the list as JSON")


def run(args: argparse.Namespace) -> int:
    from rooftree.core.found import game_class
    from rooftree.texts import Speaker

    game = game_class(shared.chosen_game(args))
    box = game.components()
    if box is None:
        raise CommandError(f"{args.game} brings no card list")
    parts = _marked(game, box.parts())
    if args.json:
        output.print_json(_report(game, parts))
    else:
        speaker = Speaker(args.lang, game.name)
        print("\n".join([_for_whom(game, speaker), *shared.tell_house_rules(game, speaker)]))
        _print(box, parts, speaker)
        if game.house_rules is not None:
            print(speaker.say("box-house"))
    return 0


def _marked(game: "type[Game]", parts: "Parts") -> "Parts":
    """What house rules have changed comes from them."""
    from rooftree.core.found import game_class

    box = game_class(game.family()).components()
    if game.house_rules is None or box is None:
        return parts
    return {
        part: [_changed(*pair) for pair in zip(cards, box.parts()[part], strict=True)] for part, cards in parts.items()
    }


def _changed(card: "Card", was: "Card") -> "Card":
    house = {entry: "house" for entry in card if card[entry] != was[entry]}
    return {**card, "sources": {**card["sources"], **house}}


def _report(game: "type[Game]", parts: "Parts") -> dict[str, Any]:
    totals = {name: _total(cards) for name, cards in parts.items() if name not in WITHOUT_TOTAL}
    players = [game.min_players, game.max_players]
    whom = {"players": players, "min_age": game.min_age, "minutes": game.minutes}
    return {**shared.named(game.name), **whom, **parts, "totals": totals}


def _for_whom(game: "type[Game]", speaker: "Speaker") -> str:
    """`California · 2–5 players · from age 8 · about 60 min`, as far as the rulebook says so."""
    told = [speaker.say("game-title"), speaker.say("box-players", least=game.min_players, most=game.max_players)]
    told += [speaker.say("box-age", age=game.min_age)] if game.min_age is not None else []
    told += [speaker.say("box-minutes", minutes=game.minutes)] if game.minutes is not None else []
    return " · ".join(told)


def _total(cards: "Sequence[Card]") -> int:
    return sum(card["copies"] for card in cards)


def _print(box: "Components", parts: "Parts", speaker: "Speaker") -> None:
    from rich.text import Text

    console = output.console()
    for part, cards in parts.items():
        columns, words = box.COLUMNS[part], box.WORDS[part]
        rows: list[list[object]] = [[_CELLS[column](card, speaker) for column in columns] for card in cards]
        if part not in WITHOUT_TOTAL:
            rows.append([speaker.say("box-total"), *[""] * (len(columns) - 2), _total(cards)])
        title = speaker.say(f"box-{part}", count=_total(cards))
        headings = [speaker.say(f"box-{column}") for column in columns]
        console.print(output.table(title, headings, rows, words))
    console.print(Text(speaker.say("box-legend")))
    console.print(Text(speaker.say("box-note")))


# A cell of a table: what a card has in one column


def _name(card: "Card", speaker: "Speaker") -> str:
    return speaker.name(card["name"]) + _dot(card, "name")


def _thing(card: "Card", speaker: "Speaker") -> str:
    return speaker.say(f"box-{card['name']}")


def _class(card: "Card", speaker: "Speaker") -> str:
    return speaker.say(f"box-{card['class']}")


def _kind(card: "Card", speaker: "Speaker") -> str:
    return speaker.say(f"box-{card.get('room_kind') or card['kind']}")


def _colour(card: "Card", speaker: "Speaker") -> str:
    return speaker.name(card["colour"]) + _dot(card, "colour") if card["colour"] else ""


def _points(card: "Card", speaker: "Speaker") -> str:
    """One number, or one for each size and perhaps one beside the right neighbour."""
    if not isinstance(card["points"], list):
        return _number(card, "points")
    points = _marked_points(card)
    return f"{points}; {_beside(card, speaker)}{_dot(card, 'beside')}" if card["beside"] else points


def _marked_points(card: "Card") -> str:
    """One mark for all sizes, or one for each."""
    sources = card["sources"].get("points")
    if not isinstance(sources, list):
        return " / ".join(map(str, card["points"])) + _dot(card, "points")
    return " / ".join(f"{number} {MARKS[source]}" for number, source in zip(card["points"], sources, strict=True))


def _beside(card: "Card", speaker: "Speaker") -> str:
    from rooftree.core.message import Name

    return speaker.say("box-beside", points=card["beside"]["points"], room=Name(card["beside"]["room"]))


def _children(card: "Card", speaker: "Speaker") -> str:
    return " ".join(map(str, card["children"]))


def _place(card: "Card", speaker: "Speaker") -> str:
    if card["place"] is None:
        return ""
    place = speaker.say("box-any-room") if card["place"] == "any" else speaker.name(card["place"])
    return place + _dot(card, "place")


def _cost(card: "Card", speaker: "Speaker") -> str:
    return ", ".join(speaker.name(resource) for resource in card["cost"])


def _effect(card: "Card", speaker: "Speaker") -> str:
    return speaker.effect(card["name"])


def _rooms(card: "Card", speaker: "Speaker") -> str:
    return _number(card, "rooms")


def _stars(card: "Card", speaker: "Speaker") -> str:
    return _number(card, "stars")


def _size(card: "Card", speaker: "Speaker") -> str:
    return _number(card, "size")


def _copies(card: "Card", speaker: "Speaker") -> str:
    return _number(card, "copies")


def _number(card: "Card", entry: str) -> str:
    """The mark stands before a number, so that columns stay straight."""
    source = card["sources"].get(entry)
    mark = f"{MARKS[source]} " if source else ""
    return "" if card[entry] is None else f"{mark}{card[entry]}"


def _dot(card: "Card", entry: str) -> str:
    source = card["sources"].get(entry)
    return f" {MARKS[source]}" if source else ""


_CELLS: dict[str, Callable[["Card", "Speaker"], str]] = {
    "card": _name,
    "tile": _name,
    "thing": _thing,
    "class": _class,
    "kind": _kind,
    "colour": _colour,
    "points": _points,
    "children": _children,
    "place": _place,
    "size": _size,
    "cost": _cost,
    "effect": _effect,
    "rooms": _rooms,
    "stars": _stars,
    "copies": _copies,
}
