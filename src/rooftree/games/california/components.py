"""The list of components, for people: every kind of tile and card with its numbers, and which of them are certain."""

from typing import Any

from rooftree.core.notation import kebab
from rooftree.games.california.cards import CARDS, NUM_BOARDS, NUM_COLOURS, NUM_GIFTS, Bonus
from rooftree.games.california.state import MAX_PLAYERS

Card = dict[str, Any]

# The tables of the list: their columns, the words before the numbers.
COLUMNS = {
    "tiles": ("tile", "kind", "colour", "copies"),
    "bonuses": ("card", "points", "copies"),
    "supply": ("thing", "copies"),
}
WORDS = {"tiles": 3, "bonuses": 1, "supply": 1}


def parts() -> dict[str, list[Card]]:
    """The whole box, table by table; `stated` names what the rulebook tells."""
    return {"tiles": tiles(), "bonuses": bonuses(), "supply": supply()}


def tiles() -> list[Card]:
    rooms = [_tile("room", f"room-{name}", row["rooms"], name) for name, row in CARDS.colours.items()]
    pieces = [_tile("furniture", name, row["copies"], row["colour"]) for name, row in CARDS.furniture.items()]
    extensions = sum(name.startswith("attic-extension") for name in CARDS.names)
    return [*rooms, *pieces, _tile("extension", "attic-extension", extensions, None)]


def _tile(kind: str, name: str, copies: int, colour: str | None) -> Card:
    return {"name": name, "kind": kind, "colour": colour, "copies": copies, "stated": []}


def bonuses() -> list[Card]:
    """What a bonus card asks for is stated, what it is worth is not."""
    points = [CARDS.bonus_points[bonus] for bonus in Bonus]
    return [
        {"name": kebab(bonus), "points": points[bonus], "copies": 1, "stated": ["copies", "name"]} for bonus in Bonus
    ]


def supply() -> list[Card]:
    counts = {"gifts": NUM_GIFTS, "neighbours": NUM_COLOURS, "loan-markers": MAX_PLAYERS, "boards": NUM_BOARDS}
    return [{"name": name, "copies": count, "stated": ["copies"]} for name, count in counts.items()]
