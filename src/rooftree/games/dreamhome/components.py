"""The card list, for people: every kind of card with its numbers, and where each of them comes from."""

from typing import Any

from rooftree.box.tomlcards import Sources, sources_in
from rooftree.games.dreamhome.cards import CARDS

Card = dict[str, Any]

# The tables of the list: their columns, the words before the numbers.
COLUMNS = {
    "rooms": ("card", "class", "points", "children", "size", "copies"),
    "resources": ("card", "kind", "place", "points", "copies"),
    "supply": ("thing", "copies"),
}
WORDS = {"rooms": 4, "resources": 3, "supply": 1}


def parts() -> dict[str, list[Card]]:
    """The whole box, table by table; `sources` names what is not our reconstruction."""
    return {"rooms": rooms(), "resources": resources(), "supply": supply()}


def rooms() -> list[Card]:
    """One entry a kind of room."""
    return [
        {
            "name": name,
            "class": room["class"],
            "copies": len(room["children"]),
            "size": len(room["points"]),
            "points": room["points"],
            "beside": room.get("beside"),
            "children": room["children"],
            "sources": sources_in(room, f"room {name}"),
        }
        for name, room in CARDS.rooms.items()
    ]


def resources() -> list[Card]:
    """One entry a kind of resource card."""
    tools = [_plain("tool", name, 1, sources_in(tool, f"tool {name}")) for name, tool in CARDS.tools.items()]
    helpers = [
        _plain("helper", name, helper["copies"], sources_in(helper, f"helper {name}"))
        for name, helper in CARDS.helpers.items()
    ]
    return [*_roofs(), *_decor(), *tools, *helpers]


def _plain(kind: str, name: str, copies: int, sources: Sources, **more: Any) -> Card:
    return {"name": name, "kind": kind, "copies": copies, "points": None, "place": None, "sources": sources, **more}


def _roofs() -> list[Card]:
    """The rulebook tells of one window in each colour, owners of the others."""
    kinds = [(colour, suffix, key) for colour in CARDS.roofs for suffix, key in (("", "plain"), ("-window", "window"))]
    return [
        _plain("roof", f"roof-{colour}{suffix}", CARDS.roofs[colour][key], _copies(colour, key))
        for colour, suffix, key in kinds
    ]


def _copies(colour: str, key: str) -> Sources:
    sources = sources_in(CARDS.roofs[colour], f"roof {colour}")
    return {"copies": sources[key]} if key in sources else {}


def _decor() -> list[Card]:
    return [
        _plain("decor", name, 1, sources_in(decor, f"decor {name}"), points=decor["points"], place=decor["room"])
        for name, decor in CARDS.decor.items()
    ]


def supply() -> list[Card]:
    return [{"name": name, "copies": count, "sources": {"copies": "rulebook"}} for name, count in CARDS.supply.items()]
