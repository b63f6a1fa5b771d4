"""The list of components, for people: every kind of tile and card with its numbers, and where each comes from."""

from typing import Any

from rooftree.box.tomlcards import sources_in
from rooftree.core.notation import kebab
from rooftree.games.california.cards import CARDS, NUM_BOARDS, NUM_COLOURS, Bonus
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
    """The whole box, table by table; `sources` names what is not our reconstruction."""
    return {"tiles": tiles(), "bonuses": bonuses(), "supply": supply()}


def tiles() -> list[Card]:
    rooms = [_tile("room", f"room-{name}", row, row["rooms"], name) for name, row in CARDS.colours.items()]
    pieces = [_tile("furniture", name, row, row["copies"], row["colour"]) for name, row in CARDS.furniture.items()]
    return [*rooms, *pieces, _tile("extension", "attic-extension", CARDS.extension, CARDS.extension["copies"], None)]


def _tile(kind: str, name: str, row: dict[str, Any], copies: int, colour: str | None) -> Card:
    return {"name": name, "kind": kind, "colour": colour, "copies": copies, "sources": sources_in(row, name)}


def bonuses() -> list[Card]:
    """What a bonus card asks for is in the rulebook, what it is worth is not."""
    points = [CARDS.bonus_points[bonus] for bonus in Bonus]
    sources = {"copies": "rulebook", "name": "rulebook"}
    return [{"name": kebab(bonus), "points": points[bonus], "copies": 1, "sources": sources} for bonus in Bonus]


def supply() -> list[Card]:
    counts = {"boards": NUM_BOARDS, "neighbours": NUM_COLOURS, "loan-markers": MAX_PLAYERS, **CARDS.supply}
    return [{"name": name, "copies": count, "sources": {"copies": "rulebook"}} for name, count in counts.items()]
