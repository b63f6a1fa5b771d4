"""The card list, for people: every card with its numbers, and where each of them comes from."""

from typing import Any

from rooftree.core.notation import kebab
from rooftree.games.homesweethome.board import Cell
from rooftree.games.homesweethome.cards import (
    CARDS,
    CONSTRUCTION_NAMES,
    NUM_CONSTRUCTIONS,
    PAYABLE,
    Character,
    Kind,
    Resource,
    RoomKind,
)

Card = dict[str, Any]

# The tables of the list: their columns, the words before the numbers.
COLUMNS = {
    "constructions": ("card", "kind", "cost", "rooms", "points", "copies"),
    "traps": ("card", "effect"),
    "resources": ("card", "effect", "stars", "copies"),
    "characters": ("card", "effect", "copies"),
    "supply": ("thing", "copies"),
}
WORDS = {"constructions": 3, "traps": 2, "resources": 2, "characters": 2, "supply": 1}
STATED_STARS = ("concrete", "wood")  # the good neighbour's: "celles à une étoile (bois et béton)"


def parts() -> dict[str, list[Card]]:
    """The whole box, table by table; `sources` names what is not our reconstruction."""
    return {
        "constructions": [_construction(card) for card in range(1, NUM_CONSTRUCTIONS + 1)],
        "traps": [_trap(card) for card in range(1, NUM_CONSTRUCTIONS + 1) if CARDS.trap[card]],
        "resources": [_resource(resource) for resource in Resource if resource],
        "characters": [_character(character) for character in Character if character],
        "supply": [_thing(name, count) for name, count in CARDS.supply.items()],
    }


def _construction(card: int) -> Card:
    """What is not for a kind of card is None: the points of a trap, the rooms of a roof."""
    kind = Kind(CARDS.kind[card])
    return {
        "name": CONSTRUCTION_NAMES[card],
        "kind": kebab(kind),
        "room_kind": kebab(RoomKind(CARDS.room_kind[card])) if kind == Kind.ROOM else None,
        "cost": [kebab(resource) for resource in PAYABLE for _ in range(CARDS.cost[card][resource])],
        "rooms": CARDS.capacity[card] if kind == Kind.FOUNDATION else None,
        "points": CARDS.points[card] if kind != Kind.TRAP else None,
        "copies": 1,
        "sources": {},
    }


def _trap(card: int) -> Card:
    """Counted among the construction cards; here is where it strikes."""
    zone = [cell.name for cell in Cell if CARDS.zone[card][cell]]
    return {"name": CONSTRUCTION_NAMES[card], "zone": zone, "copies": 1, "sources": _from_the_rulebook("name")}


def _resource(resource: Resource) -> Card:
    name = kebab(resource)
    stars = ["stars"] if name in STATED_STARS else []
    return {
        "name": name,
        "stars": CARDS.stars[resource],
        "copies": CARDS.resources[name]["copies"],
        "sources": _from_the_rulebook("copies", "name", *stars),
    }


def _character(character: Character) -> Card:
    return {"name": kebab(character), "copies": 1, "sources": _from_the_rulebook("copies", "name")}


def _thing(name: str, count: int) -> Card:
    return {"name": name, "copies": count, "sources": _from_the_rulebook("copies")}


def _from_the_rulebook(*entries: str) -> dict[str, str]:
    return dict.fromkeys(entries, "rulebook")
